# SPDX-License-Identifier: MIT
"""Opens the book of a player for reading, or for one transaction of writing.

What files of earlier versions have more than the book is taken up first.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager

from wizardtable.core import files
from wizardtable.core.text import Message
from wizardtable.store.book import book_file, old_files
from wizardtable.store.book.book_file import UnusableBook, insert, notice
from wizardtable.store.book.old_files import OldFile
from wizardtable.store.paths import DataDir

__all__ = ["UnusableBook", "holds", "insert", "notice", "problem", "reading", "writing"]


@contextmanager
def writing(data: DataDir) -> Iterator[sqlite3.Connection]:
    """Opens the book for one transaction, which happens whole or, after an error, not at all.
    Raises files.FileError; the book is then as it was."""
    with book_file.writing(data.book) as connection:
        old_files.take_up(connection, data)
        yield connection


@contextmanager
def reading(data: DataDir) -> Iterator[sqlite3.Connection]:
    """Opens the book to read it, as of one moment. Raises files.FileError."""
    with book_file.reading(data.book) as connection:
        if book_file.is_up_to_date(connection) and not old_files.are_new(connection, data):
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


def problem(connection: sqlite3.Connection, data: DataDir, file: OldFile) -> Message | None:
    """Returns a sentence if something in a file of an earlier version could not be read."""
    return old_files.problem(connection, data, file)


def holds(connection: sqlite3.Connection, rows: str, values: Sequence[str | int] = ()) -> bool:
    """Returns whether there is any of these rows, such as "begun WHERE deal = ?"."""
    return connection.execute(f"SELECT 1 FROM {rows} LIMIT 1", values).fetchone() is not None
