# SPDX-License-Identifier: MIT
"""Finds a place for a sheet over the edge of the table, beside the pieces that it speaks of."""

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize

_SHARES: Final = (1.0, 0.8, 0.6, 0.4, 0.2, 0.0)
"""Shares of what a sheet may give up of its height, in the order in which they are tried."""

_CLEARANCE: Final = 4
"""Pixels between a sheet and the pieces that it speaks of."""


def freest_place(
    room: QRect, size: QSize, min_height: int, boxes: Sequence[QRect], current: QRect
) -> QRect:
    """Returns the corner of a room where a sheet of this size covers least of some boxes.

    The sheet becomes lower, down to `min_height`, where it then covers nothing. It stays at its
    `current` place if that is as good as any other, and prefers the right edge otherwise.
    """
    clear = [box.adjusted(-_CLEARANCE, -_CLEARANCE, _CLEARANCE, _CLEARANCE) for box in boxes]
    width, height = min(size.width(), room.width()), min(size.height(), room.height())
    least = min(min_height, height)
    best, best_cost = QRect(room.topLeft(), QSize(width, height)), -1
    for share in _SHARES:
        tried = QSize(width, round(least + (height - least) * share))
        for place in sorted(_corners(room, tried), key=lambda place: not _is_at(place, current)):
            cost = _covered(place, clear)
            if cost == 0:
                return place
            if best_cost < 0 or cost < best_cost:
                best, best_cost = place, cost
    return best


def _corners(room: QRect, size: QSize) -> Iterable[QRect]:
    right, bottom = room.right() + 1 - size.width(), room.bottom() + 1 - size.height()
    for x in (right, room.left()):
        for y in (room.top(), bottom):
            yield QRect(QPoint(x, y), size)


def _is_at(place: QRect, current: QRect) -> bool:
    """Returns True if a place has the same corner as another one."""
    sides = place.left() == current.left() and place.right() == current.right()
    return sides and (place.top() == current.top() or place.bottom() == current.bottom())


def _covered(place: QRect, boxes: Iterable[QRect]) -> int:
    parts = (place.intersected(box) for box in boxes)
    return sum(part.width() * part.height() for part in parts)
