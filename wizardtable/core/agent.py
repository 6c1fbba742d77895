# SPDX-License-Identifier: MIT
"""Opponents: their levels, the protocol of a deciding agent, and a game's advice to the search."""

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
    """The limits of one decision. With both limits set, the search stops at the first one reached.

    Attributes:
        iterations: the most iterations of the search, or None for no such limit. With this limit
            alone the same seed gives the same decision.
        seconds: the most seconds, or None for no such limit.
    """

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Level:
    """A level of opponents, as data: its name, its search budget for one turn, its memory.

    >>> from wizardtable.core import catalog
    >>> adept = catalog.get("anludim").level("adept")
    >>> str(adept.title)
    'Adept'
    >>> hasty = replace(adept, iterations=300, seconds=3.0, aside=1.0)
    >>> hasty.budget(aside=False)
    Budget(iterations=300, seconds=3.0)
    >>> hasty.budget(aside=True)
    Budget(iterations=100, seconds=1.0)

    Attributes:
        id: a key of `core.levels.TITLES`, such as "apprentice".
        title: its name on the screen.
        iterations: iterations of the search for one turn, at least 0; with 0 the level takes the
            action with the largest prior.
        seconds: the most seconds for one turn, 0.01 to 60.
        depth: how many actions a rollout plays before the position is evaluated, at least 0.
        memory: the share of earlier observations that the level still remembers, 0 to 1.
        weights: numbers for the game's brain, by name. A name from the game's `weights.toml`
            replaces the value in that file.
        about: a sentence about the level, for the player who chooses an opponent.
        aside: the most seconds for one deliberation out of turn (see `Brain.aside`), at most
            `seconds`; None for `seconds`. The iterations are reduced in proportion.
        trees: the number of searches that run at the same time, each with the whole budget. Their
            visits are added. 0 means one search for each core, which is also the maximum.
        temperature: a divisor for the logarithms of the level's win chances, 0.1 to 10, applied
            before a person sees them. Above 1 if the level is too sure of itself (see
            `ai.search.temperature`).
        fixed: the iterations of each decision in a match that must run alike on every computer, so
            that no clock may end a search; None for `iterations`.
        style: the numbers that a style (see `core.styles`) adds, by name; empty without a style.
        chart: the iterations of the search behind each point of an analysis chart by this level.
            With 0 the chart assumes that the seat to move takes the action with the largest prior.
        advice: the iterations of advice by this level about a whole menu. A comparison of a few
            moves takes a quarter of this number for each move.
        tables: pairs of a number of players and the level for a table of that size. Only sizes
            whose numbers differ are listed.
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
        """Returns the level with its numbers for a table with this many players."""
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
        """Returns the number with this name in the level's style, or 0.0 if it has none."""
        for key, value in self.style:
            if key == name:
                return value
        return 0.0


@dataclass(frozen=True, slots=True)
class Stats:
    """The record of a search.

    Attributes:
        iterations: the number of iterations.
        seconds: the duration of the search, in seconds.
        visits: the visits of each action, in the order of the menu; empty without a search.
        values: the mean value of each action, 0 to 1, in the same order; empty without a search.
        spread: the standard deviation of the values of single iterations; 0 if it is not known.
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
        reason: the reason for the choice, in a sentence.
        stats: the record of the search that found the action.
    """

    action: A
    reason: Message
    stats: Stats = Stats()


class Agent(Protocol[A, O_in]):
    """An opponent for one seat of one match. It gets only what that seat may know."""

    def choose(self, observation: O_in, actions: Sequence[A], budget: Budget) -> Decision[A]:
        """Returns one of the actions. With a budget in iterations, the same seed gives the same
        action."""


AnyAgent: TypeAlias = Agent[Any, Any]


class Brain(Protocol[S_in, A, O]):
    """A game's advice to the search. `level` says how well to play (see `Level`)."""

    def prior(self, state: S_in, actions: Sequence[A], level: Level) -> list[float]:
        """Returns a weight of at least 0 for each action of the seat to move, not all 0.

        The search tries actions with a large weight first. An action with weight 0 is never tried:
        use it to fix one order among small actions that can be taken in any order.
        """

    def rollout(self, state: S_in, actions: Sequence[A], rng: Rng, level: Level) -> A:
        """Returns the action that a quick, sensible player would take.

        The search uses it to play positions on. It must be fast: no method is called more often.
        """

    def evaluate(self, state: S_in, level: Level) -> list[float]:
        """Returns each seat's win chance, 0 to 1, by seat; exact if the game is over."""

    def forget(self, observation: O, level: Level, rng: Rng) -> O:
        """Returns the observation without the facts that a player of this level has forgotten.

        A game in which a player cannot forget anything returns the observation unchanged.
        """

    def deliberation(self, observation: O) -> int:
        """Returns the number of the deliberation that this decision belongs to.

        Consecutive decisions of a seat with the same number share one budget: the decisions of one
        turn, or all bids in one auction. Any number will do, even a negative one, as long as the
        next deliberation has a different number.
        """

    def aside(self, observation: O) -> bool:
        """Returns whether the seat decides out of its own turn, while other seats wait.

        Examples are a bid in a rival's auction, or a loss that a rival inflicts.
        """

    def reason(self, observation: O, action: A, stats: Stats) -> Message:
        """Returns the reason for the action, in a sentence for a player who asked for a hint."""


AnyBrain: TypeAlias = Brain[Any, Any, Any]
