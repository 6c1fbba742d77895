# SPDX-License-Identifier: MIT
"""Tests the history of finished matches: search, opening and removal."""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QFile, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers import begun, played
from tests.ui.windows import Hands
from wizardtable.core import catalog
from wizardtable.core.game import Result, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.store import history, save, statistics
from wizardtable.store.book import recovery
from wizardtable.store.history import DAY_SECONDS
from wizardtable.store.paths import DataDir
from wizardtable.ui.dialogs import history_dialog, saves_dialog
from wizardtable.ui.dialogs.bin import Bin
from wizardtable.ui.dialogs.history_dialog import HistoryDialog
from wizardtable.ui.dialogs.save_list import SUMMARY_ROLE
from wizardtable.ui.dialogs.save_text import outcome_text
from wizardtable.ui.dialogs.saves_dialog import SavesDialog
from wizardtable.ui.match.features.replay_feature import ReplayFeature
from wizardtable.ui.results.game_over import GameOverDialog
from wizardtable.ui.tools.rare_screens import played_match

SEEDS = 6


@pytest.fixture
def folder(tmp_path: Path, toy: GameSpec) -> Path:
    for seed in range(SEEDS):
        save.write(save.new_path(tmp_path, "toy"), played(toy, seed=seed))
    save.write(save.new_path(tmp_path, "toy"), begun(toy))
    return tmp_path


def opened(qtbot: QtBot, folder: Path) -> HistoryDialog:
    dialog = HistoryDialog(folder)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: not dialog._reader.is_reading)
    return dialog


def test_it_lists_what_is_over_and_the_saves_what_is_not(qtbot: QtBot, folder: Path) -> None:
    dialog = opened(qtbot, folder)
    assert dialog.list.count() == SEEDS
    saves = SavesDialog(folder)
    qtbot.addWidget(saves)
    qtbot.waitUntil(lambda: not saves._reader.is_reading)
    assert saves.list.count() == 1


def test_a_row_tells_how_the_match_ended(qtbot: QtBot, folder: Path) -> None:
    dialog = opened(qtbot, folder)
    for row in range(dialog.list.count()):
        item = dialog.list.item(row)
        words = item.data(Qt.ItemDataRole.AccessibleTextRole)
        assert ("Won" in words or "Shared" in words) == item.data(SUMMARY_ROLE).has_won


@pytest.mark.parametrize(
    ("ranks", "scores", "result"),
    [
        ((1, 2, 3), (19, 18, 7), "Won, 19 to 18"),
        ((2, 1, 3), (18, 19, 7), "Lost, 18 to 19"),
        ((1, 2, 3), (18, 18, 7), "Won on the tie-break, with 18 points each"),
        ((2, 1, 3), (18, 18, 7), "Lost on the tie-break, with 18 points each"),
        ((1, 1, 3), (18, 18, 7), "Shared victory with 18 points each"),
    ],
)
def test_a_match_that_ended_level_is_told_so(
    qtbot: QtBot,
    folder: Path,
    ranks: tuple[int, ...],
    scores: tuple[int, ...],
    result: str,
) -> None:
    summary = opened(qtbot, folder).list.item(0).data(SUMMARY_ROLE)
    finished = replace(summary, result=Result(ranks, scores), given_up=-1)
    assert outcome_text(finished).replace("\N{NO-BREAK SPACE}", " ") == result


def test_looking_for_something_shows_only_that_and_says_how_many(
    qtbot: QtBot, folder: Path
) -> None:
    dialog = opened(qtbot, folder)
    dialog.result_box.setCurrentIndex(dialog.result_box.findData(history.WON))
    listed = [dialog.list.item(row).data(SUMMARY_ROLE) for row in range(dialog.list.count())]
    assert all(summary.has_won for summary in listed)
    assert f"{len(listed)} of {SEEDS}" in dialog._count_label.text()
    QTest.keyClicks(dialog.search_field, "nobody of this name")
    assert dialog.list.count() == 0 and dialog._empty.isVisible()
    assert not dialog.open_button.isEnabled()
    dialog.search_field.clear()
    dialog.result_box.setCurrentIndex(0)
    assert dialog.list.count() == SEEDS


def test_nothing_is_offered_while_the_history_is_not_full(qtbot: QtBot, folder: Path) -> None:
    dialog = opened(qtbot, folder)
    assert not dialog.clear_button.isVisible()
    assert not dialog._surplus_label.isVisible()


def agree(monkeypatch: pytest.MonkeyPatch, answer: bool) -> list[str]:
    """Answers every later question with yes or no; returns the list to which the questions are
    added."""
    asked: list[str] = []

    def confirm(_: SavesDialog, question: str) -> bool:
        asked.append(question)
        return answer

    monkeypatch.setattr(SavesDialog, "_confirm_deletion", confirm)
    return asked


def _gone(name: str) -> bool:
    Path(name).unlink()
    return True


@pytest.fixture
def full(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Returns the finished matches in a history that keeps two matches, the last played first."""
    monkeypatch.setattr(history, "MAX_MATCHES", 2)
    summaries = save.read_summaries(folder)
    finished = [summary.path for summary in summaries if summary.is_finished]
    for age, path in enumerate(finished):
        os.utime(path, (DAY_SECONDS * (100 - age), DAY_SECONDS * (100 - age)))
    return finished


def clear(qtbot: QtBot, dialog: HistoryDialog) -> None:
    """Presses the button that moves the surplus matches, and waits until they are gone."""
    qtbot.waitUntil(dialog.clear_button.isVisible)
    dialog.clear_button.click()
    qtbot.waitUntil(lambda: not dialog._is_clearing and not dialog._reader.is_reading)


def test_matches_beyond_the_bound_go_to_the_bin_once_that_is_agreed_to(
    qtbot: QtBot, folder: Path, full: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    binned: list[str] = []
    monkeypatch.setattr(history_dialog, "bin_of", lambda _: Bin.SYSTEM)
    monkeypatch.setattr(QFile, "moveToTrash", lambda name: binned.append(name) or _gone(name))
    asked = agree(monkeypatch, False)
    dialog = opened(qtbot, folder)
    clear(qtbot, dialog)
    assert "4 oldest" in asked[0] and " kB." in asked[0]
    assert "up to 9 April 1970" in asked[0]
    assert "4 oldest" in dialog._surplus_label.text()
    assert all(path.exists() for path in full) and not binned
    agree(monkeypatch, True)
    clear(qtbot, dialog)
    assert sorted(binned) == sorted(map(str, full[2:]))
    assert [path.exists() for path in full] == [True, True, False, False, False, False]
    assert not dialog.clear_button.isVisible()
    assert dialog.list.count() == 2


@pytest.mark.parametrize(
    ("kind", "words"), [(Bin.NONE, "There is no bin"), (Bin.SANDBOX, "sandbox")]
)
def test_that_there_is_no_bin_or_only_a_sandboxs_is_said_before(
    qtbot: QtBot,
    folder: Path,
    full: list[Path],
    monkeypatch: pytest.MonkeyPatch,
    kind: Bin,
    words: str,
) -> None:
    for module in (history_dialog, saves_dialog):
        monkeypatch.setattr(module, "bin_of", lambda _: kind)
    asked = agree(monkeypatch, False)
    dialog = opened(qtbot, folder)
    clear(qtbot, dialog)
    dialog.delete_button.click()
    assert [words in question for question in asked] == [True, True]
    assert all(path.exists() for path in full)


def test_what_the_bin_does_not_take_is_deleted_only_after_another_question(
    qtbot: QtBot, folder: Path, full: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history_dialog, "bin_of", lambda _: Bin.SYSTEM)
    monkeypatch.setattr(QFile, "moveToTrash", lambda _: False)
    asked = agree(monkeypatch, True)
    dialog = opened(qtbot, folder)
    clear(qtbot, dialog)
    qtbot.waitUntil(lambda: not full[2].exists())
    assert len(asked) == 2 and "cannot be moved" in asked[1]
    assert all(path.exists() for path in full[:2])


def test_a_match_played_in_this_run_is_not_offered(
    qtbot: QtBot, folder: Path, full: list[Path]
) -> None:
    dialog = HistoryDialog(folder, played={full[-1]})
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: bool(dialog._surplus.matches))
    assert full[-1] not in [summary.path for summary in dialog._surplus.matches]
    assert len(dialog._surplus.matches) == 4


def test_a_match_that_is_not_over_is_imported_to_the_saves_and_that_is_told(
    qtbot: QtBot, folder: Path, tmp_path: Path, toy: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(qtbot, folder)
    warnings: list[object] = []
    monkeypatch.setattr(dialog, "_show_warning", warnings.append)
    path = tmp_path / "elsewhere" / "x.wizardtable"
    save.write(path, begun(toy))
    assert dialog.import_from(path)
    assert len(warnings) == 1


@pytest.fixture
def finished(hands: Hands) -> HistoryDialog:
    """Opens the history of a window, with one match of Anludim."""
    spec = catalog.get("anludim")
    saves = hands.profile.data.saves
    save.write(save.new_path(saves, spec.id), played_match(spec, Setup(2), 11, 1.0))
    hands.main.lobby.page_buttons["history"].click()
    dialog = hands.main.dialog
    assert isinstance(dialog, HistoryDialog)
    hands.qtbot.waitUntil(lambda: dialog.list.count() == 1)
    return dialog


def test_a_match_is_opened_at_its_end(hands: Hands, finished: HistoryDialog) -> None:
    finished.open_button.click()
    hands.qtbot.waitUntil(lambda: isinstance(hands.main.dialog, GameOverDialog))


def test_it_is_gone_through_again(hands: Hands, finished: HistoryDialog) -> None:
    finished.replay_button.click()
    assert hands.main.page.feature(ReplayFeature).view is not None


def test_its_analysis_is_one_click_away(hands: Hands, finished: HistoryDialog) -> None:
    finished.analysis_button.click()
    dialog = hands.main.dialog
    assert isinstance(dialog, GameOverDialog)
    assert dialog.pages.currentWidget() is dialog.analysis
    assert dialog.analysis is not None
    dialog.analysis.cancel_button.click()


def test_the_same_deal_is_played_again(hands: Hands, finished: HistoryDialog) -> None:
    summary = finished.selected_summary()
    assert summary is not None
    finished.fill_menu()
    actions = {action.text(): action for action in finished.menu.actions()}
    actions["Play with the same draws"].trigger()
    match = hands.controller.match
    assert (match.seed, match.setup, match.result) == (summary.seed, summary.setup, None)


def test_a_match_brought_from_elsewhere_is_not_counted_when_this_run_ends_badly(
    qtbot: QtBot, tmp_path: Path, toy: GameSpec
) -> None:
    data = DataDir(tmp_path / "data")
    data.saves.mkdir(parents=True)
    theirs = tmp_path / "theirs.wizardtable"
    save.write(theirs, played(toy, seed=1))
    began = theirs.stat().st_mtime - 5.0  # finished elsewhere while this run went on
    dialog = HistoryDialog(data.saves, run_start=began)
    qtbot.addWidget(dialog)
    assert dialog.import_from(theirs)
    recovery.add_missing_results(data, began)
    assert statistics.read(data)[0] == []
    save.write(save.new_path(data.saves, "toy"), played(toy, seed=2))
    recovery.add_missing_results(data, began)
    assert len(statistics.read(data)[0]) == 1, "what was played here counts"
