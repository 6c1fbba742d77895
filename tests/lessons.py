# SPDX-License-Identifier: MIT
"""Helpers that take lessons without a window."""

from typing import Any

from tests.contract.cases import GAMES, spec_of
from wizardtable.core import catalog
from wizardtable.core.lesson import FIRST_LESSON_ID, Lesson
from wizardtable.core.teaching.course import Course

ALL_LESSONS = tuple((game, lesson.id) for game in GAMES for lesson in spec_of(game).lessons)
"""All lessons, by game and id."""

SHIPPED_LESSONS = tuple((game, lesson) for game, lesson in ALL_LESSONS if game in catalog.GAMES)
"""The lessons of the games in the catalog, by game and id."""


def lesson_of(game: str, lesson: str = FIRST_LESSON_ID) -> Lesson:
    return spec_of(game).lesson(lesson)


def begin(game: str, lesson: str = FIRST_LESSON_ID) -> Course:
    """Returns a lesson at its first step."""
    return Course(spec_of(game), "Ada", lesson_of(game, lesson))


def play(course: Course, action: Any) -> None:
    """Plays an action in the lesson's match, and reports it to the lesson, as the controller
    does."""
    course.match.play(action)
    course.update_after_move(action)


def watch(course: Course) -> None:
    """Plays the moves that the learner only watches."""
    while course.is_watching:
        play(course, course.reply)


def take(course: Course, until: int | None = None) -> None:
    """Reads the steps of a lesson and makes their moves, up to the step `until`, or to the last
    step."""
    while course.index != until and not (course.is_at_last_step and course.is_reading):
        if course.is_watching:
            watch(course)
        elif course.is_reading:
            course.read()
        else:
            for action in course.step.moves:
                assert course.allows(action)
                play(course, action)
