# SPDX-License-Identifier: MIT
"""Reads the terms of the games and of the program: one word for each thing, in each language.

A folder of terms has a TOML file for each language, with the same keys in the same order. The terms
fill the glossary. Tests search the program's texts for words that should not be used instead.

>>> [term.word for term in read(SHARED_TERMS_FOLDER, "en") if term.key == "match"]
['match']
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wizardtable.core import data_file
from wizardtable.core.languages import SOURCE

SHARED_TERMS_FOLDER: Final = Path(__file__).with_name("terms")
"""The folder of the terms that all games share."""


@dataclass(frozen=True, slots=True)
class Term:
    """A term in one language.

    Attributes:
        key: the name of the term in the tables of all languages.
        word: the term as it appears in a sentence, in French without its article.
        means: the definition, in one or two short sentences.
        never: words that no text may use for this term.
        own_box: the definition for a box of the player's own, with {points} for the points in that
            box; "" if `means` is right for every box.
    """

    key: str
    word: str
    means: str
    never: tuple[str, ...] = ()
    own_box: str = ""


def folder(package: Path) -> Path:
    """Returns the folder of a game's terms. `package` is the folder of the game's package."""
    return package / "text" / "terms"


def read(folder: Path, language: str) -> tuple[Term, ...]:
    """Returns the terms of a folder in a language, in the order of the language's table.

    Returns the English terms if the folder has no table for the language.

    Raises:
        data_file.DataError: a table has a mistake, or the two tables do not have the same keys in
            the same order.
    """
    english = _read_table(folder / f"{SOURCE}.toml")
    path = folder / f"{language}.toml"
    if language == SOURCE or not path.exists():
        return english
    terms = _read_table(path)
    for term, english_term in zip(terms, english, strict=False):
        if term.key != english_term.key:
            raise data_file.DataError(
                f"{path}: [{term.key}] stands where {SOURCE}.toml has [{english_term.key}]."
            )
    shared = min(len(terms), len(english))
    for term in (*terms[shared:], *english[shared:]):
        raise data_file.DataError(
            f"{path}: [{term.key}] is here and not in {SOURCE}.toml, or there and not here."
        )
    return terms


def _read_table(path: Path) -> tuple[Term, ...]:
    whole = data_file.read(path)
    return tuple(_read_term(key, whole.section(key)) for key in whole.names())


def _read_term(key: str, section: data_file.Section) -> Term:
    term = Term(
        key,
        section.text("term"),
        section.text("means"),
        section.texts("never", ()),
        section.text("own_box", ""),
    )
    section.end()
    return term
