# SPDX-License-Identifier: MIT
"""Shows sentences in a list, each as high as its lines need; Qt's own delegate cuts them off."""

from math import ceil
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QTextLayout, QTextOption
from PySide6.QtWidgets import (
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from wizardtable.core import override
from wizardtable.ui.style import appearance

SOFT_LINE_ROLE: Final = Qt.ItemDataRole.UserRole + 7
"""The item data with a sentence that is painted softly below the item's text."""

_LINE_SEPARATOR: Final = "\u2028"
"""Begins a new line in a laid-out text."""


class SentenceDelegate(QStyledItemDelegate):
    """A delegate that paints items as wrapped text on the list's own background."""

    def _width(self) -> int:
        """Returns the width of the list without room for a scroll bar.

        The room is kept free even without a scroll bar, so that lines always break at the same
        places.
        """
        parent = self.parent()
        assert isinstance(parent, QListWidget)
        return parent.width() - 2 * parent.frameWidth() - appearance.scaled(14)

    @override
    def sizeHint(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        width = self._width()
        words = str(index.data(Qt.ItemDataRole.DisplayRole))
        lines = _lines(words, _soft_line(index), option, width - 2 * _margin())
        return QSize(width, ceil(lines.boundingRect().height()) + appearance.scaled(8))

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        self.initStyleOption(option, index)
        words = option.text
        option.text = ""
        parent = self.parent()
        assert isinstance(parent, QListWidget)
        if not parent.viewport().underMouse():  # Qt marks items even if the pointer is elsewhere
            option.state &= ~QStyle.StateFlag.State_MouseOver
        parent.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, parent)
        lines = _lines(words, _soft_line(index), option, self._width() - 2 * _margin())
        above = (option.rect.height() - lines.boundingRect().height()) / 2
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        lines.draw(painter, QPointF(option.rect.left() + _margin(), option.rect.top() + above))


def _soft_line(index: QModelIndex | QPersistentModelIndex) -> str:
    return str(index.data(SOFT_LINE_ROLE) or "")


def _lines(words: str, soft_line: str, item: QStyleOptionViewItem, width: float) -> QTextLayout:
    """Returns a sentence laid out in lines of a width in pixels; a very long word is broken.

    `soft_line` begins a new line below it, in the colour of less important text; it may
    be empty.
    """
    text = f"{words}{_LINE_SEPARATOR}{soft_line}" if soft_line else words
    lines = QTextLayout(text, item.font)
    if soft_line and not item.state & QStyle.StateFlag.State_Selected:
        soft = QTextLayout.FormatRange()
        soft.start, soft.length = len(words), len(text) - len(words)
        soft.format.setForeground(QColor(appearance.shades().soft))
        lines.setFormats([soft])
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    lines.setTextOption(option)
    lines.beginLayout()
    height = 0.0
    while (line := lines.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, height))
        height += line.height()
    lines.endLayout()
    return lines


def _margin() -> int:
    return appearance.scaled(8)
