# SPDX-License-Identifier: MIT
"""Every lesson of every game can be taken by its own steps."""

from typing import Any

import pytest

from tests import lessons
from tests.languages import translator
from wizardtable.core.languages import languages
from wizardtable.core.lesson import FIRST_LESSON_ID, LEARNER, LessonStep
from wizardtable.core.teaching.course import Course

pytestmark = pytest.mark.parametrize(("game", "lesson"), lessons.ALL_LESSONS)


def step_with_moves(course: Course) -> int:
    """Returns the index of the first step in which the learner makes a move."""
    return next(i for i, step in enumerate(course.steps) if step.moves)


def accepted(course: Course, step: LessonStep) -> list[Any]:
    """Returns the actions of the menu that a step accepts in addition to its own moves."""
    accepts = step.accepts
    if accepts is None:
        return []
    return [a for a in course.match.menu() if accepts(a) and a not in step.moves]


def test_a_lesson_leads_by_legal_moves_to_a_turn_of_the_learner(game: str, lesson: str) -> None:
    course = lessons.begin(game, lesson)
    lessons.take(course)
    assert course.is_at_last_step
    assert course.match.to_move == LEARNER and course.match.result is None, (
        "text/lessons: end when it is the learner's turn (seat 0) and the match is not over; "
        "`then` of the last step with moves has the others' moves until then"
    )


def test_a_lesson_asks_only_the_learner(game: str, lesson: str) -> None:
    course = lessons.begin(game, lesson)
    while not (course.is_at_last_step and course.is_reading):
        if not course.is_watching:
            assert course.match.to_move == LEARNER, (
                "text/lessons: write the others' moves into `then` of the step before, so that "
                f"the learner (seat 0) is to move at “{course.step.says}”"
            )
        lessons.take(course, course.index + 1)


def test_whatever_a_step_accepts_the_lesson_can_be_finished(game: str, lesson: str) -> None:
    for index, step in enumerate(lessons.begin(game, lesson).steps):
        course = lessons.begin(game, lesson)
        lessons.take(course, index)
        for other in accepted(course, step):
            course = lessons.begin(game, lesson)
            lessons.take(course, index)
            assert course.allows(other)  # `accepts` says so
            lessons.play(course, other)
            for action in step.moves[1:]:
                lessons.play(course, action)
            lessons.take(course)
            assert course.match.to_move == LEARNER, (
                f"text/lessons: “{step.says}” accepts {other}, but the rest does not fit it"
            )


def test_a_legal_move_that_is_not_asked_for_is_not_taken_and_the_lesson_says_why(
    game: str, lesson: str
) -> None:
    course = lessons.begin(game, lesson)
    lessons.take(course, step_with_moves(course))
    step = course.step
    others = [
        a for a in course.match.menu() if a not in step.moves and a not in accepted(course, step)
    ]
    assert others, "text/lessons: let the first move asked for be one of several legal ones"
    for other in others:
        assert not course.allows(other)
        assert course.objection == step.instead
    assert course.allows(step.moves[0])
    assert course.objection is None


def test_the_first_lesson_of_a_game_begins_with_the_deal(game: str, lesson: str) -> None:
    course = lessons.begin(game, lesson)
    assert (lesson == FIRST_LESSON_ID) == (course.lesson is lessons.spec_of(game).lessons[0])
    assert bool(course.match.actions) == bool(course.lesson.prologue)
    assert not course.lesson.prologue or lesson != FIRST_LESSON_ID


def test_nothing_can_be_played_while_a_step_is_read_or_others_move(game: str, lesson: str) -> None:
    course = lessons.begin(game, lesson)
    menu = course.match.menu()
    assert course.is_reading
    assert not course.allows(menu[0])
    lessons.take(course, next(i for i, step in enumerate(course.steps) if step.then))
    for action in course.step.moves:
        lessons.play(course, action)
    assert course.is_watching
    assert not course.allows(course.reply)


def test_back_takes_the_match_back_with_the_step(game: str, lesson: str) -> None:
    course = lessons.begin(game, lesson)
    places = list[tuple[int, int]]()
    while not course.is_at_last_step:
        places.append((course.index, len(course.match.actions)))
        lessons.take(course, course.index + 1)
    for index, actions in reversed(places):
        course.go_back()
        assert (course.index, len(course.match.actions)) == (index, actions)
    lessons.take(course)
    assert course.is_at_last_step


def test_every_step_points_at_something(game: str, lesson: str) -> None:
    for step in lessons.lesson_of(game, lesson).steps:
        assert step.shows or step.moves, f"text/lessons: give “{step.says}” something in `shows`"


def test_a_lesson_is_short_and_its_sentences_too(game: str, lesson: str) -> None:
    steps = lessons.lesson_of(game, lesson).steps
    few, many = (8, 15) if lesson == FIRST_LESSON_ID else (5, 9)
    assert few <= len(steps) <= many, f"text/lessons: write {few} to {many} steps"
    for step in steps:
        assert len(step.says.source) <= 180, f"text/lessons: at most 180 letters: “{step.says}”"


@pytest.mark.parametrize("language", languages())
def test_every_sentence_of_a_lesson_exists_in_both_languages(
    game: str, lesson: str, language: str
) -> None:
    if game == "toy" and language != "en":
        pytest.skip("games of the tests are not translated")
    translate = translator(language)  # a KeyError: run `make translations`, and translate
    content = lessons.lesson_of(game, lesson)
    assert content.title.render(translate) and content.teaches.render(translate)
    for step in content.steps:
        assert step.says.render(translate)
        assert step.instead.render(translate)
