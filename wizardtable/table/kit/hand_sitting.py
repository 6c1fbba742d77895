# SPDX-License-Identifier: MIT
"""A sitting whose viewer can order the cards in their hand; the order is saved with the match."""

from collections.abc import Collection, Sequence
from typing import Generic, TypeVar

from wizardtable.table.kit.hand_order import HandOrder
from wizardtable.table.kit.sitting import PieceSitting
from wizardtable.table.view import Intent, Rearranged

O = TypeVar("O")  # noqa: E741 - the observation, as in the contract
C = TypeVar("C")
"""The type of a game's cards."""

_NO_HOLDER = -2
"""The holder of the hand before the first frame; a spectator counts as holder -1."""


class HandSitting(PieceSitting[O], Generic[O, C]):
    """A base for sittings with a hand.

    The subclass calls `hold` in `present`, and sets `centres` in `lay_out`.

    Attributes:
        order: the viewer's hand in its order.
        centres: the x of each card's centre in the hand, from left to right.
    """

    def __init__(self) -> None:
        super().__init__()
        self.order = self.new_order()
        self.centres: list[float] = []
        self._holder = _NO_HOLDER
        self._saved_order: tuple[int, ...] = ()

    def new_order(self) -> HandOrder[C]:
        """Returns an empty hand; a game overrides this to sort cards in its own way."""
        return HandOrder()

    def hold(self, hand: Sequence[C], moment: int | None = None) -> None:
        """Takes the cards that the viewer holds now; `HandOrder.update` explains the arguments."""
        holder = -1 if self.shown.viewer is None else int(self.shown.viewer)
        if self._holder != holder:
            self._holder = holder
            self.order = self.new_order()
            self.order.recall(self._saved_order)
        self.order.update(hand, moment)

    def reorder(self, moved: Collection[C], x: float) -> Intent:
        """Moves cards of the hand to the place where they were dropped, at this x of the table."""
        self.order.move(moved, sum(centre < x for centre in self.centres))
        return Rearranged()

    def can_sort(self) -> bool:
        """Returns True if the hand has at least two cards."""
        return len(self.order.cards) > 1

    def sort_hand(self) -> Intent:
        """Sorts the hand."""
        self.order.sort()
        return Rearranged()

    def arrangement(self) -> Sequence[int]:
        """Returns the viewer's order of the hand, for `arrange`."""
        return self.order.written()

    def arrange(self, written: Sequence[int]) -> None:
        """Begins with a saved order of the hand; cards no longer held are left out."""
        self._saved_order = tuple(written)
