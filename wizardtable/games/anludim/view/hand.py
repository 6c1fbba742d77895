# SPDX-License-Identifier: MIT
"""Keeps the order in which a viewer holds the cards, and the half of each card that is upright."""

from collections.abc import Iterable, Sequence

from wizardtable.core import override
from wizardtable.games.anludim.rules.components import CARDS, CardId
from wizardtable.table.kit.hand_order import HandOrder


class Hand(HandOrder[CardId]):
    """A viewer's hand; new cards join at the right.

    Attributes:
        tops: by card, the half that is upright; 0 for a card that is not listed.
        pinned: by card, the half that the viewer turned up since the card was chosen.
    """

    def __init__(self) -> None:
        super().__init__()
        self.tops: dict[CardId, int] = {}
        self.pinned: dict[CardId, int] = {}

    @override
    def number_of(self, card: CardId) -> int:
        """Returns a number that stands for a card and its upright half, to be written into a
        save."""
        return 2 * card + self.tops.get(card, 0)

    @override
    def rank(self, card: CardId) -> tuple[int, int]:
        """Returns the value, then the colour, of the upright half."""
        return CARDS[card][self.tops.get(card, 0)]

    @override
    def cards_in_order(self, hand: Iterable[CardId], written: Iterable[int]) -> list[CardId]:
        """Returns the cards of the hand in the saved order, and turns the saved halves up.

        Args:
            hand: the cards in hand.
            written: the saved numbers, from `number_of`.
        """
        held, numbers = list(hand), list(written)
        for number in numbers:
            if number // 2 in held:
                self.tops[CardId(number // 2)] = number % 2
        return super().cards_in_order(held, numbers)

    @override
    def update(self, hand: Sequence[CardId], moment: int | None = None) -> None:
        """Takes the viewer's present cards. Cards that stay keep their order.

        New cards join at the right. A hand with only new cards is sorted by value. `moment` is a
        number for this moment of the match. If the hand already had an order at this moment, the
        hand gets that order again. None restores no order.
        """
        super().update(hand, moment)
        held = set(hand)
        for card in set(self.tops) - held:
            del self.tops[card]
        self.unpin(set(self.pinned) - held)

    def sort_by_colour(self) -> None:
        """Sorts the hand by the colours of the upright halves, then by their values."""
        self.cards.sort(key=lambda card: tuple(reversed(self.rank(card))))
        self.remember()

    def turn(self, card: CardId, top: int) -> None:
        """Turns a card so that the half `top` (0 or 1) is upright."""
        self.tops[card] = self.pinned[card] = top
        self.remember()

    def unpin(self, cards: Iterable[CardId]) -> None:
        """Forgets that the viewer turned these cards, so that the best combination decides on their
        halves."""
        for card in list(cards):
            self.pinned.pop(card, None)
