# SPDX-License-Identifier: MIT
"""Which part of the table is seen through the loupe, computed without Qt."""

from dataclasses import dataclass, replace
from math import log2
from typing import Final

from wizardtable.table.zones import Box, Spot

NEAREST: Final = 3.0
"""How many times larger than usual the table can be shown."""

_WHOLE_ENOUGH: Final = 1.02
"""Below this magnification the whole table is shown."""

_ROOM: Final = 24.0
"""Pixels around what is brought into sight."""


@dataclass(frozen=True, slots=True)
class Lens:
    """Which part of the table is seen, and how large.

    Attributes:
        zoom: how many times larger than usual, from 1.0.
        x, y: how far the upper left corner of the table lies outside the view, in pixels of it.
    """

    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0

    @property
    def magnifies(self) -> bool:
        """Whether less than the whole table is seen."""
        return self.zoom > 1.0

    def on_table(self, x: float, y: float) -> tuple[float, float]:
        """Returns the point of the table that is seen at a point of the view."""
        return (x + self.x) / self.zoom, (y + self.y) / self.zoom

    def in_view(self, box: Box) -> Box:
        """Returns where in the view a box of the table is seen."""
        zoom = self.zoom
        return Box(box.x * zoom - self.x, box.y * zoom - self.y, box.w * zoom, box.h * zoom)

    def spot_in_view(self, spot: Spot) -> Spot:
        """Returns where in the view a place of the table is seen."""
        return replace(spot, box=self.in_view(spot.box))

    def seen(self, size: tuple[float, float]) -> Box:
        """Returns the part of the table that a view of this size shows."""
        zoom = self.zoom
        return Box(self.x / zoom, self.y / zoom, size[0] / zoom, size[1] / zoom)

    def held_in(self, size: tuple[float, float]) -> "Lens":
        """Returns the nearest lens that shows nothing beyond the edges of the table, which has the
        size of the view."""
        zoom = min(NEAREST, max(1.0, self.zoom))
        if zoom < _WHOLE_ENOUGH:
            return WHOLE
        right, bottom = size[0] * (zoom - 1), size[1] * (zoom - 1)
        x, y = min(max(0.0, self.x), right), min(max(0.0, self.y), bottom)
        return Lens(zoom, float(round(x)), float(round(y)))

    def moved(self, dx: float, dy: float) -> "Lens":
        """Returns the lens after what is seen was pulled by so many pixels."""
        return replace(self, x=self.x - dx, y=self.y - dy)

    def nearer(self, factor: float, x: float, y: float) -> "Lens":
        """Returns the lens so many times as near. What is seen at this point of the view stays."""
        zoom = min(NEAREST, max(1.0, self.zoom * factor))
        there = self.on_table(x, y)
        return Lens(zoom, there[0] * zoom - x, there[1] * zoom - y)

    def showing(self, box: Box, size: tuple[float, float]) -> "Lens":
        """Returns the lens moved as little as it must be to show a box of the table; farther away
        where the box is too large for a view of this size."""
        wide, high = size[0] - 2 * _ROOM, size[1] - 2 * _ROOM
        fitting = min(wide / max(1.0, box.w), high / max(1.0, box.h))
        lens = self
        if fitting < self.zoom:
            lens = self.nearer(max(1.0, fitting) / self.zoom, size[0] / 2, size[1] / 2)
        there = lens.in_view(box)
        dx = _pull(there.x - _ROOM, size[0] - _ROOM - there.right)
        dy = _pull(there.y - _ROOM, size[1] - _ROOM - there.bottom)
        return lens.moved(dx, dy).held_in(size)

    def between(self, other: "Lens", share: float) -> "Lens":
        """Returns a lens on the way to another."""
        if share >= 1:
            return other
        zoom = self.zoom * 2 ** (share * log2(other.zoom / self.zoom))
        # The same point of the table stays where it is seen all the way.
        way = other.zoom - self.zoom
        part = share if abs(way) < 0.001 else (zoom - self.zoom) / way
        x, y = self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part
        return Lens(zoom, x, y)


WHOLE: Final = Lens()
"""The lens through which the whole table is seen."""


def _pull(before: float, after: float) -> float:
    """How far something must be pulled that lies so far inside two edges, or outside: negative."""
    if before < 0:
        return -before
    return after if after < 0 else 0.0
