# SPDX-License-Identifier: MIT
"""Renders the core's messages in the language the program speaks now."""

import re
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QCoreApplication

from wizardtable.core.text import N_, Message, english

_NO_BREAK: Final = "\N{NO-BREAK SPACE}"
_HYPHEN: Final = "\N{NON-BREAKING HYPHEN}"
_LETTER: Final = r"[^\W\d_]"
_JOINING: Final = (
    r"(?:and|or|to|for|from|with|by|in|on|than|is|et|ou|à|pour|avec|par|en|sur|dans|contre|que)\b"
)
"""Words that belong to what follows them, not to the figure before them."""
_NUMBERED: Final = re.compile(
    r"\b(level|space|round|turn|value|floor|niveau|case|tour|valeur|étage) (?=\d)", re.IGNORECASE
)
_COUNTING: Final = re.compile(
    rf"(?<![\w.,{_NO_BREAK}])(?:\d+ (?=(?!{_JOINING}){_LETTER}{{1,12}}\b)"
    r"|(?:two|three|four|five|six|seven|eight|nine|ten"
    rf"|deux|trois|quatre|cinq|sept|huit|neuf|dix) (?=(?!{_JOINING}){_LETTER}{{1,8}}\b))",
    re.IGNORECASE,
)
_AT_THE_END: Final = re.compile(
    rf"(?<=[\w×=+−:])(?<!{_LETTER}{{13}}) (?=(?:\d+|[IVX]{{2,4}}|[IVX](?! [a-z]))"
    rf"(?:[^\w\s]|\u202f|{_NO_BREAK}[:%]|$| [^\w\s]| {_JOINING}))"
)

_ENCLITIC: Final = re.compile(
    r"(?<=[^\W\d_])-(?=(?:ci|là|t-(?:il|elle|on|ils|elles)|il|elle|on|ils|elles|le|la|les|y|en|lui|leur"
    r"|moi|toi|vous|nous|même|mêmes)(?![\w’-]))|(?<=[^\W\d_]-t)-(?=(?:il|elle|on|ils|elles)\b)"
)
"""The hyphens of French that join a short word to the one before."""


def translate(context: str, source: str, count: int | None) -> str:
    """The installed translators' text, or the English source, its plural written out."""
    if count is None:
        return QCoreApplication.translate(context, source)
    text = QCoreApplication.translate(context, source, "", count)
    if text == source.replace("%n", str(count)):  # no translator knows it
        return english(context, source, count)
    return text


def render(message: Message) -> str:
    """The whole sentence, its places filled, as a person reads it."""
    return whole_figures(message.render(translate))


@lru_cache(maxsize=4096)  # a table asks for the same words again and again
def whole_figures(text: str) -> str:
    """A text in which no line ends between a figure and what it counts or numbers: "3 cards",
    "red 5", "space VIII", nor at the hyphen of "celui-ci". Long words stay apart from a figure, so
    that all fits into narrow rooms."""
    if "-" in text:
        text = _ENCLITIC.sub(_HYPHEN, text)
    text = _NUMBERED.sub(rf"\1{_NO_BREAK}", text)
    text = _COUNTING.sub(lambda found: found[0][:-1] + _NO_BREAK, text)
    return _AT_THE_END.sub(_NO_BREAK, text)


def labelled(label: str, words: str) -> str:
    """What is said of something, after what it is called."""
    return render(N_("spoken", "{label}: {words}").of(label=label, words=words))
