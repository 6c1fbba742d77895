# SPDX-License-Identifier: MIT
"""The star beside a goal: full, half lit, empty, or struck out."""

from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from wizardtable.core import override
from wizardtable.paint.star_shape import star
from wizardtable.ui.style import appearance

StarLight: TypeAlias = Literal["full", "half", "empty", "struck"]
"""The painting of a star: filled, half filled, in outline, or struck out."""

STAR_SIZE: Final = QSize(20, 19)
"""The size of a star, in pixels at 100 %."""


class StarMark(QWidget):
    """A star as high as a line of text.

    Attributes:
        light: how the star is painted.
    """

    def __init__(self, light: StarLight, parent: QWidget) -> None:
        super().__init__(parent)
        self.light: StarLight = light
        self.setFixedSize(self.sizeHint())

    def show_light(self, light: StarLight) -> None:
        """Paints the star in another way."""
        if light != self.light:
            self.light = light
            self.update()

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(STAR_SIZE.width()), appearance.scaled(STAR_SIZE.height()))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        self.setFixedSize(self.sizeHint())  # the font scale may have changed
        painter = QPainter(self)
        paint_star(painter, QRectF(self.rect()), self.light)
        painter.end()


def star_icon(light: StarLight) -> QIcon:
    """Returns a star as the icon of a menu entry."""
    image = QIcon()
    for ratio in (1, 2):
        pixmap = QPixmap(STAR_SIZE * (appearance.scaled(100) / 100 * ratio))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_star(painter, QRectF(pixmap.rect()), light)
        painter.end()
        image.addPixmap(pixmap)
    return image


def paint_star(painter: QPainter, box: QRectF, light: StarLight) -> None:
    """Paints a star into a box."""
    shades = appearance.shades()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle, reach = box.center() + QPointF(0, box.height() * 0.05), box.width() * 0.42
    shape = star(middle, reach)
    is_lit, width = light in ("full", "half"), max(1.3, box.width() * 0.06)
    painter.setPen(QPen(QColor(shades.brass if is_lit else shades.soft), width))
    painter.setBrush(QColor(shades.brass) if light == "full" else Qt.BrushStyle.NoBrush)
    if light == "half":
        painter.save()
        painter.setClipRect(QRectF(box.left(), box.top(), middle.x() - box.left(), box.height()))
        painter.setBrush(QColor(shades.brass))
        painter.drawPolygon(shape)
        painter.restore()
    painter.drawPolygon(shape)
    if light == "struck":
        painter.drawLine(middle + QPointF(-reach, reach), middle + QPointF(reach, -reach))
