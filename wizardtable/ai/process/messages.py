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
from wizardtable.ai.search.appraisal import Analysis, Odds
from wizardtable.ai.search.foresight import Foresight, LikelyEvent
from wizardtable.core import codec
from wizardtable.core.agent import Budget, Decision, Stats
from wizardtable.core.arranged.challenge import ChallengeTable, FriendResult
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
        foresees: True if the answer is a look ahead after the two `actions` instead of a choice.
        wants_first_word: True if a long search should report soon which action it prefers so far.
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
    foresees: bool = False
    wants_first_word: bool = False


@dataclass(frozen=True, slots=True)
class ForeseenEvent:
    """A `foresight.LikelyEvent` in a message.

    Attributes:
        event_json, before_json: the events as canonical JSON; "" for no event.
        share, is_own_doing, step, raised, lowered: as in `LikelyEvent`.
    """

    event_json: str
    before_json: str
    share: float
    is_own_doing: bool
    step: int
    raised: tuple[int, ...]
    lowered: tuple[int, ...]

    @classmethod
    def of(cls, spec: GameSpec, likely: LikelyEvent) -> Self:
        """Returns the message for an event. `spec` is the game."""
        kind = spec.rules.kinds.event
        return cls(
            codec.dumps(kind, likely.event),
            "" if likely.before is None else codec.dumps(kind, likely.before),
            likely.share,
            likely.is_own_doing,
            likely.step,
            likely.raised,
            likely.lowered,
        )

    def read(self, spec: GameSpec) -> LikelyEvent:
        """Returns the event in this message. `spec` is the game."""
        kind = spec.rules.kinds.event
        return LikelyEvent(
            codec.loads(kind, self.event_json),
            codec.loads(kind, self.before_json) if self.before_json else None,
            self.share,
            self.is_own_doing,
            self.step,
            self.raised,
            self.lowered,
        )


@dataclass(frozen=True, slots=True)
class Foreseen:
    """A `foresight.Foresight` in a message.

    Attributes:
        first_events, second_events: the events after each of the two moves.
        points, errors, excludes_second: as in `Foresight`.
    """

    first_events: tuple[ForeseenEvent, ...]
    second_events: tuple[ForeseenEvent, ...]
    points: tuple[tuple[float, ...], ...]
    errors: tuple[float, ...]
    excludes_second: bool

    @classmethod
    def of(cls, spec: GameSpec, foresight: Foresight) -> Self:
        """Returns the message for a look ahead. `spec` is the game."""
        first, second = (
            tuple([ForeseenEvent.of(spec, likely) for likely in events])
            for events in foresight.events
        )
        return cls(first, second, foresight.points, foresight.errors, foresight.excludes_second)

    def read(self, spec: GameSpec) -> Foresight:
        """Returns the look ahead in this message. `spec` is the game."""
        events = [
            tuple([entry.read(spec) for entry in some])
            for some in (self.first_events, self.second_events)
        ]
        return Foresight(tuple(events), self.points, self.errors, self.excludes_second)


@dataclass(frozen=True, slots=True)
class Answer:
    """A report of the process: the decision on the question with this ticket.

    Attributes:
        ticket: the ticket of the question.
        action_json: the chosen action as canonical JSON.
        reason: the reason for the choice, in a sentence.
        stats: the record of the search.
        foreseen: the result of a look ahead, or None.
    """

    ticket: int
    action_json: str
    reason: Message
    stats: Stats
    foreseen: Foreseen | None = None

    def decision(self, spec: GameSpec) -> Decision[Any]:
        """Returns the decision in this message. `spec` is the game of the question.

        Raises:
            CodecError: the action cannot be read.
        """
        action = codec.loads(spec.rules.kinds.action, self.action_json)
        foresight = None if self.foreseen is None else self.foreseen.read(spec)
        return Decision(action, self.reason, self.stats, foresight)


@dataclass(frozen=True, slots=True)
class Ask:
    """An order to the process: answer this question.

    Attributes:
        observation_json: the observation of the question as canonical JSON.
        actions_json: the actions of the question as canonical JSON.
        ticket: the ticket of the question, which the thinker assigns; 0 before that.
        game_id: the id of the game.
        level_id, seat, budget, seed, alone, fresh, even, foresees, wants_first_word: as in
            `Question`.
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
    foresees: bool = False
    wants_first_word: bool = False
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
            question.foresees,
            question.wants_first_word,
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
class Follow:
    """An order to the process: analyse in advance the running match in `record`.

    The results stay in the process, until a `Study` asks for the analysis of the finished match.
    """

    ticket: int
    record: MatchRecord
    effort: Effort


@dataclass(frozen=True, slots=True)
class Interrupt:
    """An order to the process: do nothing more in advance until the next `Follow` or `Study`."""

    ticket: int


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
class CheckMoves:
    """An order to the process: check the moves of a friend's `result` at the table of a challenge.

    See `ai.search.moves_check`.
    """

    ticket: int
    table: ChallengeTable
    result: FriendResult


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
    """A report of the process: it is still at work.

    Attributes:
        ticket: the ticket of the order.
        share: the finished part of an analysis, 0–1.
        course: the chances that are known so far; empty if they are the same as before.
    """

    ticket: int
    share: float
    course: tuple[Odds, ...] = ()


@dataclass(frozen=True, slots=True)
class Followed:
    """A report of the process: nothing is left for now of what it can analyse in advance."""

    ticket: int


@dataclass(frozen=True, slots=True)
class FirstWord:
    """A report of the process: the action that the search for this ticket prefers so far.

    Attributes:
        ticket: the ticket of the question.
        action_json: the action as canonical JSON.
        reason: the reason for it, in a sentence.
    """

    ticket: int
    action_json: str
    reason: Message

    def decision(self, spec: GameSpec) -> Decision[Any]:
        """Returns the decision in this message. `spec` is the game of the question."""
        return Decision(codec.loads(spec.rules.kinds.action, self.action_json), self.reason)


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """A report of the process: the result of the match that the order with this ticket named."""

    ticket: int
    result: Result


@dataclass(frozen=True, slots=True)
class MovesChecked:
    """A report of the process: the proof of the result that the order with this ticket named.

    `proof` is `challenge.TOLD`, `challenge.LEGAL` or `challenge.CONFIRMED`.
    """

    ticket: int
    proof: str


@dataclass(frozen=True, slots=True)
class Studied:
    """A report of the process: the analysis that the order with this ticket asked for."""

    ticket: int
    analysis: Analysis


def _menu_type(spec: GameSpec) -> Any:
    return list.__class_getitem__(spec.rules.kinds.action)


Order: TypeAlias = Ask | Study | Follow | Interrupt | PlayOut | CheckMoves | Stop | Quit
Report: TypeAlias = (
    Ready
    | FirstWord
    | Answer
    | NoAnswer
    | ProgressReport
    | Followed
    | Studied
    | PlayedOut
    | MovesChecked
)
