# SPDX-License-Identifier: MIT
"""Has levels play daily tables in a process of their own, which ends when all are played."""

import logging
from collections import deque
from collections.abc import Callable

from wizardtable.ai.process import worker_main
from wizardtable.ai.process.messages import NoAnswer, PlayedOut, PlayOut
from wizardtable.ai.process.thinking_process import Main, ThinkingProcess

SILENCE = 120.0
"""Seconds without a word from the process after which it is taken to hang; it thinks when nothing
else wants to."""

ATTEMPTS = 2
"""Processes that may be lost over one match before it is left out."""

_log = logging.getLogger(__name__)


class PlayOutJob:
    """Plays one match after another. All calls return at once; `poll` must be called now and
    then."""

    def __init__(self, main: Main = worker_main.main) -> None:
        self._main = main
        self._child: ThinkingProcess | None = None
        self._due: deque[PlayOut] = deque()
        self._tickets = self._lost = 0
        self._asked = False

    @property
    def busy(self) -> bool:
        """Whether there is something left to play."""
        return bool(self._due)

    def wants(self, game_id: str, day: str, level_id: str) -> bool:
        """Whether this match is going to be played."""
        return any(
            (one.game_id, one.day, one.level_id) == (game_id, day, level_id) for one in self._due
        )

    def add(self, game_id: str, day: str, level_id: str) -> None:
        """Play this match, after those that were asked for before."""
        if not self.wants(game_id, day, level_id):
            self._tickets += 1
            self._due.append(PlayOut(self._tickets, game_id, day, level_id))

    def poll(self, take: Callable[[PlayOut, PlayedOut], None]) -> None:
        """Go on; `take` gets each match that was played to its end."""
        if not self._due:
            return
        child = self._child or self._start()
        if child is None:
            return
        if not self._asked:
            child.ask(self._due[0], SILENCE)
            self._asked = True
        while (report := child.report()) is not None:
            if isinstance(report, PlayedOut | NoAnswer):
                order = self._next()
                if isinstance(report, PlayedOut):
                    take(order, report)
                else:
                    _log.error("a match could not be played out: %s", report.error)
                if not self._due:
                    self.cancel()
                return
        if child.lost or child.overdue:
            self._lose()

    def cancel(self) -> None:
        """Play nothing more, and end the process."""
        self._due.clear()
        self._end()

    def _next(self) -> PlayOut:
        self._asked, self._lost = False, 0
        return self._due.popleft()

    def _end(self) -> None:
        child, self._child, self._asked = self._child, None, False
        if child is not None:
            child.kill()

    def _start(self) -> ThinkingProcess | None:
        try:
            self._child = ThinkingProcess(self._main)
        except OSError as error:
            _log.error("no process could be started: %s", error)
            self._lose()
        return self._child

    def _lose(self) -> None:
        """The process is gone: another one begins anew, unless that has been tried."""
        _log.error("a process was lost that plays matches out")
        self._end()
        self._lost += 1
        if self._lost >= ATTEMPTS:
            self._next()
