# SPDX-License-Identifier: MIT
"""Paints the pieces of Anludim that are not cards: professors, objects, scrolls, crests."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QRadialGradient

from wizardtable.games.anludim.rules.components import OBJECTS, PROFESSORS
from wizardtable.games.anludim.view.art.plates import DISCIPLINE_COLOURS, paint_plate
from wizardtable.paint.medallion import SMALL, bust_room, paint_medallion
from wizardtable.paint.metal import (
    IVORY,
    Metal,
    enamel_brush,
    keyline,
    paint_rim,
    part,
    shrunk,
    square,
)
from wizardtable.paint.seals import has_badge, paint_value, value_height
from wizardtable.paint.svg import draw
from wizardtable.paint.wizard_portraits import paint_wizard

__all__ = [
    "DISCIPLINE_COLOURS",
    "SEAT_COLOURS",
    "SIGILS",
    "paint_crest",
    "paint_likeness",
    "paint_object",
    "paint_plate",
    "paint_professor",
    "paint_scroll",
    "paint_sigil",
    "paint_sitter",
    "stands_alone",
    "value_side",
]

SIGILS: Final = ("owl", "cat", "raven", "toad", "moth")
"""The animal of each seat's coven."""

SEAT_COLOURS: Final = ("#b97a1f", "#2f5fb0", "#a62f3c", "#2f8050", "#7446a8")
"""The colour of each seat; its sigil always goes with it."""

# Object tokens by value: what the rim is made of.
_RIMS: Final = {1: Metal.COPPER, 2: Metal.SILVER, 3: Metal.GOLD, 4: Metal.GOLD, 5: Metal.GOLD}


def paint_professor(
    painter: QPainter, rect: QRectF, discipline: int, medallion: bool = True
) -> None:
    """Paints the professor of a discipline, as a gilt medallion or as a bust alone.

    The head and its attributes rise above the medallion's rim: the outlines tell the five apart.
    """
    box = square(rect)
    if not medallion:
        _draw_bust(painter, box, discipline)
        _draw_attribute(painter, box, discipline)
        return
    colour = DISCIPLINE_COLOURS[discipline]
    paint_medallion(painter, box, colour, lambda room: _draw_bust(painter, room, discipline))
    _draw_attribute(painter, bust_room(box), discipline)


def value_side(width: float, value: int, swell: float) -> float:
    """The side of the square that the number of an object so wide fills in its lower right
    corner."""
    return value_height(value, _badge(width), swell)


def stands_alone(width: float, value: int, swell: float) -> bool:
    """Whether the number of an object so wide has no badge around it."""
    return not has_badge(width, value, _badge(width), swell)


def paint_object(
    painter: QPainter,
    rect: QRectF,
    discipline: int,
    value: int,
    swell: float = 1.0,
    *,
    blank: bool = False,
) -> None:
    """Paints a magic object of the discipline as a token with its value in points.

    Each kind has its own outline, each value its own picture and metal. `swell` is how many times
    its usual size the number has; a `blank` one has none.
    """
    box = square(rect)
    small = box.width() < SMALL
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = _token(discipline, shrunk(box, box.width() * 0.02))
    inner = _token(discipline, shrunk(box, box.width() * (0.075 if small else 0.085)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(enamel_brush(box, DISCIPLINE_COLOURS[discipline]))
    painter.drawPath(inner)
    if not small:
        _paint_inlay(painter, box, discipline)
    paint_rim(painter, outline, inner, _RIMS[value])
    if value > 3 and not small:
        _paint_studs(painter, box)
    picture = part(box, 8, 5, 74, 74) if small else part(box, 12, 9, 74, 74)
    draw(painter, picture, "anludim", f"{OBJECTS[discipline]}-{value}.svg")
    if not blank:
        _paint_value(painter, box, value, _RIMS[value], swell)
    painter.restore()


def paint_scroll(
    painter: QPainter, rect: QRectF, swell: float = 1.0, *, blank: bool = False
) -> None:
    """Paints a scroll with the point it is worth, or without."""
    box = square(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, part(box, -4, -4, 100, 100), "anludim", "scroll.svg")
    if not blank:
        _paint_value(painter, box, 1, Metal.COPPER, swell)
    painter.restore()


def _paint_value(painter: QPainter, box: QRectF, value: int, metal: Metal, swell: float) -> None:
    paint_value(painter, box, value, _badge(box.width()), swell, metal)


def _badge(width: float) -> float:
    """The width of the badge with the value of an object so wide."""
    return max(0.36 * width, 0.48 * min(width, SMALL))


def paint_likeness(painter: QPainter, rect: QRectF, discipline: int) -> None:
    """Paints what a discipline's objects look like, without metal or value: for an empty place."""
    box = square(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(keyline(max(1.0, box.width() * 0.025)))
    painter.setBrush(enamel_brush(box, DISCIPLINE_COLOURS[discipline]))
    painter.drawPath(_token(discipline, shrunk(box, box.width() * 0.03)))
    draw(painter, part(box, 13, 13, 74, 74), "anludim", f"{OBJECTS[discipline]}-1.svg")
    painter.restore()


def paint_crest(painter: QPainter, rect: QRectF, seat: int, gold: bool) -> None:
    """Paints the crest of a seat's coven: a silver shield, or a golden one with a crown."""
    box = square(rect)
    if box.width() < SMALL:
        name = "crest-gold-small.svg" if gold else "crest-silver-small.svg"
        middle = part(box, 24, 32, 52, 52) if gold else part(box, 24, 19, 52, 52)
    else:
        name = "crest-gold.svg" if gold else "crest-silver.svg"
        middle = part(box, 29, 34, 42, 42) if gold else part(box, 27, 22, 46, 46)
    draw(painter, box, "anludim", name, ink=SEAT_COLOURS[seat])
    draw(painter, middle, "anludim", _sigil(seat), ink="#f8e2a0" if gold else "#eef2f5")


def paint_sigil(painter: QPainter, rect: QRectF, seat: int) -> None:
    """Paints the round emblem of a seat: its animal on enamel of the seat's colour."""
    box = square(rect)
    small = box.width() < SMALL
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline, inner = QPainterPath(), QPainterPath()
    outline.addEllipse(shrunk(box, box.width() * 0.02))
    inner.addEllipse(shrunk(box, box.width() * 0.08))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(enamel_brush(box, SEAT_COLOURS[seat]))
    painter.drawPath(inner)
    paint_rim(painter, outline, inner, Metal.GOLD)
    picture = part(box, 19, 19, 62, 62) if small else part(box, 23, 23, 54, 54)
    draw(painter, picture, "anludim", _sigil(seat), ink=IVORY)
    painter.restore()


def paint_sitter(painter: QPainter, rect: QRectF, seat: int, wizard: str) -> None:
    """Paints the portrait of who sits at a seat, or its emblem where there is none; beside a
    portrait the crest shows the emblem."""
    if wizard:
        paint_wizard(painter, rect, wizard, SEAT_COLOURS[seat])
    else:
        paint_sigil(painter, rect, seat)


def _draw_bust(painter: QPainter, rect: QRectF, discipline: int) -> None:
    draw(painter, rect, "anludim", f"professor-{PROFESSORS[discipline]}.svg")


def _draw_attribute(painter: QPainter, rect: QRectF, discipline: int) -> None:
    """What stands before the bust and over the medallion's rim; the Seer holds hers instead."""
    if PROFESSORS[discipline] != "seer":
        draw(painter, rect, "anludim", f"attribute-{PROFESSORS[discipline]}.svg")


def _sigil(seat: int) -> str:
    return f"sigil-{SIGILS[seat]}.svg"


def _paint_inlay(painter: QPainter, box: QRectF, discipline: int) -> None:
    """A fine gilt line along the rim and a little light behind the object."""
    painter.setPen(keyline(box.width() * 0.009, "#e9cf8c"))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setOpacity(0.6)
    painter.drawPath(_token(discipline, shrunk(box, box.width() * 0.125)))
    painter.setOpacity(1.0)
    halo = QRadialGradient(part(box, 48, 45, 0, 0).topLeft(), box.width() * 0.38)
    halo.setColorAt(0.0, QColor(255, 240, 200, 90))
    halo.setColorAt(1.0, QColor(255, 240, 200, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(halo)
    painter.drawEllipse(part(box, 10, 7, 76, 76))


def _paint_studs(painter: QPainter, box: QRectF) -> None:
    """Rubies on the rim of the richest objects."""
    painter.setPen(keyline(box.width() * 0.015))
    for x, y in ((50, 6), (6, 50), (94, 50), (50, 94)):
        stud = part(box, x - 4, y - 4, 8, 8)
        painter.setBrush(enamel_brush(stud, "#d0323a"))
        painter.drawEllipse(stud)


def _token(discipline: int, rect: QRectF) -> QPainterPath:
    """The outline of an object's token: disc, rosette, headstone, lozenge or cushion."""
    path = QPainterPath()
    kind = OBJECTS[discipline]
    if kind == "vial":
        path.addEllipse(rect)
    elif kind == "star":
        corners = ((30, 0), (70, 0), (100, 30), (100, 70), (70, 100), (30, 100), (0, 70), (0, 30))
        path.addPolygon(_polygon(rect, corners))
        path.closeSubpath()
    elif kind == "doll":
        path.moveTo(part(rect, 4, 100, 0, 0).topLeft())
        path.lineTo(part(rect, 4, 46, 0, 0).topLeft())
        path.arcTo(part(rect, 4, 0, 92, 92), 180, -180)
        path.lineTo(part(rect, 96, 100, 0, 0).topLeft())
        path.closeSubpath()
    elif kind == "talisman":
        path.addPolygon(_polygon(rect, ((50, 0), (95, 25), (95, 75), (50, 100), (5, 75), (5, 25))))
        path.closeSubpath()
    else:
        square_part = part(rect, 3, 3, 94, 94)
        path.addRoundedRect(square_part, rect.width() * 0.12, rect.width() * 0.12)
    return path


def _polygon(rect: QRectF, corners: tuple[tuple[int, int], ...]) -> QPolygonF:
    """A polygon from corners in hundredths of `rect`."""
    return QPolygonF(
        [
            QPointF(rect.x() + rect.width() * x / 100, rect.y() + rect.height() * y / 100)
            for x, y in corners
        ]
    )
