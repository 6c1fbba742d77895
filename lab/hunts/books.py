# SPDX-License-Identifier: MIT
"""Breaks books for the hunt `files`, and looks at them.

It breaks bytes as disks do, rows, and tables as an attacker does. If the book can be read, it is
looked at as all pages do, and a match is added.
"""

import json
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, date, datetime
from functools import cache
from math import isfinite
from pathlib import Path
from tempfile import TemporaryDirectory

from lab.hunts import forging
from tests.helpers import NAMES
from wizardtable.core import catalog, clock
from wizardtable.core.arranged import purposes
from wizardtable.core.game import Seat, Setup
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng
from wizardtable.store import (
    daily,
    past_findings,
    problem_results,
    rating_news,
    ratings,
    save,
    statistics,
    tower,
)
from wizardtable.store.achieved import achievement_news, contributions
from wizardtable.store.book import activities, begun, book, end_of_match, recovery
from wizardtable.store.daily import DailyLevelOutcome
from wizardtable.store.paths import DataDir
from wizardtable.store.player import player_record
from wizardtable.store.problem_results import ProblemResult

DAY = date(2026, 11, 28)
"""The day of everything in the book."""

MEMORY_FOLDER = "/dev/shm" if Path("/dev/shm").is_dir() else None
"""The folder of the books while they are broken; it is in memory, so that no disk slows the
hunt."""

COPY_COUNTS = (1, 1, 10, 2000)
"""The possible numbers of copies of a row."""

ENDLESS_QUERY = (
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS id FROM n"
)
"""A query that never ends."""

TABLE_CHANGES = (
    f"DROP TABLE problem; CREATE VIEW problem AS {ENDLESS_QUERY}",
    f"DROP TABLE ended; CREATE VIEW ended AS {ENDLESS_QUERY}",
    "CREATE TRIGGER evil AFTER INSERT ON ended BEGIN DELETE FROM ended; END",
    "CREATE TRIGGER evil BEFORE INSERT ON brought BEGIN SELECT RAISE(FAIL, 'no'); END",
    "DROP TABLE begun",
    "DROP TABLE ended; CREATE TABLE ended (id, line, game)",
    "ALTER TABLE ended RENAME COLUMN deal TO other",
    "CREATE TABLE more (id INTEGER PRIMARY KEY)",
    "CREATE INDEX evil ON ended (abs(score))",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = -1",
    "PRAGMA user_version = 2000000000",
    "PRAGMA application_id = 7",
    "PRAGMA auto_vacuum = FULL; VACUUM",
    "PRAGMA journal_mode = WAL",
    "PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = 'CREATE TABLE ended (x)' "
    "WHERE name = 'ended'",
    "PRAGMA writable_schema = ON; UPDATE sqlite_master SET rootpage = 2",
)
"""Statements that turn a book into a file that the program has not made."""


@cache
def book_content() -> bytes:
    """Returns a book with rows in every table, except that of earlier versions' files."""
    with TemporaryDirectory() as folder:
        data = DataDir(Path(folder))
        fill(data)
        return data.book.read_bytes()


def fill(data: DataDir) -> None:
    """Adds rows to every table of a book, except that of earlier versions' files."""
    spec = catalog.get("wizards_gambit")
    clock.stop_on(DAY)
    try:
        end_of_match.write_end(data, _played(3))
        statistics.reset_statistics(data)
        end_of_match.write_end(data, _played(4))
        for seed in (7, 8, 9):
            match = dealt(seed)
            match.purpose = purposes.RATED
            ratings.begin(data, match)
            if seed > 7:
                match.give_up(Seat(0))
                end_of_match.write_end(data, match)
        begun.note_table(data, dealt(7), going=False)
        daily.keep_level(data, DailyLevelOutcome(spec.id, DAY.isoformat(), "mage", 1, 9))
        problem_results.record(data, ProblemResult(spec.id, "a", solved=True, day=DAY.toordinal()))
        activities.note_lesson(data, spec.id, "first", 3, done=True)
        activities.film_made(data, _played(4))
    finally:
        clock.stop_on(None)


def dealt(seed: int) -> Match:
    """Returns a match of two seats with a person."""
    spec = catalog.get("wizards_gambit")
    return Match(spec, Setup(2), seed, (Player("Zoé", None), Player(NAMES[1], "mage")))


@cache
def _played(seed: int) -> Match:
    match, rng = dealt(seed), Rng(seed)
    while match.to_move is not None:
        match.play(rng.choice(match.menu()))
    return match


# Breaking.


def forged_rows(content: bytes, rng: random.Random) -> bytes:
    """Returns a book with changed values, deleted rows and copied rows."""
    with _opened(content) as (path, connection):
        tables = _names(connection, "SELECT name FROM sqlite_master WHERE type = 'table'")
        for _ in range(rng.choice((1, 1, 2, 5, 20))):
            with suppress(sqlite3.Error, OverflowError, ValueError):
                _forge_row(connection, rng.choice(tables), rng)
        connection.commit()
        return path.read_bytes()


def forged_tables(content: bytes, rng: random.Random) -> bytes:
    """Returns a book with a table replaced by something else, or another database."""
    with _opened(content) as (path, connection):
        for _ in range(rng.choice((1, 1, 2))):
            with suppress(sqlite3.Error):
                connection.executescript(rng.choice(TABLE_CHANGES))
        connection.commit()
        return path.read_bytes()


@contextmanager
def _opened(content: bytes) -> Iterator[tuple[Path, sqlite3.Connection]]:
    with TemporaryDirectory(dir=MEMORY_FOLDER) as folder:
        path = Path(folder) / "book.sqlite"
        path.write_bytes(content)
        with closing(sqlite3.connect(path)) as connection:
            yield path, connection


def _names(connection: sqlite3.Connection, query: str) -> list[str]:
    return [str(row[0]) for row in connection.execute(query)]


def _forge_row(connection: sqlite3.Connection, table: str, rng: random.Random) -> None:
    columns = _names(connection, f"SELECT name FROM pragma_table_info('{table}')")
    rows = _names(connection, f"SELECT rowid FROM {table}")
    if not rows:
        return
    row, column = rng.choice(rows), rng.choice(columns)
    kind = rng.randrange(10)
    if kind == 0:
        connection.execute(f"DELETE FROM {table} WHERE rowid = ?", (row,))
    elif kind == 1 and "line" in columns:
        others = [name for name in columns if name != "id"]
        values = ["line || ?" if name == "line" else name for name in others]
        for number in range(rng.choice(COPY_COUNTS)):
            connection.execute(
                f"INSERT INTO {table} ({', '.join(others)}) SELECT {', '.join(values)} "
                f"FROM {table} WHERE rowid = ?",
                (f" {number}", row),
            )
    else:
        (old,) = connection.execute(f"SELECT {column} FROM {table} WHERE rowid = ?", (row,))
        update = f"UPDATE {table} SET {column} = "
        if kind == 2:  # text that is not UTF-8
            connection.execute(f"{update}CAST(? AS TEXT) WHERE rowid = ?", (b"a\xffb", row))
        else:
            value = _other_value(old[0], rng)
            connection.execute(f"{update}? WHERE rowid = ?", (value, row))


def _other_value(old: object, rng: random.Random) -> object:
    """Returns another value for a column; for JSON text mostly a text with changed values."""
    if isinstance(old, str) and old[:1] in ("[", "{") and rng.random() < 0.8:
        with suppress(RecursionError, ValueError):  # an earlier change made it too deep
            data = [json.loads(old)]
            forging.values_changed(data, rng)
            return forging.text_of(data[0] if data else []).decode("utf-8", "replace")
    value = forging.other_value(old, rng)
    if isinstance(value, forging.Text):
        return value.text
    if isinstance(value, list | dict):
        return rng.choice((b"\0\xff", 1.5, float("inf"), json.dumps(value)))
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else value


# Opening.


def look_at(data: DataDir) -> None:
    """Starts the program's reading, and looks at the contents of all pages.

    Raises:
        files.FileError: the book cannot be read.
    """
    save.read_summaries(data.saves)
    noon = datetime(DAY.year, DAY.month, DAY.day, 12, tzinfo=UTC)
    recovery.add_missing_results(data, now=int(noon.timestamp()))
    for points in ratings.histories(ratings.read(data)).values():
        for point in points:
            assert isfinite(point.after.value)
            assert str(rating_news.change_sentence(point)) and str(
                rating_news.reason_sentence(point)
            )
    finished, _ = statistics.read(data)
    player_record.record_of(finished)
    for match in finished:
        player_record.day_of(match)
    for standing in statistics.standings(finished, ("apprentice", "adept", "archmage")):
        assert isfinite(standing.margin)
    achieved, _ = contributions.read(data)
    contributions.states(achieved, achievement_news.progress_without_matches(data))
    daily_results = daily.read(data)
    daily_results.streak(DAY)
    assert all(abs(result.score) <= 1_000_000 for result in daily_results.played.values())
    results, _ = problem_results.read(data)
    problem_results.due_problems(problem_results.standings(results), round(time.time() / 86400))
    assert tower.read(data).highest
    past = past_findings.read(data, _played(4))
    for kind in {kind for finding in past for kind in finding.kinds}:
        str(past_findings.recurrence(past, kind))
    begun.standing_of(data, dealt(7))


def go_on(data: DataDir) -> None:
    """Ends a match that counts.

    Raises:
        files.FileError: the book cannot be written.
    """
    match = dealt(77)
    match.purpose = purposes.RATED
    ratings.begin(data, match)
    match.give_up(Seat(0))
    for news in end_of_match.write_end(data, match):
        assert str(news.words) and (news.more is None or str(news.more))
    problem_results.record(data, ProblemResult("wizards_gambit", "b", solved=False, day=9))
    with book.reading(data) as connection:
        assert end_of_match.is_kept(connection, match)
        (check,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        assert check == "ok", check
