# SPDX-License-Identifier: MIT
"""The order in which a viewer holds the cards of their hand."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Generic, TypeVar

C = TypeVar("C")
"""The type of a game's cards."""


class HandOrder(Generic[C]):
    """The order of a viewer's hand; new cards are added at the right.

    When the viewer returns to an earlier moment, for example by undo, the hand gets its order of
    that moment again.

    Attributes:
        cards: the hand from left to right.
    """

    def __init__(self) -> None:
        self.cards: list[C] = []
        self._moment: int | None = None
        self._orders_by_moment: dict[int, tuple[int, ...]] = {}
        self._saved_order: tuple[int, ...] = ()

    # For a game to override.

    def number_of(self, card: C) -> int:
        """Returns the number that stands for a card in a saved order; by default `int(card)`.

        Equal cards may have the same number.
        """
        number: Any = card
        return int(number)

    def rank(self, card: C) -> Any:
        """Returns the sort key of a card; by default its number."""
        return self.number_of(card)

    # The order.

    def written(self) -> list[int]:
        """Returns the order as numbers of cards, to be saved."""
        return [self.number_of(card) for card in self.cards]

    def recall(self, written: Iterable[int]) -> None:
        """Remembers a saved order, which the next call of `update` applies."""
        self._saved_order = tuple(written)

    def update(self, hand: Sequence[C], moment: int | None = None) -> None:
        """Takes the present hand. Cards that stay keep their order; a wholly new hand is sorted.

        `moment` is a number for this moment of the match. If `update` was called with the same
        number before, the hand gets its order of that time. None restores nothing.
        """
        order = (
            self._saved_order
            if moment is None
            else self._orders_by_moment.get(moment, self._saved_order)
        )
        self._moment, self._saved_order = moment, ()
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
        """Moves some cards before the card at `index`; an index past the end moves them last."""
        before = [card for card in self.cards[:index] if card not in moved]
        after = [card for card in self.cards[index:] if card not in moved]
        self.cards = [*before, *moved, *after]
        self.remember()

    def remember(self) -> None:
        """Remembers the order for the present moment; each change of the order must call this."""
        if self._moment is not None:
            self._orders_by_moment[self._moment] = tuple(self.written())

    def cards_in_order(self, hand: Iterable[C], written: Iterable[int]) -> list[C]:
        """Returns the cards of a hand in a saved order (`written`).

        Cards that are not in the saved order come last, sorted.
        """
        others, ordered = sorted(hand, key=self.rank), []
        for number in written:
            card = next((card for card in others if self.number_of(card) == number), None)
            if card is not None:
                others.remove(card)
                ordered.append(card)
        return ordered + others
