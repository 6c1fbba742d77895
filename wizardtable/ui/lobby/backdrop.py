# SPDX-License-Identifier: MIT
"""The room behind the lobby."""

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from wizardtable.ui.style import appearance
from wizardtable.ui.style.bare_table import paint_circle
from wizardtable.ui.style.palette import Palette
from wizardtable.ui.style.placeholder import paint_lamp


class Backdrop:
    """The room behind the lobby, kept as a picture.

    Motion in front of the room then costs only small copies of this picture.

    Attributes:
        painted_for: the size in pixels, the pixel ratio and the theme of the present picture; None
            before the first one.
    """

    def __init__(self) -> None:
        self._pixmap = QPixmap()
        self.painted_for: tuple[QSize, float, Palette] | None = None

    def fit(self, size: QSize, ratio: float) -> None:
        """Paints the picture, if it is not there yet.

        Args:
            size: the size of the lobby in pixels.
            ratio: the dots of the screen per pixel.
        """
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
        """Copies a part of the picture, in pixels of the lobby, to the same place."""
        ratio = self._pixmap.devicePixelRatio()
        source = QRectF(
            part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio
        )
        painter.drawPixmap(part.toRectF(), self._pixmap, source)


def paint_study(painter: QPainter, room: QRectF) -> None:
    """Paints the room behind the lobby: felt under a lamp, with a faint arcane circle."""
    shades = appearance.shades()
    paint_lamp(painter, room, (shades.lamp, shades.window, shades.shadow))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.save()
    painter.translate(room.center())
    painter.setOpacity(0.10 if shades.dark else 0.16)
    paint_circle(painter, min(room.width(), room.height()) * 0.62)
    painter.restore()
