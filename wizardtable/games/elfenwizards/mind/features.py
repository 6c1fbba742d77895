# SPDX-License-Identifier: MIT
"""Computes the features of each seat: whole numbers from which the learned evaluation estimates win
chances.

No feature depends on the number of a seat, only on the seat's wizards, dice and spells.
"""

from math import log
from typing import Final

from wizardtable.games.elfenwizards.mind.small_choices import after_retirement
from wizardtable.games.elfenwizards.mind.values import DEFAULT_VALUES
from wizardtable.games.elfenwizards.mind.win_chances import SIGHT_ENDS, WinChances
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules.standings import tokens_of
from wizardtable.games.elfenwizards.rules.state import CAST_REST, CONTEST, PLACE, State

_ROUND_NUMBERS: Final = (1, 2, 3, 4)
_ROUND_PARTS: Final = ("cast", "contest", "after")
"""The parts of a round: until the dice are placed, until the titles are awarded, and the rest."""

_STAGES: Final = tuple(f"{number}.{part}" for number in _ROUND_NUMBERS for part in _ROUND_PARTS)
_PLACE_KINDS: Final = ("grand", *box.LEVELS, *(f"defeated.{level}" for level in box.LEVELS[:3]))
"""The kinds of places that a wizard can be on."""

_KIND_OF_PLACE: Final = tuple(
    0
    if place == box.GRAND_DRUID
    else 5 + place - box.DEFEAT_BOXES[0]
    if place in box.DEFEAT_BOXES
    else 1 + box.LEVEL_BY_PLACE[place]
    for place in range(box.PLACE_COUNT)
)
"""By place, the index of its kind."""

_MIN_CHANCE: Final = 1e-4
"""Lower win chances are raised to this one before their logarithm is taken."""
_STEPS_PER_UNIT: Final = 64.0
"""Values are rounded to this many steps per unit, so that sums are equal in whatever order they are
added."""

NAMES: Final[tuple[str, ...]] = (
    *(f"chance.{stage}" for stage in _STAGES),
    *(f"expected.{number}" for number in _ROUND_NUMBERS),
    *("lead", "behind", "score", "front", "boxed", "tokens", "dice"),
    *(f"wizards.{kind}" for kind in _PLACE_KINDS),
    *(f"rising.{level}" for level in box.LEVELS),
    *(f"dice.{name}" for name in box.BOXES),
    *(f"beside.{level}" for level in box.LEVELS),
    *("grand", "dragon", "moves", "passed"),
    *(f"stage.{stage}" for stage in _STAGES),
    *("vacancies", "seats"),
)
"""The names of the features in their order. The features from the first "stage" on are equal for
all seats. "chance" is the logarithm of the win chance that `WinChances` gives."""


HELPFUL: Final = frozenset(
    name
    for name in NAMES
    if name.partition(".")[0] in ("chance", "expected", "lead", "score", "front", "boxed", "dice")
)
"""The names of the features that never lower a seat's win chance: their weights are at least 0."""

HARMFUL: Final = frozenset({"behind", "tokens"})
"""The names of the features that never raise a seat's win chance: their weights are at most 0."""


def features(state: State) -> list[list[int]]:
    """Returns by seat its features, in the order of `NAMES`."""
    state = after_retirement(state)
    rolled = state.rolled if state.step == PLACE else ()
    outlook = WinChances(state, SIGHT_ENDS, -1, DEFAULT_VALUES, rolled, judged=True)
    chances = outlook.chances()
    seats = len(state.minors)
    part = 0 if state.phase <= CAST_REST else 1 if state.phase <= CONTEST else 2
    round_index = min(max(state.round_number, 1), len(_ROUND_NUMBERS)) - 1
    stage = len(_ROUND_PARTS) * round_index + part
    board = [int(number == stage) for number in range(len(_STAGES))]
    board += [state.vacancies, seats]
    standing, beside = _wizards_and_points(state, seats)
    rising = _expected_rises(outlook, seats)
    rows: list[list[int]] = []
    for seat in range(seats):
        expected = outlook.expected[seat]
        best_rival = max([outlook.expected[other] for other in range(seats) if other != seat])
        row = [0] * len(_STAGES)
        row[stage] = _in_steps(log(max(_MIN_CHANCE, chances[seat])))
        expected_by_round = [0] * len(_ROUND_NUMBERS)
        expected_by_round[round_index] = _in_steps(expected)
        row += expected_by_round
        row += [
            max(0, _in_steps(expected - best_rival)),
            max(0, _in_steps(best_rival - expected)),
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


def _in_steps(value: float) -> int:
    return round(_STEPS_PER_UNIT * value)


def _wizards_and_points(state: State, seats: int) -> tuple[list[list[int]], list[list[int]]]:
    """Returns two tables: by seat, the number of its wizards on each kind of place; and by seat,
    the points of the spells beside its wizards of each level."""
    wizards = [[0] * len(_PLACE_KINDS) for _ in range(seats)]
    beside = [[0] * len(box.LEVELS) for _ in range(seats)]
    for wizard, place in enumerate(state.place):
        if place < 0:
            continue
        seat = wizard // box.IDS_PER_GUILD
        wizards[seat][_KIND_OF_PLACE[place]] += 1
        level = box.LEVEL_BY_PLACE[place]
        if level >= 0:
            beside[seat][level] += sum(
                [box.points_of_spell(spell) for spell in state.spells[wizard]]
            )
    return wizards, beside


def _expected_rises(outlook: WinChances, seats: int) -> list[list[int]]:
    """Returns by seat and level the expected number of wizards that win a title. The numbers are
    multiplied by `_STEPS_PER_UNIT` and rounded."""
    sums = [[0.0] * len(box.LEVELS) for _ in range(seats)]
    levels = outlook.worth.box.levels
    for number, rising in enumerate(outlook.rise_chances):
        for wizard, chance in rising:
            sums[wizard // box.IDS_PER_GUILD][levels[number]] += chance
    return [[_in_steps(value) for value in by_level] for by_level in sums]
