# SPDX-License-Identifier: MIT
"""A last sentence in a dialog, for whoever started the program where nobody reads its output."""

import sys

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from wizardtable.system import headless


def needed() -> bool:
    """Whether there is a screen to read it on, and no terminal where the sentence stands too."""
    streams = (sys.stdin, sys.stdout, sys.stderr)  # a windowed program on Windows has none
    return not headless() and not any(one is not None and one.isatty() for one in streams)


def say(sentence: str) -> None:
    """Show the sentence until it is closed."""
    box = QMessageBox(QMessageBox.Icon.Warning, "Wizardtable", sentence)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.exec()
