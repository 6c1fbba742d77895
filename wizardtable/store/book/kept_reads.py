# SPDX-License-Identifier: MIT
"""Keeps what was last read of the rows of a book, for as long as the book stays as it is.

Several pages show the same thousands of matches, and reading them takes longer than all else.
"""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import wraps
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

_Reader = Callable[[sqlite3.Connection], list[T]]


def kept_while_unchanged(*tables: str) -> Callable[[_Reader[T]], _Reader[T]]:
    """Returns a decorator for a function that reads rows of these tables from an open book.

    The function must return values that never change. Its last result is kept.
    """

    def decorate(read: _Reader[T]) -> _Reader[T]:
        last: tuple[object, Sequence[T]] = (None, ())

        @wraps(read)
        def read_or_remember(connection: sqlite3.Connection) -> list[T]:
            nonlocal last
            state = _state_of(connection, tables)
            last_state, values = last
            if state is None or state != last_state:
                values = read(connection)
                last = state, values
            return list(values)

        return read_or_remember

    return decorate


def _state_of(connection: sqlite3.Connection, tables: Sequence[str]) -> object:
    """Returns a value that is another one after each change of the tables; None for a book in
    memory.

    The program only adds rows, which the last ids tell. The times and sizes of the files tell
    whether somebody has edited the book by hand.
    """
    path = connection.execute("PRAGMA database_list").fetchone()[2]
    if not path:
        return None
    files = []
    for name in (path, f"{path}-wal"):
        with suppress(OSError):
            stat = Path(name).stat()
            files.append((name, stat.st_ino, stat.st_mtime_ns, stat.st_size))
    ids = [connection.execute(f"SELECT max(id) FROM {table}").fetchone()[0] for table in tables]
    return *files, *ids
