# SPDX-License-Identifier: MIT
"""Paints the gambits: each has a colour, a numeral and a charge on its shield."""

from enum import Enum
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QTransform

from wizardtable.games.wizards_gambit.view.art_frames import Face, Kind, paint_hand_card
from wizardtable.table.metal import (
    IVORY,
    Metal,
    Tones,
    enamel_brush,
    keyline,
    paint_rim,
    part,
    square,
)
from wizardtable.table.svg import draw
from wizardtable.table.theme import Look

TONES: Final = (
    Tones("#6e1216", "#bd332b", "#ffb59a", "#d07f5f"),
    Tones("#7a3608", "#d9762a", "#ffcf9a", "#d39a62"),
    Tones("#8a5a06", "#d9a520", "#ffe99a", "#cf9a35"),
    Tones("#12452a", "#2f8a48", "#b5e59a", "#8cb168"),
    Tones("#0a4a50", "#1b8d94", "#a3ece6", "#74b3ae"),
    Tones("#12306b", "#2f62b8", "#a9d0fb", "#7fa3d0"),
    Tones("#4a1560", "#933fae", "#eab8f5", "#b586c4"),
    Tones("#0b0a12", "#34313f", "#b4aec4", "#77728a"),
)
"""By numeral, from I on, the colour of a gambit."""

CHARGES: Final = ("tower", "key", "sword", "crown", "star", "eye", "moon", "serpent")
"""By numeral, from I on, what is borne on the shield."""

_STROKE: Final = (
    *((3, 0), (37, 0), (37, 12), (30, 15), (30, 85), (37, 88)),
    *((37, 100), (3, 100), (3, 88), (10, 85), (10, 15), (3, 12)),
)
_WEDGE: Final = (
    *((0, 0), (36, 0), (36, 12), (30, 14), (44, 66), (57, 14), (51, 12)),
    *((51, 0), (84, 0), (84, 12), (77, 14), (51, 100), (33, 100), (7, 14), (0, 12)),
)
_NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")

_NUMBERED: Final = 22.0
"""From this many pixels of width on, a small shield has room for charge and numeral."""


class Placed(Enum):
    """Where a gambit lies, and what it does there."""

    NONE = "none"
    AURA = "aura"
    ANNULMENT = "annulment"


def paint_gambit(
    painter: QPainter,
    rect: QRectF,
    numeral: int,
    look: Look,
    placed: Placed = Placed.NONE,
    name: str = "",
    note: str = "",
) -> None:
    """Paints the card of a gambit to fill `rect`, which is 1.4 times as high as wide.

    Args:
        numeral: 1 to 8.
        placed: what it does where it lies, shown behind its shield: light, or a chain.
        name, note: in the reader's language, as on all hand cards; without a name the shield
            fills the card.
    """
    face = Face(
        kind=Kind.GAMBIT,
        tones=TONES[numeral - 1],
        emblem=partial(_paint_emblem, numeral=numeral, placed=placed),
        index=lambda painter, room, _: paint_roman(painter, room, numeral),
        title=name,
        note=note,
    )
    paint_hand_card(painter, rect, face, look)


def paint_gambit_small(painter: QPainter, rect: QRectF, numeral: int) -> None:
    """Paints the shield of a gambit alone, with its charge and its numeral, in the largest square
    of `rect`; below `_NUMBERED` pixels the numeral alone, for nothing else would be seen."""
    box = square(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_shield(painter, box, numeral)
    if box.width() < _NUMBERED:
        paint_roman(painter, part(box, 20, 14, 60, 56), numeral)
    else:
        _paint_bearing(painter, box, numeral)
    painter.restore()


def paint_roman(painter: QPainter, rect: QRectF, numeral: int, ink: str = IVORY) -> None:
    """Paints a Roman numeral, 1 to 8, as large as fits in `rect`, with a dark line around it."""
    path = _roman(numeral)
    bounds = path.boundingRect()
    tall = min(rect.height() / bounds.height(), rect.width() / bounds.width() * 1.5)
    wide = min(tall, rect.width() / bounds.width())
    move = QTransform()
    move.translate(rect.center().x(), rect.center().y())
    move.scale(wide, tall)
    move.translate(-bounds.center().x(), -bounds.center().y())
    shape = move.map(path)
    painter.strokePath(shape, keyline(rect.height() * 0.1, "#140c10"))
    painter.fillPath(shape, QColor(ink))


def shield_path(rect: QRectF) -> QPainterPath:
    """The outline of a shield that fills `rect`."""
    path = QPainterPath(part(rect, 50, 0, 0, 0).topLeft())
    path.cubicTo(*(part(rect, x, y, 0, 0).topLeft() for x, y in ((64, 8), (82, 11), (100, 9))))
    path.cubicTo(*(part(rect, x, y, 0, 0).topLeft() for x, y in ((102, 56), (86, 84), (50, 100))))
    path.cubicTo(*(part(rect, x, y, 0, 0).topLeft() for x, y in ((14, 84), (-2, 56), (0, 9))))
    path.cubicTo(*(part(rect, x, y, 0, 0).topLeft() for x, y in ((18, 11), (36, 8), (50, 0))))
    return path


def _paint_emblem(
    painter: QPainter, rect: QRectF, small: bool, numeral: int, placed: Placed
) -> None:
    """Paints the picture of the card: the shield, and behind it what it does."""
    del placed, small
    box = square(rect)
    _paint_shield(painter, box, numeral)
    _paint_bearing(painter, box, numeral)


def _paint_shield(painter: QPainter, box: QRectF, numeral: int) -> None:
    """Paints the enamel of a shield and its gilt rim."""
    outline = shield_path(part(box, 7, 3, 86, 94))
    inner = shield_path(part(box, 14, 11, 72, 78))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(enamel_brush(box, TONES[numeral - 1].mid))
    painter.drawPath(inner)
    paint_rim(painter, outline, inner, Metal.GOLD)


def _paint_bearing(painter: QPainter, box: QRectF, numeral: int) -> None:
    """Paints charge and numeral of a shield."""
    name = f"charge-{CHARGES[numeral - 1]}.svg"
    draw(painter, part(box, 27, 15, 46, 46), "wizards_gambit", name, ink=IVORY)
    paint_roman(painter, part(box, 28, 65, 44, 20), numeral)


@lru_cache(maxsize=8)
def _roman(numeral: int) -> QPainterPath:
    """The outline of a numeral, 100 units high."""
    path, x = QPainterPath(), 0.0
    for letter in _NUMERALS[numeral - 1]:
        corners: tuple[tuple[float, float], ...]
        if letter == "I":
            corners, width = _STROKE, 40.0
        else:
            corners, width = _WEDGE, 86.0
        path.addPolygon(QPolygonF([QPointF(x + across, down) for across, down in corners]))
        path.closeSubpath()
        x += width
    return path.simplified()
