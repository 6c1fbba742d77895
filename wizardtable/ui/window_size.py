# SPDX-License-Identifier: MIT
"""How large the window is, and how small it may become: never more than the screen has room for."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QScreen

SMALLEST = QSize(1000, 640)
"""Of the window, whatever the size of its writing, where the screen has room for it."""

USUAL = QSize(1280, 800)
"""The least size of the window at the first start, where the screen has room for it."""

FIRST_SHARE = 0.8
"""Share of the screen's width and height that the window takes at the first start."""

FRAME = QSize(16, 40)
"""What a desktop may put around a window, in pixels."""


def first(available: QSize) -> QSize:
    """Returns the size of the window at the first start, for a screen with this much room.

    >>> first(QSize(2560, 1400)).toTuple(), first(QSize(1366, 740)).toTuple()
    ((2048, 1120), (1280, 700))
    """
    return (available * FIRST_SHARE).expandedTo(USUAL).boundedTo(available - FRAME)


def free(screen: QScreen) -> QSize:
    """The largest window for which a screen has room, with its frame."""
    return screen.availableSize() - FRAME
