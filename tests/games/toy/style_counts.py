# SPDX-License-Identifier: MIT
"""What can be seen of a style at a table of Sparks: for each style one thing to count."""

from typing import Any, Final

from lab.benchmarks.style_counts import StyleCount
from tests.toy.rules.rules import Play, Swap


def _early(seen: Any, action: Any) -> float | None:
    """The value of a card played to the first trick; None if it is no occasion to count."""
    return float(action.card) if isinstance(action, Play) and seen.trick_number == 1 else None


def _swap(seen: Any, action: Any) -> float | None:
    return float(isinstance(action, Swap)) if not seen.swapped and seen.deck else None


STYLE_COUNTS: Final = {
    "hoarder": StyleCount("value of the card played to the first trick", _early),
    "bidder": StyleCount("value of the card played to the first trick", _early),
    "raider": StyleCount("share of the chances to swap that were taken", _swap),
    "builder": StyleCount("share of the chances to swap that were taken", _swap),
}
