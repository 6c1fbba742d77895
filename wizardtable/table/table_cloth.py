# SPDX-License-Identifier: MIT
"""The cloth beneath all pieces: painted for the size of the table, and for a magnified part."""

from functools import lru_cache
from math import sqrt
from typing import Final

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from wizardtable.paint.cloth import paint_felt
from wizardtable.paint.theme import Look, Theme
from wizardtable.play import timers
from wizardtable.table.picture_loader import RESIZING
from wizardtable.table.pictures import with_painter
from wizardtable.table.zones import Box

_BENEATH: Final = -10_000.0
"""How low it lies."""

_MOST_PIXELS: Final = 8_000_000
"""Pixels of the cloth that is painted for a magnified part of the table."""


class TableCloth(QObject):
    """The cloth of one scene."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._look = Look()
        self._size = QSizeF()
        self._whole, self._part = _bare(_BENEATH), _bare(_BENEATH + 1)
        scene.addItem(self._whole)
        scene.addItem(self._part)
        self._timer = timers.single(self, RESIZING)
        self._timer.timeout.connect(self._spread)
        self._borrowed = False

    def cover(self, size: QSizeF, look: Look, *, patient: bool) -> None:
        """Cover a table of this size in logical pixels. A patient one is stretched until no other
        size has come for a while: a window is being resized."""
        look = Look(look.theme, ratio=look.ratio)  # the size of writing changes no thread of it
        if (size, look) == (self._size, self._look) and not self._timer.isActive():
            return
        self._size, self._look = size, look
        self.forget_part()
        old = self._whole.pixmap().deviceIndependentSize()
        if (patient or self._borrowed) and not old.isEmpty():
            self._borrowed = False
            stretch = QTransform.fromScale(size.width() / old.width(), size.height() / old.height())
            self._whole.setTransform(stretch)
            self._timer.start()
        else:
            self._spread()

    def borrow(self, other: "TableCloth") -> None:
        """Begin with another one, stretched until there is a moment to paint the own one."""
        self._whole.setPixmap(other._whole.pixmap())
        self._borrowed = True

    def finish(self) -> None:
        """Paint at once what is due."""
        if self._timer.isActive():
            self._spread()

    def paint_part(self, seen: Box, zoom: float) -> None:
        """Paint a part of the table for being seen so many times as large."""
        most = sqrt(_MOST_PIXELS / max(1.0, seen.w * seen.h))
        ratio = min(self._look.ratio * zoom, max(self._look.ratio, most))
        self._part.setPixmap(_painted(self._size, self._look.theme, ratio, seen))
        self._part.setPos(seen.x, seen.y)

    def forget_part(self) -> None:
        """The whole table is seen again, or another one."""
        if not self._part.pixmap().isNull():
            self._part.setPixmap(QPixmap())

    def _spread(self) -> None:
        """Paint the cloth for the size the table has."""
        self._timer.stop()
        width, height = self._size.width(), self._size.height()
        self._whole.setTransform(QTransform())
        self._whole.setPixmap(_whole_cloth(width, height, self._look))


@lru_cache(maxsize=1)
def _whole_cloth(width: float, height: float, look: Look) -> QPixmap:
    """Returns the cloth of a whole table of this size in logical pixels.

    The last one is kept, because the next match is mostly played at a table of the same size.
    """
    return _painted(QSizeF(width, height), look.theme, look.ratio, Box(0, 0, width, height))


def _painted(table: QSizeF, theme: Theme, ratio: float, part: Box) -> QPixmap:
    """Paints a part of the cloth of a table, at this many device pixels per logical pixel."""
    cloth = QPixmap(max(1, round(part.w * ratio)), max(1, round(part.h * ratio)))
    cloth.setDevicePixelRatio(ratio)
    cloth.fill(QColor(theme.felt))

    def paint(painter: QPainter) -> None:
        painter.setClipRect(QRectF(0, 0, part.w, part.h))
        painter.translate(-part.x, -part.y)
        paint_felt(painter, table, theme)

    with_painter(cloth, paint)
    return cloth


def _bare(z: float) -> QGraphicsPixmapItem:
    item = QGraphicsPixmapItem()
    item.setZValue(z)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    return item
