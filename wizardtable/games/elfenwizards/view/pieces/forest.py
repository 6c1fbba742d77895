# SPDX-License-Identifier: MIT
"""Paints the forest behind the great tree, which fades into the cloth at its edges."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QRadialGradient,
)

from wizardtable.paint.metal import keyline, part
from wizardtable.paint.theme import tint

_FIR_ROWS: Final = (("#3d7f78", 80, 22), ("#2b6660", 88, 20))
"""By row of firs, the farthest first: the colour, the y of the foot, and the height. The y and the
height are in hundredths of the picture's height."""


def paint_dusk(painter: QPainter, rect: QRectF) -> None:
    """Paints the sky before sunrise with the last stars, the light behind the tree, and distant
    firs."""
    ratio = painter.device().devicePixelRatio()
    image = QImage(
        max(1, round(rect.width() * ratio)),
        max(1, round(rect.height() * ratio)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    brush = QPainter(image)
    brush.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(image.rect())
    _paint_sky(brush, area)
    _paint_firs(brush, area)
    brush.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    brush.fillRect(area, _fade_gradient(area.topLeft(), area.topRight(), 0.09))
    upright = QLinearGradient(area.topLeft(), area.bottomLeft())
    upright.setColorAt(0.0, QColor(0, 0, 0, 0))
    upright.setColorAt(0.2, QColor(0, 0, 0, 255))
    brush.fillRect(area, upright)
    brush.end()
    painter.drawImage(rect, image)


def paint_ground(painter: QPainter, rect: QRectF, groves: QRectF) -> float:
    """Paints the forest floor beneath the groves, and returns the y of the floor's top in the
    middle, in pixels. `groves` is the area of the Magician spaces."""
    top = groves.top() + groves.height() * 0.22
    low = groves.height() * 0.18
    radius = groves.height() * 0.16
    floor = QPainterPath(QPointF(rect.left(), rect.bottom() - radius))
    floor.lineTo(rect.left(), top + low + radius)
    floor.quadTo(QPointF(rect.left(), top + low), QPointF(rect.left() + radius, top + low * 0.7))
    floor.cubicTo(
        QPointF(rect.left() + rect.width() * 0.3, top - low * 0.9),
        QPointF(rect.left() + rect.width() * 0.7, top - low * 0.9),
        QPointF(rect.right() - radius, top + low * 0.7),
    )
    floor.quadTo(QPointF(rect.right(), top + low), QPointF(rect.right(), top + low + radius))
    floor.lineTo(rect.right(), rect.bottom() - radius)
    floor.quadTo(rect.bottomRight(), QPointF(rect.right() - radius, rect.bottom()))
    floor.lineTo(rect.left() + radius, rect.bottom())
    floor.quadTo(rect.bottomLeft(), QPointF(rect.left(), rect.bottom() - radius))
    floor.closeSubpath()
    soil = QLinearGradient(0, top, 0, rect.bottom())
    for stop, colour in ((0.0, "#7fa84a"), (0.35, "#44803c"), (1.0, "#1c4024")):
        soil.setColorAt(stop, QColor(colour))
    painter.setPen(keyline(max(1.2, rect.height() * 0.005)))
    painter.setBrush(soil)
    painter.drawPath(floor)
    return float(top)


def _fade_gradient(start: QPointF, end: QPointF, share: float) -> QLinearGradient:
    """Returns a gradient that is transparent at both ends and opaque in between. Each of the two
    transitions takes `share` of the gradient's length."""
    fade = QLinearGradient(start, end)
    for stop, alpha in ((0.0, 0), (share, 255), (1 - share, 255), (1.0, 0)):
        fade.setColorAt(stop, QColor(0, 0, 0, alpha))
    return fade


def _paint_sky(painter: QPainter, rect: QRectF) -> None:
    edge = min(rect.width(), rect.height())
    sky = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for stop, colour in ((0.0, "#0e2a3d"), (0.35, "#1c5560"), (0.7, "#4f9080"), (1.0, "#b5c07a")):
        sky.setColorAt(stop, QColor(colour))
    painter.fillRect(rect, sky)
    dawn = QRadialGradient(part(rect, 50, 44, 0, 0).topLeft(), rect.width() * 0.62)
    for reach, alpha in ((0.0, 0.6), (0.5, 0.24), (1.0, 0.0)):
        dawn.setColorAt(reach, tint("#f6ecaa", alpha))
    painter.fillRect(rect, dawn)
    painter.setPen(Qt.PenStyle.NoPen)
    for i in range(46):
        x, y = (i * 61.803) % 100, (i * 38.197 + (i % 7) * 5) % 46
        size = edge * (0.0035 if i % 5 else 0.006)
        painter.setBrush(tint("#fff8d8", 0.35 + 0.12 * (i % 5)))
        painter.drawEllipse(part(rect, x, y, 0, 0).topLeft(), size, size)


def _paint_firs(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for depth, (colour, base, tall) in enumerate(_FIR_ROWS):
        path = QPainterPath(part(rect, -2, 102, 0, 0).topLeft())
        for i in range(15):
            x = -4 + i * 7.6 + depth * 3.5
            peak = base - tall * (0.55 + 0.45 * ((i * 7 + depth * 3) % 5) / 4)
            for across, height in ((-3.4, base + 3), (0, peak), (3.4, base + 3)):
                path.lineTo(part(rect, x + across, height, 0, 0).topLeft())
        path.lineTo(part(rect, 104, 102, 0, 0).topLeft())
        path.closeSubpath()
        painter.setBrush(QColor(colour))
        painter.drawPath(path)
