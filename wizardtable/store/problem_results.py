# SPDX-License-Identifier: MIT
"""The problems that the player has solved or missed, and the days on which missed ones return.

A problem is a position with a right line of moves to find. The player misses a problem if the first
line that they try is wrong, or if they look at the answer. A missed problem returns the next day.
Each time the player then solves the problem, the wait becomes longer, until the problem counts as
learned. Days are numbers from `date.toordinal`: 1 January of the year 1 is day 1. Callers pass the
current day.

The book is the SQLite file with the player's results (`store.book`).
"""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from wizardtable.core.rng import Rng
from wizardtable.core.text import Message
from wizardtable.store.book import book, old_files
from wizardtable.store.book.book_file import Value
from wizardtable.store.paths import DataDir

MAX_DAY: Final = 1 << 23
"""Rows of the book from this day on are forged and left out."""

REVIEW_INTERVAL_DAYS: Final = (1, 3, 7, 21)
"""Days until a problem returns: after a miss, then after one, two and three solutions.

After a fourth solution the problem counts as learned.
"""

Key: TypeAlias = tuple[str, str]
"""The id of a game and the id of one of its problems."""


@dataclass(frozen=True, slots=True)
class ProblemResult:
    """The player's result at a problem, once for each time that the player opens the problem.

    Attributes:
        game: the id of the game.
        problem: the id of the problem.
        solved: whether the first line of moves that the player tried was right, without a look at
            the answer.
        day: the number of the day, as from `date.toordinal`.
    """

    game: str
    problem: str
    solved: bool
    day: int

    @property
    def key(self) -> Key:
        """The ids of the game and of the problem."""
        return self.game, self.problem


@dataclass(frozen=True, slots=True)
class ProblemStanding:
    """The state of a problem after all of its results.

    Attributes:
        is_solved: whether the last result was a solution.
        due: the number of the day on which the problem returns, or None if the player never missed
            the problem or has learned it.
    """

    is_solved: bool
    due: int | None


def record(data: DataDir, result: ProblemResult) -> None:
    """Adds a result to the book.

    Raises:
        files.FileError: the book cannot be written, and has not changed.
    """
    with book.writing(data) as connection:
        last = connection.execute("SELECT ifnull(max(id), 0) FROM problem").fetchone()[0]
        row: dict[str, Value] = {
            "line": f"problem {last + 1}",
            "game": result.game,
            "problem": result.problem,
            "solved": int(result.solved),
            "day": result.day,
        }
        book.insert(connection, "problem", row)


def read(data: DataDir) -> tuple[list[ProblemResult], Message | None]:
    """Returns all results, oldest first, and a sentence if some cannot be read, otherwise None."""
    return book.read(data, read_from, old_files.PROBLEMS)


def read_from(connection: sqlite3.Connection) -> list[ProblemResult]:
    """Returns all results from an open book, oldest first."""
    cursor = connection.execute("SELECT game, problem, solved, day FROM problem ORDER BY id")
    return [
        ProblemResult(game, problem, bool(solved), day)
        for game, problem, solved, day in cursor
        if 0 <= day < MAX_DAY
    ]


def standings(results: Iterable[ProblemResult]) -> dict[Key, ProblemStanding]:
    """Returns the state of each problem that the player has opened, by game and problem.

    Args:
        results: all results, oldest first.
    """
    boxes: dict[Key, int] = {}
    by_key: dict[Key, ProblemStanding] = {}
    for result in results:
        box, when = boxes.get(result.key, -1), None  # -1: never missed
        if not result.solved:
            box = 0
        elif box >= 0:
            when = by_key[result.key].due
            if when is None or result.day >= when:  # a solution before the due day does not count
                box, when = box + 1, None
        boxes[result.key] = box
        if when is None and 0 <= box < len(REVIEW_INTERVAL_DAYS):
            when = result.day + REVIEW_INTERVAL_DAYS[box]
        by_key[result.key] = ProblemStanding(result.solved, when)
    return by_key


def due_problems(standing: Mapping[Key, ProblemStanding], day: int) -> list[Key]:
    """Returns the problems that are due on this day or were due earlier, longest overdue first.

    Args:
        standing: the states from `standings`.
        day: the number of the day, as from `date.toordinal`.
    """
    waiting = [(state.due, key) for key, state in standing.items() if state.due is not None]
    return [key for when, key in sorted(waiting) if when <= day]


def problem_of_the_day(offered: Mapping[str, Sequence[str]], day: int) -> Key:
    """Returns the problem of a day, which is the same for all players.

    The games take turns from day to day. Each game shows all of its problems in random order before
    one of them returns.

    Args:
        offered: the ids of the problems by game; at least one game has a problem.
        day: the number of the day, as from `date.toordinal`.
    """
    games = sorted(game for game, problems in offered.items() if problems)
    game = games[day % len(games)]
    problems = sorted(offered[game])
    order, turn = divmod(day // len(games), len(problems))
    Rng(order * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF).shuffle(problems)
    return game, problems[turn]
