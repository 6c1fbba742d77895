# SPDX-License-Identifier: MIT
"""Numbers of equal pieces: a piece that stays keeps its number, so that the right piece moves."""

from collections import Counter
from collections.abc import Container, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)


class PieceNumbers(Generic[K]):
    """Remembers the place of each of several equal pieces, by kind.

    A kind is any hashable value that a game chooses; places are ints.
    """

    def __init__(self) -> None:
        self._places: dict[K, list[int]] = {}

    def settle(
        self, kind: K, wanted: "Counter[int]", first: int, gone: Container[int] = ()
    ) -> None:
        """Sets the number of pieces of a kind at each place; pieces that can stay do so.

        Args:
            wanted: the number of pieces at each place.
            first: the place of all pieces before the first call for this kind.
            gone: numbers of pieces that leave their place before others do, such as one just
                dropped elsewhere.
        """
        before = self._places.get(kind, [first] * wanted.total())
        self._places[kind] = _settled_places(before, wanted, gone)

    def at(self, kind: K, place: int) -> list[int]:
        """Returns the numbers of the pieces of a kind at a place."""
        return [i for i, there in enumerate(self._places.get(kind, [])) if there == place]

    def place(self, kind: K, number: int) -> int | None:
        """Returns the place of a piece; None if there is no such piece."""
        places = self._places.get(kind, [])
        return places[number] if 0 <= number < len(places) else None


def _settled_places(before: list[int], wanted: "Counter[int]", gone: Container[int]) -> list[int]:
    """Returns places for equal pieces: each stays where it is if a piece is wanted there."""
    lacking = wanted.copy()
    after: list[int | None] = [None] * len(before)
    for i in sorted(range(len(before)), key=lambda i: i in gone):
        place = before[i]
        if lacking[place] > 0:
            lacking[place] -= 1
            after[i] = place
    free = iter(sorted(lacking.elements()))
    return [next(free) if place is None else place for place in after]
