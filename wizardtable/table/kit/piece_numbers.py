# SPDX-License-Identifier: MIT
"""Which of several equal pieces is which, so that what moved is seen moving."""

from collections import Counter
from collections.abc import Container, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)


class PieceNumbers(Generic[K]):
    """Remembers where each of the equal pieces of a kind was, and lets those that stayed keep
    their number. Kinds are whatever a game names them by; places are ints.
    """

    def __init__(self) -> None:
        self._places: dict[K, list[int]] = {}

    def settle(
        self, kind: K, wanted: "Counter[int]", first: int, gone: Container[int] = ()
    ) -> None:
        """There are so many pieces of the kind at each place now; before anything was known of
        them, all lay at the place `first`. Those in `gone`, such as the one that a player has just
        let go elsewhere, leave their place before others do."""
        before = self._places.get(kind, [first] * wanted.total())
        self._places[kind] = _settled(before, wanted, gone)

    def at(self, kind: K, place: int) -> list[int]:
        """The numbers of the pieces of a kind at a place."""
        return [i for i, where in enumerate(self._places.get(kind, [])) if where == place]

    def place(self, kind: K, number: int) -> int | None:
        """Where a piece is; None where there is no such piece."""
        places = self._places.get(kind, [])
        return places[number] if 0 <= number < len(places) else None


def _settled(before: list[int], wanted: "Counter[int]", gone: Container[int]) -> list[int]:
    """Places for equal pieces: each stays where it is if one is wanted there."""
    left = wanted.copy()
    after: list[int | None] = [None] * len(before)
    for i in sorted(range(len(before)), key=lambda i: i in gone):
        place = before[i]
        if left[place] > 0:
            left[place] -= 1
            after[i] = place
    free = iter(sorted(left.elements()))
    return [next(free) if place is None else place for place in after]
