# SPDX-License-Identifier: MIT
"""Counts what a move wastes in Anludim: cards that could be kept for the next round.

The player draws new cards instead, but knows the cards in hand.
"""

from collections.abc import Sequence
from typing import Any

from wizardtable.core.text import NN_, Message
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.state import Observation


def waste(observation: Observation, menu: Sequence[Any], action: Any) -> Message | None:
    """Returns how many more cards could be kept, in a sentence; None if the action wastes
    nothing."""
    if not isinstance(action, moves.Keep):
        return None
    max_kept = max((len(keep.cards) for keep in menu if isinstance(keep, moves.Keep)), default=0)
    more = max_kept - len(action.cards)
    if more <= 0:
        return None
    return NN_(
        "anludim",
        "You may keep %n more card(s) for the next round. You discard the cards you do not keep, "
        "and fill your hand with new ones.",
        "",
        more,
    )
