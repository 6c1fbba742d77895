# SPDX-License-Identifier: MIT
"""Counts how a style shows at a table of Anludim, one number for each style."""

from typing import Any, Final

from lab.benchmarks.style_counts import StyleCount
from wizardtable.games.anludim.mind.discipline_counts import SMALLEST_SIZES
from wizardtable.games.anludim.mind.gains import CARDS_PER_UNIT
from wizardtable.games.anludim.rules import moves

_MAIN_ACTIONS = (moves.Lay, moves.Enlarge, moves.DrawTwo, moves.TakeOpen, moves.Pass)
"""The classes of main actions."""


def _hand_size(observation: Any, action: Any) -> float | None:
    return float(len(observation.hand)) if isinstance(action, _MAIN_ACTIONS) else None


def _surplus(observation: Any, action: Any) -> float | None:
    if not isinstance(action, moves.Lay):
        return None
    size = len(action.cards) // CARDS_PER_UNIT[action.discipline]
    sizes = [
        combination.strength[0]
        for combinations in observation.combinations
        for combination in combinations
        if combination.discipline == action.discipline
    ]
    return float(size - max(sizes, default=SMALLEST_SIZES[action.discipline]))


def _is_from_rival(observation: Any, action: Any) -> float | None:
    if not isinstance(action, moves.Lay):
        return None
    serial = observation.professors[action.discipline]
    others = [
        combination.serial
        for seat, combinations in enumerate(observation.combinations)
        for combination in combinations
        if seat != observation.viewer
    ]
    return float(serial in others)


def _is_from_board(observation: Any, action: Any) -> float | None:
    if not isinstance(action, moves.Lay):
        return None
    return float(observation.professors[action.discipline] < 0)


STYLE_COUNTS: Final = {
    "hoarder": StyleCount("cards in hand before the main action", _hand_size),
    "bidder": StyleCount("cards or groups laid beyond what was needed", _surplus),
    "raider": StyleCount(
        "share of combinations that took a professor from a rival", _is_from_rival
    ),
    "builder": StyleCount("share of combinations that won a professor nobody held", _is_from_board),
}
