# SPDX-License-Identifier: MIT
"""The files of a folder are house decks, each with its title; an example can be added."""

from pathlib import Path

from tests.games.wizards_gambit.made_up_decks import VALID_DECK_FILE, changed
from tests.games.wizards_gambit.old_deck import write_old_deck
from tests.helpers import printed_box
from wizardtable.core.own_files import SUFFIX, own_files_in
from wizardtable.core.toml_file import Mistake
from wizardtable.games.wizards_gambit import SPEC
from wizardtable.games.wizards_gambit.custom_deck.reader import HOUSE
from wizardtable.games.wizards_gambit.rules import card_table


def test_a_file_is_called_by_its_title_or_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "my box.toml"
    path.write_text(VALID_DECK_FILE, encoding="utf-8")
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
        text = VALID_DECK_FILE.replace("The attic", title)
        (tmp_path / f"{name}{SUFFIX}").write_text(text, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no deck")
    (tmp_path / ".hidden.toml").write_text("no deck")
    (tmp_path / "folder.toml").mkdir()
    assert [own.title for own in own_files_in(HOUSE, tmp_path)] == ["adam", "Bea", "folder", "Zoé"]


def test_a_deck_written_by_hand_for_an_earlier_version_plays_as_it_did(tmp_path: Path) -> None:
    table = card_table.read_card_table(HOUSE.read(write_old_deck(tmp_path)).data)
    printed = card_table.PRINTED_CARD_TABLE
    for name in ("points", "needs", "abilities", "effects", "cards", "dealt"):
        assert getattr(table, name) == getattr(printed, name)
    assert table.deck.title == "My cards"


def test_a_new_box_never_replaces_a_file(tmp_path: Path) -> None:
    first = printed_box(SPEC, tmp_path)
    first.write_text("mine")
    second, third = printed_box(SPEC, tmp_path), printed_box(SPEC, tmp_path)
    assert [path.name for path in (first, second, third)] == [
        "my-box.toml",
        "my-box-2.toml",
        "my-box-3.toml",
    ]
    assert first.read_text() == "mine"
