# SPDX-License-Identifier: MIT
"""Tests that problems are found in self-play, hold in many worlds, and are sorted out by rules."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lab import problem_maker
from lab.problem_maker import MAX_SIMILAR_PROBLEMS, Workshop, main
from lab.problem_search import SolvedProblem
from lab.self_play import Series
from wizardtable.core import catalog
from wizardtable.core.teaching.problem import EASY, HARD, always_reaches_goal, read, read_line

GAME = "anludim"


def empty() -> Workshop:
    spec = catalog.get(GAME)
    maker: Any = spec.problems
    return Workshop(spec, maker, Series(GAME, (2, 3), 1))


@pytest.fixture(scope="module")
def workshop() -> Workshop:
    made = empty()
    for number in range(2):
        made.look_at(number)
    return made


def copies(workshop: Workshop, count: int, look: str = "") -> list[tuple[int, SolvedProblem]]:
    """Returns this many problems from as many matches; they look alike if a look is given."""
    _, solved = workshop.solved[0]
    return [
        (
            number,
            replace(
                solved,
                look=look or f"look {number}",
                problem=replace(solved.problem, id=f"copy{number}"),
            ),
        )
        for number in range(count)
    ]


def test_what_is_found_holds_in_many_worlds_and_what_tempts_does_not(workshop: Workshop) -> None:
    spec = catalog.get(GAME)
    assert workshop.solved
    for _, solved in workshop.solved[:4]:
        assert always_reaches_goal(spec, solved.problem, solved.problem.answer)
        assert not always_reaches_goal(spec, solved.problem, solved.problem.tempting)
        assert EASY <= solved.problem.difficulty <= HARD


def test_one_problem_of_a_match_is_kept(workshop: Workshop) -> None:
    kept, _ = workshop.selection(100, ())
    assert 0 < len(kept) <= 2
    assert len(workshop.solved) > 2


def test_few_that_look_alike_are_kept(workshop: Workshop) -> None:
    other = empty()
    other.solved = copies(workshop, MAX_SIMILAR_PROBLEMS + 3, "alike")
    kept, discarded = other.selection(100, ())
    assert len(kept) == MAX_SIMILAR_PROBLEMS
    assert discarded["alike"] == 3


def test_what_a_reader_found_dull_stays_out(workshop: Workshop) -> None:
    other = empty()
    other.solved = copies(workshop, 3)
    kept, discarded = other.selection(100, ["copy1", "copy2"])
    assert [problem.id for problem in kept] == ["copy0"]
    assert discarded["dull to a reader"] == 2


def test_the_command_writes_a_file_that_says_how_it_was_made(
    workshop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        problem_maker.Workshop,
        "look_at",
        lambda self, number: setattr(self, "solved", workshop.solved),
    )
    path = tmp_path / "problems.jsonl"
    assert main([GAME, "--games", "1", "--seed", "7", "--out", str(path)]) == 0
    spec = catalog.get(GAME)
    file = read(spec, path)
    assert file.made["seed"] == 7
    assert file.made["kept"] == len(file.entries)
    kinds = Counter(read_line(spec, entry.line).motif for entry in file.entries)
    assert kinds
