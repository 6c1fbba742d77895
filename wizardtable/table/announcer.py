# SPDX-License-Identifier: MIT
"""Speaks to screen readers, since items of a scene have no accessible interface."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, sentence: str) -> None:
    """Have a screen reader say a sentence, after what it is saying."""
    if sentence and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(widget, sentence)
        QAccessible.updateAccessibility(event)
