# SPDX-License-Identifier: MIT
"""Opens the book of a player for reading, or for one transaction of writing.

What files of earlier versions have more than the book is taken up first.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from typing import TypeVar

from wizardtable.core import files
from wizardtable.core.text import Message
from wizardtable.store.book import book_file, old_files
from wizardtable.store.book.book_file import UnusableBook, insert, notice
from wizardtable.store.book.old_files import OldFile
from wizardtable.store.paths import DataDir

__all__ = ["UnusableBook", "holds", "insert", "notice", "read", "reading", "writing"]

T = TypeVar("T")


@contextmanager
def writing(data: DataDir) -> Iterator[sqlite3.Connection]:
    """Opens the book for one transaction, which happens whole or, after an error, not at all.
    Raises files.FileError; the book is then as it was."""
    with book_file.writing(data.book) as connection:
        old_files.take_up(connection, data)
        yield connection


@contextmanager
def reading(data: DataDir) -> Iterator[sqlite3.Connection]:
    """Opens the book to read it, as of one moment; a damaged one is mended first, see `notice`.
    Raises files.FileError."""
    with ExitStack() as stack:
        try:
            connection = stack.enter_context(book_file.reading(data.book))
            ready = book_file.is_up_to_date(connection) and not old_files.are_new(connection, data)
        except book_file.DamagedBook:
            ready = False
        if ready:
            yield connection
            return
    try:
        with writing(data):
            pass
    except files.FileError:  # such as a full disk
        with book_file.reading(data.book) as connection, closing(book_file.empty()) as copy:
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
    """Returns what is read from the book, of an empty one if it cannot be read, and a sentence if
    something could not be read, also of the file in which earlier versions kept it."""
    try:
        with reading(data) as connection:
            return read_from(connection), file.problem(connection, data)
    except files.FileError as error:
        with closing(book_file.empty()) as nothing:
            return read_from(nothing), error.reason


def holds(connection: sqlite3.Connection, rows: str, values: Sequence[str | int] = ()) -> bool:
    """Returns whether there is any of these rows, such as "begun WHERE deal = ?"."""
    return connection.execute(f"SELECT 1 FROM {rows} LIMIT 1", values).fetchone() is not None
