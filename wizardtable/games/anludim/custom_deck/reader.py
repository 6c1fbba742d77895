# SPDX-License-Identifier: MIT
"""Reads the boxes of Anludim that players have entered."""

from typing import Final

from wizardtable.core.boxes.box_reader import BoxReader
from wizardtable.core.text import N_
from wizardtable.games.anludim.custom_deck.form import FORM

HOUSE: Final = BoxReader(
    FORM,
    "anludim_boxes",
    N_("anludim box", "Box"),
    N_("anludim box", "Reconstruction of the printed cards"),
    N_(
        "anludim box",
        "The rulebook does not show the 65 cards, so this program has its own. If you own the "
        "game, enter the cards from your box and play with them.",
    ),
)
