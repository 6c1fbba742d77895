# SPDX-License-Identifier: MIT
"""The pieces of Anludim. Each kind has a module that says everything about it except its place.

`layout.py` gives the pieces their places. A new kind of piece needs a module here, a line in
`KINDS`, and its place in the layout.
"""

from wizardtable.games.anludim.view.pieces.card import Card
from wizardtable.games.anludim.view.pieces.crest import Crest
from wizardtable.games.anludim.view.pieces.deck import Deck
from wizardtable.games.anludim.view.pieces.magic_object import MagicObject
from wizardtable.games.anludim.view.pieces.plate import Plate
from wizardtable.games.anludim.view.pieces.professor import Professor
from wizardtable.games.anludim.view.pieces.seat import HandSize, HiddenCard, Seat
from wizardtable.play.frames import Frame
from wizardtable.table.kit.pieces import PieceKinds

KINDS: PieceKinds[Frame] = PieceKinds(
    Card, Crest, Deck, HandSize, HiddenCard, MagicObject, Plate, Professor, Seat
)
