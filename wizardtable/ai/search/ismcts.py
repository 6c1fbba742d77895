# SPDX-License-Identifier: MIT
"""Single-observer information-set Monte Carlo tree search, for every game with a brain.

Each iteration samples a world, a state that the searching seat cannot tell from the true one. In
this world, it follows the tree from the root (the present position), adds a node, and plays some
further actions. At each node it prefers actions with a high mean value and a high prior, the game's
first guess. Then the brain evaluates the reached position for each seat. The seats need not be
enemies: each seat maximises its own value, which is its win chance.
"""

import gc
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import sqrt
from time import perf_counter
from typing import Any, TypeAlias

from wizardtable.ai.search.tree import Edge, Node
from wizardtable.core.agent import Budget, Decision, Level, Stats
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

Observation: TypeAlias = Any
Action: TypeAlias = Any
State: TypeAlias = Any

DEFAULT_CURIOSITY = 2.5
"""The weight of the prior against the mean value, in standard deviations of all values so far.

In Anludim, 80 games with 100 iterations showed no difference between the weights 1.2 and 2.5.
"""

FIRST_SEARCH_TIME_SHARE = 0.75
"""The first search of a turn takes at most this share of the turn's seconds. The rest is for
searches after a surprise in the turn."""

LATER_SEARCH_DIVISOR = 4
"""A later search in a turn has the iterations of the first one divided by this number, because most
of the turn is decided."""

MIN_PLAN_VISITS = 8
"""The agent decides by a node of the last search's tree, without a new search, if the node has at
least this many visits."""

MAX_PRIOR_VARIATION = 0.1
"""At the root, each prior is raised by a random share from 0 to this number.

So the same deal does not always lead to the same decisions. The change does no harm, because
actions with nearly the same prior are about as good.
"""

MAX_TREE_ACTIONS = 60
"""An iteration leaves the tree after this many actions. Plans that reach further are worthless."""


class Ismcts:
    """An agent that plans its turn by searching the tree of its possible observations.

    Attributes:
        searches: the number of the agent's searches so far. Often one search decides all actions of
            a turn.
    """

    def __init__(
        self,
        spec: GameSpec,
        level: Level,
        seed: int,
        stop: Callable[[], bool] | None = None,
        *,
        even: bool = False,
    ) -> None:
        """Prepares an agent for one seat of one match.

        Args:
            spec: the game.
            level: the level to play at.
            seed: the seed of all its random numbers.
            stop: a function that is called before every iteration. The search ends once it returns
                True.
            even: True to try all actions at the root equally often, in order to compare them. The
                search then chooses among them by neither prior nor value, because a person may want
                to compare actions that the prior excludes.
        """
        self.searches = 0
        self._spec = spec
        self._rules = spec.rules
        self._brain = spec.brain
        self._level = level
        self._rng = Rng(seed)
        self._stop = stop
        self._even = even
        self._turn = 0
        self._turn_seconds = 0.0
        self._turn_searches = 0
        self._plan: Edge | None = None
        self._running: _Search | None = None

    def choose(
        self, observation: Observation, actions: Sequence[Action], budget: Budget
    ) -> Decision[Action]:
        """Returns a decision for the action with the most visits.

        The agent searches only if the tree of the last search does not include this position. A
        budget without any limit stands for the budget of the level.
        """
        if len(actions) == 1:
            return self._decision(observation, actions[0], Stats())
        planned = self._planned_decision(observation, actions)
        if planned is not None:
            return planned
        started = perf_counter()
        search = _Search(self._spec, self._level, observation, actions, self._rng, even=self._even)
        if budget.iterations is None and budget.seconds is None:
            budget = search.level.budget(is_out_of_turn=self._brain.is_out_of_turn(observation))
        self._enter_turn(self._brain.deliberation(observation))
        iterations, seconds = self._next_limits(budget)
        if not search.settled:
            self._running = search
            search.run(iterations, started + seconds, self._stop)
            self._running = None
            self.searches += 1
            self._turn_searches += 1
        elapsed = perf_counter() - started
        self._turn_seconds += elapsed
        return self._decision_at(observation, actions, search.root, elapsed, search.deviation)

    def decision_so_far(
        self, observation: Observation, actions: Sequence[Action]
    ) -> Decision[Action] | None:
        """Returns the decision that a running search would make now, or None if no search runs.

        The arguments are those of `choose`. The method is for the function `stop`.
        """
        search = self._running
        if search is None or not search.root.visits:
            return None
        return self._decision_at(observation, actions, search.root, 0.0, search.deviation)

    def _enter_turn(self, turn: int) -> None:
        if turn != self._turn:
            self._turn, self._turn_seconds, self._turn_searches = turn, 0.0, 0

    def _next_limits(self, budget: Budget) -> tuple[int, float]:
        """Returns the iterations and seconds of the next search of this turn."""
        iterations = 1 << 30 if budget.iterations is None else budget.iterations
        seconds = float("inf") if budget.seconds is None else budget.seconds
        if self._turn_searches == 0:
            return iterations, seconds * FIRST_SEARCH_TIME_SHARE
        return -(-iterations // LATER_SEARCH_DIVISOR), max(0.0, seconds - self._turn_seconds)

    def _planned_decision(
        self, observation: Observation, actions: Sequence[Action]
    ) -> Decision[Action] | None:
        """Returns the decision for this position by the last search, or None if that search did not
        foresee the position."""
        edge, self._plan = self._plan, None
        if edge is None or not edge.outcomes:
            return None
        expected = essence(self._spec, self._level, observation)
        for node in edge.outcomes.values():
            if node.visits < MIN_PLAN_VISITS or node.foreseen != expected:
                continue
            if node.menu is not None and list(node.menu) == list(actions):
                return self._decision_at(observation, actions, node, 0.0)
        return None

    def _decision_at(
        self,
        observation: Observation,
        actions: Sequence[Action],
        node: Node,
        elapsed: float,
        spread: float = 0.0,
    ) -> Decision[Action]:
        edges = [node.edges.get(action) or Edge() for action in actions]
        best = max(range(len(actions)), key=lambda i: (edges[i].visits, edges[i].mean, -i))
        if edges[best].visits == 0:  # without any time, the prior decides
            weights = node.weights or [1.0] * len(actions)
            best = max(range(len(actions)), key=lambda i: (weights[i], -i))
        self._plan = edges[best]
        stats = Stats(
            iterations=sum(edge.visits for edge in edges),
            seconds=elapsed,
            visits=tuple(edge.visits for edge in edges),
            values=tuple(edge.mean for edge in edges),
            spread=spread,
        )
        return self._decision(observation, actions[best], stats)

    def _decision(self, observation: Observation, action: Action, stats: Stats) -> Decision[Action]:
        return Decision(action, self._brain.reason(observation, action, stats), stats)


def essence(spec: GameSpec, level: Level, observation: Observation) -> Observation:
    """Returns the observation without everything that a player can forget.

    A forgetful player recognises a planned position by this part of the observation.
    """
    return spec.brain.forget(observation, replace(level, memory=0.0), Rng(0))


class _Search:
    """One search: its root, and the data that all iterations share.

    Attributes:
        level: the level with the numbers for a table of this size.
        root: the root of the tree.
        settled: True if the prior leaves only one action, so that a search is not needed.
    """

    def __init__(
        self,
        spec: GameSpec,
        level: Level,
        observation: Observation,
        actions: Sequence[Action],
        rng: Rng,
        *,
        even: bool = False,
    ) -> None:
        self._spec = spec
        self._rules = spec.rules
        self._brain = spec.brain
        self.level = level
        self._observation = observation
        self._rng = rng
        self._value_count, self._value_sum, self._value_square_sum = 0, 0.0, 0.0
        self._curiosity = level.weight("curiosity", DEFAULT_CURIOSITY)
        self._even = even
        self._has_secrets = spec.has_secrets
        self.root = Node()
        world = self._sampled_world()
        self._seat = self._rules.to_move(world)
        if level.tables:  # an evaluation has a number for each player
            level = self.level = level.at(len(self._brain.evaluate(world, level)))
        menu = list(actions)
        weights = self._brain.prior(world, menu, level)
        if even or not any(weights):
            weights = [1.0] * len(weights)
        else:
            weights = [weight * (1.0 + MAX_PRIOR_VARIATION * rng.random()) for weight in weights]
        self.root.keep(menu, weights)
        self.settled = sum(weight > 0.0 for weight in weights) == 1

    def run(self, iterations: int, deadline: float, stop: Callable[[], bool] | None) -> None:
        """Iterates until the iterations are done, the deadline has passed, or `stop` returns True.

        `deadline` is a time of `perf_counter`.
        """
        collecting = gc.isenabled()
        gc.disable()  # a tree has no cycles, and each collection would go through all of it
        try:
            for _ in range(iterations):
                if perf_counter() >= deadline or (stop is not None and stop()):
                    return
                self._iterate()
        finally:
            if collecting:
                gc.enable()

    def _sampled_world(self) -> State:
        forgotten = self._brain.forget(self._observation, self.level, self._rng)
        return self._rules.sample(forgotten, self._rng)

    def _iterate(self) -> None:
        world = self._sampled_world()
        path: list[tuple[Node, Edge, int]] = []
        node, own, leaf = self.root, True, False
        seat, spread = self._seat, self._curiosity_in_values()
        while seat is not None and not leaf and len(path) < MAX_TREE_ACTIONS:
            leaf = node.visits == 0 and node is not self.root
            action = self._select(node, world, seat, own, spread)
            edge = node.edges[action]
            path.append((node, edge, seat))
            node = self._step(world, edge, action)
            seat = self._rules.to_move(world)
            own = own and seat == self._seat
        self._play_on(world)
        self._back_up(path, self._brain.evaluate(world, self.level))

    def _select(self, node: Node, world: State, seat: int, own: bool, spread: float) -> Action:
        """Returns the action to try at a node in this world.

        `own` says whether only the searching seat has moved since the root. `spread` is the
        curiosity in units of value.
        """
        if self._even and node is self.root:
            return min(node.edges, key=lambda action: node.edges[action].visits)
        if node.menu is not None:
            if own and node.visits == MIN_PLAN_VISITS - 1 and node is not self.root:
                observation = self._rules.observe(world, self._seat)
                node.foreseen = essence(self._spec, self.level, observation)
            return node.select_kept(spread)
        menu = self._rules.legal_actions(world)
        weights = self._brain.prior(world, menu, self.level)
        if self._has_secrets and seat != self._seat:
            return node.select(menu, weights, spread)
        node.keep(menu, weights)
        return node.select_kept(spread)

    def _step(self, world: State, edge: Edge, action: Action) -> Node:
        """Carries out the action in the world. Returns the node for the events that the searching
        seat saw."""
        journal: list[Any] = []
        self._rules.apply(world, action, journal)
        redact, seat = self._rules.redact, self._seat
        return edge.follow(tuple([redact(event, seat) for event in journal]))

    def _play_on(self, world: State) -> None:
        for _ in range(self.level.depth):
            if self._rules.to_move(world) is None:
                return
            menu = self._rules.legal_actions(world)
            self._rules.apply(world, self._brain.rollout(world, menu, self._rng, self.level))

    def _back_up(self, path: list[tuple[Node, Edge, int]], values: list[float]) -> None:
        for node, edge, seat in path:
            value = values[seat]
            node.visits += 1
            node.total += value
            edge.visits += 1
            edge.total += value
        if self._seat is not None:
            value = values[self._seat]
            self._value_count += 1
            self._value_sum += value
            self._value_square_sum += value * value

    def _curiosity_in_values(self) -> float:
        """Returns the weight of the prior (curiosity) in units of value.

        It is a multiple of the standard deviation of the values so far.
        """
        if self._value_count < 2:
            return self._curiosity * 0.2
        return self._curiosity * max(0.01, self.deviation)

    @property
    def deviation(self) -> float:
        """The standard deviation of the values, for the searching seat, of all iterations so
        far."""
        if not self._value_count:
            return 0.0
        mean = self._value_sum / self._value_count
        return sqrt(max(0.0, self._value_square_sum / self._value_count - mean * mean))
