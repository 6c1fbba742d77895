# SPDX-License-Identifier: MIT
"""Numbers for equal pieces, so that a piece that stays where it is keeps its number and key.

Only pieces that really change their place are then seen to move.
"""

from collections import Counter
from collections.abc import Container, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)


class PieceNumbers(Generic[K]):
    """Remembers where each of several equal pieces lies, for each kind of pieces.

    Pieces of one kind are numbered from 0. A kind is any hashable value that a game chooses. Places
    are ints with a meaning that the game chooses.
    """

    def __init__(self) -> None:
        self._places: dict[K, list[int]] = {}

    def settle(
        self, kind: K, wanted: "Counter[int]", first: int, gone: Container[int] = ()
    ) -> None:
        """Places the pieces of a kind as `wanted` says; as few pieces as possible move.

        Args:
            wanted: the number of pieces for each place.
            first: the place of all pieces before the first call for this kind.
            gone: numbers of pieces that should leave their place before other pieces do, such as a
                piece that was just dropped elsewhere.
        """
        before = self._places.get(kind, [first] * wanted.total())
        self._places[kind] = _settled_places(before, wanted, gone)

    def at(self, kind: K, place: int) -> list[int]:
        """Returns the numbers of the pieces of a kind that lie at a place."""
        return [i for i, there in enumerate(self._places.get(kind, [])) if there == place]

    def place(self, kind: K, number: int) -> int | None:
        """Returns the place of a piece; None if there is no such piece."""
        places = self._places.get(kind, [])
        return places[number] if 0 <= number < len(places) else None


def _settled_places(before: list[int], wanted: "Counter[int]", gone: Container[int]) -> list[int]:
    """Returns the new places of equal pieces, by number; see `PieceNumbers.settle`."""
    lacking = wanted.copy()
    after: list[int | None] = [None] * len(before)
    for i in sorted(range(len(before)), key=lambda i: i in gone):
        place = before[i]
        if lacking[place] > 0:
            lacking[place] -= 1
            after[i] = place
    free = iter(sorted(lacking.elements()))
    return [next(free) if place is None else place for place in after]
