# SPDX-License-Identifier: MIT
"""Warns of a waste in Anludim: keeping fewer cards than the seat may keep for the next round.

The seat gets unknown cards in place of the cards that it does not keep.
"""

from collections.abc import Sequence
from typing import Any

from wizardtable.core.text import NN_, Message
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.state import Observation


def waste(observation: Observation, menu: Sequence[Any], action: Any) -> Message | None:
    """Returns a sentence about how many more cards the seat could keep, None if the action wastes
    none.

    `menu` is the list of all legal actions.
    """
    if not isinstance(action, moves.Keep):
        return None
    max_kept = max((len(keep.cards) for keep in menu if isinstance(keep, moves.Keep)), default=0)
    more = max_kept - len(action.cards)
    if more <= 0:
        return None
    return NN_(
        "anludim",
        "You may keep %n more card(s) for the next round. You will discard the "
        "rest, and fill your hand with new cards.",
        "",
        more,
    )
