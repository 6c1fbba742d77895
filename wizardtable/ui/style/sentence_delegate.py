# SPDX-License-Identifier: MIT
"""Sentences in a list, each as high as its lines need; Qt's own delegate cuts the last one off."""

from math import ceil

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPalette, QTextLayout, QTextOption
from PySide6.QtWidgets import (
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from wizardtable.ui.style import appearance


class SentenceDelegate(QStyledItemDelegate):
    """Paints items as wrapped text on the list's own background."""

    def sizeHint(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Qt: the lines of the sentence at the width of the list, with some air."""
        width = self._width()
        words = str(index.data(Qt.ItemDataRole.DisplayRole))
        lines = _lines(words, option.font, width - 2 * _margin())
        return QSize(width, ceil(lines.boundingRect().height()) + appearance.scaled(8))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Qt: background, focus and the whole sentence."""
        self.initStyleOption(option, index)
        words = option.text
        option.text = ""
        parent = self.parent()
        assert isinstance(parent, QWidget)
        parent.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, parent)
        lines = _lines(words, option.font, self._width() - 2 * _margin())
        above = (option.rect.height() - lines.boundingRect().height()) / 2
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        lines.draw(painter, QPointF(option.rect.left() + _margin(), option.rect.top() + above))

    def _width(self) -> int:
        """What the scroll bar leaves, whether it is there or not: lines never break anew."""
        parent = self.parent()
        assert isinstance(parent, QListWidget)
        return parent.width() - 2 * parent.frameWidth() - appearance.scaled(14)


def _lines(words: str, font: QFont, width: float) -> QTextLayout:
    """The sentence in lines of this width, so that even a word of a very long name goes on in the
    next one."""
    lines = QTextLayout(words, font)
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
