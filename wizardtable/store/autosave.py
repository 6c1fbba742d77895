# SPDX-License-Identifier: MIT
"""Keeps a match on disk while it is played, from a thread of its own."""

import itertools
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from threading import Condition, Thread

from wizardtable.core import files
from wizardtable.core.conduct import StandingOrder
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message
from wizardtable.store import save_format
from wizardtable.store.save_lines import NO_ORDERS, SaveLines

RETRY = 5.0
"""Seconds until a failed writing is tried again by itself."""


class Autosave:
    """Writes what a match's save lacks: new lines are appended and synced, anything else replaces
    the file whole, with the former one kept as `.bak`.

    A file that is there already (a match that was loaded) is left alone until something is played.
    Where another program plays the same match, its file is left to it, and this one goes on under
    a name of its own.

    Attributes:
        path: of the save.
        problem: why the last writing failed, None when all is well. The match is played on and
            everything is written as soon as it can be.
        notice: that the match goes on under another name, None while it does not.
    """

    def __init__(
        self,
        path: Path,
        match: Match,
        orders: Mapping[Seat, StandingOrder] = NO_ORDERS,
        synced: Callable[[int], object] | None = None,
    ) -> None:
        """`synced` is called in the thread, once a turn of a person at most, with the number of
        actions that are on the disk. It may raise files.FileError, which changes nothing."""
        self.path = path
        self.problem: Message | None = None
        self.notice: Message | None = None
        self._synced = synced
        self._reached = self._told = 0  # actions when a person was last to decide
        self._lines = SaveLines(match)
        self._goal = self._lines.update(match, orders)
        self._written: tuple[bytes, ...] | None = None
        self._attempted: tuple[bytes, ...] | None = None
        self._closing = False
        self._changed = Condition()
        self._look_at_file()
        self._thread = Thread(target=self._run, name="autosave", daemon=True)
        self._thread.start()

    def keep(self, match: Match, orders: Mapping[Seat, StandingOrder] = NO_ORDERS) -> None:
        """Write what was played, taken back or ordered since; returns at once."""
        goal = self._lines.update(match, orders)
        to_move = match.to_move
        with self._changed:
            self._goal = goal
            if to_move is None or match.players[to_move].level is None:
                self._reached = match.earlier + len(match.actions)
            self._changed.notify_all()

    def flush(self, timeout: float = 10.0) -> bool:
        """Wait until everything is written, or failed to be; whether nothing is left to do."""
        with self._changed:
            if self.problem is not None:
                self._attempted = None
                self._changed.notify_all()
            done = self._changed.wait_for(lambda: self._attempted is self._goal, timeout)
            return done and self.problem is None

    def close(self) -> bool:
        """Flush and end the thread; whether nothing was left to do."""
        complete = self.flush()
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join()
        return complete

    def _look_at_file(self) -> None:
        """A missing file is written at once, a faithful one appended to, any other one replaced
        when there is something new to write."""
        try:
            content = files.read(self.path, save_format.LARGEST)
        except OSError:
            return
        self._attempted = self._goal
        if content == b"".join(self._goal):
            self._written = self._goal

    def _run(self) -> None:
        while True:
            with self._changed:
                patience = RETRY if self.problem is not None else None
                self._changed.wait_for(
                    lambda: self._closing or self._attempted is not self._goal, patience
                )
                if self._closing:
                    return
                goal, reached = self._goal, self._reached
            problem = self._write(goal)
            if problem is None and self._synced is not None and reached != self._told:
                self._told = reached
                with suppress(files.FileError):  # what is known of the save is then less
                    self._synced(reached)
            with self._changed:
                self.problem = problem
                self._attempted = goal
                if problem is None:
                    self._written = goal
                self._changed.notify_all()

    def _write(self, goal: tuple[bytes, ...]) -> Message | None:
        written = self._written
        try:
            if written is not None and goal[: len(written)] == written:
                new = b"".join(goal[len(written) :])
                with suppress(files.FileError):  # it is gone, it was changed, or the disk is full
                    files.append(self.path, new, sum(map(len, written)))
                    return None
            if written is not None and self._played_elsewhere(written, goal):
                self.path = _free_name(self.path)
                self.notice = N_(
                    "save",
                    "This match is also open in another window; here it continues as “{file}”.",
                ).of(file=self.path.name)
            files.replace(self.path, b"".join(goal), backup=True)
        except files.FileError as error:
            return error.reason
        return None

    def _played_elsewhere(self, written: tuple[bytes, ...], goal: tuple[bytes, ...]) -> bool:
        """Whether the file has what was not written here."""
        try:
            content = files.read(self.path, save_format.LARGEST)
        except OSError:
            return False
        return not any(b"".join(lines).startswith(content) for lines in (written, goal))


def _free_name(path: Path) -> Path:
    """ "anludim-7-2.wizardtable" beside "anludim-7.wizardtable"."""
    for number in itertools.count(2):
        other = path.with_stem(f"{path.stem}-{number}")
        if not other.exists():
            return other
    raise AssertionError("numbers do not end")
