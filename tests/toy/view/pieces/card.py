# SPDX-License-Identifier: MIT
"""The cards of Sparks."""

from tests.toy.rules.rules import CardId, Play, Swap
from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit import plain_cards
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Sprite


@piece("card")
class Card(Piece[Frame]):
    """A card that can be seen."""

    card: CardId

    @override
    def sprite(self, shown: Frame) -> Sprite:
        colour = (int(self.card) - 1) // 6
        return plain_cards.card(self.name(shown), str(int(self.card)), colour=colour)

    @override
    def name(self, shown: Frame) -> str:
        return render(N_("toy", "The {card}").of(card=int(self.card)))

    @override
    def actions(self, shown: Frame) -> list[PieceAction]:
        play, swap = Play(self.card), Swap(self.card)
        return [
            PieceAction(play, ("trick",), shown.check(play), "play", is_for_second_click=True),
            PieceAction(swap, ("gone",), shown.check(swap), "swap"),
        ]
