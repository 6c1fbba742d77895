# SPDX-License-Identifier: MIT
"""What can be seen of a style at a table of Anludim: for each style one thing to count."""

from typing import Any, Final

from lab.benchmarks.style_counts import StyleCount
from wizardtable.games.anludim.mind.discipline_counts import SMALLEST
from wizardtable.games.anludim.mind.gains import GROUP
from wizardtable.games.anludim.rules import moves

_MAIN = (moves.Lay, moves.Enlarge, moves.DrawTwo, moves.TakeOpen, moves.Pass)


def _cards(seen: Any, action: Any) -> float | None:
    return float(len(seen.hand)) if isinstance(action, _MAIN) else None


def _beyond(seen: Any, action: Any) -> float | None:
    if not isinstance(action, moves.Lay):
        return None
    size = len(action.cards) // GROUP[action.discipline]
    lies = [
        one.strength[0]
        for combinations in seen.combinations
        for one in combinations
        if one.discipline == action.discipline
    ]
    return float(size - max(lies, default=SMALLEST[action.discipline]))


def _robbed(seen: Any, action: Any) -> float | None:
    if not isinstance(action, moves.Lay):
        return None
    serial = seen.professors[action.discipline]
    others = [
        one.serial
        for seat, combinations in enumerate(seen.combinations)
        for one in combinations
        if seat != seen.viewer
    ]
    return float(serial in others)


def _settled(seen: Any, action: Any) -> float | None:
    if not isinstance(action, moves.Lay):
        return None
    return float(seen.professors[action.discipline] < 0)


STYLE_COUNTS: Final = {
    "hoarder": StyleCount("cards in hand before the main action", _cards),
    "bidder": StyleCount("cards or groups laid beyond what was needed", _beyond),
    "raider": StyleCount("share of combinations that took a professor from a rival", _robbed),
    "builder": StyleCount("share of combinations that won a professor nobody held", _settled),
}
