# SPDX-License-Identifier: MIT
"""Metal, enamel, colour tones and engraved numerals for the painted pieces of all games."""

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

MIN_SIGN_PIXELS: Final = 8.0
"""The smallest legible length of a sign's shorter side, in logical pixels."""

_DIGIT_HEIGHT: Final = 66.0
"""The height of a digit at 100 units to the em."""


@dataclass(frozen=True, slots=True)
class Tones:
    """One colour of a game as jewel tones, "#rrggbb"; the same in every theme.

    Attributes:
        dark, mid, light: The colour in three tones.
        paper: The edge colour of parchment that is painted in this colour.
        numeral: The colour of a numeral on a band from `mid` to `dark`.
        rim: The colour of the line around that numeral.
    """

    dark: str
    mid: str
    light: str
    paper: str
    numeral: str = "#fff8e2"
    rim: str = "#120c14"


class Metal(Enum):
    """The metals of rims: light, shade, light, deep shade, from the upper left."""

    COPPER = ("#f2c6a0", "#a4623a", "#dc9a6c", "#66351a")
    SILVER = ("#f7f9fb", "#8b97a3", "#e3e9ee", "#5d6873")
    GOLD = ("#f6e3a1", "#b98a35", "#f3d98b", "#8a5f1e")


def metal_brush(rect: QRectF, metal: Metal) -> QBrush:
    """Returns a brush of polished metal lit from the upper left of `rect`."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for stop, colour in zip((0.0, 0.35, 0.6, 1.0), metal.value, strict=True):
        gradient.setColorAt(stop, QColor(colour))
    return QBrush(gradient)


def enamel_brush(rect: QRectF, colour: str) -> QBrush:
    """Returns a brush of enamel, brighter towards the upper left of `rect`, dark at its edge."""
    base = QColor(colour)
    centre = rect.topLeft() + QPointF(rect.width() * 0.4, rect.height() * 0.34)
    gradient = QRadialGradient(centre, max(rect.width(), rect.height()) * 0.72)
    gradient.setColorAt(0.0, base.lighter(128))
    gradient.setColorAt(0.5, base)
    gradient.setColorAt(1.0, base.darker(210))
    return QBrush(gradient)


def parchment_brush(rect: QRectF) -> QBrush:
    """Returns a brush of parchment that darkens towards the edge of `rect`."""
    gradient = QRadialGradient(part(rect, 50, 42, 0, 0).center(), max(rect.width(), rect.height()))
    for stop, colour in ((0.0, "#fbf3dc"), (0.42, "#f0dfb6"), (0.75, "#d9bd85"), (1.0, "#c3a064")):
        gradient.setColorAt(stop, QColor(colour))
    return QBrush(gradient)


def blend(first: str, second: str, share: float) -> QColor:
    """Returns `first` mixed with `share` (0–1) of `second`."""
    start, end = QColor(first), QColor(second)
    return QColor.fromRgbF(
        start.redF() + (end.redF() - start.redF()) * share,
        start.greenF() + (end.greenF() - start.greenF()) * share,
        start.blueF() + (end.blueF() - start.blueF()) * share,
    )


def keyline(width: float, colour: str = KEYLINE) -> QPen:
    """Returns the pen of the dark line around a shape, `width` in the painter's units."""
    return QPen(
        QColor(colour),
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


def shrunk(rect: QRectF, amount: float) -> QRectF:
    """Returns `rect` without a margin of `amount` on each side."""
    return rect.adjusted(amount, amount, -amount, -amount)


def legible(painter: QPainter, rect: QRectF) -> QRectF:
    """Returns `rect`, enlarged around its middle if a sign would be too small to recognise."""
    transform = painter.worldTransform()
    across, down = hypot(transform.m11(), transform.m12()), hypot(transform.m21(), transform.m22())
    scale = min(across, down) or 1.0
    lack = MIN_SIGN_PIXELS / scale - min(rect.width(), rect.height())
    return shrunk(rect, -lack / 2) if lack > 0 else rect


def square(rect: QRectF) -> QRectF:
    """Returns the largest square in the middle of `rect`."""
    side = min(rect.width(), rect.height())
    return QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)


def part(rect: QRectF, x: float, y: float, width: float, height: float) -> QRectF:
    """Returns a part of `rect`, given in hundredths of its width and height."""
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
    _fill_outline(painter, rect, path, path.boundingRect().height(), colour)


def paint_figure(painter: QPainter, rect: QRectF, figure: str, colour: str = KEYLINE) -> None:
    """Draws a short figure such as "−10%" in the book face.

    Its digits are as tall as `rect` if the width allows.
    """
    _fill_outline(painter, rect, _written(figure), _DIGIT_HEIGHT, colour)


def _written(text: str) -> QPainterPath:
    font = QFont(serif_family())
    font.setWeight(QFont.Weight.Bold)
    font.setPixelSize(100)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    return path


def _fill_outline(
    painter: QPainter, rect: QRectF, path: QPainterPath, height: float, colour: str
) -> None:
    """Fills an outline in the middle of `rect`, as large as fits if its height is `height`."""
    ink = path.boundingRect()
    factor = min(rect.height() / height, rect.width() / ink.width())
    painter.save()
    painter.translate(rect.center())
    painter.scale(factor, factor)
    painter.translate(-ink.center())
    painter.fillPath(path, QColor(colour))
    painter.restore()
