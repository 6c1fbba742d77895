# SPDX-License-Identifier: MIT
"""Magic objects and scrolls: on their piles, or in the cabinets of players."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QRadialGradient

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.components import OBJECTS
from wizardtable.games.anludim.rules.terms import OBJECT_NAMES
from wizardtable.games.anludim.view.pieces.coven_colours import DISCIPLINE_COLOURS
from wizardtable.games.anludim.view.pieces.object_numbers import SCROLL
from wizardtable.paint.furniture import paint_ghost, paint_niche
from wizardtable.paint.medallion import SMALL
from wizardtable.paint.metal import (
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
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Explanation, Sprite

_RIM_METALS: Final = {
    1: Metal.COPPER,
    2: Metal.SILVER,
    3: Metal.GOLD,
    4: Metal.GOLD,
    5: Metal.GOLD,
}
"""By value, the metal of a token's rim."""


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
    paint_rim(painter, outline, inner, _RIM_METALS[value])
    if value > 3 and not small:
        _paint_studs(painter, box)
    picture = part(box, 8, 5, 74, 74) if small else part(box, 12, 9, 74, 74)
    draw(painter, picture, "anludim", f"{OBJECTS[discipline]}-{value}.svg")
    if not blank:
        _paint_value(painter, box, value, _RIM_METALS[value], swell)
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


def _paint(
    painter: QPainter, rect: QRectF, look: Look, kind: int, value: int, covered: str = ""
) -> None:
    if kind == SCROLL:
        paint_scroll(painter, rect, look.swell, blank=bool(covered))
    else:
        paint_object(painter, rect, kind, value, look.swell, blank=bool(covered))


def _paint_slot(painter: QPainter, rect: QRectF, look: Look, kind: int, full: bool) -> None:
    """Paints a place in a cabinet; a faint likeness in an empty place says for what it is."""
    paint_niche(painter, rect, look)
    if full:
        return
    size = min(rect.width(), rect.height()) * 0.8
    place = QRectF(0, 0, size, size)
    place.moveCenter(rect.center())
    _paint_ghost(painter, place, look, kind)


def _paint_ghost(painter: QPainter, rect: QRectF, look: Look, kind: int) -> None:
    """Paints a faint likeness of an object that is not there."""

    def likeness(ghost: QPainter, whole: QRectF) -> None:
        if kind == SCROLL:
            paint_scroll(ghost, whole, blank=True)
        else:
            paint_likeness(ghost, whole, kind)

    paint_ghost(painter, rect, likeness, look)


@piece("object", {"object": _paint, "slot": _paint_slot, "ghost": _paint_ghost})
class MagicObject(Piece[Frame]):
    """A magic object of a discipline, or a scroll.

    Attributes:
        object_kind: the discipline, or SCROLL.
        value: its points.
        number: which one of several equal objects it is; `ObjectNumbers` gives this number.
    """

    object_kind: int
    value: int
    number: int

    @override
    def sprite(self, shown: Frame) -> Sprite:
        return Sprite("object", (self.object_kind, self.value))

    def covered_sprite(self) -> Sprite:
        """Returns the look of an object whose number is covered by others, and not written."""
        return Sprite("object", (self.object_kind, self.value, "covered"))

    def _title(self) -> Message:
        if self.object_kind == SCROLL:
            return N_("anludim table", "Scroll")
        return OBJECT_NAMES[self.object_kind]

    @override
    def name(self, shown: Frame) -> str:
        text = NN_("anludim table", "{name} worth %n point(s)", "", self.value)
        return render(text.of(name=self._title()))

    @override
    def explanation(self, shown: Frame) -> Explanation:
        lines = [
            NN_("anludim table", "Worth %n point(s).", "", self.value),
            N_(
                "anludim table",
                "Once a turn, you may discard an object or a scroll to draw a card.",
            ),
        ]
        if self.object_kind == SCROLL:
            lines.append(N_("anludim table", "A scroll is not one of the five kinds of objects."))
        written = tuple(map(render, lines))
        return Explanation(render(self._title()), written, self.sprite(shown), 1.0)

    @override
    def actions(self, shown: Frame) -> list[PieceAction]:
        action: moves.Action = moves.SpendObject(self.object_kind, self.value)
        if self.object_kind == SCROLL:
            action = moves.SpendScroll()
        return [PieceAction(action, ("deck",), shown.check(action))]
