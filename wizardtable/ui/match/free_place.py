# SPDX-License-Identifier: MIT
"""Finds a place for a sheet over the table where it covers few of the marked pieces."""

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize

_TRIED_HEIGHT_SHARES: Final = (1.0, 0.8, 0.6, 0.4, 0.2, 0.0)
"""The heights that a sheet tries in turn, from its full height (1) to its smallest height (0)."""

_CLEARANCE_PIXELS: Final = 4
"""Pixels between a sheet and a marked piece."""


def freest_place(
    room: QRect, size: QSize, min_height: int, boxes: Sequence[QRect], current: QRect
) -> QRect:
    """Returns the corner of a room where a sheet covers the least of some boxes.

    A lower sheet is preferred if it then covers nothing. The sheet keeps its current corner if that
    is as good as any other; otherwise it prefers the right edge.

    Args:
        room: the rectangle in whose corners the sheet can lie.
        size: the full size of the sheet.
        min_height: the smallest height of the sheet.
        boxes: the boxes that the sheet should not cover.
        current: the present place of the sheet.
    """
    kept_clear = [
        box.adjusted(-_CLEARANCE_PIXELS, -_CLEARANCE_PIXELS, _CLEARANCE_PIXELS, _CLEARANCE_PIXELS)
        for box in boxes
    ]
    width, height = min(size.width(), room.width()), min(size.height(), room.height())
    min_sheet_height = min(min_height, height)
    best, best_cost = QRect(room.topLeft(), QSize(width, height)), -1
    for share in _TRIED_HEIGHT_SHARES:
        sheet_size = QSize(width, round(min_sheet_height + (height - min_sheet_height) * share))
        for corner_place in sorted(
            _corners(room, sheet_size),
            key=lambda corner_place: not _has_same_corner(corner_place, current),
        ):
            cost = _covered_area(corner_place, kept_clear)
            if cost == 0:
                return corner_place
            if best_cost < 0 or cost < best_cost:
                best, best_cost = corner_place, cost
    return best


def _corners(room: QRect, size: QSize) -> Iterable[QRect]:
    right, bottom = room.right() + 1 - size.width(), room.bottom() + 1 - size.height()
    for x in (right, room.left()):
        for y in (room.top(), bottom):
            yield QRect(QPoint(x, y), size)


def _has_same_corner(place: QRect, current: QRect) -> bool:
    """Returns whether two places touch the same corner."""
    sides = place.left() == current.left() and place.right() == current.right()
    return sides and (place.top() == current.top() or place.bottom() == current.bottom())


def _covered_area(place: QRect, boxes: Iterable[QRect]) -> int:
    parts = (place.intersected(box) for box in boxes)
    return sum(part.width() * part.height() for part in parts)
