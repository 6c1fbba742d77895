# SPDX-License-Identifier: MIT
"""Opponents: their levels, what decides for them, and what a game teaches the search."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
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
    """How long a decision may take. With both limits, the first one that is reached ends it.

    Attributes:
        iterations: the most iterations of the search, or None for no such limit. With this limit
            alone the same seed gives the same decision.
        seconds: the most seconds, or None for no such limit.
    """

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Level:
    """A level of opponents as data: its name, its budget for one turn, and how much it knows.

    Attributes:
        id: "apprentice" and so on, as in `core.levels.TITLES`.
        title: its name on the screen.
        iterations: iterations of the search for one turn, at least 0; with 0 the level takes the
            action with the largest prior.
        seconds: the most seconds for one turn, 0.01 to 60.
        depth: how many actions a rollout plays before the position is evaluated, at least 0.
        memory: the share of what was seen earlier that the level still knows, 0 to 1.
        weights: numbers for the game's brain, by name; one with a name of the game's
            `weights.toml` replaces the value there.
        about: a sentence about the level, for the player who chooses an opponent.
        aside: the most seconds for one deliberation out of turn (see `Brain.aside`), at most
            `seconds`; None for `seconds`. The iterations are reduced in proportion.
        trees: the number of searches that run at the same time, each with the whole budget, and
            whose visits are added; 0 for one for each core, which is also the maximum.
        temperature: the logarithms of the level's chances are divided by this before a person is
            told them, 0.1 to 10; above 1 if the level is too sure (see `ai.search.temperature`).
        fixed: the iterations for each decision where a match has to come out alike on every
            computer, so that no clock may end a search; None for `iterations`.
        style: what a style (see `core.styles`) adds, by name; empty for the level by itself.
        chart: the iterations of a search behind each chance of the seat to move in the chart of an
            analysis by this level; with 0 it is taken to do what first comes to mind.
        advice: the iterations of advice by this level about a whole menu; to compare a few moves,
            it takes a quarter of them for each.
        tables: by number of players, the level with the numbers it has at such a table, where they
            differ.
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
    fixed: int | None = None
    style: tuple[tuple[str, float], ...] = ()
    chart: int = 0
    advice: int = 300
    tables: tuple[tuple[int, "Level"], ...] = ()

    def at(self, seats: int) -> "Level":
        """Returns the level with the numbers it has at a table with this many players."""
        for players, level in self.tables:
            if players == seats:
                return level
        return self

    def changed(self, change: Callable[["Level"], "Level"]) -> "Level":
        """Returns the level with a change made at tables of every size."""
        tables = tuple((players, change(level)) for players, level in self.tables)
        return replace(change(self), tables=tables)

    def budget(self, *, aside: bool) -> Budget:
        """Returns the budget of one deliberation; `aside` says whether it is out of turn."""
        if not aside or self.aside is None:
            return Budget(self.iterations, self.seconds)
        seconds = min(self.aside, self.seconds)
        return Budget(ceil(self.iterations * seconds / self.seconds), seconds)

    def weight(self, name: str, default: float) -> float:
        """Returns the weight with this name, or `default` if the level does not set it."""
        for key, value in self.weights:
            if key == name:
                return value
        return default

    def leaning(self, name: str) -> float:
        """Returns the number with this name of the level's style, or 0.0 if there is none."""
        for key, value in self.style:
            if key == name:
                return value
        return 0.0


@dataclass(frozen=True, slots=True)
class Stats:
    """What a search did.

    Attributes:
        iterations: the number of iterations.
        seconds: how long they took.
        visits: the visits of each action, in the order of the menu; empty without a search.
        values: the mean value of each action, 0 to 1, in the same order; empty without a search.
        spread: the standard deviation of the values of single iterations, 0 if it is not known.
    """

    iterations: int = 0
    seconds: float = 0.0
    visits: tuple[int, ...] = ()
    values: tuple[float, ...] = ()
    spread: float = 0.0


@dataclass(frozen=True, slots=True)
class Decision(Generic[A]):
    """A chosen action.

    Attributes:
        action: the action.
        reason: why it was chosen, in a sentence.
        stats: what the search did to find it.
    """

    action: A
    reason: Message
    stats: Stats = Stats()


class Agent(Protocol[A, O_in]):
    """An opponent for one seat of one match. It is only given what that seat may know."""

    def choose(self, observation: O_in, actions: Sequence[A], budget: Budget) -> Decision[A]:
        """Returns one of the actions. With a budget in iterations, the same seed gives the same
        action."""


AnyAgent: TypeAlias = Agent[Any, Any]


class Brain(Protocol[S_in, A, O]):
    """What a game teaches the search. `level` says how well to play (see `Level`)."""

    def prior(self, state: S_in, actions: Sequence[A], level: Level) -> list[float]:
        """Returns a weight of at least 0 for each action of the seat to move, not all 0.

        The search tries actions with a large weight first. An action with weight 0 is never tried:
        use it to fix one order among small actions that can be taken in any order.
        """

    def rollout(self, state: S_in, actions: Sequence[A], rng: Rng, level: Level) -> A:
        """Returns the action that a quick, sensible player would take. The search plays positions
        on with it; it is called more often than anything else."""

    def evaluate(self, state: S_in, level: Level) -> list[float]:
        """Returns each seat's chance of winning, 0 to 1, by seat; exact if the game is over."""

    def forget(self, observation: O, level: Level, rng: Rng) -> O:
        """Returns the observation without what a player of this level does not remember. A game in
        which there is nothing to forget returns the observation."""

    def deliberation(self, observation: O) -> int:
        """Returns the number of the deliberation that this decision is part of.

        Consecutive decisions of a seat with the same number share one budget: those of one turn,
        or all bids of one auction. Any numbers will do, negative ones too, as long as the next
        deliberation has another one.
        """

    def aside(self, observation: O) -> bool:
        """Returns whether the decision is out of the seat's own turn, so that the others wait for
        a quick answer: a bid in a rival's auction, a loss that a rival inflicts."""

    def reason(self, observation: O, action: A, stats: Stats) -> Message:
        """Returns why the action is good, in a sentence for a player who asked for a hint."""


AnyBrain: TypeAlias = Brain[Any, Any, Any]
