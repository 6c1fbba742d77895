# SPDX-License-Identifier: MIT
"""Why something is not allowed, said where the pointer or the keyboard is."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QAbstractScrollArea, QLabel, QWidget

from wizardtable.core.text import Message
from wizardtable.play import timers
from wizardtable.play.translate import render
from wizardtable.ui.match.bar import REFUSAL_MS
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import wear_role

WIDEST = 260
"""Pixels at 100 %; longer sentences take several lines."""

GAP = 18
"""Pixels between the pointer, or the piece, and the sentence."""

_LETTING_GO = (QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick)


class RefusalNote(QLabel):
    """Lies over a table beside where the mouse was let go last, or where the keyboard is, until
    something else is done; the bar says the same to those who look there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        wear_role(self, "sign")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._place: QPoint | None = None
        self._timer = timers.single(self, REFUSAL_MS)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def follow(self, table: QAbstractScrollArea) -> None:
        """Watch where the mouse, or a finger, is let go over a table."""
        self._place = None
        self.hide()
        table.installEventFilter(self)
        table.viewport().installEventFilter(self)

    def say(self, reason: Message, piece: QRect | None = None) -> None:
        """Say why. `piece` is where the keyboard's cursor stands in what this lies over; nothing
        is said where that is nowhere and the mouse was not used since."""
        place = piece if self._place is None else QRect(self._place, self._place)
        if place is None:
            return
        self.setText(render(reason))
        widest = appearance.scaled(WIDEST)
        self.ensurePolished()
        self.setFixedWidth(min(widest, self.fontMetrics().horizontalAdvance(self.text()) + 40))
        self.setFixedHeight(self.heightForWidth(self.width()))
        room = self._over.rect()
        x = min(place.left() + (GAP if self._place else 0), room.right() - self.width())
        y = place.bottom() + GAP
        if y + self.height() > room.bottom():
            y = place.top() - GAP - self.height()
        self.move(max(0, x), max(0, y))
        self.show()
        self.raise_()
        self._timer.start()

    def eventFilter(self, port: QObject, event: QEvent) -> bool:  # noqa: N802
        """Qt: notes where the mouse is let go, and leaves with whatever comes next."""
        if isinstance(event, QMouseEvent) and isinstance(port, QWidget):
            if event.type() in _LETTING_GO:
                self._place = port.mapTo(self._over, event.position().toPoint())
            if event.type() != QEvent.Type.MouseMove:
                self.hide()
        elif isinstance(event, QTouchEvent) and isinstance(port, QWidget):
            if event.type() == QEvent.Type.TouchEnd and event.points():
                self._place = port.mapTo(self._over, event.points()[0].position().toPoint())
            self.hide()
        elif event.type() == QEvent.Type.KeyPress:
            self._place = None
            self.hide()
        return False
