# SPDX-License-Identifier: MIT
"""What players write themselves is offered in the new-game dialog, played with, and kept."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from tests.ui.windows import Hands
from wizardtable.core import catalog
from wizardtable.core.own_files import add_example
from wizardtable.games.wizards_gambit.custom_deck.reader import HOUSE
from wizardtable.games.wizards_gambit.rules import card_table
from wizardtable.store import paths, save
from wizardtable.store.paths import DataDir
from wizardtable.store.settings import Settings
from wizardtable.ui.dialogs.custom_file_row import CustomFileRow, ProblemsDialog
from wizardtable.ui.dialogs.new_game import NewGameDialog

SPEC = catalog.get("wizards_gambit")


@pytest.fixture
def data(tmp_path: Path) -> DataDir:
    return paths.data_dir(tmp_path / "data")


@pytest.fixture
def box(data: DataDir) -> Path:
    """A file whose deck is called "My cards"."""
    return add_example(HOUSE, data.own("decks"), str)


def opened(qtbot: QtBot, data: DataDir | None, settings: Settings | None = None) -> NewGameDialog:
    dialog = NewGameDialog(SPEC, settings or Settings(), None, data)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def row_of(dialog: NewGameDialog) -> CustomFileRow:
    assert dialog.house is not None
    return dialog.house


def offered(row: CustomFileRow) -> list[str]:
    return [row.choice.itemText(index) for index in range(row.choice.count())]


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
    row.choice.setCurrentIndex(1)
    plan = dialog.plan()
    assert card_table.read(plan.setup.data).deck.title == "My cards"
    assert plan.file == box.name


def test_two_decks_of_one_title_are_told_apart_by_their_files(
    qtbot: QtBot, data: DataDir, box: Path
) -> None:
    add_example(HOUSE, data.own("decks"), str)
    assert offered(row_of(opened(qtbot, data)))[1:] == [
        "My cards – example-2.toml",
        "My cards – example.toml",
    ]


def test_the_deck_of_the_last_match_is_chosen_again_and_read_anew(
    qtbot: QtBot, data: DataDir, box: Path
) -> None:
    dialog = opened(qtbot, data)
    row_of(dialog).choice.setCurrentIndex(1)
    settings = dialog.settings()
    spoil(box, ("My cards", "Better cards"))
    again = opened(qtbot, data, settings)
    assert card_table.read(again.plan().setup.data).deck.title == "Better cards"
    box.unlink()
    gone = opened(qtbot, data, settings)
    assert gone.plan().setup.data == ""
    assert gone.play.isEnabled()


def test_a_file_with_mistakes_is_shown_with_the_first_and_cannot_be_played(
    qtbot: QtBot, data: DataDir, box: Path
) -> None:
    spoil(box, ('needs = "AGS"', 'needs = "AGX"'), ("copies = 3", "copies = 0"))
    dialog = opened(qtbot, data)
    row = row_of(dialog)
    assert offered(row)[1] == "My cards (cannot be used)"
    assert dialog.play.isEnabled()
    assert not row.problem.isVisible()
    row.choice.setCurrentIndex(1)
    assert row.problem.text().endswith("“X” is not a component.")
    assert row.problem.text().startswith("Line ")
    assert row.details.isVisible()
    assert not dialog.play.isEnabled()
    row.details.click()
    shown = row.findChild(ProblemsDialog)
    assert shown is not None
    first, second = shown.problems.text().split("\n\n")
    assert first == row.problem.text()
    assert "“copies” must be between 1 and 20 (here: 0)." in second
    shown.close()
    row.choice.setCurrentIndex(0)
    assert dialog.play.isEnabled()


def test_a_single_mistake_needs_no_list(qtbot: QtBot, data: DataDir, box: Path) -> None:
    spoil(box, ("points = 5", "points = 50"))
    row = row_of(opened(qtbot, data))
    row.choice.setCurrentIndex(1)
    assert row.problem.isVisible()
    assert not row.details.isVisible()


def test_a_file_mended_in_an_editor_can_be_played_on_coming_back(
    qtbot: QtBot, data: DataDir, box: Path
) -> None:
    spoil(box, ("points = 5", "points = 50"))
    dialog = opened(qtbot, data)
    row = row_of(dialog)
    row.choice.setCurrentIndex(1)
    assert not dialog.play.isEnabled()
    spoil(box, ("points = 50", "points = 5"))
    row.refresh()
    assert dialog.play.isEnabled()
    assert row.choice.currentText() == "My cards"


def test_an_example_is_written_chosen_and_explained(qtbot: QtBot, data: DataDir) -> None:
    dialog = opened(qtbot, data)
    row = row_of(dialog)
    row.example.click()
    assert (data.own("decks") / "example.toml").is_file()
    assert row.choice.currentText() == "My cards"
    assert row.notice.text() == (
        "“example.toml” is now in the folder. Edit the file in any text editor."
    )
    assert dialog.plan().setup.data
    row.example.click()
    assert (data.own("decks") / "example-2.toml").is_file()


def test_an_example_that_cannot_be_written_is_told(qtbot: QtBot, data: DataDir) -> None:
    data.own("decks").write_text("in the way")
    row = row_of(opened(qtbot, data))
    row.example.click()
    assert row.notice.isVisible()
    assert row.notice.text().startswith("“")
    row.open_folder.click()
    assert row.notice.text().startswith("“decks”")


@pytest.mark.parametrize("works", [True, False])
def test_the_folder_is_opened_or_at_least_named(
    qtbot: QtBot, data: DataDir, monkeypatch: pytest.MonkeyPatch, works: bool
) -> None:
    asked: list[QUrl] = []

    def open_url(url: QUrl) -> bool:
        asked.append(url)
        return works

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    row = row_of(opened(qtbot, data))
    row.open_folder.click()
    assert [url.toLocalFile() for url in asked] == [str(data.own("decks"))]
    assert data.own("decks").is_dir()
    assert row.notice.isVisible() != works
    assert works or str(data.own("decks")) in row.notice.text()


def test_the_row_speaks_french(qtbot: QtBot, data: DataDir, speak: Callable[[str], None]) -> None:
    speak("fr")
    dialog = opened(qtbot, data)
    row = row_of(dialog)
    row.example.click()
    assert row.choice.currentText() == "Mes cartes"
    text = (data.own("decks") / "exemple.toml").read_text(encoding="utf-8")
    assert 'ability = "Générosité"' in text
    spoil(data.own("decks") / "exemple.toml", ('"Générosité"', '"Generosité"'), ("= 5", "= 50"))
    row.refresh()
    assert dialog.play.isEnabled() is False
    assert row.problem.text().startswith("Ligne ")
    speak("en")
    qtbot.waitUntil(lambda: row.problem.text().startswith("Line "))


def test_games_without_files_of_their_own_have_no_such_row(qtbot: QtBot, data: DataDir) -> None:
    for game in catalog.all():
        dialog = NewGameDialog(game, Settings(), None, data)
        qtbot.addWidget(dialog)
        assert (
            (dialog.house is not None) == game.has_own_files == (game.own_file_reader is not None)
        )


@pytest.mark.long
def test_a_match_keeps_its_deck_when_the_file_is_gone(hands: Hands) -> None:
    main, data = hands.main, hands.profile.data
    box = add_example(HOUSE, data.own("decks"), str)
    spoil(box, ('name = "Bounty"', 'name = "Rain of Embers"'))
    main.open("new_match", "wizards_gambit")
    dialog = main.dialog
    assert isinstance(dialog, NewGameDialog)
    row_of(dialog).choice.setCurrentIndex(1)
    dialog.play.click()
    setup = hands.controller.match.setup
    assert card_table.read(setup.data).spells[0].name == "Rain of Embers"
    hands.wait_turn()
    hands.controller.act(hands.controller.menu()[0])
    box.unlink()
    main.go_to_lobby()
    tile = next(tile for tile in main.lobby.tiles if tile.spec.id == "wizards_gambit")
    assert "My cards" in tile._begun_text.text()
    tile.go_on.click()
    assert hands.controller.match.setup == setup
    main.room.ending._rematch(hands.controller.match, False)
    assert hands.controller.match.setup == setup
    main.page.unsaved()  # all is written now
    (older, newer) = save.read_summaries(data.saves)
    assert {card_table.read(one.data).deck.title for one in (older, newer)} == {"My cards"}
