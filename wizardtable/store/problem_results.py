# SPDX-License-Identifier: MIT
"""Which problems the player has solved and missed, and when a missed one comes again.

A problem that was missed comes again the next day; each time that it is then solved, the next time
is further away, until it is known. Days are counted from 1 January of the year 1, as by
`date.toordinal`: whoever asks says which day it is.
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

LATEST_DAY: Final = 1 << 23
"""From which a day is forged."""

INTERVALS: Final = (1, 3, 7, 21)
"""Days until a problem comes again that was missed, then solved once, twice and three times since;
solved once more, it is known."""

Key: TypeAlias = tuple[str, str]
"""A game and a problem of it."""


@dataclass(frozen=True, slots=True)
class ProblemResult:
    """How a problem went that was opened once.

    Attributes:
        game: the id of the game.
        problem: the id of the problem.
        solved: whether the first line played was right, without the answer having been seen.
        day: when.
    """

    game: str
    problem: str
    solved: bool
    day: int

    @property
    def key(self) -> Key:
        """Which problem it is."""
        return self.game, self.problem


@dataclass(frozen=True, slots=True)
class ProblemStanding:
    """How a problem stands.

    Attributes:
        solved: whether it was solved the last time.
        due: the day from which it is to come again; None if it never was missed, or is known since.
    """

    solved: bool
    due: int | None


def record(data: DataDir, result: ProblemResult) -> None:
    """Keeps a result. Raises files.FileError; the book is then as it was."""
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
    """Returns all results, oldest first, and a sentence if some could not be read."""
    return book.read(data, read_from, old_files.PROBLEMS)


def read_from(connection: sqlite3.Connection) -> list[ProblemResult]:
    """Returns all results of an open book, oldest first."""
    found = connection.execute("SELECT game, problem, solved, day FROM problem ORDER BY id")
    return [
        ProblemResult(game, problem, bool(solved), day)
        for game, problem, solved, day in found
        if 0 <= day < LATEST_DAY
    ]


def standings(results: Iterable[ProblemResult]) -> dict[Key, ProblemStanding]:
    """Returns how the problems stand that were opened."""
    boxes: dict[Key, int] = {}
    found: dict[Key, ProblemStanding] = {}
    for result in results:
        box, when = boxes.get(result.key, -1), None  # never missed
        if not result.solved:
            box = 0
        elif box >= 0:
            when = found[result.key].due
            if when is None or result.day >= when:  # before it is due it proves nothing
                box, when = box + 1, None
        boxes[result.key] = box
        if when is None and 0 <= box < len(INTERVALS):
            when = result.day + INTERVALS[box]
        found[result.key] = ProblemStanding(result.solved, when)
    return found


def due(standing: Mapping[Key, ProblemStanding], day: int) -> list[Key]:
    """Returns the problems that are to come again by this day, the longest overdue first."""
    waiting = [(one.due, key) for key, one in standing.items() if one.due is not None]
    return [key for when, key in sorted(waiting) if when <= day]


def of_the_day(offered: Mapping[str, Sequence[str]], day: int) -> Key:
    """Returns the problem of a day: each game has its day in turn, and the problem is the same for
    everybody. `offered` are the ids of problems by game, of at least one."""
    games = sorted(game for game, problems in offered.items() if problems)
    game = games[day % len(games)]
    problems = sorted(offered[game])
    order, turn = divmod(day // len(games), len(problems))
    Rng(order * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF).shuffle(problems)
    return game, problems[turn]
