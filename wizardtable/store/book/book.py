# SPDX-License-Identifier: MIT
"""Opens the book of a player, an SQLite file, for reading or for one transaction of writing.

New lines in the files of earlier versions are imported first.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from typing import TypeVar

from wizardtable.core import files
from wizardtable.core.text import Message
from wizardtable.store.book import book_file, old_files
from wizardtable.store.book.book_file import UnusableBook, insert, take_recovery_notice
from wizardtable.store.book.old_files import OldFile
from wizardtable.store.paths import DataDir

__all__ = ["UnusableBook", "holds", "insert", "read", "reading", "take_recovery_notice", "writing"]

T = TypeVar("T")


@contextmanager
def writing(data: DataDir) -> Iterator[sqlite3.Connection]:
    """Opens the book for one transaction, which is undone if the block raises anything.

    Raises:
        files.FileError: the book cannot be opened or written, and has not changed.
    """
    with book_file.writing(data.book) as connection:
        old_files.take_up(connection, data)
        yield connection


@contextmanager
def reading(data: DataDir) -> Iterator[sqlite3.Connection]:
    """Opens the book for reading; its content does not change during the block.

    A damaged book is recovered first, see `take_recovery_notice`. If new lines of earlier versions
    cannot be written into the book, the block reads a copy in memory that has these lines.

    Raises:
        files.FileError: the book cannot be read.
    """
    with ExitStack() as stack:
        try:
            connection = stack.enter_context(book_file.reading(data.book))
            ready = book_file.is_up_to_date(connection) and not old_files.have_new_lines(
                connection, data
            )
        except book_file.DamagedBook:
            ready = False
        if ready:
            yield connection
            return
    try:
        with writing(data):
            pass
    except files.FileError:  # for example because the disk is full
        with book_file.reading(data.book) as connection, closing(book_file.empty_book()) as copy:
            connection.backup(copy)
            book_file.bring_up_to_date(copy)
            old_files.take_up(copy, data)
            yield copy
    else:
        with book_file.reading(data.book) as connection:
            yield connection


def read(
    data: DataDir, read_from: Callable[[sqlite3.Connection], T], file: OldFile
) -> tuple[T, Message | None]:
    """Returns the result of a query, and a sentence if some rows could not be read, else None.

    If the book cannot be read, the query gets an empty book.

    Args:
        data: the player's folder.
        read_from: the query, a function of the open book.
        file: the file in which earlier versions kept these rows.
    """
    try:
        with reading(data) as connection:
            return read_from(connection), file.problem(connection, data)
    except files.FileError as error:
        with closing(book_file.empty_book()) as nothing:
            return read_from(nothing), error.reason


def holds(connection: sqlite3.Connection, rows: str, values: Sequence[str | int] = ()) -> bool:
    """Returns whether the book has any of these rows.

    Args:
        connection: the open book.
        rows: the SQL for the rows, such as "begun WHERE deal = ?".
        values: the values for the question marks in `rows`.
    """
    return connection.execute(f"SELECT 1 FROM {rows} LIMIT 1", values).fetchone() is not None
