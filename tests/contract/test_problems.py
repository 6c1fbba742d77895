# SPDX-License-Identifier: MIT
"""Tests every shipped problem: it opens, its answer reaches its goal, and its origin is
recorded."""

from collections import Counter

import pytest

from wizardtable.core import catalog
from wizardtable.core.teaching.problem import (
    DIFFICULTIES,
    Problem,
    ProblemFile,
    always_reaches_goal,
    problem_file,
    read_line,
    status_after,
)

GAMES = [spec.id for spec in catalog.all() if spec.problems is not None]

MIN_PROBLEMS = {"anludim": 60, "wizards_gambit": 60}
"""The smallest number of problems of a game; 30 for any other game."""

MIN_LEAD_PERCENT = 15
"""If no rule decides, the answer wins at least this many more matches of a hundred."""

SAMPLED_STATE_COUNT = 10
"""The number of sampled states in which each answer is tried here; the maker tries 100."""


def file_of(game: str) -> ProblemFile:
    return problem_file(catalog.get(game))


def problems_of(game: str) -> list[Problem]:
    spec = catalog.get(game)
    return [read_line(spec, entry.line) for entry in file_of(game).entries]


@pytest.mark.parametrize("game", GAMES)
def test_a_file_of_problems_says_how_it_was_made(game: str) -> None:
    made = file_of(game).made
    assert made["game"] == game
    parts = [made, *([made["played_out"]] if "played_out" in made else [])]
    for part in parts:
        assert part["command"].startswith(f"python -m wizardtable.ai.problems {game} ")
        assert part["commit"]
        assert part["found"] >= part["kept"]
        assert part["thrown_away"], "how many were thrown away, by reason"
        if part["commit"].endswith("-dirty"):
            assert part["note"], "why the command may give others"
    assert (
        sum(part["kept"] for part in parts)
        == len(file_of(game).entries)
        >= MIN_PROBLEMS.get(game, 30)
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_problem_is_a_position_that_can_be_played_on(game: str) -> None:
    spec = catalog.get(game)
    kinds = spec.problems
    assert kinds is not None
    motifs = {motif.id for motif in kinds.motifs}
    problems = problems_of(game)
    assert len({problem.id for problem in problems}) == len(problems)
    for problem in problems:
        assert spec.rules.is_sound(problem.state, problem.setup), problem.id
        assert spec.rules.to_move(problem.state) == problem.seat, problem.id
        assert kinds.status(problem, problem.state) == "open", problem.id
        assert problem.motif in motifs
        assert problem.difficulty in DIFFICULTIES


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_reaches_its_goal_whatever_is_hidden(game: str) -> None:
    spec = catalog.get(game)
    for problem in problems_of(game):
        assert status_after(spec, problem, problem.state.clone(), problem.answer) == "reached", (
            problem.id
        )
        assert always_reaches_goal(spec, problem, problem.answer, SAMPLED_STATE_COUNT), problem.id


@pytest.mark.parametrize("game", GAMES)
def test_what_tempts_misses_the_goal(game: str) -> None:
    spec = catalog.get(game)
    for problem in problems_of(game):
        assert not always_reaches_goal(spec, problem, problem.tempting, SAMPLED_STATE_COUNT), (
            problem.id
        )


@pytest.mark.parametrize("game", GAMES)
def test_where_no_rule_decides_the_answer_wins_clearly_more_matches(game: str) -> None:
    kinds = catalog.get(game).problems
    assert kinds is not None
    played_out = {motif.id for motif in kinds.motifs if motif.played_out}
    for problem in problems_of(game):
        assert bool(problem.chances) == (problem.motif in played_out), problem.id
        if problem.chances:
            better, worse = problem.chances
            assert better - worse >= MIN_LEAD_PERCENT, problem.id
            assert problem.tempting, problem.id


@pytest.mark.parametrize("game", GAMES)
def test_no_motif_or_difficulty_is_missing(game: str) -> None:
    kinds = catalog.get(game).problems
    assert kinds is not None
    entries = file_of(game).entries
    assert {entry.motif for entry in entries} == {motif.id for motif in kinds.motifs}
    assert len(Counter(entry.difficulty for entry in entries)) >= 2
