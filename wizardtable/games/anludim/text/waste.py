# SPDX-License-Identifier: MIT
"""What a move throws away for certain in Anludim: cards that may be kept between rounds. New ones
take their place, but these are known to the player."""

from collections.abc import Sequence
from typing import Any

from wizardtable.core.text import NN_, Message
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.state import Observation


def waste(seen: Observation, menu: Sequence[Any], action: Any) -> Message | None:
    """Returns how many cards more could be kept."""
    if not isinstance(action, moves.Keep):
        return None
    most = max((len(one.cards) for one in menu if isinstance(one, moves.Keep)), default=0)
    more = most - len(action.cards)
    if more <= 0:
        return None
    return NN_(
        "anludim",
        "You may keep %n more card(s) for the next round. You discard the cards you do not keep, "
        "and fill your hand with new ones.",
        "",
        more,
    )
