# SPDX-License-Identifier: MIT
"""The common parts of cards of several games: parchment, frames, and bands for names.

A card is 250 units wide and 350 high.
"""

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPolygonF

from wizardtable.paint.metal import IVORY, keyline, parchment_brush, part
from wizardtable.paint.paragraphs import paint_paragraph
from wizardtable.paint.svg import KEYLINE, draw
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import MIN_LETTER_PIXELS, MIN_WIDTH_SHARE, fits_line, write

CARD_RATIO: Final = 1.4
"""The height of a card divided by its width."""

WHOLE_CARD: Final = QRectF(0, 0, 250, 350)
"""A whole card, in card units."""

INK: Final = "#3a2614"
"""The colour of writing on parchment."""

ENGRAVING: Final = "#a97b33"
"""The colour of engraving on parchment."""

_GILT_COLOUR: Final = "#e6c063"
_THREAD_COLOUR: Final = "#70f6e3b0"


def begin(painter: QPainter, rect: QRectF) -> None:
    """Saves the painter, and sets its units to those of a card that fills `rect`.

    The caller must call `painter.restore()` at the end.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WHOLE_CARD.width(), rect.height() / WHOLE_CARD.height())


def room_on(rect: QRectF, room: QRectF) -> QRectF:
    """Returns the rectangle `room`, given in card units, in the units of `rect`.

    `rect` is the rectangle of the whole card.
    """
    across, down = WHOLE_CARD.width() / 100, WHOLE_CARD.height() / 100
    return part(
        rect, room.x() / across, room.y() / down, room.width() / across, room.height() / down
    )


def outline() -> QPainterPath:
    """Returns the outline of a card, in card units."""
    return _card_outline(2, 16)


def paint_parchment(painter: QPainter) -> None:
    """Paints a card of parchment with a dark edge."""
    painter.fillPath(outline(), QColor(KEYLINE))
    painter.fillPath(_card_outline(9, 10), parchment_brush(WHOLE_CARD))


def paint_border(painter: QPainter, inset: float, width: float, colour: str, radius: float) -> None:
    """Paints a line around a card, `inset` card units from its edge.

    `width` and the `radius` of the corners are in card units, too.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(keyline(width, colour))
    painter.drawRoundedRect(WHOLE_CARD.adjusted(inset, inset, -inset, -inset), radius, radius)


def paint_frame(painter: QPainter, *, ornate: bool) -> None:
    """Paints the frame of a card; `ornate` adds details that only large cards can show."""
    draw(painter, WHOLE_CARD, "table", "card-frame.svg" if ornate else "card-frame-small.svg")


def paint_ribbon(
    painter: QPainter, room: QRectF, colours: tuple[QColor, QColor], notch: float, *, ornate: bool
) -> None:
    """Paints the band behind a card's name, in the first colour at the top fading to the second.

    An `ornate` band is a ribbon with ends that are notched by `notch` card units. Any other band is
    a plain rectangle.
    """
    path = QPainterPath()
    path.addPolygon(QPolygonF(_corners(room, notch if ornate else 0.0)))
    path.closeSubpath()
    dye = QLinearGradient(room.topLeft(), room.bottomLeft())
    for stop, colour in enumerate(colours):
        dye.setColorAt(stop, colour)
    paint_edged(painter, path, dye, 2.2 if ornate else 3.5, outer=5 if ornate else 7)
    if ornate:
        painter.setPen(keyline(1, _THREAD_COLOUR))
        left, right = room.left() + 10, room.right() - 10
        for y in (room.top() + 4.5, room.bottom() - 4.5):
            painter.drawLine(QLineF(left, y, right, y))


def paint_edged(
    painter: QPainter, path: QPainterPath, dye: QLinearGradient, width: float, outer: float
) -> None:
    """Paints a shape filled with `dye`, with a gilt edge inside a dark edge.

    `width` is the width of the gilt edge and `outer` that of the dark edge, in card units.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(keyline(outer))
    painter.drawPath(path)
    painter.setPen(keyline(width, _GILT_COLOUR))
    painter.drawPath(path)
    painter.fillPath(path, dye)


def write_name(painter: QPainter, room: QRectF, name: str, look: Look, pixels: float) -> None:
    """Writes the name of a card in ivory into `room`, with letters of `pixels` at font scale 1.

    The name takes several lines if they fit. Otherwise it takes one line, as small as necessary.
    """
    if paint_paragraph(painter, room, name, look, pixels, IVORY, bold=True):
        return
    if not fits_line(room, name, look, pixels, MIN_WIDTH_SHARE):
        if paint_paragraph(painter, room, name, look, MIN_LETTER_PIXELS, IVORY, bold=True):
            return
        pixels = MIN_LETTER_PIXELS
    write(painter, room, name, look, pixels, IVORY, bold=True)


def _corners(room: QRectF, notch: float) -> list[QPointF]:
    """Returns the corners of a band, clockwise from the upper left."""
    corners = [room.topLeft(), room.topRight(), room.bottomRight(), room.bottomLeft()]
    if notch:
        corners.insert(2, QPointF(room.right() - notch, room.center().y()))
        corners.append(QPointF(room.left() + notch, room.center().y()))
    return corners


def _card_outline(inset: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(WHOLE_CARD.adjusted(inset, inset, -inset, -inset), radius, radius)
    return path
