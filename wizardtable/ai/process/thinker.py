# SPDX-License-Identifier: MIT
"""Thinks in processes of their own, so that the table never waits.

`Thinker` answers from one process and keeps a spare one ready. `ThinkerGroup` asks several thinkers
if the level has several `trees`, and adds their votes. A search in a thread would hold the
interpreter lock and freeze the table for 170 ms at a time.
"""

import logging
import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from time import monotonic
from typing import Any

from wizardtable.ai.baseline import GreedyAgent, RandomAgent
from wizardtable.ai.process import worker_main
from wizardtable.ai.process.messages import Answer, Ask, NoAnswer, Question
from wizardtable.ai.process.thinking_process import STARTING, STOPPING, Main, ThinkingProcess
from wizardtable.ai.search import agents, vote_merge
from wizardtable.core import catalog, codec
from wizardtable.core.agent import Budget, Decision
from wizardtable.core.game_spec import GameSpec

MOST_FAILURES = 3
"""Processes lost in a row before no more are started for a while: something is wrong here."""

REST = 60.0
"""Seconds after which it is tried again: a machine that was starved may have come to itself."""

_log = logging.getLogger(__name__)


class Thinker:
    """Answers questions one at a time, from a process that is started at once with a warm spare.

    All calls return at once; `poll` must be called every few milliseconds while a question is
    open (a timer of the window does), because it also watches the clock. Every question gets its
    answer unless it is cancelled: without any process, or when time is up and nothing came, the
    greedy agent answers in this process.
    """

    def __init__(self, main: Main = worker_main.main, *, spare: bool = True) -> None:
        """Without a spare, a lost process is followed by a cold one."""
        self._main = main
        self._keeps_spare = spare
        self._tickets = 0
        self._failures = 0
        self._resting_until = 0.0
        self._due = 0.0
        self._open: Ask | None = None
        self._retried = False
        self._served = False
        self._worker: ThinkingProcess | None = None
        self._spare: ThinkingProcess | None = None
        self._staff()

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._open is not None

    def ask(self, order: Ask) -> None:
        """Open a question, cancelling the one that is open; it gets a ticket of its own."""
        self.cancel()
        self._tickets += 1
        self._open, self._retried = replace(order, ticket=self._tickets), False
        self._due = monotonic() + seconds_of(order)
        self._staff()
        self._hand_over()

    def poll(self) -> Answer | None:
        """The answer to the open question if there is one by now."""
        worker = self._worker
        self._look_after_spare()
        while worker is not None and (report := worker.report()) is not None:
            if not isinstance(report, Answer | NoAnswer) or not self._is_open(report.ticket):
                continue
            if isinstance(report, Answer):
                self._failures, self._served = 0, True
                return self._close_question(report)
            _log.error("the agent failed: %s", report.error)
            return self._answer_ourselves()
        if worker is not None and worker.lost:
            return self._replace(worker)
        return self._go_on() if self._open is not None else None

    def _go_on(self) -> Answer | None:
        """See to the open question as long as nothing is heard of it."""
        worker = self._worker
        if self._waits_in_vain() or (worker is not None and worker.overdue):
            had_it = self._has_it(worker)
            if worker is not None:
                worker.stop()
            if self._spare is not None:  # it goes on while the other comes to itself, or is lost
                self._worker, self._spare = self._spare, worker
            if had_it or monotonic() > self._due + STOPPING:
                return self._answer_ourselves()
        self._staff()
        if self._worker is None:
            return self._answer_ourselves()
        self._hand_over()
        return None

    def _waits_in_vain(self) -> bool:
        """Whether nobody has begun to think who could still answer in time; the start of the
        program is waited for a little."""
        worker, late = self._worker, monotonic() - self._due
        if worker is None or self._retried:
            return late > STOPPING
        if worker.ready and self._has_it(worker):
            return False
        return late > (STOPPING if self._served else STARTING)

    def _has_it(self, worker: ThinkingProcess | None) -> bool:
        """Whether it thinks, or should think, about the open question."""
        order = self._open
        return worker is not None and order is not None and worker.ticket == order.ticket

    def _look_after_spare(self) -> None:
        """Hear out a process that was not waited for."""
        spare = self._spare
        if spare is None or spare.ticket is None:
            return
        while spare.report() is not None:
            pass
        if spare.lost:
            self._lose(spare)
            self._spare = None

    def cancel(self) -> None:
        """Drop the open question; its answer will not come."""
        if self._open is not None and self._worker is not None:
            self._worker.stop()
        self._open = None

    def close(self) -> None:
        """End the processes; the thinker cannot be asked any more."""
        self._open = None
        self._failures, self._resting_until = MOST_FAILURES, float("inf")
        for worker in (self._worker, self._spare):
            if worker is not None:
                worker.quit()
        self._worker = self._spare = None

    def _is_open(self, ticket: int) -> bool:
        return self._open is not None and self._open.ticket == ticket

    def _staff(self) -> None:
        """See to it that there is a worker and a spare, unless processes keep getting lost."""
        if self._spare is not None and not self._spare.alive:
            self._spare.kill()
            self._spare = None
        if self._worker is None:
            self._worker, self._spare = self._spare or self._start(), None
        if self._keeps_spare and self._spare is None and self._worker is not None:
            self._spare = self._start()

    def _start(self) -> ThinkingProcess | None:
        if self._failures >= MOST_FAILURES:
            if monotonic() < self._resting_until:
                return None
            self._failures = MOST_FAILURES - 1  # one more attempt
        try:
            return ThinkingProcess(self._main)
        except OSError as error:
            _log.error("no process could be started: %s", error)
            self._failed()
            return None

    def _failed(self) -> None:
        self._failures += 1
        self._resting_until = monotonic() + REST

    def _hand_over(self) -> None:
        """Give the open question to the worker once it has finished what it did before."""
        worker, order = self._worker, self._open
        if worker is None or order is None or worker.ticket is not None:
            return
        worker.ask(order, seconds_of(order))

    def _lose(self, child: ThinkingProcess) -> None:
        self._failed()
        _log.error("a thinking process was lost")
        child.kill()

    def _replace(self, worker: ThinkingProcess) -> Answer | None:
        """The spare takes over from a worker that crashed or hung; a question that it had is asked
        once more, for the rest of its time."""
        had_it = self._has_it(worker)
        self._lose(worker)
        self._worker = None
        if had_it and self._retried:
            return self._answer_ourselves()  # at once; the next question sees to the staff
        self._staff()
        if not had_it:
            return None
        if self._worker is None:
            return self._answer_ourselves()
        self._retried = True
        self._shorten()
        self._hand_over()
        return None

    def _shorten(self) -> None:
        """Leave the open question what is left of its time."""
        assert self._open is not None
        if self._open.budget != Budget():  # else those of its level, which it looks up itself
            left = max(0.0, self._due - monotonic())
            self._open = replace(self._open, budget=replace(self._open.budget, seconds=left))

    def _answer_ourselves(self) -> Answer:
        assert self._open is not None
        order = self._open
        spec = catalog.get(order.game_id)
        observation, actions = order.read(spec)
        decision = _quick(spec, observation, actions, order.seed)
        text = codec.dumps(spec.rules.kinds.action, decision.action)
        return self._close_question(Answer(order.ticket, text, decision.reason, decision.stats))

    def _close_question(self, answer: Answer) -> Answer:
        self._open = None
        return answer


class ThinkerGroup:
    """Answers questions one at a time, with several thinkers if the level has several trees.

    The first thinker is started at once, with its spare; the others, one after another, when they
    are first needed.

    Attributes:
        question: The open question, or None.
    """

    def __init__(
        self, make: Callable[[bool], Thinker] | None = None, cores: int | None = None
    ) -> None:
        """`make` starts a thinker, with a spare process or without; `cores` are those of the
        machine if not given."""
        self._make = make or (lambda spare: Thinker(spare=spare))
        self._cores = cores or _cores()
        self._thinkers = [self._make(True)]
        self.question: Question | None = None
        self._order: Ask | None = None
        self._waiting: set[int] = set()
        self._answers: list[Answer] = []
        self._due = 0.0
        self._members = self._asked = 0

    def ask(self, question: Question) -> None:
        """Open a question, cancelling the one that is open."""
        self.cancel()
        self.question, self._order, self._answers = question, Ask.of(question), []
        self._due = monotonic() + seconds_of(self._order)
        trees = 1 if question.alone else agents.level(question.spec, question.level_id).trees
        self._members, self._asked = min(trees or self._cores, self._cores), 0
        for _ in range(min(self._members, len(self._thinkers))):
            self._ask_next(self._order)

    def _ask_next(self, order: Ask) -> None:
        """Ask one more; where it has to be started, that takes up to 35 ms."""
        member = self._asked
        if member == len(self._thinkers):
            self._thinkers.append(self._make(False))
        seed = vote_merge.seed_of(order.seed, member)
        self._thinkers[member].ask(replace(order, seed=seed, alone=True))
        self._waiting.add(member)
        self._asked += 1

    def poll(self) -> Decision[Any] | None:
        """Returns the decision on the open question once all members have answered.

        When the time is up, the answers that have come decide: nobody waits for a process that is
        still starting, or starved.
        """
        for member in sorted(self._waiting):
            answer = self._thinkers[member].poll()
            if answer is not None:
                self._waiting.remove(member)
                self._answers.append(answer)
        question, order = self.question, self._order
        if question is None or order is None:
            return None
        if self._asked < self._members:
            self._ask_next(order)  # one at a look, so that the window never stands still
        if self._waiting and not (self._sought and monotonic() >= self._due):
            return None
        self.cancel()
        spec = question.spec
        decisions = [answer.decision(spec) for answer in self._answers]
        if len(decisions) == 1:
            return decisions[0]
        return vote_merge.decide(spec, question.observation, question.actions, decisions)

    @property
    def _sought(self) -> bool:
        """Whether an answer has come from who looked at the menu; not so who answers in haste for
        a lost process."""
        return any(answer.stats.visits for answer in self._answers)

    def cancel(self) -> None:
        """Drop the open question; its answer will not come."""
        for member in self._waiting:
            self._thinkers[member].cancel()
        self.question, self._order, self._waiting = None, None, set()

    def close(self) -> None:
        """End all processes; nothing can be asked any more."""
        self.cancel()
        for thinker in self._thinkers:
            thinker.close()


def _quick(spec: GameSpec, observation: Any, actions: Sequence[Any], seed: int) -> Decision[Any]:
    """The greedy agent's decision; a random one where the brain itself is at fault."""
    try:
        return GreedyAgent(spec, seed).choose(observation, actions, Budget())
    except Exception:
        _log.exception("the greedy agent failed")
        return RandomAgent(spec, seed).choose(observation, actions, Budget())


def seconds_of(order: Ask) -> float:
    """The hard deadline of a question: its budget's, or its level's, cap for a turn."""
    if order.budget.seconds is not None:
        return order.budget.seconds
    return agents.level(catalog.get(order.game_id), order.level_id).seconds


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
