# SPDX-License-Identifier: MIT
"""Speaks to screen readers."""

from PySide6.QtWidgets import QWidget

from wizardtable.table.spoken.announcements import announcements_of


def announce(widget: QWidget, sentence: str) -> None:
    """Have a screen reader say a sentence, after what it is saying."""
    if sentence:
        announcements_of(widget).say(sentence)
