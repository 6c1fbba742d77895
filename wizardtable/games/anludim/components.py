# SPDX-License-Identifier: MIT
"""The box of Anludim: 65 double cards, five disciplines with their objects, scrolls and crests."""

from typing import Final, NewType

CardId = NewType("CardId", int)
"""A double apprentice card, 0 to 64; HIDDEN where an observer may not know which."""

HIDDEN: Final = CardId(-1)

BLUE, RED, GREEN, YELLOW, PURPLE = range(5)
COLOURS: Final = ("blue", "red", "green", "yellow", "purple")

RUN, COLOUR_SET, PAIRS, TRIPLES, ASSEMBLY = range(5)
"""The disciplines, weakest first (rules page, Components)."""
DISCIPLINES: Final = ("run", "colour_set", "pairs", "triples", "assembly")
PROFESSORS: Final = ("alchemist", "arcanist", "necromancer", "seer", "elementalist")
OBJECTS: Final = ("vial", "star", "doll", "talisman", "chest")

SCROLLS: Final = 3
"""Scrolls in the box, worth 1 point each."""
