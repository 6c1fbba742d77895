# SPDX-License-Identifier: MIT
"""The meaning of keys at the table on every keyboard layout.

Usually the letter that a key types decides, otherwise the place of the key on the keyboard.

On an AZERTY keyboard the keys of the digits type & é " ' ( - è _ ç à. On a Cyrillic keyboard no key
types an I. Such a key counts as the key in the same place on a QWERTY keyboard.
"""

from collections.abc import Mapping
from string import ascii_uppercase, digits
from typing import Final
from unicodedata import category, decimal, name

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

MODIFIER_KEYS: Final = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
)
"""Keys that mean nothing alone."""

_KEY_ROWS: Final = ("1234567890", "QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")

_FIRST_SCAN_CODES: Final = (10, 24, 38, 52)
"""X11's key code of the first key in each row; the key codes in a row are consecutive."""

SCAN_CODES: Final = {
    start + i: key
    for start, row in zip(_FIRST_SCAN_CODES, _KEY_ROWS, strict=True)
    for i, key in enumerate(row)
}
"""Keys of a QWERTY keyboard by `nativeScanCode`, on X11 and Wayland."""

WINDOWS_KEYS: Final = {ord(key): key for key in digits + ascii_uppercase}
"""Keys of a QWERTY keyboard by `nativeVirtualKey` on Windows.

Windows names a key by its digit on every layout, and by a Latin letter on layouts without Latin
letters.
"""

_MAC_ORDER: Final = (
    *((0x12, "1"), (0x13, "2"), (0x14, "3"), (0x15, "4"), (0x17, "5"), (0x16, "6"), (0x1A, "7")),
    *((0x1C, "8"), (0x19, "9"), (0x1D, "0"), (0x0C, "Q"), (0x0D, "W"), (0x0E, "E"), (0x0F, "R")),
    *((0x11, "T"), (0x10, "Y"), (0x20, "U"), (0x22, "I"), (0x1F, "O"), (0x23, "P"), (0x00, "A")),
    *((0x01, "S"), (0x02, "D"), (0x03, "F"), (0x05, "G"), (0x04, "H"), (0x26, "J"), (0x28, "K")),
    *((0x25, "L"), (0x06, "Z"), (0x07, "X"), (0x08, "C"), (0x09, "V"), (0x0B, "B"), (0x2D, "N")),
    (0x2E, "M"),
)
MAC_KEYS: Final = dict(_MAC_ORDER)
"""Keys of a QWERTY keyboard by `nativeVirtualKey` on macOS."""

_KEYS_BY_PLATFORM: Final[Mapping[str, Mapping[int, str]]] = {
    "windows": WINDOWS_KEYS,
    "cocoa": MAC_KEYS,
}

_latin_letters = {"typed": True}
""""typed" is True if the letter typed last was a Latin letter.

Hebrew layouts need it: they type an apostrophe in the place of W.
"""


def place_of(event: QKeyEvent) -> str:
    """Returns the digit or letter in a key's place on a QWERTY keyboard; "" for other places."""
    table = _KEYS_BY_PLATFORM.get(QGuiApplication.platformName())
    if table is None:
        return SCAN_CODES.get(event.nativeScanCode(), "")
    return table.get(event.nativeVirtualKey(), "")


def typed_by(event: QKeyEvent) -> str:
    """Returns the character that a key types, even while Ctrl is held.

    Returns "" for a key that types no character or several characters.
    """
    text, key = event.text(), int(event.key())
    if text and text.isprintable():
        return text if len(text) == 1 else ""
    return chr(key) if 0x20 < key < 0x110000 else ""


def key_of(event: QKeyEvent) -> str:
    """Returns the meaning of a key at the table: a digit, a letter "A" to "Z", "+" or "-".

    Any other key means "". Digits of any script count. A key in the top row that types no digit
    means the digit of its place, unless Shift is held. On a layout without Latin letters, a key
    means the Latin letter of its place.
    """
    typed, place = typed_by(event), place_of(event)
    number = decimal(typed, None) if typed else None
    if number is not None:
        return str(int(number))
    has_shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
    if place and place in digits and not (has_shift and typed):
        return place
    if letter := _latin_letter(typed):
        _latin_letters["typed"] = True
        return letter
    if _is_letter(typed):
        _latin_letters["typed"] = "LATIN" in name(typed, "")
    if typed in ("+", "-"):
        return typed
    return "" if not place or place in digits or _latin_letters["typed"] else place


def replaced_letter(event: QKeyEvent) -> str:
    """Returns the Latin letter of a key that types another letter, such as "H" for a Cyrillic р.

    Returns "" for keys that type a Latin letter, and for keys without a letter.
    """
    key = key_of(event)
    return key if key.isalpha() and not _latin_letter(typed_by(event)) else ""


def digit_of(event: QKeyEvent) -> int | None:
    """Returns the digit that a key means, whatever modifiers are held; None for other keys."""
    key = key_of(event)
    return int(key) if key and key in digits else None


def leads_to_group(event: QKeyEvent) -> bool:
    """Returns True for Alt with a digit, which leads to a group on the table."""
    held = event.modifiers()
    has_alt, has_control = (
        bool(held & each)
        for each in (Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier)
    )
    return has_alt and not has_control and digit_of(event) is not None


def _latin_letter(typed: str) -> str:
    letter = typed.upper()
    return letter if len(letter) == 1 and letter in ascii_uppercase else ""


def _is_letter(typed: str) -> bool:
    """Returns True if a character is a letter of any script, or a mark that is written on one."""
    return bool(typed) and category(typed)[0] in "LM"
