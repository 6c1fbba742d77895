# SPDX-License-Identifier: MIT
"""Tests that no result is lost on a full disk, and that the player reads one sentence about it."""

import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.helpers import FullDisk, full_disk
from tests.store.test_end_of_match import (
    DAY,
    GAME,
    at_the_daily_table,
    begun_for_the_rating,
    dealt,
    for_the_rating,
    in_the_tower,
    kept,
)
from wizardtable.core import files
from wizardtable.core.match import Match
from wizardtable.store import daily, problem_results, ratings, save, settings, statistics, tower
from wizardtable.store.achieved import contributions
from wizardtable.store.book import begun, end_of_match, recovery
from wizardtable.store.daily import DailyLevelOutcome
from wizardtable.store.paths import DataDir, data_dir
from wizardtable.store.player import players
from wizardtable.store.problem_results import ProblemResult
from wizardtable.store.settings import Settings

Keep = Callable[[DataDir], object]

RATED_MATCH = for_the_rating()

BOOK_NAME = "book.sqlite"

STORED_THINGS: dict[str, tuple[str, Keep]] = {
    "a match": (BOOK_NAME, lambda data: end_of_match.write_end(data, RATED_MATCH)),
    "a daily table": (BOOK_NAME, lambda data: end_of_match.write_end(data, at_the_daily_table())),
    "stars": (BOOK_NAME, lambda data: end_of_match.write_end(data, in_the_tower())),
    "a daily table begun": (
        BOOK_NAME,
        lambda data: begun.note_beginning(data, dealt(at_the_daily_table())),
    ),
    "a rated match begun": (BOOK_NAME, lambda data: ratings.begin(data, begun_for_the_rating())),
    "a level": (
        BOOK_NAME,
        lambda data: daily.keep_level(data, DailyLevelOutcome(GAME, DAY, "mage", 1, 9)),
    ),
    "achievements": (
        BOOK_NAME,
        lambda data: contributions.record(data, [contributions.contribution(RATED_MATCH, 1)]),
    ),
    "a problem": (
        BOOK_NAME,
        lambda data: problem_results.record(data, ProblemResult(GAME, "1", True, 1)),
    ),
    "to begin anew": (BOOK_NAME, statistics.reset_statistics),
    "who plays": ("players.json", lambda data: players.choose(data, "2")),
    "a name": (
        "settings.json",
        lambda data: players.change(data, players.FIRST_PLAYER_ID, "Bea", ""),
    ),
}
"""For each thing that the program stores, by its name: the file, and the function that stores
it."""


@pytest.fixture
def data(tmp_path: Path) -> DataDir:
    return data_dir(tmp_path)


def content(data: DataDir) -> dict[str, bytes]:
    """Returns the content of all files that are not empty.

    Empty files hold nothing or are only locked.
    """
    content_of = {
        str(path.relative_to(data.root)): path.read_bytes()
        for path in data.root.rglob("*")
        if path.is_file()
    }
    return {name: text for name, text in content_of.items() if text}


def put_before(data: DataDir, file: str) -> None:
    """Writes something into a file, so that it is not new."""
    if file == BOOK_NAME:
        problem_results.record(data, ProblemResult("anludim", "2", False, 5))
    else:
        (data.root / file).write_bytes(b'{"of": "a newer version"}\n')


def is_there(data: DataDir, file: str) -> bool:
    """Returns whether the content of `put_before` is still there."""
    if file == BOOK_NAME:
        return ProblemResult("anludim", "2", False, 5) in problem_results.read(data)[0]
    return b"a newer version" in (data.root / file).read_bytes()


@pytest.mark.parametrize("there", [False, True], ids=["a new file", "more"])
@pytest.mark.parametrize(("file", "keep"), STORED_THINGS.values(), ids=STORED_THINGS)
def test_what_cannot_be_written_is_told_and_can_be_kept_later(
    data: DataDir, monkeypatch: pytest.MonkeyPatch, file: str, keep: Keep, there: bool
) -> None:
    if there:
        put_before(data, file)
    before = content(data)
    full_disk(monkeypatch)
    with pytest.raises(files.FileError) as caught:
        keep(data)
    assert str(caught.value) == f"Cannot write “{file}”: the disk is full."
    assert content(data) == before
    monkeypatch.undo()
    keep(data)
    assert content(data) != before
    assert not there or is_there(data, file)


def test_a_book_without_room_for_another_page_is_as_it_was(
    data: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    class NoPageLeft(sqlite3.Connection):
        """A connection to a file that cannot grow."""

        def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
            if sql.startswith("BEGIN"):
                super().execute("PRAGMA max_page_count = 1")
            return super().execute(sql, *values)  # type: ignore[arg-type]

    end_of_match.write_end(data, RATED_MATCH)
    before, kept_before = content(data), kept(data)
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=NoPageLeft))
    with pytest.raises(files.FileError, match=f"“{BOOK_NAME}”: the disk is full"):
        for number in range(10_000):
            problem_results.record(data, ProblemResult(GAME, "x" * 40, True, number))
    monkeypatch.undo()
    results, _ = problem_results.read(data)
    assert [each.day for each in results] == [*range(len(results))]
    assert kept(data) == kept_before
    assert len(content(data)[BOOK_NAME]) == len(before[BOOK_NAME])


def test_how_a_rated_match_went_is_as_it_was(
    data: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun_for_the_rating()
    ratings.begin(data, match)
    before = content(data)
    full_disk(monkeypatch)
    changes: tuple[Callable[[], object], ...] = (
        lambda: begun.note_table(data, match, going=False),
        lambda: begun.note_actions(data, match, 5),
        lambda: begun.withdraw(data, match),
        lambda: end_of_match.write_end(data, RATED_MATCH),
        lambda: recovery.add_missing_results(data, now=1),
    )
    for change in changes:
        with pytest.raises(files.FileError, match=f"“{BOOK_NAME}”: the disk is full"):
            change()
    assert content(data) == before


def test_what_is_there_can_be_read_meanwhile(
    data: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    end_of_match.write_end(data, in_the_tower())
    begun.note_beginning(data, begun_for_the_rating())
    # an old file, which reading imports
    data.old_file("tower").write_bytes(b'{"game":"anludim","floor":1,"stars":7}\n')
    before = content(data)
    full_disk(monkeypatch)
    assert len(statistics.read(data)[0]) == 1
    assert tower.read(data).stars.keys() == {(GAME, 1), ("anludim", 1)}
    assert len(ratings.open_matches(data)) == 1
    assert content(data) == before


def test_a_player_who_cannot_be_added_is_not_there(
    data: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.save(data.settings, Settings(player_name="Ada"))
    full_disk(monkeypatch)
    with pytest.raises(files.FileError, match="the disk is full"):
        players.add(data, Settings(player_name="Bea"))
    assert players.ids(data) == [players.FIRST_PLAYER_ID]


def recovered(data: DataDir, monkeypatch: pytest.MonkeyPatch, room: int) -> bool:
    """Returns whether the next start stores every result if the disk is full after `room`
    transactions."""

    class AlmostFullDisk(FullDisk):
        """A connection to a file on a disk that is full after `room` transactions."""

        def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
            nonlocal room
            room -= sql == "COMMIT"
            if room >= 0:
                return sqlite3.Connection.execute(self, sql, *values)  # type: ignore[arg-type]
            return super().execute(sql, *values)

    with monkeypatch.context() as disk:
        disk.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=AlmostFullDisk))
        try:
            recovery.add_missing_results(data, 0)
        except files.FileError:
            return False
    return True


@pytest.mark.parametrize("deal", [at_the_daily_table, in_the_tower, for_the_rating])
def test_however_much_is_written_before_the_disk_is_full_each_outcome_is_kept_once(
    data: DataDir, monkeypatch: pytest.MonkeyPatch, deal: Callable[[], Match]
) -> None:
    match, other = deal(), at_the_daily_table()
    begun.note_beginning(data, dealt(match))
    for each in (match, other):
        save.write(save.new_path(data.saves, GAME), each)
    times = 0
    while not recovered(data, monkeypatch, times):
        times += 1
    matches = len({match.seed, other.seed})
    assert times >= 1
    once = kept(data)
    recovery.add_missing_results(data, 0)
    assert kept(data) == once
    assert once == (
        *(matches, 1, deal is in_the_tower, deal is for_the_rating),
        *(matches, matches, matches),
    )
