# SPDX-License-Identifier: MIT
"""The kinds of pieces of Wizard's Gambit, each with its look, names, explanation and actions.

`layout.py` and its parts decide where a piece lies. To add a kind of piece, add a module here, a
line in `KINDS`, and a place in the layout.
"""

from wizardtable.games.wizards_gambit.view.pieces.card import Card
from wizardtable.games.wizards_gambit.view.pieces.deck import Deck, SpellDeck
from wizardtable.games.wizards_gambit.view.pieces.discard_pile import DiscardPile
from wizardtable.games.wizards_gambit.view.pieces.missing_component import MissingComponent
from wizardtable.games.wizards_gambit.view.pieces.seat import (
    HandSize,
    HiddenCard,
    Portrait,
    Seat,
    SeatPanel,
)
from wizardtable.games.wizards_gambit.view.pieces.sheet import Sheet
from wizardtable.games.wizards_gambit.view.pieces.spell import NoSpell, Spell
from wizardtable.games.wizards_gambit.view.pieces.spell_book import Eclipse, SpellBook, SpellNote
from wizardtable.games.wizards_gambit.view.pieces.table_piece import ShownTable
from wizardtable.games.wizards_gambit.view.pieces.turn import Turn
from wizardtable.table.kit.pieces import PieceKinds

KINDS: PieceKinds[ShownTable] = PieceKinds(
    Card,
    Deck,
    DiscardPile,
    Eclipse,
    HandSize,
    HiddenCard,
    MissingComponent,
    NoSpell,
    Portrait,
    Seat,
    SeatPanel,
    Sheet,
    Spell,
    SpellBook,
    SpellDeck,
    SpellNote,
    Turn,
)
