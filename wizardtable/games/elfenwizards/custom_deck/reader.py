# SPDX-License-Identifier: MIT
"""Reads the boxes of Elfenwizards that players have entered."""

from typing import Final

from wizardtable.core.boxes.box_reader import BoxReader
from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.custom_deck.form import FORM

HOUSE: Final = BoxReader(
    FORM,
    "elfenwizards_boxes",
    N_("elfenwizards box", "Box"),
    N_("elfenwizards box", "Reconstruction of the printed board"),
    N_(
        "elfenwizards box",
        "The rulebook does not show the board or the line-ups, so this program has its own. If "
        "you own the game, enter the map and the line-ups from your box and play with them.",
    ),
)
