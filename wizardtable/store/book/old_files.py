# SPDX-License-Identifier: MIT
"""Reads the files of earlier versions into the book: seven files of JSON lines, which are kept.

A line is one row for ever, so that a file that has grown since, because an earlier version was
started again, is read again. A line that cannot be read is left out, and `problem` says so.
"""

import hashlib
import os
import sqlite3
import stat
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wizardtable.core import codec, files
from wizardtable.core.jsontext import CodecError
from wizardtable.core.text import N_, Message
from wizardtable.store.book.book_file import insert
from wizardtable.store.paths import DataDir

LARGEST: Final = 64 * 1024 * 1024
"""Bytes of a file; nobody plays so many matches."""

LATEST_TIME: Final = 1 << 62
"""Nanoseconds since 1970 that SQLite can keep; a time beyond them is forged."""

MOST_LINES: Final = 100_000
"""Lines that are read of one file."""

UNREAD: Final = N_("files", "Some lines in “{file}” could not be read and are not counted.")
UNREAD_MATCHES: Final = N_(
    "statistics", "Some matches in “{file}” could not be read and are not counted."
)


@dataclass(frozen=True, slots=True)
class OldFile:
    """A file of earlier versions: what its lines stand for (a name of `old_lines`), and what is
    said if some cannot be read."""

    name: str
    kind: str
    unread: Message = UNREAD

    def take_up(self, connection: sqlite3.Connection, data: DataDir) -> None:
        """Reads the file if it has changed since it was read. A file that cannot be opened is
        tried again the next time."""
        path = data.old(self.name)
        state = self._state(connection, path)
        if state is None:
            return
        try:
            lines = files.read_whole(path, LARGEST).splitlines()
        except OSError:
            return
        from wizardtable.store.book import old_lines  # 8 ms that most starts do without

        kind = getattr(old_lines, self.kind)
        seen: Counter[str] = Counter()
        unread = len(lines) > MOST_LINES
        for line in filter(bytes.strip, lines[:MOST_LINES]):
            digest = hashlib.sha256(line).hexdigest()[:32]
            seen[digest] += 1
            try:
                for table, row in codec.loads(kind, line.decode()).as_rows():
                    name = f"{path.name}:{digest}:{seen[digest]}"
                    insert(connection, table, {"line": name, **row})
            except (CodecError, UnicodeDecodeError, sqlite3.DataError):  # or it is too long
                unread = True
        read = path.name, *state, int(unread)
        connection.execute("INSERT OR REPLACE INTO old_file VALUES (?, ?, ?, ?)", read)

    def is_new(self, connection: sqlite3.Connection, data: DataDir) -> bool:
        """Returns whether there is something to take up."""
        return self._state(connection, data.old(self.name)) is not None

    def problem(self, connection: sqlite3.Connection, data: DataDir) -> Message | None:
        """Returns a sentence if something in the file could not be read."""
        path = data.old(self.name)
        try:
            if path.stat().st_size > LARGEST:
                return files.TOO_LARGE.of(file=path.name)
            files.read(path, 1)
        except FileNotFoundError:
            return None
        except OSError as error:
            return files.problem(path, error).reason
        found = connection.execute(
            "SELECT 1 FROM old_file WHERE name = ? AND unread", (path.name,)
        ).fetchone()
        return self.unread.of(file=path.name) if found else None

    def _state(self, connection: sqlite3.Connection, path: Path) -> tuple[int, int] | None:
        """Returns the size and the time of the file if it can be read and has changed since it was
        read; else None."""
        try:
            found = path.stat()
        except OSError:
            return None
        if not stat.S_ISREG(found.st_mode) or found.st_size > LARGEST:
            return None
        state = found.st_size, found.st_mtime_ns % LATEST_TIME
        sql = "SELECT 1 FROM old_file WHERE name = ? AND size = ? AND modified = ?"
        if connection.execute(sql, (path.name, *state)).fetchone():
            return None
        return state if os.access(path, os.R_OK) else None


STATISTICS: Final = OldFile("statistics", "FinishedLine", UNREAD_MATCHES)
RATINGS: Final = OldFile("ratings", "RatedLine")
FINDINGS: Final = OldFile("findings", "FindingsLine")
DAILY: Final = OldFile("daily", "DailyLine")
TOWER: Final = OldFile("tower", "StarsLine")
PROBLEMS: Final = OldFile("problems", "ProblemLine")
ACHIEVEMENTS: Final = OldFile("achievements", "BroughtLine", UNREAD_MATCHES)

OLD_FILES: Final = (STATISTICS, RATINGS, FINDINGS, DAILY, TOWER, PROBLEMS, ACHIEVEMENTS)
"""In the order in which they are read."""


def take_up(connection: sqlite3.Connection, data: DataDir) -> None:
    """Reads what there is of files of earlier versions, and was not read before."""
    for one in OLD_FILES:
        one.take_up(connection, data)


def are_new(connection: sqlite3.Connection, data: DataDir) -> bool:
    """Returns whether there is anything to take up."""
    return any(one.is_new(connection, data) for one in OLD_FILES)


def emptied(data: DataDir) -> float:
    """Returns when the statistics of an earlier version were reset, in seconds since 1970; 0 if
    they were not, or if something was played since."""
    try:
        state = data.old("statistics").stat()
    except OSError:
        return 0.0
    return 0.0 if state.st_size else state.st_mtime
