# SPDX-License-Identifier: MIT
"""The files of a folder are house decks, each with its title; an example can be added."""

from pathlib import Path

import pytest

from tests.games.wizards_gambit.made_up_decks import GOOD, changed
from tests.languages import translator
from wizardtable.core.own_files import SUFFIX, add_example, own_files_in
from wizardtable.core.toml_file import Mistake
from wizardtable.games.wizards_gambit.custom_deck.reader import HOUSE
from wizardtable.games.wizards_gambit.rules import card_table, terms
from wizardtable.games.wizards_gambit.rules import components as box


def test_a_file_is_called_by_its_title_or_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "my box.toml"
    path.write_text(GOOD, encoding="utf-8")
    assert HOUSE.read(path).title == "The attic"
    path.write_text(changed('title = "The attic"', ""), encoding="utf-8")
    own = HOUSE.read(path)
    assert own.title == "my box"
    assert HOUSE.title_of(own.data) == "my box"
    assert HOUSE.title_of("") == ""


def test_a_file_with_mistakes_keeps_its_title_but_has_nothing_to_play_with(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text(changed("points = 3", "points = 30"), encoding="utf-8")
    own = HOUSE.read(path)
    assert (own.title, own.data) == ("The attic", "")
    assert [problem.line for problem in own.problems] == [5]
    path.write_bytes(b"\xff\xfe")
    assert HOUSE.read(path).problems[0] == Mistake(1, HOUSE.read(path).problems[0].reason)


def test_the_files_of_a_folder_come_by_their_titles(tmp_path: Path) -> None:
    assert own_files_in(HOUSE, tmp_path / "none") == []
    for name, title in (("1", "Zoé"), ("2", "adam"), ("3", "Bea")):
        text = GOOD.replace("The attic", title)
        (tmp_path / f"{name}{SUFFIX}").write_text(text, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no deck")
    (tmp_path / ".hidden.toml").write_text("no deck")
    (tmp_path / "folder.toml").mkdir()
    assert [own.title for own in own_files_in(HOUSE, tmp_path)] == ["adam", "Bea", "folder", "Zoé"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_example_plays_as_the_game_comes(language: str, tmp_path: Path) -> None:
    translate = translator(language)
    path = add_example(HOUSE, tmp_path / "decks", lambda message: message.render(translate))
    table = card_table.read(HOUSE.read(path).data)
    printed = card_table.PRINTED
    for name in ("points", "needs", "abilities", "effects", "cards", "dealt"):
        assert getattr(table, name) == getattr(printed, name)
    told_names = [spell.name for spell in table.spells]
    assert told_names == [
        terms.printed_spell(n).render(translate) for n in range(box.ABILITY_COUNT)
    ]
    text = path.read_text(encoding="utf-8")
    assert ('needs = "PDJ"' in text, "phenix = 9" in text) == (language == "fr",) * 2
    lines = text.splitlines()
    assert max(map(len, lines)) <= 92
    for key in ("name", "points", "needs", "ability", "copies", "effect"):
        assert any(line.startswith(f"#   {key} – ") for line in lines)
    for first in ("title", "[components]"):
        place = next(n for n, line in enumerate(lines) if line.startswith(first))
        assert lines[place - 1].startswith("# ")


def test_an_example_never_replaces_a_file(tmp_path: Path) -> None:
    first = add_example(HOUSE, tmp_path, str)
    first.write_text("mine")
    second, third = add_example(HOUSE, tmp_path, str), add_example(HOUSE, tmp_path, str)
    assert [path.name for path in (first, second, third)] == [
        "example.toml",
        "example-2.toml",
        "example-3.toml",
    ]
    assert first.read_text() == "mine"
