# SPDX-License-Identifier: MIT
"""Lets Enter and the space bar press the control with the focus."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QToolButton

PRESS_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""The keys that press the control with the focus."""


def press_focused(event: QKeyEvent) -> bool:
    """Presses the button with the focus, or opens its menu or list, if this key is meant for that.

    Call this function with a key that no widget has used. Returns True if the key was meant for the
    control with the focus.
    """
    chosen = QApplication.focusWidget()
    if event.key() not in PRESS_KEYS or not isinstance(chosen, QAbstractButton | QComboBox):
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
