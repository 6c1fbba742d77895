# SPDX-License-Identifier: MIT
"""The room behind the lobby, the first thing that is ever painted: it imports next to nothing."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF, QRadialGradient

from wizardtable.ui import style


def paint_study(painter: QPainter, room: QRectF) -> None:
    """The room behind the lobby: felt under a lamp, with a faint arcane circle."""
    paint_lamp(painter, room)
    worn = style.shades()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.save()
    painter.translate(room.center())
    painter.setOpacity(0.10 if worn.dark else 0.16)
    paint_circle(painter, min(room.width(), room.height()) * 0.62)
    painter.restore()


def paint_lamp(painter: QPainter, room: QRectF) -> None:
    """The room without its circle: all there is of it in the first paint."""
    worn = style.shades()
    glow = QRadialGradient(QPointF(room.center().x(), room.top()), max(room.width(), 1) * 0.75)
    glow.setColorAt(0.0, QColor(worn.lamp))
    glow.setColorAt(0.55, QColor(worn.window))
    glow.setColorAt(1.0, QColor(worn.shadow))
    # fillRect would do the same, but to choose among its many forms PySide loads 20 ms of types.
    painter.setBackground(QBrush(glow))
    painter.eraseRect(room)


def paint_circle(painter: QPainter, radius: float) -> None:
    """An arcane circle around the origin: rings, marks and two interlaced triangles."""
    brass = QColor(style.shades().brass_high)
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
