# SPDX-License-Identifier: MIT
"""Answers questions by thinking processes, so that the table never waits.

`Thinker` answers from one process, the worker, and keeps a spare process ready. `ThinkerGroup` asks
several thinkers if the level has several trees, and adds their votes. The greedy agent takes the
action with the largest prior, without a search. Searches do not run in threads: a thread would hold
the interpreter lock, and freeze the table for 170 ms at a time.
"""

import logging
import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from time import monotonic
from typing import Any

from wizardtable.ai.baseline import GreedyAgent, RandomAgent
from wizardtable.ai.process import thinking_process, worker_main
from wizardtable.ai.process.messages import Answer, Ask, FirstWord, NoAnswer, Question
from wizardtable.ai.process.thinking_process import Main, ThinkingProcess
from wizardtable.ai.search import agents, vote_merge
from wizardtable.core import catalog, codec
from wizardtable.core.agent import Budget, Decision
from wizardtable.core.game_spec import GameSpec

MAX_FAILURES = 3
"""If this many processes in a row have crashed or hung, no process is started for
`PAUSE_SECONDS`."""

PAUSE_SECONDS = 60.0
"""After `MAX_FAILURES` lost processes, this many seconds pass before another one is started. By
then a machine that was too busy may have recovered."""

_log = logging.getLogger(__name__)


class Thinker:
    """Answers one question at a time, from a process that starts at once together with a spare.

    All calls return at once. While a question is open, a timer must call `poll` every few
    milliseconds, because `poll` also watches the deadline. Every question gets an answer unless it
    is cancelled. Without any process, or if no answer comes in time, the greedy agent answers in
    the program's own process.

    Attributes:
        first_word: what the search for the open question prefers so far, or None.
    """

    def __init__(self, main: Main = worker_main.main, *, spare: bool = True) -> None:
        """Starts the processes. `main` is the function that they run.

        With `spare` False there is no spare process. A process that crashed or hangs is then
        replaced by a new one, which takes time to start.
        """
        self._main = main
        self._keeps_spare = spare
        self._tickets = 0
        self._failures = 0
        self._paused_until = 0.0
        self._deadline = 0.0
        self._open_question: Ask | None = None
        self.first_word: FirstWord | None = None
        self._is_retried = False
        self._has_answered = False
        self._worker: ThinkingProcess | None = None
        self._spare: ThinkingProcess | None = None
        self._start_missing()

    @property
    def is_thinking(self) -> bool:
        """True while a question is open."""
        return self._open_question is not None

    def ask(self, order: Ask) -> None:
        """Cancels the open question, and opens the question of `order` under a new ticket."""
        self.cancel()
        self._tickets += 1
        self._open_question, self._is_retried = replace(order, ticket=self._tickets), False
        self.first_word = None
        self._deadline = monotonic() + deadline_seconds(order)
        self._start_missing()
        self._hand_over()

    def poll(self) -> Answer | None:
        """Returns the answer to the open question once there is an answer, otherwise None."""
        worker = self._worker
        self._drain_spare()
        while worker is not None and (report := worker.report()) is not None:
            if isinstance(report, FirstWord) and self._is_open(report.ticket):
                self.first_word = report
            if not isinstance(report, Answer | NoAnswer) or not self._is_open(report.ticket):
                continue
            if isinstance(report, Answer):
                self._failures, self._has_answered = 0, True
                return self._close_question(report)
            _log.error("the agent failed: %s", report.error)
            return self._answer_greedily()
        if worker is not None and worker.is_lost:
            return self._replace(worker)
        return self._watch_question() if self._open_question is not None else None

    def _watch_question(self) -> Answer | None:
        """Checks on the open question while no report about it has come.

        Returns the greedy agent's answer if the deadline has passed or no process can be started,
        otherwise None.
        """
        worker = self._worker
        if self._is_neglected() or (worker is not None and worker.is_overdue):
            had_question = self._has_question(worker)
            if worker is not None:
                worker.stop()
            if self._spare is not None:  # the late process may still recover as the spare
                self._worker, self._spare = self._spare, worker
            if had_question or monotonic() > self._deadline + thinking_process.STOP_GRACE_SECONDS:
                return self._answer_greedily()
        self._start_missing()
        if self._worker is None:
            return self._answer_greedily()
        self._hand_over()
        return None

    def _is_neglected(self) -> bool:
        """Returns whether the deadline has passed while no process thinks about the open question.

        Before the thinker's first answer, a process that is still starting has a little more time.
        """
        worker, late = self._worker, monotonic() - self._deadline
        if worker is None or self._is_retried:
            return late > thinking_process.STOP_GRACE_SECONDS
        if worker.has_started and self._has_question(worker):
            return False
        return late > (
            thinking_process.STOP_GRACE_SECONDS
            if self._has_answered
            else thinking_process.START_GRACE_SECONDS
        )

    def _has_question(self, worker: ThinkingProcess | None) -> bool:
        order = self._open_question
        return worker is not None and order is not None and worker.ticket == order.ticket

    def _drain_spare(self) -> None:
        """Drops late reports of the spare process, and the process itself if it crashed or
        hangs."""
        spare = self._spare
        if spare is None or spare.ticket is None:
            return
        while spare.report() is not None:
            pass
        if spare.is_lost:
            self._discard(spare)
            self._spare = None

    def cancel(self) -> None:
        """Drops the open question, which gets no answer."""
        if self._open_question is not None and self._worker is not None:
            self._worker.stop()
        self._open_question = None

    def close(self) -> None:
        """Ends the processes. No question can be asked afterwards."""
        self._open_question = None
        self._failures, self._paused_until = MAX_FAILURES, float("inf")
        for worker in (self._worker, self._spare):
            if worker is not None:
                worker.quit()
        self._worker = self._spare = None

    def _is_open(self, ticket: int) -> bool:
        return self._open_question is not None and self._open_question.ticket == ticket

    def _start_missing(self) -> None:
        """Starts a missing worker or spare process, unless too many processes were lost."""
        if self._spare is not None and not self._spare.is_alive:
            self._spare.kill()
            self._spare = None
        if self._worker is None:
            self._worker, self._spare = self._spare or self._start(), None
        if self._keeps_spare and self._spare is None and self._worker is not None:
            self._spare = self._start()

    def _start(self) -> ThinkingProcess | None:
        if self._failures >= MAX_FAILURES:
            if monotonic() < self._paused_until:
                return None
            self._failures = MAX_FAILURES - 1  # allow a single further attempt
        try:
            return ThinkingProcess(self._main)
        except OSError as error:
            _log.error("no process could be started: %s", error)
            self._count_failure()
            return None

    def _count_failure(self) -> None:
        self._failures += 1
        self._paused_until = monotonic() + PAUSE_SECONDS

    def _hand_over(self) -> None:
        """Gives the open question to the worker as soon as the worker is idle."""
        worker, order = self._worker, self._open_question
        if worker is None or order is None or worker.ticket is not None:
            return
        worker.ask(order, deadline_seconds(order))

    def _discard(self, child: ThinkingProcess) -> None:
        self._count_failure()
        _log.error("a thinking process was lost")
        child.kill()

    def _replace(self, worker: ThinkingProcess) -> Answer | None:
        """Puts the spare process in the place of a worker that crashed or hangs.

        If the worker had the open question, the spare process gets the question once, for the
        remaining time. Returns the greedy agent's answer if that is impossible, otherwise None.
        """
        had_question = self._has_question(worker)
        self._discard(worker)
        self._worker = None
        if had_question and self._is_retried:
            return self._answer_greedily()  # starting a process would delay the answer further
        self._start_missing()
        if not had_question:
            return None
        if self._worker is None:
            return self._answer_greedily()
        self._is_retried = True
        self._shorten_budget()
        self._hand_over()
        return None

    def _shorten_budget(self) -> None:
        """Limits the budget of the open question to its remaining time."""
        assert self._open_question is not None
        if (
            self._open_question.budget != Budget()
        ):  # without any limit, the agent takes the limits of its level
            seconds = max(0.0, self._deadline - monotonic())
            self._open_question = replace(
                self._open_question, budget=replace(self._open_question.budget, seconds=seconds)
            )

    def _answer_greedily(self) -> Answer:
        assert self._open_question is not None
        order = self._open_question
        spec = catalog.get(order.game_id)
        observation, actions = order.read(spec)
        decision = _greedy_decision(spec, observation, actions, order.seed)
        text = codec.dumps(spec.rules.kinds.action, decision.action)
        return self._close_question(Answer(order.ticket, text, decision.reason, decision.stats))

    def _close_question(self, answer: Answer) -> Answer:
        self._open_question = None
        return answer


class ThinkerGroup:
    """Answers one question at a time, with several thinkers if the level has several trees.

    The first thinker starts at once, with its spare process. Each further thinker starts when it is
    first needed.

    Attributes:
        question: the open question, or None.
    """

    def __init__(
        self, make: Callable[[bool], Thinker] | None = None, cores: int | None = None
    ) -> None:
        """Starts the first thinker.

        Args:
            make: a function that starts a thinker. The argument of this function says whether the
                thinker keeps a spare process. With None, ordinary thinkers are started.
            cores: the number of cores to use; None for all cores of the machine.
        """
        self._make = make or (lambda spare: Thinker(spare=spare))
        self._cores = cores or _available_cores()
        self._thinkers = [self._make(True)]
        self.question: Question | None = None
        self._order: Ask | None = None
        self._pending: set[int] = set()
        self._answers: list[Answer] = []
        self._deadline = 0.0
        self._member_count = self._asked_count = 0

    def ask(self, question: Question) -> None:
        """Cancels the open question, and opens the new `question`."""
        self.cancel()
        self.question, self._order, self._answers = question, Ask.of(question), []
        self._deadline = monotonic() + deadline_seconds(self._order)
        trees = 1 if question.alone else agents.level(question.spec, question.level_id).tree_count
        self._member_count, self._asked_count = min(trees or self._cores, self._cores), 0
        for _ in range(min(self._member_count, len(self._thinkers))):
            self._ask_next(self._order)

    def _ask_next(self, order: Ask) -> None:
        """Asks the next thinker. Starting a thinker, if necessary, takes up to 35 ms."""
        member = self._asked_count
        if member == len(self._thinkers):
            self._thinkers.append(self._make(False))
        seed = vote_merge.member_seed(order.seed, member)
        self._thinkers[member].ask(replace(order, seed=seed, alone=True))
        self._pending.add(member)
        self._asked_count += 1

    def poll(self) -> Decision[Any] | None:
        """Returns the decision on the open question once all thinkers have answered, otherwise
        None.

        At the deadline, the answers that have come decide. The group does not wait for a process
        that is still starting, or that gets no time from the machine.
        """
        for member in sorted(self._pending):
            answer = self._thinkers[member].poll()
            if answer is not None:
                self._pending.remove(member)
                self._answers.append(answer)
        question, order = self.question, self._order
        if question is None or order is None:
            return None
        if self._asked_count < self._member_count:
            self._ask_next(order)  # one thinker in each poll, so that the window never freezes
        if self._pending and not (self._has_search_answer and monotonic() >= self._deadline):
            return None
        self.cancel()
        spec = question.spec
        decisions = [answer.decision(spec) for answer in self._answers]
        if len(decisions) == 1:
            return decisions[0]
        return vote_merge.merged_decision(spec, question.observation, question.actions, decisions)

    def first_word(self) -> Decision[Any] | None:
        """Returns what the search for the open question prefers so far; None if it has not said.

        Only a question that a single search answers has a first word.
        """
        question, word = self.question, self._thinkers[0].first_word
        if question is None or not question.alone or word is None:
            return None
        return word.decision(question.spec)

    @property
    def _has_search_answer(self) -> bool:
        """True once an answer has come from a search, not only answers from the greedy agent."""
        return any(answer.stats.visits for answer in self._answers)

    def cancel(self) -> None:
        """Drops the open question, which gets no answer."""
        for member in self._pending:
            self._thinkers[member].cancel()
        self.question, self._order, self._pending = None, None, set()

    def close(self) -> None:
        """Ends all processes. No question can be asked afterwards."""
        self.cancel()
        for thinker in self._thinkers:
            thinker.close()


def _greedy_decision(
    spec: GameSpec, observation: Any, actions: Sequence[Any], seed: int
) -> Decision[Any]:
    """Returns the greedy agent's decision, or a random one if the game's brain fails."""
    try:
        return GreedyAgent(spec, seed).choose(observation, actions, Budget())
    except Exception:
        _log.exception("the greedy agent failed")
        return RandomAgent(spec, seed).choose(observation, actions, Budget())


def deadline_seconds(order: Ask) -> float:
    """Returns the seconds within which a question must be answered.

    These are the seconds of the question's budget. If it has no such limit, they are those of the
    level.
    """
    if order.budget.seconds is not None:
        return order.budget.seconds
    return agents.level(catalog.get(order.game_id), order.level_id).seconds


def _available_cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
