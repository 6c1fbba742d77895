# SPDX-License-Identifier: MIT
"""A note beside the pointer or the keyboard's cursor that says why a move is not allowed."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QAbstractScrollArea, QLabel, QWidget

from wizardtable.core import override
from wizardtable.core.text import Message
from wizardtable.play import timers
from wizardtable.play.translate import render
from wizardtable.ui.match.bar import REFUSAL_MS
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import wear_role

MAX_NOTE_WIDTH = 260
"""The greatest width of the note in pixels at 100 %; longer sentences are wrapped."""

NOTE_GAP = 18
"""Pixels between the pointer or the piece and the note."""

_RELEASE_EVENTS = (QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick)
"""Events of a released mouse button."""


class RefusalNote(QLabel):
    """A note over the table that gives the reason for a refused move; the bar shows it as well.

    The note lies beside the point where the mouse was last released, or beside the keyboard's
    cursor. Any further input hides it.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._area = parent
        wear_role(self, "sign")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._release_point: QPoint | None = None
        self._hide_timer = timers.single(self, REFUSAL_MS)
        self._hide_timer.timeout.connect(self.hide)
        self.hide()

    def watch_table(self, table: QAbstractScrollArea) -> None:
        """Watches where the mouse or a finger is released over a table."""
        self._release_point = None
        self.hide()
        table.installEventFilter(self)
        table.viewport().installEventFilter(self)

    def say(self, reason: Message, piece: QRect | None = None) -> None:
        """Shows a reason.

        Does nothing if `piece` is None and the mouse was not used since the last key.

        Args:
            reason: the reason.
            piece: the rectangle of the piece under the keyboard's cursor, in pixels of the note's
                parent; None if there is no cursor.
        """
        place = (
            piece
            if self._release_point is None
            else QRect(self._release_point, self._release_point)
        )
        if place is None:
            return
        self.setText(render(reason))
        max_width = appearance.scaled(MAX_NOTE_WIDTH)
        self.ensurePolished()
        self.setFixedWidth(min(max_width, self.fontMetrics().horizontalAdvance(self.text()) + 40))
        self.setFixedHeight(self.heightForWidth(self.width()))
        room = self._area.rect()
        x = min(
            place.left() + (NOTE_GAP if self._release_point else 0), room.right() - self.width()
        )
        y = place.bottom() + NOTE_GAP
        if y + self.height() > room.bottom():
            y = place.top() - NOTE_GAP - self.height()
        self.move(max(0, x), max(0, y))
        self.show()
        self.raise_()
        self._hide_timer.start()

    @override
    def eventFilter(self, widget: QObject, event: QEvent) -> bool:  # noqa: N802
        """Notes where the mouse or a finger is released; any other input hides the note."""
        if isinstance(event, QMouseEvent) and isinstance(widget, QWidget):
            if event.type() in _RELEASE_EVENTS:
                self._release_point = widget.mapTo(self._area, event.position().toPoint())
            if event.type() != QEvent.Type.MouseMove:
                self.hide()
        elif isinstance(event, QTouchEvent) and isinstance(widget, QWidget):
            if event.type() == QEvent.Type.TouchEnd and event.points():
                self._release_point = widget.mapTo(
                    self._area, event.points()[0].position().toPoint()
                )
            self.hide()
        elif event.type() == QEvent.Type.KeyPress:
            self._release_point = None
            self.hide()
        return False
