# SPDX-License-Identifier: MIT
"""Takes the cursor from a list that does not have the keyboard, for screen readers.

Qt tells screen readers that the row under the cursor has the focus, even while the keyboard is
elsewhere. The selected row stays selected, and gets the cursor back with the keyboard.
"""

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QObject, QPersistentModelIndex
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFocusEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QTreeWidget,
    QTreeWidgetItem,
)

from wizardtable.core import override
from wizardtable.play import timers


class ListCursor(QObject):
    """Hides the cursor of one view while the view does not have the keyboard."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._kept = QPersistentModelIndex()
        self._timer = timers.single(self)
        self._timer.timeout.connect(self._hide)
        self._telling_timer = timers.single(self)
        self._telling_timer.timeout.connect(self._tell_row)
        view.selectionModel().currentChanged.connect(lambda *_: self._timer.start(0))
        view.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if not isinstance(event, QFocusEvent):
            return False
        if event.gotFocus():
            if not self._view.currentIndex().isValid() and self._kept.isValid():
                self._move_to(QModelIndex(self._kept))  # type: ignore[call-overload]
            self._kept = QPersistentModelIndex()
            self._telling_timer.start(0)  # after the view has dealt with the event
        else:
            self._timer.start(0)
        return False

    def _hide(self) -> None:
        """Hides the cursor, if a screen reader listens and the keyboard is elsewhere."""
        current = self._view.currentIndex()
        if QAccessible.isActive() and current.isValid() and not self._view.hasFocus():
            self._kept = QPersistentModelIndex(current)
            self._move_to(QModelIndex())

    def _tell_row(self) -> None:
        """Tells a screen reader that the row under the cursor has the keyboard.

        Qt tells it only if the cursor moves while the view has the keyboard.
        """
        view = self._view
        current = view.currentIndex()
        if isinstance(view, QListWidget) and current.isValid() and view.hasFocus():
            event = QAccessibleEvent(view, QAccessible.Event.Focus)
            event.setChild(current.row())
            QAccessible.updateAccessibility(event)

    def _move_to(self, index: QModelIndex) -> None:
        """Moves the cursor without a change of the selection, and without any signal."""
        selection = self._view.selectionModel()
        was_blocked = selection.blockSignals(True)
        selection.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        selection.blockSignals(was_blocked)


def chosen_item(view: QListWidget) -> QListWidgetItem | None:
    """Returns the item under the cursor, or the selected item of a list without a cursor.

    None if there is neither.
    """
    return view.currentItem() or next(iter(view.selectedItems()), None)


def chosen_tree_item(view: QTreeWidget) -> QTreeWidgetItem | None:
    """Returns the item of a tree in the same way as `chosen_item`."""
    return view.currentItem() or next(iter(view.selectedItems()), None)
