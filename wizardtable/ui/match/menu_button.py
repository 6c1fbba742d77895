# SPDX-License-Identifier: MIT
"""A menu of the bar, with the button that opens it."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from wizardtable.play.translate import render
from wizardtable.table.spoken.announcements import announce
from wizardtable.ui.dialogs.commands import Menu
from wizardtable.ui.style import appearance
from wizardtable.ui.style.icons import icon

PADDING = 6
"""Pixels at 100 % of padding and border on each side of the button."""


class MenuButton(QToolButton):
    """Opens a menu; shows its words, or an icon where there is little room.

    Signals:
        passed(int): an arrow key left the open menu to the left (-1) or to the right (1).
    """

    passed = Signal(int)

    def __init__(self, menu: Menu, commands: Mapping[str, QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self._told = menu
        self._menu = _Popup(self)
        self._menu.hovered.connect(self._say_why)
        for group in menu.groups:
            for name in group:
                self._menu.addAction(commands[name])
            self._menu.addSeparator()
        self.setMenu(self._menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_words(self, words: bool) -> None:
        """Shows the words, or the icon, of which the tooltip gives the words."""
        text = self.text()
        self.setToolTip("" if words else text)
        style = Qt.ToolButtonStyle
        self.setToolButtonStyle(style.ToolButtonTextOnly if words else style.ToolButtonIconOnly)

    def width_for(self, *, words: bool) -> int:
        """Returns how wide the button is with its words, or with its icon."""
        inner = self.iconSize().width()
        if words:
            inner = self.fontMetrics().horizontalAdvance(self.text())
        return inner + 2 * appearance.scaled(PADDING)

    def measure(self, side: int) -> None:
        """Draws the icon in the theme of now, with sides of so many pixels."""
        self.setIconSize(QSize(side, side))
        self.setIcon(icon(self._told.image))

    def retranslate(self) -> None:
        """Puts the words in the language of now."""
        self.setText(render(self._told.words))
        self.setAccessibleName(self.text())
        self._menu.setAccessibleName(self.text())
        self.show_words(self.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextOnly)

    def _say_why(self, action: QAction) -> None:
        """Tells screen readers the reason on an entry: Qt keeps tooltips of entries from them."""
        if has_reason(action):
            announce(self, action.toolTip())


class _Popup(QMenu):
    """The menu itself: its tooltips give reasons only, and arrow keys lead to the next menu."""

    def __init__(self, button: MenuButton) -> None:
        super().__init__(button)
        self._button = button
        self.setToolTipsVisible(True)

    def event(self, event: QEvent) -> bool:
        """Qt: leaves out a tooltip that would only repeat the entry."""
        if isinstance(event, QHelpEvent):
            action = self.actionAt(event.pos())
            if action is not None and not has_reason(action):
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: the arrow keys to the sides open the next menu."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self.close()
        passed = self._button.passed
        QTimer.singleShot(0, self._button, lambda: passed.emit(step))  # once this menu has gone


def has_reason(action: QAction) -> bool:
    """Returns whether a tooltip says more than words and keys, such as why a command does
    nothing."""
    return not action.toolTip().startswith(action.text())
