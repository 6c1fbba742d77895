# SPDX-License-Identifier: MIT
"""Questions to opponents, and the messages between the program and its thinking processes.

Messages cross the pipe only as text that `core.codec` writes and reads. An order goes to the
process, and a report comes from it. A `Question` stays in the program; an `Ask` is the order made
of it. A ticket is the number of an order, and a report has the ticket of its order.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self, TypeAlias

from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.ai.search.analysis import Effort
from wizardtable.ai.search.appraisal import Analysis
from wizardtable.core import codec
from wizardtable.core.agent import Budget, Decision, Stats
from wizardtable.core.game import Result
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import Message


@dataclass(frozen=True, slots=True, eq=False)
class Question:
    """A decision that a level has to take, with all that its seat may know.

    Two questions are never equal, because each question is asked and withdrawn separately.

    Attributes:
        spec: the game.
        level_id: the id of a level, perhaps in a style (see `ai.search.agents.level`), or of an
            opponent that does not search ("greedy", "random").
        seat: the seat that has to decide.
        observation: the observation of the seat.
        actions: the actions to choose from.
        budget: the limits of the decision. Without any limit, those of the level hold.
        seed: the seed of the agent, which must not follow from the seed of the match. One agent
            answers all questions with the same game, level, seat and seed, and so can plan a turn.
        alone: True if a single search answers, with exactly this seed, even if the level has
            several trees.
        fresh: True if a new agent answers, which remembers no earlier question.
        even: True if a new agent tries all actions equally often, in order to compare them.
    """

    spec: GameSpec
    level_id: str
    seat: int
    observation: Any
    actions: Sequence[Any]
    budget: Budget
    seed: int
    alone: bool = False
    fresh: bool = False
    even: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """A report of the process: the decision on the question with this ticket.

    Attributes:
        ticket: the ticket of the question.
        action_json: the chosen action as canonical JSON.
        reason: the reason for the choice, in a sentence.
        stats: the record of the search.
    """

    ticket: int
    action_json: str
    reason: Message
    stats: Stats

    def decision(self, spec: GameSpec) -> Decision[Any]:
        """Returns the decision in this message. `spec` is the game of the question.

        Raises:
            CodecError: the action cannot be read.
        """
        action = codec.loads(spec.rules.kinds.action, self.action_json)
        return Decision(action, self.reason, self.stats)


@dataclass(frozen=True, slots=True)
class Ask:
    """An order to the process: answer this question.

    Attributes:
        observation_json: the observation of the question as canonical JSON.
        actions_json: the actions of the question as canonical JSON.
        ticket: the ticket of the question, which the thinker assigns; 0 before that.
        game_id: the id of the game.
        level_id, seat, budget, seed, alone, fresh, even: as in `Question`.
    """

    game_id: str
    level_id: str
    seat: int
    observation_json: str
    actions_json: str
    budget: Budget
    seed: int
    alone: bool = False
    fresh: bool = False
    even: bool = False
    ticket: int = 0

    @classmethod
    def of(cls, question: Question) -> Self:
        """Returns the order to answer a question. The ticket of the order is still 0."""
        spec, budget = question.spec, question.budget
        seconds = None if budget.seconds is None else float(budget.seconds)
        return cls(
            spec.id,
            question.level_id,
            question.seat,
            codec.dumps(spec.rules.kinds.observation, question.observation),
            codec.dumps(_menu_type(spec), list(question.actions)),
            Budget(budget.iterations, seconds),
            question.seed,
            question.alone,
            question.fresh,
            question.even,
        )

    def read(self, spec: GameSpec) -> tuple[Any, list[Any]]:
        """Returns the observation and the actions of the question. `spec` is the game.

        Raises:
            CodecError: the observation or an action cannot be read.
        """
        observation = codec.loads(spec.rules.kinds.observation, self.observation_json)
        return observation, codec.loads(_menu_type(spec), self.actions_json)


@dataclass(frozen=True, slots=True)
class Study:
    """An order to the process: analyse the match in `record`, with this effort."""

    ticket: int
    record: MatchRecord
    effort: Effort


@dataclass(frozen=True, slots=True)
class PlayOut:
    """An order to the process: play the daily table of a game and day.

    An opponent of the level with this id has the person's seat. `day` is a text such as
    "2026-11-26".
    """

    ticket: int
    game_id: str
    day: str
    level_id: str


@dataclass(frozen=True, slots=True)
class Stop:
    """An order to the process: stop work on the order with this ticket and report at once."""

    ticket: int


@dataclass(frozen=True, slots=True)
class Quit:
    """An order to the process to end itself."""


@dataclass(frozen=True, slots=True)
class Ready:
    """A report of the process: all games are loaded."""


@dataclass(frozen=True, slots=True)
class NoAnswer:
    """A report of the process: there is no result for this ticket.

    `error` names the error that happened, or is "stopped" if a `Stop` ended the work.
    """

    ticket: int
    error: str


@dataclass(frozen=True, slots=True)
class ProgressReport:
    """A report of the process: it is still at work. `share` (0–1) is the finished part of an
    analysis."""

    ticket: int
    share: float


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """A report of the process: the result of the match that the order with this ticket named."""

    ticket: int
    result: Result


@dataclass(frozen=True, slots=True)
class Studied:
    """A report of the process: the analysis that the order with this ticket asked for."""

    ticket: int
    analysis: Analysis


def _menu_type(spec: GameSpec) -> Any:
    return list.__class_getitem__(spec.rules.kinds.action)


Order: TypeAlias = Ask | Study | PlayOut | Stop | Quit
Report: TypeAlias = Ready | Answer | NoAnswer | ProgressReport | Studied | PlayedOut
