# SPDX-License-Identifier: MIT
"""The marks of seats on tables, in dialogs and in charts: each seat has a shape and a colour."""

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from wizardtable.paint.metal import IVORY, Metal, enamel_brush, paint_rim, shrunk

SEAT_COLOURS: Final = (
    ("#e0b354", "#9a6a10"),
    ("#7fc4e8", "#1f6390"),
    ("#ee9a86", "#a63c28"),
    ("#a5d48a", "#3d6f23"),
    ("#c9a4e6", "#6d3f97"),
    ("#e6dfd0", "#5c564b"),
)
"""The colours of up to six seats, as pairs (for a dark theme, for a light theme).

A game whose players have pieces in other colours gives these in `GameSpec.colours`.
"""

_HALF_CROSS_CORNERS: Final = ((-1, -3), (1, -3), (1, -1), (3, -1), (3, 1), (1, 1))
_CROSS_CORNERS: Final = (*_HALF_CROSS_CORNERS, *((-x, -y) for x, y in _HALF_CROSS_CORNERS))
"""The corners of a cross around (0, 0), in sixths of its width."""


def mark_shape(centre: QPointF, radius: float, seat: int) -> QPainterPath:
    """Returns the outline of a seat's mark: disc, square, triangle, lozenge, star or cross."""
    path = QPainterPath()
    shape = seat % len(SEAT_COLOURS)
    if shape == 0:
        path.addEllipse(centre, radius, radius)
    elif shape == 1:
        side = radius * 0.88
        path.addRect(QRectF(centre.x() - side, centre.y() - side, 2 * side, 2 * side))
    else:
        path.addPolygon(QPolygonF([centre + QPointF(*p) * radius for p in _corners(shape)]))
        path.closeSubpath()
    return path


def _corners(shape: int) -> list[tuple[float, float]]:
    """Returns the corners of a mark of radius 1 around (0, 0).

    `shape` is 2 to 5, in the order of `mark_shape`.
    """
    if shape == 5:
        return [(x * 0.36, y * 0.36) for x, y in _CROSS_CORNERS]
    count = {2: 3, 3: 4, 4: 10}[shape]
    corners = []
    for corner in range(count):
        reach = 0.5 if shape == 4 and corner % 2 else 1.2
        angle = -pi / 2 + 2 * pi * corner / count
        corners.append((reach * cos(angle), reach * sin(angle)))
    return corners


def paint_seat_mark(painter: QPainter, rect: QRectF, seat: int) -> None:
    """Paints a seat's mark in ivory on a disc of enamel in the seat's colour, with a gold rim."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = rect.width()
    outline, inner = QPainterPath(), QPainterPath()
    outline.addEllipse(shrunk(rect, size * 0.02))
    inner.addEllipse(shrunk(rect, size * 0.1))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(enamel_brush(rect, SEAT_COLOURS[seat % len(SEAT_COLOURS)][1]))
    painter.drawPath(inner)
    paint_rim(painter, outline, inner, Metal.GOLD)
    painter.setPen(QPen(QColor("#1a0f04"), max(0.6, size * 0.03)))
    painter.setBrush(QColor(IVORY))
    painter.drawPath(mark_shape(rect.center(), size * 0.24, seat))
    painter.restore()
