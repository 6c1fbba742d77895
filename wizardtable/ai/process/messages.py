# SPDX-License-Identifier: MIT
"""Questions to minds, and the messages between the program and its thinking processes.

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
    """A decision to be taken by a level, with all that its seat may know.

    Two questions are never equal, because each is asked and taken back by itself.

    Attributes:
        level_id: A level of the game, perhaps in a style, or a baseline ("greedy", "random").
        observation: The observation of the seat.
        actions: The actions to choose from.
        seed: The seed of the agent, which must not follow from the match's. The same agent answers
            all questions with the same game, level, seat and seed, so that it plans a turn once.
        alone: True if one tree answers with this very seed, though the level has several.
        fresh: True if an agent answers that has not thought about anything before.
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
    """From the process: the decision on the question of a ticket, with the action as JSON."""

    ticket: int
    action_json: str
    reason: Message
    stats: Stats

    def decision(self, spec: GameSpec) -> Decision[Any]:
        """Returns the decision; raises CodecError."""
        action = codec.loads(spec.rules.kinds.action, self.action_json)
        return Decision(action, self.reason, self.stats)


@dataclass(frozen=True, slots=True)
class Ask:
    """To the process: answer this question.

    Attributes:
        observation_json: The observation of the question as canonical JSON.
        actions_json: The actions of the question as canonical JSON.
        ticket: The number of the question in its process; the thinker gives it.
        game_id, level_id, seat, budget, seed, alone, fresh, even: As in `Question`.
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
        """Writes a question down, without a ticket."""
        spec, budget = question.spec, question.budget
        seconds = None if budget.seconds is None else float(budget.seconds)
        return cls(
            spec.id,
            question.level_id,
            question.seat,
            codec.dumps(spec.rules.kinds.observation, question.observation),
            codec.dumps(_menu_of(spec), list(question.actions)),
            Budget(budget.iterations, seconds),
            question.seed,
            question.alone,
            question.fresh,
            question.even,
        )

    def read(self, spec: GameSpec) -> tuple[Any, list[Any]]:
        """Returns the observation and the actions; raises CodecError."""
        observation = codec.loads(spec.rules.kinds.observation, self.observation_json)
        return observation, codec.loads(_menu_of(spec), self.actions_json)


@dataclass(frozen=True, slots=True)
class Study:
    """To the process: analyse this match."""

    ticket: int
    record: MatchRecord
    effort: Effort


@dataclass(frozen=True, slots=True)
class PlayOut:
    """To the process: play the daily table of a game, with this level in the person's seat."""

    ticket: int
    game_id: str
    day: str
    level_id: str


@dataclass(frozen=True, slots=True)
class Stop:
    """To the process: answer now with what you have, if you still think about this ticket."""

    ticket: int


@dataclass(frozen=True, slots=True)
class Quit:
    """To the process: end."""


@dataclass(frozen=True, slots=True)
class Ready:
    """From the process: all games are loaded."""


@dataclass(frozen=True, slots=True)
class NoAnswer:
    """From the process: there will be no answer, because of an error or because it was stopped."""

    ticket: int
    error: str


@dataclass(frozen=True, slots=True)
class ProgressReport:
    """From the process: it is still at work; so much (0 to 1) of an analysis is done."""

    ticket: int
    share: float


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """From the process: how the match of a ticket ended."""

    ticket: int
    result: Result


@dataclass(frozen=True, slots=True)
class Studied:
    """From the process: the analysis of a ticket."""

    ticket: int
    analysis: Analysis


def _menu_of(spec: GameSpec) -> Any:
    return list.__class_getitem__(spec.rules.kinds.action)


Order: TypeAlias = Ask | Study | PlayOut | Stop | Quit
Report: TypeAlias = Ready | Answer | NoAnswer | ProgressReport | Studied | PlayedOut
