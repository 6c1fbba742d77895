# SPDX-License-Identifier: MIT
"""Ignores a press that was meant for a panel which has just disappeared under the pointer."""

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect
from PySide6.QtGui import QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QWidget

from wizardtable.core import override
from wizardtable.play import timers

GUARD_MS = 500
"""Milliseconds for which presses are ignored where a panel was; tests set it to 0."""

_PRESSES = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TouchBegin,
)
_RELEASES = (
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.TouchEnd,
    QEvent.Type.TouchCancel,
)


def ignore_presses(window: QWidget, rect: QRect) -> None:
    """Ignores presses inside a rectangle of a window for half a second."""
    if GUARD_MS > 0 and not rect.isEmpty():
        _Guard(window, rect)


def ignore_presses_on(widget: QWidget) -> None:
    """Ignores presses at the place of a widget that is about to be hidden, for half a second."""
    window = widget.window()
    ignore_presses(window, QRect(widget.mapTo(window, QPoint()), widget.size()))


def ignore_presses_when_hidden(widget: QWidget) -> None:
    """Ignores presses at the place of a widget each time that the program hides the widget."""
    widget.installEventFilter(_HideWatch(widget))


class _HideWatch(QObject):
    """Notices that its parent widget is hidden alone, not together with its window or page."""

    @override
    def eventFilter(self, watched: QWidget, event: QEvent) -> bool:  # type: ignore[override]  # noqa: N802
        if event.type() == QEvent.Type.Hide and watched.isHidden() and not event.spontaneous():
            ignore_presses_on(watched)
        return False


class _Guard(QObject):
    """Ignores the presses in one rectangle of a window until its time is over.

    The filter gets the events before the window passes them to a widget. A filter for the events of
    the whole program would slow down a page that opens at the same time.
    """

    def __init__(self, window: QWidget, rect: QRect) -> None:
        super().__init__(window)
        self._window, self._rect = window, rect
        self._is_pressed = False
        handle = window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)
        self._timer = timers.single(self, GUARD_MS)
        self._timer.timeout.connect(self.deleteLater)
        self._timer.start()

    def _holds(self, event: QEvent) -> bool:
        point = QPointF(-1, -1)
        if isinstance(event, QMouseEvent):
            point = event.globalPosition()
        elif isinstance(event, QTouchEvent) and event.points():
            point = event.points()[0].globalPosition()
        return self._rect.contains(self._window.mapFromGlobal(point.toPoint()))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Ignores a press in the rectangle, and the release that follows it."""
        kind = event.type()
        if kind in _PRESSES:
            self._is_pressed = self._holds(event)
            return self._is_pressed
        if kind in _RELEASES and self._is_pressed:
            self._is_pressed = False
            return True
        return False
