# SPDX-License-Identifier: MIT
"""A mark in the data folder while the program runs, which shows a crash to the next start.

The mark is a small file. If a start finds the mark, either the program that made the mark is still
running, or that program ended without removing it. A running program holds a lock on its mark. The
system releases the lock however the program ends. If several programs start at once, exactly one of
them gets the lock.
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
"""A start looks at most this many seconds back for results that earlier runs could not store.

Without this limit, one result that can never be stored would make each start slower than the last.
"""

LEFT_MARK = "left"
"""The mark's text after a run that ended properly but could not store all results."""


@dataclass(frozen=True, slots=True)
class EarlierRun:
    """The earlier run of the program whose mark a start has found.

    Attributes:
        pid: the run's process id, or 0 if the mark names none.
        since: the time from which results may be missing, in seconds since 1970: when the run
            began, or earlier.
        is_alive: whether the run is still going on.
        was_left: whether the run ended properly, but could not store all results.
    """

    pid: int
    since: float
    is_alive: bool = False
    was_left: bool = False


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
        self._is_earlier_mark = False

    def take(self) -> EarlierRun | None:
        """Makes the mark of this run.

        Returns the earlier run whose mark was already there, or None if there was no mark. The mark
        of a running program does not change. The mark of an ended run does not change until
        `begin`. If the folder cannot be written to, or a link or folder has the mark's name, no
        mark is made and None is returned.
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
            return earlier or EarlierRun(0, 0.0, is_alive=True)  # the id may follow at any moment
        self._file = file
        if earlier is None:
            self.begin()  # the mark of an ended run stays until its results are recovered
        else:
            self._since, self._is_earlier_mark = earlier.since, True
        return earlier

    def begin(self, *, behind: bool = False) -> None:
        """Writes the process id of this run into the mark.

        Call this once the results of an earlier run are recovered. If this run is killed before
        that, the next start still finds the earlier mark with its time.

        Args:
            behind: whether some results of the earlier run could not be stored. The mark then keeps
                the time of the earlier run.
        """
        self._is_earlier_mark = False
        since = self._since if behind else None
        if since is not None:
            since = max(since, time.time() - MAX_BACKLOG_SECONDS)
        self._write(str(os.getpid()), since)

    def expect_end(self) -> None:
        """Notes in the mark that an end of the run from now on is no crash.

        The note stays until `begin` is called. The desktop may end the program at a logout without
        giving it time to call `leave`.
        """
        self._write(LEFT_MARK, self._since)

    def leave(self, *, behind: bool = False) -> None:
        """Removes this run's mark, because the run ends.

        If `begin` was not called yet, the mark of the earlier run stays as it is.

        Args:
            behind: whether some results could not be stored. The mark then stays and says so.
        """
        if behind and not self._is_earlier_mark:
            self._write(LEFT_MARK, self._since)
        file, self._file = self._file, None
        if file is None:
            return
        if behind or self._is_earlier_mark:
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
        """Writes the text into the mark, and sets the file's time to `since`.

        `since` is the time from which results may be missing, in seconds since 1970; None for now.
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
    """Returns the run that an open mark names, or None if the mark is new and still empty."""
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
