# SPDX-License-Identifier: MIT
"""The terms of the games and of the program: the one word for each thing, in each language.

A folder of terms has a TOML file for each language, with the same keys in the same order. They fill
the glossary, and the tests look for words that should have been one of these.

>>> [term.word for term in read(SHARED, "en") if term.key == "match"]
['match']
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wizardtable.core import data_file
from wizardtable.core.languages import SOURCE

SHARED: Final = Path(__file__).with_name("terms")
"""The folder of the terms that all games have in common."""


@dataclass(frozen=True, slots=True)
class Term:
    """A term in one language.

    Attributes:
        key: what it is called in the tables of all languages.
        word: the term as it stands in a sentence, in French without article.
        means: what it is, in one or two short sentences.
        never: words that must not be used for it, where it is a term.
    """

    key: str
    word: str
    means: str
    never: tuple[str, ...] = ()


def folder(package: Path) -> Path:
    """Returns the folder of the terms of a game, whose package is in this folder."""
    return package / "text" / "terms"


def read(folder: Path, language: str) -> tuple[Term, ...]:
    """Returns the terms of a folder in a language, in the order of its tables; in English where the
    language has no table there.

    Raises data_file.DataError for a mistake, and for a key that one of the two tables lacks or has
    at another place.
    """
    english = _table(folder / f"{SOURCE}.toml")
    path = folder / f"{language}.toml"
    if language == SOURCE or not path.exists():
        return english
    terms = _table(path)
    for here, there in zip(terms, english, strict=False):
        if here.key != there.key:
            raise data_file.DataError(
                f"{path}: [{here.key}] stands where {SOURCE}.toml has [{there.key}]."
            )
    both = min(len(terms), len(english))
    for term in (*terms[both:], *english[both:]):
        raise data_file.DataError(
            f"{path}: [{term.key}] is here and not in {SOURCE}.toml, or there and not here."
        )
    return terms


def _table(path: Path) -> tuple[Term, ...]:
    whole = data_file.read(path)
    return tuple(_term(key, whole.section(key)) for key in whole.names())


def _term(key: str, section: data_file.Section) -> Term:
    term = Term(key, section.text("term"), section.text("means"), section.texts("never", ()))
    section.end()
    return term
