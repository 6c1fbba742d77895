# SPDX-License-Identifier: MIT
"""Takes lessons without a window."""

from typing import Any

from tests.contract.cases import GAMES, spec_of
from wizardtable.core import catalog
from wizardtable.core.lesson import FIRST, Lesson
from wizardtable.core.teaching.course import Course

LESSONS = tuple((game, lesson.id) for game in GAMES for lesson in spec_of(game).lessons)
"""All lessons, by game and id."""

SHIPPED = tuple((game, lesson) for game, lesson in LESSONS if game in catalog.GAMES)
"""Those of the games of the catalog."""


def lesson_of(game: str, lesson: str = FIRST) -> Lesson:
    """A lesson of a game."""
    return spec_of(game).lesson(lesson)


def begin(game: str, lesson: str = FIRST) -> Course:
    """A lesson that has just begun."""
    return Course(spec_of(game), "Ada", lesson_of(game, lesson))


def play(course: Course, action: Any) -> None:
    """Play an action in the lesson's match, as its table does."""
    course.match.play(action)
    course.played(action)


def watch(course: Course) -> None:
    """Let the others do all that they do."""
    while course.watching:
        play(course, course.reply)


def take(course: Course, until: int | None = None) -> None:
    """Read and do whatever the lesson asks for, up to a step or to the last."""
    while course.index != until and not (course.last and course.reading):
        if course.watching:
            watch(course)
        elif course.reading:
            course.read()
        else:
            for action in course.step.moves:
                assert course.allows(action)
                play(course, action)
