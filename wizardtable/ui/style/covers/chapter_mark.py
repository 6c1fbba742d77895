# SPDX-License-Identifier: MIT
"""The mark before a chapter, such as a lesson: its number in brass, or a seal once it is done."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wizardtable.core import override
from wizardtable.paint import svg
from wizardtable.paint.metal import shrunk
from wizardtable.paint.seals import paint_wax
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import shades_on

MARK_SIDE: Final = 44
"""The width and height of the mark, in pixels at 100 %."""

NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
"""The numbers of chapters; a later chapter has no number."""

WAX_COLOUR: Final = "#9c2a22"
"""The colour of the seal, as "#rrggbb"."""


class ChapterMark(QWidget):
    """A number in a brass ring, or a seal; a label beside it must say the same."""

    def __init__(self, number: int, done: bool, parent: QWidget) -> None:
        """Makes the mark of a chapter; `number` counts from 1."""
        super().__init__(parent)
        self._number, self._done = number, done
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(MARK_SIDE), appearance.scaled(MARK_SIDE))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        if self._done:
            paint_wax(painter, room, WAX_COLOUR)
            sign = shrunk(room, room.width() * 0.26)
            svg.draw(painter, sign, "ui", "solved.svg", ink="#fff4dc", kept=False)
        else:
            self._paint_number(painter, room)
        painter.end()

    def _paint_number(self, painter: QPainter, room: QRectF) -> None:
        worn = shades_on(self)
        painter.setPen(QPen(QColor(worn.brass), 1.6))
        painter.setBrush(QColor(worn.field))
        painter.drawEllipse(shrunk(room, 2))
        painter.setPen(QPen(QColor(worn.brass), 0.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(shrunk(room, 2 + appearance.scaled(3)))
        if self._number <= len(NUMERALS):
            painter.setPen(QColor(worn.text))
            painter.setFont(appearance.serif(15, bold=True))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, NUMERALS[self._number - 1])
