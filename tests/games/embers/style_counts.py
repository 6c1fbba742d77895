# SPDX-License-Identifier: MIT
"""What can be seen of a style at a table of Embers: for each style one thing to count."""

from typing import Any, Final

from lab.benchmarks.style_counts import StyleCount
from tests.embers.rules.rules import PACK


def _early(seen: Any, action: Any) -> float | None:
    """The rank of a card played to the first trick; None if it is no occasion to count."""
    return None if any(seen.piles) else float(PACK.rank_of(action.card))


def _takes(seen: Any, action: Any) -> float | None:
    """Whether a card takes the trick so far that somebody else led."""
    return float(PACK.takes(seen.trick, action.card)) if seen.trick else None


STYLE_COUNTS: Final = {
    "hoarder": StyleCount("rank of the card played to the first trick of a round", _early),
    "bidder": StyleCount("rank of the card played to the first trick of a round", _early),
    "raider": StyleCount("share of the cards that took the trick so far", _takes),
    "builder": StyleCount("share of the cards that took the trick so far", _takes),
}
