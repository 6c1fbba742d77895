# SPDX-License-Identifier: MIT
"""Enter presses what has the focus, in windows as in dialogs."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QToolButton

PRESSES: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""Keys that press what has the focus."""


def pressed_by(event: QKeyEvent) -> bool:
    """Presses the button that has the focus, or opens its menu or list, if this is a key for it
    which nothing else wanted; returns whether it is."""
    chosen = QApplication.focusWidget()
    if event.key() not in PRESSES or not isinstance(chosen, QAbstractButton | QComboBox):
        return False
    if event.isAutoRepeat():
        return True
    if isinstance(chosen, QComboBox):
        chosen.showPopup()
    elif isinstance(chosen, QToolButton) and chosen.menu() is not None:
        chosen.showMenu()
    else:
        chosen.click()
    return True
