# SPDX-License-Identifier: MIT
"""The order in which a viewer holds his cards, and which half of each he keeps upright."""

from collections.abc import Iterable, Sequence

from wizardtable.games.anludim.rules.components import CARDS, CardId
from wizardtable.table.kit.hand_order import HandOrder


class Hand(HandOrder[CardId]):
    """The viewer's arrangement; new cards join at the right.

    Attributes:
        tops: by card, the upright half; 0 where not named.
        pinned: halves that were turned up by hand since the card was chosen.
    """

    def __init__(self) -> None:
        super().__init__()
        self.tops: dict[CardId, int] = {}
        self.pinned: dict[CardId, int] = {}

    def number_of(self, card: CardId) -> int:
        """The card and its upright half."""
        return 2 * card + self.tops.get(card, 0)

    def rank(self, card: CardId) -> tuple[int, int]:
        """By the upright halves: values, then colours."""
        return CARDS[card][self.tops.get(card, 0)]

    def as_written(self, hand: Iterable[CardId], written: Iterable[int]) -> list[CardId]:
        """Returns the cards in this order, and turns them as they were then."""
        held, numbers = list(hand), list(written)
        for number in numbers:
            if number // 2 in held:
                self.tops[CardId(number // 2)] = number % 2
        return super().as_written(held, numbers)

    def update(self, hand: Sequence[CardId], moment: int | None = None) -> None:
        """Keep the order of the cards that stay. A whole new hand is put in order of value."""
        super().update(hand, moment)
        held = set(hand)
        for card in set(self.tops) - held:
            del self.tops[card]
        self.unpin(set(self.pinned) - held)

    def sort_by_colour(self) -> None:
        """By the upright halves: colours, then values."""
        self.cards.sort(key=lambda card: tuple(reversed(self.rank(card))))
        self.remember()

    def turn(self, card: CardId, top: int) -> None:
        """Turn a card so that this half is upright."""
        self.tops[card] = self.pinned[card] = top
        self.remember()

    def unpin(self, cards: Iterable[CardId]) -> None:
        """These cards may turn by themselves again."""
        for card in list(cards):
            self.pinned.pop(card, None)
