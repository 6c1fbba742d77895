# SPDX-License-Identifier: MIT
"""The order in which viewers hold their cards."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Generic, TypeVar

C = TypeVar("C")
"""A card as a game tells one from another."""


class HandOrder(Generic[C]):
    """A viewer's arrangement of a hand; new cards join at the right. Back at a moment that was seen
    before, such as after undo, the hand is in the order that it had then.

    Attributes:
        cards: from left to right.
    """

    def __init__(self) -> None:
        self.cards: list[C] = []
        self._moment: int | None = None
        self._orders: dict[int, tuple[int, ...]] = {}
        self._kept: tuple[int, ...] = ()

    # What a game says.

    def number_of(self, card: C) -> int:
        """Returns the number that stands for a card where the order is kept beside a save; equal
        cards may have the same. It is the card itself, unless a game says otherwise."""
        number: Any = card
        return int(number)

    def rank(self, card: C) -> Any:
        """Returns by what a hand is sorted: the number, unless a game says otherwise."""
        return self.number_of(card)

    # What follows.

    def written(self) -> list[int]:
        """Returns the order as numbers, to be kept."""
        return [self.number_of(card) for card in self.cards]

    def recall(self, written: Iterable[int]) -> None:
        """Puts the first hand that comes in the order that `written` gave."""
        self._kept = tuple(written)

    def update(self, hand: Sequence[C], moment: int | None = None) -> None:
        """Keeps the order of the cards that stay; a whole new hand is sorted. Where `moment` says
        by which number to know this moment again, the order that it had then comes back."""
        before = self._kept if moment is None else self._orders.get(moment, self._kept)
        self._moment, self._kept = moment, ()
        if before:
            self.cards = self.cards_in_order(hand, before)
        else:
            held = set(hand)
            stay = [card for card in self.cards if card in held]
            known = set(stay)
            self.cards = stay + [card for card in hand if card not in known]
            if not stay:
                self.cards.sort(key=self.rank)
        self.remember()

    def sort(self) -> None:
        """Sorts the hand."""
        self.cards.sort(key=self.rank)
        self.remember()

    def move(self, moved: Collection[C], index: int) -> None:
        """Puts some cards before the one that is at this place now, or at the end."""
        before = [card for card in self.cards[:index] if card not in moved]
        after = [card for card in self.cards[index:] if card not in moved]
        self.cards = [*before, *moved, *after]
        self.remember()

    def remember(self) -> None:
        """Notes the order of this moment; called after every change of it."""
        if self._moment is not None:
            self._orders[self._moment] = tuple(self.written())

    def cards_in_order(self, hand: Iterable[C], written: Iterable[int]) -> list[C]:
        """Returns the cards in this order; those that are not in it at the right."""
        left, found = sorted(hand, key=self.rank), []
        for number in written:
            card = next((card for card in left if self.number_of(card) == number), None)
            if card is not None:
                left.remove(card)
                found.append(card)
        return found + left
