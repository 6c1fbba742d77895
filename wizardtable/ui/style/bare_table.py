# SPDX-License-Identifier: MIT
"""Paints an empty table: felt under a lamp, with a circle of magic signs on it."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QPolygonF, QRadialGradient

from wizardtable.paint.theme import DARK
from wizardtable.ui.style import appearance
from wizardtable.ui.style.palette import Palette


def paint_felt(painter: QPainter, room: QRectF) -> None:
    """Paints the felt of an empty table under its lamp into `room`."""
    # The felt of a table is dark in the light theme, too.
    glow = QRadialGradient(QPointF(room.center().x(), room.top()), room.height())
    glow.setColorAt(0.0, QColor(DARK.lamp))
    glow.setColorAt(1.0, QColor(DARK.felt_edge))
    painter.fillRect(room, glow)
    painter.save()
    painter.translate(room.center())
    painter.setOpacity(0.35)
    paint_circle(painter, min(room.width(), room.height()) * 0.42)
    painter.restore()


def felt_picture(size: QSize, ratio: float) -> QPixmap:
    """Returns a picture of the felt of an empty table; the last four pictures are cached.

    Args:
        size: the size of the picture in device pixels.
        ratio: the device pixel ratio of the picture.
    """
    return _felt(size.width(), size.height(), ratio, appearance.shades())


@lru_cache(maxsize=4)
def _felt(width: int, height: int, ratio: float, _worn: Palette) -> QPixmap:
    pixmap = QPixmap(width, height)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_felt(painter, QRectF(0, 0, width / ratio, height / ratio))
    painter.end()
    return pixmap


def paint_circle(painter: QPainter, radius: float) -> None:
    """Paints a circle of magic signs around the origin: rings, marks and two interlaced
    triangles."""
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
