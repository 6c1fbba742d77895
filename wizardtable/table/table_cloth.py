# SPDX-License-Identifier: MIT
"""The cloth below all pieces: one picture of the whole table, and one of a magnified part."""

from functools import lru_cache
from math import sqrt
from typing import Final

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from wizardtable.paint.cloth import paint_felt
from wizardtable.paint.theme import Look, Theme
from wizardtable.play import timers
from wizardtable.table.picture_loader import RESIZE_SETTLE_MS
from wizardtable.table.pictures import with_painter
from wizardtable.table.zones import Box

_CLOTH_Z: Final = -10_000.0
"""The z of the cloth, below everything else."""

_MAX_PART_PIXELS: Final = 8_000_000
"""The picture of a magnified part has at most this many device pixels."""


class TableCloth(QObject):
    """The cloth of one scene."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._look = Look()
        self._size = QSizeF()
        self._whole, self._part = _new_item(_CLOTH_Z), _new_item(_CLOTH_Z + 1)
        scene.addItem(self._whole)
        scene.addItem(self._part)
        self._timer = timers.single(self, RESIZE_SETTLE_MS)
        self._timer.timeout.connect(self._paint_whole)
        self._is_borrowed = False

    def cover(self, size: QSizeF, look: Look, *, is_resizing: bool) -> None:
        """Covers a table of this size in logical pixels.

        While the window `is_resizing`, the old picture is stretched. It is painted anew once the
        size has stayed the same for a moment.
        """
        # The cloth does not depend on the size of writing.
        look = Look(look.theme, ratio=look.ratio)
        if (size, look) == (self._size, self._look) and not self._timer.isActive():
            return
        self._size, self._look = size, look
        self.forget_part()
        old = self._whole.pixmap().deviceIndependentSize()
        if (is_resizing or self._is_borrowed) and not old.isEmpty():
            self._is_borrowed = False
            stretch = QTransform.fromScale(size.width() / old.width(), size.height() / old.height())
            self._whole.setTransform(stretch)
            self._timer.start()
        else:
            self._paint_whole()

    def borrow(self, other: "TableCloth") -> None:
        """Shows another table's cloth, stretched, until this table's cloth is painted."""
        self._whole.setPixmap(other._whole.pixmap())
        self._is_borrowed = True

    def finish_painting(self) -> None:
        """Paints the cloth at once, if it is due."""
        if self._timer.isActive():
            self._paint_whole()

    def paint_part(self, part: Box, zoom: float) -> None:
        """Paints the cloth of a part of the table sharply for this magnification."""
        max_ratio = sqrt(_MAX_PART_PIXELS / max(1.0, part.w * part.h))
        ratio = min(self._look.ratio * zoom, max(self._look.ratio, max_ratio))
        self._part.setPixmap(_paint_cloth(self._size, self._look.theme, ratio, part))
        self._part.setPos(part.x, part.y)

    def forget_part(self) -> None:
        """Drops the picture of the magnified part, which the view does not show any more."""
        if not self._part.pixmap().isNull():
            self._part.setPixmap(QPixmap())

    def _paint_whole(self) -> None:
        """Paints the cloth for the present size of the table."""
        self._timer.stop()
        width, height = self._size.width(), self._size.height()
        self._whole.setTransform(QTransform())
        self._whole.setPixmap(_whole_cloth(width, height, self._look))


@lru_cache(maxsize=1)
def _whole_cloth(width: float, height: float, look: Look) -> QPixmap:
    """Returns the cloth of a whole table of this size in logical pixels.

    The latest cloth is cached, because the next table mostly has the same size.
    """
    return _paint_cloth(QSizeF(width, height), look.theme, look.ratio, Box(0, 0, width, height))


def _paint_cloth(table: QSizeF, theme: Theme, ratio: float, part: Box) -> QPixmap:
    """Returns a picture of a part of the cloth, with `ratio` device pixels per logical pixel."""
    cloth = QPixmap(max(1, round(part.w * ratio)), max(1, round(part.h * ratio)))
    cloth.setDevicePixelRatio(ratio)
    cloth.fill(QColor(theme.felt))

    def paint(painter: QPainter) -> None:
        painter.setClipRect(QRectF(0, 0, part.w, part.h))
        painter.translate(-part.x, -part.y)
        paint_felt(painter, table, theme)

    with_painter(cloth, paint)
    return cloth


def _new_item(z: float) -> QGraphicsPixmapItem:
    item = QGraphicsPixmapItem()
    item.setZValue(z)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    return item
