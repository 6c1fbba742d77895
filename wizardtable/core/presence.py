# SPDX-License-Identifier: MIT
"""A mark in the data directory while the program runs: who is at the table, and who left no word.

A start that finds the mark either meets the program that made it, or learns that that one ended
before it could take its mark away.
"""

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

NAME = "running"


@dataclass(frozen=True, slots=True)
class Earlier:
    """The run whose mark was found.

    Attributes:
        pid: its process, 0 where the mark cannot be read.
        since: when it began, in seconds since 1970.
    """

    pid: int
    since: float

    @property
    def may_live(self) -> bool:
        """Whether it may still be running; where that cannot be asked, it may."""
        if os.name != "posix":
            return True  # there the question itself would end it
        if self.pid in (0, os.getpid()):  # in a container every run may have the same number
            return False
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        except OSError:
            return True
        return True


class Presence:
    """The mark of one data directory."""

    def __init__(self, root: Path) -> None:
        self._path = root / NAME

    def take(self) -> Earlier | None:
        """Make the mark, or give the run whose mark is there already, which then stays. A folder
        that cannot be written to has no marks."""
        try:
            with self._path.open("x", encoding="ascii") as file:
                file.write(f"{os.getpid()}\n")
        except FileExistsError:
            return self._read()
        except OSError:
            return None
        return None

    def take_over(self) -> None:
        """Make the mark in place of one whose run has ended."""
        with suppress(OSError):
            self._path.unlink(missing_ok=True)
        self.take()

    def leave(self) -> None:
        """Take the own mark away."""
        found = self._read()
        if found is not None and found.pid == os.getpid():
            with suppress(OSError):
                self._path.unlink(missing_ok=True)

    def _read(self) -> Earlier | None:
        try:
            since = self._path.stat().st_mtime
            text = self._path.read_text(encoding="ascii")
        except (OSError, UnicodeDecodeError):
            return Earlier(0, 0.0) if self._path.exists() else None
        return Earlier(int(text) if text.strip().isdecimal() else 0, since)


def interrupted(saves: Path, earlier: Earlier) -> Path | None:
    """The unfinished match that was played last in that run, if there is one."""
    from wizardtable.core import save  # noqa: PLC0415 - not before the first paint

    for summary in save.summaries(saves):
        if summary.modified < earlier.since:
            return None
        if summary.problem is None:
            return None if summary.finished else summary.path
    return None
