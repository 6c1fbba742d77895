# SPDX-License-Identifier: MIT
"""Lets levels play daily tables, and checks friends' moves, in a separate process.

The process ends once all matches are played.
"""

import logging
from collections import deque
from collections.abc import Callable

from wizardtable.ai.process import worker_main
from wizardtable.ai.process.messages import (
    CheckMoves,
    MovesChecked,
    NoAnswer,
    PlayedOut,
    PlayOut,
)
from wizardtable.ai.process.thinking_process import Main, ThinkingProcess
from wizardtable.core.arranged.challenge import ChallengeTable, FriendResult

MAX_SILENCE_SECONDS = 120.0
"""The process counts as hung after this many seconds without a report.

The process has a low priority, and may have to wait for all other processes.
"""

MAX_LOST_PROCESSES = 2
"""The job skips a match once this many processes have crashed or hung over the match."""

_log = logging.getLogger(__name__)


class PlayOutJob:
    """Plays one match after another. All calls return at once. `poll` must be called regularly.

    Three values name a match at a daily table: the game's id, the day, such as "2026-11-26", and
    the id of the level that plays in the person's seat. In a match of a friend the moves are known,
    and the opponents think again.
    """

    def __init__(self, main: Main = worker_main.main) -> None:
        self._main = main
        self._child: ThinkingProcess | None = None
        self._queue: deque[PlayOut | CheckMoves] = deque()
        self._tickets = self._lost_processes = 0
        self._is_asked = False

    @property
    def is_busy(self) -> bool:
        """True while a match is being played or waits."""
        return bool(self._queue)

    def is_queued(self, game_id: str, day: str, level_id: str) -> bool:
        """Returns whether this match at a daily table is being played or waits."""
        return any(
            isinstance(order, PlayOut)
            and (order.game_id, order.day, order.level_id) == (game_id, day, level_id)
            for order in self._queue
        )

    def add(self, game_id: str, day: str, level_id: str) -> None:
        """Adds this match at a daily table to the queue, unless it is there already."""
        if not self.is_queued(game_id, day, level_id):
            self._tickets += 1
            self._queue.append(PlayOut(self._tickets, game_id, day, level_id))

    def add_check(self, table: ChallengeTable, result: FriendResult) -> int:
        """Adds the check of a friend's result with its moves to the queue; returns its ticket."""
        self._tickets += 1
        self._queue.append(CheckMoves(self._tickets, table, result))
        return self._tickets

    def poll(
        self,
        take: Callable[[PlayOut, PlayedOut], None] | None = None,
        take_check: Callable[[CheckMoves, MovesChecked], None] | None = None,
    ) -> None:
        """Starts the next match if no match is being played, and checks whether one is finished.

        `take` is called with the order and the report of a finished match at a daily table,
        `take_check` with those of a finished check.
        """
        if not self._queue:
            return
        child = self._child or self._start()
        if child is None:
            return
        if not self._is_asked:
            child.ask(self._queue[0], MAX_SILENCE_SECONDS)
            self._is_asked = True
        while (report := child.report()) is not None:
            if isinstance(report, PlayedOut | MovesChecked | NoAnswer):
                order = self._finish_first()
                if isinstance(order, PlayOut) and isinstance(report, PlayedOut) and take:
                    take(order, report)
                if (
                    isinstance(order, CheckMoves)
                    and isinstance(report, MovesChecked)
                    and take_check
                ):
                    take_check(order, report)
                if isinstance(report, NoAnswer):
                    _log.error("a match could not be played out: %s", report.error)
                if not self._queue:
                    self.cancel()
                return
        if child.is_lost or child.is_overdue:
            self._handle_loss()

    def cancel(self) -> None:
        """Empties the queue and ends the process."""
        self._queue.clear()
        self._end()

    def _finish_first(self) -> PlayOut | CheckMoves:
        self._is_asked, self._lost_processes = False, 0
        return self._queue.popleft()

    def _end(self) -> None:
        child, self._child, self._is_asked = self._child, None, False
        if child is not None:
            child.kill()

    def _start(self) -> ThinkingProcess | None:
        try:
            self._child = ThinkingProcess(self._main)
        except OSError as error:
            _log.error("no process could be started: %s", error)
            self._handle_loss()
        return self._child

    def _handle_loss(self) -> None:
        """Ends a process that crashed or hangs, so that the next `poll` starts another one.

        After `MAX_LOST_PROCESSES` processes, skips the match.
        """
        _log.error("a process was lost that plays matches out")
        self._end()
        self._lost_processes += 1
        if self._lost_processes >= MAX_LOST_PROCESSES:
            self._finish_first()
