# SPDX-License-Identifier: MIT
"""Ignores a press that was meant for a panel which has just gone from under the pointer."""

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect
from PySide6.QtGui import QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QApplication, QWidget

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


def guard(window: QWidget, rect: QRect) -> None:
    """Ignores presses inside a rectangle of a window, in its coordinates, for half a second."""
    if GUARD_MS > 0 and not rect.isEmpty():
        _Guard(window, rect)


def guard_place_of(widget: QWidget) -> None:
    """Guards the place of a widget that is being hidden, or is about to be."""
    window = widget.window()
    guard(window, QRect(widget.mapTo(window, QPoint()), widget.size()))


def guard_when_hidden(widget: QWidget) -> None:
    """Guards the place of a widget each time the program hides it, from now on."""
    widget.installEventFilter(_HideWatch(widget))


class _HideWatch(QObject):
    """Notices that its parent is hidden by itself, not with all of its window or page."""

    def eventFilter(self, watched: QWidget, event: QEvent) -> bool:  # type: ignore[override]  # noqa: N802
        """Qt: guards the place of the widget that is being hidden."""
        if event.type() == QEvent.Type.Hide and watched.isHidden() and not event.spontaneous():
            guard_place_of(watched)
        return False


class _Guard(QObject):
    """Takes the presses of one rectangle, and what belongs to them, until its time is over."""

    def __init__(self, window: QWidget, rect: QRect) -> None:
        super().__init__(window)
        self._window, self._rect = window, rect
        self._is_pressed = False
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        self._timer = timers.single(self, GUARD_MS)
        self._timer.timeout.connect(self.deleteLater)
        self._timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Qt: ignores a press, and the release that follows it."""
        kind = event.type()
        if kind in _PRESSES:
            self._is_pressed = self._is_in_window(watched) and self._holds(event)
            return self._is_pressed
        if kind in _RELEASES and self._is_pressed:
            # The window gets each event before the widget does: the widget ends the press.
            self._is_pressed = not isinstance(watched, QWidget)
            return True
        return False

    def _is_in_window(self, watched: QObject) -> bool:
        if isinstance(watched, QWidget):
            return watched.window() is self._window
        return watched is self._window.windowHandle()

    def _holds(self, event: QEvent) -> bool:
        point = QPointF(-1, -1)
        if isinstance(event, QMouseEvent):
            point = event.globalPosition()
        elif isinstance(event, QTouchEvent) and event.points():
            point = event.points()[0].globalPosition()
        return self._rect.contains(self._window.mapFromGlobal(point.toPoint()))
