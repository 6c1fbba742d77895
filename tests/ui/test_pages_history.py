# SPDX-License-Identifier: MIT
"""The history: every finished match, looked for and gone back to."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers import begun, played
from tests.ui.windows import Hands
from wizardtable.core import catalog
from wizardtable.core.catalog import GameSpec
from wizardtable.core.game import Result, Setup
from wizardtable.store import history, outcomes, save, statistics
from wizardtable.store.paths import DataDir
from wizardtable.ui.dialogs.history_dialog import HistoryDialog
from wizardtable.ui.dialogs.save_list import SUMMARY
from wizardtable.ui.dialogs.save_text import outcome_of
from wizardtable.ui.dialogs.saves_dialog import SavesDialog
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
    qtbot.waitUntil(lambda: not dialog._reader.busy)
    return dialog


def test_it_lists_what_is_over_and_the_saves_what_is_not(qtbot: QtBot, folder: Path) -> None:
    dialog = opened(qtbot, folder)
    assert dialog.list.count() == SEEDS
    saves = SavesDialog(folder)
    qtbot.addWidget(saves)
    qtbot.waitUntil(lambda: not saves._reader.busy)
    assert saves.list.count() == 1


def test_a_row_tells_how_the_match_ended(qtbot: QtBot, folder: Path) -> None:
    dialog = opened(qtbot, folder)
    for row in range(dialog.list.count()):
        item = dialog.list.item(row)
        told = item.data(Qt.ItemDataRole.AccessibleTextRole)
        assert ("Won" in told or "Shared" in told) == item.data(SUMMARY).won


@pytest.mark.parametrize(
    ("ranks", "scores", "told"),
    [
        ((1, 2, 3), (19, 18, 7), "Won, 19 to 18"),
        ((2, 1, 3), (18, 19, 7), "Lost, 18 to 19"),
        ((1, 2, 3), (18, 18, 7), "Won after a tie on 18 points"),
        ((2, 1, 3), (18, 18, 7), "Lost after a tie on 18 points"),
        ((1, 1, 3), (18, 18, 7), "Shared victory with 18 points each"),
    ],
)
def test_a_match_that_ended_level_is_told_so(
    qtbot: QtBot,
    folder: Path,
    ranks: tuple[int, ...],
    scores: tuple[int, ...],
    told: str,
) -> None:
    summary = opened(qtbot, folder).list.item(0).data(SUMMARY)
    level = replace(summary, result=Result(ranks, scores), given_up=-1)
    assert outcome_of(level).replace("\N{NO-BREAK SPACE}", " ") == told


def test_looking_for_something_shows_only_that_and_says_how_many(
    qtbot: QtBot, folder: Path
) -> None:
    dialog = opened(qtbot, folder)
    dialog.outcome.setCurrentIndex(dialog.outcome.findData(history.WON))
    shown = [dialog.list.item(row).data(SUMMARY) for row in range(dialog.list.count())]
    assert all(one.won for one in shown)
    assert f"{len(shown)} of {SEEDS}" in dialog._number.text()
    QTest.keyClicks(dialog.words, "nobody of this name")
    assert dialog.list.count() == 0 and dialog._empty.isVisible()
    assert not dialog.open_.isEnabled()
    dialog.words.clear()
    dialog.outcome.setCurrentIndex(0)
    assert dialog.list.count() == SEEDS


def test_the_bound_is_said(qtbot: QtBot, folder: Path) -> None:
    assert "500" in opened(qtbot, folder)._number.text()


def test_a_match_that_is_not_over_is_imported_to_the_saves_and_that_is_told(
    qtbot: QtBot, folder: Path, tmp_path: Path, toy: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(qtbot, folder)
    told: list[object] = []
    monkeypatch.setattr(dialog, "_tell", told.append)
    path = tmp_path / "elsewhere" / "x.wizardtable"
    save.write(path, begun(toy))
    assert dialog.import_from(path)
    assert len(told) == 1


@pytest.fixture
def finished(hands: Hands) -> HistoryDialog:
    """The history of a window, with one match of Anludim."""
    spec = catalog.get("anludim")
    saves = hands.session.data.saves
    save.write(save.new_path(saves, spec.id), played_match(spec, Setup(2), 11, 1.0))
    hands.window.lobby.ways["history"].click()
    dialog = hands.window.dialog
    assert isinstance(dialog, HistoryDialog)
    hands.qtbot.waitUntil(lambda: dialog.list.count() == 1)
    return dialog


def test_a_match_is_opened_at_its_end(hands: Hands, finished: HistoryDialog) -> None:
    finished.open_.click()
    hands.qtbot.waitUntil(lambda: isinstance(hands.window.dialog, GameOverDialog))


def test_it_is_gone_through_again(hands: Hands, finished: HistoryDialog) -> None:
    finished.replay.click()
    assert hands.window.page.past.view is not None


def test_its_analysis_is_one_click_away(hands: Hands, finished: HistoryDialog) -> None:
    finished.analyse.click()
    dialog = hands.window.dialog
    assert isinstance(dialog, GameOverDialog)
    assert dialog.pages.currentWidget() is dialog.analysis
    assert dialog.analysis is not None
    dialog.analysis.cancel.click()


def test_the_same_deal_is_played_again(hands: Hands, finished: HistoryDialog) -> None:
    summary = finished.selected()
    assert summary is not None
    finished.fill_menu()
    actions = {action.text(): action for action in finished.menu.actions()}
    actions["Reuse seed"].trigger()
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
    dialog = HistoryDialog(data.saves, began=began)
    qtbot.addWidget(dialog)
    assert dialog.import_from(theirs)
    outcomes.recover(data, began)
    assert statistics.read(data.statistics)[0] == []
    save.write(save.new_path(data.saves, "toy"), played(toy, seed=2))
    outcomes.recover(data, began)
    assert len(statistics.read(data.statistics)[0]) == 1, "what was played here counts"
