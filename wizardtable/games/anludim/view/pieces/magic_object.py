# SPDX-License-Identifier: MIT
"""Magic objects and scrolls: on their piles, or in the cabinets of players."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QRadialGradient

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.components import OBJECTS, PRINTED_PILES
from wizardtable.games.anludim.rules.terms import OBJECT_NAMES
from wizardtable.games.anludim.view.pieces.coven_colours import DISCIPLINE_COLOURS
from wizardtable.games.anludim.view.pieces.object_numbers import SCROLL
from wizardtable.paint import metal as metals
from wizardtable.paint.furniture import paint_ghost, paint_niche
from wizardtable.paint.medallion import SMALL_MEDALLION_PIXELS
from wizardtable.paint.seals import has_badge, paint_value, value_height
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Explanation, Sprite

_RIM_METALS: Final = {
    1: metals.Metal.COPPER,
    2: metals.Metal.SILVER,
    3: metals.Metal.GOLD,
    4: metals.Metal.GOLD,
    5: metals.Metal.GOLD,
}
"""By value, the metal of a token's rim. Rims of a higher value are of gold."""

_DRAWN_VALUES: Final = tuple(tuple(sorted(set(pile))) for pile in PRINTED_PILES)
"""By discipline, the values of the printed objects, each of which has a picture of its own."""


def value_side(width: float, value: int, swell: float) -> float:
    """Returns the side, in pixels, of the square in the lower right corner that an object's number
    fills.

    Args:
        width: the width of the object in pixels.
        value: the points of the object.
        swell: the size of the number as a multiple of its usual size.
    """
    return value_height(value, _badge_width(width), swell)


def has_no_badge(width: float, value: int, swell: float) -> bool:
    """Returns whether the number of an object has no badge around it; the arguments are as in
    `value_side`."""
    return not has_badge(width, value, _badge_width(width), swell)


def paint_object(
    painter: QPainter,
    rect: QRectF,
    discipline: int,
    value: int,
    swell: float = 1.0,
    *,
    blank: bool = False,
) -> None:
    """Paints a magic object of a discipline as a token with its points.

    Each kind has its own outline, and each number of points has its own picture and metal.

    Args:
        discipline: the kind of object.
        value: the points of the object.
        swell: the size of the number as a multiple of its usual size.
        blank: whether the number is left out.
    """
    box = metals.square(rect)
    small = box.width() < SMALL_MEDALLION_PIXELS
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = _token_path(discipline, metals.shrunk(box, box.width() * 0.02))
    inner = _token_path(discipline, metals.shrunk(box, box.width() * (0.075 if small else 0.085)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(metals.enamel_brush(box, DISCIPLINE_COLOURS[discipline]))
    painter.drawPath(inner)
    if not small:
        _paint_inlay(painter, box, discipline)
    rim = _RIM_METALS.get(value, metals.Metal.GOLD)
    drawn = max(number for number in _DRAWN_VALUES[discipline] if number <= value)
    metals.paint_rim(painter, outline, inner, rim)
    if value > 3 and not small:
        _paint_studs(painter, box)
    picture = metals.part(box, 8, 5, 74, 74) if small else metals.part(box, 12, 9, 74, 74)
    draw(painter, picture, "anludim", f"{OBJECTS[discipline]}-{drawn}.svg")
    if not blank:
        _paint_value(painter, box, value, rim, swell)
    painter.restore()


def paint_scroll(
    painter: QPainter, rect: QRectF, swell: float = 1.0, *, blank: bool = False
) -> None:
    """Paints a scroll with its point. `swell` and `blank` are as in `paint_object`."""
    box = metals.square(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, metals.part(box, -4, -4, 100, 100), "anludim", "scroll.svg")
    if not blank:
        _paint_value(painter, box, 1, metals.Metal.COPPER, swell)
    painter.restore()


def _paint_value(
    painter: QPainter, box: QRectF, value: int, metal: metals.Metal, swell: float
) -> None:
    paint_value(painter, box, value, _badge_width(box.width()), swell, metal)


def _badge_width(width: float) -> float:
    """Returns the width of the badge around the number of an object; both widths are in pixels."""
    return max(0.36 * width, 0.48 * min(width, SMALL_MEDALLION_PIXELS))


def paint_likeness(painter: QPainter, rect: QRectF, discipline: int) -> None:
    """Paints an object of a discipline without metal and number, to mark an empty place."""
    box = metals.square(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(metals.keyline(max(1.0, box.width() * 0.025)))
    painter.setBrush(metals.enamel_brush(box, DISCIPLINE_COLOURS[discipline]))
    painter.drawPath(_token_path(discipline, metals.shrunk(box, box.width() * 0.03)))
    draw(painter, metals.part(box, 13, 13, 74, 74), "anludim", f"{OBJECTS[discipline]}-1.svg")
    painter.restore()


def _paint_inlay(painter: QPainter, box: QRectF, discipline: int) -> None:
    """Paints a fine gilt line along the rim, and a little light behind the object."""
    painter.setPen(metals.keyline(box.width() * 0.009, "#e9cf8c"))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setOpacity(0.6)
    painter.drawPath(_token_path(discipline, metals.shrunk(box, box.width() * 0.125)))
    painter.setOpacity(1.0)
    halo = QRadialGradient(metals.part(box, 48, 45, 0, 0).topLeft(), box.width() * 0.38)
    halo.setColorAt(0.0, QColor(255, 240, 200, 90))
    halo.setColorAt(1.0, QColor(255, 240, 200, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(halo)
    painter.drawEllipse(metals.part(box, 10, 7, 76, 76))


def _paint_studs(painter: QPainter, box: QRectF) -> None:
    """Paints rubies on the rim of an object; only objects of more than 3 points have them."""
    painter.setPen(metals.keyline(box.width() * 0.015))
    for x, y in ((50, 6), (6, 50), (94, 50), (50, 94)):
        stud = metals.part(box, x - 4, y - 4, 8, 8)
        painter.setBrush(metals.enamel_brush(stud, "#d0323a"))
        painter.drawEllipse(stud)


def _token_path(discipline: int, rect: QRectF) -> QPainterPath:
    """Returns the outline of an object's token: a disc, rosette, headstone, lozenge or cushion."""
    path = QPainterPath()
    kind = OBJECTS[discipline]
    if kind == "vial":
        path.addEllipse(rect)
    elif kind == "star":
        corners = ((30, 0), (70, 0), (100, 30), (100, 70), (70, 100), (30, 100), (0, 70), (0, 30))
        path.addPolygon(_polygon(rect, corners))
        path.closeSubpath()
    elif kind == "doll":
        path.moveTo(metals.part(rect, 4, 100, 0, 0).topLeft())
        path.lineTo(metals.part(rect, 4, 46, 0, 0).topLeft())
        path.arcTo(metals.part(rect, 4, 0, 92, 92), 180, -180)
        path.lineTo(metals.part(rect, 96, 100, 0, 0).topLeft())
        path.closeSubpath()
    elif kind == "talisman":
        path.addPolygon(_polygon(rect, ((50, 0), (95, 25), (95, 75), (50, 100), (5, 75), (5, 25))))
        path.closeSubpath()
    else:
        square_part = metals.part(rect, 3, 3, 94, 94)
        path.addRoundedRect(square_part, rect.width() * 0.12, rect.width() * 0.12)
    return path


def _polygon(rect: QRectF, corners: tuple[tuple[int, int], ...]) -> QPolygonF:
    """Returns a polygon from corners in hundredths of `rect`."""
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
    """Paints a place in a cabinet; an empty place shows a faint likeness of its kind."""
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
        number: the number from `ObjectNumbers` that tells it from equal objects.
    """

    object_kind: int
    value: int
    number: int

    @override
    def sprite(self, shown: Frame) -> Sprite:
        return Sprite("object", (self.object_kind, self.value))

    def covered_sprite(self) -> Sprite:
        """Returns the sprite without a number, for an object whose number other objects would
        cover."""
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
        texts = tuple(map(render, lines))
        return Explanation(render(self._title()), texts, self.sprite(shown), 1.0)

    @override
    def actions(self, shown: Frame) -> list[PieceAction]:
        action: moves.Action = moves.SpendObject(self.object_kind, self.value)
        if self.object_kind == SCROLL:
            action = moves.SpendScroll()
        return [PieceAction(action, ("deck",), shown.check(action))]
