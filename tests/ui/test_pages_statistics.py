# SPDX-License-Identifier: MIT
"""Tests the statistics page: finished matches by game and level, and the reset after a question."""

import random
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.store import statistics
from wizardtable.store.book import book, end_of_match
from wizardtable.store.paths import DataDir
from wizardtable.ui.results.statistics_page import StatisticsPage


@pytest.fixture
def played(tmp_path: Path, toy: GameSpec) -> DataDir:
    data = DataDir(tmp_path)
    for seed, level in enumerate(["pupil", "master", "pupil", "greedy"]):
        match = Match(toy, Setup(2), seed, [Player("Ada", None), Player("Bob", level)])
        chance = random.Random(seed)
        while match.to_move is not None:
            match.play(chance.choice(match.menu()))
        end_of_match.write_end(data, match)
    return data


def opened(qtbot: QtBot, data: DataDir) -> StatisticsPage:
    dialog = StatisticsPage(data)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def test_the_page_says_if_there_is_no_finished_match(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(qtbot, DataDir(tmp_path))
    assert dialog._empty.isVisible()
    assert not dialog.reset_button.isEnabled()
    assert dialog.game_panels == []


def test_each_level_has_a_line_weakest_first(qtbot: QtBot, played: DataDir) -> None:
    dialog = opened(qtbot, played)
    assert len(dialog.game_panels) == 1
    assert [line[0].text() for line in dialog.game_panels[0].lines] == [
        "Greedy player",
        "Pupil",
        "Master",
    ]
    assert dialog.game_panels[0].lines[1][1].text().endswith(" of 2")
    assert not dialog._empty.isVisible()


def test_figures_are_those_of_the_matches(qtbot: QtBot, played: DataDir) -> None:
    finished, _ = statistics.read(played)
    master = next(match for match in finished if match.players[1].level == "master")
    won = master.result.ranks[0] == 1
    line = opened(qtbot, played).game_panels[0].lines[2]
    assert line[1].text() == f"{int(won)} of 1"
    margin = master.result.scores[0] - master.result.scores[1]
    assert line[2].text().lstrip("+\u2212") == f"{abs(margin)}.0"


def test_erasing_the_results_deletes_no_recorded_match(qtbot: QtBot, played: DataDir) -> None:
    dialog = opened(qtbot, played)
    with qtbot.waitSignal(dialog.results_erased):
        dialog.erase_results()
    assert statistics.read(played) == ([], None)
    assert dialog._empty.isVisible()
    assert not dialog.reset_button.isEnabled()
    with book.reading(played) as connection:
        assert len(connection.execute("SELECT * FROM ended").fetchall()) == 4


def test_standings_exist_with_and_without_help(qtbot: QtBot, played: DataDir) -> None:
    with book.writing(played) as connection:
        connection.execute("UPDATE ended SET helped = 1 WHERE seed IN ('1', '2')")
    dialog = opened(qtbot, played)
    assert len(dialog.game_panels[0].lines) == 3
    dialog.help_choice.unaided_button.click()
    assert [line[0].text() for line in dialog.game_panels[0].lines] == ["Greedy player", "Pupil"]
    assert dialog.game_panels[0].lines[1][1].text().endswith(" of 1")
    with book.writing(played) as connection:
        connection.execute("UPDATE ended SET helped = 1")
    dialog.refresh()
    assert dialog._empty.text() == "No finished matches without help yet."
    assert dialog.help_choice.isVisible()


def test_the_page_says_since_when_it_counts(qtbot: QtBot, played: DataDir) -> None:
    assert opened(qtbot, played)._note.text().startswith("Results since ")


def test_an_unreadable_file_is_reported(qtbot: QtBot, played: DataDir) -> None:
    played.old_file("statistics").write_bytes(b"not a match\n")  # of an earlier version
    dialog = opened(qtbot, played)
    assert "statistics.jsonl" in dialog._problem.text()
    assert dialog.game_panels
