# SPDX-License-Identifier: MIT
"""Paints the empty room, which the window shows first. This module imports next to nothing."""

from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QRadialGradient

Light: TypeAlias = tuple[str, str, str]
"""The colours below the lamp, in the middle of the room and in its corners, as "#rrggbb"."""

EVENING: Final[Light] = ("#2f5a59", "#14282b", "#0a1719")
DAY: Final[Light] = ("#fffaec", "#e9e0cb", "#c9bc9d")
CONTRAST: Final[Light] = ("#0b0b0b", "#000000", "#000000")

LIGHTS: Final = {"light": DAY, "contrast": CONTRAST}
"""The light of the room, by theme; other themes have that of the evening."""


def paint_lamp(painter: QPainter, room: QRectF, light: Light) -> None:
    """Fills the rectangle `room` with the light of its lamp."""
    glow = QRadialGradient(QPointF(room.center().x(), room.top()), max(room.width(), 1) * 0.75)
    for place, colour in zip((0.0, 0.55, 1.0), light, strict=True):
        glow.setColorAt(place, QColor(colour))
    # not fillRect: to choose among its overloads, PySide would load types for 20 ms
    painter.setBackground(QBrush(glow))
    painter.eraseRect(room)
