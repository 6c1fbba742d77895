# SPDX-License-Identifier: MIT
"""Tests what a player's own page shows of past matches, computed from the book and the settings."""

from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from wizardtable.core.game import Setup
from wizardtable.core.match import Player
from wizardtable.store import paths, problem_results, statistics
from wizardtable.store.book import activities, book, rows
from wizardtable.store.paths import DataDir
from wizardtable.store.player import player_traces
from wizardtable.store.player.player_traces import TRACED_DAY_COUNT, DayTraces, GameTraces
from wizardtable.store.problem_results import ProblemResult
from wizardtable.store.settings import Settings

TODAY = date(2026, 11, 29)
TWO_PLAYERS = (Player("Ada", None), Player("Corvin", "mage", "corvin"))


@pytest.fixture
def data(tmp_path: Path) -> DataDir:
    return paths.data_dir(tmp_path)


def end(data: DataDir, number: int, ago: int = 0, first: bool = True, **more: str | int) -> None:
    """Stores a finished match of Anludim that ended `ago` days ago; the person won it if `first` is
    true."""
    at = int(datetime.combine(TODAY - timedelta(days=ago), datetime.min.time()).timestamp())
    ranks, scores = ((1, 2), (30, 20)) if first else ((2, 1), (20, 30))
    row = {
        "line": f"ended {number}",
        "ended": at + 20 * 3600,
        **rows.deal_columns("anludim", Setup(2), number, TWO_PLAYERS),
        **rows.end_columns(TWO_PLAYERS, ranks, scores),
        **more,
    }
    with book.writing(data) as connection:
        book.insert(connection, "ended", row)


def test_lessons_problems_and_victories_are_counted_by_game(data: DataDir) -> None:
    settings = replace(Settings(), lessons_done=("anludim", "anludim/wands", "zavandor"))
    for problem, solved in (("a", True), ("a", True), ("b", False), ("c", True)):
        problem_results.record(data, ProblemResult("anludim", problem, solved, 700_000))
    end(data, 1)
    end(data, 2, first=False)
    games = player_traces.read(data, settings, TODAY).games
    assert games == {"anludim": GameTraces(2, 2, 1), "zavandor": GameTraces(1)}


def test_a_victory_with_help_counts_but_not_one_that_others_won(data: DataDir) -> None:
    end(data, 1, helped=1)
    end(data, 2, given_up=1)
    end(data, 3, origin="x")
    end(data, 4, decided=10, left_to=5)
    assert player_traces.read(data, Settings(), TODAY).games["anludim"].won == 1


def test_victories_before_a_reset_are_forgotten_but_days_are_not(data: DataDir) -> None:
    end(data, 1)
    statistics.reset_statistics(data)
    traces = player_traces.read(data, Settings(), TODAY)
    assert not traces.games and list(traces.days) == [TODAY]


def test_a_day_has_whatever_was_played_on_it(
    data: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "wizardtable.core.clock.now", lambda: datetime(2026, 11, 28, 21, 0).timestamp()
    )
    activities.note_lesson(data, "anludim", "first", 3, done=False)
    activities.note_lesson(data, "anludim", "first", 5, done=True)
    problem_results.record(data, ProblemResult("zavandor", "a", False, TODAY.toordinal()))
    end(data, 1)
    end(data, 2)
    assert player_traces.read(data, Settings(), TODAY).days == {
        TODAY: DayTraces(matches=2, problems=1),
        date(2026, 11, 28): DayTraces(lessons=1),
    }


def test_only_the_last_days_are_listed(data: DataDir) -> None:
    for ago in (-1, 0, TRACED_DAY_COUNT - 1, TRACED_DAY_COUNT):
        end(data, ago + 1, ago)
    days = player_traces.read(data, Settings(), TODAY).days
    assert sorted(days) == [TODAY - timedelta(days=TRACED_DAY_COUNT - 1), TODAY]


def test_a_match_between_opponents_alone_is_no_day_of_play(data: DataDir) -> None:
    end(data, 1, people=0)
    assert not player_traces.read(data, Settings(), TODAY).days


def test_of_a_book_that_cannot_be_read_the_lessons_are_left(data: DataDir) -> None:
    data.book.mkdir(parents=True)
    settings = replace(Settings(), lessons_done=("anludim",))
    traces = player_traces.read(data, settings, TODAY)
    assert traces.games == {"anludim": GameTraces(1)} and not traces.days
