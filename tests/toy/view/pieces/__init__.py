# SPDX-License-Identifier: MIT
"""The pieces of Sparks: a module for each kind says everything about it except where it lies."""

from tests.toy.view.pieces.card import Card
from tests.toy.view.pieces.piles import Deck, Discards, Trick
from wizardtable.play.frames import Frame
from wizardtable.table.kit import plain_cards
from wizardtable.table.kit.pieces import PieceKinds

KINDS: PieceKinds[Frame] = PieceKinds(Card, Deck, Discards, Trick, painters=plain_cards.PAINTERS)
