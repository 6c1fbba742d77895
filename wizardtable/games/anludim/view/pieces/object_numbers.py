# SPDX-License-Identifier: MIT
"""Gives equal objects different numbers, so that the table can tell which one moved."""

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from wizardtable.games.anludim.rules.components import SCROLL_COUNT
from wizardtable.games.anludim.rules.state import Observation
from wizardtable.table.kit.piece_numbers import PieceNumbers

ON_PILE, OUT_OF_ROUND = -1, -2
"""The places of an object that no seat has: on its pile, or out of the round."""

Kind: TypeAlias = tuple[int, int]
"""The discipline and the points of an object; (SCROLL, 1) for a scroll."""

SCROLL = 5
"""The number that stands for scrolls where objects have their discipline."""


class ObjectNumbers:
    """Gives each object and scroll a number among equal ones.

    An object that stays in its place keeps its number.
    """

    def __init__(self) -> None:
        self._pieces: PieceNumbers[Kind] = PieceNumbers()

    def update(self, observation: Observation) -> None:
        """Takes a new observation, and finds out which objects moved since the previous one."""
        counts = _count_places(observation)
        for kind, total in _totals_by_kind(observation).items():
            count_by_place = Counter({place: n for (k, place), n in counts.items() if k == kind})
            count_by_place[OUT_OF_ROUND] += total - sum(count_by_place.values())
            self._pieces.settle(kind, count_by_place, ON_PILE)

    def at(self, kind: Kind, place: int) -> list[int]:
        """Returns the numbers of a kind's pieces at a place: a seat, ON_PILE or OUT_OF_ROUND."""
        return self._pieces.at(kind, place)


def _totals_by_kind(observation: Observation) -> dict[Kind, int]:
    kinds: Counter[Kind] = Counter()
    for discipline, pile in enumerate(observation.box.piles(len(observation.hand_sizes))):
        kinds.update((discipline, value) for value in pile)
    kinds[SCROLL, 1] = SCROLL_COUNT
    return dict(kinds)


def _count_places(observation: Observation) -> "Counter[tuple[Kind, int]]":
    return Counter(_places_of_all(observation))


def _places_of_all(observation: Observation) -> "Iterator[tuple[Kind, int]]":
    for discipline, pile in enumerate(observation.piles):
        for value in pile:
            yield (discipline, value), ON_PILE
    for seat, kinds in enumerate(observation.objects):
        for discipline, values in enumerate(kinds):
            for value in values:
                yield (discipline, value), seat
    for seat, scrolls in enumerate(observation.scrolls):
        for _ in range(scrolls):
            yield (SCROLL, 1), seat
