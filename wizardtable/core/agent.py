# SPDX-License-Identifier: MIT
"""Opponents: their levels, the protocol of a deciding agent, and a game's advice to the search.

The menu holds the actions from which a seat chooses (`Rules.legal_actions`). The prior is a game's
first guess at how good each action of the menu is. In each iteration, the search tries a sequence
of actions, beginning at the present position. A rollout then quickly plays some further actions,
and the game evaluates the position after them. A deliberation is a series of a seat's decisions
that share one budget, such as a turn. It is out of turn if the seat decides in another seat's turn.
"""

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
        iterations: the most iterations of the search, or None for no such limit. If this is the
            only limit, the same seed gives the same decision.
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
    >>> hasty = replace(adept, iterations=300, seconds=3.0, aside_seconds=1.0)
    >>> hasty.budget(is_out_of_turn=False)
    Budget(iterations=300, seconds=3.0)
    >>> hasty.budget(is_out_of_turn=True)
    Budget(iterations=100, seconds=1.0)

    Attributes:
        id: a key of `core.levels.TITLES`, such as "apprentice".
        title: the level's name on the screen.
        iterations: the iterations of the search for one turn, at least 0. With 0 the level takes
            the action with the largest prior.
        seconds: the most seconds for one turn, 0.01 to 60.
        depth: the number of actions that a rollout plays before the position is evaluated, at least
            0.
        memory: the share of earlier observations that the level still remembers, 0 to 1.
        weights: pairs of a name and a number for the game's brain. If the name is in the game's
            `weights.toml`, the number replaces the one in that file.
        about: a sentence about the level, for the player who chooses an opponent.
        aside_seconds: the most seconds for one deliberation out of turn (see
            `Brain.is_out_of_turn`), at most `seconds`. The iterations are reduced in proportion.
            With None, a deliberation out of turn has the same limits as a turn.
        tree_count: the number of searches that run at the same time, each with the whole budget.
            The visits of all searches are added. With 0 there is one search for each core, which is
            also the maximum.
        temperature: the number, 0.1 to 10, by which the logarithms of the level's win chances are
            divided before a person sees the chances. It is above 1 if the level is too sure of
            itself (see `ai.search.temperature`).
        fixed_iterations: the iterations of each decision in a match with the same decisions on
            every computer. In such a match, no clock ends a search. With None, `iterations` holds
            there too.
        style: pairs of a name and a number that a style adds (see `core.styles`); empty without a
            style.
        chart_iterations: the iterations of the search for each point of the analysis chart. With 0
            no search runs, and the chances on the chart come from rollouts alone.
        advice_iterations: the iterations of a search for advice about a whole menu. A comparison of
            a few moves takes a quarter of this number for each move.
        tables: pairs of a number of players and the level for a table of that size. Only sizes at
            which the level has other numbers are listed.
        mind: the number of the level's mind, from 1. A developer raises it when the level decides
            otherwise than before in a match with the same decisions on every computer.
    """

    id: str
    title: Message
    iterations: int
    seconds: float
    depth: int
    memory: float = 1.0
    weights: tuple[tuple[str, float], ...] = ()
    about: Message | None = None
    aside_seconds: float | None = None
    tree_count: int = 1
    temperature: float = 1.0
    fixed_iterations: int | None = None
    style: tuple[tuple[str, float], ...] = ()
    chart_iterations: int = 0
    advice_iterations: int = 300
    tables: tuple[tuple[int, "Level"], ...] = ()
    mind: int = 1

    def at(self, seats: int) -> "Level":
        """Returns this level with the numbers for a table with `seats` players."""
        for players, level in self.tables:
            if players == seats:
                return level
        return self

    def changed(self, change: Callable[["Level"], "Level"]) -> "Level":
        """Returns the level after `change`, a function that is applied for tables of every size."""
        tables = tuple((players, change(level)) for players, level in self.tables)
        return replace(change(self), tables=tables)

    def budget(self, *, is_out_of_turn: bool) -> Budget:
        """Returns the budget of one deliberation, in the seat's own turn or out of it."""
        if not is_out_of_turn or self.aside_seconds is None:
            return Budget(self.iterations, self.seconds)
        seconds = min(self.aside_seconds, self.seconds)
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
        visits: the number of iterations that tried each action, in the order of the menu; empty
            without a search.
        values: the mean win chance after each action, 0 to 1, in the order of the menu; empty
            without a search.
        spread: the standard deviation of the win chances of single iterations; 0 if it is not
            known.
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
        foresight: the result of a look ahead, if the question asked for one (see
            `ai.search.foresight`); otherwise None.
    """

    action: A
    reason: Message
    stats: Stats = Stats()
    foresight: Any = None


class Agent(Protocol[A, O_in]):
    """An opponent for one seat of one match. An agent gets only what its seat may know."""

    def choose(self, observation: O_in, actions: Sequence[A], budget: Budget) -> Decision[A]:
        """Returns a decision for one of the actions.

        If the budget limits only iterations, agents with the same seed choose the same action.
        """


AnyAgent: TypeAlias = Agent[Any, Any]


class Brain(Protocol[S_in, A, O]):
    """A game's advice to the search. The argument `level` says how well to play (see `Level`)."""

    def prior(self, state: S_in, actions: Sequence[A], level: Level) -> list[float]:
        """Returns a weight of at least 0 for each action of the seat to move, not all 0.

        The search tries actions with a large weight first, and never tries an action with weight 0.
        So a game can use the weight 0 to fix one order of small actions that may be taken in any
        order.
        """

    def rollout(self, state: S_in, actions: Sequence[A], rng: Rng, level: Level) -> A:
        """Returns the action that a quick, sensible player would take.

        The search calls the method to play on from a position. The method must be fast, because the
        search calls no other method as often.
        """

    def evaluate(self, state: S_in, level: Level) -> list[float]:
        """Returns each seat's win chance, 0 to 1, by seat.

        If the game is over, the chances are the seats' shares of the victory.
        """

    def forget(self, observation: O, level: Level, rng: Rng) -> O:
        """Returns the observation without the facts that a player of this level has forgotten.

        A game in which a player cannot forget anything returns the observation unchanged.
        """

    def deliberation(self, observation: O) -> int:
        """Returns the number of the deliberation to which the seat's present decision belongs.

        A deliberation consists of consecutive decisions of a seat that share one budget, such as
        the decisions of one turn, or all bids in one auction. Any number is allowed, even a
        negative one, as long as the next deliberation has a different number.
        """

    def is_out_of_turn(self, observation: O) -> bool:
        """Returns whether the seat decides out of its own turn, while other seats wait.

        Examples are a bid in a rival's auction, or a loss that a rival inflicts.
        """

    def reason(self, observation: O, action: A, stats: Stats) -> Message:
        """Returns the reason for the action, in a sentence for a player who asked for a hint.

        `stats` is the record of the search that chose the action.
        """


AnyBrain: TypeAlias = Brain[Any, Any, Any]
