# SPDX-License-Identifier: MIT
"""What is announced in a window: one sentence after another, as fast as they can be followed."""

from collections import deque
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from wizardtable.play import timers

_MOST: Final = 60
"""Sentences that can be read again."""

_MILLISECONDS, _A_LETTER = 500, 45
"""How long a sentence takes that has no letters, and how much longer each letter of it takes."""

_MANY: Final = 3
"""Sentences waiting from which on they are announced together."""


class Announcements(QObject):
    """The sentences announced in one window, and those that wait for those before them.

    Signals:
        changed(): there are other `lines`.
    """

    changed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.lines: deque[tuple[int, str]] = deque(maxlen=_MOST)
        self._window = window
        self._count = 0
        self._waiting: list[str] = []
        self._speaking = timers.single(self)
        self._speaking.timeout.connect(self.go_on)

    def say(self, sentence: str) -> None:
        """Announces a sentence after those that wait."""
        self._count += 1
        self.lines.append((self._count, sentence))
        self.changed.emit()
        if QAccessible.isActive():
            self._waiting.append(sentence)
            if not self._speaking.isActive():
                self.go_on()

    def forget(self) -> None:
        """Drops all sentences, as when another person comes to the screen."""
        self.lines.clear()
        self._waiting.clear()
        self._speaking.stop()
        self.changed.emit()

    def go_on(self) -> None:
        """Announces what has waited longest, or all that waits where it is much."""
        if not self._waiting:
            return
        count = len(self._waiting) if len(self._waiting) >= _MANY else 1
        words = " ".join(self._waiting[:count])
        del self._waiting[:count]
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._window, words))
        self._speaking.start(_MILLISECONDS + _A_LETTER * len(words))


def announcements_of(widget: QWidget) -> Announcements:
    """Returns those of a widget's window; a dialog has those of the window it belongs to."""
    window = widget.window()
    while (parent := window.parentWidget()) is not None:
        window = parent.window()
    children = Qt.FindChildOption.FindDirectChildrenOnly
    found = window.findChild(Announcements, options=children)
    return Announcements(window) if found is None else found


def announce(widget: QWidget, sentence: str) -> None:
    """Have a screen reader say a sentence, after what it is saying."""
    if sentence:
        announcements_of(widget).say(sentence)


class Speech(QObject):
    """The sentences that one widget has a screen reader say.

    Signals:
        said(str): the widget has said a sentence, or the name of the piece with the focus.
    """

    said = Signal(str)

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget

    def say(self, sentence: str) -> None:
        """Announces a sentence, and emits `said`."""
        announce(self._widget, sentence)
        self.said.emit(sentence)

    def answer(self, sentence: str) -> None:
        """Announces a sentence that answers a gesture, without `said`."""
        announce(self._widget, sentence)

    def forget(self) -> None:
        """Drops all sentences of the widget's window, as when another person looks at it."""
        announcements_of(self._widget).forget()
