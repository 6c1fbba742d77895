# SPDX-License-Identifier: MIT
"""Boxes of Wizard's Gambit drawn at random, for tests and measurements."""

from dataclasses import replace

from tests.games.wizards_gambit.made_up_decks import accepted, written
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit.rules.card_table import (
    ALL_GAMBITS,
    MIN_GAMBITS,
    read_card_table,
    write_deck,
)


def drawn_box(seed: int) -> str:
    """Returns a box drawn at random, as `Setup.data`: every second one lacks gambits."""
    rng = Rng(seed)
    data = accepted(written(rng))
    if seed % 2 == 0:
        return data
    gambits = list(ALL_GAMBITS)
    rng.shuffle(gambits)
    count = MIN_GAMBITS + rng.below(len(ALL_GAMBITS) - MIN_GAMBITS)
    deck = read_card_table(data).deck
    return write_deck(replace(deck, gambits=tuple(sorted(gambits[:count]))))
