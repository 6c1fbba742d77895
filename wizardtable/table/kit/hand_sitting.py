# SPDX-License-Identifier: MIT
"""A sitting whose viewer holds cards in an order of their own, which is kept with the save."""

from collections.abc import Collection, Sequence
from typing import Generic, TypeVar

from wizardtable.table.kit.hand_order import HandOrder
from wizardtable.table.kit.sitting import PieceSitting
from wizardtable.table.view import Intent, Rearranged

O = TypeVar("O")  # noqa: E741 - the observation, as in the contract
C = TypeVar("C")
"""A card, in the type by which a game distinguishes cards."""

_NO_HOLDER = -2


class HandSitting(PieceSitting[O], Generic[O, C]):
    """A base for sittings with a hand; `present` calls `hold`, and `lay_out` sets the centres.

    Attributes:
        order: the viewer's hand from left to right.
        centres: the x of the centres of the cards in hand, from left to right.
    """

    def __init__(self) -> None:
        super().__init__()
        self.order = self.new_order()
        self.centres: list[float] = []
        self._holder = _NO_HOLDER
        self._remembered: tuple[int, ...] = ()

    def new_order(self) -> HandOrder[C]:
        """Returns an empty hand; a game overrides this to sort cards in its own way."""
        return HandOrder()

    def hold(self, hand: Sequence[C], moment: int | None = None) -> None:
        """Takes the viewer's present cards, and keeps their order; see `HandOrder.update`."""
        holder = -1 if self.shown.viewer is None else int(self.shown.viewer)
        if self._holder != holder:
            self._holder = holder
            self.order = self.new_order()
            self.order.recall(self._remembered)
        self.order.update(hand, moment)

    def reorder(self, moved: Collection[C], x: float) -> Intent:
        """Puts cards of the hand where they were dropped, at this x."""
        self.order.move(moved, sum(centre < x for centre in self.centres))
        return Rearranged()

    def can_sort(self) -> bool:
        """Returns True if there are cards to sort."""
        return len(self.order.cards) > 1

    def sort_hand(self) -> Intent:
        """Sorts the hand."""
        self.order.sort()
        return Rearranged()

    def arrangement(self) -> Sequence[int]:
        """Returns the viewer's order of the hand, for `arrange`."""
        return self.order.written()

    def arrange(self, written: Sequence[int]) -> None:
        """Begins with this order of the hand, as far as its cards are still held."""
        self._remembered = tuple(written)
