# SPDX-License-Identifier: MIT
"""A thinking process as the program sees it: orders, reports, and whether it can still answer."""

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from time import monotonic
from typing import TypeAlias

from wizardtable.ai.process import messages
from wizardtable.core import codec

Main: TypeAlias = "Callable[[Connection[bytes, bytes]], None]"

STOP_GRACE_SECONDS = 0.5
"""A process that was told to stop has this many seconds to answer.

On a busy machine, 0.1 seconds were often too few: then the greedy agent answered in its place, and
advice was given without a search.
"""

START_GRACE_SECONDS = 1.0
"""A process that was told to stop while it is still starting has this many seconds to answer."""

HANG_SECONDS = 60.0
"""A process counts as hung if it takes longer than this many seconds to start, or to stop.

A process needs less time even if it gets only a sixtieth of a core. This is its share while twenty
other processes of normal priority run.
"""

MAX_COUNTED_GAP_SECONDS = 0.25
"""At most this many seconds between two looks at the clock count towards a deadline.

If the gap was longer, the program stood still or the machine slept. The thinking process may have
lost the same time, so its deadlines are moved by the rest of the gap.
"""


class ThinkingProcess:
    """One process, with the program's end of the pipe to it.

    Attributes:
        ticket: the ticket of the order that the process works on, or None while it is idle.
        has_started: True once the process has started.
    """

    def __init__(self, main: Main) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=main, args=(theirs,), daemon=True)
        try:
            self._process.start()
        finally:
            theirs.close()  # so that the pipe ends when the process does
        self.has_started = False
        self._is_gone = False
        self._started_at = self._last_look = self._deadline = monotonic()
        self._stopped_at: float | None = None
        self._seconds = 0.0
        self.ticket: int | None = None

    def ask(
        self,
        order: messages.Ask
        | messages.Study
        | messages.Follow
        | messages.PlayOut
        | messages.CheckMoves,
        seconds: float,
    ) -> None:
        """Gives the process an order.

        A process that does not report within `seconds` has to stop.
        """
        self.ticket, self._stopped_at, self._seconds = order.ticket, None, seconds
        self._last_look = monotonic()
        self._deadline = self._last_look + seconds
        self._send(order)

    def pause(self) -> None:
        """Tells a process that analyses a running match to do nothing until the next order."""
        if self.ticket is not None:
            self._send(messages.Interrupt(self.ticket))

    def stop(self) -> None:
        """Tells the process to end its present work."""
        if self.ticket is not None and self._stopped_at is None:
            self._stopped_at = monotonic()
            self._send(messages.Stop(self.ticket))

    def report(self) -> messages.Report | None:
        """Returns the next report of the process, or None if no report has come."""
        try:
            if not self._pipe.poll():
                return None
            report: messages.Report = codec.loads(messages.Report, self._pipe.recv_bytes().decode())
        except (EOFError, OSError, ValueError):
            self._is_gone = True
            return None
        if isinstance(report, messages.Ready):
            self.has_started = True
            self._deadline = monotonic() + self._seconds
            if self._stopped_at is not None:
                self._stopped_at = monotonic()
        elif report.ticket == self.ticket:
            if isinstance(report, messages.ProgressReport):
                self._deadline = monotonic() + self._seconds
            elif not isinstance(report, messages.FirstWord):
                self.ticket = None
        return report

    @property
    def is_overdue(self) -> bool:
        """True if the process was told to stop and has not answered in time.

        The caller need not wait any longer. On a busy machine the process may still answer later.
        """
        now = self._stop_if_late()
        patience = STOP_GRACE_SECONDS if self.has_started else START_GRACE_SECONDS
        if self.ticket is None or self._stopped_at is None:
            return False
        return now > self._stopped_at + patience

    @property
    def is_lost(self) -> bool:
        """True if the process crashed, or hangs and has to be killed."""
        now = self._stop_if_late()
        since = self._stopped_at if self.has_started else self._started_at
        is_awaited = self.ticket is not None or not self.has_started
        return self._is_gone or (is_awaited and since is not None and now > since + HANG_SECONDS)

    def _stop_if_late(self) -> float:
        """Tells the process to stop if its deadline has passed. Returns the monotonic time."""
        now = self._corrected_time()
        if now > self._deadline:
            self.stop()
        return now

    def _corrected_time(self) -> float:
        """Returns the monotonic time, and moves all deadlines by the time that the machine
        slept."""
        now = monotonic()
        slept = max(0.0, now - self._last_look - MAX_COUNTED_GAP_SECONDS)
        self._last_look = now
        self._started_at += slept
        self._deadline += slept
        if self._stopped_at is not None:
            self._stopped_at += slept
        return now

    @property
    def pid(self) -> int | None:
        """The system's id of the process; None if it has none."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """True while the process exists, whether it works or is idle."""
        return self._process.is_alive()

    def quit(self) -> None:
        """Ends the process: by an order if the process is idle, otherwise at once."""
        if self.ticket is None and self.has_started:
            self._send(messages.Quit())
            self._process.join(STOP_GRACE_SECONDS)
        self.kill()

    def kill(self) -> None:
        """Ends the process at once.

        On a busy machine the process may outlive this call for a moment, because the window does
        not wait until the system has removed it.
        """
        self._process.kill()
        self._process.join(STOP_GRACE_SECONDS)
        self._pipe.close()

    def _send(self, order: messages.Order) -> None:
        try:
            self._pipe.send_bytes(codec.dumps(messages.Order, order).encode())
        except OSError:
            self._is_gone = True
