# SPDX-License-Identifier: MIT
"""Names the cards of Embers."""

from typing import Final

from tests.embers.rules.rules import PACK
from wizardtable.core.text import N_, Message

SUITS: Final = (
    N_("embers", "Coal"),
    N_("embers", "Wood"),
    N_("embers", "Peat"),
    N_("embers", "Flame"),
)
"""The names of the suits.

In each language they need four different first letters, which are in the corners of the cards.
"""


def card_name(card: int) -> Message:
    """Returns the name of a card, as it stands in a sentence and on the card."""
    return N_("embers", "{rank} of {suit}").of(
        rank=PACK.rank_of(card), suit=SUITS[PACK.suit_of(card)]
    )
