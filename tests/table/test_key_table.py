# SPDX-License-Identifier: MIT
"""Tests that no key has two meanings at a table, and that each is on the page of keys."""

from string import ascii_uppercase, digits

import pytest
from pytestqt.qtbot import QtBot

from tests.table.tables import Playing
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.table.keyboard.key_table import TABLE_KEYS
from wizardtable.table.view import Nothing
from wizardtable.ui.dialogs.commands import COMMANDS
from wizardtable.ui.dialogs.key_page import KeyDialog, key_sections


def letters_of_all_tables() -> list[str]:
    commands = [command.keys for command in COMMANDS if len(command.keys) == 1]
    return commands + [letter for key in TABLE_KEYS for letter in key.letters]


@pytest.mark.parametrize("game", catalog.GAMES)
def test_no_key_means_two_things_at_a_table(game: str) -> None:
    own = [letter for key in catalog.get(game).view.keys for letter in key.letters]
    every = own + letters_of_all_tables()
    assert sorted(every) == sorted(set(every))


def test_no_two_commands_have_the_same_keys() -> None:
    keys = [command.keys for command in COMMANDS if command.keys]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_game_reads_no_key_that_it_does_not_tell_of(game: str) -> None:
    spec = catalog.get(game)
    own = {letter for key in spec.view.keys for letter in key.letters}
    match = Playing(spec, Setup(spec.seats[0]), 3)
    sitting = spec.view.sit()
    for _ in range(20):
        sitting.present(match.frame(match.mover))
        for letter in set(ascii_uppercase + digits + "+-") - own:
            assert isinstance(sitting.press_key(letter), Nothing), letter
        match.step()


def test_the_page_of_keys_lists_the_games_between_table_and_match(qtbot: QtBot) -> None:
    dialog = KeyDialog()
    qtbot.addWidget(dialog)
    dialog.finish_listing()
    page = [
        dialog.key_list.topLevelItem(place) for place in range(dialog.key_list.topLevelItemCount())
    ]
    headings = [part.text(0) for part in page if part is not None]
    games = [str(spec.title) for spec in catalog.all() if spec.view.keys]
    assert headings == ["At every table", *games, "In every match", "In a replay"]
    assert all(part is not None and part.childCount() for part in page)


def test_the_page_of_keys_has_all_commands() -> None:
    page = list(key_sections())
    listed = [words for _, keys in page for _, words in keys]
    assert all(str(command.words) in listed for command in COMMANDS if command.keys)
    assert all(keys and words for _, rows in page for keys, words in rows)
