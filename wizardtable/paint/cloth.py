# SPDX-License-Identifier: MIT
"""The cloth under the lamp: weave, arcane circle, and the brass rim of the table."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from wizardtable.paint.theme import Theme, tint

_WEAVE = 96


def paint_felt(painter: QPainter, size: QSizeF, theme: Theme) -> None:
    """Paint the whole table of this size in logical pixels, from its upper left corner."""
    area = QRectF(QPointF(0, 0), size)
    painter.fillRect(area, QColor(theme.felt))
    _lamp(painter, area, theme)
    painter.fillRect(area, QBrush(_weave(theme)))
    _circle(painter, area, theme)
    _corners(painter, area, theme)
    _rim(painter, area, theme)


def _lamp(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Light from above the middle of the table, warm where it falls first."""
    reach = max(area.width(), area.height()) * 0.72
    centre = QPointF(area.center().x(), area.height() * 0.34)
    light = QRadialGradient(centre, reach)
    light.setColorAt(0.0, QColor(theme.lamp))
    light.setColorAt(0.45, QColor(theme.felt))
    light.setColorAt(1.0, QColor(theme.felt_edge))
    painter.fillRect(area, light)
    warmth = QRadialGradient(centre, reach * 0.6)
    warmth.setColorAt(0.0, tint("#ffcf7a", 0.11))
    warmth.setColorAt(1.0, tint("#ffcf7a", 0.0))
    painter.fillRect(area, warmth)


def _weave(theme: Theme) -> QImage:
    """A tile of fine threads: the same in every session, for it is not random."""
    tile = QImage(_WEAVE, _WEAVE, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    light, dark = tint(theme.circle, 0.035), tint(theme.shade, 0.06)
    seed = 1
    for y in range(0, _WEAVE, 2):
        for x in range(0, _WEAVE, 2):
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            if seed >> 16 & 1:
                painter.fillRect(x, y, 2, 1, light if seed >> 17 & 1 else dark)
            else:
                painter.fillRect(x, y, 1, 2, light if seed >> 17 & 1 else dark)
    painter.end()
    return tile


def _circle(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Rings, a seven-pointed star and marks, as if worn into the cloth."""
    painter.save()
    painter.translate(area.center().x(), area.height() * 0.47)
    radius = min(area.width() * 0.46, area.height() * 0.62)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(theme.circle, 0.13), max(1.0, radius / 260)))
    for share in (1.0, 0.965, 0.8, 0.785, 0.34, 0.325):
        painter.drawEllipse(QPointF(0, 0), radius * share, radius * share)
    for step in (2, 3):
        points = [_polar(radius * 0.785, 2 * pi * i * step / 7 - pi / 2) for i in range(8)]
        painter.drawPolyline(QPolygonF(points))
    painter.setPen(QPen(tint(theme.circle, 0.16), max(1.0, radius / 200)))
    for i in range(84):
        angle = 2 * pi * i / 84
        inner = 0.9 if i % 12 == 0 else 0.935 if i % 3 == 0 else 0.95
        painter.drawLine(_polar(radius * inner, angle), _polar(radius * 0.965, angle))
    for i in range(7):
        _mark(painter, radius, i)
    painter.restore()


def _mark(painter: QPainter, radius: float, number: int) -> None:
    """One of seven signs between the rings: planets of no sky in particular."""
    at = _polar(radius * 0.86, 2 * pi * (number + 0.5) / 7 - pi / 2)
    size = radius * 0.028
    painter.drawEllipse(at, size, size)
    if number % 2:
        painter.drawLine(at + QPointF(0, size), at + QPointF(0, size * 2.4))
        painter.drawLine(at + QPointF(-size, size * 1.7), at + QPointF(size, size * 1.7))
    else:
        painter.drawArc(
            QRectF(at.x() - size, at.y() - size * 2.6, 2 * size, 2 * size), 180 * 16, 180 * 16
        )
    if number % 3 == 0:
        painter.drawEllipse(at, size * 0.3, size * 0.3)


def _corners(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Darkness gathers away from the lamp."""
    for top, bottom, depth in ((0.0, 0.16, 0.30), (1.0, 0.86, 0.38)):
        fade = QLinearGradient(0, area.height() * top, 0, area.height() * bottom)
        fade.setColorAt(0.0, tint(theme.felt_edge, depth))
        fade.setColorAt(1.0, tint(theme.felt_edge, 0.0))
        painter.fillRect(area, fade)


def _rim(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """A brass edge, lit from the upper left."""
    metal = QLinearGradient(area.topLeft(), area.bottomRight())
    metal.setColorAt(0.0, QColor(theme.brass_high))
    metal.setColorAt(0.35, QColor(theme.brass))
    metal.setColorAt(0.65, QColor(theme.brass_deep))
    metal.setColorAt(1.0, QColor(theme.brass))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(theme.shade, 0.6), 7))
    painter.drawRect(area)
    painter.setPen(QPen(QBrush(metal), 4))
    painter.drawRect(area)
    painter.setPen(QPen(tint(theme.brass, 0.35), 1))
    painter.drawRoundedRect(area.adjusted(6.5, 6.5, -6.5, -6.5), 5, 5)


def _polar(radius: float, angle: float) -> QPointF:
    return QPointF(radius * cos(angle), radius * sin(angle))
