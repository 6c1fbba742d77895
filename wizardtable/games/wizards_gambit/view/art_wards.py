# SPDX-License-Identifier: MIT
"""Paints what a gambit does where it lies: light round a pool spell, chains over a spell book."""

from math import atan2, ceil, degrees, hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from wizardtable.games.wizards_gambit.view.art_gambits import (
    TONES,
    paint_gambit_small,
    shield_path,
)
from wizardtable.table.metal import Metal, keyline, metal_brush, part
from wizardtable.table.theme import Look, tint

_SHINE: Final = ((0.115, 0.14), (0.075, 0.26), (0.045, 0.6))
"""The light along an edge: how broad by the width of the card, and how dense."""


def paint_aura(
    painter: QPainter, rect: QRectF, numeral: int, look: Look, seal: bool = False
) -> None:
    """Paints a shield of light over a spell of the pool that fills `rect`, in a gambit's colour.

    What lies beneath stays readable: the light is dense at the edge and clear in the middle.

    Args:
        seal: whether the gambit's shield hangs at the upper right; leave it out where its card
            lies there.
    """
    del look
    tones, wide = TONES[numeral - 1], rect.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    card = QPainterPath()
    card.addRoundedRect(rect, wide * 0.06, wide * 0.06)
    light = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.62)
    light.setColorAt(0.0, tint(tones.light, 0.0))
    light.setColorAt(0.6, tint(tones.mid, 0.12))
    light.setColorAt(1.0, tint(tones.mid, 0.72))
    painter.fillPath(card, light)
    painter.setClipPath(card, Qt.ClipOperation.IntersectClip)
    shield = shield_path(part(rect, 3, 2, 94, 96))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share, dense in _SHINE:
        painter.setPen(
            keyline(wide * share, tint(tones.light, dense).name(QColor.NameFormat.HexArgb))
        )
        painter.drawPath(shield)
    painter.setPen(keyline(max(1.2, wide * 0.022), "#fffbe8"))
    painter.drawPath(shield)
    painter.setClipping(False)
    if seal:
        paint_gambit_small(painter, part(rect, 64, -3, 38, 38 * wide / rect.height()), numeral)
    painter.restore()


def paint_annulment(
    painter: QPainter, rect: QRectF, numeral: int, look: Look, seal: bool = False
) -> None:
    """Paints two chains that cross over a book or a spell that fills `rect`.

    Args:
        seal: whether the gambit's shield holds them together; leave it out where its card lies
            there.
    """
    del look
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    shade = QPainterPath()
    shade.addRoundedRect(rect, rect.width() * 0.05, rect.width() * 0.05)
    painter.fillPath(shade, tint("#0b0910", 0.34))
    edge = min(rect.width(), rect.height())
    paint_chain(painter, rect.topRight(), rect.bottomLeft(), edge * 0.13)
    paint_chain(painter, rect.topLeft(), rect.bottomRight(), edge * 0.13)
    if seal:
        side = edge * 0.52
        middle = QRectF(0, 0, side, side)
        middle.moveCenter(rect.center())
        paint_gambit_small(painter, middle, numeral)
    painter.restore()


def paint_chain(painter: QPainter, start: QPointF, end: QPointF, width: float) -> None:
    """Paints a chain of iron from one point to another, links `width` broad."""
    length = hypot(end.x() - start.x(), end.y() - start.y())
    count = max(3, ceil(length / (width * 1.05)))
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
    """Paints one link of a chain that runs along the x axis: flat, or turned on its edge."""
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
