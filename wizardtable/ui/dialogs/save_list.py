# SPDX-License-Identifier: MIT
"""How one saved match looks in the list: its picture, its game, who plays, when and how far."""

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

from wizardtable.paint import svg
from wizardtable.store.save import Summary
from wizardtable.ui.dialogs.save_text import date, game_of, players_of, reason_of, when
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.palette import Palette
from wizardtable.ui.style.preview import paint_preview

SUMMARY = Qt.ItemDataRole.UserRole
"""The role under which an item keeps its `Summary`."""

HEIGHT = 92


class SaveDelegate(QStyledItemDelegate):
    """Paints a `Summary`; a save that cannot be read shows its reason instead of the match."""

    def sizeHint(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Qt: all rows are equally high."""
        return QSize(appearance.scaled(200), appearance.scaled(HEIGHT))

    def displayText(self, value: object, locale: object) -> str:  # noqa: N802
        """Qt: what a screen reader says."""
        return ""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Qt: paints the row."""
        summary: Summary = index.data(SUMMARY)
        self.initStyleOption(option, index)
        room = QRect(option.rect)
        state = option.state
        worn = self._worn()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        inner = QRectF(room).adjusted(2, 2, -2, -2)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(worn.selection if chosen else worn.raised))
            painter.drawRoundedRect(inner, appearance.scaled(6), appearance.scaled(6))
        self._paint_picture(painter, inner, summary)
        self._paint_words(painter, inner, summary, chosen)
        painter.restore()

    def _worn(self) -> Palette:
        parent = self.parent()
        return shades_on(parent) if isinstance(parent, QWidget) else appearance.shades()

    def _paint_picture(self, painter: QPainter, room: QRectF, summary: Summary) -> None:
        edge = appearance.scaled(8)
        tall = room.height() - 2 * edge
        picture = QRectF(room.left() + edge, room.top() + edge, tall * 16 / 9, tall)
        if summary.problem is not None:
            size = appearance.scaled(36)
            mark = QRectF(0, 0, size, size)
            mark.moveCenter(picture.center())
            svg.draw(painter, mark, "ui", "warning.svg", ink=self._worn().danger)
            return
        paint_preview(painter, picture, summary.preview)

    def _paint_words(self, painter: QPainter, room: QRectF, summary: Summary, chosen: bool) -> None:
        worn = self._worn()
        left = room.left() + room.height() * 16 / 9 + appearance.scaled(14)
        wide = room.right() - left - appearance.scaled(10)
        quiet = worn.text if chosen else worn.soft
        if summary.problem is None:
            lines = [(game_of(summary), worn.text), (players_of(summary), worn.text)]
            lines.append((when(summary), quiet))
        else:
            lines = [(summary.path.name, worn.text), (date(summary.modified), quiet)]
            lines.append((reason_of(summary), worn.text if chosen else worn.danger))
        plain = painter.font()
        fonts = [appearance.serif(17, bold=True), plain, plain]
        heights = [QFontMetrics(font).height() for font in fonts]
        top = room.center().y() - sum(heights) / 2
        for (text, colour), font, tall in zip(lines, fonts, heights, strict=True):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            metrics = QFontMetrics(font)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(wide))
            painter.drawText(QPointF(left, top + metrics.ascent()), shown)
            top += tall
