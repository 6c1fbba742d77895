# SPDX-License-Identifier: MIT
"""The Qt application, which is told of files that the desktop asks it to open."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from wizardtable.core import override


class Application(QApplication):
    """The application object of the program.

    Signals:
        file_opened(str): the desktop asks the program to open the file with this path.
    """

    file_opened = Signal(str)

    @override
    def event(self, event: QEvent) -> bool:
        """Reports a file; macOS sends the file of a double click as an event."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_opened.emit(event.file())
            return True
        return super().event(event)
