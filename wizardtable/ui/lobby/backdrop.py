# SPDX-License-Identifier: MIT
"""The room behind the lobby."""

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from wizardtable.ui.style import appearance
from wizardtable.ui.style.bare_table import paint_circle
from wizardtable.ui.style.palette import Palette
from wizardtable.ui.style.placeholder import paint_lamp


class Ground:
    """The room behind the lobby, painted once for each size, ratio and theme: what moves on it
    then costs a small copy.

    Attributes:
        painted_for: the size, ratio and theme of now.
    """

    def __init__(self) -> None:
        self._pixmap = QPixmap()
        self.painted_for: tuple[QSize, float, Palette] | None = None

    def fit(self, size: QSize, ratio: float) -> None:
        """Is painted for a room of this size, at so many dots a pixel."""
        key = (QSize(size), ratio, appearance.shades())
        if key == self.painted_for:
            return
        self.painted_for = key
        self._pixmap = QPixmap(size * ratio)
        self._pixmap.setDevicePixelRatio(ratio)
        painter = QPainter(self._pixmap)
        paint_study(painter, QRectF(0, 0, size.width(), size.height()))
        painter.end()

    def paint(self, painter: QPainter, part: QRect) -> None:
        """Paints a part of the room at its place."""
        ratio = self._pixmap.devicePixelRatio()
        source = QRectF(
            part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio
        )
        painter.drawPixmap(part.toRectF(), self._pixmap, source)


def paint_study(painter: QPainter, room: QRectF) -> None:
    """The room behind the lobby: felt under a lamp, with a faint arcane circle."""
    worn = appearance.shades()
    paint_lamp(painter, room, (worn.lamp, worn.window, worn.shadow))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.save()
    painter.translate(room.center())
    painter.setOpacity(0.10 if worn.dark else 0.16)
    paint_circle(painter, min(room.width(), room.height()) * 0.62)
    painter.restore()
