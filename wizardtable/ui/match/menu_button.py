# SPDX-License-Identifier: MIT
"""A menu of the bar, with the button that opens it."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QToolButton, QWidget

from wizardtable.core import override
from wizardtable.play.translate import render
from wizardtable.table.spoken.announcements import Urgency, announce
from wizardtable.ui.dialogs.commands import Menu
from wizardtable.ui.popups import PopupMenu
from wizardtable.ui.style import appearance
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.spoken_names import set_tip

BUTTON_PADDING = 6
"""Pixels at 100 % of padding and border on each side of the button."""


class MenuButton(QToolButton):
    """A button that opens a menu; it shows words, or an icon if the bar is narrow.

    Signals:
        neighbour_wanted(int): an arrow key in the open menu asks for the menu to the left (-1) or
            to the right (1).
    """

    neighbour_wanted = Signal(int)

    def __init__(self, menu: Menu, commands: Mapping[str, QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self._description = menu
        self._menu = _Popup(self)
        self._menu.hovered.connect(self._announce_reason)
        for group in menu.groups:
            for name in group:
                self._menu.addAction(commands[name])
            self._menu.addSeparator()
        self.setMenu(self._menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def retranslate(self) -> None:
        """Shows the words in the current language."""
        self.setText(render(self._description.words))
        self.setAccessibleName(self.text())
        self._menu.setAccessibleName(self.text())
        self.show_words(self.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextOnly)

    def show_words(self, words: bool) -> None:
        """Shows the words (True), or the icon with the words as its tooltip (False)."""
        text = self.text()
        set_tip(self, "" if words else text)
        style = Qt.ToolButtonStyle
        self.setToolButtonStyle(style.ToolButtonTextOnly if words else style.ToolButtonIconOnly)

    def width_for(self, *, words: bool) -> int:
        """Returns the width in pixels of the button with its words, or with its icon."""
        inner = self.iconSize().width()
        if words:
            inner = self.fontMetrics().horizontalAdvance(self.text())
        return inner + 2 * appearance.scaled(BUTTON_PADDING)

    def resize_icon(self, side: int) -> None:
        """Draws the icon in the current theme, with sides of this many pixels."""
        self.setIconSize(QSize(side, side))
        self.setIcon(icon(self._description.icon_name))

    def _announce_reason(self, action: QAction) -> None:
        """Tells screen readers why an entry does nothing, because Qt keeps tooltips of entries from
        them."""
        if has_reason(action):
            announce(self, action.toolTip(), Urgency.ANSWER)


class _Popup(PopupMenu):
    """The menu itself, whose tooltips give only reasons and whose arrow keys lead to the next
    menu."""

    def __init__(self, button: MenuButton) -> None:
        super().__init__(button)
        self._button = button
        self.setToolTipsVisible(True)

    @override
    def event(self, event: QEvent) -> bool:
        """Hides a tooltip that would only repeat its entry."""
        if isinstance(event, QHelpEvent):
            action = self.actionAt(event.pos())
            if action is not None and not has_reason(action):
                return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Opens the next menu on the left and right arrow keys."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self.close()
        passed = self._button.neighbour_wanted
        QTimer.singleShot(0, self._button, lambda: passed.emit(step))  # after this menu has closed


def has_reason(action: QAction) -> bool:
    """Returns whether a tooltip says more than the entry, such as why its command does nothing."""
    return not action.toolTip().startswith(action.text())
