# SPDX-License-Identifier: MIT
"""The cards of Embers."""

from tests.embers.rules.rules import PACK, CardId, Play
from tests.embers.text import card_names
from wizardtable.core import override
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
        suit, rank = PACK.suit_of(self.card), str(PACK.rank_of(self.card))
        word = render(card_names.SUITS[suit])
        return plain_cards.card(self.name(shown), rank, word, suit, word[:1])

    @override
    def name(self, shown: Frame) -> str:
        return render(card_names.card_name(self.card))

    @override
    def actions(self, shown: Frame) -> list[PieceAction]:
        play = Play(self.card)
        return [PieceAction(play, ("trick",), shown.check(play), "play", is_for_second_click=True)]
