# SPDX-License-Identifier: MIT
"""Paints a candle in a brass candlestick, with or without its flame."""

from math import pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from wizardtable.paint.svg import KEYLINE

CANDLE_HEIGHT_UNITS: Final = 64.0
"""The height of a candle with its flame, in the units in which it is drawn; it is 36 wide."""


def paint_candle(painter: QPainter, box: QRectF, breath: float | None) -> None:
    """Paints a candle that stands in the middle of the lower edge of `box` and is as high.

    A lit flame slowly grows and shrinks. `breath` is the moment of this movement, in radians; None
    for a candle that is not lit.
    """
    painter.save()
    _stand(painter, box)
    _paint_stick(painter)
    if breath is not None:
        light = _light(breath)
        sway = 0.9 * sin(breath + 2) + 0.5 * sin(5 * breath)
        _paint_flame(painter, 13.0 + 3.0 * light, 4.2, sway, ("#ffd36b", "#f08a2c"))
        _paint_flame(painter, 7.0 + 1.6 * light, 2.2, sway * 0.6, ("#fffbe6", "#ffe08a"))
    painter.restore()


def paint_glow(painter: QPainter, box: QRectF, breath: float, *, dark: bool) -> None:
    """Paints the light that a lit candle in `box` throws on what is behind it.

    The light is wider than the candle, and stronger in a `dark` room. `breath` is as for
    `paint_candle`.
    """
    painter.save()
    _stand(painter, box)
    light = _light(breath)
    middle, reach = QPointF(0, -42), 22.0 + 4 * light
    glow = QRadialGradient(middle, reach)
    lamp = QColor("#ffcf70")
    strength = (0.30 if dark else 0.22) + 0.26 * light
    for place, share in ((0.0, 1.0), (0.35, 0.42), (0.7, 0.10), (1.0, 0.0)):
        lamp.setAlphaF(strength * share)
        glow.setColorAt(place, lamp)
    painter.fillRect(QRectF(-reach, middle.y() - reach, 2 * reach, 2 * reach), glow)
    painter.restore()


def breath_of(number: int) -> float:
    """Returns the breath (see `paint_candle`) for the unmoving flame of the candle with this
    number.

    Candles with neighbouring numbers look different.
    """
    return 2 * pi * (number * 0.381966 % 1)


def _stand(painter: QPainter, box: QRectF) -> None:
    """Moves the origin to the foot of the candle, in the units of `CANDLE_HEIGHT_UNITS`."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.center().x(), box.bottom())
    painter.scale(box.height() / CANDLE_HEIGHT_UNITS, box.height() / CANDLE_HEIGHT_UNITS)


def _light(breath: float) -> float:
    """Returns the strength of the flame at this moment, about 0.5 (0 to 1)."""
    flicker = 0.5 * sin(3 * breath + 1) + 0.5 * sin(7 * breath)
    return 0.5 + 0.32 * sin(breath) + 0.14 * flicker


def _paint_stick(painter: QPainter) -> None:
    ink = QPen(QColor(KEYLINE), 1.2)
    ink.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(ink)
    brass = QLinearGradient(-13, 0, 13, 0)
    for place, colour in ((0, "#8a6528"), (0.35, "#f2d184"), (0.6, "#c9973f"), (1, "#6d4c1a")):
        brass.setColorAt(place, QColor(colour))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(KEYLINE), 4))
    painter.drawEllipse(QPointF(13.5, -9.5), 4, 4)
    painter.setPen(QPen(QColor("#c9973f"), 2))
    painter.drawEllipse(QPointF(13.5, -9.5), 4, 4)
    painter.setPen(ink)
    painter.setBrush(brass)
    painter.drawEllipse(QPointF(0, -5), 14, 3.6)
    painter.drawRoundedRect(QRectF(-5.5, -15, 11, 9), 2, 2)
    wax = QLinearGradient(-4, 0, 4, 0)
    for place, colour in ((0, "#d8c49a"), (0.35, "#fff6dc"), (1, "#b79b6c")):
        wax.setColorAt(place, QColor(colour))
    painter.setBrush(wax)
    painter.drawRoundedRect(QRectF(-4, -35, 8, 21), 1.6, 1.6)
    drop = QPainterPath(QPointF(-4, -33))
    drop.cubicTo(QPointF(-5.6, -30), QPointF(-5.6, -25), QPointF(-3.4, -25))
    drop.cubicTo(QPointF(-1.8, -25), QPointF(-2.4, -30), QPointF(-1, -33))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(drop)
    painter.setPen(QPen(QColor(KEYLINE), 1.2))
    painter.drawLine(QPointF(0, -35), QPointF(0, -38))


def _paint_flame(
    painter: QPainter, height: float, width: float, sway: float, colours: tuple[str, str]
) -> None:
    foot, tip = QPointF(0, -36), QPointF(sway, -36 - height)
    shape = QPainterPath(foot)
    for side in (1, -1):
        bend = QPointF(side * width * 1.35 + sway * 0.2, -36 - height * 0.25)
        rise = QPointF(side * width * 0.35 + sway, -36 - height * 0.62)
        if side > 0:
            shape.cubicTo(bend, rise, tip)
        else:
            shape.cubicTo(rise, bend, foot)
    fire = QLinearGradient(foot, tip)
    fire.setColorAt(0.0, QColor(colours[1]))
    fire.setColorAt(0.5, QColor(colours[0]))
    fire.setColorAt(1.0, QColor(colours[1]))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fire)
    painter.drawPath(shape)
