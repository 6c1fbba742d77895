# SPDX-License-Identifier: MIT
"""Paints the cloth of the table: lamp light, weave, an arcane circle and a brass rim."""

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

_WEAVE_TILE_PIXELS = 96


def paint_felt(painter: QPainter, size: QSizeF, theme: Theme) -> None:
    """Paints the cloth of a table of this size in logical pixels, beginning at (0, 0)."""
    area = QRectF(QPointF(0, 0), size)
    painter.fillRect(area, QColor(theme.felt))
    _paint_lamp_light(painter, area, theme)
    painter.fillRect(area, QBrush(_weave_tile(theme)))
    _paint_circle(painter, area, theme)
    _paint_dark_edges(painter, area, theme)
    _paint_rim(painter, area, theme)


def _paint_lamp_light(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Paints the light of a lamp above the middle of the table, warmest in the middle."""
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


def _weave_tile(theme: Theme) -> QImage:
    """Returns a tile of fine threads, which looks the same each time the program runs."""
    tile = QImage(_WEAVE_TILE_PIXELS, _WEAVE_TILE_PIXELS, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    light, dark = tint(theme.circle, 0.035), tint(theme.shade, 0.06)
    seed = 1
    for y in range(0, _WEAVE_TILE_PIXELS, 2):
        for x in range(0, _WEAVE_TILE_PIXELS, 2):
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            if seed >> 16 & 1:
                painter.fillRect(x, y, 2, 1, light if seed >> 17 & 1 else dark)
            else:
                painter.fillRect(x, y, 1, 2, light if seed >> 17 & 1 else dark)
    painter.end()
    return tile


def _paint_circle(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Paints rings, a seven-pointed star and seven signs, as if worn into the cloth."""
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
        _paint_sign(painter, radius, i)
    painter.restore()


def _paint_sign(painter: QPainter, radius: float, number: int) -> None:
    """Paints one of the seven signs between the rings; they only resemble planet symbols."""
    centre = _polar(radius * 0.86, 2 * pi * (number + 0.5) / 7 - pi / 2)
    size = radius * 0.028
    painter.drawEllipse(centre, size, size)
    if number % 2:
        painter.drawLine(centre + QPointF(0, size), centre + QPointF(0, size * 2.4))
        painter.drawLine(centre + QPointF(-size, size * 1.7), centre + QPointF(size, size * 1.7))
    else:
        painter.drawArc(
            QRectF(centre.x() - size, centre.y() - size * 2.6, 2 * size, 2 * size),
            180 * 16,
            180 * 16,
        )
    if number % 3 == 0:
        painter.drawEllipse(centre, size * 0.3, size * 0.3)


def _paint_dark_edges(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Darkens the top and the bottom of the table."""
    for top, bottom, depth in ((0.0, 0.16, 0.30), (1.0, 0.86, 0.38)):
        fade = QLinearGradient(0, area.height() * top, 0, area.height() * bottom)
        fade.setColorAt(0.0, tint(theme.felt_edge, depth))
        fade.setColorAt(1.0, tint(theme.felt_edge, 0.0))
        painter.fillRect(area, fade)


def _paint_rim(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Paints a brass edge, lit from the upper left."""
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
