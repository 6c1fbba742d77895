# SPDX-License-Identifier: MIT
"""What the player did at the daily tables, and what the levels did in their seat."""

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
"""How somebody stands against the best of the others, in `DailyOutcome.course`."""

SIGNS: Final = 10
"""Places of a match in its course at most."""

Table: TypeAlias = tuple[str, str]
"""A game and a day."""


_PLAYED: Final = """
SELECT * FROM ended
WHERE purpose LIKE 'daily:%' AND purpose NOT LIKE '%:again' AND people = 1 AND NOT helped
  AND rank IS NOT NULL AND seats IS NOT NULL AND score IS NOT NULL AND best IS NOT NULL
  AND id IN (
    SELECT min(id) FROM ended
    WHERE purpose LIKE 'daily:%' AND people = 1 AND NOT helped AND rank IS NOT NULL
    GROUP BY game, purpose)
ORDER BY id
"""
"""Of several matches at the daily table of a game and day the first that was over counts, if the
person had no help."""


@dataclass(frozen=True, slots=True)
class DailyOutcome:
    """The attempt that counts is over.

    Attributes:
        score: the points of the person; `best`: the most of the others.
        course: in turn, whether the person was `AHEAD`, `LEVEL` or `BEHIND`.
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
    """What a level did in the person's seat."""

    game: str
    day: str
    level: str
    rank: int
    score: int


@dataclass(frozen=True, slots=True)
class DailyRecord:
    """All that is kept.

    Attributes:
        begun: the tables of which an attempt has begun, over or not.
        played: those of which one is over.
        levels: what the levels did, by table and level.
        problem: a sentence if some of it could not be read.
    """

    begun: set[Table] = field(default_factory=set)
    played: dict[Table, DailyOutcome] = field(default_factory=dict)
    levels: dict[Table, dict[str, DailyLevelOutcome]] = field(default_factory=dict)
    problem: Message | None = None

    def levels_at(self, table: Table) -> Mapping[str, DailyLevelOutcome]:
        """Returns what the levels did at a table, as far as it is known."""
        return self.levels.get(table, {})

    def streak(self, today: date) -> int:
        """Returns on how many days in a row, up to today or yesterday, a table was finished."""
        days = {day for _, day in self.played}
        last = today if today.isoformat() in days else today - timedelta(1)
        count = 0
        while (last - timedelta(count)).isoformat() in days:
            count += 1
        return count


def read(data: DataDir) -> DailyRecord:
    """Returns what is kept."""
    record, problem = book.read(data, read_from, old_files.DAILY)
    return replace(record, problem=problem)


def read_from(connection: sqlite3.Connection) -> DailyRecord:
    """Returns what an open book has."""
    record = DailyRecord()
    for game, purpose in connection.execute("SELECT game, purpose FROM begun"):
        if day := purposes.counted_day(purpose):
            record.begun.add((game, day))
    for row in connection.execute(_PLAYED):
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
        one = DailyLevelOutcome(game, day, level, rank, score)
        record.levels.setdefault((game, day), {}).setdefault(level, one)
    return record


def _is_sound(row: sqlite3.Row) -> bool:
    """Returns whether a row can be told: a forged one may hold anything."""
    return (
        1 <= row["rank"] <= row["seats"] <= rows.MOST_SEATS
        and max(abs(row["score"]), abs(row["best"])) <= rows.HIGHEST_SCORE
        and set(row["course"]) <= {AHEAD, LEVEL, BEHIND}
        and len(row["course"]) <= SIGNS
    )


def keep_level(data: DataDir, found: DailyLevelOutcome) -> None:
    """Keeps what a level did, unless that is known. Raises files.FileError."""
    line = f"level {found.game} {found.day} {found.level}"
    row: dict[str, Value] = {
        "line": line,
        "game": found.game,
        "day": found.day,
        "level": found.level,
        "rank": found.rank,
        "score": found.score,
    }
    with book.writing(data) as connection:
        book.insert(connection, "level_played", row)


def news(connection: sqlite3.Connection, match: Match, line: str) -> list[News]:
    """Returns what came of a match at a daily table, if it is one. `line` is that of its row."""
    day = purposes.counted_day(match.purpose)
    if not day or not is_counted(match):
        return []
    first = connection.execute(
        f"SELECT * FROM ({_PLAYED}) WHERE game = ? AND purpose = ?", (match.spec.id, match.purpose)
    ).fetchone()
    if first is None or first["line"] != line:
        again = N_(
            "daily", "You had already played this daily table, so this match does not count."
        )
        return [News("daily", again)]
    told = NN_("daily", "Daily table: %n point(s), rank {rank} of {seats}.", "", first["score"])
    return [
        News(
            "daily",
            told.of(rank=first["rank"], seats=first["seats"]),
            N_("daily", "The daily table page shows how the five levels did in your seat."),
        )
    ]


def is_counted(match: Match) -> bool:
    """Returns whether a match is played at a daily table, by a person who had no help."""
    day = purposes.counted_day(match.purpose)
    if not day or match.assisted or match.spec.id not in catalog.GAMES:
        return False
    return daily_table.table(match.spec, day).is_table_of(match)


def course(points: Sequence[tuple[int, ...]], seat: int) -> str:
    """Returns how a seat stood in the course of a match, at `SIGNS` places at most; `points` are
    those of `Match.turn_points`."""
    rows = points[1:] or points
    count = min(SIGNS, len(rows))
    chosen = [rows[(place + 1) * len(rows) // count - 1] for place in range(count)]
    signs = []
    for row in chosen:
        lead = row[seat] - max(one for other, one in enumerate(row) if other != seat)
        signs.append(AHEAD if lead > 0 else LEVEL if lead == 0 else BEHIND)
    return "".join(signs)


@dataclass(frozen=True, slots=True)
class DailyAttempt:
    """A save of the attempt that counts at a daily table.

    Attributes:
        finished: whether it is over, though perhaps nobody was there to keep how it ended.
    """

    path: Path
    finished: bool


def attempts(saves: Path, day: str) -> dict[str, DailyAttempt]:
    """Returns the saves of the attempts that count for a day, by game; of several of one attempt,
    that which was played last."""
    found: dict[str, DailyAttempt] = {}
    for path, _ in save_summary.found(saves):
        with suppress(save_file.SaveError):
            header, last = save_file.ends(path)
            if purposes.counted_day(header.purpose) == day:
                found.setdefault(header.game, DailyAttempt(path, isinstance(last, End)))
    return found


def going(data: DataDir, day: str, record: DailyRecord) -> dict[str, DailyAttempt]:
    """Returns the attempts of a day that are not over yet, by game."""
    return {
        game: attempt
        for game, attempt in attempts(data.saves, day).items()
        if not attempt.finished and (game, day) not in record.played
    }
