# SPDX-License-Identifier: MIT
"""Tests that matches with help, which earlier versions did not count, are read from their saves
once."""

import os
from pathlib import Path
from threading import Event

import pytest

from tests.helpers import begun, play_on, played
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import AID_HINT, Match
from wizardtable.store import ratings, save, statistics
from wizardtable.store.book import end_of_match, helped_matches
from wizardtable.store.paths import DataDir, data_dir

EARLIER_TIME = 1_600_000_000


@pytest.fixture
def data(tmp_path: Path) -> DataDir:
    return data_dir(tmp_path)


def hinted(spec: GameSpec, seed: int, people: int = 1) -> Match:
    match = begun(spec, seed=seed, people=people)
    match.assist(AID_HINT)
    return play_on(match)


def write(data: DataDir, match: Match, at: int = EARLIER_TIME) -> Path:
    """Writes the save of a match that an earlier version finished at this time."""
    path = save.new_path(data.saves, match.spec.id)
    save.write(path, match)
    os.utime(path, (at, at))
    return path


def counted(data: DataDir) -> list[tuple[int, int]]:
    """Returns the seed and the end of the matches that count."""
    return [(match.seed, match.ended) for match in statistics.read(data)[0]]


def test_a_match_with_help_is_counted_at_the_time_of_its_save(toy: GameSpec, data: DataDir) -> None:
    write(data, hinted(toy, 1))
    write(data, hinted(toy, 2), EARLIER_TIME - 9)
    helped_matches.add(data)
    assert counted(data) == [(2, EARLIER_TIME - 9), (1, EARLIER_TIME)]
    assert all(match.helped for match in statistics.read(data)[0])


def test_they_are_read_once_so_that_no_imported_match_counts(toy: GameSpec, data: DataDir) -> None:
    write(data, hinted(toy, 1))
    for _ in range(2):
        helped_matches.add(data)
        write(data, hinted(toy, 2))
    assert counted(data) == [(1, EARLIER_TIME)]


def test_only_those_are_read_that_help_has_left_out(toy: GameSpec, data: DataDir) -> None:
    write(data, played(toy, seed=1))
    write(data, hinted(toy, 2, people=2))
    rated = begun(toy, seed=3)
    rated.purpose = "rated"
    rated.assist(AID_HINT)
    write(data, play_on(rated))
    write(data, played(toy, seed=4, actions=3))
    kept = hinted(toy, 5)
    end_of_match.write_end(data, kept, now=EARLIER_TIME + 5)
    write(data, kept)
    helped_matches.add(data)
    assert counted(data) == [(5, EARLIER_TIME + 5)]
    assert ratings.read(data) == []


def test_what_ended_before_a_reset_stays_out(toy: GameSpec, data: DataDir) -> None:
    statistics.reset_statistics(data)
    write(data, hinted(toy, 1))
    helped_matches.add(data)
    assert statistics.read_played(data) == ([], None)


def test_a_search_that_is_stopped_goes_on_the_next_time(toy: GameSpec, data: DataDir) -> None:
    write(data, hinted(toy, 1))
    stopped = Event()
    stopped.set()
    helped_matches.add(data, stopped)
    assert counted(data) == []
    helped_matches.add(data)
    assert counted(data) == [(1, EARLIER_TIME)]


def test_without_saves_no_book_is_made(data: DataDir) -> None:
    helped_matches.add(data)
    assert not data.book.exists()
