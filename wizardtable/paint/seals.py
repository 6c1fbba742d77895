# SPDX-License-Identifier: MIT
"""Paints small signs: brass coins for prices, enamel stars for points, badges, seals of wax."""

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
from wizardtable.paint.numerals import MIN_NUMERAL_PIXELS, numeral_path
from wizardtable.paint.svg import KEYLINE

_SCALLOP_COUNT: Final = 18

_TWO_DIGIT_HEIGHT_SHARE: Final = 0.67
"""A two-digit number on a badge has this share of the height of a single digit."""

_MAX_BADGE_SHARE: Final = 0.6
"""A badge is painted only if it takes at most this share of its token's width."""

PLAQUE_NUMBER_SHARE: Final = 0.7
"""The height of the numbers on a plaque, as a share of the plaque's height."""

BADGE_NUMBER_SHARE: Final = 0.52
"""The height of the number on a badge, as a share of the badge's width."""


def paint_price_seal(painter: QPainter, rect: QRectF, price: int) -> None:
    """Paints a price from 1 to 999 on a scalloped brass coin that fills the square `rect`."""
    width = rect.width()
    painter.setPen(keyline(max(1.0, width * 0.035)))
    painter.setBrush(metal_brush(rect, Metal.GOLD))
    painter.drawPath(_scaled_to(_coin(), shrunk(rect, width * 0.03)))
    field = shrunk(rect, width * 0.115)
    painter.setPen(keyline(max(0.6, width * 0.018), "#7c5219"))
    painter.setBrush(enamel_brush(field, "#e3b95c"))
    painter.drawEllipse(field)
    digits = shrunk(rect, width * (0.26 if price < 100 else 0.195))
    ink = numeral_path(price, digits, barred=False)
    painter.strokePath(ink, keyline(width * 0.05, "#fbe6a8"))
    painter.fillPath(ink, QColor(KEYLINE))


def paint_points_seal(painter: QPainter, rect: QRectF, points: int, colour: str) -> None:
    """Paints points in ivory on an enamel star with a gilt rim, which fills the square `rect`.

    `colour` is the colour of the enamel.
    """
    width = rect.width()
    outline = _scaled_to(_star(), shrunk(rect, width * 0.01))
    inner = _scaled_to(_star(), shrunk(rect, width * 0.11))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(enamel_brush(rect, colour))
    painter.drawPath(inner)
    paint_rim(painter, outline, inner, Metal.GOLD)
    ink = numeral_path(points, shrunk(rect, width * 0.27), barred=False)
    painter.strokePath(ink, keyline(width * 0.09, "#140c10"))
    painter.fillPath(ink, QColor(IVORY))


def paint_wax(painter: QPainter, rect: QRectF, colour: str) -> None:
    """Paints a seal of wax in this colour, which fills the square `rect`; its field is empty."""
    width = rect.width()
    painter.setPen(keyline(max(1.0, width * 0.03), QColor(colour).darker(240).name()))
    painter.setBrush(enamel_brush(rect, colour))
    painter.drawPath(_scaled_to(_coin(), shrunk(rect, width * 0.02)))
    painter.setPen(keyline(max(1.0, width * 0.035), QColor(colour).darker(160).name()))
    painter.setBrush(enamel_brush(rect, QColor(colour).darker(112).name()))
    painter.drawEllipse(shrunk(rect, width * 0.15))


def paint_badge(painter: QPainter, rect: QRectF, number: int, metal: Metal = Metal.GOLD) -> None:
    """Paints a badge: a number on parchment in a metal ring, which fills the square `rect`."""
    width = max(1.0, rect.width() * 0.06)
    painter.setPen(keyline(width))
    painter.setBrush(metal_brush(rect, metal))
    painter.drawEllipse(shrunk(rect, width / 2))
    painter.setPen(keyline(width * 0.4))
    painter.setBrush(enamel_brush(rect, "#f0dfb6"))
    painter.drawEllipse(shrunk(rect, rect.width() * 0.13))
    paint_number(painter, shrunk(rect, rect.width() * (1 - BADGE_NUMBER_SHARE) / 2), number)


def value_height(value: int, size: float, swell: float) -> float:
    """Returns the height in pixels at which `paint_value` paints a number, on a badge or bare.

    `paint_value` explains the arguments.
    """
    return _badge_size(value, size, swell) * _number_share(value)


def has_badge(width: float, value: int, size: float, swell: float) -> bool:
    """Returns whether `paint_value` paints the number of a token of this width on a badge.

    `value` is the number. `paint_value` explains the other arguments.
    """
    return _badge_size(value, size, swell) <= width * _MAX_BADGE_SHARE


def _number_share(value: int) -> float:
    return BADGE_NUMBER_SHARE * (1.0 if value <= 9 else _TWO_DIGIT_HEIGHT_SHARE)


def _badge_size(value: int, size: float, swell: float) -> float:
    return max(size, MIN_NUMERAL_PIXELS / _number_share(value)) * swell


def paint_value(
    painter: QPainter,
    box: QRectF,
    value: int,
    size: float,
    swell: float,
    metal: Metal = Metal.GOLD,
) -> None:
    """Paints a number in the lower right corner of the token `box`.

    The number is on a badge if the badge covers little of the token, otherwise bare.

    Args:
        size: The width of the badge at font scale 1. The badge is wider if the number would
            otherwise be illegible.
        swell: The factor by which the number and its badge grow with the font scale (`Look.swell`).
        metal: The metal of the badge.
    """
    is_bare = not has_badge(box.width(), value, size, swell)
    size = _badge_size(value, size, swell)
    corner = box.bottomRight() - QPointF(box.width(), box.width()) * 0.02
    if not is_bare:
        paint_badge(painter, QRectF(corner.x() - size, corner.y() - size, size, size), value, metal)
        return
    height = size * _number_share(value)
    width = height * len(str(value))
    ink = numeral_path(value, QRectF(corner.x() - width, corner.y() - height, width, height), False)
    ink.translate(corner.x() - ink.boundingRect().right(), 0)
    painter.strokePath(ink, keyline(height * 0.3, "#140c10"))
    painter.fillPath(ink, QColor(IVORY))


def paint_plaque(painter: QPainter, rect: QRectF, price: int, points: int, colour: str) -> None:
    """Paints a price and points side by side in `rect`, for the smallest cards.

    The price is on brass at the left. The points are on enamel in `colour` at the right.
    """
    brass = QRectF(rect.x(), rect.y(), rect.width() * 0.62, rect.height())
    enamel = QRectF(brass.right(), rect.y(), rect.width() * 0.38, rect.height())
    painter.setPen(keyline(rect.height() * 0.07))
    painter.setBrush(metal_brush(brass.adjusted(0, -rect.height(), 0, 0), Metal.GOLD))
    painter.drawRect(brass)
    painter.setBrush(QColor(colour))
    painter.drawRect(enamel)
    edge = rect.height() * (1 - PLAQUE_NUMBER_SHARE) / 2
    ink = numeral_path(price, brass.adjusted(edge / 2, edge, -edge / 2, -edge), barred=False)
    painter.strokePath(ink, keyline(rect.height() * 0.1, "#fbe6a8"))
    painter.fillPath(ink, QColor(KEYLINE))
    ink = numeral_path(points, shrunk(enamel, edge), barred=False)
    painter.strokePath(ink, keyline(rect.height() * 0.12, "#140c10"))
    painter.fillPath(ink, QColor(IVORY))


def _scaled_to(path: QPainterPath, rect: QRectF) -> QPainterPath:
    """Returns a path scaled to fill `rect`; the path must have the radius 1 around (0, 0)."""
    move = QTransform()
    move.translate(rect.center().x(), rect.center().y())
    move.scale(rect.width() / 2, rect.height() / 2)
    return move.map(path)


@lru_cache(maxsize=1)
def _coin() -> QPainterPath:
    """Returns the outline of a disc with a scalloped edge, of radius 1 around (0, 0)."""
    path = QPainterPath()
    for number in range(_SCALLOP_COUNT + 1):
        angle = 2 * math.pi * number / _SCALLOP_COUNT
        spot = QPointF(math.cos(angle), math.sin(angle)) * 0.92
        if number == 0:
            path.moveTo(spot)
            continue
        middle = angle - math.pi / _SCALLOP_COUNT
        path.quadTo(QPointF(math.cos(middle), math.sin(middle)) * 1.08, spot)
    path.closeSubpath()
    return path


@lru_cache(maxsize=1)
def _star() -> QPainterPath:
    """Returns the outline of a star with eight blunt points, of radius 1 around (0, 0)."""
    corners = QPolygonF()
    for number in range(16):
        angle = math.pi * number / 8 - math.pi / 2
        reach = 1.0 if number % 2 == 0 else 0.8
        corners.append(QPointF(math.cos(angle), math.sin(angle)) * reach)
    path = QPainterPath()
    path.addPolygon(corners)
    path.closeSubpath()
    return path
