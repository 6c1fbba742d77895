# SPDX-License-Identifier: MIT
"""A problem on its shelf: a picture of the position, stars for its difficulty, a seal if solved."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from wizardtable.core.teaching.problem import DIFFICULTIES
from wizardtable.core.text import plain_tip
from wizardtable.paint import svg
from wizardtable.paint.metal import parchment_brush, shrunk
from wizardtable.paint.seals import paint_wax
from wizardtable.paint.star_shape import star
from wizardtable.store.problem_results import Key
from wizardtable.ui.style import appearance
from wizardtable.ui.style.preview import paint_preview
from wizardtable.ui.style.widgets import among_arrows

TAG_HEIGHT: Final = 46
"""Pixels at 100 % of the plank's front, on which the paper tag of a problem is."""

PICTURE_RATIO: Final = 1.6
"""Width of a picture by its height."""

SEAL_PIXELS: Final = 38
"""Width of a seal at 100 %."""

MARKS: Final = {True: ("solved", "#9c2a22"), False: ("missed", "#5c5a55")}
"""By whether the last attempt solved the problem: the sign on the seal, and the colour of its
wax."""

LEADING_KEYS: Final = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Home, Qt.Key.Key_End),
)
"""The keys that lead from problem to problem."""

_PAPER_INK: Final = "#2a1c10"


class ProblemTile(QAbstractButton):
    """A problem; a click or Enter opens it.

    Attributes:
        key: the ids of its game and of the problem.
        solved: whether the last attempt solved it, or None if there was none.

    Signals:
        left(Qt.Key): a key was pressed that leads to another problem.
        taken(): it has the keyboard.
    """

    left = Signal(object)
    taken = Signal()

    def __init__(
        self,
        key: Key,
        difficulty: int,
        solved: bool | None,
        picture: Callable[[Key], Path | None],
        parent: QWidget,
    ) -> None:
        """`picture` returns the picture of a problem, or None until there is one."""
        super().__init__(parent)
        self.key, self.solved = key, solved
        self._difficulty, self._picture = difficulty, picture
        self._small = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(among_arrows(chosen=False))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def tell(self, title: str, small: str, heard: str) -> None:
        """Takes the words of its tag: a title, and what stands beside the stars. `heard` is all
        that a screen reader says."""
        self.setText(title)
        self._small = small
        self.setAccessibleName(heard)
        self.setToolTip(plain_tip(heard))
        self.update()

    @staticmethod
    def height_for(width: int) -> int:
        """Returns the height in pixels of a tile of this width."""
        return round(width / PICTURE_RATIO) + appearance.scaled(TAG_HEIGHT)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: the size of one of five on a usual page."""
        return QSize(appearance.scaled(200), self.height_for(appearance.scaled(200)))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: tells of keys that lead away; Enter opens it."""
        key = Qt.Key(event.key())
        if key in LEADING_KEYS:
            self.left.emit(key)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Qt: the keyboard has come here."""
        super().focusInEvent(event)
        self.taken.emit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints picture, seal and tag; the board paints the plank."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(self.rect())
        room = QRectF(whole)
        room.setBottom(whole.bottom() - appearance.scaled(TAG_HEIGHT))
        paint_preview(painter, room, self._picture(self.key))
        self._paint_edge(painter, room)
        if self.solved is not None:
            self._paint_seal(painter, room)
        tag = QRectF(room.left(), room.bottom(), room.width(), whole.bottom() - room.bottom())
        inset = appearance.scaled(5)
        self._paint_tag(painter, tag.adjusted(inset, inset, -inset, -inset))
        painter.end()

    def _paint_edge(self, painter: QPainter, room: QRectF) -> None:
        worn = appearance.shades()
        if self.hasFocus():
            pen = QPen(QColor(worn.focus), 3)
        elif self.underMouse():
            pen = QPen(QColor(worn.brass_high), 2.5)
        else:
            return
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(shrunk(room, 1.5), appearance.scaled(4), appearance.scaled(4))

    def _paint_seal(self, painter: QPainter, room: QRectF) -> None:
        sign, wax = MARKS[bool(self.solved)]
        side, gap = appearance.scaled(SEAL_PIXELS), appearance.scaled(5)
        box = QRectF(room.right() - side - gap, room.top() + gap, side, side)
        paint_wax(painter, box, wax)
        svg.draw(painter, shrunk(box, side * 0.24), "ui", f"{sign}.svg", ink="#fff4dc", kept=False)

    def _paint_tag(self, painter: QPainter, tag: QRectF) -> None:
        worn = appearance.shades()
        plain = worn.table == "contrast"
        ink = QColor(worn.text if plain else _PAPER_INK)
        painter.setPen(QPen(QColor(worn.line if plain else "#8a6a3a"), 1))
        painter.setBrush(QColor(worn.panel) if plain else parchment_brush(tag))
        painter.drawRoundedRect(tag, 2, 2)
        inner = shrunk(tag, appearance.scaled(4))
        high, low = QRectF(inner), QRectF(inner)
        high.setHeight(inner.height() / 2)
        low.setTop(high.bottom())
        painter.setPen(ink)
        _write(painter, high, self.text(), appearance.serif(13, bold=True))
        end = self._paint_stars(painter, low, ink)
        low.setLeft(end + appearance.scaled(5))
        font = QFont(self.font())
        font.setPixelSize(appearance.scaled(12))
        painter.setPen(ink)
        _write(painter, low, self._small, font)

    def _paint_stars(self, painter: QPainter, row: QRectF, ink: QColor) -> float:
        """Paints a star for each step of difficulty; returns where they end."""
        size = row.height() * 0.42
        for place in range(len(DIFFICULTIES)):
            middle = QPointF(row.left() + size + place * 2.1 * size, row.center().y() + size * 0.08)
            painter.setPen(QPen(ink, 1))
            full = place < self._difficulty
            painter.setBrush(ink if full else Qt.BrushStyle.NoBrush)
            painter.drawPolygon(star(middle, size if full else size * 0.9))
        return row.left() + 2.1 * size * len(DIFFICULTIES)


def _write(painter: QPainter, room: QRectF, words: str, font: QFont) -> None:
    """Writes a line, which ends in dots where there is too little room."""
    painter.setFont(font)
    fits = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, fits)
