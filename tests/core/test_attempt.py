# SPDX-License-Identifier: MIT
"""The rules decide a problem: a line solves it only if it works in every world."""

import dataclasses
from itertools import pairwise
from pathlib import Path

import pytest

from wizardtable.core import catalog
from wizardtable.core.teaching import problem
from wizardtable.core.teaching.attempt import DECIDED_SENTENCE, Attempt, _counted
from wizardtable.core.teaching.problem import Problem, ProblemsError
from wizardtable.core.text import N_

GAMES = [spec.id for spec in catalog.all() if spec.problems is not None]


def stored_problem(game: str = "wizards_gambit", number: int = 0) -> Problem:
    spec = catalog.get(game)
    return problem.read_line(spec, problem.problem_file(spec).entries[number].line)


def attempt(game: str = "wizards_gambit", number: int = 0) -> Attempt:
    return Attempt(catalog.get(game), "Ada", stored_problem(game, number))


def play(tried: Attempt, line: tuple[object, ...]) -> None:
    """Plays a line with the opponents' replies, until the attempt is over or a move is illegal."""
    for action in line:
        while tried.is_watching:
            reply = tried.reply
            tried.match.play(reply)
            tried.update_after_move(reply)
        if tried.is_decided or tried.match.objection(action) is not None:
            return
        assert tried.allows(action)
        tried.match.play(action)
        tried.update_after_move(action)


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_solves_a_problem(game: str) -> None:
    tried = attempt(game)
    assert tried.is_free_play and not tried.is_decided
    play(tried, tried.problem.answer)
    assert tried.stage == "solved"
    assert tried.try_count == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_tempting_line_misses_the_goal_and_says_where_it_leads(game: str) -> None:
    spec = catalog.get(game)
    for entry in problem.problem_file(spec).entries:
        tried = Attempt(spec, "Ada", problem.read_line(spec, entry.line))
        sentence = tried.tempting()
        play(tried, tried.problem.tempting)
        if tried.stage == "missed":
            assert sentence is not None
            assert str(tried.outcome)
            return
    pytest.fail("no tempting line misses")


@pytest.mark.parametrize("game", GAMES)
def test_moves_of_a_tempting_line_stand_in_the_sentence_and_equal_ones_are_said_once(
    game: str,
) -> None:
    for number in range(8):
        sentence = attempt(game, number).tempting()
        if sentence is None:
            continue
        moves = str(dict(sentence.arguments)["moves"]).split("; ")
        assert all(move[0].islower() for move in moves), sentence
        assert all(first != second for first, second in pairwise(moves)), sentence


def test_of_equal_moves_in_a_row_their_number_is_said() -> None:
    take, end = N_("toy", "Take a card"), N_("toy", "End your turn")
    moves = [str(move) for move in _counted([take, take, end, *[take] * 3, *[end] * 6])]
    assert moves == [
        "take a card, twice",
        "end your turn",
        "take a card, three times",
        "end your turn, 6 times",
    ]


def test_a_decided_problem_takes_no_more_moves() -> None:
    tried = attempt()
    play(tried, tried.problem.answer)
    assert not tried.allows(tried.problem.answer[0])
    assert tried.objection == DECIDED_SENTENCE
    assert not tried.is_watching


def test_to_try_again_is_to_begin_where_the_problem_does() -> None:
    tried = attempt()
    play(tried, tried.problem.answer)
    tried.start_again()
    assert tried.stage == "solving"
    assert not tried.match.actions
    play(tried, tried.problem.answer)
    assert tried.stage == "solved"
    assert tried.try_count == 2


def test_the_answer_is_played_without_the_person_and_solves_nothing() -> None:
    tried = attempt()
    tried.show_answer()
    for _ in range(50):
        if tried.is_decided:
            break
        assert tried.is_watching
        reply = tried.reply
        tried.match.play(reply)
        tried.update_after_move(reply)
    assert tried.stage == "shown"
    assert tried.try_count == 1


def test_a_line_that_works_only_by_luck_is_told_from_one_that_always_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("wizardtable.core.teaching.attempt.always_reaches_goal", lambda *_: False)
    tried = attempt()
    play(tried, tried.problem.answer)
    assert tried.stage == "lucky"


def test_the_others_at_the_table_are_wizards() -> None:
    tried = attempt()
    people = [player.name for player in tried.match.players if player.level is None]
    assert people == ["Ada"]
    assert all(player.wizard for player in tried.match.players if player.level is not None)


@pytest.mark.parametrize("game", GAMES)
def test_a_problem_is_read_as_it_was_written(game: str) -> None:
    spec, original = catalog.get(game), stored_problem(game)
    text = problem.text_of(spec, original)
    again = problem.read_line(spec, text)
    assert problem.text_of(spec, again) == text
    assert dataclasses.replace(again, state=None) == dataclasses.replace(original, state=None)


@pytest.mark.parametrize("content", ["", "{}", '{"format": 99}', '{"format": 1}\nnonsense'])
def test_a_broken_file_of_problems_is_refused_in_one_sentence(content: str, tmp_path: Path) -> None:
    path = tmp_path / "problems.jsonl"
    path.write_text(content)
    with pytest.raises(ProblemsError):
        problem.read(catalog.get("anludim"), path)
