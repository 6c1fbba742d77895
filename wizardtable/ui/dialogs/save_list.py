# SPDX-License-Identifier: MIT
"""Paints the rows of a list of saves: a picture of the table, and three lines of text."""

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from wizardtable.core import override
from wizardtable.paint import svg
from wizardtable.store.save import Summary
from wizardtable.ui.dialogs.save_text import (
    game_text,
    moment_text,
    player_names,
    problem_text,
    progress_text,
)
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.palette import Palette
from wizardtable.ui.style.preview import paint_preview

SUMMARY_ROLE = Qt.ItemDataRole.UserRole
"""The data role of a list item for the `Summary` of its save."""

ROW_HEIGHT = 92
"""The height of a row, in pixels at 100 %."""


class SaveDelegate(QStyledItemDelegate):
    """Paints a list item by the `Summary` of its save.

    For a save that cannot be read, the row shows the file's name and the problem.
    """

    @override
    def sizeHint(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(appearance.scaled(200), appearance.scaled(ROW_HEIGHT))

    @override
    def displayText(self, value: object, locale: object) -> str:  # noqa: N802
        """Returns no text: the screen reader has the accessible text of the item."""
        return ""

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        summary: Summary = index.data(SUMMARY_ROLE)
        self.initStyleOption(option, index)
        room = QRect(option.rect)
        state = option.state
        shades = self._shades()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        inner = QRectF(room).adjusted(2, 2, -2, -2)
        is_selected = bool(state & QStyle.StateFlag.State_Selected)
        if is_selected or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(shades.selection if is_selected else shades.raised))
            painter.drawRoundedRect(inner, appearance.scaled(6), appearance.scaled(6))
        self._paint_picture(painter, inner, summary)
        self._paint_words(painter, inner, summary, is_selected)
        painter.restore()

    def _shades(self) -> Palette:
        parent = self.parent()
        return shades_on(parent) if isinstance(parent, QWidget) else appearance.shades()

    def _paint_picture(self, painter: QPainter, room: QRectF, summary: Summary) -> None:
        edge = appearance.scaled(8)
        picture_height = room.height() - 2 * edge
        picture = QRectF(
            room.left() + edge, room.top() + edge, picture_height * 16 / 9, picture_height
        )
        if summary.problem is not None:
            size = appearance.scaled(36)
            mark = QRectF(0, 0, size, size)
            mark.moveCenter(picture.center())
            svg.draw(painter, mark, "ui", "warning.svg", ink=self._shades().danger)
            return
        paint_preview(painter, picture, summary.preview)

    def _paint_words(
        self, painter: QPainter, room: QRectF, summary: Summary, is_selected: bool
    ) -> None:
        shades = self._shades()
        left = room.left() + room.height() * 16 / 9 + appearance.scaled(14)
        wide = room.right() - left - appearance.scaled(10)
        quiet = shades.text if is_selected else shades.soft
        if summary.problem is None:
            lines = [(game_text(summary), shades.text), (player_names(summary), shades.text)]
            lines.append((progress_text(summary), quiet))
        else:
            lines = [(summary.path.name, shades.text), (moment_text(summary.modified), quiet)]
            lines.append((problem_text(summary), shades.text if is_selected else shades.danger))
        plain = painter.font()
        fonts = [appearance.serif(17, bold=True), plain, plain]
        heights = [QFontMetrics(font).height() for font in fonts]
        top = room.center().y() - sum(heights) / 2
        for (text, colour), font, line_height in zip(lines, fonts, heights, strict=True):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            metrics = QFontMetrics(font)
            elided_text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(wide))
            painter.drawText(QPointF(left, top + metrics.ascent()), elided_text)
            top += line_height
