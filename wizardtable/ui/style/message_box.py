# SPDX-License-Identifier: MIT
"""A sentence or a question in front of the window, edged as all dialogs are."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QMessageBox

from wizardtable.ui.style.widgets import paint_edge


class MessageBox(QMessageBox):
    """Qt's, with an edge of brass. Its text is plain: names may look like markup."""

    def __init__(self, *about: Any, **named: Any) -> None:
        """Takes what Qt's takes."""
        super().__init__(*about, **named)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: what it says, in its edge."""
        super().paintEvent(event)
        paint_edge(self)
