# SPDX-License-Identifier: MIT
"""Keeps menus and lists of choices inside the window in which they open.

Each popup is watched by itself. A filter for the events of the whole program would take a fifth of
the time that a page needs to open, since Qt would call Python for thousands of events.
"""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from wizardtable.core import override


class PopupMenu(QMenu):
    """A menu that opens inside its window."""

    @override
    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        keep_inside(self)
        super().showEvent(event)


class PopupKeeper(QObject):
    """An event filter that keeps a menu or a list of choices inside its window."""

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and is_popup(watched):
            keep_inside(watched)
        return False


class ContextMenuKeeper(QObject):
    """Keeps the context menus that Qt itself opens on text inside a window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._keeper = PopupKeeper(self)
        handle = window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Watches the events of the whole program while a context menu opens."""
        if _asks_for_menu(event):
            app = QApplication.instance()
            assert app is not None
            app.installEventFilter(self._keeper)
            QTimer.singleShot(0, self, lambda: app.removeEventFilter(self._keeper))
        return False


def _asks_for_menu(event: QEvent) -> bool:
    if isinstance(event, QMouseEvent):
        return event.button() == Qt.MouseButton.RightButton
    return isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Menu, Qt.Key.Key_F10)


def is_popup(widget: QWidget) -> bool:
    """Returns whether a widget is a menu or a list of choices, not a tooltip or a dialog."""
    return widget.windowType() == Qt.WindowType.Popup


def keep_inside(popup: QWidget) -> None:
    """Moves a menu or a list of choices into its window, as far as it fits there.

    For a popup of a dialog, the window behind the dialog counts as well.
    """
    owner = popup.parentWidget()
    if owner is None:
        return
    room = QRect()
    window: QWidget | None = owner.window()
    while window is not None:
        room = room.united(window.geometry())
        above = window.parentWidget()
        window = None if above is None else above.window()
    screen = popup.screen().availableGeometry()
    if room.intersects(screen):
        room = room.intersected(screen)
    place = popup.geometry()
    right, low = room.right() + 1 - place.width(), room.bottom() + 1 - place.height()
    corner = QPoint(
        max(room.left(), min(place.left(), right)), max(room.top(), min(place.top(), low))
    )
    if corner != place.topLeft():
        popup.move(corner)
