# SPDX-License-Identifier: MIT
"""The activities of a player besides matches: lessons, problems, daily tables and films."""

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from datetime import date
from typing import Final

from wizardtable.core import files
from wizardtable.store import daily, lesson_progress, problem_results
from wizardtable.store.book import book, book_file, rows
from wizardtable.store.paths import DataDir
from wizardtable.store.player.player_record import UNKNOWN_DAY, day_at
from wizardtable.store.settings import Settings

LESSON: Final = "lesson"
PROBLEM: Final = "problem"
FILM: Final = "film"
"""The kinds of `Activities.by_day`: a finished lesson, a solved problem and a film."""

DONE_LESSONS_QUERY: Final = "SELECT game, lesson, at FROM lesson WHERE done"
FILMS_QUERY: Final = "SELECT game, at FROM film"

MAX_ORDINAL: Final = date.max.toordinal()
"""The last day that a date can be, as from `date.toordinal`."""


@dataclass(frozen=True, slots=True)
class Activities:
    """The activities of a player besides matches.

    Attributes:
        lessons: the number of different lessons that the player has finished.
        problems: the number of different problems that the player has solved.
        daily_tables: the number of daily tables that the player has finished.
        films: the number of films.
        by_day: for each day, how often the player did things of a kind at a game. The keys are
            pairs of a kind, such as `LESSON`, and the id of a game.
    """

    lessons: int = 0
    problems: int = 0
    daily_tables: int = 0
    films: int = 0
    by_day: Mapping[date, Counter[tuple[str, str]]] = field(default_factory=dict)


def read(data: DataDir, settings: Settings) -> Activities:
    """Returns the player's activities; only those in the settings if the book cannot be read."""
    try:
        with book.reading(data) as connection:
            return read_from(connection, settings)
    except files.FileError:
        with closing(book_file.empty_book()) as nothing:
            return read_from(nothing, settings)


def read_from(connection: sqlite3.Connection, settings: Settings) -> Activities:
    """Returns the player's activities from an open book and the settings.

    Earlier versions noted finished lessons in the settings only, without a day.
    """
    by_day: defaultdict[date, Counter[tuple[str, str]]] = defaultdict(Counter)
    lessons = set(settings.lessons_done)
    for game, lesson, at in connection.execute(DONE_LESSONS_QUERY):
        lessons.add(lesson_progress.name_of(game, lesson))
        by_day[_day(at)][LESSON, game] += 1
    solved = [result for result in problem_results.read_from(connection) if result.solved]
    for result in solved:
        day = date.fromordinal(result.day) if 0 < result.day <= MAX_ORDINAL else UNKNOWN_DAY
        by_day[day][PROBLEM, result.game] += 1
    films = 0
    for game, at in connection.execute(FILMS_QUERY):
        films += 1
        by_day[_day(at)][FILM, game] += 1
    by_day.pop(UNKNOWN_DAY, None)
    return Activities(
        lessons=len(lessons),
        problems=len({result.key for result in solved}),
        daily_tables=len(daily.read_from(connection).played),
        films=films,
        by_day=dict(by_day),
    )


def _day(at: int) -> date:
    return day_at(at) if 0 < at < rows.MAX_TIME else UNKNOWN_DAY
