# SPDX-License-Identifier: MIT
"""Shows a last sentence in a dialog if the program was not started from a terminal."""

import sys

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from wizardtable.system import is_headless


def is_needed() -> bool:
    """Returns whether a dialog is needed: there is a screen, and no terminal to print to."""
    streams = (sys.stdin, sys.stdout, sys.stderr)  # a windowed program on Windows has none
    return not is_headless() and not any(
        stream is not None and stream.isatty() for stream in streams
    )


def say(sentence: str) -> None:
    """Shows a sentence in a dialog until the user closes it."""
    box = QMessageBox(QMessageBox.Icon.Warning, "Wizardtable", sentence)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.exec()
