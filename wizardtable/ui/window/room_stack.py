# SPDX-License-Identifier: MIT
"""The rooms of the window, lobby and table: one is seen, and fades into the next."""

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QStackedWidget, QWidget

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
        self._sign = QLabel(self)
        self._sign.setTextFormat(Qt.TextFormat.PlainText)
        self._sign.setProperty("role", "sign")
        self._sign.hide()
        self._strip: QWidget | None = None

    def say(self, words: str) -> None:
        """Says at once, quietly, what the player waits for, while what follows keeps the window
        busy."""
        self._sign.setText(words)
        self._sign.adjustSize()
        middle = QPoint(self.width() // 2, self.height() - 2 * self._sign.height())
        self._sign.move(middle - self._sign.rect().center())
        self._sign.show()
        self._sign.raise_()
        self._sign.repaint()
        QTimer.singleShot(0, self._sign, self._sign.hide)

    def lay_above(self, strip: QWidget) -> None:
        """Shows a strip at the top of the room that is seen, until another room comes."""
        self._strip = strip
        self._place_strip()

    def _place_strip(self) -> None:
        strip = self._strip
        if strip is not None:
            high = max(strip.sizeHint().height(), strip.heightForWidth(self.width()))
            strip.setGeometry(0, 0, self.width(), high)
            strip.raise_()

    def enter(self, room: QWidget) -> None:
        """Shows a room, as it will be when the event that leads to it is over."""
        here = self.currentWidget()
        if room is here:
            return
        if self._strip is not None:
            self._strip.hide()
            self._strip = None
        if self.still or here is None or not self.isVisible():
            self._end_fade()
            self.setCurrentWidget(room)
            return
        seen = (self._fade or here).grab()  # a room that was only on its way was not seen yet
        self._end_fade()
        self._fade = CrossFade(self, seen)
        self._fade.ended.connect(self._forget)
        self.setCurrentWidget(room)
        self._fade.raise_()
        self._sign.raise_()
        QTimer.singleShot(0, self._fade, self._begin)

    def _begin(self) -> None:
        room = self.currentWidget()
        if self._fade is not None and room is not None:
            self._fade.begin(room.grab())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Qt: pictures of rooms of another size are of no use."""
        super().resizeEvent(event)
        self._end_fade()
        self._place_strip()

    def _end_fade(self) -> None:
        if self._fade is not None:
            self._fade.end()

    def _forget(self) -> None:
        self._fade = None
