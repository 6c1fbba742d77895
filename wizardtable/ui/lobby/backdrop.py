# SPDX-License-Identifier: MIT
"""The room behind the lobby."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF

from wizardtable.ui.lobby.placeholder import paint_lamp
from wizardtable.ui.style import appearance


def paint_study(painter: QPainter, room: QRectF) -> None:
    """The room behind the lobby: felt under a lamp, with a faint arcane circle."""
    worn = appearance.shades()
    paint_lamp(painter, room, (worn.lamp, worn.window, worn.shadow))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.save()
    painter.translate(room.center())
    painter.setOpacity(0.10 if worn.dark else 0.16)
    paint_circle(painter, min(room.width(), room.height()) * 0.62)
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
