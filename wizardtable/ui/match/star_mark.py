# SPDX-License-Identifier: MIT
"""A star beside a goal: full, half lit, empty, or struck out."""

from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from wizardtable.paint.star_shape import star
from wizardtable.ui.style import appearance

Light: TypeAlias = Literal["full", "half", "empty", "struck"]
"""How a star is lit."""

SIZE: Final = QSize(20, 19)
"""Pixels at 100 %."""


class StarMark(QWidget):
    """A star as high as a line of writing."""

    def __init__(self, light: Light, parent: QWidget) -> None:
        super().__init__(parent)
        self.light: Light = light
        self.setFixedSize(self.sizeHint())

    def show_light(self, light: Light) -> None:
        """Lights the star in another way."""
        if light != self.light:
            self.light = light
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: as high as a line of writing."""
        return QSize(appearance.scaled(SIZE.width()), appearance.scaled(SIZE.height()))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the star."""
        self.setFixedSize(self.sizeHint())  # writing may have grown
        painter = QPainter(self)
        paint_star(painter, QRectF(self.rect()), self.light)
        painter.end()


def star_icon(light: Light) -> QIcon:
    """Returns a star as the icon of an entry in a menu."""
    made = QIcon()
    for ratio in (1, 2):
        pixmap = QPixmap(SIZE * (appearance.scaled(100) / 100 * ratio))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_star(painter, QRectF(pixmap.rect()), light)
        painter.end()
        made.addPixmap(pixmap)
    return made


def paint_star(painter: QPainter, box: QRectF, light: Light) -> None:
    """Paints a star into a box: filled, half filled, in outline, or struck out."""
    worn = appearance.shades()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle, reach = box.center() + QPointF(0, box.height() * 0.05), box.width() * 0.42
    shape = star(middle, reach)
    lit, width = light in ("full", "half"), max(1.3, box.width() * 0.06)
    painter.setPen(QPen(QColor(worn.brass if lit else worn.soft), width))
    painter.setBrush(QColor(worn.brass) if light == "full" else Qt.BrushStyle.NoBrush)
    if light == "half":
        painter.save()
        painter.setClipRect(QRectF(box.left(), box.top(), middle.x() - box.left(), box.height()))
        painter.setBrush(QColor(worn.brass))
        painter.drawPolygon(shape)
        painter.restore()
    painter.drawPolygon(shape)
    if light == "struck":
        painter.drawLine(middle + QPointF(-reach, reach), middle + QPointF(reach, -reach))
