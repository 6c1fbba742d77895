# SPDX-License-Identifier: MIT
"""Renders the core's messages in the program's current language."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QCoreApplication

from wizardtable.core.text import N_, Message, english

_NO_BREAK: Final = "\N{NO-BREAK SPACE}"
_NO_BREAK_HYPHEN: Final = "\N{NON-BREAKING HYPHEN}"
_LETTER: Final = r"[^\W\d_]"
_FUNCTION_WORDS: Final = (
    r"(?:and|or|to|for|from|with|by|in|on|than|is|et|ou|à|pour|avec|par|en|sur|dans|contre|que)\b"
)
"""English and French words that belong to the word after them, not to the number before them."""
_NOUN_BEFORE_NUMBER: Final = re.compile(
    r"\b(level|space|round|turn|value|floor|niveau|case|tour|valeur|étage) (?=\d)", re.IGNORECASE
)
_NUMBER_BEFORE_NOUN: Final = re.compile(
    rf"(?<![\w.,{_NO_BREAK}])(?:\d+ (?=(?!{_FUNCTION_WORDS}){_LETTER}{{1,12}}\b)"
    r"|(?:two|three|four|five|six|seven|eight|nine|ten"
    rf"|deux|trois|quatre|cinq|sept|huit|neuf|dix) (?=(?!{_FUNCTION_WORDS}){_LETTER}{{1,8}}\b))",
    re.IGNORECASE,
)
_SPACE_BEFORE_LAST_NUMBER: Final = re.compile(
    rf"(?<=[\w×=+−:])(?<!{_LETTER}{{13}}) (?=(?:\d+|[IVX]{{2,4}}|[IVX](?! [a-z]))"
    rf"(?:[^\w\s]|\u202f|{_NO_BREAK}[:%]|$| [^\w\s]| {_FUNCTION_WORDS}))"
)

_ENCLITIC_HYPHEN: Final = re.compile(
    r"(?<=[^\W\d_])-(?=(?:ci|là|t-(?:il|elle|on|ils|elles)|il|elle|on|ils|elles|le|la|les|y|en|lui|leur"
    r"|moi|toi|vous|nous|même|mêmes)(?![\w’-]))|(?<=[^\W\d_]-t)-(?=(?:il|elle|on|ils|elles)\b)"
)
"""French hyphens between a word and a short word, as in "celui-ci"."""


def translate(context: str, source: str, count: int | None) -> str:
    """Returns the translation of a source text, or the English text if there is no translation.

    `count` chooses the plural form; None for a text without one. `context` is the context of the
    translation file.
    """
    if count is None:
        return QCoreApplication.translate(context, source)
    text = QCoreApplication.translate(context, source, "", count)
    if text == source.replace("%n", str(count)):  # no translator knows it
        return english(context, source, count)
    return text


def render(message: Message) -> str:
    """Returns a message with its values in the current language, ready for the screen."""
    return with_unbroken_figures(message.render(translate))


@lru_cache(maxsize=4096)  # a table shows the same words again and again
def with_unbroken_figures(text: str) -> str:
    """Returns a text in which no line can break between a number and its noun.

    Examples are "3 cards", "red 5" and "space VIII". No line breaks at the hyphen of "celui-ci"
    either. A line may break beside a long word, so that all texts fit into narrow places.
    """
    if "-" in text:
        text = _ENCLITIC_HYPHEN.sub(_NO_BREAK_HYPHEN, text)
    text = _NOUN_BEFORE_NUMBER.sub(rf"\1{_NO_BREAK}", text)
    text = _NUMBER_BEFORE_NOUN.sub(lambda match: match[0][:-1] + _NO_BREAK, text)
    return _SPACE_BEFORE_LAST_NUMBER.sub(_NO_BREAK, text)


def spoken_texts(texts: Iterable[str]) -> str:
    """Returns titles and sentences as one text for a screen reader, which pauses after each.

    Empty texts are left out.

    >>> spoken_texts(["The expert game, 1 of 7", "", "Cards stay on the table."])
    'The expert game, 1 of 7. Cards stay on the table.'
    """
    filled = [text.strip() for text in texts if text.strip()]
    return " ".join(text if text[-1] in ".!?:…" else f"{text}." for text in filled)


def labelled(label: str, words: str) -> str:
    """Returns a label, a colon and the words, in the current language."""
    return render(N_("spoken", "{label}: {words}").of(label=label, words=words))
