# SPDX-License-Identifier: MIT
"""The tables of terms: the same in every language, and read strictly."""

import re
import shutil
from pathlib import Path

import pytest

from tests import words
from wizardtable.core import catalog, data_file, term_table
from wizardtable.core.languages import SOURCE, languages

ROOT = Path(__file__).parents[2]
TABLE_NAMES = ["", *catalog.GAMES]
"""The games, and "" for the terms that they share."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", TABLE_NAMES)
def test_every_language_has_the_same_terms_in_the_same_order(game: str, language: str) -> None:
    package = ROOT / "wizardtable/games" / game
    folder = term_table.folder(package) if game else term_table.SHARED_TERMS_FOLDER
    assert (folder / f"{language}.toml").is_file()
    terms = words.terms(game, language)  # raises an error that names a difference
    assert len({term.word for term in terms}) == len(terms), "a term stands for one thing"
    for term in terms:
        assert re.search(r"[.!?]$", term.means), f"[{term.key}]: end the sentence"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", TABLE_NAMES)
def test_no_term_is_a_word_that_is_never_used(game: str, language: str) -> None:
    terms = (*words.terms(game, language), *words.terms("", language))
    never = {word.lower() for term in terms for word in term.never}
    assert not {term.word for term in terms if term.word.lower() in never}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(term_table.SHARED_TERMS_FOLDER, tmp_path / "terms"))


def test_a_language_without_a_table_gets_the_english_terms(folder: Path) -> None:
    assert term_table.read(folder, "xx") == term_table.read(folder, SOURCE)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[match]", "[mitch]", r"fr\.toml: \[mitch\] stands where en\.toml has \[match\]"),
        ("means = ", "meant = ", r"fr\.toml, line \d+: game\.means: this is missing"),
        ('term = "jeu"', "term = 3", r"game\.term: this is a text in quotation marks"),
        ('term = "jeu"', 'term = "jeu"\nnever = "x"', r"game\.never: this is a list of texts"),
        ('term = "jeu"', 'term = "jeu"\nso = "x"', r"game\.so: nothing has this name"),
    ],
)
def test_a_mistake_in_a_table_is_reported_with_file_and_key(
    folder: Path, old: str, new: str, message: str
) -> None:
    path = folder / "fr.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(data_file.DataError, match=message):
        term_table.read(folder, "fr")


def test_a_term_that_only_one_language_has_is_reported(folder: Path) -> None:
    with (folder / "fr.toml").open("a", encoding="utf-8") as file:
        file.write('\n[more]\nterm = "plus"\nmeans = "Davantage."\n')
    with pytest.raises(data_file.DataError, match=r"fr\.toml: \[more\] is here and not in en"):
        term_table.read(folder, "fr")
