# SPDX-License-Identifier: MIT
"""Tests the list of saved matches: whole ones open, broken ones give their reason."""

import os
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QFile, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.reading import Held
from tests.ui.windows import Hands
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.play.translate import render
from wizardtable.store import save, save_file
from wizardtable.store.save import SaveError
from wizardtable.ui.dialogs import saves_dialog
from wizardtable.ui.dialogs.bin import Bin
from wizardtable.ui.dialogs.save_list import SUMMARY_ROLE
from wizardtable.ui.dialogs.save_reader import SaveReader
from wizardtable.ui.dialogs.save_text import problem_text
from wizardtable.ui.dialogs.saves_dialog import SavesDialog
from wizardtable.ui.style.question import QuestionSheet

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def match(toy: GameSpec) -> Match:
    match = Match(toy, Setup(2), 3, [Player("Ada", None), Player("Bob", "pupil")])
    match.play(match.menu()[0])
    return match


@pytest.fixture
def folder(tmp_path: Path, match: Match) -> Path:
    save.write(tmp_path / "toy-1.wizardtable", match)
    return tmp_path


def opened(qtbot: QtBot, folder: Path, in_use: Path | None = None) -> SavesDialog:
    dialog = SavesDialog(folder, in_use=in_use)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


@pytest.fixture(autouse=True)
def _with_bin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves_dialog, "bin_of", lambda _: Bin.SYSTEM)


def agree(monkeypatch: pytest.MonkeyPatch, answer: bool) -> list[str]:
    asked: list[str] = []

    def confirmed(self: SavesDialog, question: str) -> bool:
        asked.append(question)
        return answer

    monkeypatch.setattr(SavesDialog, "_confirm_deletion", confirmed)
    return asked


def test_a_sound_save_is_opened(qtbot: QtBot, folder: Path) -> None:
    dialog = opened(qtbot, folder)
    with qtbot.waitSignal(dialog.open_requested) as caught:
        QTest.mouseClick(dialog.open_button, LEFT)
    assert caught.args == [str(folder / "toy-1.wizardtable")]
    assert not dialog.isVisible()


@pytest.mark.skipif(os.name != "posix", reason="file names are not bytes here")
@pytest.mark.parametrize("other", [False, True], ids=["alone", "beside its namesake"])
def test_a_save_whose_name_is_not_utf_8_is_opened_and_nothing_else_thrown_away(
    qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch, other: bool
) -> None:
    path = folder / os.fsdecode(b"partie d\xe9t\xe9.wizardtable")
    (folder / "toy-1.wizardtable").rename(path)
    if other:
        (folder / "partie dt.wizardtable").write_bytes(b"")
        os.utime(folder / "partie dt.wizardtable", (1, 1))
    dialog = opened(qtbot, folder)
    qtbot.waitUntil(lambda: dialog.list.count() == 1 + other)
    dialog.list.setCurrentRow(0)
    with qtbot.waitSignal(dialog.open_requested) as caught:
        QTest.mouseClick(dialog.open_button, LEFT)
    (chosen,) = caught.args
    assert save.load(Path(chosen)).match.names == ("Ada", "Bob")
    monkeypatch.setattr(QFile, "moveToTrash", lambda _: pytest.fail("it is another one's name"))
    agree(monkeypatch, True)
    summary = dialog.selected_summary()
    assert summary is not None and summary.path == path
    dialog.throw_away(summary)
    assert [path.name for path in folder.iterdir()] == ["partie dt.wizardtable"] * other


@pytest.mark.skipif(os.name != "posix", reason="file names are not bytes here")
def test_the_lobby_goes_on_with_a_save_whose_name_is_not_utf_8(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = next(iter(catalog.all()))
    path = hands.profile.data.saves / os.fsdecode(b"partie d\xe9t\xe9.wizardtable")
    save.write(path, Match(spec, Setup(2), 3, [Player("Ada", None), Player("Bob", "mage")]))
    opened: list[Path] = []
    monkeypatch.setattr(hands.main, "open_save", opened.append)
    lobby = hands.main.lobby
    lobby.refresh()
    hands.qtbot.waitUntil(lambda: not lobby.is_reading)
    (tile,) = (tile for tile in lobby.tiles if tile.continue_button.isVisible())
    QTest.mouseClick(tile.continue_button, LEFT)
    assert opened == [path]


@pytest.mark.skipif(os.name != "posix", reason="file names are not bytes here")
def test_a_broken_save_whose_name_is_not_utf_8_is_told_by_its_own_name(folder: Path) -> None:
    path = folder / os.fsdecode(b"partie d\xe9t\xe9.wizardtable")
    path.write_bytes(b"spoilt\n")
    with pytest.raises(SaveError) as caught:
        save.load(path)
    reason = render(caught.value.reason)
    assert "partie d\ufffdt\ufffd.wizardtable” is not a saved match" in reason
    assert reason.encode()


def test_the_keyboard_opens_too(qtbot: QtBot, folder: Path) -> None:
    dialog = opened(qtbot, folder)
    with qtbot.waitSignal(dialog.open_requested):
        QTest.keyClick(dialog.list, Qt.Key.Key_Return)


def test_a_broken_save_is_shown_with_its_reason_and_cannot_be_opened(
    qtbot: QtBot, folder: Path
) -> None:
    path = folder / "toy-1.wizardtable"
    path.write_text("once upon a time", "utf-8")
    dialog = opened(qtbot, folder)
    summary = dialog.selected_summary()
    assert summary is not None
    assert "toy-1.wizardtable" in problem_text(summary)
    assert not dialog.open_button.isEnabled()
    assert not dialog.export_button.isEnabled()
    assert not dialog.list.grab().isNull()
    assert path.read_text("utf-8") == "once upon a time"


def test_an_empty_folder_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(qtbot, tmp_path)
    assert dialog._empty.isVisible()
    assert not dialog.list.isVisible()
    assert not dialog.open_button.isEnabled()


def test_a_save_goes_to_the_trash_once_that_is_confirmed(
    qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = folder / "toy-1.wizardtable"
    save.preview_path(path).write_bytes(b"a picture")
    save.analysis_path(path).mkdir()  # somebody's own, which stays
    thrown: list[str] = []
    monkeypatch.setattr(QFile, "moveToTrash", lambda name: thrown.append(name) or _gone(name))
    dialog = opened(qtbot, folder)
    agree(monkeypatch, False)
    dialog.delete_button.click()
    assert path.exists()
    agree(monkeypatch, True)
    dialog.delete_button.click()
    assert thrown == [str(path)]
    assert list(folder.iterdir()) == [save.analysis_path(path)]
    assert dialog._empty.isVisible()


def _gone(name: str) -> bool:
    Path(name).unlink()
    return True


def test_without_a_trash_it_asks_again(
    qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFile, "moveToTrash", lambda name: False)
    asked = agree(monkeypatch, True)
    opened(qtbot, folder).delete_button.click()
    assert len(asked) == 2
    assert list(folder.iterdir()) == []


def test_the_match_on_the_table_cannot_be_thrown_away(qtbot: QtBot, folder: Path) -> None:
    dialog = opened(qtbot, folder, in_use=folder / "toy-1.wizardtable")
    assert not dialog.delete_button.isEnabled()


def test_an_exported_match_can_be_imported_again(
    qtbot: QtBot, folder: Path, tmp_path_factory: pytest.TempPathFactory, match: Match
) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere") / "mine"
    dialog = opened(qtbot, folder)
    assert dialog.export_to(elsewhere)
    assert dialog.import_from(elsewhere.with_suffix(save.SAVE_SUFFIX))
    assert dialog.list.count() == 2
    for summary in save.read_summaries(folder):
        assert save.load(summary.path).match.actions == match.actions


def test_what_is_no_match_is_not_imported(qtbot: QtBot, folder: Path, tmp_path: Path) -> None:
    foreign = tmp_path / "letter.txt"
    foreign.write_text("Dear Ada", "utf-8")
    dialog = opened(qtbot, folder)
    assert not dialog.import_from(foreign)
    messages = dialog.findChildren(QuestionSheet)
    assert "letter.txt" in messages[0].text
    assert dialog.list.count() == 1
    messages[0].close()


def test_a_copy_that_cannot_be_written_is_told(qtbot: QtBot, folder: Path) -> None:
    dialog = opened(qtbot, folder)
    assert not dialog.export_to(folder / "toy-1.wizardtable" / "mine")
    assert dialog.findChildren(QuestionSheet)


@pytest.fixture
def many(tmp_path: Path, match: Match) -> Path:
    """Returns a folder of 40 saves; the first by name was played last."""
    for number in range(40):
        path = tmp_path / f"toy-{number:02}.wizardtable"
        save.write(path, match)
        os.utime(path, (2000 - number, 2000 - number))
    return tmp_path


def names(dialog: SavesDialog) -> list[str]:
    rows = range(dialog.list.count())
    return [dialog.list.item(row).data(SUMMARY_ROLE).path.stem for row in rows]


def test_saves_are_never_read_by_the_window_itself(
    qtbot: QtBot, many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers: list[bool] = []
    really = save_file.read_ends

    def ends(path: Path) -> object:
        readers.append(threading.current_thread() is threading.main_thread())
        return really(path)

    monkeypatch.setattr(save_file, "read_ends", ends)
    dialog = opened(qtbot, many)
    qtbot.waitUntil(lambda: dialog.list.count() == 40)
    assert names(dialog) == [f"toy-{number:02}" for number in range(40)]
    dialog.refresh()
    qtbot.waitUntil(lambda: dialog.list.count() == 40)
    assert readers == [False] * 40, "what has not changed is not read again"


def test_the_list_is_there_before_the_saves_are_and_fills_with_them(
    qtbot: QtBot, many: Path, held: Held
) -> None:
    dialog = opened(qtbot, many)
    assert not dialog._empty.isVisible()
    assert not dialog.open_button.isEnabled()
    held.let(3)
    qtbot.waitUntil(lambda: dialog.list.count() == 3)
    assert dialog.list.currentRow() == 0
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    held.let(37)
    qtbot.waitUntil(lambda: dialog.list.count() == 40)
    assert dialog.list.currentRow() == 1
    with qtbot.waitSignal(dialog.open_requested) as caught:
        QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert caught.args == [str(many / "toy-01.wizardtable")]


def test_the_row_below_one_that_was_thrown_away_is_selected_when_it_is_there(
    qtbot: QtBot, many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFile, "moveToTrash", _gone)
    agree(monkeypatch, True)
    dialog = opened(qtbot, many)
    qtbot.waitUntil(lambda: dialog.list.count() == 40)
    dialog.list.setCurrentRow(30)
    dialog.delete_button.click()
    qtbot.waitUntil(lambda: dialog.list.count() == 39 and dialog.list.currentRow() == 30)
    assert "toy-30" not in names(dialog)
    dialog.list.setCurrentRow(38)
    dialog.delete_button.click()
    qtbot.waitUntil(lambda: dialog.list.count() == 38 and dialog.list.currentRow() == 37)


def test_a_row_is_selected_again_though_the_list_got_the_keyboard_while_it_filled(
    qtbot: QtBot, many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(qtbot, many)
    qtbot.waitUntil(lambda: dialog.list.count() == 40)
    dialog.list.setCurrentRow(30)
    summaries = [dialog.list.item(row).data(SUMMARY_ROLE) for row in range(40)]
    monkeypatch.setattr(SaveReader, "read", lambda _: None)
    monkeypatch.setattr(SaveReader, "is_reading", True)
    dialog.refresh()
    dialog._add(summaries[:10])
    dialog.list.setCurrentRow(0)  # as Qt does when a list without a current row gets the keyboard
    dialog._add(summaries[10:])
    assert dialog.list.currentRow() == 30


def test_a_dialog_may_be_closed_while_saves_are_read(qtbot: QtBot, many: Path, held: Held) -> None:
    dialog = opened(qtbot, many)
    assert dialog._reader.is_reading
    dialog.reject()
    assert not dialog._reader.is_reading
