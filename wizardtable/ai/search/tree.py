# SPDX-License-Identifier: MIT
"""The tree of an information-set search, with visits and values of all actions tried.

A node stands for all positions that look the same to the searching seat. A value is a seat's win
chance (0–1) at the end of an iteration. A world is the state that an iteration has sampled.
"""

from collections.abc import Hashable, Sequence
from math import sqrt
from typing import Any, TypeAlias

Outcome: TypeAlias = tuple[Hashable, ...]
"""The events of one action, in their order, redacted for the searching seat."""


class Edge:
    """An action tried at a node. In different sampled worlds it may have different outcomes.

    Attributes:
        available: the number of visits to the node at which the action was on the menu. It stays 0
            if `Node.keep` has set the menu, because the action is then always available.
        visits: the number of iterations that took the action.
        total: the sum of the values of these iterations for the seat that took the action.
        outcomes: the nodes to which the action led, by the events that the searching seat saw.
    """

    __slots__ = ("_latest", "_latest_node", "available", "outcomes", "total", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.outcomes: dict[Outcome, Node] = {}
        self._latest: Outcome | None = None
        self._latest_node: Node | None = None

    def follow(self, outcome: Outcome) -> "Node":
        """Returns the node to which an outcome leads. A new outcome gets a new node."""
        node = self._latest_node
        if (
            node is None or outcome != self._latest
        ):  # mostly the outcome is the latest one, which needs no hash
            node = self.outcomes.get(outcome)
            if node is None:
                node = self.outcomes[outcome] = Node()
            self._latest, self._latest_node = outcome, node
        return node

    @property
    def mean(self) -> float:
        """The mean value of the action, 0–1; 0 if the action was never taken."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """All positions that have looked the same to the searching seat since the root.

    Attributes:
        visits: the number of iterations that passed through the node.
        total: the sum of the values of these iterations for the seat to move at the node.
        edges: the actions tried, by action. Another seat than the searching one may have different
            actions in different worlds.
        menu, weights: the menu and its prior if `keep` has set them, otherwise None.
        foreseen: what the searching seat sees here and cannot forget (see `ismcts.essence`). None
            if another seat's action led here, or if the node has too few visits for a plan.
    """

    __slots__ = (
        "_choices",
        "_selections",
        "_weight_sum",
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
        self._choices: list[tuple[float, Edge, Any]] = []
        self._selections = 0
        self._weight_sum = 1.0

    def keep(self, menu: Sequence[Any], weights: list[float]) -> None:
        """Sets the menu and its prior for every visit of the node.

        `weights` has the prior of each action. The method is for nodes at which all worlds have the
        same menu: those of the searching seat, and all nodes of a game without secrets.
        """
        self.menu, self.weights, self._weight_sum = menu, weights, sum(weights)
        edges = self.edges
        for index, weight in enumerate(weights):
            if weight > 0.0:
                action = menu[index]  # a lazy menu makes an action only when it is indexed
                edges[action] = edge = Edge()
                self._choices.append((weight, edge, action))

    def select_kept(self, curiosity: float) -> Any:
        """Returns the action to try next, as `select` does, from the menu that `keep` has set.

        `curiosity` is the weight of the prior.
        """
        self._selections += 1
        root = sqrt(self._selections)
        mean = self.total / self.visits if self.visits else 0.5
        scale = curiosity / self._weight_sum
        best: Any = None
        best_score = float("-inf")
        for weight, edge, action in self._choices:
            visits = edge.visits
            value = edge.total / visits if visits else mean
            score = value + scale * weight * root / (1 + visits)
            if score > best_score:
                best, best_score = action, score
        return best

    def select(self, menu: Sequence[Any], weights: Sequence[float], curiosity: float) -> Any:
        """Returns the action to try next, by its mean value and its prior.

        The prior counts more, the less often the action was tried. Only visits at which the action
        was available count, because in most sampled worlds another seat does not hold the cards for
        it. `weights` has the prior of each action. `curiosity`, the weight of the prior against the
        mean value, is in units of value.
        """
        mean = self.total / self.visits if self.visits else 0.5
        scale = curiosity / sum(weights)
        best, best_score = menu[0], float("-inf")
        edges = self.edges
        for index, weight in enumerate(weights):
            if weight <= 0.0:
                continue
            action = menu[index]  # a lazy menu makes an action only when it is indexed
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
