# SPDX-License-Identifier: MIT
"""Paints what gems lie on: the spiral with its settings, and the pentagon."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from wizardtable.games.zavandor.view.art.gems import SMALL_GEM
from wizardtable.paint.metal import Metal, keyline, metal_brush, part, shrunk, square
from wizardtable.paint.svg import KEYLINE, draw
from wizardtable.paint.theme import Look, tint

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
    painter.setOpacity(0.75)
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
    """The band of brass through the slots, and its tendril in the room they leave."""
    side = places[0].width()
    centres = [place.center() for place in places]
    brass = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for stop, colour in ((0.0, "#f6e3a1"), (0.4, "#c4903d"), (0.62, "#f0d48a"), (1.0, "#7c5219")):
        brass.setColorAt(stop, QColor(colour))
    tendril = _tapered(_tendril(centres, side, rect), side * 0.2, side * 0.07)
    painter.setPen(keyline(max(1.0, side * 0.026)))
    painter.setBrush(brass)
    painter.drawPath(tendril)
    path = _winding(centres, side, rect)
    lines = (
        (0.3, QBrush(QColor(KEYLINE))),
        (0.22, QBrush(brass)),
        (0.05, QBrush(QColor(90, 58, 16, 190))),
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, ink in lines:
        pen = QPen(ink, side * width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
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
            room = rect.right() - max(one.x(), other.x()) - side * 0.2
            out = min(side * 0.62, max(side * 0.2, room / 0.75))
            path.cubicTo(one + QPointF(out, 0), other + QPointF(out, 0), other)
    return path


def _tendril(centres: Sequence[QPointF], side: float, rect: QRectF) -> QPainterPath:
    """How the band goes on after its last slot: round the row and into a volute above it, or into
    a volute beside a second row that is not full; empty where there is no room."""
    path = QPainterPath()
    first, last = centres[0], centres[-1]
    beneath = rect.bottom() - last.y() - side / 2
    if abs(first.y() - last.y()) < 1 and beneath > side * 0.22:
        drop = side / 2 + beneath * 0.45
        out = min(side * 0.5, rect.right() - last.x() - side * 0.12)
        path.moveTo(last)
        path.cubicTo(last + QPointF(out, 0), last + QPointF(out, drop), last + QPointF(0, drop))
        path.lineTo(first + QPointF(0, drop))
        path.cubicTo(
            first + QPointF(-out, drop), first + QPointF(-out, -drop), first + QPointF(0, -drop)
        )
        end = QPointF(rect.center().x() + side * 0.6, first.y() - drop)
        path.lineTo(end)
        _curl(path, end, min(beneath * 0.32, side * 0.2), 1)
    elif first.y() < last.y() and last.x() - rect.left() > side * 1.3:
        end = last - QPointF(side * 0.95, 0)
        path.moveTo(last)
        path.lineTo(end)
        _curl(path, end, side * 0.23, -1)
    return path


def _curl(path: QPainterPath, start: QPointF, radius: float, way: int) -> None:
    """Rolls the end of a line up into a volute; it ran to the right (`way` 1) or the left (-1)."""
    for i in range(1, 37):
        reach = radius * (1 - i / 44)
        turn = math.radians(i * 15)
        across, down = reach * math.sin(turn), radius - reach * math.cos(turn)
        path.lineTo(start.x() + way * across, start.y() + down)


def _tapered(line: QPainterPath, width: float, end: float) -> QPainterPath:
    """The outline of a line that is `width` broad at first and `end` at its end, in a bead."""
    shape = QPainterPath()
    if line.isEmpty():
        return shape
    points = [line.pointAtPercent(i / 160) for i in range(161)]
    left, right = [], []
    for i, (one, other) in enumerate(pairwise(points)):
        across = QLineF(one, other).normalVector()
        if not across.length():
            continue
        across.setLength((width + (end - width) * i / 160) / 2)
        left.append(one + QPointF(across.dx(), across.dy()))
        right.append(one - QPointF(across.dx(), across.dy()))
    shape.addPolygon(QPolygonF([*left, *reversed(right)]))
    shape.closeSubpath()
    shape.setFillRule(Qt.FillRule.WindingFill)
    bead = QPainterPath()
    bead.addEllipse(points[-1], end, end)
    return shape.united(bead)
