# SPDX-License-Identifier: MIT
"""The places for cards in the middle of the table: the deck, the discards and the trick."""

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.kit.placements import WELL
from wizardtable.table.kit.plain_cards import BACK
from wizardtable.table.view import Sprite


@piece("deck")
class Deck(Piece[Frame]):
    """The top card of the deck."""

    @override
    def sprite(self, shown: Frame) -> Sprite:
        return BACK

    @override
    def name(self, shown: Frame) -> str:
        return render(N_("toy", "The deck"))


@piece("gone")
class Discards(Piece[Frame]):
    """The place for cards that are out of play."""

    @override
    def sprite(self, shown: Frame) -> Sprite:
        return Sprite("well", (self.name(shown),))

    @override
    def name(self, shown: Frame) -> str:
        return render(N_("toy", "Cards that are gone"))


@piece("trick")
class Trick(Piece[Frame]):
    """The place for the cards of the trick."""

    @override
    def sprite(self, shown: Frame) -> Sprite:
        return WELL

    @override
    def name(self, shown: Frame) -> str:
        return render(N_("toy", "The trick"))
