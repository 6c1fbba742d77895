# SPDX-License-Identifier: MIT
"""The pieces of Elfenwizards. A module for each kind of piece holds everything about the kind
except where its pieces lie.

`layout.py` lays the pieces out. A new kind of piece needs a module here, a line in `KINDS`, and a
place in the layout.
"""

from wizardtable.games.elfenwizards.view.pieces.defeat_box import DefeatBox
from wizardtable.games.elfenwizards.view.pieces.dice_box import DiceBox
from wizardtable.games.elfenwizards.view.pieces.die import Die
from wizardtable.games.elfenwizards.view.pieces.dragon import Dragon
from wizardtable.games.elfenwizards.view.pieces.great_tree import GreatTree
from wizardtable.games.elfenwizards.view.pieces.minor_spell import MinorSpell
from wizardtable.games.elfenwizards.view.pieces.records import Chronicle, RoundTrack
from wizardtable.games.elfenwizards.view.pieces.seat import PassedNote, Portrait, Seat, SeatPanel
from wizardtable.games.elfenwizards.view.pieces.shown_table import ShownTable
from wizardtable.games.elfenwizards.view.pieces.space import ContestSign, Space
from wizardtable.games.elfenwizards.view.pieces.spell_points import SpellPoints
from wizardtable.games.elfenwizards.view.pieces.wizard import Wizard
from wizardtable.table.kit.pieces import PieceKinds

KINDS: PieceKinds[ShownTable] = PieceKinds(
    Chronicle,
    ContestSign,
    DefeatBox,
    DiceBox,
    Die,
    Dragon,
    GreatTree,
    MinorSpell,
    PassedNote,
    SeatPanel,
    Portrait,
    RoundTrack,
    Seat,
    Space,
    SpellPoints,
    Wizard,
)
