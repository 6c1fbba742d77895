# SPDX-License-Identifier: MIT
"""The list of a computer's players: portraits on wooden shelves, with a candle for the current
player."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from wizardtable.core import override
from wizardtable.core.wizards import PORTRAITS
from wizardtable.paint import svg
from wizardtable.paint.candle import paint_candle, paint_glow
from wizardtable.paint.medallion import paint_medallion
from wizardtable.paint.metal import part
from wizardtable.paint.theme import tint
from wizardtable.store.player.players import PlayerEntry
from wizardtable.ui.player.room_painting import paint_board, paint_plaque
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.portraits import BACKGROUND_COLOUR, portrait_pixmap
from wizardtable.ui.style.touch_scrolling import scroll_by_touch

ENTRY_ROLE: Final = Qt.ItemDataRole.UserRole
"""The role of an item's `PlayerEntry`."""

NAME_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""The role of the name on an item's plaque."""

PLAYS_ROLE: Final = Qt.ItemDataRole.UserRole + 2
"""The role of whether an item's player is the current one."""

CELL_WIDTH, CELL_HEIGHT = 168, 198
"""The width and height of a portrait's place on its shelf, in pixels at 100 %."""

PORTRAIT_WIDTH: Final = 142
"""The width of a portrait with its shadow, in pixels at 100 %."""

RING_INSET_SHARE: Final = 0.075
"""The distance from the edge of a portrait to its ring, as a share of the portrait's width."""

BOARD_HEIGHT: Final = 40
"""The height of a shelf's board, in pixels at 100 %."""

PLAQUE_HEIGHT: Final = 26
"""The height of a plaque, in pixels at 100 %."""

CANDLE_HEIGHT: Final = 66
"""The height of the candle, in pixels at 100 %."""

STILL_BREATH_RADIANS: Final = 0.9
"""The moment of the flame's motion that is painted, in radians; the flame does not move."""


class PortraitShelf(QListWidget):
    """A list of players, each a portrait above a plaque; empty shelves fill the rest."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setStyleSheet("QListView, QListView:focus { background: transparent; border: none; }")
        self.setItemDelegate(_PortraitDelegate(self))
        scroll_by_touch(self)
        self.update_sizes()

    def update_sizes(self) -> None:
        """Updates the sizes to the current font scale."""
        self.setGridSize(cell_size())
        self.verticalScrollBar().setSingleStep(cell_size().height() // 3)
        self.viewport().update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paints the shelves below the players."""
        painter = QPainter(self.viewport())
        room, cell_height, board_height = (
            self.viewport().rect(),
            cell_size().height(),
            _board_height(),
        )
        top = -self.verticalOffset() + cell_height - board_height
        while top < room.height():
            if top + board_height > 0 and (
                top + board_height <= room.height() or top < cell_height
            ):
                paint_board(painter, QRectF(0, top, room.width(), board_height * 0.86))
            top += cell_height
        painter.end()
        super().paintEvent(event)


class _PortraitDelegate(QStyledItemDelegate):
    """Paints a player on the shelf."""

    @override
    def sizeHint(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return cell_size()

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paints portrait, candle and plaque."""
        entry: PlayerEntry = index.data(ENTRY_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        cell = QRectF(option.rect)
        portrait_width, board_height = appearance.scaled(PORTRAIT_WIDTH), _board_height()
        shelf = cell.bottom() - board_height
        portrait_box = QRectF(
            cell.center().x() - portrait_width / 2,
            shelf - portrait_width * (1 - RING_INSET_SHARE),
            portrait_width,
            portrait_width,
        )
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_selected or option.state & QStyle.StateFlag.State_MouseOver:
            self._paint_light(painter, portrait_box, is_strong=is_selected)
        self._paint_portrait(painter, portrait_box, entry.portrait)
        if is_selected:
            self._paint_ring(
                painter, portrait_box, bool(option.state & QStyle.StateFlag.State_HasFocus)
            )
        if index.data(PLAYS_ROLE):
            candle_height = appearance.scaled(CANDLE_HEIGHT)
            box = QRectF(
                portrait_box.right() - candle_height * 0.3,
                shelf - candle_height,
                candle_height * 0.3,
                candle_height,
            )
            is_dark = appearance.table_theme().is_dark
            paint_glow(painter, box, STILL_BREATH_RADIANS, dark=is_dark)
            paint_candle(painter, box, STILL_BREATH_RADIANS)
        plaque = QRectF(cell.adjusted(appearance.scaled(10), 0, -appearance.scaled(10), 0))
        plaque.setTop(shelf + (board_height * 0.86 - appearance.scaled(PLAQUE_HEIGHT)) / 2 + 2)
        plaque.setHeight(appearance.scaled(PLAQUE_HEIGHT))
        paint_plaque(painter, plaque, index.data(NAME_ROLE))
        painter.restore()

    def _paint_light(self, painter: QPainter, portrait_box: QRectF, *, is_strong: bool) -> None:
        """Paints the light of a lamp behind a portrait."""
        shades = shades_on(self._list())
        light = QRadialGradient(portrait_box.center(), portrait_box.width() * 0.66)
        light.setColorAt(0.5, tint(shades.brass_high, 0.5 if is_strong else 0.25))
        light.setColorAt(1.0, tint(shades.brass_high, 0.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        margin = portrait_box.width() * 0.16
        painter.drawEllipse(portrait_box.adjusted(-margin, -margin, margin, margin))

    def _paint_portrait(self, painter: QPainter, portrait_box: QRectF, portrait: str) -> None:
        if portrait in PORTRAITS:
            ratio = self._list().devicePixelRatioF()
            pixmap = portrait_pixmap(portrait, round(portrait_box.width() * ratio))
            painter.drawPixmap(portrait_box, pixmap, QRectF(pixmap.rect()))
        else:
            paint_medallion(
                painter, portrait_box, BACKGROUND_COLOUR, lambda box: _paint_hat(painter, box)
            )

    def _paint_ring(self, painter: QPainter, portrait_box: QRectF, has_focus: bool) -> None:
        shades = shades_on(self._list())
        painter.setPen(
            QPen(QColor(shades.focus if has_focus else shades.brass), 3 if has_focus else 2)
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = portrait_box.width() * RING_INSET_SHARE
        painter.drawEllipse(portrait_box.adjusted(inset, inset, -inset, -inset))

    def _list(self) -> QWidget:
        parent = self.parent()
        assert isinstance(parent, QWidget)
        return parent


def cell_size() -> QSize:
    """Returns the size of a portrait's place on its shelf, in pixels at the current font scale."""
    return QSize(appearance.scaled(CELL_WIDTH), appearance.scaled(CELL_HEIGHT))


def _board_height() -> int:
    return appearance.scaled(BOARD_HEIGHT)


def _paint_hat(painter: QPainter, box: QRectF) -> None:
    svg.draw(painter, part(box, 26, 28, 48, 48), "ui", "hat.svg", ink="#e9cf8c")
