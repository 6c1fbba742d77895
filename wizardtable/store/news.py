# SPDX-License-Identifier: MIT
"""What a finished match brought, as it is told at its end."""

from dataclasses import dataclass

from wizardtable.core.text import Message


@dataclass(frozen=True, slots=True)
class News:
    """Something that a match brought.

    Attributes:
        image: the name of an icon (`ui.style.icons`).
        words: a sentence; `more` explains it, None where there is nothing to explain.
    """

    image: str
    words: Message
    more: Message | None = None
