# SPDX-License-Identifier: MIT
"""The size of the window: at the first start, the smallest, and the largest for a screen."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QScreen

MIN_SIZE = QSize(1000, 640)
"""The smallest size of the window at every font scale, if the screen is large enough."""

MIN_FIRST_SIZE = QSize(1280, 800)
"""The window is at least this large at the first start, if the screen is large enough."""

FIRST_SHARE = 0.8
"""The share of the screen's width and height that the window takes at the first start."""

FRAME_SIZE = QSize(16, 40)
"""The space that a desktop may need for the frame of a window, in pixels."""


def first_size(available: QSize) -> QSize:
    """Returns the size of the window at the first start.

    Args:
        available: the size of the screen without the desktop's panels.

    >>> first_size(QSize(2560, 1400)).toTuple(), first_size(QSize(1366, 740)).toTuple()
    ((2048, 1120), (1280, 700))
    """
    return (available * FIRST_SHARE).expandedTo(MIN_FIRST_SIZE).boundedTo(available - FRAME_SIZE)


def largest_size(screen: QScreen) -> QSize:
    """Returns the largest size of a window whose frame still fits on a screen."""
    return screen.availableSize() - FRAME_SIZE
