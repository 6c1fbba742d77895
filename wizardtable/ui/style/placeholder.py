# SPDX-License-Identifier: MIT
"""The empty room, the first thing that is ever painted: it imports next to nothing."""

from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QRadialGradient

Light: TypeAlias = tuple[str, str, str]
"""Under the lamp, in the room, and in its corners, as "#rrggbb"."""

EVENING: Final[Light] = ("#2f5a59", "#14282b", "#0a1719")
DAY: Final[Light] = ("#fffaec", "#e9e0cb", "#c9bc9d")
CONTRAST: Final[Light] = ("#0b0b0b", "#000000", "#000000")

LIGHTS: Final = {"light": DAY, "contrast": CONTRAST}
"""By theme, the room in which it is not evening."""


def paint_lamp(painter: QPainter, room: QRectF, light: Light) -> None:
    """The room in the light of its lamp."""
    glow = QRadialGradient(QPointF(room.center().x(), room.top()), max(room.width(), 1) * 0.75)
    for place, colour in zip((0.0, 0.55, 1.0), light, strict=True):
        glow.setColorAt(place, QColor(colour))
    # fillRect would do the same, but to choose among its many forms PySide loads 20 ms of types.
    painter.setBackground(QBrush(glow))
    painter.eraseRect(room)
