# SPDX-License-Identifier: MIT
"""The two rooms of the window, the lobby and the match page; one fades into the other."""

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QStackedWidget, QWidget

from wizardtable.core import override
from wizardtable.ui.style.cross_fade import CrossFade


class RoomStack(QStackedWidget):
    """The rooms of the window, of which one is visible.

    Attributes:
        is_still: True if rooms change without fading, for players who want less motion.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_still = False
        self._fade: CrossFade | None = None
        self._sign = QLabel(self)
        self._sign.setTextFormat(Qt.TextFormat.PlainText)
        self._sign.setProperty("role", "sign")
        self._sign.hide()
        self._strip: QWidget | None = None

    def show_notice(self, words: str) -> None:
        """Shows a short text at once, before work that keeps the window busy."""
        self._sign.setText(words)
        self._sign.adjustSize()
        middle = QPoint(self.width() // 2, self.height() - 2 * self._sign.height())
        self._sign.move(middle - self._sign.rect().center())
        self._sign.show()
        self._sign.raise_()
        self._sign.repaint()
        QTimer.singleShot(0, self._sign, self._sign.hide)

    def lay_above(self, strip: QWidget) -> None:
        """Shows a message strip at the top of the current room, until another room is entered."""
        self._strip = strip
        self._place_strip()

    def _place_strip(self) -> None:
        strip = self._strip
        if strip is not None:
            high = max(strip.sizeHint().height(), strip.heightForWidth(self.width()))
            strip.setGeometry(0, 0, self.width(), high)
            strip.raise_()

    def enter(self, room: QWidget) -> None:
        """Shows a room. The fade starts after the current event, when the room is ready."""
        here = self.currentWidget()
        if room is here:
            return
        if self._strip is not None:
            self._strip.hide()
            self._strip = None
        if self.is_still or here is None or not self.isVisible():
            self._end_fade()
            self.setCurrentWidget(room)
            return
        visible = (self._fade or here).grab()  # during a fade, its picture is what the player sees
        self._end_fade()
        self._fade = CrossFade(self, visible)
        self._fade.ended.connect(self._forget_fade)
        self.setCurrentWidget(room)
        self._fade.raise_()
        self._sign.raise_()
        QTimer.singleShot(0, self._fade, self._begin_fade)

    def _begin_fade(self) -> None:
        room = self.currentWidget()
        if self._fade is not None and room is not None:
            self._fade.begin(room.grab())

    def _end_fade(self) -> None:
        if self._fade is not None:
            self._fade.end()

    def _forget_fade(self) -> None:
        self._fade = None

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Ends a fade, because its pictures have the old size."""
        super().resizeEvent(event)
        self._end_fade()
        self._place_strip()
