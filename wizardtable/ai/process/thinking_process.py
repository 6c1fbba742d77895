# SPDX-License-Identifier: MIT
"""A thinking process seen from this end of its pipe: what it does, and whether it still can."""

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from time import monotonic
from typing import TypeAlias

from wizardtable.ai.process import messages
from wizardtable.core import codec

Main: TypeAlias = "Callable[[Connection[bytes, bytes]], None]"

STOPPING = 0.1
"""Seconds a process has to answer once it was told to stop; then nobody waits for it any more."""

STARTING = 1.0
"""The same for one that has not started yet."""

HANGING = 60.0
"""Seconds after which a process that has not started, or was told to stop and has not answered, is
taken to hang. One that gets a sixtieth of a core, as beside twenty others that are not nice, does
both in less."""

ASLEEP = 0.25
"""Seconds between two looks that count at most: in the rest this program stood still or the machine
slept, and the process may have done so too."""


class ThinkingProcess:
    """One process and this end of its pipe.

    Attributes:
        ticket: what it thinks about, None when idle.
        ready: whether it has started.
    """

    def __init__(self, main: Main) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=main, args=(theirs,), daemon=True)
        try:
            self._process.start()
        finally:
            theirs.close()  # so that the pipe ends when the process does
        self.ready = False
        self._gone = False
        self._born = self._looked = self._deadline = monotonic()
        self._stopped: float | None = None
        self._seconds = 0.0
        self.ticket: int | None = None

    def ask(self, order: messages.Ask | messages.Study | messages.PlayOut, seconds: float) -> None:
        """Give it something to do; it is told to stop when it has not reported for so many
        seconds."""
        self.ticket, self._stopped, self._seconds = order.ticket, None, seconds
        self._looked = monotonic()
        self._deadline = self._looked + seconds
        self._send(order)

    def stop(self) -> None:
        """Tell it to end what it does now."""
        if self.ticket is not None and self._stopped is None:
            self._stopped = monotonic()
            self._send(messages.Stop(self.ticket))

    def report(self) -> messages.Report | None:
        """The next thing the process has to say, if any."""
        try:
            if not self._pipe.poll():
                return None
            report: messages.Report = codec.loads(messages.Report, self._pipe.recv_bytes().decode())
        except (EOFError, OSError, ValueError):
            self._gone = True
            return None
        if isinstance(report, messages.Ready):
            self.ready = True
            self._deadline = monotonic() + self._seconds
            if self._stopped is not None:
                self._stopped = monotonic()
        elif report.ticket == self.ticket:
            if isinstance(report, messages.ProgressReport):
                self._deadline = monotonic() + self._seconds
            else:
                self.ticket = None
        return report

    @property
    def overdue(self) -> bool:
        """Whether its time is up and it has not answered: it need not be waited for, but may come
        to itself, as one does that a busy machine has no time for."""
        now = self._watch()
        patience = STOPPING if self.ready else STARTING
        if self.ticket is None or self._stopped is None:
            return False
        return now > self._stopped + patience

    @property
    def lost(self) -> bool:
        """Whether it crashed, or hangs and has to be killed."""
        now = self._watch()
        since = self._stopped if self.ready else self._born
        waited = self.ticket is not None or not self.ready
        return self._gone or (waited and since is not None and now > since + HANGING)

    def _watch(self) -> float:
        """Tell it to stop when its time is up; gives the time, as `_look`."""
        now = self._look()
        if now > self._deadline:
            self.stop()
        return now

    def _look(self) -> float:
        """The time, after all that is waited for was put off by what was slept."""
        now = monotonic()
        slept = max(0.0, now - self._looked - ASLEEP)
        self._looked = now
        self._born += slept
        self._deadline += slept
        if self._stopped is not None:
            self._stopped += slept
        return now

    @property
    def pid(self) -> int | None:
        """The number the system knows the process by."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether there is a process, working or not."""
        return self._process.is_alive()

    def quit(self) -> None:
        """End the process: in peace when it is idle, else at once."""
        if self.ticket is None and self.ready:
            self._send(messages.Quit())
            self._process.join(STOPPING)
        self.kill()

    def kill(self) -> None:
        """End the process at once; on a starved machine it may outlive this call for a moment, for
        the window does not wait until the system has cleared it away."""
        self._process.kill()
        self._process.join(STOPPING)
        self._pipe.close()

    def _send(self, order: messages.Order) -> None:
        try:
            self._pipe.send_bytes(codec.dumps(messages.Order, order).encode())
        except OSError:
            self._gone = True
