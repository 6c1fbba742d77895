# SPDX-License-Identifier: MIT
"""The announcements of a window: sentences that a screen reader says.

`speech_queue` decides the order and the moments. This module keeps the sentences for the list *Log*
of the table, and hands them over to Qt.
"""

import math
from collections import deque
from enum import Enum
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from wizardtable.play import timers
from wizardtable.table.spoken.speech_queue import Happening, SpeechQueue, Utterance

_MAX_KEPT_SENTENCES: Final = 60
"""This many of the latest sentences are kept, so that they can be read again."""


class Urgency(Enum):
    """The urgency of an announcement.

    Members:
        ANSWER: at once, because the player's own key or gesture asked for it.
        QUESTION: at once, because the program waits for the player.
        NOTICE: as soon as the screen reader is free.
    """

    ANSWER = 1
    QUESTION = 2
    NOTICE = 3


class Announcements(QObject):
    """The sentences announced in one window, and the sentences that wait to be announced.

    Attributes:
        lines: the latest sentences as pairs (number, sentence), numbered from 1 in their order.
        queue: decides what is said next, and when.

    Signals:
        changed(): `lines` has changed.
        handed_over(Utterance): a text was handed over to the screen reader.
    """

    changed = Signal()
    handed_over = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.lines: deque[tuple[int, str]] = deque(maxlen=_MAX_KEPT_SENTENCES)
        self.queue = SpeechQueue()
        self._window = window
        self._count = 0
        self._is_turn_over = True
        self._speech_timer = timers.single(self)
        self._speech_timer.timeout.connect(self.say_next)

    def say(self, sentence: str, urgency: Urgency = Urgency.NOTICE) -> None:
        """Keeps a sentence, and announces it as its urgency demands."""
        self._keep(sentence)
        if not QAccessible.isActive():
            return
        now = monotonic()
        if urgency is Urgency.ANSWER:
            self._hand_over(self.queue.answer(sentence, now))
        elif urgency is Urgency.QUESTION:
            self._is_turn_over = True
            self._hand_over(self.queue.question(sentence, now))
        else:
            self.queue.add_notice(sentence)
        self.say_next()

    def tell(self, happening: Happening) -> None:
        """Keeps a sentence about what happened, and announces it when the screen reader is free."""
        self._keep(happening.sentence)
        if QAccessible.isActive():
            self._is_turn_over = False
            self.queue.add_happening(happening)
            self._speech_timer.start(0)  # the other sentences of the same move come first

    def finish(self) -> None:
        """Lets the last turn of a match be said, before what is announced about its end."""
        self._is_turn_over = True
        self.queue.finish()

    def ms_left(self) -> int:
        """Returns the estimated milliseconds until everything is said; 0 without a listener."""
        if not QAccessible.isActive():
            return 0
        seconds = self.queue.waiting_seconds(monotonic(), is_turn_over=self._is_turn_over)
        return math.ceil(1000 * seconds)

    def forget(self) -> None:
        """Drops all sentences, as when another person comes to the screen."""
        self.lines.clear()
        self.queue.forget()
        self._speech_timer.stop()
        self.changed.emit()

    def say_next(self) -> None:
        """Announces the next text if its time has come; otherwise tries again at that time."""
        now = monotonic()
        utterance = self.queue.due_utterance(now, is_turn_over=self._is_turn_over)
        if utterance is not None:
            self._hand_over(utterance)
        seconds = self.queue.seconds_left(now)
        if not self.queue.is_empty and seconds:
            self._speech_timer.start(math.ceil(1000 * seconds))

    def _keep(self, sentence: str) -> None:
        self._count += 1
        self.lines.append((self._count, sentence))
        self.changed.emit()

    def _hand_over(self, utterance: Utterance) -> None:
        event = QAccessibleAnnouncementEvent(self._window, utterance.text)
        if utterance.is_urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
        self.handed_over.emit(utterance)


def announcements_of(widget: QWidget) -> Announcements:
    """Returns the announcements of a widget's window; a dialog uses those of its main window."""
    window = widget.window()
    while (parent := window.parentWidget()) is not None:
        window = parent.window()
    children = Qt.FindChildOption.FindDirectChildrenOnly
    announcements = window.findChild(Announcements, options=children)
    return Announcements(window) if announcements is None else announcements


def announce(widget: QWidget, sentence: str, urgency: Urgency = Urgency.NOTICE) -> None:
    """Lets a screen reader say a sentence; "" says nothing."""
    if sentence:
        announcements_of(widget).say(sentence, urgency)


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

    def tell(self, happening: Happening) -> None:
        """Announces what happened at the table, and emits `said`."""
        announcements_of(self._widget).tell(happening)
        self.said.emit(happening.sentence)

    def finish(self) -> None:
        """Lets the last turn of a match be said; nothing more happens at the table."""
        announcements_of(self._widget).finish()

    def say(self, sentence: str) -> None:
        """Announces the effect of the player's own key or gesture, and emits `said`."""
        announce(self._widget, sentence, Urgency.ANSWER)
        self.said.emit(sentence)

    def answer(self, sentence: str) -> None:
        """Announces a sentence that answers a gesture, without emitting `said`."""
        announce(self._widget, sentence, Urgency.ANSWER)

    def cut(self) -> None:
        """Ends the wait for the present text, because the player has pressed a key."""
        announcements_of(self._widget).queue.cut(monotonic())

    def forget(self) -> None:
        """Drops all sentences of the widget's window; called when another person comes to it."""
        announcements_of(self._widget).forget()
