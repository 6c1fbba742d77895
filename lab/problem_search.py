# SPDX-License-Identifier: MIT
"""Searches for lines of one turn that reach the goal of a problem, and for tempting ones."""

from collections import deque
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from wizardtable.core.game import Problems
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng
from wizardtable.core.teaching.problem import (
    EASY,
    HARD,
    MEDIUM,
    Motif,
    Problem,
    always_reaches_goal,
    status_after,
    worlds,
)

OTHER_OPENING_DIVISOR = 4
"""For each other first action, the search looks at this many times fewer positions than for the
answer."""

MAX_FAILED_LINES = 40
"""The search gives up after this many lines that reach the goal but do not hold in many worlds."""

MAX_ANSWER_ACTIONS = 9

MAX_OPENING_SHARE = 0.75
"""At most this share of the first actions may lead to the goal, except in easy problems."""

MAX_EASY_OPENING_SHARE = 0.12
"""At most this share of the first actions may lead to the goal in easy problems."""


class Maker(Problems[Motif, Problem], Protocol):
    """The part of a game that knows its problems and how they are made.

    Attributes:
        nodes: the most positions of a turn that a search for an answer looks at.
        shortest: the least number of actions in an answer.
        enough: the most problems that are looked for in a match.
    """

    nodes: int
    shortest: int
    enough: int

    def poses(self, state: Any) -> Iterator[Problem]:
        """Yields possible problems for the seat to move, with an answer if the game has one at
        hand."""

    def fits(self, problem: Problem, board: Any) -> bool:
        """Returns whether an answer that leads to this board is one of the motif."""

    def naive(self, state: Any) -> Any:
        """Returns the action of a player who lays one card after another."""

    def choices(self, state: Any) -> Sequence[Any]:
        """Returns the legal actions among which an answer is searched."""

    def key(self, state: Any) -> Hashable:
        """Returns a key that is different for different states of one turn."""

    def look(self, problem: Problem, answer: Sequence[Any]) -> str:
        """Returns a word for the means by which an answer reaches its goal."""


@dataclass(frozen=True, slots=True)
class SolvedProblem:
    """A problem with its answer.

    Attributes:
        look: problems with the same look are alike.
        openings: the number of first actions that can still lead to the goal.
        menu: the number of all first actions.
    """

    problem: Problem
    look: str
    openings: int
    menu: int


class ProblemSearch:
    """Solves the problems that a game poses."""

    def __init__(self, spec: GameSpec, maker: Maker) -> None:
        self._spec, self._maker, self._rules = spec, maker, spec.rules
        self._level = spec.levels[-1]

    def solve(self, posed: Problem) -> "SolvedProblem | str":
        """Returns the problem with its answer, or the reason why it is none."""
        world = next(worlds(self._spec, posed, 1))
        answer: tuple[Any, ...] | None = posed.answer
        if not answer:
            answer = self._answer(posed, world, self._maker.nodes, 0)
        elif not always_reaches_goal(self._spec, posed, answer):
            answer = None
        if answer is None:
            return "no answer"
        end = world.clone()
        status_after(self._spec, posed, end, answer)
        if not self._maker.fits(posed, end):
            return "more than the goal"
        naive = self._line(posed, world, self._maker.naive)
        if naive is not None and always_reaches_goal(self._spec, posed, naive):
            if posed.answer:
                return "naive"
            return self._checked(posed, answer, (), EASY, world)
        mind = self._line(posed, world, self._first_idea)
        if mind is not None and always_reaches_goal(self._spec, posed, mind):
            return self._checked(posed, answer, naive or (), MEDIUM, world)
        return self._checked(posed, answer, mind or naive or (), HARD, world)

    def _checked(
        self,
        posed: Problem,
        answer: tuple[Any, ...],
        tempting: tuple[Any, ...],
        difficulty: int,
        world: Any,
    ) -> "SolvedProblem | str":
        if len(answer) < self._maker.shortest:
            return "too short"
        problem = replace(posed, answer=answer, tempting=tempting, difficulty=difficulty)
        menu = self._maker.choices(world)
        if posed.answer:  # it did not come from an exhaustive search, so other ways are unknown
            return SolvedProblem(problem, self._maker.look(problem, answer), 1, len(menu))
        openings = 0
        for action in menu:
            if action == answer[0]:
                openings += 1
                continue
            opened = world.clone()
            self._rules.apply(opened, action)
            rest = self._answer(
                posed, opened, self._maker.nodes // OTHER_OPENING_DIVISOR, 0, (action,)
            )
            openings += rest is not None
        if openings > len(menu) * (
            MAX_EASY_OPENING_SHARE if difficulty == EASY else MAX_OPENING_SHARE
        ):
            return "too many ways"
        return SolvedProblem(problem, self._maker.look(problem, answer), openings, len(menu))

    def _answer(
        self, problem: Problem, world: Any, nodes: int, tried: int, line: tuple[Any, ...] = ()
    ) -> tuple[Any, ...] | None:
        """Returns the shortest line from here that reaches the goal in many worlds, or None."""
        rules, maker, seat = self._rules, self._maker, problem.seat
        status = maker.status(problem, world)
        if status != "open":
            return (
                line
                if status == "reached" and always_reaches_goal(self._spec, problem, line)
                else None
            )
        waiting: deque[tuple[Any, tuple[Any, ...]]] = deque([(world, line)])
        visited = {maker.key(world)}
        while waiting:
            state, line = waiting.popleft()
            if len(line) >= MAX_ANSWER_ACTIONS:
                continue
            for action in maker.choices(state):
                opened = state.clone()
                rules.apply(opened, action)
                self._play_other_seats(problem, opened)
                longer = (*line, action)
                status = maker.status(problem, opened)
                if status == "reached":
                    if always_reaches_goal(self._spec, problem, longer, 6) and always_reaches_goal(
                        self._spec, problem, longer
                    ):
                        return longer
                    tried += 1
                    if tried >= MAX_FAILED_LINES:
                        return None
                if status != "open" or rules.to_move(opened) != seat:
                    continue
                key = maker.key(opened)
                if key not in visited:
                    visited.add(key)
                    waiting.append((opened, longer))
                    if len(visited) > nodes:
                        return None
        return None

    def _play_other_seats(self, problem: Problem, state: Any) -> None:
        rng = Rng(1)
        while (
            self._maker.status(problem, state) == "open"
            and self._rules.to_move(state) != problem.seat
        ):
            self._rules.apply(state, rng.choice(self._rules.legal_actions(state)))

    def _line(
        self, problem: Problem, world: Any, policy: Callable[[Any], Any]
    ) -> tuple[Any, ...] | None:
        """Returns the line of a policy until the goal is reached or missed; None if it takes too
        long."""
        state = world.clone()
        line: list[Any] = []
        while self._maker.status(problem, state) == "open":
            if len(line) > 2 * MAX_ANSWER_ACTIONS:
                return None
            action = policy(state)
            line.append(action)
            self._rules.apply(state, action)
            self._play_other_seats(problem, state)
        return tuple(line)

    def _first_idea(self, state: Any) -> Any:
        menu = self._maker.choices(state) or self._rules.legal_actions(state)
        if len(menu) == 1:
            return menu[0]
        weights = self._spec.brain.prior(state, menu, self._level)
        return menu[max(range(len(menu)), key=weights.__getitem__)]
