# SPDX-License-Identifier: MIT
"""What the program and its thinking process say to each other, as text of the codec only."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self, TypeAlias

from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.ai.search.analysis import Effort
from wizardtable.ai.search.appraisal import Analysis
from wizardtable.core import codec
from wizardtable.core.agent import Budget, Stats
from wizardtable.core.catalog import GameSpec
from wizardtable.core.game import Result
from wizardtable.core.text import Message


@dataclass(frozen=True, slots=True)
class Question:
    """A decision to be taken: who decides, what the seat may know, and what it can do.

    Attributes:
        level_id: a level of the game, or a yardstick ("greedy", "random").
        observation_json, actions_json: canonical JSON of the seat's observation and menu.
        alone: whether one tree is wanted of a level that has several, with this very seed.
        fresh: whether an agent is to answer that has not thought about anything before.
        even: whether it is to try all actions equally often, in order to compare them; only of a
            fresh one.
        seed: of the agent, not of the match; the same agent goes on for the same game, level,
            seat and seed, so that a turn is planned once.
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

    @classmethod
    def about(
        cls,
        spec: GameSpec,
        level_id: str,
        seat: int,
        observation: Any,
        actions: Sequence[Any],
        budget: Budget,
        seed: int,
    ) -> Self:
        """The question for an observation and a menu of the game."""
        kinds = spec.rules.kinds
        seconds = None if budget.seconds is None else float(budget.seconds)
        return cls(
            spec.id,
            level_id,
            seat,
            codec.dumps(kinds.observation, observation),
            codec.dumps(_menu_of(spec), list(actions)),
            Budget(budget.iterations, seconds),
            seed,
        )

    def read(self, spec: GameSpec) -> tuple[Any, list[Any]]:
        """The observation and the menu; raises CodecError."""
        observation = codec.loads(spec.rules.kinds.observation, self.observation_json)
        return observation, codec.loads(_menu_of(spec), self.actions_json)


@dataclass(frozen=True, slots=True)
class Answer:
    """The action decided on for a ticket, a sentence why, and how it was found."""

    ticket: int
    action_json: str
    reason: Message
    stats: Stats

    def action(self, spec: GameSpec) -> Any:
        """The action; raises CodecError."""
        return codec.loads(spec.rules.kinds.action, self.action_json)


@dataclass(frozen=True, slots=True)
class Ask:
    """To the process: think about this."""

    ticket: int
    question: Question


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
