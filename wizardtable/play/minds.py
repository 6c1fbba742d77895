# SPDX-License-Identifier: MIT
"""Asks minds for decisions without ever making the table wait.

`Opponent` and `play.advisor` make the questions, and `Minds` has them answered.
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
"""Milliseconds between two looks for an answer: unnoticeable, and nearly free."""

BASELINES: Final = (RANDOM.id, GREEDY.id)
"""Levels that decide in less than a millisecond and need no process."""

Done: TypeAlias = Callable[[Decision[Any]], None]


class OpenQuestion:
    """A question that was asked, until it is answered or cancelled."""

    def __init__(self, minds: "Minds", question: Question, done: Done) -> None:
        self._minds = minds
        self.question, self.done = question, done

    @property
    def is_open(self) -> bool:
        """True while the answer is still to come."""
        return self._minds.open_question is self

    def cancel(self) -> None:
        """Takes the question back: no answer will come."""
        if self._minds.open_question is self:
            self._minds.stop_waiting()


class Minds(QObject):
    """Has questions answered, one at a time: in processes, or for a baseline in this process.

    The processes are started for the first question that needs them. Where there are none, the
    greedy agent answers.

    Attributes:
        open_question: The question whose answer is still to come, or None.
    """

    def __init__(
        self, thinkers: Callable[[], ThinkerGroup] | None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._get_thinkers = thinkers
        self._thinkers: ThinkerGroup | None = None
        self.open_question: OpenQuestion | None = None
        self._ready: Decision[Any] | None = None
        self._timer = timers.repeating(self, POLL_MS)
        self._timer.timeout.connect(self._look)

    def ask(self, question: Question, done: Done) -> OpenQuestion:
        """Asks a question in the place of the open one, which is cancelled.

        `done` is called once with the decision, never from within this call. It is not called if
        the question is cancelled.
        """
        self.stop_waiting()
        is_baseline = agents.level(question.spec, question.level_id).id in BASELINES
        if is_baseline or self._get_thinkers is None:
            level_id = question.level_id if is_baseline else GREEDY.id
            agent = agents.make(question.spec, level_id, question.seed)
            self._ready = agent.choose(question.observation, question.actions, Budget())
        else:
            self._thinkers = self._get_thinkers()
            self._thinkers.ask(question)
        self.open_question = OpenQuestion(self, question, done)
        self._timer.start(POLL_MS if self._ready is None else 0)
        return self.open_question

    def stop_waiting(self) -> None:
        """Cancels the open question, if there is one."""
        asked, thinkers = self.open_question, self._thinkers
        if asked is not None and thinkers is not None and thinkers.question is asked.question:
            thinkers.cancel()
        self.open_question = self._ready = None
        self._timer.stop()

    def _look(self) -> None:
        """Passes the answer on once it has come."""
        asked, thinkers, decision = self.open_question, self._thinkers, self._ready
        if asked is None:
            return
        if decision is None and thinkers is not None and thinkers.question is asked.question:
            decision = thinkers.poll()
        if decision is not None:
            self.stop_waiting()
            asked.done(decision)


class Opponent:
    """Makes the questions that decide what opponents play in a match.

    A seat keeps its agent's seed for the whole match, so that its turns are planned once. At a
    daily table every decision has a seed and a budget of its own, see `core.arranged.daily_table`.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._seeds: dict[tuple[Seat, str], int] = {}

    def question(self, seat: Seat, level_id: str) -> Question:
        """Returns the question what a level, perhaps in a style, plays now at a seat."""
        match = self._match
        spec, seen = match.spec, match.observe(seat)
        level = agents.level(spec, level_id).at(match.setup.seats)
        fixed = daily_table.mind_seed(match, seat)
        if fixed is None:
            seed = self._seeds.setdefault((seat, level_id), secrets.randbits(62))
            budget = level.budget(aside=spec.brain.aside(seen))
        else:
            seed, budget = fixed, daily_table.budget(level)
        alike = fixed is not None
        return Question(
            spec, level_id, seat, seen, match.menu(), budget, seed, alone=alike, fresh=alike
        )
