# SPDX-License-Identifier: MIT
"""Who decides for a seat that no person plays, and what a game teaches such a mind."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from wizardtable.core.rng import Rng
from wizardtable.core.text import Message

A = TypeVar("A")
O = TypeVar("O")  # noqa: E741 - S, A, O as in the contract; they differ in variance
S_in = TypeVar("S_in", contravariant=True)
O_in = TypeVar("O_in", contravariant=True)


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a decision may take: a number of iterations (then it is deterministic), a number
    of seconds, or whichever ends first."""

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Level:
    """An opponent as data: its name, its budget for one turn, and how much it knows.

    Attributes:
        id: "apprentice" and so on, see `levels`.
        iterations: of the search for one turn; 0 plays from the prior alone.
        seconds: the hard cap for one turn.
        aside: the hard cap for one deliberation out of turn, if it is less; the iterations shrink
            with it.
        depth: actions a rollout looks ahead before it is evaluated.
        memory: share (0 to 1) of what was seen earlier that it still knows.
        weights: further knowledge, by name, for the game's brain.
        about: the opponent in a sentence, for who has to choose one.
        trees: searches whose visits are added, each with the whole budget and at the same time;
            0 for as many as there are cores. The program makes no more of them than that.
        temperature: by which the logarithms of its chances are divided before people are told
            them; above 1 where it is surer than it should be (see `ai.search.temperature`).
        style: what a style (see `styles`) adds to it, by name; empty for the level by itself.
    """

    id: str
    title: Message
    iterations: int
    seconds: float
    depth: int
    memory: float = 1.0
    weights: tuple[tuple[str, float], ...] = ()
    about: Message | None = None
    aside: float | None = None
    trees: int = 1
    temperature: float = 1.0
    style: tuple[tuple[str, float], ...] = ()

    def budget(self, *, aside: bool) -> Budget:
        """What it may use for one deliberation, in its turn or out of it (`Brain.aside`)."""
        if not aside or self.aside is None:
            return Budget(self.iterations, self.seconds)
        seconds = min(self.aside, self.seconds)
        return Budget(ceil(self.iterations * seconds / self.seconds), seconds)

    def weight(self, name: str, default: float) -> float:
        """A named weight, or the default where the level does not set it."""
        for key, value in self.weights:
            if key == name:
                return value
        return default

    def leaning(self, name: str) -> float:
        """A number of the level's style, 0 where it has none of this name."""
        for key, value in self.style:
            if key == name:
                return value
        return 0.0


@dataclass(frozen=True, slots=True)
class Stats:
    """What a search did: iterations, seconds, and (visits, mean value 0 to 1) of each action of
    the menu in its order, empty where it did not search."""

    iterations: int = 0
    seconds: float = 0.0
    visits: tuple[int, ...] = ()
    values: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision(Generic[A]):
    """The chosen action, a sentence why, and how it was found."""

    action: A
    reason: Message
    stats: Stats = Stats()


class Agent(Protocol[A, O_in]):
    """A mind for one seat of one match. It is only ever sent what its seat may know."""

    def choose(self, observation: O_in, actions: Sequence[A], budget: Budget) -> Decision[A]:
        """One of the actions; the same one for the same seed when the budget is in iterations."""


AnyAgent: TypeAlias = Agent[Any, Any]


class Brain(Protocol[S_in, A, O]):
    """What a game teaches the generic search."""

    def prior(self, state: S_in, actions: Sequence[A], level: Level) -> list[float]:
        """A weight of at least 0 for each action, for the seat to move; 0 is never searched (it
        fixes one order among interchangeable small actions). Not all are 0."""

    def rollout(self, state: S_in, actions: Sequence[A], rng: Rng, level: Level) -> A:
        """The action a quick, sensible player takes when a game is played on."""

    def evaluate(self, state: S_in, level: Level) -> list[float]:
        """Each seat's prospect of winning, 0 to 1; exact when the game is over."""

    def forget(self, observation: O, level: Level, rng: Rng) -> O:
        """The observation less what a player of this level has not kept in mind."""

    def deliberation(self, observation: O) -> int:
        """A number that consecutive decisions share when they are thought about together, on one
        budget: those of a turn, or all bids of an auction."""

    def aside(self, observation: O) -> bool:
        """Whether the decision falls out of the seat's own turn, where others wait for a quick
        word: a bid in a rival's auction, a loss that a rival inflicts."""

    def reason(self, observation: O, action: A, stats: Stats) -> Message:
        """Why the action is taken, in a sentence for the player who asked for a hint."""


AnyBrain: TypeAlias = Brain[Any, Any, Any]
