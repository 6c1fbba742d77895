# SPDX-License-Identifier: MIT
"""Numbers for equal objects, so that the table sees which one moved."""

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from wizardtable.games.anludim.rules.components import SCROLLS, piles
from wizardtable.games.anludim.rules.state import Observation
from wizardtable.table.kit.piece_numbers import PieceNumbers

BOARD, OUT = -1, -2
"""Places of an object besides a seat: on its pile, and out of the round."""

Kind: TypeAlias = tuple[int, int]
"""Discipline and value; scrolls are (SCROLL, 1)."""

SCROLL = 5


class ObjectNumbers:
    """The numbers of all objects and scrolls; those that stay where they were keep their number."""

    def __init__(self) -> None:
        self._pieces: PieceNumbers[Kind] = PieceNumbers()

    def update(self, observation: Observation) -> None:
        """Find out what moved since the last observation."""
        counts = _count(observation)
        for kind, total in _box(len(observation.hand_sizes)).items():
            wanted = Counter({place: n for (k, place), n in counts.items() if k == kind})
            wanted[OUT] += total - sum(wanted.values())
            self._pieces.settle(kind, wanted, BOARD)

    def at(self, kind: Kind, place: int) -> list[int]:
        """The numbers of the pieces of a kind at a place."""
        return self._pieces.at(kind, place)


def _box(seats: int) -> dict[Kind, int]:
    kinds: Counter[Kind] = Counter()
    for discipline, pile in enumerate(piles(seats)):
        kinds.update((discipline, value) for value in pile)
    kinds[SCROLL, 1] = SCROLLS
    return dict(kinds)


def _count(observation: Observation) -> "Counter[tuple[Kind, int]]":
    return Counter(_each(observation))


def _each(observation: Observation) -> "Iterator[tuple[Kind, int]]":
    for discipline, pile in enumerate(observation.piles):
        for value in pile:
            yield (discipline, value), BOARD
    for seat, kinds in enumerate(observation.objects):
        for discipline, values in enumerate(kinds):
            for value in values:
                yield (discipline, value), seat
    for seat, scrolls in enumerate(observation.scrolls):
        for _ in range(scrolls):
            yield (SCROLL, 1), seat
