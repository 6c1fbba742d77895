# SPDX-License-Identifier: MIT
"""Counts how a style shows at a table of Embers, one number for each style."""

from typing import Any, Final

from lab.benchmarks.style_counts import StyleCount
from tests.embers.rules.rules import PACK


def _first_rank(observation: Any, action: Any) -> float | None:
    """Returns the rank of a card played to the first trick of a round, None for other actions."""
    return None if any(observation.piles) else float(PACK.rank_of(action.card))


def _trick_taken(observation: Any, action: Any) -> float | None:
    """Returns 1.0 if a card takes the trick so far, else 0.0; None if the card leads the trick."""
    return float(PACK.takes(observation.trick, action.card)) if observation.trick else None


STYLE_COUNTS: Final = {
    "hoarder": StyleCount("rank of the card played to the first trick of a round", _first_rank),
    "bidder": StyleCount("rank of the card played to the first trick of a round", _first_rank),
    "raider": StyleCount("share of the cards that took the trick so far", _trick_taken),
    "builder": StyleCount("share of the cards that took the trick so far", _trick_taken),
}
