# SPDX-License-Identifier: MIT
"""Tests custom files, with which players replace a game's cards: offered, used in a match, and
kept."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.wizards_gambit.old_deck import write_old_deck
from tests.ui.windows import Hands
from wizardtable.core import catalog
from wizardtable.games.wizards_gambit.rules import card_table
from wizardtable.store import paths, save
from wizardtable.store.paths import DataDir
from wizardtable.store.settings import Settings
from wizardtable.ui.boxes.boxes_dialog import BoxesDialog
from wizardtable.ui.dialogs.custom_file_row import CustomFileRow, ProblemsDialog
from wizardtable.ui.dialogs.new_game import NewGameDialog

SPEC = catalog.get("wizards_gambit")


@pytest.fixture
def data(tmp_path: Path) -> DataDir:
    return paths.data_dir(tmp_path / "data")


@pytest.fixture
def box(data: DataDir) -> Path:
    """Adds a custom file whose deck is called "My cards", and returns its path."""
    return write_old_deck(data.own("decks"))


def opened(qtbot: QtBot, data: DataDir | None, settings: Settings | None = None) -> NewGameDialog:
    dialog = NewGameDialog(SPEC, settings or Settings(), None, data)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    dialog.options_button.setChecked(True)
    return dialog


def row_of(dialog: NewGameDialog) -> CustomFileRow:
    assert dialog.panel.custom_file_row is not None
    return dialog.panel.custom_file_row


def offered(row: CustomFileRow) -> list[str]:
    return [row.file_box.itemText(index) for index in range(row.file_box.count())]


def spoil(path: Path, *mistakes: tuple[str, str]) -> None:
    text = path.read_text(encoding="utf-8")
    for right, wrong in mistakes:
        assert right in text
        text = text.replace(right, wrong, 1)
    path.write_text(text, encoding="utf-8")


def test_without_files_a_match_is_played_with_the_printed_cards(
    qtbot: QtBot, data: DataDir
) -> None:
    dialog = opened(qtbot, data)
    assert offered(row_of(dialog)) == ["Reconstruction of the printed cards"]
    assert dialog.plan().setup.data == ""
    assert not data.own("decks").exists(), "nothing is written without being asked for"


def test_a_deck_is_chosen_by_its_title(qtbot: QtBot, data: DataDir, box: Path) -> None:
    dialog = opened(qtbot, data)
    row = row_of(dialog)
    assert offered(row)[1] == "My cards"
    assert dialog.plan().setup.data == "", "the printed cards are there at first"
    row.file_box.setCurrentIndex(1)
    plan = dialog.plan()
    assert card_table.read_card_table(plan.setup.data).deck.title == "My cards"
    assert plan.file == box.name


def test_two_decks_of_one_title_are_told_apart_by_their_files(
    qtbot: QtBot, data: DataDir, box: Path
) -> None:
    write_old_deck(data.own("decks"), "others.toml")
    assert offered(row_of(opened(qtbot, data)))[1:] == [
        "My cards – my-cards.toml",
        "My cards – others.toml",
    ]


def test_the_deck_of_the_last_match_is_chosen_again_and_read_anew(
    qtbot: QtBot, data: DataDir, box: Path
) -> None:
    dialog = opened(qtbot, data)
    row_of(dialog).file_box.setCurrentIndex(1)
    settings = dialog.settings()
    spoil(box, ("My cards", "Better cards"))
    again = opened(qtbot, data, settings)
    assert card_table.read_card_table(again.plan().setup.data).deck.title == "Better cards"
    box.unlink()
    gone = opened(qtbot, data, settings)
    assert gone.plan().setup.data == ""
    assert gone.play_button.isEnabled()


def test_a_file_with_mistakes_is_shown_with_the_first_and_cannot_be_played(
    qtbot: QtBot, data: DataDir, box: Path
) -> None:
    spoil(box, ('needs = "AGS"', 'needs = "AGX"'), ("copies = 3", "copies = 0"))
    dialog = opened(qtbot, data)
    row = row_of(dialog)
    assert offered(row)[1] == "My cards (cannot be used)"
    assert dialog.play_button.isEnabled()
    assert not row.problem_label.isVisible()
    row.file_box.setCurrentIndex(1)
    assert row.problem_label.text().endswith("“X” is not a component.")
    assert row.problem_label.text().startswith("Line ")
    assert row.problems_button.isVisible()
    assert not dialog.play_button.isEnabled()
    row.problems_button.click()
    shown = row.findChild(ProblemsDialog)
    assert shown is not None
    first, second = shown.problems_label.text().split("\n\n")
    assert first == row.problem_label.text()
    assert "“copies” must be between 1 and 20 (here: 0)." in second
    shown.close()
    row.file_box.setCurrentIndex(0)
    assert dialog.play_button.isEnabled()


def test_a_single_mistake_needs_no_list(qtbot: QtBot, data: DataDir, box: Path) -> None:
    spoil(box, ("points = 5", "points = 50"))
    row = row_of(opened(qtbot, data))
    row.file_box.setCurrentIndex(1)
    assert row.problem_label.isVisible()
    assert not row.problems_button.isVisible()


def test_a_file_mended_in_an_editor_can_be_played_on_coming_back(
    qtbot: QtBot, data: DataDir, box: Path
) -> None:
    spoil(box, ("points = 5", "points = 50"))
    dialog = opened(qtbot, data)
    row = row_of(dialog)
    row.file_box.setCurrentIndex(1)
    assert not dialog.play_button.isEnabled()
    spoil(box, ("points = 50", "points = 5"))
    row.refresh()
    assert dialog.play_button.isEnabled()
    assert row.file_box.currentText() == "My cards"


def test_the_row_speaks_french(
    qtbot: QtBot, data: DataDir, box: Path, speak: Callable[[str], None]
) -> None:
    speak("fr")
    spoil(box, ("points = 5", "points = 50"))
    dialog = opened(qtbot, data)
    row = row_of(dialog)
    row.file_box.setCurrentIndex(1)
    assert dialog.play_button.isEnabled() is False
    assert row.problem_label.text().startswith("Ligne ")
    speak("en")
    qtbot.waitUntil(lambda: row.problem_label.text().startswith("Line "))


def test_the_boxes_are_opened_from_the_row_and_the_chosen_one_is_played(
    hands: Hands, qtbot: QtBot
) -> None:
    write_old_deck(hands.profile.data.own("decks"))
    hands.main.open("new_match", "wizards_gambit")
    dialog = hands.main.dialog
    assert isinstance(dialog, NewGameDialog)
    dialog.options_button.setChecked(True)
    row_of(dialog).boxes_button.click()
    boxes = next(w for w in QApplication.allWidgets() if isinstance(w, BoxesDialog))
    boxes.list.setCurrentRow(1)
    boxes.close_button.click()
    assert row_of(dialog).file_box.currentText() == "My cards"


def test_games_without_files_of_their_own_have_no_such_row(qtbot: QtBot, data: DataDir) -> None:
    for game in catalog.all():
        dialog = NewGameDialog(game, Settings(), None, data)
        qtbot.addWidget(dialog)
        has_row = dialog.panel.custom_file_row is not None
        assert has_row == game.has_own_files == (game.own_file_reader is not None)


@pytest.mark.long
def test_a_match_keeps_its_deck_when_the_file_is_gone(hands: Hands) -> None:
    main, data = hands.main, hands.profile.data
    box = write_old_deck(data.own("decks"))
    spoil(box, ('name = "Bounty"', 'name = "Rain of Embers"'))
    main.open("new_match", "wizards_gambit")
    dialog = main.dialog
    assert isinstance(dialog, NewGameDialog)
    row_of(dialog).file_box.setCurrentIndex(1)
    dialog.play_button.click()
    setup = hands.controller.match.setup
    assert card_table.read_card_table(setup.data).spells[0].name == "Rain of Embers"
    hands.wait_turn()
    hands.controller.act(hands.controller.menu()[0])
    box.unlink()
    main.go_to_lobby()
    tile = next(tile for tile in main.lobby.tiles if tile.spec.id == "wizards_gambit")
    assert "My cards" in tile._match_text.text()
    tile.continue_button.click()
    assert hands.controller.match.setup == setup
    main.room.ending._rematch(hands.controller.match, False)
    assert hands.controller.match.setup == setup
    main.page.unsaved_problem()  # all is written now
    (older, newer) = save.read_summaries(data.saves)
    titles = {card_table.read_card_table(summary.data).deck.title for summary in (older, newer)}
    assert titles == {"My cards"}
