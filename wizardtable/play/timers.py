# SPDX-License-Identifier: MIT
"""Timers, made without keyword setters of Qt.

PySide finds the setter of a keyword with the C library's `toupper`. In a Turkish locale it looks
for `setİnterval` instead of `setInterval`, and the constructor fails. So no Qt constructor gets a
setter as a keyword: tests/ui/test_locales.py.
"""

from PySide6.QtCore import QObject, QTimer


def single(parent: QObject, milliseconds: int = 0) -> QTimer:
    """Returns a timer that fires once after each start, after this many milliseconds."""
    timer = repeating(parent, milliseconds)
    timer.setSingleShot(True)
    return timer


def repeating(parent: QObject, milliseconds: int) -> QTimer:
    """Returns a timer that fires at this interval in milliseconds while it runs."""
    timer = QTimer(parent)
    timer.setInterval(milliseconds)
    return timer
