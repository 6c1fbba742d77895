# SPDX-License-Identifier: MIT
"""Banners in the language that the program speaks now."""

from wizardtable.core.text import Message
from wizardtable.play.translate import render
from wizardtable.table.view import Banner


def banner(title: Message, line: Message | None = None) -> Banner:
    """Returns a banner with this title, and a line beneath it."""
    return Banner(render(title), render(line) if line is not None else "")
