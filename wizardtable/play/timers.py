# SPDX-License-Identifier: MIT
"""Timers, made without keyword setters of Qt.

PySide finds the setter of a keyword with the C library's `toupper`. In a Turkish locale that makes
`setİnterval` of `interval`, and the constructor fails. So no Qt constructor gets a setter by
keyword: tests/ui/test_locales.py.
"""

from PySide6.QtCore import QObject, QTimer


def single(parent: QObject, milliseconds: int = 0) -> QTimer:
    """Returns a timer that fires once each time it is started, after this many milliseconds."""
    timer = repeating(parent, milliseconds)
    timer.setSingleShot(True)
    return timer


def repeating(parent: QObject, milliseconds: int) -> QTimer:
    """Returns a timer that fires again and again while it runs, this many milliseconds apart."""
    timer = QTimer(parent)
    timer.setInterval(milliseconds)
    return timer
