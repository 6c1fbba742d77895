# SPDX-License-Identifier: MIT
"""Saves a match while it is played, in a thread of its own."""

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

RETRY_SECONDS = 5.0
"""Seconds until a failed save is tried again."""


class Autosave:
    """Keeps the save of a match up to date.

    New lines are appended and synced. Any other change replaces the whole file and keeps the former
    one as `.bak`. The file of a loaded match does not change until an action is played. If another
    program plays the same match, that program keeps the file, and this match continues in a new
    file.

    Attributes:
        path: the file of the save.
        problem: a sentence on why the last attempt to save failed, or None if that attempt
            succeeded. Play continues, and the thread tries again every few seconds.
        notice: a sentence that the match continues in a new file, or None if it does not.
    """

    def __init__(
        self,
        path: Path,
        match: Match,
        orders: Mapping[Seat, StandingOrder] = NO_ORDERS,
        synced: Callable[[int], object] | None = None,
    ) -> None:
        """Starts the thread, which writes the save if there is no file yet.

        Args:
            path: the file of the save.
            match: the match.
            orders: the standing orders that hold, by seat. A standing order is a decision that a
                player has made in advance.
            synced: None, or a function that the thread calls with the number of actions on the
                disk, at most once for each turn of a person. A files.FileError of this function is
                ignored.
        """
        self.path = path
        self.problem: Message | None = None
        self.notice: Message | None = None
        self._on_synced = synced
        self._reached_actions = self._reported_actions = (
            0  # number of actions at a person's last turn
        )
        self._lines = SaveLines(match)
        self._goal_lines = self._lines.update(match, orders)
        self._written_lines: tuple[bytes, ...] | None = None
        self._attempted_lines: tuple[bytes, ...] | None = None
        self._is_closing = False
        self._changed = Condition()
        self._check_existing_file()
        self._thread = Thread(target=self._run, name="autosave", daemon=True)
        self._thread.start()

    def keep(self, match: Match, orders: Mapping[Seat, StandingOrder] = NO_ORDERS) -> None:
        """Makes the thread write all changes of the match and of the standing orders.

        This call does not wait until they are written.
        """
        goal = self._lines.update(match, orders)
        to_move = match.to_move
        with self._changed:
            self._goal_lines = goal
            if to_move is None or match.players[to_move].level is None:
                self._reached_actions = match.earlier + len(match.actions)
            self._changed.notify_all()

    def flush(self, timeout: float = 10.0) -> bool:
        """Waits until all changes are written or writing has failed, for at most `timeout` seconds.

        Returns whether all changes are written.
        """
        with self._changed:
            if self.problem is not None:
                self._attempted_lines = None
                self._changed.notify_all()
            done = self._changed.wait_for(
                lambda: self._attempted_lines is self._goal_lines, timeout
            )
            return done and self.problem is None

    def close(self) -> bool:
        """Writes the remaining changes and ends the thread. Returns whether all are written."""
        complete = self.flush()
        with self._changed:
            self._is_closing = True
            self._changed.notify_all()
        self._thread.join()
        return complete

    def _check_existing_file(self) -> None:
        """Compares an existing file with the match before anything is written.

        If they agree, new lines will be appended to the file. Any other file stays as it is until
        an action is played.
        """
        try:
            content = files.read(self.path, save_format.MAX_SAVE_BYTES)
        except OSError:
            return
        self._attempted_lines = self._goal_lines
        if content == b"".join(self._goal_lines):
            self._written_lines = self._goal_lines

    def _run(self) -> None:
        while True:
            with self._changed:
                timeout_seconds = RETRY_SECONDS if self.problem is not None else None
                self._changed.wait_for(
                    lambda: self._is_closing or self._attempted_lines is not self._goal_lines,
                    timeout_seconds,
                )
                if self._is_closing:
                    return
                goal, reached = self._goal_lines, self._reached_actions
            problem = self._write(goal)
            if (
                problem is None
                and self._on_synced is not None
                and reached != self._reported_actions
            ):
                self._reported_actions = reached
                with suppress(files.FileError):  # the book then lags behind the save
                    self._on_synced(reached)
            with self._changed:
                self.problem = problem
                self._attempted_lines = goal
                if problem is None:
                    self._written_lines = goal
                self._changed.notify_all()

    def _write(self, goal: tuple[bytes, ...]) -> Message | None:
        written = self._written_lines
        try:
            if written is not None and goal[: len(written)] == written:
                new = b"".join(goal[len(written) :])
                with suppress(files.FileError):  # the file is gone or changed, or the disk is full
                    files.append(self.path, new, sum(map(len, written)))
                    return None
            if written is not None and self._is_played_elsewhere(written, goal):
                self.path = _free_name(self.path)
                self.notice = N_(
                    "save",
                    "This match is also open in another window; here it continues as “{file}”.",
                ).of(file=self.path.name)
            files.replace(self.path, b"".join(goal), backup=True)
        except files.FileError as error:
            return error.reason
        return None

    def _is_played_elsewhere(self, written: tuple[bytes, ...], goal: tuple[bytes, ...]) -> bool:
        """Returns whether the file has content that this program has not written."""
        try:
            content = files.read(self.path, save_format.MAX_SAVE_BYTES)
        except OSError:
            return False
        return not any(b"".join(lines).startswith(content) for lines in (written, goal))


def _free_name(path: Path) -> Path:
    """Returns an unused path beside `path`, such as "anludim-7-2.wizardtable"."""
    for number in itertools.count(2):
        other = path.with_stem(f"{path.stem}-{number}")
        if not other.exists():
            return other
    raise AssertionError("numbers do not end")
