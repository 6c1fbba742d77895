# SPDX-License-Identifier: MIT
"""Whether the window fills the screen, as lobby and table each have a command for it."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget


class FullScreen(QObject):
    """Has a window fill the screen while the commands that follow it are checked."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._commands: list[QAction] = []

    def follow(self, command: QAction) -> None:
        """Have one more command say whether the screen is filled, and change it."""
        command.setChecked(self._window.isFullScreen())
        command.toggled.connect(self._fill)
        self._commands.append(command)

    def leave(self) -> None:
        """Show the window as one among others again."""
        self._fill(full=False)

    def _fill(self, full: bool) -> None:
        if full:
            self._window.showFullScreen()
        else:
            self._window.showNormal()
        for command in self._commands:
            command.setChecked(full)
