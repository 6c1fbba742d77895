# SPDX-License-Identifier: MIT
"""Describes each seat of a position by a list of whole numbers, for the learned evaluation.

The formula of `win_chances` estimates chances from the signs of a position. Its chances are
features, but the signs themselves are not. With the signs, its chances were less accurate in games
that were not used for learning.

This module looks into all hands of the position. An opponent never passes the true position, but
one in which the unseen cards were dealt at random. A feature depends on a seat's place in the turn
order, never on its number.
"""

from collections.abc import Sequence
from math import log
from typing import Final

from wizardtable.core.learning.softmax import softmax
from wizardtable.games.anludim.mind.weights import WEIGHTS
from wizardtable.games.anludim.mind.win_chances import (
    KINDS_SIGN,
    SIGHT_RIVALS,
    chances_between_rounds,
    match_chances,
    nearness_of_round_end,
    points_of_seat,
    position_signs,
    sizes_by_seat,
    usable_cards,
)
from wizardtable.games.anludim.rules.components import DISCIPLINES
from wizardtable.games.anludim.rules.state import KEEP, State

_MIN_CHANCE: Final = 1e-4
_STEPS_PER_UNIT: Final = 64.0
"""Numbers are multiplied by this factor and rounded to become whole.

The rounding makes sums independent of the order of their parts.
"""

_CREST_NAMES: Final = ("silver", "gold")
_MAX_KINDS: Final = 5

NAMES: Final[tuple[str, ...]] = (
    *(f"chance.{crest}" for crest in _CREST_NAMES),
    *(f"round.{crest}" for crest in _CREST_NAMES),
    *("lead", "behind", "kinds.lead", "kinds.behind", "near.lead", "near.behind"),
    *(f"size.{discipline}" for discipline in DISCIPLINES),
    *("hand", "table", "scrolls", "professors", "income", "idle", "gold", "turns"),
    *("near", "deck", "rivals.gold", "seats"),
)
"""The names of the features, in their order.

The features "near", "deck" and "seats" are the same for all seats. The features "chance" and
"round" are logarithms of the chances that the formula gives for the match and the round.
"""

HELPFUL: Final = frozenset(
    name
    for name in NAMES
    if name.partition(".")[0] in ("chance", "round", "lead", "scrolls", "gold")
    or name in ("kinds.lead", "near.lead")
)
"""The features that never make their seat's chance smaller: their weights are at least 0."""

HARMFUL: Final = frozenset({"behind", "kinds.behind", "near.behind", "rivals.gold"})
"""The features that never make their seat's chance greater: their weights are at most 0."""


def features(state: State) -> list[list[int]]:
    """Returns, by seat, the numbers of its features, in the order of `NAMES`.

    Between rounds, the features from "lead" to "turns" are 0.
    """
    seats = len(state.hands)
    sizes = sizes_by_seat(state)
    weights = WEIGHTS.signs(state.expert, seats)
    signs_by_seat = [position_signs(state, seat, sizes, SIGHT_RIVALS) for seat in range(seats)]
    round_chances = [1.0 / seats] * seats
    repeat_chance = WEIGHTS.again_of(seats)
    match_chances_by_seat: Sequence[float]
    if state.phase == KEEP:
        match_chances_by_seat = chances_between_rounds(
            tuple(state.gold), state.winner, repeat_chance
        )
    else:
        round_chances = softmax(
            [
                sum([weights[sign] * strength for sign, strength in own_signs])
                for own_signs in signs_by_seat
            ]
        )
        match_chances_by_seat = match_chances(tuple(state.gold), round_chances, repeat_chance)
    totals = [points_of_seat(state, seat) for seat in range(seats)]
    kinds_by_seat = [_kind_count(own_signs) for own_signs in signs_by_seat]
    near = nearness_of_round_end(state)
    rows: list[list[int]] = []
    for seat in range(seats):
        others = [other for other in range(seats) if other != seat]
        lead = totals[seat] - max([totals[other] for other in others])
        kinds_lead = kinds_by_seat[seat] - max([kinds_by_seat[other] for other in others])
        row = [0] * 4
        gold = int(state.gold[seat])
        row[gold] = _steps(log(max(_MIN_CHANCE, match_chances_by_seat[seat])))
        row[2 + gold] = _steps(log(max(_MIN_CHANCE, round_chances[seat])))
        row += [max(0, lead), max(0, -lead), max(0, kinds_lead), max(0, -kinds_lead)]
        row += [_steps(near * max(0, lead)), _steps(near * max(0, -lead))]
        row += sizes[seat]
        held = [kind for kind in range(len(DISCIPLINES)) if state.holders[kind] == seat]
        row += [
            len(state.hands[seat]),
            len(state.combinations[seat]),
            state.scrolls[seat],
            len(held),
            sum([state.piles[kind][-1] for kind in held if state.piles[kind]]),
            len(usable_cards(state, seat)) - len(state.hands[seat]),
            gold,
            (seat - state.active) % seats,
        ]
        if state.phase == KEEP:
            row[4:] = [0] * (len(row) - 4)
        row += [_steps(near), len(state.deck), sum(state.gold) - gold, seats]
        rows.append(row)
    return rows


def _steps(value: float) -> int:
    return round(_STEPS_PER_UNIT * value)


def _kind_count(own_signs: list[tuple[int, float]]) -> int:
    """Returns the number of kinds of objects that a seat has collected, read from its signs
    `own_signs`."""
    return max(
        [
            sign - KINDS_SIGN
            for sign, _ in own_signs
            if KINDS_SIGN <= sign <= KINDS_SIGN + _MAX_KINDS
        ]
    )
