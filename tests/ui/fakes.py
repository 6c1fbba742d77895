# SPDX-License-Identifier: MIT
"""Fakes of the disk, the table and the opponents, for tests of the controller between them."""

from collections.abc import Mapping

from wizardtable.ai.process.messages import Question
from wizardtable.ai.search import agents, hints
from wizardtable.core.agent import Budget, Decision, Stats
from wizardtable.core.conduct import StandingOrder
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message
from wizardtable.play.controller import Controller
from wizardtable.play.frames import Frame


class FakeAutosave:
    """A fake autosave that records its calls instead of writing."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.problem: Message | None = None
        self.notice: Message | None = None

    def keep(self, match: Match, orders: Mapping[Seat, StandingOrder]) -> None:
        self.told.append(f"keep {len(match.actions)}")

    def flush(self) -> None:
        self.told.append("flush")

    def close(self) -> None:
        self.told.append("close")


class Watcher:
    """A fake table that settles at once, and records all frames and messages."""

    def __init__(self, controller: Controller) -> None:
        self.frames: list[Frame] = []
        self.prompts: list[Message] = []
        self.refusals: list[Message] = []
        self.curtains: list[int] = []
        self.hints: list[object] = []
        self.questions: list[object] = []
        self.problems: list[Message] = []
        self.ended = 0
        self._controller = controller
        controller.frame.connect(self._present)
        controller.prompt.connect(self.prompts.append)
        controller.refused.connect(self.refusals.append)
        controller.curtain.connect(self.curtains.append)
        controller.hint.connect(self.hints.append)
        controller.confirm.connect(lambda question, agreed: self.questions.append(agreed))
        controller.problem.connect(self.problems.append)
        controller.finished.connect(self._end)

    def _present(self, frame: Frame, animate: bool) -> None:
        self.frames.append(frame)
        if animate:
            self._controller.table_settled()

    def _end(self) -> None:
        self.ended += 1


class Thinking:
    """A fake `ThinkerGroup` that thinks in this process whenever it is polled. It runs the
    requested iterations, or a number given by the test."""

    def __init__(self, iterations: int | None = None) -> None:
        self._iterations = iterations
        self.asked: list[Question] = []
        self.found: list[Stats] = []
        self.question: Question | None = None

    def ask(self, question: Question) -> None:
        self.question = question
        self.asked.append(question)

    def poll(self) -> Decision[object] | None:
        question, self.question = self.question, None
        if question is None:
            return None
        level_id, seed = question.level_id, question.seed
        if question.foresees:
            foresight = hints.foresight_after(
                question.spec, question.observation, question.actions, seed
            )
            return Decision(question.actions[0], N_("toy", "Looks ahead."), Stats(), foresight)
        agent = agents.make(question.spec, level_id, seed, alone=question.alone, even=question.even)
        few = Budget(iterations=self._iterations)
        budget = question.budget if self._iterations is None else few
        decision = agent.choose(question.observation, question.actions, budget)
        self.found.append(decision.stats)
        return decision

    def first_word(self) -> None:
        """Returns None, because the search is over as soon as it has begun."""

    def cancel(self) -> None:
        self.question = None

    def close(self) -> None:
        self.question = None
