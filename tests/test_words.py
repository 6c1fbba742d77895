# SPDX-License-Identifier: MIT
"""One word for one thing, and the no-break spaces of each language, in all that people read."""

import re
import shutil
from pathlib import Path

import pytest

from tests import french_spaces, words
from wizardtable.core import catalog, data_file, term_table
from wizardtable.core.languages import SOURCE, languages

ROOT = Path(__file__).parent.parent
TABLES = ["", *catalog.GAMES]
"""The games, and "" for what they share."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", TABLES)
def test_every_language_has_the_same_terms_in_the_same_order(game: str, language: str) -> None:
    package = ROOT / "wizardtable/games" / game
    folder = term_table.folder(package) if game else term_table.SHARED
    assert (folder / f"{language}.toml").is_file()
    terms = words.terms(game, language)  # which says what differs
    assert len({term.word for term in terms}) == len(terms), "a term stands for one thing"
    for term in terms:
        assert re.search(r"[.!?]$", term.means), f"[{term.key}]: end the sentence"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", TABLES)
def test_no_sentence_has_a_word_that_is_never_used_for_a_term(game: str, language: str) -> None:
    wrong = list(words.wrong(game, language))
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", TABLES)
def test_no_term_is_a_word_that_is_never_used(game: str, language: str) -> None:
    terms = (*words.terms(game, language), *words.terms("", language))
    never = {word.lower() for term in terms for word in term.never}
    assert not {term.word for term in terms if term.word.lower() in never}


def test_a_wrong_word_is_told_with_its_place_and_the_term_to_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    term = term_table.Term("professor", "professor", "One of five.", ("teacher", "teachers"))
    monkeypatch.setattr(words, "terms", lambda game, language: (term,))
    said = [("message of “x”", "Two Teachers leave."), ("message of “x”", "{teacher} is no word.")]
    monkeypatch.setattr(words, "sentences", lambda game, language: said)
    assert list(words.wrong("anludim", SOURCE)) == [
        "message of “x”: say “professor”, not “Teachers”: Two Teachers leave."
    ]


def test_french_has_the_no_break_spaces_that_belong_into_it() -> None:
    wrong = []
    for path, found, mended in french_spaces.texts():
        for number, (old, new) in enumerate(
            zip(found.splitlines(), mended.splitlines(), strict=True), 1
        ):
            if old != new and path.suffix != ".ts":  # which waits for its editors
                shown = new.replace("\u202f", "⍽").replace("\u00a0", "␣")
                wrong.append(f"{path.relative_to(ROOT)}:{number}: {shown.strip()}")
    assert not wrong, "run `python -m tests.french_spaces`; it writes\n" + "\n".join(wrong)


ENGLISH = [
    *(ROOT / "resources/rules/en").glob("*.md"),
    ROOT / "README.md",
    *(ROOT / "wizardtable").rglob("terms/en.toml"),
    ROOT / "resources/first_words/en.json",
]


def test_english_has_no_narrow_spaces_and_none_before_a_percent_sign() -> None:
    texts: list[tuple[str, str]] = []  # messages wait for their editors
    for path in ENGLISH:
        lines = path.read_text(encoding="utf-8").splitlines()
        texts += [(f"{path.relative_to(ROOT)}:{n}", line) for n, line in enumerate(lines, 1)]
    spaced = re.compile(r"\u202f|[\d}]\s%(?!n)")
    wrong = [f"{place}: {text}" for place, text in texts if spaced.search(text)]
    assert not wrong, "\n" + "\n".join(wrong)


# The tables.


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(term_table.SHARED, tmp_path / "terms"))


def test_a_language_without_a_table_gets_the_english_terms(folder: Path) -> None:
    assert term_table.read(folder, "xx") == term_table.read(folder, SOURCE)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("[match]", "[mitch]", r"fr\.toml: \[mitch\] stands where en\.toml has \[match\]"),
        ("means = ", "meant = ", r"fr\.toml, line \d+: game\.means: this is missing"),
        ('term = "jeu"', "term = 3", r"game\.term: this is a text in quotation marks"),
        ('term = "jeu"', 'term = "jeu"\nnever = "x"', r"game\.never: this is a list of texts"),
        ('term = "jeu"', 'term = "jeu"\nso = "x"', r"game\.so: nothing has this name"),
    ],
)
def test_a_mistake_in_a_table_is_told_with_file_and_key(
    folder: Path, old: str, new: str, told: str
) -> None:
    path = folder / "fr.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(data_file.DataError, match=told):
        term_table.read(folder, "fr")


def test_a_term_that_only_one_language_has_is_told(folder: Path) -> None:
    with (folder / "fr.toml").open("a", encoding="utf-8") as file:
        file.write('\n[more]\nterm = "plus"\nmeans = "Davantage."\n')
    with pytest.raises(data_file.DataError, match=r"fr\.toml: \[more\] is here and not in en"):
        term_table.read(folder, "fr")
