# SPDX-License-Identifier: MIT
"""Makes banners (large words over the table) in the present language of the program."""

from dataclasses import replace

from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.table.view import Banner, Key, Sprite


def banner(
    title: Message, line: Message | None = None, hero: tuple[Key, Sprite] | None = None
) -> Banner:
    """Returns a banner with a title and, if given, a line below and the portrait of `hero`.

    `hero` is the piece that shows a player's portrait, and the sprite of the portrait.
    """
    return Banner(render(title), render(line) if line is not None else "", hero)


def end_banner(
    title: Message,
    line: Message,
    hero: tuple[Key, Sprite] | None = None,
    *,
    cause: Message | None = None,
) -> Banner:
    """Returns the banner of the end of a match.

    `title` says who wins, and `line` why the match is over. Where the podium follows, the banner
    does not name the winner. It then has `cause` instead of `line`, if given.
    """
    over = banner(N_("table", "The match is over"), cause or line)
    return replace(banner(title, line, hero), before_podium=over)
