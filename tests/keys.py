# SPDX-License-Identifier: MIT
"""Presses of keys as a desktop sends them: with their place on the keyboard, and what they type."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from wizardtable.table.keyboard.key_places import SCAN_CODES

PLAIN = Qt.KeyboardModifier.NoModifier
AZERTY = dict(zip("1234567890", "&é\"'(-è_çà", strict=True))
"""What the keys of the top row type on a French keyboard, by their places."""

_PLACES = {place: code for code, place in SCAN_CODES.items()}


def key_event(place: str, typed: str, modifiers: Qt.KeyboardModifier = PLAIN) -> QKeyEvent:
    """Returns the press of the key in the place of this digit or letter of QWERTY ("" for another
    key) that types this."""
    key = ord(typed.upper()) if len(typed.upper()) == 1 else 0
    text = typed if modifiers in (PLAIN, Qt.KeyboardModifier.ShiftModifier) else ""
    code = _PLACES.get(place, 49)
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, code, code, 0, text)


def press(widget: QWidget, place: str, typed: str, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
    """Presses such a key where the keys go."""
    QApplication.sendEvent(widget, key_event(place, typed, modifiers))
