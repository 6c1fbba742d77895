# SPDX-License-Identifier: MIT
"""The traces that a player left: at each game since the beginning, and on each of the last days."""

import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from typing import Final

from wizardtable.core import files
from wizardtable.store import problem_results
from wizardtable.store.book import book, book_file, rows
from wizardtable.store.paths import DataDir
from wizardtable.store.settings import Settings
from wizardtable.store.statistics import AFTER_RESET

TRACED_DAY_COUNT: Final = 28
"""The days that `PlayerTraces.days` can have, up to today."""

_WON_QUERY: Final = f"""
SELECT game, count(DISTINCT deal) FROM ended
WHERE people = 1 AND rank = 1 AND NOT given_up AND origin = ''
  AND 10 * ifnull(left_to, 0) <= ifnull(decided, 0) + ifnull(left_to, 0) AND {AFTER_RESET}
GROUP BY game
"""
"""The SQL for the matches won, by game, since the player last reset the statistics.

A match with help counts, but not if autoplay made more than a tenth of the decisions.
"""

_ENDED_QUERY: Final = """
SELECT DISTINCT ended, deal, purpose FROM ended
WHERE ended BETWEEN ? AND ? AND (people IS NULL OR people > 0)
"""
_LESSONS_QUERY: Final = "SELECT at, game, lesson FROM lesson WHERE at BETWEEN ? AND ?"
_PROBLEMS_QUERY: Final = "SELECT day, game, problem FROM problem WHERE day BETWEEN ? AND ?"


@dataclass(frozen=True, slots=True)
class GameTraces:
    """The number of things that a player has reached at a game.

    Attributes:
        lessons: the number of lessons that the player has finished.
        problems: the number of different problems that the player has solved.
        won: the number of matches that the player has won.
    """

    lessons: int = 0
    problems: int = 0
    won: int = 0


@dataclass(frozen=True, slots=True)
class DayTraces:
    """The number of things that a player did on a day; at least one is above 0.

    Attributes:
        matches: the number of matches that ended.
        lessons: the number of lessons that the player worked on.
        problems: the number of problems that the player tried.
    """

    matches: int = 0
    lessons: int = 0
    problems: int = 0


@dataclass(frozen=True, slots=True)
class PlayerTraces:
    """The traces of a player.

    Attributes:
        games: what the player has reached, by id of the game; games without anything are left out.
        days: what the player did on each of the last `TRACED_DAY_COUNT` days; days without anything
            are left out.
    """

    games: Mapping[str, GameTraces] = field(default_factory=dict)
    days: Mapping[date, DayTraces] = field(default_factory=dict)


def read(data: DataDir, settings: Settings, today: date) -> PlayerTraces:
    """Returns the traces of a player; of a book that cannot be read, only the finished lessons."""
    try:
        with book.reading(data) as connection:
            return read_from(connection, settings, today)
    except files.FileError:
        with closing(book_file.empty_book()) as nothing:
            return read_from(nothing, settings, today)


def read_from(connection: sqlite3.Connection, settings: Settings, today: date) -> PlayerTraces:
    """Returns the traces of a player from an open book, and the finished lessons from settings."""
    lessons = Counter(name.partition("/")[0] for name in set(settings.lessons_done))
    solved = {result.key for result in problem_results.read_from(connection) if result.solved}
    problems = Counter(game for game, _ in solved)
    won = dict(connection.execute(_WON_QUERY).fetchall())
    games = {
        game: GameTraces(lessons[game], problems[game], won.get(game, 0))
        for game in {*lessons, *problems, *won}
    }
    return PlayerTraces(games, _days(connection, today))


def _days(connection: sqlite3.Connection, today: date) -> dict[date, DayTraces]:
    first = today - timedelta(days=TRACED_DAY_COUNT - 1)
    moments = _midnight(first), _midnight(today + timedelta(days=1)) - 1
    ordinals = first.toordinal(), today.toordinal()
    matches = _by_day(connection.execute(_ENDED_QUERY, moments))
    lessons = _by_day(connection.execute(_LESSONS_QUERY, moments))
    tried = {tuple(row) for row in connection.execute(_PROBLEMS_QUERY, ordinals)}
    problems = Counter(date.fromordinal(day) for day, *_ in tried)
    return {
        day: DayTraces(matches[day], lessons[day], problems[day])
        for day in {*matches, *lessons, *problems}
    }


def _by_day(named_times: Iterable[tuple[int, str, str]]) -> Counter[date]:
    """Returns the number of different things on each day, in local time.

    Each row has a time in seconds since 1970, and two texts that together name a thing.
    """
    named = {
        (datetime.fromtimestamp(at).date(), first, second)
        for at, first, second in named_times
        if 0 < at < rows.MAX_TIME
    }
    return Counter(day for day, *_ in named)


def _midnight(day: date) -> int:
    """Returns the start of a day in local time, in seconds since 1970."""
    return int(datetime.combine(day, time.min).timestamp())
