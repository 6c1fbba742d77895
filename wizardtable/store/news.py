# SPDX-License-Identifier: MIT
"""The class `News`: a short notice for the player after a match, such as a change of rating."""

from dataclasses import dataclass

from wizardtable.core.text import Message


@dataclass(frozen=True, slots=True)
class News:
    """A notice on the page at the end of a match, such as the change of the player's rating.

    Attributes:
        image: the name of an icon (`ui.style.icons`).
        words: the news, in one sentence.
        more: a further sentence that explains the news, or None.
    """

    image: str
    words: Message
    more: Message | None = None
