# SPDX-License-Identifier: MIT
"""What a learned judgement looks at: whole numbers about each seat of a world.

What the signs of a position say is summed up by the formula; each of them beside it made chances
worse on games held out. A world is judged with every hand open: it is the true one for nobody, but
drawn from what a seat may know. Nothing depends on the number of a seat, only on its place in the
turn order.
"""

from collections.abc import Sequence
from math import log
from typing import Final

from wizardtable.core.learning.softmax import softmax
from wizardtable.games.anludim.mind.weights import WEIGHTS
from wizardtable.games.anludim.mind.win_chances import (
    KINDS,
    RIVALS,
    match_chances,
    match_prospects,
    nearness,
    points,
    pool,
    signs,
    sizes_by_seat,
)
from wizardtable.games.anludim.rules.components import DISCIPLINES
from wizardtable.games.anludim.rules.state import KEEP, State

_LEAST: Final = 1e-4
_FINE: Final = 64.0
"""Parts of a unit that are told apart, so that sums in another order come to the same."""

_CRESTS: Final = ("silver", "gold")
_MOST_KINDS: Final = 5

NAMES: Final[tuple[str, ...]] = (
    *(f"chance.{crest}" for crest in _CRESTS),
    *(f"round.{crest}" for crest in _CRESTS),
    *("lead", "behind", "kinds.lead", "kinds.behind", "near.lead", "near.behind"),
    *(f"size.{discipline}" for discipline in DISCIPLINES),
    *("hand", "table", "scrolls", "professors", "income", "idle", "gold", "turns"),
    *("near", "deck", "rivals.gold", "seats"),
)
"""What each number is about, in their order; those from "near" on are the same for all seats, but
for who has gold. The chances are the logarithms of those that the formula gives, of the match and
of the round."""

HELPFUL: Final = frozenset(
    name
    for name in NAMES
    if name.partition(".")[0] in ("chance", "round", "lead", "scrolls", "gold")
    or name in ("kinds.lead", "near.lead")
)
"""What never hurts its owner: no weight of it is below 0. HARMFUL: what never helps."""

HARMFUL: Final = frozenset({"behind", "kinds.behind", "near.behind", "rivals.gold"})


def features(state: State) -> list[list[int]]:
    """Returns the numbers of each seat, by seat; between rounds nothing counts but who has gold."""
    seats = len(state.hands)
    sizes = sizes_by_seat(state)
    weights = WEIGHTS.signs(state.expert, seats)
    shown = [signs(state, seat, sizes, RIVALS) for seat in range(seats)]
    rounds = [1.0 / seats] * seats
    again = WEIGHTS.again_of(seats)
    matches: Sequence[float]
    if state.phase == KEEP:
        matches = match_prospects(tuple(state.gold), state.winner, again)
    else:
        rounds = softmax([sum([weights[s] * strength for s, strength in one]) for one in shown])
        matches = match_chances(tuple(state.gold), rounds, again)
    own = [points(state, seat) for seat in range(seats)]
    kinds = [_kinds(one) for one in shown]
    near = nearness(state)
    rows: list[list[int]] = []
    for seat in range(seats):
        others = [other for other in range(seats) if other != seat]
        ahead = own[seat] - max([own[other] for other in others])
        wider = kinds[seat] - max([kinds[other] for other in others])
        row = [0] * 4
        gold = int(state.gold[seat])
        row[gold] = _whole(log(max(_LEAST, matches[seat])))
        row[2 + gold] = _whole(log(max(_LEAST, rounds[seat])))
        row += [max(0, ahead), max(0, -ahead), max(0, wider), max(0, -wider)]
        row += [_whole(near * max(0, ahead)), _whole(near * max(0, -ahead))]
        row += sizes[seat]
        held = [d for d in range(len(DISCIPLINES)) if state.holders[d] == seat]
        row += [
            len(state.hands[seat]),
            len(state.combinations[seat]),
            state.scrolls[seat],
            len(held),
            sum([state.piles[d][-1] for d in held if state.piles[d]]),
            len(pool(state, seat)) - len(state.hands[seat]),
            gold,
            (seat - state.active) % seats,
        ]
        if state.phase == KEEP:
            row[4:] = [0] * (len(row) - 4)
        row += [_whole(near), len(state.deck), sum(state.gold) - gold, seats]
        rows.append(row)
    return rows


def _whole(value: float) -> int:
    return round(_FINE * value)


def _kinds(shown: list[tuple[int, float]]) -> int:
    """How many kinds a seat has collected."""
    return max([sign - KINDS for sign, _ in shown if KINDS <= sign <= KINDS + _MOST_KINDS])
