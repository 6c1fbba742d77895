# SPDX-License-Identifier: MIT
"""The legal actions as a real list: for keyboards, screen readers, and whoever likes lists."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QMenu, QWidget

from wizardtable.core.text import N_
from wizardtable.table.translate import render
from wizardtable.ui.sentences import SentenceDelegate


class ActionList(QListWidget):
    """The actions that may be taken now; Enter or a double click plays one, ? or the menu asks
    why not.

    Signals:
        chosen(action): to be played.
        considered(action): the list's cursor is on it.
        doubted(action): why should it not be played?
    """

    chosen = Signal(object)
    considered = Signal(object)
    doubted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions: Sequence[Any] = ()
        self.setObjectName("actions")
        self.setWordWrap(True)
        self.setItemDelegate(SentenceDelegate(self))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemDoubleClicked.connect(self._play)
        self.currentRowChanged.connect(self._consider)

    def offer(self, actions: Sequence[Any], sentences: Sequence[str]) -> None:
        """List these actions, each with its sentence; a cursor that was here goes to the first, so
        that Enter pressed once too often does not do what only lies where the last move lay."""
        had_cursor = self.hasFocus() and self.currentRow() >= 0
        self.blockSignals(True)
        self.clear()
        self._actions = tuple(actions)
        self.addItems(list(sentences))
        if had_cursor and self._actions:
            self.setCurrentRow(0)
        self.blockSignals(False)
        self.setEnabled(bool(self._actions))

    @property
    def actions_offered(self) -> Sequence[Any]:
        """What is listed, in its order."""
        return self._actions

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: Enter plays the action under the cursor."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentItem() is not None:
            self._play(self.currentItem())
            return
        if event.text() == "?" and self.currentItem() is not None:
            self.doubted.emit(self._actions[self.currentRow()])
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Qt: play the action under the pointer or the cursor, or ask why not."""
        item = self.itemAt(event.pos()) or self.currentItem()
        if item is None:
            return
        action = self._actions[self.row(item)]
        menu = QMenu(self)
        menu.addAction(render(N_("panel", "Play it")), lambda: self.chosen.emit(action))
        why_not = menu.addAction(render(N_("panel", "Why not this?")))
        why_not.triggered.connect(lambda: self.doubted.emit(action))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def _consider(self, row: int) -> None:
        if 0 <= row < len(self._actions):
            self.considered.emit(self._actions[row])

    def _play(self, item: QListWidgetItem) -> None:
        row = self.row(item)
        if 0 <= row < len(self._actions):
            self.chosen.emit(self._actions[row])
