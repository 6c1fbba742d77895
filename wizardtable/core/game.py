# SPDX-License-Identifier: MIT
"""The contract between a game and everything that deals, plays, shows, saves or searches it.

A game is a `Rules` object over its own state class. States are mutable and cloned; actions,
events and observations are frozen. Nothing outside the rules reads a state but to pass it on:
people and agents see observations.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, NewType, Protocol, Self, TypeAlias, TypeVar

from wizardtable.core.rng import Rng
from wizardtable.core.text import Message

Seat = NewType("Seat", int)
"""A place at the table, 0 to seats - 1, clockwise."""

OptionValue: TypeAlias = "int | str | bool"

# Kinds of numbers in states and actions, with the bounds that the codec holds data from outside to.

AnySeat: TypeAlias = Annotated[int, range(-1, 8)]
"""A seat, or -1 for none."""

Running: TypeAlias = Annotated[int, range(100_000)]
"""A number that runs through a match, such as that of the turn."""


class IllegalAction(ValueError):  # noqa: N818 - an action is illegal; the program has no error
    """An action that the rules forbid now; `reason` says why in one sentence."""

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Setup:
    """How a match is set up: seats, options by id, and `data` (canonical JSON) for what they
    cannot say, such as a house deck. Options that are not named have their default value."""

    seats: int
    options: Annotated[tuple[tuple[str, OptionValue], ...], range(100)] = ()
    data: Annotated[str, range(1 << 18)] = ""

    def option(self, name: str, default: OptionValue) -> OptionValue:
        """The value of an option, or the default where the setup does not name it."""
        for key, value in self.options:
            if key == name:
                return value
        return default


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: rank (1 is best, equal ranks share) and score of each seat."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]

    def winners(self) -> tuple[int, ...]:
        """The seats ranked first."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Event:
    """Base of every game's events; subclasses are frozen dataclasses. One that is about a player
    has him as its `seat`, whoever's action led to it.

    Attributes:
        reveals: whether the event made something known that was not (a draw, a reveal, dice):
            a step back over it marks the match as assisted.
    """

    __slots__ = ()
    reveals: ClassVar[bool] = False


class State(Protocol):
    """What every game's state can do besides being ruled over."""

    def clone(self) -> Self:
        """An independent copy: no later change of one is seen in the other."""


S = TypeVar("S", bound=State)
A = TypeVar("A")
E = TypeVar("E")
O = TypeVar("O")  # noqa: E741 - S, A, E, O as in the design
A_in = TypeVar("A_in", contravariant=True)
E_in = TypeVar("E_in", contravariant=True)
O_in = TypeVar("O_in", contravariant=True)


@dataclass(frozen=True, slots=True)
class Kinds:
    """The classes of a game that the codec reads and writes; actions and events are unions."""

    state: Any
    action: Any
    event: Any
    observation: Any


class Rules(Protocol[S, A, E, O]):
    """The rules of one game, as functions over a state."""

    kinds: Kinds

    def deal(self, setup: Setup, seed: int, journal: "list[E] | None" = None) -> S:
        """The first state of a match, what happened for it appended to the journal; every random
        choice of the match follows from the seed."""

    def to_move(self, state: S) -> Seat | None:
        """The seat that decides next; None when the game is over."""

    def legal_actions(self, state: S) -> Sequence[A]:
        """A menu for the seat to move: at most about 60 actions that contain a good one of each
        kind, in a stable order, without duplicates, never empty unless the game is over."""

    def candidates(self, state: S) -> Sequence[A]:
        """What a person may look through besides the menu: its actions, and those it leaves out,
        without duplicates, in an order in which they are easily found. Actions that `check`
        forbids may be among them; of ways to pay, only the best."""

    def check(self, state: S, action: A) -> None:
        """The law: raises IllegalAction with the reason; whatever passes may be applied."""

    def apply(self, state: S, action: A, journal: "list[E] | None" = None) -> None:
        """Carry out a legal action, changing the state and appending what happened to the
        journal. Does not check: callers that do not take the action from the menu call `check`."""

    def result(self, state: S) -> Result | None:
        """Ranks and scores when the game is over, else None."""

    def observe(self, state: S, seat: Seat | None) -> O:
        """What the seat may know, nothing more; None gives the public view."""

    def sample(self, observation: O, rng: Rng) -> S:
        """A full state that is consistent with a seat's observation, its unknown parts (and its
        generator) drawn from `rng`, each possible world as likely as the others."""

    def redact(self, event: E, seat: Seat | None) -> E | None:
        """The event as the seat sees it; None where it sees nothing at all."""

    def is_sound(self, state: S, setup: Setup) -> bool:
        """Whether a state that comes from outside can be one of a match so set up, so that play
        can go on from it: everything of the box is there once, and nothing contradicts the rest.
        Such a state has numbers within the bounds of their types; it may raise any exception."""


AnyRules: TypeAlias = Rules[Any, Any, Any, Any]
"""Rules of some game, where code serves them all: the one place that gives up the types."""


@dataclass(frozen=True, slots=True)
class Tally:
    """A seat's score with where it comes from; `total` is what ranks or races towards the end.

    Attributes:
        note: what ranks before the points, such as rounds won, if there is anything to say.
    """

    total: int
    lines: tuple[tuple[Message, int], ...] = ()
    note: Message | None = None


class Wording(Protocol[A_in, E_in, O_in]):
    """A game's sentences: for the log, the action list, the announcer and transcripts.

    `names` are the players' names by seat, shown as typed.
    """

    def prompt(self, observation: O_in, names: Sequence[str]) -> Message:
        """What is expected now, from the seat that is to move or of whom the viewer waits for."""

    def action(self, observation: O_in, action: A_in, names: Sequence[str]) -> Message:
        """The action as an entry of the action list, seen by the seat that could take it."""

    def event(self, event: E_in, names: Sequence[str]) -> Message | None:
        """The event as a line of the log; None where the log stays silent."""

    def tally(self, observation: O_in) -> tuple[Tally, ...]:
        """The score of every seat as it stands, as far as the viewer may know."""

    def turn(self, observation: O_in) -> int:
        """The number of the turn being played, from 1: the x axis of the chart of points."""


AnyWording: TypeAlias = Wording[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class GameOption:
    """A choice of the new-game dialog, kept in `Setup.options` when it is not the default.

    `choices` lists (value, title) for an option that is not a plain yes or no.
    """

    id: str
    title: Message
    help: Message
    default: OptionValue = False
    choices: tuple[tuple[OptionValue, Message], ...] = ()
