# SPDX-License-Identifier: MIT
"""The contract between a game and everything that deals, plays, shows, saves or searches it.

A game is a `Rules` object with a state class of its own. States are mutable and can be cloned;
actions, events and observations are frozen. Code outside the rules may hold a state and pass it
on, but does not read it: people and opponents only see observations. docs/new-game.md shows how to
write a game, step by step.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    NewType,
    Protocol,
    Self,
    TypeAlias,
    TypeVar,
)

from wizardtable.core.rng import Rng
from wizardtable.core.text import Message

Seat = NewType("Seat", int)
"""A place at the table, from 0 to seats - 1, clockwise."""

OptionValue: TypeAlias = "int | str | bool"

# Types for numbers in states and actions. The codec refuses data outside their bounds.

AnySeat: TypeAlias = Annotated[int, range(-1, 8)]
"""A seat, or -1 for no seat."""

Percentage: TypeAlias = Annotated[int, range(101)]
"""A share in hundredths: 0 to 100."""

Running: TypeAlias = Annotated[int, range(100_000)]
"""A number that grows during a match, such as the number of the turn: 0 to 99,999."""


class IllegalAction(ValueError):  # noqa: N818 - an action is illegal; the program has no error
    """Raised for an action that the rules forbid now.

    Attributes:
        reason: the rule that forbids it, in one sentence for the player.
    """

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


EDITION: Final = 1
"""The edition of the rules for new matches.

A developer raises it when a rule of any game changes. A match keeps the edition with which it
began. A file that names no edition has edition 0. Edition 1 changed The Scepter of Zavandor:
the refund for a sold gem is paid in energy first.
"""


@dataclass(frozen=True, slots=True)
class Setup:
    """The settings of a match. Setups that differ only in the edition are equal.

    Attributes:
        seats: the number of seats.
        options: pairs of an option's id and its value. An option that is not listed has its
            default value.
        data: canonical JSON for settings that options cannot express, such as a house deck; empty
            without such settings.
        edition: the edition of the rules for this match, see `EDITION`.
    """

    seats: int
    options: Annotated[tuple[tuple[str, OptionValue], ...], range(100)] = ()
    data: Annotated[str, range(1 << 18)] = ""
    edition: Annotated[int, range(EDITION + 1)] = field(
        default=EDITION, compare=False, metadata={"unwritten": 0}
    )

    def option(self, name: str, default: OptionValue) -> OptionValue:
        """Returns the value of an option, or `default` if the setup does not list it."""
        for key, value in self.options:
            if key == name:
                return value
        return default


@dataclass(frozen=True, slots=True)
class Result:
    """The ranks and scores at the end of a match.

    >>> result = Result(ranks=(2, 1, 1), scores=(30, 41, 41))
    >>> result.winners(), result.shares()
    ((1, 2), (0.0, 0.5, 0.5))

    Attributes:
        ranks: the rank of each seat, by seat. 1 is best. Seats with equal results share a rank, and
            the next rank counts every seat before it: 1, 2, 2, 4.
        scores: the score of each seat, by seat.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]

    def winners(self) -> tuple[int, ...]:
        """Returns the seats with rank 1, in order."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def shares(self) -> tuple[float, ...]:
        """Returns each seat's share of the victory, by seat. The winners have equal shares, and all
        shares add up to 1."""
        winners = self.winners()
        return tuple(1.0 / len(winners) * (rank == 1) for rank in self.ranks)


class Event:
    """Base class of every game's events. Subclasses are frozen dataclasses.

    An event about a player has a field `seat` with that player's seat, even if another player's
    action led to the event.

    Attributes:
        reveals: whether the event reveals unknown information, such as a drawn card, an uncovered
            card or the result of dice. Undoing such an event marks the match as assisted.
    """

    __slots__ = ()
    reveals: ClassVar[bool] = False


class State(Protocol):
    """The one method that every game's state class has. Only the game's rules read its fields."""

    def clone(self) -> Self:
        """Returns an independent copy: a change of one never shows in the other."""


S = TypeVar("S", bound=State)
A = TypeVar("A")
E = TypeVar("E")
O = TypeVar("O")  # noqa: E741 - S, A, E, O as in the design
A_in = TypeVar("A_in", contravariant=True)
E_in = TypeVar("E_in", contravariant=True)
O_in = TypeVar("O_in", contravariant=True)


@dataclass(frozen=True, slots=True)
class Kinds:
    """The classes of a game that the codec reads and writes.

    Attributes:
        state: the state class.
        action: a union of the action classes.
        event: a union of the event classes.
        observation: the observation class.
    """

    state: Any
    action: Any
    event: Any
    observation: Any


class Rules(Protocol[S, A, E, O]):
    """The rules of one game, as functions of a state.

    >>> from wizardtable.core import catalog
    >>> rules = catalog.get("anludim").rules
    >>> state = rules.deal(Setup(seats=2), seed=7)
    >>> rules.to_move(state)
    0
    >>> menu = rules.legal_actions(state)
    >>> rules.check(state, menu[0])
    >>> journal = []
    >>> rules.apply(state, menu[0], journal)
    >>> isinstance(journal[0], Event), rules.result(state)
    (True, None)

    Attributes:
        kinds: the game's classes, for the codec.
    """

    kinds: Kinds

    def deal(self, setup: Setup, seed: int, journal: "list[E] | None" = None) -> S:
        """Returns the first state of a match, and appends the events of the deal to `journal`.

        The seed (0 to 2**64 - 1) determines every random choice of the whole match. With `journal`
        None, the events are not kept.
        """

    def to_move(self, state: S) -> Seat | None:
        """Returns the seat that decides next, or None if the game is over."""

    def legal_actions(self, state: S) -> Sequence[A]:
        """Returns the menu of the seat to move: legal actions from which opponents choose.

        The menu holds at most 60 actions, among them a good one of every kind of action. The menu
        has no duplicates, and the same order for the same state. It is empty only if the game is
        over. The menu may leave out legal actions that are never better than an action in the menu,
        such as most ways to pay a price.
        """

    def candidates(self, state: S) -> Sequence[A]:
        """Returns the actions for the move list that a person sees: the menu, and legal actions
        that the menu leaves out.

        The actions have no duplicates, and an order in which a person finds an action easily. Some
        may be illegal: the move list drops actions that `check` forbids. Of several ways to pay,
        only the best has to be included. A game whose menu is complete returns
        `legal_actions(state)`.
        """

    def check(self, state: S, action: A) -> None:
        """Raises IllegalAction with the reason if the rules forbid the action now.

        If the method raises nothing, `apply` accepts the action.
        """

    def apply(self, state: S, action: A, journal: "list[E] | None" = None) -> None:
        """Carries out a legal action: changes the state, and appends the events to `journal`.

        With `journal` None, the events are not kept. The action is not checked: a caller that did
        not take the action from the menu calls `check` first.
        """

    def result(self, state: S) -> Result | None:
        """Returns ranks and scores if the game is over, else None."""

    def observe(self, state: S, seat: Seat | None) -> O:
        """Returns the observation of a seat, or for None the public observation.

        The observation holds all that the seat may know, and nothing else.
        """

    def sample(self, observation: O, rng: Rng) -> S:
        """Returns a full state whose observation by the same seat equals `observation`.

        `rng` decides everything that the seat does not know, with every possible state equally
        likely. `rng` also seeds the state's own generator.
        """

    def redact(self, event: E, seat: Seat | None) -> E | None:
        """Returns the event as the seat sees it, or None if the seat does not see the event at all.

        With `seat` None, returns the event as everybody sees it.
        """

    def is_sound(self, state: S, setup: Setup) -> bool:
        """Returns whether a state read from a file can occur in a match with this setup.

        In such a state every component, such as a card, occurs once. All parts agree with each
        other, so that the match can go on from the state. The codec has already checked the bounds
        of all numbers. The caller takes any exception as False.
        """


AnyRules: TypeAlias = Rules[Any, Any, Any, Any]
"""The rules of any game, for code that serves all games."""


@dataclass(frozen=True, slots=True)
class Tally:
    """A seat's score and its sources.

    Attributes:
        total: the points that rank the seats, or that end the game when they reach a limit.
        lines: pairs of a source of points and the points from this source. These points need not
            add up to `total`.
        note: a fact that decides the ranks together with the points: it either comes before the
            points, such as the number of rounds won, or breaks a tie. None without such a fact.
    """

    total: int
    lines: tuple[tuple[Message, int], ...] = ()
    note: Message | None = None


class Wording(Protocol[A_in, E_in, O_in]):
    """A game's sentences: for the log, the move list, the screen reader and transcripts.

    The viewer is the seat whose observation a method gets. `names` holds the players' names, by
    seat. Names are shown as typed.
    """

    def prompt(self, observation: O_in, names: Sequence[str]) -> Message:
        """Returns a sentence that asks the viewer for the next decision.

        If the viewer is not to move, the sentence names the player for whom the viewer waits.
        """

    def action(self, observation: O_in, action: A_in, names: Sequence[str]) -> Message:
        """Returns the action as an entry of the move list, for the seat to move. No two actions of
        a menu read alike."""

    def event(self, event: E_in, names: Sequence[str]) -> Message | None:
        """Returns the event as a line of the log, or None if the log does not mention it."""

    def tally(self, observation: O_in) -> tuple[Tally, ...]:
        """Returns the score of every seat, by seat, as far as the viewer may know the score."""

    def turn(self, observation: O_in) -> int:
        """Returns the number of the turn, or of the round (see `GameSpec.counts_rounds`), from 1.

        The number never falls during a match. It is the x axis of the points chart.
        """


AnyWording: TypeAlias = Wording[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class GameOption:
    """An option in the new-game dialog. `Setup.options` lists only options with another value than
    the default.

    Attributes:
        id: the option's name in `Setup.options`.
        title: the option's label in the dialog.
        help: a sentence about the option's effect.
        default: the option's value unless the player chooses another one.
        choices: pairs of a value and the value's title; empty for an option that is on or off.
    """

    id: str
    title: Message
    help: Message
    default: OptionValue = False
    choices: tuple[tuple[OptionValue, Message], ...] = ()


# Protocols of findings, problems and achievements. `core.match`, `core.teaching` and
# `core.achievements` import this module, so the protocols take the types of those modules as
# arguments.

M_in = TypeVar("M_in", contravariant=True)
F_out = TypeVar("F_out", covariant=True)
K = TypeVar("K")
P_in = TypeVar("P_in", contravariant=True)


class Finder(Protocol[M_in, F_out]):
    """Looks for one kind of finding, a mistake or good play, in a match as one seat saw it.

    The match is finished. A finding states only facts of the match, so that a player can verify the
    finding in a replay.
    """

    def __call__(self, match: M_in, /) -> F_out | None:
        """Returns the finding, or None if the match has none of this kind."""


AnyFinder: TypeAlias = Finder[Any, Any]
"""A finder of any game; `core.teaching.findings` has the types of its matches and findings."""

GoalStatus: TypeAlias = Literal["open", "reached", "missed"]
"""The status of a problem's goal: still possible, reached, or missed for good."""


class Problems(Protocol[K, P_in]):
    """The goals of a game's problems: `PROBLEMS` of the game's module `mind.problems`.

    A problem is a stored position in which a seat has to reach a goal. A board is a state, or the
    observation of that seat.

    Attributes:
        motifs: the kinds of problems.
    """

    motifs: tuple[K, ...]

    def status(self, problem: P_in, board: Any) -> GoalStatus:
        """Returns the status of the goal on this board."""

    def result_sentence(self, problem: P_in, board: Any) -> Message:
        """Returns a sentence about the moves that led to this board and missed the goal.

        The sentence calls the player "you". If the motif is played out (see
        `core.teaching.problem.Motif`), the sentence also gives the result of the right decision.
        """


AnyProblems: TypeAlias = Problems[Any, Any]
"""The goals of any game; `core.teaching.problem` has the types of motifs and problems."""


class Achievable(Protocol):
    """The part of an achievement that `GameSpec` may know.

    The whole class is `Achievement` in `core.achievements.achievement`. The function
    `achievements_of` of that module returns a game's achievements with all attributes.
    """

    @property
    def id(self) -> str:
        """The id of the achievement, unique in its game."""

    @property
    def title(self) -> Message:
        """The name of the achievement, a few words."""
