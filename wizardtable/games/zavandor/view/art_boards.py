# SPDX-License-Identifier: MIT
"""Paints what gems lie on: the spiral with its settings, and the pentagon."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from wizardtable.games.zavandor.view.jewels import SMALL_GEM
from wizardtable.table.metal import Metal, metal_brush, part, shrunk, square
from wizardtable.table.svg import KEYLINE, draw
from wizardtable.table.theme import Look, tint

SLOTS: Final = ("spiral", "accumulation", "belt", "wand")
"""What gives an active slot, by kind."""


def paint_slot(painter: QPainter, rect: QRectF, kind: int) -> None:
    """Paints an empty active slot: brass claws, a jade bowl, leather, or a star of enamel."""
    box = square(rect)
    small = "-small" if box.width() < SMALL_GEM else ""
    draw(painter, box, "zavandor", f"slot-{SLOTS[kind]}{small}.svg")


def paint_spiral_board(
    painter: QPainter, rect: QRectF, places: Sequence[QRectF], kinds: Sequence[int], look: Look
) -> None:
    """Paints the spiral of active gems: night in a brass rim, a band of brass that winds through
    the slots, and a setting for each of them.

    Args:
        places: where the slots are, in the order the band runs through them.
        kinds: by place, what gives the slot, as in `SLOTS`.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = min(rect.width(), rect.height())
    if edge >= 2 * SMALL_GEM:
        _paint_sky(painter, rect)
    if len(places) > 1:
        _paint_band(painter, rect, places)
    for place, kind in zip(places, kinds, strict=True):
        paint_slot(painter, shrunk(place, place.width() * 0.02), kind)
    painter.restore()


def paint_pentagon(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paints the place of inactive gems and free markers: an engraved pentagon in a hollow."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = min(rect.width(), rect.height()) * 0.12
    hollow = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.62)
    hollow.setColorAt(0.0, tint(look.theme.well, 0.35))
    hollow.setColorAt(1.0, tint(look.theme.well, 0.8))
    painter.setBrush(hollow)
    painter.setPen(QPen(tint(look.theme.brass, 0.55), 1.0))
    painter.drawRoundedRect(shrunk(rect, 0.5), radius, radius)
    painter.setOpacity(0.6)
    margin = min(rect.width(), rect.height()) * 0.03
    draw(painter, shrunk(rect, margin), "zavandor", "pentagon.svg", ink=look.theme.brass)
    painter.restore()


def _paint_sky(painter: QPainter, rect: QRectF) -> None:
    """Midnight with stars and an engraved spiral, in a rim of brass."""
    edge = min(rect.width(), rect.height())
    outline, inner = QPainterPath(), QPainterPath()
    outline.addRoundedRect(shrunk(rect, 0.6), edge * 0.16, edge * 0.16)
    inner.addRoundedRect(shrunk(rect, edge * 0.035), edge * 0.13, edge * 0.13)
    night = QRadialGradient(part(rect, 42, 36, 0, 0).topLeft(), max(rect.width(), edge) * 0.75)
    night.setColorAt(0.0, QColor("#2f4d86"))
    night.setColorAt(0.55, QColor("#1a2b57"))
    night.setColorAt(1.0, QColor("#0c1430"))
    painter.fillPath(inner, night)
    painter.save()
    painter.setClipPath(inner, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.center())
    painter.scale(rect.width() / 200, rect.height() / 200)
    draw(painter, QRectF(-100, -100, 200, 200), "zavandor", "spiral.svg", ink="#c8a052")
    painter.restore()
    painter.setPen(QPen(QColor(KEYLINE), max(0.8, edge * 0.01)))
    painter.setBrush(metal_brush(rect, Metal.GOLD))
    painter.drawPath(outline.subtracted(inner))


def _paint_band(painter: QPainter, rect: QRectF, places: Sequence[QRectF]) -> None:
    """The band: dark outside, brass with a light upper edge, a fine engraved line within."""
    side = places[0].width()
    path = _winding([place.center() for place in places], side, rect)
    brass = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for stop, colour in ((0.0, "#f6e3a1"), (0.4, "#c4903d"), (0.62, "#f0d48a"), (1.0, "#7c5219")):
        brass.setColorAt(stop, QColor(colour))
    for width, ink in ((0.3, QColor(KEYLINE)), (0.22, brass), (0.05, QColor(90, 58, 16, 190))):
        pen = QPen(ink, side * width) if isinstance(ink, QColor) else QPen()
        if not isinstance(ink, QColor):
            pen.setBrush(ink)
            pen.setWidthF(side * width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)


def _winding(centres: Sequence[QPointF], side: float, rect: QRectF) -> QPainterPath:
    """A line through the slots, swelling between two of one row, round where a row turns back."""
    path = QPainterPath(centres[0])
    for i, (one, other) in enumerate(pairwise(centres)):
        if abs(other.y() - one.y()) < side * 0.5:
            swell = side * 0.2 * (1 if i % 2 else -1)
            middle = QPointF((one.x() + other.x()) / 2, one.y() + swell)
            path.quadTo(middle, other)
        else:
            out = min(side * 0.62, max(side * 0.2, rect.right() - max(one.x(), other.x())))
            path.cubicTo(one + QPointF(out, 0), other + QPointF(out, 0), other)
    return path
