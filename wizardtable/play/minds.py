# SPDX-License-Identifier: MIT
"""Sends questions about moves to other processes, so that the table never waits for an answer.

A question names a seat, its observation, the actions to choose from and the level that decides. The
answer is a decision. `Opponent` and `play.advisor` make the questions, and `Minds` sends them.
"""

import secrets
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject

from wizardtable.ai.baseline import GREEDY, RANDOM
from wizardtable.ai.process.messages import Question
from wizardtable.ai.process.thinker import ThinkerGroup
from wizardtable.ai.search import agents
from wizardtable.core.agent import Budget, Decision
from wizardtable.core.arranged import daily_table
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.play import timers

POLL_MS: Final = 15
"""Milliseconds between two checks for an answer; a person cannot notice so short a delay."""

BASELINE_LEVEL_IDS: Final = (RANDOM.id, GREEDY.id)
"""The ids of the levels that decide in less than a millisecond and need no process."""

DecisionCallback: TypeAlias = Callable[[Decision[Any]], None]
"""A function that takes the decision that answers a question."""


class OpenQuestion:
    """A question that waits for its answer, until it is answered or cancelled.

    Attributes:
        question: The question.
        done: The function to call with the answer.
        on_first_word: The function to call with the first word of the answer, or None.
    """

    def __init__(
        self,
        minds: "Minds",
        question: Question,
        done: DecisionCallback,
        on_first_word: DecisionCallback | None = None,
    ) -> None:
        self._minds = minds
        self.question, self.done, self.on_first_word = question, done, on_first_word

    @property
    def is_open(self) -> bool:
        """True while the answer is still awaited."""
        return self._minds.open_question is self

    def cancel(self) -> None:
        """Cancels the question, so that its answer is never passed on."""
        if self._minds.open_question is self:
            self._minds.stop_waiting()


class Minds(QObject):
    """Sends questions to other processes, one at a time, and passes the answers on.

    Questions for the levels in `BASELINE_LEVEL_IDS` need no process. The processes start with the
    first question that needs them. If there are none (`thinkers` is None), the greedy agent answers
    for all levels that need a process.

    Attributes:
        open_question: The question that waits for its answer, or None.
    """

    def __init__(
        self, thinkers: Callable[[], ThinkerGroup] | None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._get_thinkers = thinkers
        self._thinker_group: ThinkerGroup | None = None
        self.open_question: OpenQuestion | None = None
        self._baseline_decision: Decision[Any] | None = None
        self._timer = timers.repeating(self, POLL_MS)
        self._timer.timeout.connect(self._poll)

    def ask(
        self,
        question: Question,
        done: DecisionCallback,
        on_first_word: DecisionCallback | None = None,
    ) -> OpenQuestion:
        """Asks a question and cancels the open question, if there is one.

        `done` is called once with the decision, and always after this call has returned. It is not
        called if the question is cancelled. `on_first_word` may be called once before `done`, see
        `Question.wants_first_word`.
        """
        self.stop_waiting()
        is_baseline = agents.level(question.spec, question.level_id).id in BASELINE_LEVEL_IDS
        if is_baseline or self._get_thinkers is None:
            level_id = question.level_id if is_baseline else GREEDY.id
            agent = agents.make(question.spec, level_id, question.seed)
            self._baseline_decision = agent.choose(question.observation, question.actions, Budget())
        else:
            self._thinker_group = self._get_thinkers()
            self._thinker_group.ask(question)
        self.open_question = OpenQuestion(self, question, done, on_first_word)
        self._timer.start(POLL_MS if self._baseline_decision is None else 0)
        return self.open_question

    def stop_waiting(self) -> None:
        """Cancels the open question, if there is one."""
        pending, thinkers = self.open_question, self._thinker_group
        if pending is not None and thinkers is not None and thinkers.question is pending.question:
            thinkers.cancel()
        self.open_question = self._baseline_decision = None
        self._timer.stop()

    def _poll(self) -> None:
        """Passes the answer on if it has arrived."""
        pending, thinkers = self.open_question, self._thinker_group
        decision = self._baseline_decision
        if pending is None:
            return
        if decision is None and thinkers is not None and thinkers.question is pending.question:
            decision = thinkers.poll()
            if decision is None and pending.on_first_word is not None:
                word = thinkers.first_word()
                if word is not None:
                    tell, pending.on_first_word = pending.on_first_word, None
                    tell(word)
        if decision is not None:
            self.stop_waiting()
            pending.done(decision)


class Opponent:
    """Makes the questions that decide the moves of the opponents in a match.

    The agent of a seat keeps its seed for the whole match, so that the agent plans a turn only
    once. At a daily table every decision has its own seed and budget, see
    `core.arranged.daily_table`.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._seeds: dict[tuple[Seat, str], int] = {}

    def question(self, seat: Seat, level_id: str) -> Question:
        """Returns a question that asks for the action of a level at a seat in this position.

        `level_id` is the id of the level, to which `agents.styled_level_id` may have added a style.
        """
        match = self._match
        spec, observation = match.spec, match.observe(seat)
        level = agents.level(spec, level_id).at(match.setup.seats)
        daily_seed = daily_table.mind_seed(match, seat)
        if daily_seed is None:
            seed = self._seeds.setdefault((seat, level_id), secrets.randbits(62))
            budget = level.budget(is_out_of_turn=spec.brain.is_out_of_turn(observation))
        else:
            seed, budget = daily_seed, daily_table.budget(level)
        is_daily = daily_seed is not None
        return Question(
            spec,
            level_id,
            seat,
            observation,
            match.menu(),
            budget,
            seed,
            alone=is_daily,
            fresh=is_daily,
        )
