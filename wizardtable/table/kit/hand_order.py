# SPDX-License-Identifier: MIT
"""The order in which viewers hold their cards."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Generic, TypeVar

C = TypeVar("C")
"""A card, in the type by which a game distinguishes cards."""


class HandOrder(Generic[C]):
    """A viewer's arrangement of a hand; new cards join at the right.

    When a moment comes back, such as after undo, the hand takes the order that it had then.

    Attributes:
        cards: the hand from left to right.
    """

    def __init__(self) -> None:
        self.cards: list[C] = []
        self._moment: int | None = None
        self._orders: dict[int, tuple[int, ...]] = {}
        self._kept: tuple[int, ...] = ()

    # For a game to override.

    def number_of(self, card: C) -> int:
        """Returns the number of a card in a kept order: by default the card itself as an int.

        Equal cards may have the same number.
        """
        number: Any = card
        return int(number)

    def rank(self, card: C) -> Any:
        """Returns the sort key of a card: by default its number."""
        return self.number_of(card)

    # The order.

    def written(self) -> list[int]:
        """Returns the order as numbers, to be kept."""
        return [self.number_of(card) for card in self.cards]

    def recall(self, written: Iterable[int]) -> None:
        """Remembers a kept order for the first hand that comes."""
        self._kept = tuple(written)

    def update(self, hand: Sequence[C], moment: int | None = None) -> None:
        """Takes the present hand: cards that stay keep their order; a wholly new hand is sorted.

        `moment` identifies the moment. If it was seen before, its order comes back.
        """
        order = self._kept if moment is None else self._orders.get(moment, self._kept)
        self._moment, self._kept = moment, ()
        if order:
            self.cards = self.cards_in_order(hand, order)
        else:
            held = set(hand)
            stay = [card for card in self.cards if card in held]
            stay_set = set(stay)
            self.cards = stay + [card for card in hand if card not in stay_set]
            if not stay:
                self.cards.sort(key=self.rank)
        self.remember()

    def sort(self) -> None:
        """Sorts the hand."""
        self.cards.sort(key=self.rank)
        self.remember()

    def move(self, moved: Collection[C], index: int) -> None:
        """Moves some cards before the card at `index`, or to the end."""
        before = [card for card in self.cards[:index] if card not in moved]
        after = [card for card in self.cards[index:] if card not in moved]
        self.cards = [*before, *moved, *after]
        self.remember()

    def remember(self) -> None:
        """Remembers the order for this moment; called after every change of it."""
        if self._moment is not None:
            self._orders[self._moment] = tuple(self.written())

    def cards_in_order(self, hand: Iterable[C], written: Iterable[int]) -> list[C]:
        """Returns the cards in a kept order; cards that are not in it come last, sorted."""
        others, ordered = sorted(hand, key=self.rank), []
        for number in written:
            card = next((card for card in others if self.number_of(card) == number), None)
            if card is not None:
                others.remove(card)
                ordered.append(card)
        return ordered + others
