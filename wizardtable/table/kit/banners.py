# SPDX-License-Identifier: MIT
"""Banners in the present language of the program."""

from wizardtable.core.text import Message
from wizardtable.play.translate import render
from wizardtable.table.view import Banner, Key, Sprite


def banner(
    title: Message, line: Message | None = None, hero: tuple[Key, Sprite] | None = None
) -> Banner:
    """Returns a banner with a title, a line below it, and the portrait of the piece `hero`."""
    return Banner(render(title), render(line) if line is not None else "", hero)
