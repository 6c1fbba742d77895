# SPDX-License-Identifier: MIT
"""Tests the goals of problems of Elfenwizards: the titles of the contests, up to the very last
spell."""

import pytest

from wizardtable.core import catalog
from wizardtable.core.teaching.problem import Problem, problem_file, read_line, status_after
from wizardtable.games.elfenwizards.mind import problems
from wizardtable.games.elfenwizards.rules.components import WizardId
from wizardtable.games.elfenwizards.rules.moves import Commit, Pass
from wizardtable.games.elfenwizards.rules.state import CONTEST

SPEC = catalog.get("elfenwizards")


def shipped(motif: str) -> list[Problem]:
    return [
        read_line(SPEC, entry.line) for entry in problem_file(SPEC).entries if entry.motif == motif
    ]


def minors(*wizards: int) -> list[Commit]:
    return [Commit(0, WizardId(wizard)) for wizard in wizards]


def test_titles_won_with_the_very_last_spell_count_though_it_ends_the_contest() -> None:
    problem = next(problem for problem in shipped(problems.LAST_TITLES) if problem.id == "50bd20l")
    world = problem.state.clone()
    assert status_after(SPEC, problem, world, minors(23, 22, 19, 21, 21)) == "reached"
    assert world.phase != CONTEST


def test_a_contest_that_ends_with_too_few_titles_misses_the_goal() -> None:
    problem = next(problem for problem in shipped(problems.LAST_TITLES) if problem.id == "50bd20l")
    assert (
        status_after(SPEC, problem, problem.state.clone(), minors(23, 22, 19, 21, 17)) == "missed"
    )


def test_to_pass_makes_sure_of_too_little() -> None:
    for problem in shipped(problems.SURE_TITLES):
        assert status_after(SPEC, problem, problem.state.clone(), [Pass()]) == "missed", problem.id


@pytest.mark.parametrize("number", range(3))
def test_sure_titles_stand_whatever_the_other_seat_places(number: int) -> None:
    problem = shipped(problems.SURE_TITLES)[number]
    world = problem.state.clone()
    for action in problem.answer:
        SPEC.rules.apply(world, action)
    waiting, worst = [world], problems.title_points(world, problem.seat)
    while waiting:
        at = waiting.pop()
        for action in SPEC.rules.legal_actions(at):
            placed = at.clone()
            SPEC.rules.apply(placed, action)
            if placed.phase == CONTEST:
                worst = min(worst, problems.title_points(placed, problem.seat))
                waiting.append(placed)
    assert worst >= problems.sure_points(world, problem.seat, problem.other) >= problem.target
