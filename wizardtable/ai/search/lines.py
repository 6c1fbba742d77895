# SPDX-License-Identifier: MIT
"""Lines of moves for a seat: the best ones found for a situation, and what each is worth.

Lines are compared in the same worlds, sampled from what the seat could know, with the same luck.
So what two lines differ by is told from chance with few worlds, and luck counts for neither.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Any, TypeAlias

from wizardtable.ai.baseline import GreedyAgent
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.ai.search.stretches import learned
from wizardtable.ai.search.world_values import played_out, won
from wizardtable.core.agent import AnyAgent, Budget, Level
from wizardtable.core.game import IllegalAction, Seat, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

Line: TypeAlias = "tuple[Any, ...]"
"""Moves of one seat that follow each other."""

LONGEST = 24
"""Moves of a line at most."""

FEWEST = 6
"""Worlds at least behind a comparison, however little time there is."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """What a line is worth more than another one.

    Attributes:
        better, own: the mean chances (0 to 1) of winning with the one and with the other.
        error: the standard error of their difference.
    """

    better: float
    own: float
    error: float

    @property
    def gain(self) -> float:
        """What the first line is worth more; below 0 where it is worth less."""
        return self.better - self.own


class LineJudge:
    """Finds lines for a seat and compares them, by the judgement of one level."""

    def __init__(self, spec: GameSpec, level: Level, rng: Rng, stop: Callable[[], bool]) -> None:
        self._spec = spec
        self._rules = spec.rules
        self._brain = spec.brain
        self._level = level
        self._rng = rng
        self._stop = stop

    def proposals(self, seen: Any, seat: Seat, iterations: int, seconds: float) -> list[Line]:
        """Returns lines worth comparing with what was played: that of a search, and that of who
        takes what first comes to mind."""
        mind = Ismcts(self._spec, self._level, self._rng.next64() >> 2, self._stop)
        quick = GreedyAgent(self._spec, self._rng.next64() >> 2, self._level)
        return [
            self._followed(seen, seat, mind, Budget(iterations, seconds)),
            self._followed(seen, seat, quick, Budget()),
        ]

    def beginning(self, seen: Any, seat: Seat, first: Any, iterations: int, seconds: float) -> Line:
        """Returns the line of a search after a first move that is given."""
        mind = Ismcts(self._spec, self._level, self._rng.next64() >> 2, self._stop)
        return self._followed(seen, seat, mind, Budget(iterations, seconds), first)

    def _followed(
        self, seen: Any, seat: Seat, mind: AnyAgent, budget: Budget, first: Any = None
    ) -> Line:
        """The line that an agent plays, after a first move if one is given, until the seat learns
        something or has done deliberating."""
        rules = self._rules
        world = rules.sample(seen, self._rng)
        deliberation = self._brain.deliberation(seen)
        moves: list[Any] = []
        while len(moves) < LONGEST:
            action = first
            if moves or first is None:
                action = mind.choose(seen, rules.legal_actions(world), budget).action
            moves.append(action)
            journal: list[Any] = []
            rules.apply(world, action, journal)
            if rules.to_move(world) != seat:
                break
            if learned([rules.redact(event, seat) for event in journal]):
                break
            seen = rules.observe(world, seat)
            if self._brain.deliberation(seen) != deliberation:
                break
        return tuple(moves)

    def tidied(self, seen: Any, line: Line, played: Line) -> tuple[Line, int]:
        """Returns the line in an order that begins with as many of the moves played as it can, and
        how many of them: what comes after is where the two part."""
        left, first = list(line), []
        for move in played:
            if move not in left:
                break
            left.remove(move)
            first.append(move)
        for kept in range(len(first), 0, -1):
            rest = list(line)
            for move in first[:kept]:
                rest.remove(move)
            other = (*first[:kept], *rest)
            if rest and self._legal(self._rules.sample(seen, self._rng), other):
                return other, kept
        return line, 0

    def _legal(self, world: State, line: Line) -> bool:
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
        seen: Any,
        seat: Seat,
        lines: Sequence[Line],
        worlds: int,
        deadline: float,
        *,
        to_the_end: bool = False,
    ) -> list[tuple[float, ...]]:
        """Returns for each sampled world the seat's chance with each line; worlds in which one of
        them cannot be played are left out. `deadline` is one of perf_counter. Played `to_the_end`,
        as comes to mind, a world tells who won, not what its position is worth; then there may be
        as few as one."""
        least = 1 if to_the_end else FEWEST
        found = []
        for number in range(worlds):
            if self._stop() or (number >= least and perf_counter() > deadline):
                break
            world = self._rules.sample(seen, self._rng)
            luck = self._rng.next64()
            ends = [
                self._played(world.clone(), seat, seen, line, luck, to_the_end) for line in lines
            ]
            row = [end for end in ends if end is not None]
            if len(row) == len(lines):
                found.append(tuple(row))
        return found

    def _played(
        self, world: State, seat: Seat, seen: Any, line: Line, luck: int, to_the_end: bool
    ) -> float | None:
        """What a world is worth to the seat after a line: once it has done deliberating, or at the
        end of the match."""
        if not self._legal(world, line):
            return None
        if to_the_end:
            return won(self._spec, self._level, world, Rng(luck))[seat]
        deliberation = self._brain.deliberation(seen)
        return played_out(self._spec, self._level, world, seat, deliberation, Rng(luck))[seat]


def compared(rows: Sequence[tuple[float, ...]], better: int, own: int) -> Comparison:
    """Returns how two of the lines of `LineJudge.values` compare.

    >>> round(compared([(0.6, 0.5), (0.5, 0.4)], 0, 1).gain, 6)
    0.1
    """
    count = len(rows)
    if count == 0:
        return Comparison(0.0, 0.0, 1.0)
    means = [sum(row[index] for row in rows) / count for index in (better, own)]
    gain = means[0] - means[1]
    squares = sum((row[better] - row[own] - gain) ** 2 for row in rows)
    return Comparison(means[0], means[1], sqrt(squares / max(1, count - 1) / count))
