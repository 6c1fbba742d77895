# SPDX-License-Identifier: MIT
"""Makes timers without keyword arguments in Qt's constructors.

For a keyword such as `interval`, PySide makes the setter's name with the C library's `toupper`. In
a Turkish locale the name becomes `setİnterval` instead of `setInterval`, and the constructor fails.
So no Qt constructor in this program gets such a keyword (tests/ui/test_locales.py checks this).
"""

from PySide6.QtCore import QObject, QTimer


def single(parent: QObject, milliseconds: int = 0) -> QTimer:
    """Returns a stopped timer that fires once, this many milliseconds after each start."""
    timer = repeating(parent, milliseconds)
    timer.setSingleShot(True)
    return timer


def repeating(parent: QObject, milliseconds: int) -> QTimer:
    """Returns a stopped timer that fires again and again at this interval in milliseconds."""
    timer = QTimer(parent)
    timer.setInterval(milliseconds)
    return timer
