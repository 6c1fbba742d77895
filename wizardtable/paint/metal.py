# SPDX-License-Identifier: MIT
"""Metal, enamel, colour tones and engraved numerals for the painted pieces of all games.

The book face is the typeface of titles and card names.
"""

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
"""A small sign is legible if its shorter side has at least this many logical pixels."""

_DIGIT_HEIGHT: Final = 66.0
"""The height of a digit of the book face in pixels, at a font size of 100 pixels."""


@dataclass(frozen=True, slots=True)
class Tones:
    """The tones of one of a game's colours, as "#rrggbb"; they are the same in every theme.

    Attributes:
        dark, mid, light: The colour in three tones.
        paper: The colour at the edge of parchment for cards of this colour.
        numeral: The colour of a numeral on a band that is painted in `mid` and `dark`.
        rim: The colour of the line around such a numeral.
    """

    dark: str
    mid: str
    light: str
    paper: str
    numeral: str = "#fff8e2"
    rim: str = "#120c14"


class Metal(Enum):
    """The metals of rims, each with four colours from the upper left of a rim to the lower right.

    The colours are light, shade, light and deep shade.
    """

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
    """Returns a brush of parchment, darker towards the edge of `rect`."""
    gradient = QRadialGradient(part(rect, 50, 42, 0, 0).center(), max(rect.width(), rect.height()))
    for stop, colour in ((0.0, "#fbf3dc"), (0.42, "#f0dfb6"), (0.75, "#d9bd85"), (1.0, "#c3a064")):
        gradient.setColorAt(stop, QColor(colour))
    return QBrush(gradient)


def blend(first: str, second: str, share: float) -> QColor:
    """Returns a mixture of two colours; `share` is the part of `second`, 0–1."""
    start, end = QColor(first), QColor(second)
    return QColor.fromRgbF(
        start.redF() + (end.redF() - start.redF()) * share,
        start.greenF() + (end.greenF() - start.greenF()) * share,
        start.blueF() + (end.blueF() - start.blueF()) * share,
    )


def keyline(width: float, colour: str = KEYLINE) -> QPen:
    """Returns the pen for the line around a shape; `width` is in the painter's units."""
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


def enlarged_to_legible(painter: QPainter, rect: QRectF) -> QRectF:
    """Returns `rect`, or a larger rectangle if a sign there would be too small to recognise.

    `rect` is in the painter's units; the larger rectangle has the same middle.
    """
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
    """Returns a part of `rect`; the numbers are hundredths of its width and height."""
    return QRectF(
        rect.x() + rect.width() * x / 100,
        rect.y() + rect.height() * y / 100,
        rect.width() * width / 100,
        rect.height() * height / 100,
    )


def paint_rim(painter: QPainter, outline: QPainterPath, inner: QPainterPath, metal: Metal) -> None:
    """Paints a metal band between two outlines, with a dark line along both."""
    bounds = outline.boundingRect()
    width = max(1.0, min(bounds.width(), bounds.height()) * 0.025)
    painter.setPen(keyline(width))
    painter.setBrush(metal_brush(bounds, metal))
    painter.drawPath(outline.subtracted(inner))


def paint_number(painter: QPainter, rect: QRectF, number: int, colour: str = KEYLINE) -> None:
    """Draws a number in the book face in the middle of `rect`, as tall as `rect` if it fits."""
    path = _text_outline(str(number))
    _fill_outline(painter, rect, path, path.boundingRect().height(), colour)


def paint_figure(painter: QPainter, rect: QRectF, figure: str, colour: str = KEYLINE) -> None:
    """Draws a short text with digits, such as "−10%", in the book face in the middle of `rect`.

    The digits are as tall as `rect` if the width allows.
    """
    _fill_outline(painter, rect, _text_outline(figure), _DIGIT_HEIGHT, colour)


def _text_outline(text: str) -> QPainterPath:
    font = QFont(serif_family())
    font.setWeight(QFont.Weight.Bold)
    font.setPixelSize(100)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    return path


def _fill_outline(
    painter: QPainter, rect: QRectF, path: QPainterPath, height: float, colour: str
) -> None:
    """Fills an outline in the middle of `rect`, as large as possible.

    `height` is the part of the outline's height that must fit the height of `rect`.
    """
    ink = path.boundingRect()
    factor = min(rect.height() / height, rect.width() / ink.width())
    painter.save()
    painter.translate(rect.center())
    painter.scale(factor, factor)
    painter.translate(-ink.center())
    painter.fillPath(path, QColor(colour))
    painter.restore()
