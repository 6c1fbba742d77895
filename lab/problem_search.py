# SPDX-License-Identifier: MIT
"""Looks for the lines of one turn that reach the goal of a problem, and for those that tempt."""

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
    after,
    holds,
    worlds,
)

FEWER = 4
"""For each other first action so many times fewer positions are looked at than for an answer."""

TRIALS = 40
"""Lines that are tried in many worlds before none is taken to hold."""

LONGEST_ANSWER = 9

MANY, FEW = 0.75, 0.12
"""Shares of the first actions that may lead to the goal, in most problems and in easy ones."""


class Maker(Problems[Motif, Problem], Protocol):
    """What a game knows of its problems, with what it takes to make them.

    Attributes:
        nodes: positions of a turn that are looked at for an answer.
        shortest: actions in an answer, at least.
        enough: problems of a match after which no more are looked for in it.
    """

    nodes: int
    shortest: int
    enough: int

    def poses(self, state: Any) -> Iterator[Problem]:
        """Yields what might be a problem for the seat to move, with an answer if the game has one
        at hand."""

    def fits(self, problem: Problem, board: Any) -> bool:
        """Returns whether an answer that leads to this board is one of the motif."""

    def naive(self, state: Any) -> Any:
        """Returns what somebody plays who lays one card after another."""

    def choices(self, state: Any) -> Sequence[Any]:
        """Returns the legal actions among which an answer is looked for."""

    def key(self, state: Any) -> Hashable:
        """Returns what tells two states of one turn apart."""

    def look(self, problem: Problem, answer: Sequence[Any]) -> str:
        """Returns by what means an answer reaches its goal."""


@dataclass(frozen=True, slots=True)
class SolvedProblem:
    """A problem with its answer.

    Attributes:
        look: problems of one look are alike.
        openings: first actions that can still lead to the goal; `menu`: all first actions.
    """

    problem: Problem
    look: str
    openings: int
    menu: int


class ProblemSearch:
    """Solves what a game poses."""

    def __init__(self, spec: GameSpec, maker: Maker) -> None:
        self._spec, self._maker, self._rules = spec, maker, spec.rules
        self._level = spec.levels[-1]

    def solve(self, posed: Problem) -> "SolvedProblem | str":
        """Returns the problem with its answer, or why it is none."""
        world = next(worlds(self._spec, posed, 1))
        answer: tuple[Any, ...] | None = posed.answer
        if not answer:
            answer = self._answer(posed, world, self._maker.nodes, 0)
        elif not holds(self._spec, posed, answer):
            answer = None
        if answer is None:
            return "no answer"
        end = world.clone()
        after(self._spec, posed, end, answer)
        if not self._maker.fits(posed, end):
            return "more than the goal"
        naive = self._line(posed, world, self._maker.naive)
        if naive is not None and holds(self._spec, posed, naive):
            if posed.answer:
                return "naive"
            return self._found(posed, answer, (), EASY, world)
        mind = self._line(posed, world, self._first_idea)
        if mind is not None and holds(self._spec, posed, mind):
            return self._found(posed, answer, naive or (), MEDIUM, world)
        return self._found(posed, answer, mind or naive or (), HARD, world)

    def _found(
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
        if posed.answer:  # looked for otherwise than by exhaustion: other ways are not known
            return SolvedProblem(problem, self._maker.look(problem, answer), 1, len(menu))
        openings = 0
        for action in menu:
            if action == answer[0]:
                openings += 1
                continue
            opened = world.clone()
            self._rules.apply(opened, action)
            rest = self._answer(posed, opened, self._maker.nodes // FEWER, 0, (action,))
            openings += rest is not None
        if openings > len(menu) * (FEW if difficulty == EASY else MANY):
            return "too many ways"
        return SolvedProblem(problem, self._maker.look(problem, answer), openings, len(menu))

    def _answer(
        self, problem: Problem, world: Any, nodes: int, tried: int, line: tuple[Any, ...] = ()
    ) -> tuple[Any, ...] | None:
        """The shortest line from here that reaches the goal in many worlds."""
        rules, maker, seat = self._rules, self._maker, problem.seat
        status = maker.status(problem, world)
        if status != "open":
            return line if status == "reached" and holds(self._spec, problem, line) else None
        waiting: deque[tuple[Any, tuple[Any, ...]]] = deque([(world, line)])
        known = {maker.key(world)}
        while waiting:
            state, line = waiting.popleft()
            if len(line) >= LONGEST_ANSWER:
                continue
            for action in maker.choices(state):
                opened = state.clone()
                rules.apply(opened, action)
                self._let_others(problem, opened)
                longer = (*line, action)
                status = maker.status(problem, opened)
                if status == "reached":
                    if holds(self._spec, problem, longer, 6) and holds(self._spec, problem, longer):
                        return longer
                    tried += 1
                    if tried >= TRIALS:
                        return None
                if status != "open" or rules.to_move(opened) != seat:
                    continue
                key = maker.key(opened)
                if key not in known:
                    known.add(key)
                    waiting.append((opened, longer))
                    if len(known) > nodes:
                        return None
        return None

    def _let_others(self, problem: Problem, state: Any) -> None:
        rng = Rng(1)
        while (
            self._maker.status(problem, state) == "open"
            and self._rules.to_move(state) != problem.seat
        ):
            self._rules.apply(state, rng.choice(self._rules.legal_actions(state)))

    def _line(
        self, problem: Problem, world: Any, policy: Callable[[Any], Any]
    ) -> tuple[Any, ...] | None:
        """What a policy plays in a world until the goal is reached or missed; None if it plays on
        and on."""
        state = world.clone()
        line: list[Any] = []
        while self._maker.status(problem, state) == "open":
            if len(line) > 2 * LONGEST_ANSWER:
                return None
            action = policy(state)
            line.append(action)
            self._rules.apply(state, action)
            self._let_others(problem, state)
        return tuple(line)

    def _first_idea(self, state: Any) -> Any:
        menu = self._maker.choices(state) or self._rules.legal_actions(state)
        if len(menu) == 1:
            return menu[0]
        weights = self._spec.brain.prior(state, menu, self._level)
        return menu[max(range(len(menu)), key=weights.__getitem__)]
