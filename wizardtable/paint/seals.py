# SPDX-License-Identifier: MIT
"""Paints seals: a coin of brass for prices, a star of enamel for points, a disc for a number."""

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QTransform

from wizardtable.paint.metal import (
    IVORY,
    Metal,
    enamel_brush,
    keyline,
    metal_brush,
    paint_number,
    paint_rim,
    shrunk,
)
from wizardtable.paint.numerals import LEAST_NUMERAL, numeral_path
from wizardtable.paint.svg import KEYLINE

_SCALLOPS: Final = 18

_TWO_DIGITS: Final = 0.67
"""How much lower a number of two digits is on a badge."""

_WIDEST_BADGE: Final = 0.6
"""The widest badge on a token, as a share of its width."""

PLAQUE_NUMBER: Final = 0.7
"""Height of the numbers on a plaque, as a share of its own."""

BADGE_NUMBER: Final = 0.52
"""Height of the number on a badge, as a share of its width."""


def paint_price_seal(painter: QPainter, rect: QRectF, price: int) -> None:
    """Paints a price of 1 to 999 struck into a scalloped brass coin that fills the square."""
    width = rect.width()
    painter.setPen(keyline(max(1.0, width * 0.035)))
    painter.setBrush(metal_brush(rect, Metal.GOLD))
    painter.drawPath(_placed(_coin(), shrunk(rect, width * 0.03)))
    field = shrunk(rect, width * 0.115)
    painter.setPen(keyline(max(0.6, width * 0.018), "#7c5219"))
    painter.setBrush(enamel_brush(field, "#e3b95c"))
    painter.drawEllipse(field)
    digits = shrunk(rect, width * (0.26 if price < 100 else 0.195))
    ink = numeral_path(price, digits, barred=False)
    painter.strokePath(ink, keyline(width * 0.05, "#fbe6a8"))
    painter.fillPath(ink, QColor(KEYLINE))


def paint_points_seal(painter: QPainter, rect: QRectF, points: int, colour: str) -> None:
    """Paints points in ivory on a gilt star of enamel in `colour` that fills the square."""
    width = rect.width()
    outline = _placed(_star(), shrunk(rect, width * 0.01))
    inner = _placed(_star(), shrunk(rect, width * 0.11))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(enamel_brush(rect, colour))
    painter.drawPath(inner)
    paint_rim(painter, outline, inner, Metal.GOLD)
    ink = numeral_path(points, shrunk(rect, width * 0.27), barred=False)
    painter.strokePath(ink, keyline(width * 0.09, "#140c10"))
    painter.fillPath(ink, QColor(IVORY))


def paint_badge(painter: QPainter, rect: QRectF, number: int, metal: Metal = Metal.GOLD) -> None:
    """Paints a number on parchment in a ring of metal that fills the square: how many, how much."""
    width = max(1.0, rect.width() * 0.06)
    painter.setPen(keyline(width))
    painter.setBrush(metal_brush(rect, metal))
    painter.drawEllipse(shrunk(rect, width / 2))
    painter.setPen(keyline(width * 0.4))
    painter.setBrush(enamel_brush(rect, "#f0dfb6"))
    painter.drawEllipse(shrunk(rect, rect.width() * 0.13))
    paint_number(painter, shrunk(rect, rect.width() * (1 - BADGE_NUMBER) / 2), number)


def value_height(value: int, size: float, swell: float) -> float:
    """The height of a number on a token, as `paint_value` paints it."""
    return _badge_size(value, size, swell) * _share(value)


def has_badge(width: float, value: int, size: float, swell: float) -> bool:
    """Whether `paint_value` paints the number of a token so wide on a badge."""
    return _badge_size(value, size, swell) <= width * _WIDEST_BADGE


def _share(value: int) -> float:
    return BADGE_NUMBER * (1.0 if value <= 9 else _TWO_DIGITS)


def _badge_size(value: int, size: float, swell: float) -> float:
    return max(size, LEAST_NUMERAL / _share(value)) * swell


def paint_value(
    painter: QPainter,
    box: QRectF,
    value: int,
    size: float,
    swell: float,
    metal: Metal = Metal.GOLD,
) -> None:
    """Paints a number in the lower right corner of a token: on a badge, or alone where a badge
    would cover too much.

    Args:
        size: the width of the badge at a font scale of 100 %; it is larger where the number could
            not be read.
        swell: how many times its usual size the number has.
    """
    alone = not has_badge(box.width(), value, size, swell)
    size = _badge_size(value, size, swell)
    corner = box.bottomRight() - QPointF(box.width(), box.width()) * 0.02
    if not alone:
        paint_badge(painter, QRectF(corner.x() - size, corner.y() - size, size, size), value, metal)
        return
    high = size * _share(value)
    wide = high * len(str(value))
    ink = numeral_path(value, QRectF(corner.x() - wide, corner.y() - high, wide, high), False)
    ink.translate(corner.x() - ink.boundingRect().right(), 0)
    painter.strokePath(ink, keyline(high * 0.3, "#140c10"))
    painter.fillPath(ink, QColor(IVORY))


def paint_plaque(painter: QPainter, rect: QRectF, price: int, points: int, colour: str) -> None:
    """Paints price and points side by side, as large as `rect` allows: for the smallest cards.

    The price is struck into brass on the left, the points stand on enamel in `colour`.
    """
    brass = QRectF(rect.x(), rect.y(), rect.width() * 0.62, rect.height())
    enamel = QRectF(brass.right(), rect.y(), rect.width() * 0.38, rect.height())
    painter.setPen(keyline(rect.height() * 0.07))
    painter.setBrush(metal_brush(brass.adjusted(0, -rect.height(), 0, 0), Metal.GOLD))
    painter.drawRect(brass)
    painter.setBrush(QColor(colour))
    painter.drawRect(enamel)
    edge = rect.height() * (1 - PLAQUE_NUMBER) / 2
    ink = numeral_path(price, brass.adjusted(edge / 2, edge, -edge / 2, -edge), barred=False)
    painter.strokePath(ink, keyline(rect.height() * 0.1, "#fbe6a8"))
    painter.fillPath(ink, QColor(KEYLINE))
    ink = numeral_path(points, shrunk(enamel, edge), barred=False)
    painter.strokePath(ink, keyline(rect.height() * 0.12, "#140c10"))
    painter.fillPath(ink, QColor(IVORY))


def _placed(path: QPainterPath, rect: QRectF) -> QPainterPath:
    """A path around the origin with radius 1, brought to fill `rect`."""
    move = QTransform()
    move.translate(rect.center().x(), rect.center().y())
    move.scale(rect.width() / 2, rect.height() / 2)
    return move.map(path)


@lru_cache(maxsize=1)
def _coin() -> QPainterPath:
    """A disc with a scalloped edge."""
    path = QPainterPath()
    for number in range(_SCALLOPS + 1):
        angle = 2 * math.pi * number / _SCALLOPS
        spot = QPointF(math.cos(angle), math.sin(angle)) * 0.92
        if number == 0:
            path.moveTo(spot)
            continue
        middle = angle - math.pi / _SCALLOPS
        path.quadTo(QPointF(math.cos(middle), math.sin(middle)) * 1.08, spot)
    path.closeSubpath()
    return path


@lru_cache(maxsize=1)
def _star() -> QPainterPath:
    """A star of eight blunt points, one of them up."""
    corners = QPolygonF()
    for number in range(16):
        angle = math.pi * number / 8 - math.pi / 2
        reach = 1.0 if number % 2 == 0 else 0.8
        corners.append(QPointF(math.cos(angle), math.sin(angle)) * reach)
    path = QPainterPath()
    path.addPolygon(corners)
    path.closeSubpath()
    return path
