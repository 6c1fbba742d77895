# SPDX-License-Identifier: MIT
"""A day of a calendar, among others that the arrows lead to."""

from datetime import date
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.widgets import among_arrows

STEPS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -7,
    Qt.Key.Key_Down: 7,
}
"""Days to the one that an arrow leads to."""


class DayButton(QAbstractButton):
    """A day; Enter chooses it as a click does.

    Attributes:
        day: the one it stands for; `chosen`: whether it is the one that is looked at.

    Signals:
        left(Qt.Key): a key was pressed that leads to another day.
    """

    left = Signal(object)

    def __init__(self, day: date, parent: QWidget, *keys: Qt.Key) -> None:
        """`keys` lead to other days besides the arrows."""
        super().__init__(parent)
        self.day, self.chosen = day, False
        self._keys = (*STEPS, *keys)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def mark(self, *, chosen: bool) -> None:
        """Say whether it is the one that is looked at."""
        self.chosen = chosen
        self.setFocusPolicy(among_arrows(chosen=chosen))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: tells of keys that lead away."""
        key = Qt.Key(event.key())
        if key in self._keys:
            self.left.emit(key)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paint_ground(self, painter: QPainter, ground: QColor) -> QRectF:
        """Paints the day without what is known of it; gives the room that it takes."""
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
