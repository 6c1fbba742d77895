# SPDX-License-Identifier: MIT
"""Counts how a style shows at a table of Sparks, one number for each style."""

from typing import Any, Final

from lab.benchmarks.style_counts import StyleCount
from tests.toy.rules.rules import Play, Swap


def _first_card(observation: Any, action: Any) -> float | None:
    """Returns the value of a card played to the first trick, None for other actions."""
    return (
        float(action.card) if isinstance(action, Play) and observation.trick_number == 1 else None
    )


def _swap_taken(observation: Any, action: Any) -> float | None:
    return float(isinstance(action, Swap)) if not observation.swapped and observation.deck else None


STYLE_COUNTS: Final = {
    "hoarder": StyleCount("value of the card played to the first trick", _first_card),
    "bidder": StyleCount("value of the card played to the first trick", _first_card),
    "raider": StyleCount("share of the chances to swap that were taken", _swap_taken),
    "builder": StyleCount("share of the chances to swap that were taken", _swap_taken),
}
