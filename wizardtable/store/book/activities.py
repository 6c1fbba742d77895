# SPDX-License-Identifier: MIT
"""What a player does besides matches, as rows of the book: lessons and films."""

from wizardtable.core import clock
from wizardtable.core.match import Match
from wizardtable.store.book import book, rows
from wizardtable.store.book.book_file import Value
from wizardtable.store.paths import DataDir


def lesson_left(data: DataDir, game: str, lesson: str, step: int, *, done: bool) -> None:
    """Keeps that a lesson was left at a step, counted from 0, or taken to its end. Raises
    files.FileError."""
    row: dict[str, Value] = {"game": game, "lesson": lesson, "step": step, "done": int(done)}
    _add(data, "lesson", row)


def film_made(data: DataDir, match: Match) -> None:
    """Keeps that a film of a match was made. Raises files.FileError."""
    deal = rows.deal_of(match.spec.id, match.setup, match.seed)
    _add(data, "film", {"game": match.spec.id, "deal": deal})


def _add(data: DataDir, table: str, row: dict[str, Value]) -> None:
    with book.writing(data) as connection:
        last = connection.execute(f"SELECT ifnull(max(id), 0) FROM {table}").fetchone()[0]
        line = f"{table} {last + 1}"
        book.insert(connection, table, {"line": line, **row, "at": int(clock.now())})
