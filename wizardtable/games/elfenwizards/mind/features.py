# SPDX-License-Identifier: MIT
"""What a learned judgement looks at: whole numbers about each seat.

Nothing depends on the number of a seat: only on where its wizards stand and on what lies there.
"""

from math import log
from typing import Final

from wizardtable.games.elfenwizards.mind.contest_odds import LEVEL_OF_CONTEST
from wizardtable.games.elfenwizards.mind.small_choices import retired
from wizardtable.games.elfenwizards.mind.values import USUALLY
from wizardtable.games.elfenwizards.mind.win_chances import ENDS, WinChances
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules.standings import tokens_of
from wizardtable.games.elfenwizards.rules.state import CAST_REST, CONTEST, PLACE, State

_ROUNDS: Final = (1, 2, 3, 4)
_PARTS: Final = ("cast", "contest", "after")
"""Parts of a round: until the dice are placed, until the titles are given, and the rest."""

_STAGES: Final = tuple(f"{number}.{part}" for number in _ROUNDS for part in _PARTS)
_KINDS: Final = ("grand", *box.LEVELS, *(f"defeated.{level}" for level in box.LEVELS[:3]))
"""Kinds of places that a wizard can be on."""

_KIND_OF: Final = tuple(
    0
    if place == box.GRAND_DRUID
    else 5 + place - box.DEFEAT_BOXES[0]
    if place in box.DEFEAT_BOXES
    else 1 + box.LEVEL_OF[place]
    for place in range(box.PLACES)
)
"""By place, the number of its kind."""

_LEAST: Final = 1e-4
_FINE: Final = 64.0
"""Parts of a unit that are told apart, so that sums in another order come to the same."""

NAMES: Final[tuple[str, ...]] = (
    *(f"chance.{stage}" for stage in _STAGES),
    *(f"expected.{number}" for number in _ROUNDS),
    *("lead", "behind", "score", "front", "boxed", "tokens", "dice"),
    *(f"wizards.{kind}" for kind in _KINDS),
    *(f"rising.{level}" for level in box.LEVELS),
    *(f"dice.{name}" for name in box.BOXES),
    *(f"beside.{level}" for level in box.LEVELS),
    *("grand", "dragon", "moves", "passed"),
    *(f"stage.{stage}" for stage in _STAGES),
    *("vacancies", "seats"),
)
"""What each number is about, in their order; those from the first "stage" on are the same for all
seats. The chance is the logarithm of the one that the formula gives."""


HELPFUL: Final = frozenset(
    name
    for name in NAMES
    if name.partition(".")[0] in ("chance", "expected", "lead", "score", "front", "boxed", "dice")
)
"""What never hurts its owner: no weight of it is below 0. HARMFUL: what never helps."""

HARMFUL: Final = frozenset({"behind", "tokens"})


def features(state: State) -> list[list[int]]:
    """Returns the numbers of each seat, by seat."""
    state = retired(state)
    held = state.rolled if state.step == PLACE else ()
    outlook = WinChances(state, ENDS, -1, USUALLY, held, judged=True)
    chances = outlook.chances()
    seats = len(state.minors)
    part = 0 if state.phase <= CAST_REST else 1 if state.phase <= CONTEST else 2
    now = min(max(state.round_number, 1), len(_ROUNDS)) - 1
    stage = len(_PARTS) * now + part
    board = [int(number == stage) for number in range(len(_STAGES))]
    board += [state.vacancies, seats]
    standing, beside = _standing(state, seats)
    rising = _rising(outlook, seats)
    rows: list[list[int]] = []
    for seat in range(seats):
        expected = outlook.expected[seat]
        best = max([outlook.expected[other] for other in range(seats) if other != seat])
        row = [0] * len(_STAGES)
        row[stage] = _whole(log(max(_LEAST, chances[seat])))
        staged = [0] * len(_ROUNDS)
        staged[now] = _whole(expected)
        row += staged
        row += [
            max(0, _whole(expected - best)),
            max(0, _whole(best - expected)),
            state.scores[seat],
            state.minors[seat],
            state.boxed[seat],
            tokens_of(state, seat),
            state.ready[seat] + len(state.rolled) * (seat == state.to_move),
        ]
        row += standing[seat]
        row += rising[seat]
        row += [sum(dice) for dice in state.placed[seat]]
        row += beside[seat]
        row += [state.grand[seat], int(state.dragon == seat)]
        row += [int(state.to_move == seat), int(state.passed[seat])]
        row += board
        rows.append(row)
    return rows


def _whole(value: float) -> int:
    return round(_FINE * value)


def _standing(state: State, seats: int) -> tuple[list[list[int]], list[list[int]]]:
    """By seat, how many of its wizards are on each kind of place, and what points of spells lie
    beside those on each level."""
    standing = [[0] * len(_KINDS) for _ in range(seats)]
    beside = [[0] * len(box.LEVELS) for _ in range(seats)]
    for wizard, place in enumerate(state.place):
        if place < 0:
            continue
        seat = wizard // box.STRIDE
        standing[seat][_KIND_OF[place]] += 1
        level = box.LEVEL_OF[place]
        if level >= 0:
            beside[seat][level] += sum([box.strength(spell) for spell in state.spells[wizard]])
    return standing, beside


def _rising(outlook: WinChances, seats: int) -> list[list[int]]:
    """By seat and level, how many of its wizards are likely to rise."""
    sums = [[0.0] * len(box.LEVELS) for _ in range(seats)]
    for number, rising in enumerate(outlook.rising):
        for wizard, chance in rising:
            sums[wizard // box.STRIDE][LEVEL_OF_CONTEST[number]] += chance
    return [[_whole(value) for value in one] for one in sums]
