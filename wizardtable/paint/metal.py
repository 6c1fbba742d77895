# SPDX-License-Identifier: MIT
"""Metal, enamel, tones and engraved numerals for the painted pieces of all games."""

from dataclasses import dataclass
from enum import Enum
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from wizardtable.paint.svg import KEYLINE
from wizardtable.paint.theme import serif_family

IVORY: Final = "#fbf3dc"

LEAST_SIGN: Final = 8.0
"""Logical pixels of the shorter side of a sign, below which it is not made out."""

_DIGIT: Final = 66.0
"""Height of a digit at 100 units to the em."""


@dataclass(frozen=True, slots=True)
class Tones:
    """One colour of a game as jewel tones, "#rrggbb"; the same by lamp light and by day.

    Attributes:
        paper: what parchment darkens to where it is painted with this colour.
        numeral, rim: the numeral on a band of `mid` to `dark`, and the line around it.
    """

    dark: str
    mid: str
    light: str
    paper: str
    numeral: str = "#fff8e2"
    rim: str = "#120c14"


class Metal(Enum):
    """What rims are made of: light, shade, light, deep shade, from the upper left."""

    COPPER = ("#f2c6a0", "#a4623a", "#dc9a6c", "#66351a")
    SILVER = ("#f7f9fb", "#8b97a3", "#e3e9ee", "#5d6873")
    GOLD = ("#f6e3a1", "#b98a35", "#f3d98b", "#8a5f1e")


def metal_brush(rect: QRectF, metal: Metal) -> QBrush:
    """A brush of polished metal lit from the upper left of `rect`."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for stop, colour in zip((0.0, 0.35, 0.6, 1.0), metal.value, strict=True):
        gradient.setColorAt(stop, QColor(colour))
    return QBrush(gradient)


def enamel_brush(rect: QRectF, colour: str) -> QBrush:
    """A brush of enamel, brighter towards the upper left of `rect`, dark at its edge."""
    base = QColor(colour)
    centre = rect.topLeft() + QPointF(rect.width() * 0.4, rect.height() * 0.34)
    gradient = QRadialGradient(centre, max(rect.width(), rect.height()) * 0.72)
    gradient.setColorAt(0.0, base.lighter(128))
    gradient.setColorAt(0.5, base)
    gradient.setColorAt(1.0, base.darker(210))
    return QBrush(gradient)


def parchment_brush(rect: QRectF) -> QBrush:
    """A brush of parchment that darkens towards the edge of `rect`."""
    gradient = QRadialGradient(part(rect, 50, 42, 0, 0).center(), max(rect.width(), rect.height()))
    for stop, colour in ((0.0, "#fbf3dc"), (0.42, "#f0dfb6"), (0.75, "#d9bd85"), (1.0, "#c3a064")):
        gradient.setColorAt(stop, QColor(colour))
    return QBrush(gradient)


def blend(first: str, second: str, share: float) -> QColor:
    """`first` with `share` (0 to 1) of `second` mixed in."""
    one, two = QColor(first), QColor(second)
    return QColor.fromRgbF(
        one.redF() + (two.redF() - one.redF()) * share,
        one.greenF() + (two.greenF() - one.greenF()) * share,
        one.blueF() + (two.blueF() - one.blueF()) * share,
    )


def keyline(width: float, colour: str = KEYLINE) -> QPen:
    """The dark line around a shape, `width` in the painter's units, with round corners."""
    return QPen(
        QColor(colour),
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


def shrunk(rect: QRectF, amount: float) -> QRectF:
    """`rect` with `amount` taken from each side."""
    return rect.adjusted(amount, amount, -amount, -amount)


def legible(painter: QPainter, rect: QRectF) -> QRectF:
    """`rect`, or one around its middle that is large enough for a sign to be made out."""
    transform = painter.worldTransform()
    across, down = hypot(transform.m11(), transform.m12()), hypot(transform.m21(), transform.m22())
    scale = min(across, down) or 1.0
    lack = LEAST_SIGN / scale - min(rect.width(), rect.height())
    return shrunk(rect, -lack / 2) if lack > 0 else rect


def square(rect: QRectF) -> QRectF:
    """The largest square in the middle of `rect`."""
    side = min(rect.width(), rect.height())
    return QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)


def part(rect: QRectF, x: float, y: float, width: float, height: float) -> QRectF:
    """The piece of `rect` given in hundredths of its width and height."""
    return QRectF(
        rect.x() + rect.width() * x / 100,
        rect.y() + rect.height() * y / 100,
        rect.width() * width / 100,
        rect.height() * height / 100,
    )


def paint_rim(painter: QPainter, outline: QPainterPath, inner: QPainterPath, metal: Metal) -> None:
    """Paints a metal band between two outlines, with a keyline outside and inside."""
    bounds = outline.boundingRect()
    width = max(1.0, min(bounds.width(), bounds.height()) * 0.025)
    painter.setPen(keyline(width))
    painter.setBrush(metal_brush(bounds, metal))
    painter.drawPath(outline.subtracted(inner))


def paint_number(painter: QPainter, rect: QRectF, number: int, colour: str = KEYLINE) -> None:
    """Draws a numeral in the book face, centred by its ink and as tall as `rect`."""
    path = _written(str(number))
    _fill(painter, rect, path, path.boundingRect().height(), colour)


def paint_figure(painter: QPainter, rect: QRectF, figure: str, colour: str = KEYLINE) -> None:
    """Draws a short figure such as "−10%" in the book face, its digits as tall as `rect` if its
    width allows."""
    _fill(painter, rect, _written(figure), _DIGIT, colour)


def _written(text: str) -> QPainterPath:
    font = QFont(serif_family())
    font.setWeight(QFont.Weight.Bold)
    font.setPixelSize(100)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    return path


def _fill(painter: QPainter, rect: QRectF, path: QPainterPath, height: float, colour: str) -> None:
    """Fills an outline thought `height` high in the middle of `rect`, as large as it fits."""
    ink = path.boundingRect()
    factor = min(rect.height() / height, rect.width() / ink.width())
    painter.save()
    painter.translate(rect.center())
    painter.scale(factor, factor)
    painter.translate(-ink.center())
    painter.fillPath(path, QColor(colour))
    painter.restore()
