# SPDX-License-Identifier: MIT
"""Paints the effects of gambits in play: light around a pool spell, and chains over a book."""

from math import atan2, ceil, cos, degrees, hypot, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QRadialGradient

from wizardtable.games.wizards_gambit.view.pieces.shields import SHIELD_TONES, paint_gambit_small
from wizardtable.paint.metal import Metal, Tones, blend, keyline, metal_brush, part, shrunk
from wizardtable.paint.theme import Look, tint

_INNER_LIGHT_LINES: Final = ((0.13, 0.22), (0.09, 0.36), (0.055, 0.8))
"""The lines of light inside the edge of a shield of light. Each has a width, as a share of the
card's width, and an opacity (0–1). Only the inner half of each line is visible."""

_OUTER_LIGHT_LINES: Final = ((0.07, 0.3), (0.05, 0.5))
"""The lines of light outside the edge of a shield of light. Each has a width, as a share of the
card's width, and an opacity (0–1)."""

_GLOW_REACH_SHARE: Final = 0.035
"""The distance by which the light reaches beyond the edge of the shield, as a share of the card's
width."""

_RAY_COUNT: Final = 16

_MIN_FINE_CHAIN_PIXELS: Final = 90.0
"""Chains are coarser if the shorter side of the book or spell is less than this."""


def paint_aura(
    painter: QPainter, rect: QRectF, numeral: int, look: Look, seal: bool = False
) -> None:
    """Paints a shield of light over a pool spell that fills `rect`, in the colour of a gambit.

    The light is dense at the edge and clear in the middle, so that the spell stays readable.

    Args:
        numeral: the numeral of the gambit, 1 to 8.
        seal: whether to paint the gambit's own shield at the upper right, in place of its card.
    """
    del look
    tones, wide = SHIELD_TONES[numeral - 1], rect.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shield = _shield_outline(shrunk(rect, wide * _GLOW_REACH_SHARE))
    glow = blend(tones.mid, tones.light, 0.5).name()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share, dense in _OUTER_LIGHT_LINES:
        painter.setPen(_light_pen(wide * share, glow, dense))
        painter.drawPath(shield)
    painter.save()
    painter.setClipPath(shield, Qt.ClipOperation.IntersectClip)
    light = QRadialGradient(rect.center(), rect.height() * 0.6)
    light.setColorAt(0.0, tint(tones.light, 0.0))
    light.setColorAt(0.66, tint(tones.light, 0.05))
    light.setColorAt(1.0, tint(tones.mid, 0.5))
    painter.fillPath(shield, light)
    for share, dense in _INNER_LIGHT_LINES:
        painter.setPen(_light_pen(wide * share, glow, dense))
        painter.drawPath(shield)
    painter.restore()
    painter.setPen(keyline(max(1.4, wide * 0.024), "#fffbe8"))
    painter.drawPath(shield)
    if seal:
        side = wide * 0.4
        paint_gambit_small(
            painter,
            QRectF(rect.right() - side * 0.92, rect.top() - side * 0.08, side, side),
            numeral,
        )
    painter.restore()


def _light_pen(width: float, colour: str, dense: float) -> QPen:
    """Returns a pen for a line of light. `dense`: the opacity (0–1)."""
    line = keyline(width)
    line.setColor(tint(colour, dense))
    return line


def _shield_outline(rect: QRectF) -> QPainterPath:
    """Returns the outline of a shield that covers a card except its lower corners."""
    path = QPainterPath(_point_at(rect, 50, 0))
    path.cubicTo(_point_at(rect, 66, 1.6), _point_at(rect, 84, 1.6), _point_at(rect, 100, 0))
    path.cubicTo(_point_at(rect, 99.5, 30), _point_at(rect, 100, 70), _point_at(rect, 99.5, 87))
    path.cubicTo(_point_at(rect, 98, 96), _point_at(rect, 72, 95.5), _point_at(rect, 50, 100))
    path.cubicTo(_point_at(rect, 28, 95.5), _point_at(rect, 2, 96), _point_at(rect, 0.5, 87))
    path.cubicTo(_point_at(rect, 0, 70), _point_at(rect, 0.5, 30), _point_at(rect, 0, 0))
    path.cubicTo(_point_at(rect, 16, 1.6), _point_at(rect, 34, 1.6), _point_at(rect, 50, 0))
    return path


def _point_at(rect: QRectF, x: float, y: float) -> QPointF:
    """Returns the point at a position given in hundredths of a rectangle."""
    return part(rect, x, y, 0, 0).topLeft()


def paint_rays(painter: QPainter, rect: QRectF, tones: Tones) -> None:
    """Paints rays of light from the middle of a square to its edge."""
    middle, reach = rect.center(), rect.width() / 2
    glow = QRadialGradient(middle, reach)
    for stop, dense in ((0.0, 1.0), (0.62, 0.9), (1.0, 0.0)):
        glow.setColorAt(stop, tint("#fff7d2", dense))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(rect)
    rays = QPainterPath()
    for number in range(_RAY_COUNT):
        turn, half = 2 * pi * number / _RAY_COUNT, pi / _RAY_COUNT * 0.5
        long = reach * (1.0 if number % 2 == 0 else 0.9)
        rays.moveTo(middle)
        for angle in (turn - half, turn + half):
            rays.lineTo(middle + QPointF(sin(angle), -cos(angle)) * long)
        rays.closeSubpath()
    painter.setPen(keyline(max(0.5, rect.width() * 0.006), tones.dark))
    painter.setBrush(blend(tones.mid, "#ffe9a3", 0.45))
    painter.drawPath(rays)


def paint_annulment(
    painter: QPainter, rect: QRectF, numeral: int, look: Look, seal: bool = False
) -> None:
    """Paints two crossed chains over a book or spell that fills `rect`.

    Args:
        numeral: the numeral of the gambit, 1 to 8.
        seal: whether to paint the gambit's shield where the chains cross, in place of its card.
    """
    del look
    edge = min(rect.width(), rect.height())
    thick = edge * (0.12 if edge >= _MIN_FINE_CHAIN_PIXELS else 0.16)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shade = QPainterPath()
    shade.addRoundedRect(rect, edge * 0.06, edge * 0.06)
    painter.fillPath(shade, tint("#0b0910", 0.36))
    ends = shrunk(rect, thick * 0.62)
    paint_chain(painter, ends.topRight(), ends.bottomLeft(), thick)
    paint_chain(painter, ends.topLeft(), ends.bottomRight(), thick)
    if seal:
        side = edge * 0.56
        middle = QRectF(0, 0, side, side)
        middle.moveCenter(rect.center())
        paint_gambit_small(painter, middle, numeral)
    painter.restore()


def paint_chain(painter: QPainter, start: QPointF, end: QPointF, width: float) -> None:
    """Paints an iron chain between two points. `width`: the width of its links, in pixels."""
    length = hypot(end.x() - start.x(), end.y() - start.y())
    count = 2 * max(2, ceil(length / (width * 2.1)))
    pitch = length / count
    painter.save()
    painter.translate(start)
    painter.rotate(degrees(atan2(end.y() - start.y(), end.x() - start.x())))
    for turned in (True, False):
        for number in range(count + 1):
            if (number % 2 == 1) is turned:
                _paint_link(painter, number * pitch, pitch, width, turned)
    painter.restore()


def _paint_link(painter: QPainter, x: float, pitch: float, width: float, turned: bool) -> None:
    """Paints a link of a chain along the x axis, centred at `x`.

    `pitch`: the distance between links. `turned`: whether the link is seen from its edge.
    """
    long = pitch * 1.55
    box = QRectF(x - long / 2, -width / 2, long, width)
    link = QPainterPath()
    if turned:
        bar = box.adjusted(width * 0.1, width * 0.33, -width * 0.1, -width * 0.33)
        link.addRoundedRect(bar, bar.height() / 2, bar.height() / 2)
    else:
        hole = box.adjusted(width * 0.27, width * 0.27, -width * 0.27, -width * 0.27)
        link.addRoundedRect(box, width / 2, width / 2)
        link.addRoundedRect(hole, hole.height() / 2, hole.height() / 2)
    painter.setPen(keyline(max(0.9, width * 0.13)))
    painter.setBrush(metal_brush(box, Metal.SILVER))
    painter.drawPath(link)
