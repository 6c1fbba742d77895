# SPDX-License-Identifier: MIT
"""Tests that a problem that a player failed returns after growing intervals, until it is solved."""

from pathlib import Path

import pytest

from wizardtable.store import problem_results
from wizardtable.store.book import book
from wizardtable.store.paths import DataDir
from wizardtable.store.problem_results import REVIEW_INTERVAL_DAYS, ProblemResult

PROBLEM_KEY = ("anludim", "abc")


def result(day: int, *, solved: bool, problem: str = "abc") -> ProblemResult:
    return ProblemResult("anludim", problem, solved, day)


@pytest.fixture
def data(tmp_path: Path) -> DataDir:
    return DataDir(tmp_path)


def test_a_problem_that_is_solved_at_once_does_not_come_again() -> None:
    states = problem_results.standings([result(10, solved=True)])
    assert states[PROBLEM_KEY].is_solved
    assert problem_results.due_problems(states, 10_000) == []


def test_a_problem_that_is_missed_comes_again_the_next_day() -> None:
    states = problem_results.standings([result(10, solved=False)])
    assert not states[PROBLEM_KEY].is_solved
    assert problem_results.due_problems(states, 10) == []
    assert problem_results.due_problems(states, 11) == [PROBLEM_KEY]


def test_each_time_it_is_solved_it_comes_later_until_it_is_known() -> None:
    results, day = [result(10, solved=False)], 10
    for interval in REVIEW_INTERVAL_DAYS:
        states = problem_results.standings(results)
        assert states[PROBLEM_KEY].due == day + interval
        day += interval
        results.append(result(day, solved=True))
    assert problem_results.standings(results)[PROBLEM_KEY].due is None


def test_to_solve_it_again_on_the_same_day_makes_no_difference() -> None:
    results = [result(10, solved=False), result(10, solved=True), result(10, solved=True)]
    assert problem_results.standings(results)[PROBLEM_KEY].due == 11
    assert problem_results.standings(results)[PROBLEM_KEY].is_solved


def test_to_miss_it_again_begins_anew() -> None:
    results = [result(10, solved=False), result(11, solved=True), result(14, solved=False)]
    assert problem_results.standings(results)[PROBLEM_KEY].due == 15


def test_the_longest_overdue_comes_first() -> None:
    results = [result(12, solved=False), result(11, solved=False, problem="old")]
    assert problem_results.due_problems(problem_results.standings(results), 20) == [
        ("anludim", "old"),
        PROBLEM_KEY,
    ]


def test_results_are_kept_one_after_another(data: DataDir) -> None:
    problem_results.record(data, result(10, solved=False))
    problem_results.record(data, result(11, solved=True))
    assert problem_results.read(data) == ([result(10, solved=False), result(11, solved=True)], None)


def test_the_same_result_twice_is_two_results(data: DataDir) -> None:
    for _ in range(2):
        problem_results.record(data, result(10, solved=False))
    assert problem_results.read(data)[0] == [result(10, solved=False)] * 2


def test_results_come_after_those_of_earlier_versions(data: DataDir) -> None:
    line = b'{"game":"anludim","problem":"abc","solved":false,"day":10}\n'
    data.old_file("problems").write_bytes(line + line)
    problem_results.record(data, result(11, solved=True))
    all_results = [result(10, solved=False), result(10, solved=False), result(11, solved=True)]
    assert problem_results.read(data) == (all_results, None)


def test_a_line_that_cannot_be_read_is_kept_and_left_out(data: DataDir) -> None:
    content = b'{"from":"a newer version"}\nhalf a li'
    data.old_file("problems").write_bytes(content)
    problem_results.record(data, result(10, solved=True))
    results, notice = problem_results.read(data)
    assert results == [result(10, solved=True)]
    assert notice is not None
    assert data.old_file("problems").read_bytes() == content


def test_a_day_that_was_forged_is_left_out(data: DataDir) -> None:
    for day in (10, 11):
        problem_results.record(data, result(day, solved=False))
    with book.writing(data) as connection:
        connection.execute("UPDATE problem SET day = 1 << 40 WHERE day = 11")
    assert problem_results.read(data) == ([result(10, solved=False)], None)


def test_without_a_book_nothing_was_tried(data: DataDir) -> None:
    assert problem_results.read(data) == ([], None)
    assert not data.book.exists()


def test_the_problem_of_a_day_is_the_same_for_everybody_and_games_take_turns() -> None:
    offered = {"b": ["2", "1"], "a": ["x", "y", "z"], "none": []}
    shuffled = {"a": ["z", "x", "y"], "b": ["1", "2"]}
    for day in range(50):
        assert problem_results.problem_of_the_day(
            offered, day
        ) == problem_results.problem_of_the_day(shuffled, day)
    games = [problem_results.problem_of_the_day(offered, day)[0] for day in range(4)]
    assert games == ["a", "b", "a", "b"]


def test_no_problem_of_the_day_comes_twice_before_all_of_its_game_have_come() -> None:
    offered = {"a": [str(number) for number in range(7)]}
    assert {problem_results.problem_of_the_day(offered, day)[1] for day in range(7)} == set(
        offered["a"]
    )
