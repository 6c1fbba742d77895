# SPDX-License-Identifier: MIT
"""The full screen, which a command in the lobby and one at the table turn on and off."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget


class FullScreen(QObject):
    """Shows a window on the full screen while its commands are checked."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._commands: list[QAction] = []

    def follow(self, command: QAction) -> None:
        """Connects a checkable command, which shows and changes the state of the window."""
        command.setChecked(self._window.isFullScreen())
        command.toggled.connect(self._fill)
        self._commands.append(command)

    def leave(self) -> None:
        """Shows the window at its normal size again."""
        self._fill(full=False)

    def _fill(self, full: bool) -> None:
        if full:
            self._window.showFullScreen()
        else:
            self._window.showNormal()
        for command in self._commands:
            command.setChecked(full)
