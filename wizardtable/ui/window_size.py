# SPDX-License-Identifier: MIT
"""How large the window is, and how small it may become: never more than the screen has room for."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QScreen

SMALLEST = QSize(1000, 640)
"""Of the window, whatever the size of its writing, where the screen has room for it."""

USUAL = QSize(1280, 800)
"""Of the window at the first start, where the screen has room for it."""

FRAME = QSize(16, 40)
"""What a desktop may put around a window, in pixels."""


def free(screen: QScreen) -> QSize:
    """The largest window for which a screen has room, with its frame."""
    return screen.availableSize() - FRAME
