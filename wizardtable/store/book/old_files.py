# SPDX-License-Identifier: MIT
"""Imports the files of earlier versions into the book: seven files of JSON lines.

The files themselves are not changed or deleted.

Importing a line again changes nothing, because a line always becomes the same rows. So a file can
be imported again after an earlier version has added lines. Lines that cannot be read are left out,
and `OldFile.problem` returns a sentence about them.
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

MAX_FILE_BYTES: Final = 64 * 1024 * 1024
"""The most bytes of a file; no player plays enough matches to fill it."""

MAX_TIME_NS: Final = 1 << 62
"""A file time from this number of nanoseconds since 1970 on is forged; SQLite cannot store it."""

MAX_LINES: Final = 100_000
"""The most lines that are imported from a file."""

UNREAD_LINES_SENTENCE: Final = N_(
    "files", "Some lines in “{file}” could not be read and are not counted."
)
UNREAD_MATCHES_SENTENCE: Final = N_(
    "statistics", "Some matches in “{file}” could not be read and are not counted."
)


@dataclass(frozen=True, slots=True)
class OldFile:
    """A file of earlier versions.

    Attributes:
        name: the name of the file without ".jsonl".
        kind: the name of the class in the module `old_lines` for the lines of the file.
        unread_sentence: the sentence for the player if some lines of the file cannot be read.
    """

    name: str
    kind: str
    unread_sentence: Message = UNREAD_LINES_SENTENCE

    def take_up(self, connection: sqlite3.Connection, data: DataDir) -> None:
        """Imports the file if it has changed since the last import.

        A file that cannot be opened is tried again the next time.
        """
        path = data.old_file(self.name)
        state = self._new_state(connection, path)
        if state is None:
            return
        try:
            lines = files.read_whole(path, MAX_FILE_BYTES).splitlines()
        except OSError:
            return
        from wizardtable.store.book import old_lines  # takes 8 ms, which most starts save

        kind = getattr(old_lines, self.kind)
        occurrences: Counter[str] = Counter()
        unread = len(lines) > MAX_LINES
        for line in filter(bytes.strip, lines[:MAX_LINES]):
            digest = hashlib.sha256(line).hexdigest()[:32]
            occurrences[digest] += 1
            try:
                for table, row in codec.loads(kind, line.decode()).as_rows():
                    name = f"{path.name}:{digest}:{occurrences[digest]}"
                    insert(connection, table, {"line": name, **row})
            except (CodecError, UnicodeDecodeError, sqlite3.DataError):  # or a value is too long
                unread = True
        file_row = path.name, *state, int(unread)
        connection.execute("INSERT OR REPLACE INTO old_file VALUES (?, ?, ?, ?)", file_row)

    def has_changed(self, connection: sqlite3.Connection, data: DataDir) -> bool:
        """Returns whether the file has changed since the last import."""
        return self._new_state(connection, data.old_file(self.name)) is not None

    def problem(self, connection: sqlite3.Connection, data: DataDir) -> Message | None:
        """Returns a sentence if something in the file could not be read, otherwise None."""
        path = data.old_file(self.name)
        try:
            if path.stat().st_size > MAX_FILE_BYTES:
                return files.TOO_LARGE_SENTENCE.of(file=path.name)
            files.read(path, 1)
        except FileNotFoundError:
            return None
        except OSError as error:
            return files.file_error(path, error).reason
        unread = connection.execute(
            "SELECT 1 FROM old_file WHERE name = ? AND unread", (path.name,)
        ).fetchone()
        return self.unread_sentence.of(file=path.name) if unread else None

    def _new_state(self, connection: sqlite3.Connection, path: Path) -> tuple[int, int] | None:
        """Returns the size and time of a file to import: bytes, and nanoseconds since 1970.

        Returns None if the file has not changed since its last import, or cannot be read.
        """
        try:
            stat_result = path.stat()
        except OSError:
            return None
        if not stat.S_ISREG(stat_result.st_mode) or stat_result.st_size > MAX_FILE_BYTES:
            return None
        state = stat_result.st_size, stat_result.st_mtime_ns % MAX_TIME_NS
        sql = "SELECT 1 FROM old_file WHERE name = ? AND size = ? AND modified = ?"
        if connection.execute(sql, (path.name, *state)).fetchone():
            return None
        return state if os.access(path, os.R_OK) else None


STATISTICS: Final = OldFile("statistics", "FinishedLine", UNREAD_MATCHES_SENTENCE)
RATINGS: Final = OldFile("ratings", "RatedLine")
FINDINGS: Final = OldFile("findings", "FindingsLine")
DAILY: Final = OldFile("daily", "DailyLine")
TOWER: Final = OldFile("tower", "StarsLine")
PROBLEMS: Final = OldFile("problems", "ProblemLine")
ACHIEVEMENTS: Final = OldFile("achievements", "BroughtLine", UNREAD_MATCHES_SENTENCE)

OLD_FILES: Final = (STATISTICS, RATINGS, FINDINGS, DAILY, TOWER, PROBLEMS, ACHIEVEMENTS)
"""The files, in the order in which they are imported."""


def take_up(connection: sqlite3.Connection, data: DataDir) -> None:
    """Imports all files of earlier versions that have changed."""
    for file in OLD_FILES:
        file.take_up(connection, data)


def have_new_lines(connection: sqlite3.Connection, data: DataDir) -> bool:
    """Returns whether any file of an earlier version has changed since its last import."""
    return any(file.has_changed(connection, data) for file in OLD_FILES)


def time_of_reset(data: DataDir) -> float:
    """Returns when an earlier version reset the statistics, in seconds since 1970.

    Returns 0 if no earlier version did so, or if it wrote another result after that.
    """
    try:
        state = data.old_file("statistics").stat()
    except OSError:
        return 0.0
    return 0.0 if state.st_size else state.st_mtime
