# SPDX-License-Identifier: MIT
"""Where everything of an observation of Sparks lies on the table."""

from collections.abc import Collection, Sequence

from tests.toy.rules.rules import CardId, Observation
from tests.toy.view.pieces.card import Card
from tests.toy.view.pieces.piles import Deck, Discards, Trick
from wizardtable.core.text import N_, NN_
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.plain_cards import BACK, CARD
from wizardtable.table.kit.plain_layout import PlainLayout
from wizardtable.table.view import Key, Layout, Placement, Sprite, Zone
from wizardtable.table.zones import Box, Spot, fit


class TableLayout(PlainLayout[Observation]):
    """Lays out one frame for one size of the table; used once."""

    def __init__(self, frame: Frame, size: tuple[float, float], look: Look) -> None:
        super().__init__(frame, size, look)
        left, middle = self.rooms.middle.cut_left(self.rooms.middle.w * 0.16)
        right, self._trick = middle.cut_right(left.w)
        self._deck, self._gone = fit(left, CARD), fit(right, CARD)

    def make(self, hand: Sequence[CardId], raised: Collection[Key]) -> Layout:
        """Returns everything in its place."""
        seen, rooms = self.seen, self.rooms
        self.add_seats([render(NN_("toy", "%n point(s)", "", points)) for points in seen.points])
        deck, gone, trick = self._deck, self._gone, self._trick
        self.add_counted_deck(Deck(), deck, seen.deck)
        self.lay(Discards(), gone, 1)
        for i, card in enumerate(seen.gone[-2:]):
            self.lay(Card(card), gone, 3 + i, 0.3)
        self.lay(Trick(), trick, 1)
        self.add_trick(seen.trick, seen.leader)
        for seat, size in enumerate(seen.hand_sizes):
            if seat != seen.viewer:
                self.add_hidden_hand(seat, size)
        held = [Card(card) for card in hand]
        self.add_hand(held, raised=tuple(raised), origin=(deck, BACK))
        zones = (
            Zone("trick", trick, Trick().name(self.frame)),
            Zone("gone", gone, Discards().name(self.frame)),
            Zone("hand", rooms.hands[self.mine], render(N_("toy", "Your hand"))),
        )
        exits: dict[Key, Spot] = {Card(card).key: Spot(gone) for card in seen.gone}
        return self.layout(zones, exits)

    def add_trick(self, cards: Sequence[CardId], leader: int) -> Sequence[Placement]:
        """Lays the cards of a trick in the order in which they were played, and returns them."""
        seats = [(leader + i) % len(self.seen.points) for i in range(len(cards))]
        laid = [Card(card) for card in cards]
        origins: dict[Key, tuple[Box, Sprite]] = {
            card.key: (self.hand_box(seat), BACK) for card, seat in zip(laid, seats, strict=True)
        }
        self.add_row(self._trick.inset(10), laid, origins)
        return self.pieces[len(self.pieces) - len(cards) :]
