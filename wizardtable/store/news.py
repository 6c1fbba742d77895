# SPDX-License-Identifier: MIT
"""A piece of news at the end of a match."""

from dataclasses import dataclass

from wizardtable.core.text import Message


@dataclass(frozen=True, slots=True)
class News:
    """A result of a match that its end page shows.

    Attributes:
        image: the name of an icon (`ui.style.icons`).
        words: the news, in one sentence.
        more: a sentence that explains it, or None.
    """

    image: str
    words: Message
    more: Message | None = None
