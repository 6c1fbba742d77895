# SPDX-License-Identifier: MIT
"""The order in which a viewer holds his cards, and which half of each he keeps upright."""

from collections.abc import Iterable, Sequence

from wizardtable.games.anludim.rules.components import CARDS, CardId


class HandOrder:
    """The viewer's arrangement; new cards join at the right.

    Attributes:
        cards: from left to right.
        tops: by card, the upright half; 0 where not named.
        pinned: halves that were turned up by hand since the card was chosen.
    """

    def __init__(self) -> None:
        self.cards: list[CardId] = []
        self.tops: dict[CardId, int] = {}
        self.pinned: dict[CardId, int] = {}

    def written(self) -> list[int]:
        """The order and the upright halves as numbers, to be kept."""
        return [2 * card + self.tops.get(card, 0) for card in self.cards]

    def recall(self, written: Iterable[int]) -> None:
        """Take the order that `written` gave; numbers that are none of its are passed over."""
        for number in written:
            card = CardId(number // 2)
            if 0 <= card < len(CARDS) and card not in self.cards:
                self.cards.append(card)
                self.tops[card] = number % 2

    def update(self, hand: Sequence[CardId]) -> None:
        """Keep the order of the cards that stay. A whole new hand is put in order of value."""
        held = set(hand)
        stay = [card for card in self.cards if card in held]
        known = set(stay)
        fresh = [card for card in hand if card not in known]
        self.cards = stay + fresh
        for card in set(self.tops) - held:
            del self.tops[card]
        self.unpin(set(self.pinned) - held)
        if not stay:
            self.sort_by_value()

    def sort_by_value(self) -> None:
        """By the upright halves: values, then colours."""
        self.cards.sort(key=self._top)

    def sort_by_colour(self) -> None:
        """By the upright halves: colours, then values."""
        self.cards.sort(key=lambda card: tuple(reversed(self._top(card))))

    def move(self, moved: Sequence[CardId], index: int) -> None:
        """Put some cards before the one that is at this place now (or at the end)."""
        before = [card for card in self.cards[:index] if card not in moved]
        after = [card for card in self.cards[index:] if card not in moved]
        self.cards = [*before, *moved, *after]

    def turn(self, card: CardId, top: int) -> None:
        """Turn a card so that this half is upright."""
        self.tops[card] = self.pinned[card] = top

    def unpin(self, cards: Iterable[CardId]) -> None:
        """These cards may turn by themselves again."""
        for card in list(cards):
            self.pinned.pop(card, None)

    def _top(self, card: CardId) -> tuple[int, int]:
        return CARDS[card][self.tops.get(card, 0)]
