# SPDX-License-Identifier: MIT
"""Paints the five plates of the university board, one for each discipline."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from wizardtable.games.anludim.rules.components import DISCIPLINES
from wizardtable.paint.metal import (
    Metal,
    keyline,
    metal_brush,
    paint_rim,
    parchment_brush,
    part,
    shrunk,
    square,
)
from wizardtable.paint.svg import draw

DISCIPLINE_COLOURS: Final = ("#2a6a4e", "#2b437f", "#53406a", "#84274a", "#8f5b12")
"""The ground colour of each discipline's professor, objects and plate."""

_ENGRAVING: Final = "#8a5f1e"
_SMALL: Final = 90.0


@dataclass(frozen=True, slots=True)
class PlateRoom:
    """Where things belong on a plate.

    Attributes:
        name: the coloured band for the discipline's name, to be written in ivory.
        form: where the pictogram of the combination is painted.
        professor, pile: squares for the medallion and for the top object of the pile.
        strength: the band for the combination that has to be beaten, to be written in ink.
    """

    name: QRectF
    form: QRectF
    professor: QRectF
    pile: QRectF
    strength: QRectF


def plate_room(rect: QRectF) -> PlateRoom:
    """How a plate of this shape is divided: one above the other if tall, side by side if wide."""
    edge = min(rect.width(), rect.height())
    inner = shrunk(rect, edge * 0.06)
    if rect.height() >= rect.width() * 1.3:
        professor, pile = _aslant(part(inner, 1, 36.5, 98, 47))
        return PlateRoom(
            name=part(inner, 0, 0, 100, 16),
            form=part(inner, 8, 18, 84, 18),
            professor=professor,
            pile=pile,
            strength=part(inner, 2, 84, 96, 16),
        )
    if rect.width() >= rect.height() * 1.3:
        return PlateRoom(
            name=part(inner, 0, 0, 100, 22),
            form=part(inner, 3, 28, 29, 44),
            professor=square(part(inner, 34, 25, 36, 51)),
            pile=square(part(inner, 71, 29, 26, 44)),
            strength=part(inner, 4, 79, 92, 19),
        )
    return PlateRoom(
        name=part(inner, 0, 0, 100, 18),
        form=part(inner, 22, 20, 56, 20),
        professor=square(part(inner, 4, 41, 52, 42)),
        pile=square(part(inner, 57, 46, 38, 34)),
        strength=part(inner, 4, 84, 92, 14),
    )


def _aslant(area: QRectF) -> tuple[QRectF, QRectF]:
    """Squares at the upper left and lower right of `area`: the taller it is, the larger they are.

    Their corners may meet where it is tall, what is round in them does not.
    """
    width = area.width()
    room = min(1.0, max(0.0, (area.height() / width - 0.65) / 0.3))
    first = min(width * (0.58 + 0.07 * room), area.height())
    second = min(width * (0.4 + 0.1 * room), area.height())
    return (
        QRectF(area.left(), area.top(), first, first),
        QRectF(area.right() - second, area.bottom() - second, second, second),
    )


def paint_plate(painter: QPainter, rect: QRectF, discipline: int) -> None:
    """Paints the backdrop of a discipline in a gilt frame, as divided by `plate_room`.

    Any shape from twice as tall as wide to twice as wide as tall will do. Name, strength, pile
    and professor are left to the caller; an engraved seat waits where the professor belongs.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = min(rect.width(), rect.height())
    room = plate_room(rect)
    outline, inner = QPainterPath(), QPainterPath()
    outline.addRoundedRect(shrunk(rect, edge * 0.012), edge * 0.07, edge * 0.07)
    inner.addRoundedRect(shrunk(rect, edge * 0.055), edge * 0.045, edge * 0.045)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(parchment_brush(rect))
    painter.drawPath(inner)
    _paint_band(painter, inner, room.name, discipline)
    _paint_seat(painter, room.professor, discipline)
    if edge >= _SMALL:
        painter.setPen(keyline(max(0.8, edge * 0.006), "#b98a35"))
        line = part(room.strength, 4, 0, 92, 0)
        painter.drawLine(line.topLeft(), line.topRight())
    paint_rim(painter, outline, inner, Metal.GOLD)
    draw(painter, room.form, "anludim", f"form-{DISCIPLINES[discipline]}.svg", ink="#4a3013")
    painter.restore()


def _paint_band(painter: QPainter, inner: QPainterPath, band: QRectF, discipline: int) -> None:
    """The strip behind the name: enamel of the discipline above a gilt line."""
    strip = QPainterPath()
    strip.addRect(band.adjusted(-band.width(), -band.height(), band.width(), 0))
    base = QColor(DISCIPLINE_COLOURS[discipline])
    enamel = QLinearGradient(band.topLeft(), band.bottomLeft())
    enamel.setColorAt(0.0, base.lighter(122))
    enamel.setColorAt(1.0, base.darker(145))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(enamel)
    painter.drawPath(strip.intersected(inner))
    line = QRectF(band.x(), band.bottom(), band.width(), max(1.0, band.height() * 0.08))
    painter.setBrush(metal_brush(line, Metal.GOLD))
    painter.drawRect(line)


def _paint_seat(painter: QPainter, rect: QRectF, discipline: int) -> None:
    """The engraved circle with the discipline's figure where its professor stands."""
    painter.setBrush(QColor(138, 95, 30, 26))
    painter.setPen(keyline(max(0.8, rect.width() * 0.012), _ENGRAVING))
    painter.setOpacity(0.55)
    painter.drawEllipse(part(rect, 6, 11, 88, 88))
    if rect.width() >= 40:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(part(rect, 11, 16, 78, 78))
    draw(
        painter,
        part(rect, 17, 22, 66, 66),
        "anludim",
        f"engraving-{DISCIPLINES[discipline]}.svg",
        ink=_ENGRAVING,
    )
    painter.setOpacity(1.0)
