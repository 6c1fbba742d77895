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
"""A seat, or -1 for none."""

Percentage: TypeAlias = Annotated[int, range(101)]
"""A share in hundredths: 0 to 100."""

Running: TypeAlias = Annotated[int, range(100_000)]
"""A number that grows during a match, such as the number of the turn: 0 to 99,999."""


class IllegalAction(ValueError):  # noqa: N818 - an action is illegal; the program has no error
    """Raised for an action that the rules forbid now.

    Attributes:
        reason: why it is forbidden, in one sentence for the player.
    """

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


EDITION: Final = 1
"""The edition of the rules by which new matches are played.

Raised when a rule of any game changes. A match keeps the edition with which it began. Edition 0 is
that of files that name none. Edition 1: in The Scepter of Zavandor, the refund of a gem sold is
energy first.
"""


@dataclass(frozen=True, slots=True)
class Setup:
    """How a match is set up. Two setups that differ only in the edition are equal.

    Attributes:
        seats: the number of seats.
        options: pairs of an option's id and its value. An option that is not listed has its
            default value.
        data: canonical JSON for what options cannot express, such as a house deck; empty if there
            is nothing of the kind.
        edition: the edition of the rules by which the match is played, see `EDITION`.
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
    """How a match ended.

    Attributes:
        ranks: the rank of each seat, by seat. 1 is best. Equal ranks share the place, and the next
            rank counts everybody before it: 1, 2, 2, 4.
        scores: the score of each seat, by seat.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]

    def winners(self) -> tuple[int, ...]:
        """Returns the seats with rank 1, in order."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def shares(self) -> tuple[float, ...]:
        """Returns the share of the victory of each seat, by seat: 1 together, equal for those with
        rank 1."""
        winners = self.winners()
        return tuple(1.0 / len(winners) * (rank == 1) for rank in self.ranks)


class Event:
    """Base class of every game's events. Subclasses are frozen dataclasses.

    An event about a player has a field `seat` with the seat of that player, even if somebody
    else's action led to it.

    Attributes:
        reveals: whether the event made known what was unknown before: a draw, a reveal, a cast of
            dice. Undoing such an event marks the match as assisted.
    """

    __slots__ = ()
    reveals: ClassVar[bool] = False


class State(Protocol):
    """What every game's state class provides by itself."""

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
    """The rules of one game, as functions of a state."""

    kinds: Kinds

    def deal(self, setup: Setup, seed: int, journal: "list[E] | None" = None) -> S:
        """Returns the first state of a match, and appends the events of the deal to `journal`.

        Every random choice of the whole match follows from the seed.
        """

    def to_move(self, state: S) -> Seat | None:
        """Returns the seat that decides next, or None if the game is over."""

    def legal_actions(self, state: S) -> Sequence[A]:
        """Returns the menu of the seat to move: legal actions from which opponents choose.

        The menu holds at most 60 actions, with a good one of every kind, in the same order for the
        same state and without duplicates. It is empty only if the game is over. Where more actions
        are legal, such as all ways to pay a price, leave out those that are never better.
        """

    def candidates(self, state: S) -> Sequence[A]:
        """Returns what the list of moves shows to a person: the actions of the menu and those that
        the menu leaves out.

        There are no duplicates, and the order makes an action easy to find. Actions that `check`
        forbids may be among them; the list drops those. Of several ways to pay, only the best
        needs to be here. A game whose menu is complete returns `legal_actions(state)`.
        """

    def check(self, state: S, action: A) -> None:
        """Raises IllegalAction with the reason if the rules forbid the action now. An action that
        passes can be applied."""

    def apply(self, state: S, action: A, journal: "list[E] | None" = None) -> None:
        """Carries out a legal action: changes the state, and appends what happened to `journal`.

        The action is not checked. Callers that did not take it from the menu call `check` first.
        """

    def result(self, state: S) -> Result | None:
        """Returns ranks and scores if the game is over, else None."""

    def observe(self, state: S, seat: Seat | None) -> O:
        """Returns what the seat may know and nothing else; for None, what everybody may know."""

    def sample(self, observation: O, rng: Rng) -> S:
        """Returns a full state in which the seat would observe exactly this.

        What the seat does not know is drawn from `rng`, with every possible state equally likely;
        so is the state's own generator.
        """

    def redact(self, event: E, seat: Seat | None) -> E | None:
        """Returns the event as the seat sees it (None: as everybody sees it), or None if it is
        hidden from that viewer altogether."""

    def is_sound(self, state: S, setup: Setup) -> bool:
        """Returns whether a state read from a file can occur in a match with this setup, so that
        play can go on from it: every component is there once, and nothing contradicts the rest.

        The numbers of the state are already within the bounds of their types. Any exception counts
        as False.
        """


AnyRules: TypeAlias = Rules[Any, Any, Any, Any]
"""The rules of any game, for code that serves all games."""


@dataclass(frozen=True, slots=True)
class Tally:
    """A seat's score and where it comes from.

    Attributes:
        total: the points that rank the seats, or that end the game when they reach a limit.
        lines: pairs of a source of points and the points from it; they need not add up to `total`.
        note: what ranks before the points, such as rounds won, or breaks a tie; else None.
    """

    total: int
    lines: tuple[tuple[Message, int], ...] = ()
    note: Message | None = None


class Wording(Protocol[A_in, E_in, O_in]):
    """A game's sentences: for the log, the list of moves, the screen reader and transcripts.

    `names` always holds the players' names by seat. They are shown as typed.
    """

    def prompt(self, observation: O_in, names: Sequence[str]) -> Message:
        """Returns what is to be done now: by the viewer, if they are to move, else by the player
        whom the viewer waits for."""

    def action(self, observation: O_in, action: A_in, names: Sequence[str]) -> Message:
        """Returns the action as an entry of the list of moves, for the seat that is to move. No two
        actions of a menu read alike."""

    def event(self, event: E_in, names: Sequence[str]) -> Message | None:
        """Returns the event as a line of the log, or None if the log does not mention it."""

    def tally(self, observation: O_in) -> tuple[Tally, ...]:
        """Returns the present score of every seat, by seat, as far as the viewer may know it."""

    def turn(self, observation: O_in) -> int:
        """Returns the number of the turn, or of the round (see `GameSpec.counts_rounds`), from 1.
        It never falls during a match. It is the x axis of the chart of points."""


AnyWording: TypeAlias = Wording[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class GameOption:
    """A choice of the new-game dialog. `Setup.options` lists it if it is not at its default.

    Attributes:
        id: the name in `Setup.options`.
        title: its label.
        help: a sentence about what it changes.
        default: its value unless the player chooses another.
        choices: pairs of a value and its title; empty for an option that is on or off.
    """

    id: str
    title: Message
    help: Message
    default: OptionValue = False
    choices: tuple[tuple[OptionValue, Message], ...] = ()


# What a player can learn and achieve. `core.match` and all that is made of a match stand above this
# module, so their types are arguments of these protocols.

M_in = TypeVar("M_in", contravariant=True)
F_out = TypeVar("F_out", covariant=True)
K = TypeVar("K")
P_in = TypeVar("P_in", contravariant=True)


class Finder(Protocol[M_in, F_out]):
    """Looks for one kind of finding in a finished match, which it gets as one seat saw it.

    A finding is true of any match, so that anybody can count it again in a replay.
    """

    def __call__(self, match: M_in, /) -> F_out | None:
        """Returns the finding, or None if the match has none of this kind."""


AnyFinder: TypeAlias = Finder[Any, Any]
"""A finder of any game; `core.teaching.findings` has the types of its matches and findings."""

GoalStatus: TypeAlias = Literal["open", "reached", "missed"]
"""Whether a problem's goal can still be reached, has been reached, or has been missed for good."""


class Problems(Protocol[K, P_in]):
    """The goals of a game's problems: `PROBLEMS` of its module `mind.problems`.

    A board is a state, or the observation of the problem's seat.

    Attributes:
        motifs: the kinds of problems.
    """

    motifs: tuple[K, ...]

    def status(self, problem: P_in, board: Any) -> GoalStatus:
        """Returns the status of the goal on this board."""

    def led_to(self, problem: P_in, board: Any) -> Message:
        """Returns the result of a line that missed the goal, in a sentence about "you". If the
        motif is played out, the sentence also gives the result of the right decision."""


AnyProblems: TypeAlias = Problems[Any, Any]
"""The goals of any game; `core.teaching.problem` has the types of motifs and problems."""


class Achievable(Protocol):
    """An achievement, as far as a game needs to be known by it.

    Games define theirs as `core.achievements.achievement.Achievement`, whose further attributes
    `achievements_of` there gives access to.
    """

    @property
    def id(self) -> str:
        """The id, unique in its game."""

    @property
    def title(self) -> Message:
        """The name, a few words."""
