# SPDX-License-Identifier: MIT
"""The bare table in a small room, and the circle of signs that lies on it."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF, QRadialGradient

from wizardtable.paint.theme import DARK
from wizardtable.ui.style import appearance


def paint_felt(painter: QPainter, room: QRectF) -> None:
    """Paints the felt of a bare table under its lamp."""
    # Felt is dark by day too: it is a table, not a sheet of paper.
    glow = QRadialGradient(QPointF(room.center().x(), room.top()), room.height())
    glow.setColorAt(0.0, QColor(DARK.lamp))
    glow.setColorAt(1.0, QColor(DARK.felt_edge))
    painter.fillRect(room, glow)
    painter.save()
    painter.translate(room.center())
    painter.setOpacity(0.35)
    paint_circle(painter, min(room.width(), room.height()) * 0.42)
    painter.restore()


def paint_circle(painter: QPainter, radius: float) -> None:
    """An arcane circle around the origin: rings, marks and two interlaced triangles."""
    brass = QColor(appearance.shades().brass_high)
    painter.setBrush(QBrush())
    painter.setPen(QPen(brass, max(1.0, radius / 160)))
    for share in (1.0, 0.94, 0.62, 0.26):
        painter.drawEllipse(QPointF(0, 0), radius * share, radius * share)
    for turn in range(2):
        painter.save()
        painter.rotate(60 * turn)
        triangle = QPolygonF()
        for x, y in ((0.0, -0.94), (0.814, 0.47), (-0.814, 0.47)):
            triangle.append(QPointF(radius * x, radius * y))
        painter.drawPolygon(triangle)
        painter.restore()
    for mark in range(72):
        painter.save()
        painter.rotate(5 * mark)
        start = 0.90 if mark % 6 == 0 else 0.925
        painter.drawLine(QPointF(0, -radius * start), QPointF(0, -radius * 0.94))
        painter.restore()
