# SPDX-License-Identifier: MIT
"""Makes banners (large words over the table) in the present language of the program."""

from wizardtable.core.text import Message
from wizardtable.play.translate import render
from wizardtable.table.view import Banner, Key, Sprite


def banner(
    title: Message, line: Message | None = None, hero: tuple[Key, Sprite] | None = None
) -> Banner:
    """Returns a banner with a title and, if given, a line below and the portrait of `hero`.

    `hero` is the piece that shows a player's portrait, and the sprite of the portrait.
    """
    return Banner(render(title), render(line) if line is not None else "", hero)
