# SPDX-License-Identifier: MIT
"""Asks a mind for a decision without ever making the table wait."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from wizardtable.ai.process.messages import Question
from wizardtable.ai.process.thinker_group import ThinkerGroup
from wizardtable.ai.search import advice, agents
from wizardtable.core.agent import Budget, Decision
from wizardtable.core.arranged import daily_table
from wizardtable.core.catalog import GameSpec
from wizardtable.core.game import Seat
from wizardtable.core.match import Match

POLL_MS = 15
"""Between two looks for an answer: unnoticeable, and nearly free."""

BASELINES = ("random", "greedy")
"""Levels that decide in less than a millisecond and need no process."""


class Opponent(QObject):
    """One decision at a time, from the child process or, for a baseline, at once.

    The process is asked for when it is first needed; without one the greedy agent plays.

    A seat keeps its agent's seed for the whole match, so that its turns are planned once. At a
    daily table every decision has a seed of its own, see `core.arranged.daily_table`.

    Signals:
        decided(Decision): the answer to the last `ask`; never emitted from within it.
    """

    decided = Signal(object)

    def __init__(
        self, thinker: Callable[[], ThinkerGroup] | None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._get_thinker = thinker
        self._thinker: ThinkerGroup | None = None
        self._ticket = -1
        self._spec: GameSpec | None = None
        self._seeds: dict[tuple[Seat, str], int] = {}
        self._ready: Decision[Any] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._timer.isActive()

    def ask(
        self,
        match: Match,
        seat: Seat,
        level_id: str,
        among: Sequence[Any] | None = None,
        *,
        even: bool = False,
    ) -> None:
        """Ask a level, perhaps in a style, what to do now; a question not yet answered is dropped.

        Who is to play is asked about the whole menu, and goes on with what it has planned. Whose
        advice is wanted is asked `among` these actions, and thinks as if for the first time, with
        one tree, so that the same situation gets the same advice on any computer; an `even` look
        tries all of them equally often, to compare them.
        """
        self.cancel()
        observation, advising = match.observe(seat), among is not None
        menu = match.menu() if among is None else among
        level = agents.level(match.spec, level_id).at(match.setup.seats)
        fixed = daily_table.mind_seed(match, seat) if among is None else None
        if fixed is not None:
            seed, budget = fixed, daily_table.budget(level)
        elif among is None:
            seed = self._seeds.setdefault((seat, level_id), secrets.randbits(62))
            budget = level.budget(aside=match.spec.brain.aside(observation))
        else:
            seed = advice.seed_of_position(match.spec, observation, among)
            budget = advice.budget(level, compared=len(among) if even else 0)
        if self._get_thinker is not None and level.id not in BASELINES:
            self._thinker = self._get_thinker()
        if self._thinker is None or level.id in BASELINES:
            name = level_id if level.id in BASELINES else "greedy"
            agent = agents.make(match.spec, name, seed)
            self._ready = agent.choose(observation, menu, Budget())
            self._timer.start(0)
            return
        self._spec = match.spec
        question = Question.about(match.spec, level_id, seat, observation, menu, budget, seed)
        alike = advising or fixed is not None
        question = replace(question, fresh=alike, even=even, alone=alike)
        self._ticket = self._thinker.ask(question)
        self._timer.start(POLL_MS)

    def cancel(self) -> None:
        """Stop thinking; no answer will come."""
        if self._timer.isActive() and self._ticket >= 0 and self._thinker is not None:
            self._thinker.cancel()
        self._timer.stop()
        self._ticket, self._ready = -1, None

    def _look(self) -> None:
        decision = self._ready
        if decision is None:
            answer = self._thinker.poll() if self._thinker is not None else None
            if answer is None or answer.ticket != self._ticket or self._spec is None:
                return
            decision = Decision(answer.action(self._spec), answer.reason, answer.stats)
        self._timer.stop()
        self._ticket, self._ready = -1, None
        self.decided.emit(decision)
