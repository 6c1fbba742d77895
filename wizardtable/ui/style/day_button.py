# SPDX-License-Identifier: MIT
"""A button for one day of a calendar. The arrow keys lead to other days."""

from datetime import date
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from wizardtable.core import override
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.widgets import arrow_focus_policy

ARROW_STEP_DAYS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -7,
    Qt.Key.Key_Down: 7,
}
"""Days from a day to the one that an arrow key leads to."""


class DayButton(QAbstractButton):
    """A button for a day, pressed by a click or by Enter.

    Attributes:
        day: the day.
        chosen: True if the calendar shows details of this day.

    Signals:
        left(Qt.Key): a key was pressed that leads to another day.
    """

    left = Signal(object)

    def __init__(self, day: date, parent: QWidget, *keys: Qt.Key) -> None:
        """Makes a button for a day; further `keys` lead to other days, as the arrow keys do."""
        super().__init__(parent)
        self.day, self.chosen = day, False
        self._keys = (*ARROW_STEP_DAYS, *keys)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def mark(self, *, chosen: bool) -> None:
        """Sets whether the calendar shows details of this day."""
        self.chosen = chosen
        self.setFocusPolicy(arrow_focus_policy(chosen=chosen))
        self.update()

    def paint_ground(self, painter: QPainter, ground: QColor) -> QRectF:
        """Paints the background and the edge of the button, and returns the painted rectangle.

        Args:
            painter: the painter of the button.
            ground: the colour of the background.
        """
        worn, radius = shades_on(self), appearance.scaled(6)
        room = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        edge = QPen(QColor(worn.line), 1)
        if self.hasFocus():
            edge = QPen(QColor(worn.focus), 2)
        elif self.chosen or self.underMouse():
            edge = QPen(QColor(worn.brass), 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(edge)
        painter.setBrush(ground)
        painter.drawRoundedRect(room, radius, radius)
        return room

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = Qt.Key(event.key())
        if key in self._keys:
            self.left.emit(key)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
