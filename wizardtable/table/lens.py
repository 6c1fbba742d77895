# SPDX-License-Identifier: MIT
"""The lens: the part of a magnified table that the view shows, computed without Qt.

Pixels of the view and of the table are equal as long as the table is not magnified.
"""

from dataclasses import dataclass, replace
from math import log2
from typing import Final

from wizardtable.table.zones import Box

MAX_ZOOM: Final = 3.0
"""The largest magnification of the table."""

_MIN_ZOOM: Final = 1.02
"""Below this magnification the whole table is shown instead."""

_SIGHT_MARGIN_PIXELS: Final = 24.0
"""Pixels of the view that stay free around a box when the lens moves to show it."""


@dataclass(frozen=True, slots=True)
class Lens:
    """The visible part of the table and its magnification.

    Attributes:
        zoom: magnification, 1.0 to `MAX_ZOOM`.
        x, y: distance of the view's upper left corner from the table's upper left corner, in pixels
            of the view.
    """

    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0

    @property
    def is_magnifying(self) -> bool:
        """True if the view shows less than the whole table."""
        return self.zoom > 1.0

    def on_table(self, x: float, y: float) -> tuple[float, float]:
        """Returns the point of the table that is visible at a point of the view."""
        return (x + self.x) / self.zoom, (y + self.y) / self.zoom

    def in_view(self, box: Box) -> Box:
        """Returns the box of the view in which a box of the table is visible."""
        zoom = self.zoom
        return Box(box.x * zoom - self.x, box.y * zoom - self.y, box.w * zoom, box.h * zoom)

    def visible_part(self, size: tuple[float, float]) -> Box:
        """Returns the part of the table that a view of this size shows."""
        zoom = self.zoom
        return Box(self.x / zoom, self.y / zoom, size[0] / zoom, size[1] / zoom)

    def clamped_to(self, size: tuple[float, float]) -> "Lens":
        """Returns the nearest lens that shows nothing beyond the edges of the table.

        `size` is the width and height of the view, which an unmagnified table fills.
        """
        zoom = min(MAX_ZOOM, max(1.0, self.zoom))
        if zoom < _MIN_ZOOM:
            return WHOLE_TABLE
        max_x, max_y = size[0] * (zoom - 1), size[1] * (zoom - 1)
        x, y = min(max(0.0, self.x), max_x), min(max(0.0, self.y), max_y)
        return Lens(zoom, float(round(x)), float(round(y)))

    def moved(self, dx: float, dy: float) -> "Lens":
        """Returns the lens after the table was pulled by (dx, dy) pixels of the view."""
        return replace(self, x=self.x - dx, y=self.y - dy)

    def magnified(self, factor: float, x: float, y: float) -> "Lens":
        """Returns the lens with its magnification multiplied by a factor.

        The point (x, y) of the view keeps showing the same point of the table.
        """
        zoom = min(MAX_ZOOM, max(1.0, self.zoom * factor))
        fixed_point = self.on_table(x, y)
        return Lens(zoom, fixed_point[0] * zoom - x, fixed_point[1] * zoom - y)

    def showing(self, box: Box, size: tuple[float, float]) -> "Lens":
        """Returns the lens, moved as little as possible so that it shows a box of the table.

        `size` is the width and height of the view. If the box is too large for the view, the
        magnification is reduced.
        """
        max_width, max_height = (
            size[0] - 2 * _SIGHT_MARGIN_PIXELS,
            size[1] - 2 * _SIGHT_MARGIN_PIXELS,
        )
        fitting_zoom = min(max_width / max(1.0, box.w), max_height / max(1.0, box.h))
        lens = self
        if fitting_zoom < self.zoom:
            lens = self.magnified(max(1.0, fitting_zoom) / self.zoom, size[0] / 2, size[1] / 2)
        box_in_view = lens.in_view(box)
        dx = _needed_pull(
            box_in_view.x - _SIGHT_MARGIN_PIXELS, size[0] - _SIGHT_MARGIN_PIXELS - box_in_view.right
        )
        dy = _needed_pull(
            box_in_view.y - _SIGHT_MARGIN_PIXELS,
            size[1] - _SIGHT_MARGIN_PIXELS - box_in_view.bottom,
        )
        return lens.moved(dx, dy).clamped_to(size)

    def between(self, other: "Lens", share: float) -> "Lens":
        """Returns the lens after a share (0 to 1) of the way to another lens."""
        if share >= 1:
            return other
        zoom = self.zoom * 2 ** (share * log2(other.zoom / self.zoom))
        # One point of the table keeps its place in the view; otherwise the table would slide.
        zoom_change = other.zoom - self.zoom
        path_share = share if abs(zoom_change) < 0.001 else (zoom - self.zoom) / zoom_change
        x, y = self.x + (other.x - self.x) * path_share, self.y + (other.y - self.y) * path_share
        return Lens(zoom, x, y)


WHOLE_TABLE: Final = Lens()
"""The lens that shows the whole table."""


def _needed_pull(before: float, after: float) -> float:
    """Returns the pixels by which a box must be pulled to lie between two edges.

    The result is 0.0 if the box already lies between the edges.

    `before` is the distance of the box from the left or upper edge, `after` from the opposite edge.
    A distance beyond an edge is negative. A positive result moves the box right or down.
    """
    if before < 0:
        return -before
    return after if after < 0 else 0.0
