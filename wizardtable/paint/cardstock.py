# SPDX-License-Identifier: MIT
"""The stock that cards of several games are painted on: 250 by 350 units, with parchment, ribbons
for names and a frame."""

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPolygonF

from wizardtable.paint.metal import IVORY, keyline, parchment_brush, part
from wizardtable.paint.paragraphs import paint_paragraph
from wizardtable.paint.svg import KEYLINE, draw
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import LEAST, NARROWEST, fits_line, write

CARD_RATIO: Final = 1.4
"""Height of a card by its width."""

WHOLE: Final = QRectF(0, 0, 250, 350)
"""A card, in its units."""

INK: Final = "#3a2614"
"""What is written on parchment."""

ENGRAVING: Final = "#a97b33"
"""What is engraved on it."""

_GILT: Final = "#e6c063"
_THREAD: Final = "#70f6e3b0"


def begin(painter: QPainter, rect: QRectF) -> None:
    """Save the painter and make its units those of a card that fills `rect`; `restore` ends it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WHOLE.width(), rect.height() / WHOLE.height())


def room_on(rect: QRectF, room: QRectF) -> QRectF:
    """A room in units of a card, on the card that fills `rect`."""
    across, down = WHOLE.width() / 100, WHOLE.height() / 100
    return part(
        rect, room.x() / across, room.y() / down, room.width() / across, room.height() / down
    )


def outline() -> QPainterPath:
    """The outline of a card."""
    return _rounded(2, 16)


def paint_parchment(painter: QPainter) -> None:
    """Paint a card of parchment with a dark edge."""
    painter.fillPath(outline(), QColor(KEYLINE))
    painter.fillPath(_rounded(9, 10), parchment_brush(WHOLE))


def paint_border(painter: QPainter, inset: float, width: float, colour: str, radius: float) -> None:
    """Paint a line all round a card, so far from its edge."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(keyline(width, colour))
    painter.drawRoundedRect(WHOLE.adjusted(inset, inset, -inset, -inset), radius, radius)


def paint_frame(painter: QPainter, *, ornate: bool) -> None:
    """Paint the frame of a card; the ornate one is for large cards."""
    draw(painter, WHOLE, "table", "card-frame.svg" if ornate else "card-frame-small.svg")


def paint_ribbon(
    painter: QPainter, room: QRectF, colours: tuple[QColor, QColor], notch: float, *, ornate: bool
) -> None:
    """Paint the band of a name, from the first colour above to the second beneath: a ribbon whose
    ends are cut in by `notch` if it is ornate, else a plain field."""
    path = QPainterPath()
    path.addPolygon(QPolygonF(_corners(room, notch if ornate else 0.0)))
    path.closeSubpath()
    dye = QLinearGradient(room.topLeft(), room.bottomLeft())
    for stop, colour in enumerate(colours):
        dye.setColorAt(stop, colour)
    paint_edged(painter, path, dye, 2.2 if ornate else 3.5, outer=5 if ornate else 7)
    if ornate:
        painter.setPen(keyline(1, _THREAD))
        left, right = room.left() + 10, room.right() - 10
        for y in (room.top() + 4.5, room.bottom() - 4.5):
            painter.drawLine(QLineF(left, y, right, y))


def paint_edged(
    painter: QPainter, path: QPainterPath, dye: QLinearGradient, width: float, outer: float
) -> None:
    """Paint a shape with a gilt edge of so much width in a dark one."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(keyline(outer))
    painter.drawPath(path)
    painter.setPen(keyline(width, _GILT))
    painter.drawPath(path)
    painter.fillPath(path, dye)


def write_name(painter: QPainter, room: QRectF, name: str, look: Look, pixels: float) -> None:
    """Write the name of a card in ivory, `pixels` high, in as many lines as have room, or in one
    that is as small as it must be."""
    if paint_paragraph(painter, room, name, look, pixels, IVORY, bold=True):
        return
    if not fits_line(room, name, look, pixels, NARROWEST):
        if paint_paragraph(painter, room, name, look, LEAST, IVORY, bold=True):
            return
        pixels = LEAST
    write(painter, room, name, look, pixels, IVORY, bold=True)


def _corners(room: QRectF, notch: float) -> list[QPointF]:
    """Those of a band, clockwise from the upper left."""
    corners = [room.topLeft(), room.topRight(), room.bottomRight(), room.bottomLeft()]
    if notch:
        corners.insert(2, QPointF(room.right() - notch, room.center().y()))
        corners.append(QPointF(room.left() + notch, room.center().y()))
    return corners


def _rounded(inset: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(WHOLE.adjusted(inset, inset, -inset, -inset), radius, radius)
    return path
