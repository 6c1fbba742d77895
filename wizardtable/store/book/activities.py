# SPDX-License-Identifier: MIT
"""Notes in the book that the player took a lesson or made a film; neither is a match.

A film is an animated picture of a match (`wizardtable.film`).
"""

from wizardtable.core import clock
from wizardtable.core.match import Match
from wizardtable.store.book import book, rows
from wizardtable.store.book.book_file import Value
from wizardtable.store.paths import DataDir


def note_lesson(data: DataDir, game: str, lesson: str, step: int, *, done: bool) -> None:
    """Notes that the player left a lesson at a step, or finished it.

    Args:
        data: the player's folder.
        game: the id of the game.
        lesson: the id of the lesson.
        step: the index of the step at which the player left the lesson, from 0.
        done: whether the player finished the lesson.

    Raises:
        files.FileError: the book cannot be written.
    """
    row: dict[str, Value] = {"game": game, "lesson": lesson, "step": step, "done": int(done)}
    _add_row(data, "lesson", row)


def film_made(data: DataDir, match: Match) -> None:
    """Notes that the player made a film of a match.

    Raises:
        files.FileError: the book cannot be written.
    """
    deal = rows.deal_of(match.spec.id, match.setup, match.seed)
    _add_row(data, "film", {"game": match.spec.id, "deal": deal})


def _add_row(data: DataDir, table: str, row: dict[str, Value]) -> None:
    with book.writing(data) as connection:
        last = connection.execute(f"SELECT ifnull(max(id), 0) FROM {table}").fetchone()[0]
        line = f"{table} {last + 1}"
        book.insert(connection, table, {"line": line, **row, "at": int(clock.now())})
