# SPDX-License-Identifier: MIT
"""The sentences of the program by game and language, and a search for words to avoid."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from wizardtable.core import catalog, term_table
from wizardtable.core.languages import SOURCE
from wizardtable.core.term_table import Term

ROOT = Path(__file__).parent.parent
_LEFT_OUT = re.compile(
    r"\{\w+\}|\{#[\w-]+\}|\]\([^)\n]*\)|`[^`\n]*`|^```.*?^```|<[^>\n]*>", re.M | re.S
)
"""The parts of a text that nobody reads as words: places, names of headings, links, code."""


@cache
def messages(language: str) -> tuple[tuple[str, str, str], ...]:
    """Returns the context, source and text of every message in a language.

    A message with plural forms comes once for each form.
    """
    file = ROOT / f"translations/wizardtable_{language}.ts"
    sources = []
    if language == SOURCE:  # the English file has only plurals
        other = next(path for path in sorted(file.parent.glob("*.ts")) if path != file)
        sources = [(context, source, source) for context, source, _ in _of_file(other)]
    return (*sources, *_of_file(file))


def _of_file(file: Path) -> Iterator[tuple[str, str, str]]:
    for context in ET.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            source = message.findtext("source", "")
            for form in message.iter():
                if form.tag in ("translation", "numerusform") and (form.text or "").strip():
                    yield context.findtext("name", ""), source, form.text or ""


def sentences(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Yields the place and the text of each sentence of a game.

    For "", yields all sentences of the program.
    """
    for context, _, text in messages(language):
        if game in ("", context.split()[0]):
            yield f"message of “{context}”", text
    for page in sorted((ROOT / "resources/rules" / language).glob(f"{game or '*'}.md")):
        for number, line in enumerate(_plain(page.read_text(encoding="utf-8")).splitlines(), 1):
            yield f"{page.relative_to(ROOT)}:{number}", line


def _plain(text: str) -> str:
    return _LEFT_OUT.sub(lambda part: "\n" * part[0].count("\n"), text)


def terms(game: str, language: str) -> tuple[Term, ...]:
    """Returns the terms of a game, or for "" the shared terms."""
    if game:
        return catalog.get(game).terms(language)
    return term_table.read(term_table.SHARED_TERMS_FOLDER, language)


def wrong(game: str, language: str) -> Iterator[str]:
    """Yields a line for each wrong word in a game's sentences: a word that a term of the glossary
    forbids.

    The line has the place, the term, the word and the sentence.
    """
    never = {word: term.word for term in terms(game, language) for word in term.never}
    if not never:
        return
    longest = sorted(never, key=len, reverse=True)
    words = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)", re.IGNORECASE)
    by_lower = {word.lower(): term for word, term in never.items()}
    for place, sentence in sentences(game, language):
        for word in words.finditer(_plain(sentence).replace("&", "")):
            term = by_lower[word[0].lower()]
            yield f"{place}: say “{term}”, not “{word[0]}”: {sentence}"
