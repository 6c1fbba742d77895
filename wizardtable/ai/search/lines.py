# SPDX-License-Identifier: MIT
"""Finds lines of moves for a seat and evaluates them.

A world is a state sampled from what the seat could know. Lines are compared in the same worlds and
with the same luck. So a few worlds are enough to tell a difference from noise, and luck favours
neither line.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, TypeAlias

from wizardtable.ai.baseline import GreedyAgent
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.ai.search.stretches import reveals_news
from wizardtable.ai.search.world_values import chances_after_turn, win_shares_at_end
from wizardtable.core.agent import AnyAgent, Budget, Level
from wizardtable.core.game import IllegalAction, Seat, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

Line: TypeAlias = "tuple[Any, ...]"
"""Consecutive moves of one seat."""

MAX_LINE_MOVES = 24
"""A line has at most this many moves."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The comparison of two lines.

    Attributes:
        better_chance: the mean win chance (0–1) with the first line.
        own_chance: the mean win chance (0–1) with the second line, usually the moves played.
        error: the standard error of the difference between the two chances.
    """

    better_chance: float
    own_chance: float
    error: float

    @property
    def gain(self) -> float:
        """The lead of the first line in win chance (0–1); below 0 if the second line leads."""
        return self.better_chance - self.own_chance


class LineJudge:
    """Finds lines for a seat and compares them, by the judgement of one level."""

    def __init__(self, spec: GameSpec, level: Level, rng: Rng, stop: Callable[[], bool]) -> None:
        self._spec = spec
        self._rules = spec.rules
        self._brain = spec.brain
        self._level = level
        self._rng = rng
        self._stop = stop

    def proposals(self, observation: Any, seat: Seat, iterations: int) -> list[Line]:
        """Returns two lines worth comparing with the moves played: the line of a search, and the
        line of the greedy agent.

        The search has this many iterations for each decision.
        """
        mind = Ismcts(self._spec, self._level, self._rng.next64() >> 2, self._stop)
        greedy = GreedyAgent(self._spec, self._rng.next64() >> 2, self._level)
        return [
            self._line_of_agent(observation, seat, mind, Budget(iterations)),
            self._line_of_agent(observation, seat, greedy, Budget()),
        ]

    def beginning(self, observation: Any, seat: Seat, first: Any, iterations: int) -> Line:
        """Returns the line that begins with the move `first`, and continues as a search decides.

        The search has this many iterations for each decision.
        """
        mind = Ismcts(self._spec, self._level, self._rng.next64() >> 2, self._stop)
        return self._line_of_agent(observation, seat, mind, Budget(iterations), first)

    def _line_of_agent(
        self, observation: Any, seat: Seat, mind: AnyAgent, budget: Budget, first: Any = None
    ) -> Line:
        """Returns the line that an agent plays, after the move `first` unless it is None.

        The line ends when the seat learns something, or when the seat's deliberation is over.
        """
        rules = self._rules
        world = rules.sample(observation, self._rng)
        deliberation = self._brain.deliberation(observation)
        moves: list[Any] = []
        while len(moves) < MAX_LINE_MOVES:
            action = first
            if moves or first is None:
                action = mind.choose(observation, rules.legal_actions(world), budget).action
            moves.append(action)
            journal: list[Any] = []
            rules.apply(world, action, journal)
            if rules.to_move(world) != seat:
                break
            if reveals_news([rules.redact(event, seat) for event in journal]):
                break
            observation = rules.observe(world, seat)
            if self._brain.deliberation(observation) != deliberation:
                break
        return tuple(moves)

    def tidied_line(self, observation: Any, line: Line, played: Line) -> tuple[Line, int]:
        """Returns the line in an order that begins like `played`, the moves played, if possible.

        The second value is the number of moves with which both begin.
        """
        unplaced, first = list(line), []
        for move in played:
            if move not in unplaced:
                break
            unplaced.remove(move)
            first.append(move)
        for kept in range(len(first), 0, -1):
            rest = list(line)
            for move in first[:kept]:
                rest.remove(move)
            other = (*first[:kept], *rest)
            if rest and self._is_legal(self._rules.sample(observation, self._rng), other):
                return other, kept
        return line, 0

    def _is_legal(self, world: State, line: Line) -> bool:
        seat = self._rules.to_move(world)
        for move in line:
            if self._rules.to_move(world) != seat:
                return False
            try:
                self._rules.check(world, move)
            except IllegalAction:
                return False
            self._rules.apply(world, move)
        return True

    def values(
        self,
        observation: Any,
        seat: Seat,
        lines: Sequence[Line],
        worlds: int,
        *,
        to_the_end: bool = False,
    ) -> list[tuple[float, ...]]:
        """Returns, for each sampled world, the seat's win chance (0–1) with each line.

        `worlds` worlds are sampled. Worlds in which a line cannot be played are left out.

        With `to_the_end` each world is played to its end by rollouts, and its value is the seat's
        share of the win.
        """
        rows = []
        for _ in range(worlds):
            if self._stop():
                break
            world = self._rules.sample(observation, self._rng)
            luck = self._rng.next64()
            ends = [
                self._line_value(world.clone(), seat, observation, line, luck, to_the_end)
                for line in lines
            ]
            row = [end for end in ends if end is not None]
            if len(row) == len(lines):
                rows.append(tuple(row))
        return rows

    def _line_value(
        self, world: State, seat: Seat, observation: Any, line: Line, luck: int, to_the_end: bool
    ) -> float | None:
        """Returns the seat's win chance (0–1) in a world after a line; None if the line is illegal
        there.

        `luck` is the seed of all random events and rollouts after the line.
        """
        if not self._is_legal(world, line):
            return None
        if to_the_end:
            return win_shares_at_end(self._spec, self._level, world, Rng(luck))[seat]
        deliberation = self._brain.deliberation(observation)
        return chances_after_turn(self._spec, self._level, world, seat, deliberation, Rng(luck))[
            seat
        ]


def comparison_of(rows: Sequence[tuple[float, ...]], better: int, own: int) -> Comparison:
    """Returns the comparison of two lines by the result `rows` of `LineJudge.values`.

    `better` and `own` are the positions of the two lines in each row.

    >>> round(comparison_of([(0.6, 0.5), (0.5, 0.4)], 0, 1).gain, 6)
    0.1
    """
    count = len(rows)
    if count == 0:
        return Comparison(0.0, 0.0, 1.0)
    means = [sum(row[index] for row in rows) / count for index in (better, own)]
    gain = means[0] - means[1]
    squares = sum((row[better] - row[own] - gain) ** 2 for row in rows)
    return Comparison(means[0], means[1], sqrt(squares / max(1, count - 1) / count))
