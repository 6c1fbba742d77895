# SPDX-License-Identifier: MIT
"""The mark of each seat in dialogs and charts: a shape and a colour of its own."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from wizardtable.ui import style
from wizardtable.ui.shades import SEATS

_CROSS = ((-1, -3), (1, -3), (1, -1), (3, -1), (3, 1), (1, 1))
_CROSS += tuple((-x, -y) for x, y in _CROSS)
"""The corners of a cross, in sixths of its width."""


def seat_colour(seat: int) -> QColor:
    """The colour of a seat in the theme worn now."""
    return QColor(SEATS[seat % len(SEATS)][0 if style.shades().dark else 1])


def paint_mark(painter: QPainter, centre: QPointF, radius: float, seat: int) -> None:
    """Paint a seat's mark: disc, square, triangle, lozenge, star or cross, in its colour."""
    painter.setPen(QPen(QColor(style.shades().panel), max(1.0, radius / 5)))
    painter.setBrush(seat_colour(seat))
    shape = seat % len(SEATS)
    if shape == 0:
        painter.drawEllipse(centre, radius, radius)
        return
    if shape == 1:
        side = radius * 0.88
        painter.drawRect(QRectF(centre.x() - side, centre.y() - side, 2 * side, 2 * side))
        return
    points = QPolygonF()
    if shape == 5:
        for x, y in _CROSS:
            points.append(centre + QPointF(x, y) * radius * 0.36)
        painter.drawPolygon(points)
        return
    corners = {2: 3, 3: 4, 4: 10}[shape]
    for corner in range(corners):
        reach = radius * (0.5 if shape == 4 and corner % 2 else 1.2)
        angle = -pi / 2 + 2 * pi * corner / corners
        points.append(centre + QPointF(reach * cos(angle), reach * sin(angle)))
    painter.drawPolygon(points)


class Mark(QWidget):
    """A seat's mark as a small widget."""

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: a square as high as a line."""
        return QSize(style.scaled(22), style.scaled(22))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the mark."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_mark(painter, QRectF(self.rect()).center(), self.width() * 0.32, self._seat)
        painter.end()
