# SPDX-License-Identifier: MIT
"""Thinks in a process of its own, so that the table never waits: deadline, cancel, spare.

A search in a thread would hold the interpreter lock and freeze the table for 170 ms at a time.
"""

import logging
import multiprocessing
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, TypeAlias

from wizardtable.ai import agents, process
from wizardtable.ai.baseline import GreedyAgent, RandomAgent
from wizardtable.ai.messages import Answer, Ask, Order, Question, Quit, Ready, Report, Stop
from wizardtable.core import catalog, codec
from wizardtable.core.agent import Budget, Decision
from wizardtable.core.catalog import GameSpec

__all__ = ["Answer", "Question", "Thinker"]

Main: TypeAlias = "Callable[[Connection[bytes, bytes]], None]"

STOPPING = 0.1
"""Seconds a process has to answer once it was told to stop; then it is killed."""

STARTING = 20.0
"""Seconds a new process may take to load on the slowest machine we think of."""

MOST_FAILURES = 3
"""Processes lost in a row before no more are started: something is wrong with this system."""

_log = logging.getLogger(__name__)


class Thinker:
    """Answers questions one at a time, from a process that is started at once with a warm spare.

    All calls return at once; `poll` must be called every few milliseconds while a question is
    open (a timer of the window does), because it also watches the clock. Every question gets its
    answer unless it is cancelled: without any process, or when time is up and nothing came, the
    greedy agent answers in this process.
    """

    def __init__(self, main: Main = process.main, *, spare: bool = True) -> None:
        """Without a spare, a lost process is followed by a cold one."""
        self._main = main
        self._keeps_spare = spare
        self._tickets = 0
        self._failures = 0
        self._open: Ask | None = None
        self._retried = False
        self._worker: _Worker | None = None
        self._spare: _Worker | None = None
        self._staff()

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._open is not None

    def ask(self, question: Question) -> int:
        """Open a question, cancelling the one that is open; gives the ticket of its answer."""
        self.cancel()
        self._tickets += 1
        self._open, self._retried = Ask(self._tickets, question), False
        self._staff()
        self._hand_over()
        return self._tickets

    def poll(self) -> Answer | None:
        """The answer to the open question if there is one by now."""
        worker = self._worker
        while worker is not None and (report := worker.report()) is not None:
            if isinstance(report, Ready) or not self._is_open(report.ticket):
                continue
            if isinstance(report, Answer):
                self._failures = 0
                return self._close_question(report)
            _log.error("the agent failed: %s", report.error)
            return self._answer_ourselves()
        if worker is not None and worker.lost:
            return self._replace(worker)
        if self._open is None:
            return None
        self._staff()
        if self._worker is None:
            return self._answer_ourselves()
        self._hand_over()
        return None

    def cancel(self) -> None:
        """Drop the open question; its answer will not come."""
        if self._open is not None and self._worker is not None:
            self._worker.stop()
        self._open = None

    def close(self) -> None:
        """End the processes; the thinker cannot be asked any more."""
        self._open = None
        self._failures = MOST_FAILURES
        for worker in (self._worker, self._spare):
            if worker is not None:
                worker.quit()
        self._worker = self._spare = None

    def _is_open(self, ticket: int) -> bool:
        return self._open is not None and self._open.ticket == ticket

    def _staff(self) -> None:
        """See to it that there is a worker and a spare, unless processes keep getting lost."""
        if self._worker is None:
            self._worker, self._spare = self._spare or self._start(), None
        if self._keeps_spare and self._spare is None and self._worker is not None:
            self._spare = self._start()

    def _start(self) -> "_Worker | None":
        if self._failures >= MOST_FAILURES:
            return None
        try:
            return _Worker(self._main)
        except OSError as error:
            _log.error("no process could be started: %s", error)
            self._failures += 1
            return None

    def _hand_over(self) -> None:
        """Give the open question to the worker once it has finished what it did before."""
        worker, order = self._worker, self._open
        if worker is None or order is None or worker.ticket is not None:
            return
        worker.ask(order, _seconds(order.question))

    def _replace(self, worker: "_Worker") -> Answer | None:
        """The spare takes over from a worker that crashed or hung; a question whose time is not
        up is asked once more."""
        self._failures += 1
        _log.error("a thinking process was lost")
        had_it = self._open is not None and worker.ticket == self._open.ticket
        late = worker.late
        worker.kill()
        self._worker = None
        self._staff()
        if not had_it:
            return None
        if late or self._retried or self._worker is None:
            return self._answer_ourselves()
        self._retried = True
        self._hand_over()
        return None

    def _answer_ourselves(self) -> Answer:
        assert self._open is not None
        order = self._open
        spec = catalog.get(order.question.game_id)
        observation, actions = order.question.read(spec)
        decision = _quick(spec, observation, actions, order.question.seed)
        text = codec.dumps(spec.rules.kinds.action, decision.action)
        return self._close_question(Answer(order.ticket, text, decision.reason, decision.stats))

    def _close_question(self, answer: Answer) -> Answer:
        self._open = None
        return answer


def _quick(spec: GameSpec, observation: Any, actions: Sequence[Any], seed: int) -> Decision[Any]:
    """The greedy agent's decision; a random one where the brain itself is at fault."""
    try:
        return GreedyAgent(spec, seed).choose(observation, actions, Budget())
    except Exception:
        _log.exception("the greedy agent failed")
        return RandomAgent(spec, seed).choose(observation, actions, Budget())


def _seconds(question: Question) -> float:
    """The hard deadline of a question: its budget's, or its level's, cap for a turn."""
    if question.budget.seconds is not None:
        return question.budget.seconds
    return agents.level(catalog.get(question.game_id), question.level_id).seconds


class _Worker:
    """One process and this end of its pipe.

    Attributes:
        ticket: what it thinks about, None when idle.
        lost: whether it crashed, or hung and has to be killed.
        late: whether it hung beyond its deadline.
    """

    def __init__(self, main: Main) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=main, args=(theirs,), daemon=True)
        try:
            self._process.start()
        finally:
            theirs.close()  # so that the pipe ends when the process does
        self._ready = False
        self._gone = False
        self._deadline = monotonic() + STARTING
        self._stopped: float | None = None
        self._seconds = 0.0
        self.ticket: int | None = None
        self.late = False

    def ask(self, order: Ask, seconds: float) -> None:
        self.ticket, self._stopped, self._seconds = order.ticket, None, seconds
        if self._ready:
            self._deadline = monotonic() + seconds
        self._send(order)

    def stop(self) -> None:
        if self.ticket is not None and self._stopped is None:
            self._stopped = monotonic()
            self._send(Stop(self.ticket))

    def report(self) -> Report | None:
        """The next thing the process has to say, if any."""
        try:
            if not self._pipe.poll():
                return None
            report: Report = codec.loads(Report, self._pipe.recv_bytes().decode())
        except (EOFError, OSError, ValueError):
            self._gone = True
            return None
        if isinstance(report, Ready):
            self._ready = True
            self._deadline = monotonic() + self._seconds
            if self._stopped is not None:
                self._stopped = monotonic()
        elif report.ticket == self.ticket:
            self.ticket = None
        return report

    @property
    def lost(self) -> bool:
        if self._gone:
            return True
        now = monotonic()
        if not self._ready:
            self.late = now > self._deadline
            return self.late
        if self.ticket is None:
            return False
        if self._stopped is None and now > self._deadline:
            self.stop()
        self.late = self._stopped is not None and now > self._stopped + STOPPING
        return self.late

    def quit(self) -> None:
        """End the process: in peace when it is idle, else at once."""
        if self.ticket is None and self._ready:
            self._send(Quit())
            self._process.join(STOPPING)
        self.kill()

    def kill(self) -> None:
        self._process.kill()
        self._process.join(1.0)
        self._pipe.close()

    def _send(self, order: Order) -> None:
        try:
            self._pipe.send_bytes(codec.dumps(Order, order).encode())
        except OSError:
            self._gone = True
