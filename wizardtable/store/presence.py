# SPDX-License-Identifier: MIT
"""A mark in the data folder while the program runs, which shows a crash to the next start.

A start that finds the mark has met one of two cases. Either the program that made the mark is still
running, or it ended before it could remove the mark. A running program holds a lock on its mark,
which the system releases however the program ends. If several programs start at once, exactly one
of them gets the lock.
"""

import errno
import os
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from wizardtable.core import files
from wizardtable.core.text import Message

MARK_NAME = "running"
"""The name of the mark's file."""

MAX_BACKLOG_SECONDS = 7 * 24 * 3600.0
"""A start looks at most this many seconds back for results that earlier runs could not keep.

If a result can never be kept, each start would otherwise take longer than the last one.
"""

LEFT_MARK = "left"
"""The mark's text after a run that ended properly."""


@dataclass(frozen=True, slots=True)
class EarlierRun:
    """The run whose mark was found.

    Attributes:
        pid: its process id, or 0 if the mark names none.
        since: when it began, in seconds since 1970.
        lives: whether it is still running.
        left: whether it ended properly, but could not keep all results.
    """

    pid: int
    since: float
    lives: bool = False
    left: bool = False


class Presence:
    """The mark in one data folder.

    Attributes:
        problem: a sentence about a link or folder in the mark's place, or None if there is none.
    """

    def __init__(self, root: Path) -> None:
        self.problem: Message | None = None
        self._path = root / MARK_NAME
        self._file: int | None = None
        self._since: float | None = None
        self._is_of_earlier = False

    def take(self) -> EarlierRun | None:
        """Makes the mark, and returns the run whose mark was already there, if any.

        The mark of a running program is not touched. The mark of a run that has ended stays as it
        is until `begin`. If the folder cannot be written to, or something else has the mark's name,
        no mark is made and None is returned.
        """
        try:
            file, free = self._open()
        except OSError as error:
            if error.errno in (errno.EISDIR, errno.ELOOP):
                self.problem = files.file_error(self._path, error).reason
            return None
        earlier = _read(file, lives=not free)
        if not free:
            os.close(file)
            return earlier or EarlierRun(0, 0.0, lives=True)  # it will write its id at any moment
        self._file = file
        if earlier is None:
            self.begin()  # the mark of an ended run stays until its results are recovered
        else:
            self._since, self._is_of_earlier = earlier.since, True
        return earlier

    def begin(self, *, behind: bool = False) -> None:
        """Makes the mark name this run.

        Call this once the results of an earlier run are recovered. Until then, a kill leaves the
        earlier mark with its time to the next start.

        Args:
            behind: whether some results of the earlier run could not be kept; its time then stays.
        """
        self._is_of_earlier = False
        since = self._since if behind else None
        if since is not None:
            since = max(since, time.time() - MAX_BACKLOG_SECONDS)
        self._write(str(os.getpid()), since)

    def expect_end(self) -> None:
        """Makes the mark say that this run may properly end at any moment, until `begin`."""
        self._write(LEFT_MARK, self._since)

    def leave(self, *, behind: bool = False) -> None:
        """Removes this run's mark.

        The mark of an earlier run stays as it is until `begin`.

        Args:
            behind: whether some results could not be kept; the mark then stays and says so.
        """
        if behind and not self._is_of_earlier:
            self._write(LEFT_MARK, self._since)
        file, self._file = self._file, None
        if file is None:
            return
        if behind or self._is_of_earlier:
            os.close(file)
            return
        with suppress(OSError):
            if os.name == "posix" and files.is_path_of(file, self._path):
                self._path.unlink()  # while it is locked, no other program can have taken it over
        os.close(file)
        if os.name != "posix":  # elsewhere an open file cannot be deleted
            with suppress(OSError):
                self._path.unlink()

    def _write(self, text: str, since: float | None) -> None:
        """Writes the text into the mark, and sets the file's time.

        The time, in seconds since 1970, is that from which results may be missing; None is now.
        """
        if self._file is None:
            return
        with suppress(OSError):  # the disk may be full; the lock is enough
            os.lseek(self._file, 0, os.SEEK_SET)
            os.ftruncate(self._file, os.write(self._file, f"{text}\n".encode("ascii")))
            os.utime(self._path, None if since is None else (since, since))
            self._since = os.fstat(self._file).st_mtime

    def _open(self) -> tuple[int, bool]:
        """Returns the open file of the mark, and whether this program now holds its lock.

        Raises:
            OSError: the file cannot be opened or made.
        """
        while True:
            file = files.open_regular(self._path, os.O_RDWR | os.O_CREAT)
            free = files.lock(file) is not False  # None: a file system without locks
            if not free or files.is_path_of(file, self._path):
                return file, free
            os.close(file)  # its owner deleted it before we could lock it


def _read(file: int, *, lives: bool) -> EarlierRun | None:
    """Returns the run that the mark names, or None if the mark is new."""
    try:
        os.lseek(file, 0, os.SEEK_SET)
        text = os.read(file, 20)
        since = os.fstat(file).st_mtime
    except OSError:
        return EarlierRun(0, 0.0, lives)
    if not text:
        return None
    is_left = text.strip() == LEFT_MARK.encode("ascii") and not lives
    return EarlierRun(int(text) if text.strip().isdigit() else 0, since, lives, is_left)
