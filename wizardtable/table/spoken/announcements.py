# SPDX-License-Identifier: MIT
"""The announcements of a window: sentences for a screen reader, one after another."""

from collections import deque
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from wizardtable.play import timers

_MAX_KEPT_SENTENCES: Final = 60
"""This many of the latest sentences are kept, so that they can be read again."""

_SENTENCE_MS: Final = 500
"""Estimated milliseconds for saying a sentence, in addition to `_LETTER_MS` for each letter."""

_LETTER_MS: Final = 45
"""Estimated milliseconds for saying each letter of a sentence."""

_MIN_JOINED_SENTENCES: Final = 3
"""If at least this many sentences wait, they are announced together."""


class Announcements(QObject):
    """The sentences announced in one window, and the sentences that wait to be announced.

    Attributes:
        lines: the latest sentences as pairs (number, sentence), numbered from 1 in their order.

    Signals:
        changed(): `lines` has changed.
    """

    changed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.lines: deque[tuple[int, str]] = deque(maxlen=_MAX_KEPT_SENTENCES)
        self._window = window
        self._count = 0
        self._waiting_sentences: list[str] = []
        self._speech_timer = timers.single(self)
        self._speech_timer.timeout.connect(self.say_next)

    def say(self, sentence: str) -> None:
        """Keeps a sentence, and announces it after the sentences that wait."""
        self._count += 1
        self.lines.append((self._count, sentence))
        self.changed.emit()
        if QAccessible.isActive():
            self._waiting_sentences.append(sentence)
            if not self._speech_timer.isActive():
                self.say_next()

    def forget(self) -> None:
        """Drops all sentences, as when another person comes to the screen."""
        self.lines.clear()
        self._waiting_sentences.clear()
        self._speech_timer.stop()
        self.changed.emit()

    def say_next(self) -> None:
        """Announces the sentence that has waited longest, or all sentences if many wait."""
        if not self._waiting_sentences:
            return
        count = (
            len(self._waiting_sentences)
            if len(self._waiting_sentences) >= _MIN_JOINED_SENTENCES
            else 1
        )
        words = " ".join(self._waiting_sentences[:count])
        del self._waiting_sentences[:count]
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._window, words))
        self._speech_timer.start(_SENTENCE_MS + _LETTER_MS * len(words))


def announcements_of(widget: QWidget) -> Announcements:
    """Returns the announcements of a widget's window; a dialog uses those of its main window."""
    window = widget.window()
    while (parent := window.parentWidget()) is not None:
        window = parent.window()
    children = Qt.FindChildOption.FindDirectChildrenOnly
    announcements = window.findChild(Announcements, options=children)
    return Announcements(window) if announcements is None else announcements


def announce(widget: QWidget, sentence: str) -> None:
    """Lets a screen reader say a sentence after earlier sentences; "" says nothing."""
    if sentence:
        announcements_of(widget).say(sentence)


class Speech(QObject):
    """The sentences that one widget lets a screen reader say.

    Signals:
        said(str): a sentence of the widget was announced, or the keyboard cursor has come to the
            piece with this name.
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
        """Announces a sentence that answers a gesture, without emitting `said`."""
        announce(self._widget, sentence)

    def forget(self) -> None:
        """Drops all sentences of the widget's window; called when another person comes to it."""
        announcements_of(self._widget).forget()
