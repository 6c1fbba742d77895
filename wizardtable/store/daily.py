# SPDX-License-Identifier: MIT
"""The player's results at the daily tables, and the results of the levels in the player's seat.

A daily table is a match that is dealt alike for all players on one day. Only the first match that
the player begins there counts. It is called the attempt that counts. For comparison, the levels
(the program's opponents) play the same deal in the player's seat.

The book is the SQLite file with the player's results (`store.book`).
"""

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from pathlib import Path
from typing import Final, TypeAlias

from wizardtable.core import catalog
from wizardtable.core.arranged import daily_table, purposes
from wizardtable.core.match import Match
from wizardtable.core.text import N_, NN_, Message
from wizardtable.store import save_file, save_summary
from wizardtable.store.book import book, old_files, rows
from wizardtable.store.book.book_file import Value
from wizardtable.store.news import News
from wizardtable.store.paths import DataDir
from wizardtable.store.save_format import End

AHEAD, LEVEL, BEHIND = "a", "l", "b"
"""The signs of `DailyOutcome.course`.

They mean that a seat has more points than its best opponent, as many, or fewer.
"""

MAX_COURSE_SIGNS: Final = 10
"""The most signs in `DailyOutcome.course`."""

Table: TypeAlias = tuple[str, str]
"""A daily table: the id of a game, and a day such as "2026-11-26"."""


_COUNTED_QUERY: Final = """
SELECT * FROM ended
WHERE purpose LIKE 'daily:%' AND purpose NOT LIKE '%:again' AND people = 1 AND NOT helped
  AND rank IS NOT NULL AND seats IS NOT NULL AND score IS NOT NULL AND best IS NOT NULL
  AND id IN (
    SELECT min(id) FROM ended
    WHERE purpose LIKE 'daily:%' AND people = 1 AND NOT helped AND rank IS NOT NULL
    GROUP BY game, purpose)
ORDER BY id
"""
"""The SQL for the results that count: by game and day, the first match that ended without help."""


@dataclass(frozen=True, slots=True)
class DailyOutcome:
    """The result of the attempt that counts at a daily table.

    Attributes:
        game: the id of the game.
        day: the day, such as "2026-11-26".
        rank: the person's rank, 1 for the best.
        seats: the number of seats.
        score: the person's points.
        best: the points of the best opponent.
        given_up: whether the person resigned.
        course: the signs `AHEAD`, `LEVEL` and `BEHIND`, one after another, for the person at up to
            `MAX_COURSE_SIGNS` moments of the match; "" in old results.
    """

    game: str
    day: str
    rank: int
    seats: int
    score: int
    best: int
    given_up: bool = False
    course: str = ""


@dataclass(frozen=True, slots=True)
class DailyLevelOutcome:
    """The result that a level, one of the program's opponents, got in the person's seat.

    Attributes:
        game: the id of the game.
        day: the day of the daily table, such as "2026-11-26".
        level: the id of the level.
        rank: the level's rank, 1 for the best.
        score: the level's points.
    """

    game: str
    day: str
    level: str
    rank: int
    score: int


@dataclass(frozen=True, slots=True)
class DailyRecord:
    """All results at the daily tables.

    Attributes:
        begun: the tables at which the player has begun a match that counts, finished or not.
        played: the player's results by table; only finished matches are included.
        levels: the results of the levels, by table and id of the level.
        problem: a sentence if some results could not be read, otherwise None.
    """

    begun: set[Table] = field(default_factory=set)
    played: dict[Table, DailyOutcome] = field(default_factory=dict)
    levels: dict[Table, dict[str, DailyLevelOutcome]] = field(default_factory=dict)
    problem: Message | None = None

    def levels_at(self, table: Table) -> Mapping[str, DailyLevelOutcome]:
        """Returns the known results of the levels at a table, by id of the level."""
        return self.levels.get(table, {})

    def streak(self, today: date) -> int:
        """Returns the number of days in a row with a finished daily table.

        The days end today, or yesterday if the player has finished no table today. Returns 0 if the
        player finished none on either day.
        """
        days = {day for _, day in self.played}
        last = today if today.isoformat() in days else today - timedelta(1)
        count = 0
        while (last - timedelta(count)).isoformat() in days:
            count += 1
        return count


def read(data: DataDir) -> DailyRecord:
    """Returns all results at the daily tables."""
    record, problem = book.read(data, read_from, old_files.DAILY)
    return replace(record, problem=problem)


def read_from(connection: sqlite3.Connection) -> DailyRecord:
    """Returns all results at the daily tables from an open book."""
    record = DailyRecord()
    for game, purpose in connection.execute("SELECT game, purpose FROM begun"):
        if day := purposes.counted_day(purpose):
            record.begun.add((game, day))
    for row in connection.execute(_COUNTED_QUERY):
        if (day := purposes.counted_day(row["purpose"])) and _is_sound(row):
            played = DailyOutcome(
                row["game"],
                day,
                row["rank"],
                row["seats"],
                row["score"],
                row["best"],
                bool(row["given_up"]),
                row["course"],
            )
            record.begun.add((played.game, day))
            record.played.setdefault((played.game, day), played)
    for game, day, level, rank, score in connection.execute(
        "SELECT game, day, level, rank, score FROM level_played ORDER BY id"
    ):
        outcome = DailyLevelOutcome(game, day, level, rank, score)
        record.levels.setdefault((game, day), {}).setdefault(level, outcome)
    return record


def _is_sound(row: sqlite3.Row) -> bool:
    """Returns whether a row has possible values; a forged row may have any values."""
    return (
        1 <= row["rank"] <= row["seats"] <= rows.MAX_SEATS
        and max(abs(row["score"]), abs(row["best"])) <= rows.MAX_SCORE
        and set(row["course"]) <= {AHEAD, LEVEL, BEHIND}
        and len(row["course"]) <= MAX_COURSE_SIGNS
    )


def keep_level(data: DataDir, outcome: DailyLevelOutcome) -> None:
    """Adds the result of one of the program's levels at a daily table to the player's book.

    Does nothing if the book already has a result of this level at this daily table.

    Raises:
        files.FileError: the book cannot be written.
    """
    line = f"level {outcome.game} {outcome.day} {outcome.level}"
    row: dict[str, Value] = {
        "line": line,
        "game": outcome.game,
        "day": outcome.day,
        "level": outcome.level,
        "rank": outcome.rank,
        "score": outcome.score,
    }
    with book.writing(data) as connection:
        book.insert(connection, "level_played", row)


def news(connection: sqlite3.Connection, match: Match, line: str) -> list[News]:
    """Returns the news of a finished match at a daily table; empty for any other match.

    Args:
        connection: the open book.
        match: the finished match.
        line: the value of the column `line` in the match's row of the book.
    """
    day = purposes.counted_day(match.purpose)
    if not day or not is_counted(match):
        return []
    first = connection.execute(
        f"SELECT * FROM ({_COUNTED_QUERY}) WHERE game = ? AND purpose = ?",
        (match.spec.id, match.purpose),
    ).fetchone()
    if first is None or first["line"] != line:
        again = N_(
            "daily", "You had already played this daily table, so this match does not count."
        )
        return [News("daily", again)]
    sentence = NN_("daily", "Daily table: %n point(s), rank {rank} of {seats}.", "", first["score"])
    return [
        News(
            "daily",
            sentence.of(rank=first["rank"], seats=first["seats"]),
            N_("daily", "The daily table page shows how the five levels did in your seat."),
        )
    ]


def is_counted(match: Match) -> bool:
    """Returns whether a match can count at its daily table.

    It must be dealt as this table demands, and nobody may have had help.
    """
    day = purposes.counted_day(match.purpose)
    if not day or match.assisted or match.spec.id not in catalog.GAMES:
        return False
    return daily_table.table(match.spec, day).is_table_of(match)


def course_signs(points: Sequence[tuple[int, ...]], seat: int) -> str:
    """Returns the signs `AHEAD`, `LEVEL` and `BEHIND` of a seat over the course of a match.

    The string has at most `MAX_COURSE_SIGNS` signs, for turns spread evenly over the match.

    Args:
        points: the points by seat for each turn, from `Match.turn_points`.
        seat: the seat.
    """
    turns = points[1:] or points
    count = min(MAX_COURSE_SIGNS, len(turns))
    chosen = [turns[(place + 1) * len(turns) // count - 1] for place in range(count)]
    signs = []
    for row in chosen:
        lead = row[seat] - max(score for other, score in enumerate(row) if other != seat)
        signs.append(AHEAD if lead > 0 else LEVEL if lead == 0 else BEHIND)
    return "".join(signs)


@dataclass(frozen=True, slots=True)
class DailyAttempt:
    """A save of the attempt that counts at a daily table.

    Attributes:
        path: the file of the save.
        is_finished: whether the match is over; the book may still lack its result.
    """

    path: Path
    is_finished: bool


def attempts(saves: Path, day: str) -> dict[str, DailyAttempt]:
    """Returns the saves of the attempts that count at the daily tables of a day, by id of the game.

    If an attempt has several saves, only the save last played is returned.

    Args:
        saves: the folder of the saves.
        day: the day, such as "2026-11-26".
    """
    by_game: dict[str, DailyAttempt] = {}
    for path, _ in save_summary.save_files(saves):
        with suppress(save_file.SaveError):
            header, last = save_file.read_ends(path)
            if purposes.counted_day(header.purpose) == day:
                by_game.setdefault(header.game, DailyAttempt(path, isinstance(last, End)))
    return by_game


def unfinished_attempts(data: DataDir, day: str, record: DailyRecord) -> dict[str, DailyAttempt]:
    """Returns the unfinished attempts at the daily tables of a day, by id of the game.

    Args:
        data: the player's folder.
        day: the day, such as "2026-11-26".
        record: the results at the daily tables; attempts that have one are left out.
    """
    return {
        game: attempt
        for game, attempt in attempts(data.saves, day).items()
        if not attempt.is_finished and (game, day) not in record.played
    }
