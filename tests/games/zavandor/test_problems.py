# SPDX-License-Identifier: MIT
"""A bid or a pass decides a problem at once, whatever the amount."""

import pytest

from wizardtable.core import catalog
from wizardtable.core.teaching.attempt import Attempt
from wizardtable.core.teaching.problem import Problem, problem_file, read_line, status_after
from wizardtable.games.zavandor.mind.problems import BID, PASSED
from wizardtable.games.zavandor.rules.moves import Bid, PassBid

SPEC = catalog.get("zavandor")


def shipped() -> list[Problem]:
    entries = problem_file(SPEC).entries
    return [read_line(SPEC, entry.line) for entry in entries if entry.motif == BID]


@pytest.mark.parametrize("problem", shipped(), ids=lambda problem: problem.id)
def test_every_bid_is_on_one_side_and_the_pass_on_the_other(problem: Problem) -> None:
    for action in SPEC.rules.legal_actions(problem.state):
        assert isinstance(action, Bid | PassBid)
        right = isinstance(action, PassBid) == (problem.target == PASSED)
        status = status_after(SPEC, problem, problem.state.clone(), [action])
        assert status == ("reached" if right else "missed")


def test_both_bids_and_passes_are_right_somewhere() -> None:
    assert len({problem.target for problem in shipped()}) == 2


def test_whoever_solves_it_hears_what_either_choice_comes_to() -> None:
    problem = shipped()[0]
    better, worse = problem.chances
    for line in (problem.answer, problem.tempting):
        tried = Attempt(SPEC, "Ada", problem)
        tried.match.play(line[0])
        tried.update_after_move(line[0])
        assert tried.is_decided
        assert f" {better}%" in str(tried.outcome)
        assert f" {worse}%" in str(tried.outcome)
