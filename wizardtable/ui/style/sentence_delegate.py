# SPDX-License-Identifier: MIT
"""Sentences in a list, each as high as its lines need; Qt's own delegate cuts the last one off."""

import re

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from wizardtable.ui.style import appearance

_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class SentenceDelegate(QStyledItemDelegate):
    """Paints items as wrapped text on the list's own background."""

    def sizeHint(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Qt: the lines of the sentence at the width of the list, with some air."""
        width = self._width()
        room = QRect(0, 0, width - 2 * _margin(), 10_000)
        words = _breakable(str(index.data(Qt.ItemDataRole.DisplayRole)))
        height = QFontMetrics(option.font).boundingRect(room, _WRAP, words).height()
        return QSize(width, height + appearance.scaled(8))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Qt: background, focus and the whole sentence."""
        self.initStyleOption(option, index)
        words = _breakable(option.text)
        option.text = ""
        parent = self.parent()
        assert isinstance(parent, QWidget)
        parent.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, parent)
        painter.save()
        painter.setFont(option.font)
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        room = QRect(option.rect)
        room.setLeft(room.left() + _margin())
        room.setWidth(self._width() - 2 * _margin())
        painter.drawText(room, _WRAP, words)
        painter.restore()

    def _width(self) -> int:
        """What the scroll bar leaves, whether it is there or not: lines never break anew."""
        parent = self.parent()
        assert isinstance(parent, QListWidget)
        return parent.width() - 2 * parent.frameWidth() - appearance.scaled(14)


def _breakable(words: str) -> str:
    """The sentence, so that even a word of a very long name can go on in the next line."""
    return re.sub(r"\S{20}(?=\S{4})", "\\g<0>\N{ZERO WIDTH SPACE}", words)


def _margin() -> int:
    return appearance.scaled(8)
