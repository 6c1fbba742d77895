# SPDX-License-Identifier: MIT
"""A mark in the data directory while the program runs: who is at the table, and who left no word.

A start that finds the mark either meets the program that made it, or learns that that one ended
before it could take its mark away. Whoever made the mark holds a lock on it, which the system opens
however he ends: of several starts at the same moment exactly one gets it.
"""

import errno
import os
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from wizardtable.core import files
from wizardtable.core.text import Message

NAME = "running"

LONGEST = 7 * 24 * 3600.0
"""Seconds that a run goes back at most for what earlier ones could not keep: where that never
becomes possible, each start would take longer than the last one."""

LEFT = "left"
"""What the mark says of a run that was left as it should be."""


@dataclass(frozen=True, slots=True)
class Earlier:
    """The run whose mark was found.

    Attributes:
        pid: its process, 0 where the mark cannot be read.
        since: when it began, in seconds since 1970.
        lives: whether it is running still.
        left: whether it was left as it should be, and just could not keep everything.
    """

    pid: int
    since: float
    lives: bool = False
    left: bool = False


class Presence:
    """The mark of one data directory.

    Attributes:
        problem: what there is in the mark's place, if it is nothing that can be one.
    """

    def __init__(self, root: Path) -> None:
        self.problem: Message | None = None
        self._path = root / NAME
        self._file: int | None = None
        self._since: float | None = None
        self._of_earlier = False

    def take(self) -> Earlier | None:
        """Make the mark; gives the run whose mark is there already. That of one that lives stays
        its own, that of one that has ended is ours with `begin`. A folder that cannot be written to
        has no marks, nor has one where something else has their name."""
        try:
            file, free = self._open()
        except OSError as error:
            if error.errno in (errno.EISDIR, errno.ELOOP):
                self.problem = files.problem(self._path, error).reason
            return None
        earlier = _read(file, lives=not free)
        if not free:
            os.close(file)
            return earlier or Earlier(0, 0.0, lives=True)  # which is just about to write it
        self._file = file
        if earlier is None:
            self.begin()  # the mark of an ended run stays until what it has left is seen to
        else:
            self._since, self._of_earlier = earlier.since, True
        return earlier

    def begin(self, *, behind: bool = False) -> None:
        """From now on the mark tells of this run. To be called once what an earlier one has left is
        seen to: until then a kill leaves its mark, with its time, to the next start. If what the
        earlier one has left could not be kept (`behind`), the time stays."""
        self._of_earlier = False
        since = self._since if behind else None
        if since is not None:
            since = max(since, time.time() - LONGEST)
        self._write(str(os.getpid()), since)

    def expect_end(self) -> None:
        """Has the mark say that this run, though it is still running, may end at any moment as it
        should. `begin` takes that back."""
        self._write(LEFT, self._since)

    def leave(self, *, behind: bool = False) -> None:
        """Take the own mark away. If something could not be kept (`behind`), it stays instead, and
        says so to the next start. The mark of an earlier run stays as it is until `begin`."""
        if behind and not self._of_earlier:
            self._write(LEFT, self._since)
        file, self._file = self._file, None
        if file is None:
            return
        if behind or self._of_earlier:
            os.close(file)
            return
        with suppress(OSError):
            if os.name == "posix" and files.is_at(file, self._path):
                self._path.unlink()  # while it is locked, so that it is not another's by now
        os.close(file)
        if os.name != "posix":  # there an open file stays
            with suppress(OSError):
                self._path.unlink()

    def _write(self, text: str, since: float | None) -> None:
        """Have the mark say something, and since when things may be left to be kept, by default
        since now."""
        if self._file is None:
            return
        with suppress(OSError):  # the disk may be full; the lock says what matters
            os.lseek(self._file, 0, os.SEEK_SET)
            os.ftruncate(self._file, os.write(self._file, f"{text}\n".encode("ascii")))
            os.utime(self._path, None if since is None else (since, since))
            self._since = os.fstat(self._file).st_mtime

    def _open(self) -> tuple[int, bool]:
        """The file of the mark, and whether it is ours now. Raises OSError."""
        while True:
            file = files.open_regular(self._path, os.O_RDWR | os.O_CREAT)
            free = files.lock(file) is not False  # without locks everybody is let in
            if not free or files.is_at(file, self._path):
                return file, free
            os.close(file)  # its owner took it away before we could lock it


def _read(file: int, *, lives: bool) -> Earlier | None:
    """What the mark says; None where it is new."""
    try:
        os.lseek(file, 0, os.SEEK_SET)
        text = os.read(file, 20)
        since = os.fstat(file).st_mtime
    except OSError:
        return Earlier(0, 0.0, lives)
    if not text:
        return None
    left = text.strip() == LEFT.encode("ascii") and not lives
    return Earlier(int(text) if text.strip().isdigit() else 0, since, lives, left)
