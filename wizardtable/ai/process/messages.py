# SPDX-License-Identifier: MIT
"""Questions to opponents, and the messages between the program and its thinking processes.

Messages cross the pipe as text of the codec only. A `Question` stays in the program; `Ask` is its
message.
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

    Two questions are never equal, because each one is asked and withdrawn separately.

    Attributes:
        level_id: a level of the game, perhaps in a style, or a baseline ("greedy", "random").
        observation: the observation of the seat.
        actions: the actions to choose from.
        seed: the seed of the agent, which must not follow from the match's. The same agent answers
            all questions with the same game, level, seat and seed, so that it plans a turn once.
        alone: True if one tree answers with exactly this seed, although the level has several.
        fresh: True if a new agent answers, which has not thought about anything before.
        even: True if a fresh agent tries all actions equally often, in order to compare them.
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
    """A report of the process: its decision on the question with this ticket."""

    ticket: int
    action_json: str
    reason: Message
    stats: Stats

    def decision(self, spec: GameSpec) -> Decision[Any]:
        """Returns the decision.

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
        ticket: the number of the question, which the thinker assigns.
        game_id, level_id, seat, budget, seed, alone, fresh, even: as in `Question`.
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
        """Returns the message of a question, without a ticket."""
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
        """Returns the observation and the actions.

        Raises:
            CodecError: they cannot be read.
        """
        observation = codec.loads(spec.rules.kinds.observation, self.observation_json)
        return observation, codec.loads(_menu_type(spec), self.actions_json)


@dataclass(frozen=True, slots=True)
class Study:
    """An order to the process: analyse this match."""

    ticket: int
    record: MatchRecord
    effort: Effort


@dataclass(frozen=True, slots=True)
class PlayOut:
    """An order to the process: play the daily table of a game, with this level in the person's
    seat."""

    ticket: int
    game_id: str
    day: str
    level_id: str


@dataclass(frozen=True, slots=True)
class Stop:
    """An order to the process: stop thinking about this ticket and answer at once."""

    ticket: int


@dataclass(frozen=True, slots=True)
class Quit:
    """An order to the process: end."""


@dataclass(frozen=True, slots=True)
class Ready:
    """A report of the process: all games are loaded."""


@dataclass(frozen=True, slots=True)
class NoAnswer:
    """A report of the process: this ticket gets no answer, after an error or a stop."""

    ticket: int
    error: str


@dataclass(frozen=True, slots=True)
class ProgressReport:
    """A report of the process: it is still at work, and this share (0–1) of an analysis is done."""

    ticket: int
    share: float


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """A report of the process: the result of the match with this ticket."""

    ticket: int
    result: Result


@dataclass(frozen=True, slots=True)
class Studied:
    """A report of the process: the finished analysis with this ticket."""

    ticket: int
    analysis: Analysis


def _menu_type(spec: GameSpec) -> Any:
    return list.__class_getitem__(spec.rules.kinds.action)


Order: TypeAlias = Ask | Study | PlayOut | Stop | Quit
Report: TypeAlias = Ready | Answer | NoAnswer | ProgressReport | Studied | PlayedOut
