# SPDX-License-Identifier: MIT
"""The places of a seat's gems: the spiral for active gems, and the pentagon for inactive ones."""

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

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, signed
from wizardtable.games.zavandor.rules import components, terms
from wizardtable.games.zavandor.rules.economy import slot_count
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.view.areas import slot_area, slot_boxes
from wizardtable.games.zavandor.view.pieces.detail_card import Ledger, detail_card
from wizardtable.games.zavandor.view.pieces.gem import SMALL_GEM_PIXELS
from wizardtable.games.zavandor.view.pieces.seat import BoardPart
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.paint.metal import Metal, keyline, metal_brush, part, shrunk, square
from wizardtable.paint.svg import KEYLINE, draw
from wizardtable.paint.theme import Look, tint
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import piece
from wizardtable.table.kit.rectangles import rect_of
from wizardtable.table.view import Explanation, Sprite
from wizardtable.table.zones import Box

SLOT_NAMES: Final = ("spiral", "accumulation", "belt", "wand")
"""The name of each kind of active slot, by its source: the spiral itself, Accumulation, Belt or
Wand."""

SPIRAL, EXTRA, ON_BELT, ON_WAND = range(len(SLOT_NAMES))
"""The kinds of active slots, as indices of SLOTS."""


def slot_kinds(observation: Observation, seat: int) -> tuple[int, ...]:
    """Returns the kinds of a seat's active slots, in the order in which the slots lie on the
    spiral."""
    owned = observation.artifacts[seat]
    return (
        *(components.SPIRAL_SLOTS * (SPIRAL,)),
        *(components.EXTRA_SLOTS[observation.levels[seat][components.ACCUMULATION]] * (EXTRA,)),
        *((components.BELT_SLOTS if owned[components.BELT] else 0) * (ON_BELT,)),
        *((components.WAND_SLOTS if owned[components.WAND] else 0) * (ON_WAND,)),
    )


def _paint(
    painter: QPainter, rect: QRectF, look: Look, kinds: tuple[int, ...], large: bool
) -> None:
    """Paints the spiral with its active slots, as `slot_boxes` places them."""
    area = slot_area(Box(rect.x(), rect.y(), rect.width(), rect.height()))
    places = [rect_of(box) for box in slot_boxes(area, len(kinds))]
    paint_spiral_board(painter, rect, places, kinds, look)


def paint_slot(painter: QPainter, rect: QRectF, kind: int) -> None:
    """Paints an empty active slot of a kind: brass claws, a jade bowl, leather, or a star of
    enamel."""
    box = square(rect)
    small = "-small" if box.width() < SMALL_GEM_PIXELS else ""
    draw(painter, box, "zavandor", f"slot-{SLOT_NAMES[kind]}{small}.svg")


def paint_spiral_board(
    painter: QPainter, rect: QRectF, places: Sequence[QRectF], kinds: Sequence[int], look: Look
) -> None:
    """Paints the spiral of active gems: a night sky in a brass rim, a band of brass, and the slots.

    Args:
        places: the boxes of the slots, in the order in which the band runs through them.
        kinds: the kind of each slot, as in `SLOT_NAMES`.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = min(rect.width(), rect.height())
    if edge >= 2 * SMALL_GEM_PIXELS:
        _paint_sky(painter, rect)
    if len(places) > 1:
        _paint_band(painter, rect, places)
    for place, kind in zip(places, kinds, strict=True):
        paint_slot(painter, shrunk(place, place.width() * 0.02), kind)
    painter.restore()


def _paint_sky(painter: QPainter, rect: QRectF) -> None:
    """Paints a midnight sky with stars and an engraved spiral, in a rim of brass."""
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
    """Paints the band of brass through the slots, and the tendril at its end."""
    side = places[0].width()
    centres = [place.center() for place in places]
    brass = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for stop, colour in ((0.0, "#f6e3a1"), (0.4, "#c4903d"), (0.62, "#f0d48a"), (1.0, "#7c5219")):
        brass.setColorAt(stop, QColor(colour))
    tendril = _tapered_outline(_tendril_path(centres, side, rect), side * 0.2, side * 0.07)
    painter.setPen(keyline(max(1.0, side * 0.026)))
    painter.setBrush(brass)
    painter.drawPath(tendril)
    path = _winding_path(centres, side, rect)
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


def _winding_path(centres: Sequence[QPointF], side: float, rect: QRectF) -> QPainterPath:
    """Returns a line through the slots.

    It has waves between the slots of a row, and a curve to the next row.
    """
    path = QPainterPath(centres[0])
    for i, (start, end) in enumerate(pairwise(centres)):
        if abs(end.y() - start.y()) < side * 0.5:
            swell = side * 0.2 * (1 if i % 2 else -1)
            middle = QPointF((start.x() + end.x()) / 2, start.y() + swell)
            path.quadTo(middle, end)
        else:
            room = rect.right() - max(start.x(), end.x()) - side * 0.2
            out = min(side * 0.62, max(side * 0.2, room / 0.75))
            path.cubicTo(start + QPointF(out, 0), end + QPointF(out, 0), end)
    return path


def _tendril_path(centres: Sequence[QPointF], side: float, rect: QRectF) -> QPainterPath:
    """Returns the continuation of the band after its last slot; an empty path if there is no room.

    Around a single row, the tendril ends in a volute above the row. Beside an incomplete second
    row, the volute follows the last slot.
    """
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
        _add_volute(path, end, min(beneath * 0.32, side * 0.2), 1)
    elif first.y() < last.y() and last.x() - rect.left() > side * 1.3:
        end = last - QPointF(side * 0.95, 0)
        path.moveTo(last)
        path.lineTo(end)
        _add_volute(path, end, side * 0.23, -1)
    return path


def _add_volute(path: QPainterPath, start: QPointF, radius: float, way: int) -> None:
    """Adds a volute to the end of a line that runs to the right (`way` 1) or to the left (-1)."""
    for i in range(1, 37):
        reach = radius * (1 - i / 44)
        turn = math.radians(i * 15)
        across, down = reach * math.sin(turn), radius - reach * math.cos(turn)
        path.lineTo(start.x() + way * across, start.y() + down)


def _tapered_outline(line: QPainterPath, width: float, end: float) -> QPainterPath:
    """Returns the outline of a line whose width shrinks from `width` to `end`, with a bead at its
    end."""
    shape = QPainterPath()
    if line.isEmpty():
        return shape
    points = [line.pointAtPercent(i / 160) for i in range(161)]
    left, right = [], []
    for i, (point, next_point) in enumerate(pairwise(points)):
        across = QLineF(point, next_point).normalVector()
        if not across.length():
            continue
        across.setLength((width + (end - width) * i / 160) / 2)
        left.append(point + QPointF(across.dx(), across.dy()))
        right.append(point - QPointF(across.dx(), across.dy()))
    shape.addPolygon(QPolygonF([*left, *reversed(right)]))
    shape.closeSubpath()
    shape.setFillRule(Qt.FillRule.WindingFill)
    bead = QPainterPath()
    bead.addEllipse(points[-1], end, end)
    return shape.united(bead)


def paint_pentagon(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paints the place of inactive gems and waiting markers: an engraved pentagon in a hollow."""
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


def _paint_pentagon(painter: QPainter, rect: QRectF, look: Look, large: bool) -> None:
    paint_pentagon(painter, rect, look)


@piece("slots", {"slots": _paint})
class Spiral(BoardPart):
    """The spiral of a seat with its active slots."""

    seat: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("slots", (slot_kinds(shown.observation, self.seat), self.seat == shown.large))

    @override
    def name(self, shown: ShownTable) -> str:
        observation, seat = shown.observation, self.seat
        text = N_("zavandor table", "Spiral: {active} of {slots} slots taken")
        return render(
            text.of(active=sum(observation.spiral[seat]), slots=slot_count(observation, seat))
        )

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        line = N_("zavandor table", "Gems give energy and points only while they are active.")
        rows = _slot_rows(shown.observation, self.seat)
        return detail_card(N_("zavandor table", "Spiral"), [line], rows)


def _slot_rows(observation: Observation, seat: int) -> Ledger:
    """Returns rows for the active slots and their sources."""
    extra = components.EXTRA_SLOTS[observation.levels[seat][components.ACCUMULATION]]
    more = [
        (terms.domain(components.ACCUMULATION), extra),
        (
            terms.lot(components.BELT),
            components.BELT_SLOTS * observation.artifacts[seat][components.BELT],
        ),
        (
            terms.lot(components.WAND),
            components.WAND_SLOTS * observation.artifacts[seat][components.WAND],
        ),
    ]
    whole = slot_count(observation, seat)
    rows = [(render(N_("zavandor table", "Spiral")), str(whole - sum(n for _, n in more)))]
    rows += [(render(label), signed(n)) for label, n in more if n]
    rows.append((render(N_("zavandor table", "Active slots")), str(whole)))
    return (
        *rows,
        (render(N_("zavandor table", "Slots taken")), str(sum(observation.spiral[seat]))),
    )


@piece("pentagon", {"pentagon": _paint_pentagon})
class Pentagon(BoardPart):
    """The pentagon of a seat, with inactive gems and waiting markers."""

    seat: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("pentagon", (self.seat == shown.large,))

    @override
    def name(self, shown: ShownTable) -> str:
        gems = sum(shown.observation.pentagon[self.seat])
        text = NN_(
            "zavandor table", "Pentagon: %n inactive gem(s), waiting markers: {markers}", "", gems
        )
        return render(text.of(markers=shown.observation.waiting[self.seat]))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        waiting = shown.observation.waiting[self.seat]
        lines = [
            N_("zavandor table", "Holds inactive gems and markers waiting to be used."),
            NN_("zavandor table", "%n marker(s) waiting.", "", waiting)
            if waiting
            else N_("zavandor table", "No markers waiting."),
        ]
        return detail_card(N_("zavandor table", "Pentagon"), lines)
