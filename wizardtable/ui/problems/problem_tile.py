# SPDX-License-Identifier: MIT
"""The tile of a problem on its shelf: a picture, stars for the difficulty, and a seal after an
attempt."""

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

from wizardtable.core import override
from wizardtable.core.teaching.problem import DIFFICULTIES
from wizardtable.core.text import plain_tip
from wizardtable.paint import svg
from wizardtable.paint.metal import parchment_brush, shrunk
from wizardtable.paint.seals import paint_wax
from wizardtable.paint.star_shape import star
from wizardtable.store.problem_results import Key
from wizardtable.ui.style import appearance
from wizardtable.ui.style.preview import paint_preview
from wizardtable.ui.style.spoken_names import set_tip
from wizardtable.ui.style.widgets import arrow_focus_policy

TAG_HEIGHT: Final = 46
"""The height of the front of a plank, which bears the paper tag of a problem, in pixels at 100
%."""

PICTURE_RATIO: Final = 1.6
"""The width of a picture divided by its height."""

SEAL_SIZE: Final = 38
"""The width and height of a seal, in pixels at 100 %."""

SEAL_LOOKS: Final = {True: ("solved", "#9c2a22"), False: ("missed", "#5c5a55")}
"""The sign on the seal and the colour of its wax, by whether the last attempt solved the
problem."""

MOVE_KEYS: Final = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Home, Qt.Key.Key_End),
)
"""The keys that move the keyboard focus from problem to problem."""

_PAPER_INK: Final = "#2a1c10"


class ProblemTile(QAbstractButton):
    """The button of a problem; a click or Enter opens the problem.

    Attributes:
        key: the ids of the game and of the problem.
        is_solved: whether the last attempt solved the problem; None if there was no attempt.

    Signals:
        arrow_pressed(Qt.Key): a key of `MOVE_KEYS` was pressed.
        focused(): the tile has got the keyboard.
    """

    arrow_pressed = Signal(object)
    focused = Signal()

    def __init__(
        self,
        key: Key,
        difficulty: int,
        is_solved: bool | None,
        picture_path: Callable[[Key], Path | None],
        parent: QWidget,
    ) -> None:
        """Makes a tile.

        Args:
            key: the ids of the game and of the problem.
            difficulty: the number of filled stars.
            is_solved: see the attribute.
            picture_path: returns the path of a problem's picture; None while there is none.
            parent: the board.
        """
        super().__init__(parent)
        self.key, self.is_solved = key, is_solved
        self._difficulty, self._picture_path = difficulty, picture_path
        self._detail = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(arrow_focus_policy(chosen=False))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_words(self, title: str, detail: str, spoken: str) -> None:
        """Sets the words.

        Args:
            title: the upper line of the tag.
            detail: the words beside the stars.
            spoken: the words for screen readers and the tooltip.
        """
        self.setText(title)
        self._detail = detail
        self.setAccessibleName(spoken)
        set_tip(self, plain_tip(spoken))
        self.update()

    @staticmethod
    def height_for(width: int) -> int:
        """Returns the height in pixels of a tile of this width."""
        return round(width / PICTURE_RATIO) + appearance.scaled(TAG_HEIGHT)

    def _paint_edge(self, painter: QPainter, room: QRectF) -> None:
        shades = appearance.shades()
        if self.hasFocus():
            pen = QPen(QColor(shades.focus), 3)
        elif self.underMouse():
            pen = QPen(QColor(shades.brass_high), 2.5)
        else:
            return
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(shrunk(room, 1.5), appearance.scaled(4), appearance.scaled(4))

    def _paint_seal(self, painter: QPainter, room: QRectF) -> None:
        sign, wax = SEAL_LOOKS[bool(self.is_solved)]
        width, gap = appearance.scaled(SEAL_SIZE), appearance.scaled(5)
        box = QRectF(room.right() - width - gap, room.top() + gap, width, width)
        paint_wax(painter, box, wax)
        svg.draw(painter, shrunk(box, width * 0.24), "ui", f"{sign}.svg", ink="#fff4dc", kept=False)

    def _paint_tag(self, painter: QPainter, tag: QRectF) -> None:
        shades = appearance.shades()
        is_plain = shades.table == "contrast"
        ink = QColor(shades.text if is_plain else _PAPER_INK)
        painter.setPen(QPen(QColor(shades.line if is_plain else "#8a6a3a"), 1))
        painter.setBrush(QColor(shades.panel) if is_plain else parchment_brush(tag))
        painter.drawRoundedRect(tag, 2, 2)
        inner = shrunk(tag, appearance.scaled(4))
        upper_line, lower_line = QRectF(inner), QRectF(inner)
        upper_line.setHeight(inner.height() / 2)
        lower_line.setTop(upper_line.bottom())
        painter.setPen(ink)
        _write(painter, upper_line, self.text(), appearance.serif(13, bold=True))
        stars_end = self._paint_stars(painter, lower_line, ink)
        lower_line.setLeft(stars_end + appearance.scaled(5))
        font = QFont(self.font())
        font.setPixelSize(appearance.scaled(12))
        painter.setPen(ink)
        _write(painter, lower_line, self._detail, font)

    def _paint_stars(self, painter: QPainter, row: QRectF, ink: QColor) -> float:
        """Paints a star for each step of difficulty; returns the x at which the stars end."""
        radius = row.height() * 0.42
        for index in range(len(DIFFICULTIES)):
            center = QPointF(
                row.left() + radius + index * 2.1 * radius,
                row.center().y() + radius * 0.08,
            )
            painter.setPen(QPen(ink, 1))
            is_filled = index < self._difficulty
            painter.setBrush(ink if is_filled else Qt.BrushStyle.NoBrush)
            painter.drawPolygon(star(center, radius if is_filled else radius * 0.9))
        return row.left() + 2.1 * radius * len(DIFFICULTIES)

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(200), self.height_for(appearance.scaled(200)))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Reports a key that leads to another problem; opens the problem on Enter."""
        key = Qt.Key(event.key())
        if key in MOVE_KEYS:
            self.arrow_pressed.emit(key)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self.focused.emit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paints picture, seal and tag; the board paints the plank."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        tile_box = QRectF(self.rect())
        picture_box = QRectF(tile_box)
        picture_box.setBottom(tile_box.bottom() - appearance.scaled(TAG_HEIGHT))
        paint_preview(painter, picture_box, self._picture_path(self.key))
        self._paint_edge(painter, picture_box)
        if self.is_solved is not None:
            self._paint_seal(painter, picture_box)
        tag_box = QRectF(
            picture_box.left(),
            picture_box.bottom(),
            picture_box.width(),
            tile_box.bottom() - picture_box.bottom(),
        )
        inset = appearance.scaled(5)
        self._paint_tag(painter, tag_box.adjusted(inset, inset, -inset, -inset))
        painter.end()


def _write(painter: QPainter, room: QRectF, words: str, font: QFont) -> None:
    """Writes a line of text; a line without room ends with dots."""
    painter.setFont(font)
    fits = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, fits)
