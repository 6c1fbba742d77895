# SPDX-License-Identifier: MIT
"""Key presses as a desktop sends them, with the key's place on the keyboard and the typed text."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from wizardtable.table.keyboard.key_places import SCAN_CODES

NO_MODIFIER = Qt.KeyboardModifier.NoModifier
AZERTY_TOP_ROW = dict(zip("1234567890", "&é\"'(-è_çà", strict=True))
"""The characters of a French keyboard's top row, by the digits in the same places on QWERTY."""

_SCAN_CODE_BY_PLACE = {place: code for code, place in SCAN_CODES.items()}


def key_event(place: str, typed: str, modifiers: Qt.KeyboardModifier = NO_MODIFIER) -> QKeyEvent:
    """Returns the press of a key that types the text `typed`.

    `place` is the digit or letter in the same place on a QWERTY keyboard; "" for another place.
    """
    key = ord(typed.upper()) if len(typed.upper()) == 1 else 0
    text = typed if modifiers in (NO_MODIFIER, Qt.KeyboardModifier.ShiftModifier) else ""
    code = _SCAN_CODE_BY_PLACE.get(place, 49)
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, code, code, 0, text)


def press(
    widget: QWidget, place: str, typed: str, modifiers: Qt.KeyboardModifier = NO_MODIFIER
) -> None:
    """Sends a key press (see `key_event`) to a widget."""
    QApplication.sendEvent(widget, key_event(place, typed, modifiers))
