# SPDX-License-Identifier: MIT
"""Tests that moves are compared in the same worlds, and that only a clear lead counts."""

from typing import Any

import pytest

from lab import problem_play_outs
from lab.problem_play_outs import (
    PRIOR,
    ROLLOUT,
    UNANSWERED,
    ProblemPlayOuts,
    lead_of,
)
from wizardtable.core import catalog
from wizardtable.core.teaching.problem import Problem, problem_file, read_line
from wizardtable.games.zavandor.rules.moves import Bid
from wizardtable.games.zavandor.rules.state import AUCTION

SPEC = catalog.get("zavandor")


def decision() -> Problem:
    """Returns the shipped problem with the largest lead."""
    entries = problem_file(SPEC).entries
    problems = [read_line(SPEC, entry.line) for entry in entries]
    return max(
        (problem for problem in problems if problem.chances),
        key=lambda problem: problem.chances[0] - problem.chances[1],
    )


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> ProblemPlayOuts:
    """Provides a search that plays few worlds."""
    monkeypatch.setattr(problem_play_outs, "PLAY_OUT_WORLDS", 12)
    monkeypatch.setattr(problem_play_outs, "ITERATIONS_PER_MOVE", 100)
    monkeypatch.setattr(problem_play_outs, "FIRST_TESTS", ((6, 0.12),))
    maker: Any = SPEC.problems
    return ProblemPlayOuts(SPEC, maker)


def test_a_clear_decision_is_found_again(search: ProblemPlayOuts) -> None:
    problem = decision()
    solved = search.solve(problem)
    assert not isinstance(solved, str)
    assert solved.problem.target == problem.target
    better, worse = solved.problem.chances
    assert better > worse


@pytest.mark.parametrize("even", [PRIOR, ROLLOUT, UNANSWERED])
def test_a_decision_has_to_lead_in_every_way_of_playing_on(
    even: str, search: ProblemPlayOuts, monkeypatch: pytest.MonkeyPatch
) -> None:
    problem = decision()
    maker: Any = SPEC.problems

    def won(
        self: ProblemPlayOuts,
        posed: Problem,
        actions: list[Any],
        policy: str,
        count: int,
        seed: int,
    ) -> list[list[float]]:
        sides = [maker.side(posed, action) == problem.target for action in actions]
        return [[0.5 if policy == even else float(side)] * count for side in sides]

    monkeypatch.setattr(ProblemPlayOuts, "_won", won)
    assert search.solve(problem) == "too even when played out"


def test_a_bid_that_nobody_answers_wins_the_lot() -> None:
    entries = problem_file(SPEC).entries
    problems = [read_line(SPEC, entry.line) for entry in entries]
    problem = next(each for each in problems if each.chances)
    world = problem.state.clone()
    bid = next(action for action in SPEC.rules.legal_actions(world) if isinstance(action, Bid))
    SPEC.rules.apply(world, bid)
    maker: Any = SPEC.problems
    maker.settle(problem, world)
    assert world.phase != AUCTION
    assert world.bidder == problem.seat


def test_a_lead_is_measured_world_by_world() -> None:
    steady = lead_of([1.0, 0.0] * 8, [0.5, -0.5] * 8)
    assert steady.mean == steady.least == 0.5
    mixed = lead_of([1.0, 0.0] * 8, [0.0, 0.0] * 8)
    assert mixed.mean == 0.5 and mixed.least < mixed.mean
