# SPDX-License-Identifier: MIT
"""Shortcuts with letters, such as H or Ctrl+Z, on keyboards that type no Latin letters.

Qt looks for the letter of a shortcut in all keyboard layouts of the user. If all of them are
Cyrillic, Qt finds none, and the shortcut does nothing. Here the key in the letter's place on a
QWERTY keyboard triggers the shortcut.
"""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from wizardtable.core import override
from wizardtable.table.keyboard import key_places

_TEXT_FIELDS = (QLineEdit, QAbstractSpinBox, QPlainTextEdit, QTextEdit)
"""Widgets into which letters are typed."""


class LetterShortcuts(QObject):
    """Triggers a page's actions by the places of their letters, whichever widget has the focus."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._focus = _Focus(page, self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Triggers the action of a key, and keeps the key from the widget with the focus.

        Other keys reach the widget as usual.
        """
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        action = self._action_of(event, into_field=isinstance(watched, _TEXT_FIELDS))
        if action is None:
            return False
        if not event.isAutoRepeat():
            action.trigger()
        return True

    def _action_of(self, event: QKeyEvent, *, into_field: bool) -> QAction | None:
        """Returns the action whose letter has the key's place on a QWERTY keyboard.

        None if there is no such action, or if the key types a Latin letter. In a text field
        (`into_field`), only keys with Ctrl have an action.
        """
        letter = key_places.replaced_letter(event)
        control = Qt.KeyboardModifier.ControlModifier
        if not letter or (into_field and not event.modifiers() & control):
            return None
        keys = QKeySequence(event.modifiers().value | ord(letter))
        return next(
            (
                action
                for action in self._page.actions()
                if action.isEnabled() and action.shortcut() == keys
            ),
            None,
        )


class _Focus:
    """Lets an event filter watch whichever widget of a page has the focus.

    This class is no QObject. The focus also changes while the page is destroyed, and slots of a
    QObject on the page are gone by then.
    """

    def __init__(self, page: QWidget, watcher: QObject) -> None:
        self._page, self._watcher = page, watcher
        self._watched: QWidget | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self.follow)

    def follow(self, _: QWidget | None, focused: QWidget | None) -> None:
        """Watches the widget that has got the focus if it is in the page, and no other widget."""
        if not isValid(self._page) or not isValid(self._watcher):
            return
        if self._watched is not None and isValid(self._watched):
            self._watched.removeEventFilter(self._watcher)
        is_inside = focused is not None and (
            focused is self._page or self._page.isAncestorOf(focused)
        )
        self._watched = focused if is_inside else None
        if self._watched is not None:
            self._watched.installEventFilter(self._watcher)
