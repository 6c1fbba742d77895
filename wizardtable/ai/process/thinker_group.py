# SPDX-License-Identifier: MIT
"""Thinks in as many processes as a level has use for and the machine has cores."""

import os
from collections.abc import Callable
from dataclasses import replace
from time import monotonic

from wizardtable.ai.process.messages import Answer, Question
from wizardtable.ai.process.thinker import Thinker, seconds_of
from wizardtable.ai.search import agents, vote_merge
from wizardtable.core import catalog, codec
from wizardtable.core.agent import Decision


class ThinkerGroup:
    """As a `Thinker`, but a level with several trees is thought about by several at once.

    The first is started at once, with its spare; the others, one after another, when they are
    first needed.
    """

    def __init__(
        self, make: Callable[[bool], Thinker] | None = None, cores: int | None = None
    ) -> None:
        """`make` starts a thinker, with a spare process or without; `cores` are those of the
        machine if not given."""
        self._make = make or (lambda spare: Thinker(spare=spare))
        self._cores = cores or _cores()
        self._thinkers = [self._make(True)]
        self._tickets = 0
        self._question: Question | None = None
        self._waiting: dict[int, int] = {}
        self._answers: list[Answer] = []
        self._due = 0.0
        self._members = self._asked = 0

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._question is not None

    def ask(self, question: Question) -> int:
        """Open a question, cancelling the one that is open; gives the ticket of its answer."""
        self.cancel()
        self._tickets += 1
        self._question, self._answers = question, []
        self._due = monotonic() + seconds_of(question)
        known = agents.level(catalog.get(question.game_id), question.level_id)
        trees = 1 if question.alone else known.trees
        self._members, self._asked = min(trees or self._cores, self._cores), 0
        for _ in range(min(self._members, len(self._thinkers))):
            self._ask_next(question)
        return self._tickets

    def _ask_next(self, question: Question) -> None:
        """Ask one more; where it has to be started, that takes up to 35 ms."""
        member = self._asked
        if member == len(self._thinkers):
            self._thinkers.append(self._make(False))
        seed = vote_merge.seed_of(question.seed, member)
        one = replace(question, seed=seed, alone=True)
        self._waiting[member] = self._thinkers[member].ask(one)
        self._asked += 1

    def poll(self) -> Answer | None:
        """The answer to the open question once all have given theirs; when its time is up, of
        those who have: one that is still starting, or starved, is not waited for."""
        for member, ticket in list(self._waiting.items()):
            answer = self._thinkers[member].poll()
            if answer is not None and answer.ticket == ticket:
                del self._waiting[member]
                self._answers.append(answer)
        question = self._question
        if question is None:
            return None
        if self._asked < self._members:
            self._ask_next(question)  # one at a look, so that the window never stands still
        if self._waiting and not (self._sought and monotonic() >= self._due):
            return None
        self.cancel()
        if len(self._answers) == 1:
            return replace(self._answers[0], ticket=self._tickets)
        return self._agreed(question)

    @property
    def _sought(self) -> bool:
        """Whether an answer has come from who looked at the menu; not so who answers in haste for
        a lost process."""
        return any(answer.stats.visits for answer in self._answers)

    def _agreed(self, question: Question) -> Answer:
        spec = catalog.get(question.game_id)
        observation, actions = question.read(spec)
        decisions = [
            Decision(answer.action(spec), answer.reason, answer.stats) for answer in self._answers
        ]
        agreed = vote_merge.decide(spec, observation, actions, decisions)
        action = codec.dumps(spec.rules.kinds.action, agreed.action)
        return Answer(self._tickets, action, agreed.reason, agreed.stats)

    def cancel(self) -> None:
        """Drop the open question; its answer will not come."""
        for member in self._waiting:
            self._thinkers[member].cancel()
        self._question, self._waiting = None, {}

    def close(self) -> None:
        """End all processes; nothing can be asked any more."""
        self.cancel()
        for thinker in self._thinkers:
            thinker.close()


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
