# SPDX-License-Identifier: MIT
"""Lays out everything in an observation of Sparks on the table."""

from collections.abc import Collection, Sequence

from tests.toy.rules.rules import CardId, Observation
from tests.toy.view.pieces.card import Card
from tests.toy.view.pieces.piles import Deck, Discards, Trick
from wizardtable.core.text import N_, NN_
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.plain_cards import BACK, CARD_WIDTH_RATIO
from wizardtable.table.kit.plain_layout import PlainLayout
from wizardtable.table.view import Key, Layout, Placement, Sprite, Zone
from wizardtable.table.zones import Box, Spot, fit


class TableLayout(PlainLayout[Observation]):
    """Makes the layout of one frame for one size of the table; used once."""

    def __init__(self, frame: Frame, size: tuple[float, float], look: Look) -> None:
        super().__init__(frame, size, look)
        left_part, middle = self.rooms.middle.cut_left(self.rooms.middle.w * 0.16)
        right_part, self._trick = middle.cut_right(left_part.w)
        self._deck, self._gone = fit(left_part, CARD_WIDTH_RATIO), fit(right_part, CARD_WIDTH_RATIO)

    def make(self, hand: Sequence[CardId], raised: Collection[Key]) -> Layout:
        """Returns the layout.

        Args:
            hand: the viewer's cards from left to right.
            raised: the keys of the cards that are lifted.
        """
        observation, rooms = self.observation, self.rooms
        self.add_seats(
            [render(NN_("toy", "%n point(s)", "", points)) for points in observation.points]
        )
        deck, gone, trick = self._deck, self._gone, self._trick
        self.add_counted_deck(Deck(), deck, observation.deck)
        self.lay(Discards(), gone, 1)
        for i, card in enumerate(observation.gone[-2:]):
            self.lay(Card(card), gone, 3 + i, 0.3)
        self.lay(Trick(), trick, 1)
        self.add_trick(observation.trick, observation.leader)
        for seat, size in enumerate(observation.hand_sizes):
            if seat != observation.viewer:
                self.add_hidden_hand(seat, size)
        held = [Card(card) for card in hand]
        self.add_hand(held, raised=tuple(raised), origin=(deck, BACK))
        zones = (
            Zone("trick", trick, Trick().name(self.frame)),
            Zone("gone", gone, Discards().name(self.frame)),
            Zone("hand", rooms.hands[self.near_seat], render(N_("toy", "Your hand"))),
        )
        exits: dict[Key, Spot] = {Card(card).key: Spot(gone) for card in observation.gone}
        return self.layout(zones, exits)

    def add_trick(self, cards: Sequence[CardId], leader: int) -> Sequence[Placement]:
        """Adds the cards of a trick in the order in which they were played, and returns them."""
        seats = [(leader + i) % len(self.observation.points) for i in range(len(cards))]
        laid = [Card(card) for card in cards]
        origins: dict[Key, tuple[Box, Sprite]] = {
            card.key: (self.hand_box(seat), BACK) for card, seat in zip(laid, seats, strict=True)
        }
        self.add_row(self._trick.inset(10), laid, origins)
        return self.pieces[len(self.pieces) - len(cards) :]
