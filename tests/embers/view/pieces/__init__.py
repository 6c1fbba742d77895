# SPDX-License-Identifier: MIT
"""The pieces of Embers: a module for each kind says everything about it except where it lies."""

from tests.embers.view.pieces.card import Card
from wizardtable.play.frames import Frame
from wizardtable.table.kit import plain_cards
from wizardtable.table.kit.pieces import PieceKinds

KINDS: PieceKinds[Frame] = PieceKinds(Card, painters=plain_cards.PAINTERS)
