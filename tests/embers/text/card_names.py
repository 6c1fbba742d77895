# SPDX-License-Identifier: MIT
"""What the cards of Embers are called."""

from typing import Final

from tests.embers.rules.rules import PACK
from wizardtable.core.text import N_, Message

SUITS: Final = (
    N_("embers", "Coal"),
    N_("embers", "Wood"),
    N_("embers", "Peat"),
    N_("embers", "Flame"),
)
"""The suits. Each language needs four first letters, which are in the corners of the cards."""


def name(card: int) -> Message:
    """Returns what a card is called, in a sentence and on its face."""
    return N_("embers", "{rank} of {suit}").of(
        rank=PACK.rank_of(card), suit=SUITS[PACK.suit_of(card)]
    )
