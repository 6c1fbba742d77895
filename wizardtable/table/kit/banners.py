# SPDX-License-Identifier: MIT
"""Banners in the language that the program speaks now."""

from wizardtable.core.text import Message
from wizardtable.play.translate import render
from wizardtable.table.view import Banner, Key, Sprite


def banner(
    title: Message, line: Message | None = None, hero: tuple[Key, Sprite] | None = None
) -> Banner:
    """Returns a banner with this title, a line beneath it, and whose portrait it shows."""
    return Banner(render(title), render(line) if line is not None else "", hero)
