# SPDX-License-Identifier: MIT
"""The shields of the gambits. Each has its own colour, numeral and emblem."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QTransform

from wizardtable.paint.metal import IVORY, Tones, keyline, square
from wizardtable.paint.svg import draw

SHIELD_TONES: Final = (
    Tones("#6e1216", "#bd332b", "#ffb59a", "#d07f5f"),
    Tones("#7a3608", "#d9762a", "#ffcf9a", "#d39a62"),
    Tones("#6e4604", "#d9a520", "#ffe99a", "#cf9a35"),
    Tones("#12452a", "#2f8a48", "#b5e59a", "#8cb168"),
    Tones("#0a4a50", "#1b8d94", "#a3ece6", "#74b3ae"),
    Tones("#12306b", "#2f62b8", "#a9d0fb", "#7fa3d0"),
    Tones("#4a1560", "#933fae", "#eab8f5", "#b586c4"),
    Tones("#0b0a12", "#34313f", "#b4aec4", "#77728a"),
)
"""The colours of the gambits, from I to VIII."""

_MIN_EMBLEM_PIXELS: Final = 26.0
"""A shield narrower than this shows only its numeral, because its emblem would not be legible."""

_NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")

_STROKE_CORNERS: Final = (
    *((3, 0), (37, 0), (37, 12), (30, 15), (30, 85), (37, 88)),
    *((37, 100), (3, 100), (3, 88), (10, 85), (10, 15), (3, 12)),
)
_WEDGE_CORNERS: Final = (
    *((0, 0), (36, 0), (36, 12), (30, 14), (44, 66), (57, 14), (51, 12)),
    *((51, 0), (84, 0), (84, 12), (77, 14), (51, 100), (33, 100), (7, 14), (0, 12)),
)
"""The corners of the letter V, which is 100 units high. `_STROKE_CORNERS` has those of the I."""


def paint_gambit_small(painter: QPainter, rect: QRectF, numeral: int) -> None:
    """Paints the shield of a gambit, 1 to 8, in the largest square of `rect`.

    The emblem stands over the numeral: tower, key, sword, crown, star, eye, moon or serpent.
    """
    box = square(rect)
    suffix = "-small" if box.width() < _MIN_EMBLEM_PIXELS else ""
    draw(painter, box, "wizards_gambit", f"gambit-{numeral}{suffix}.svg")


def paint_roman(painter: QPainter, rect: QRectF, numeral: int, ink: str = IVORY) -> None:
    """Paints a Roman numeral, 1 to 8, with a dark outline, as large as fits in `rect`."""
    path = _roman_outline(numeral)
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


@lru_cache(maxsize=8)
def _roman_outline(numeral: int) -> QPainterPath:
    """Returns the outline of a Roman numeral, 100 units high."""
    path, x = QPainterPath(), 0.0
    for letter in _NUMERALS[numeral - 1]:
        corners: tuple[tuple[float, float], ...]
        if letter == "I":
            corners, width = _STROKE_CORNERS, 40.0
        else:
            corners, width = _WEDGE_CORNERS, 86.0
        path.addPolygon(QPolygonF([QPointF(x + across, down) for across, down in corners]))
        path.closeSubpath()
        x += width
    return path.simplified()
