# SPDX-License-Identifier: MIT
"""The rooms of the window, lobby and table: one is seen, and fades into the next."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QStackedWidget, QWidget

if TYPE_CHECKING:
    from wizardtable.ui.style.cross_fade import CrossFade


class RoomStack(QStackedWidget):
    """Rooms, of which one is seen.

    Attributes:
        still: rooms change at once, for players who asked for reduced motion.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.still = False
        self._fade: CrossFade | None = None

    def enter(self, room: QWidget) -> None:
        """Shows a room, as it will be when the event that leads to it is over."""
        from wizardtable.ui.style.cross_fade import CrossFade  # noqa: PLC0415 - after first paint

        here = self.currentWidget()
        if room is here:
            return
        if self._fade is not None:
            self._fade.end()
        if self.still or here is None or not self.isVisible():
            self.setCurrentWidget(room)
            return
        self._fade = CrossFade(self, here.grab())
        self._fade.ended.connect(self._forget)
        self.setCurrentWidget(room)
        self._fade.raise_()
        QTimer.singleShot(0, self._fade, self._begin)

    def _begin(self) -> None:
        room = self.currentWidget()
        if self._fade is not None and room is not None:
            self._fade.begin(room.grab())

    def _forget(self) -> None:
        self._fade = None
