# SPDX-License-Identifier: MIT
"""The keyboard cursor: which of the places on the table an arrow key leads to."""

from collections.abc import Sequence
from enum import Enum
from itertools import product
from typing import TypeAlias

from PySide6.QtCore import Qt

from wizardtable.table.view import Key, Placement, Sprite
from wizardtable.table.zones import Box, Spot


class Way(Enum):
    """Where an arrow key points, as (x, y)."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


ARROWS = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}

Links: TypeAlias = dict[tuple[int, Way], int]
"""Where arrows lead, by the index of the place they are pressed at; those to nowhere are absent."""

_ASIDE = 2.5
"""How much farther a step to the side seems than one straight ahead."""
_BEHIND = 1e6
"""What lies behind is reached by an arrow only when nothing else can be."""


def nearest(here: Box, places: Sequence[Box], way: Way) -> int | None:
    """The index of the place that an arrow leads to from `here`; None when nothing lies there.

    What lies straight ahead is preferred to what is nearer but aside.

    >>> nearest(Box(0, 0, 10, 10), [Box(20, 0, 10, 10), Box(0, 20, 10, 10)], Way.DOWN)
    1
    """
    costs = [(_cost(here, place, way), i) for i, place in enumerate(places)]
    cost, index = min(costs, default=(_BEHIND, 0))
    return index if cost < _BEHIND else None


def _cost(here: Box, there: Box, way: Way) -> float:
    dx, dy = way.value
    across, down = there.centre[0] - here.centre[0], there.centre[1] - here.centre[1]
    ahead = across * dx + down * dy
    aside = abs(across * dy) + abs(down * dx)
    return abs(ahead) + _ASIDE * aside + (0 if ahead >= 2 else _BEHIND)


def links(places: Sequence[Box]) -> Links:
    """Where the arrows lead from each place, such that they lead from every place to every other.

    An arrow leads to the nearest place that lies its way. Where that leaves a place that no arrow
    comes to, or that none leaves, arrows are led elsewhere: those that change least.
    """
    found: Links = {}
    for i, way in product(range(len(places)), Way):
        index = nearest(places[i], places, way)
        if index is not None:
            found[i, way] = index
    reach = _reach(found, len(places))
    while (lacking := _lacking(reach)) is not None:
        inside, outside = lacking
        detours = sorted(
            (_cost(places[i], places[j], way), i, way.name, j)
            for i, j, way in product(inside, outside, Way)
        )
        for _, i, name, j in detours:
            tried = found | {(i, Way[name]): j}
            after = _reach(tried, len(places))
            if all(old & ~new == 0 for old, new in zip(reach, after, strict=True)):
                found, reach = tried, after
                break
        else:
            break  # every arrow there is needed by some other place
    return found


def _reach(arrows: Links, count: int) -> list[int]:
    """For each place, the places that arrows lead to from it, as a set of bits."""
    reach = [1 << i for i in range(count)]
    grown = True
    while grown:
        grown = False
        for (i, _), j in arrows.items():
            if reach[j] & ~reach[i]:
                reach[i] |= reach[j]
                grown = True
    return reach


def _lacking(reach: list[int]) -> tuple[list[int], list[int]] | None:
    """Places, and places that they do not lead to; None when all lead to all."""
    everywhere = range(len(reach))
    for i in everywhere:
        outside = [j for j in everywhere if not reach[i] >> j & 1]
        if outside:
            return [j for j in everywhere if reach[i] >> j & 1], outside
    return None


class Cursor:
    """Where the keyboard is: on a piece, a zone or a choice, or nowhere.

    Attributes:
        at: the key of that place; zones are ("zone", id).
    """

    def __init__(self) -> None:
        self.at: Key | None = None
        self._last: Box | None = None

    def step(self, way: Way, places: Sequence[tuple[Key, Box]]) -> Key | None:
        """Move, or appear on the first place; the place stood on now, None where there is none."""
        if not places:
            self.at = None
            return None
        index = self._led(way, places)
        if index is not None:
            self.at, self._last = places[index]
        return self.at

    def _led(self, way: Way, places: Sequence[tuple[Key, Box]]) -> int | None:
        keys, boxes = [key for key, _ in places], [box for _, box in places]
        if self.at is None or (self.at not in keys and self._last is None):
            return 0
        if self.at in keys:
            return links(boxes).get((keys.index(self.at), way))
        assert self._last is not None
        return nearest(self._last, boxes, way)

    def leave(self) -> None:
        """The keyboard is not used now."""
        self.at = None

    def placements(self, places: Sequence[tuple[Key, Box]]) -> list[Placement]:
        """The ring around the place; it jumps to the nearest one when its own is gone."""
        if self.at is None:
            return []
        box = next((box for key, box in places if key == self.at), None)
        if box is None:
            if not places or self._last is None:
                self.at = None
                return []
            x, y = self._last.centre
            self.at, box = min(
                places,
                key=lambda p: (p[1].centre[0] - x) ** 2 + (p[1].centre[1] - y) ** 2,
            )
        self._last = box
        ring = Sprite("table.cursor")
        return [Placement(("table", "cursor"), ring, Spot(box.inset(-6)), z=6000, inert=True)]
