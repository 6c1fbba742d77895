# SPDX-License-Identifier: MIT
"""The tree of an information-set search: what was tried, how often it could be, what it brought."""

from collections.abc import Hashable, Sequence
from math import sqrt
from typing import Any, TypeAlias

Outcome: TypeAlias = tuple[Hashable, ...]
"""What the searching seat saw happen: the redacted events of one action, in their order."""


class Edge:
    """An action tried at a node; the sampled worlds may let it have several outcomes.

    Attributes:
        available: how often the action was on the menu when the node was visited.
        visits: how often it was taken.
        total: the sum of what these visits were worth to the seat that took it.
        outcomes: the nodes it led to, by what the searching seat saw.
    """

    __slots__ = ("_latest", "_led_to", "available", "outcomes", "total", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.outcomes: dict[Outcome, Node] = {}
        self._latest: Outcome | None = None
        self._led_to: Node | None = None

    def follow(self, outcome: Outcome) -> "Node":
        """The node that it led to, new when this is seen for the first time."""
        node = self._led_to
        if node is None or outcome != self._latest:  # mostly the same again: it need not be hashed
            node = self.outcomes.get(outcome)
            if node is None:
                node = self.outcomes[outcome] = Node()
            self._latest, self._led_to = outcome, node
        return node

    @property
    def mean(self) -> float:
        """What the action was worth on average, 0 to 1; 0 where it was never taken."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """All situations that look the same to the searching seat since the root.

    Attributes:
        visits: iterations that passed through.
        total: the sum of what they were worth to the seat to move here.
        edges: the actions tried, by action; worlds differ in what another seat can do.
        menu, weights: what `keep` was told; None until then, and where every world has its own.
        foreseen: the observation of the searching seat while only its own actions lead here, once
            there were visits enough that a plan can go on from here.
    """

    __slots__ = (
        "_likely",
        "_met",
        "_sum",
        "edges",
        "foreseen",
        "menu",
        "total",
        "visits",
        "weights",
    )

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.edges: dict[Any, Edge] = {}
        self.menu: Sequence[Any] | None = None
        self.weights: list[float] | None = None
        self.foreseen: Any = None
        self._likely: list[tuple[float, Edge, Any]] = []
        self._met = 0
        self._sum = 1.0

    def keep(self, menu: Sequence[Any], weights: list[float]) -> None:
        """The menu and its prior are the same whenever the node is reached: those of the searching
        seat, which worlds that look alike to it share, or of anybody where nothing is hidden."""
        self.menu, self.weights, self._sum = menu, weights, sum(weights)
        edges = self.edges
        for action, weight in zip(menu, weights, strict=True):
            if weight > 0.0:
                edges[action] = edge = Edge()
                self._likely.append((weight, edge, action))

    def select_kept(self, curiosity: float) -> Any:
        """As `select`, of the menu that was kept: what is on it is available every time."""
        self._met += 1
        root = sqrt(self._met)
        mean = self.total / self.visits if self.visits else 0.5
        scale = curiosity / self._sum
        best: Any = None
        best_score = float("-inf")
        for weight, edge, action in self._likely:
            visits = edge.visits
            value = edge.total / visits if visits else mean
            score = value + scale * weight * root / (1 + visits)
            if score > best_score:
                best, best_score = action, score
        return best

    def select(self, menu: Sequence[Any], weights: Sequence[float], curiosity: float) -> Any:
        """The action to try next, by its mean and, the less tried it is, by its prior.

        An action counts as often met as it was available, not as the node was visited: in most
        sampled worlds another seat does not hold the cards for it. `curiosity` is in units of
        value.
        """
        mean = self.total / self.visits if self.visits else 0.5
        scale = curiosity / sum(weights)
        best, best_score = menu[0], float("-inf")
        edges = self.edges
        for index, weight in enumerate(weights):
            if weight <= 0.0:
                continue
            action = menu[index]  # a menu may make its actions only when they are looked at
            edge = edges.get(action)
            if edge is None:
                edge = edges[action] = Edge()
            edge.available += 1
            visits = edge.visits
            value = edge.total / visits if visits else mean
            score = value + scale * weight * sqrt(edge.available) / (1 + visits)
            if score > best_score:
                best, best_score = action, score
        return best
