# SPDX-License-Identifier: MIT
"""The order in which a viewer holds the cards, and the half of each card that is upright."""

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
        """Returns the number that stands for a card and its upright half, for a save."""
        return 2 * card + self.tops.get(card, 0)

    @override
    def rank(self, card: CardId) -> tuple[int, int]:
        """Returns the value, then the colour, of the upright half."""
        return CARDS[card][self.tops.get(card, 0)]

    @override
    def cards_in_order(self, hand: Iterable[CardId], written: Iterable[int]) -> list[CardId]:
        """Returns the cards in this order, and turns up the halves that were up then."""
        held, numbers = list(hand), list(written)
        for number in numbers:
            if number // 2 in held:
                self.tops[CardId(number // 2)] = number % 2
        return super().cards_in_order(held, numbers)

    @override
    def update(self, hand: Sequence[CardId], moment: int | None = None) -> None:
        """Keeps the order of the cards that stay; a whole new hand is sorted by value."""
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
        """Turns a card so that this half is upright."""
        self.tops[card] = self.pinned[card] = top
        self.remember()

    def unpin(self, cards: Iterable[CardId]) -> None:
        """Lets these cards turn by themselves again."""
        for card in list(cards):
            self.pinned.pop(card, None)
