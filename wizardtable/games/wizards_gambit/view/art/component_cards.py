# SPDX-License-Identifier: MIT
"""Paints the seven components: as cards of a hand, and as the ingredients that spells need."""

from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from wizardtable.games.wizards_gambit.view.art.card_frames import Face, Kind, paint_hand_card
from wizardtable.paint.metal import (
    IVORY,
    Metal,
    Tones,
    blend,
    enamel_brush,
    keyline,
    legible,
    metal_brush,
    part,
    shrunk,
    square,
)
from wizardtable.paint.svg import KEYLINE, draw
from wizardtable.paint.theme import Look

PICTURES: Final = ("angel", "phoenix", "dragon", "griffin", "siren", "agate", "flake")
"""By kind, the name of its pictures."""

TONES: Final = (
    Tones("#2c5a8c", "#5d94c8", "#d8ecfa", "#7fabd2"),
    Tones("#8a2410", "#d2521c", "#ffd08a", "#cf6a34"),
    Tones("#12452b", "#2c7a4a", "#b6e0b0", "#4c8f5c"),
    Tones("#6a400f", "#b57c22", "#f8dc98", "#b98a3c"),
    Tones("#0f2c66", "#2257a6", "#a9d4f5", "#3c6db4"),
    Tones("#3c1c66", "#7442ac", "#dcc0f2", "#7f57ae"),
    Tones("#14142c", "#3a3a62", "#d5d7f0", "#55557e"),
)
"""By kind, its colour; the shape of its sign always goes with it."""


class Ingredient(Enum):
    """How an ingredient that a spell needs stands.

    Members:
        MISSING: it is still needed: a hollow in the card.
        COULD: it is still needed, and the viewer could lay it now.
        LAID: a component lies there.
    """

    MISSING = 0
    COULD = 1
    LAID = 2


def paint_component(painter: QPainter, rect: QRectF, kind: int, look: Look, name: str = "") -> None:
    """Paints the card of a component to fill `rect`, `CARD_RATIO` times as high as wide.

    Args:
        kind: a component, 0 to 6, as `PICTURES` has them.
        name: in the reader's language; see `card_frames`.
    """
    tones = TONES[kind]

    def emblem(painter: QPainter, room: QRectF, small: bool) -> None:
        del small
        draw_component(painter, room, kind)

    def index(painter: QPainter, room: QRectF, small: bool) -> None:
        del small
        draw_sign(painter, room, kind, IVORY)

    def ground(painter: QPainter, room: QRectF, small: bool) -> None:
        del small
        draw(painter, room, "wizards_gambit", "ground-component.svg", ink=tones.dark)

    face = Face(Kind.COMPONENT, tones, emblem, index, name, ground=ground)
    paint_hand_card(painter, rect, face, look)


def paint_ingredient(
    painter: QPainter,
    rect: QRectF,
    kind: int,
    state: Ingredient,
    printed: int | None = None,
) -> None:
    """Paints one ingredient of a spell as a roundel in the middle of `rect`.

    Args:
        kind: the component, 0 to 5, that the spell needs there.
        printed: of one that is `LAID`, the component, 0 to 6, that really lies there: a flake, or
            any by Transcendent Focus; its sign stands at the edge. None for `kind` itself.
    """
    box = square(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if state is not Ingredient.LAID:
        _paint_hollow(painter, box, kind, could=state is Ingredient.COULD)
    else:
        _paint_roundel(painter, box, kind)
        if printed is not None and printed != kind:
            _paint_roundel(painter, part(box, 51, 51, 52, 52), printed, Metal.SILVER)
    painter.restore()


def draw_component(painter: QPainter, rect: QRectF, kind: int) -> None:
    """Draws the picture of a component alone, as large as fits in `rect`."""
    draw(painter, rect, "wizards_gambit", f"component-{PICTURES[kind]}.svg")


def draw_sign(painter: QPainter, rect: QRectF, kind: int, ink: str) -> None:
    """Draws the sign of a component in one colour, which is seen at the smallest sizes too."""
    room = legible(painter, rect)
    draw(painter, room, "wizards_gambit", f"sign-{PICTURES[kind]}.svg", ink=ink)


def _paint_roundel(painter: QPainter, box: QRectF, kind: int, metal: Metal = Metal.GOLD) -> None:
    """A disc of enamel in a ring of metal, with the sign on it in relief."""
    width = box.width()
    tones = TONES[kind]
    line = max(width * 0.035, 0.7)
    painter.setPen(keyline(line))
    painter.setBrush(metal_brush(box, metal))
    painter.drawEllipse(shrunk(box, line / 2))
    field = shrunk(box, width * 0.1)
    painter.setPen(keyline(line * 0.7))
    painter.setBrush(enamel_brush(field, tones.mid))
    painter.drawEllipse(field)
    room = shrunk(box, width * 0.18)
    draw_sign(painter, room.translated(width * 0.025, width * 0.035), kind, tones.dark)
    draw_sign(painter, room, kind, IVORY)


def _paint_hollow(painter: QPainter, box: QRectF, kind: int, could: bool) -> None:
    """A hollow with the sign of what goes there; bright in a broken ring if it `could`."""
    width = box.width()
    tones = TONES[kind]
    hollow = shrunk(box, width * (0.1 if could else 0.07))
    fill = QRadialGradient(hollow.center() + QPointF(width, width) * 0.12, width * 0.62)
    fill.setColorAt(0.0, QColor("#fffdf2" if could else "#e2c998"))
    fill.setColorAt(1.0, QColor("#ffefb4" if could else "#a5814a"))
    painter.setPen(keyline(max(0.8, width * 0.035), KEYLINE if could else "#7a5a2c"))
    painter.setBrush(fill)
    painter.drawEllipse(hollow)
    if not could:
        ink = blend(tones.dark, "#4a3014", 0.45).name()
        draw_sign(painter, shrunk(box, width * 0.2), kind, ink)
        return
    pen = keyline(max(1.4, width * 0.1), "#14805a")
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([1.6, 1.0])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(shrunk(box, width * 0.06))
    draw_sign(painter, shrunk(box, width * 0.21), kind, tones.dark)
