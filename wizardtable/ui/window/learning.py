# SPDX-License-Identifier: MIT
"""Lessons: how one is begun, left, gone on with, and played on from its end."""

from collections.abc import Callable
from contextlib import suppress

from wizardtable.core import catalog, files
from wizardtable.core.lesson import FIRST_LESSON_ID
from wizardtable.core.match import AID_LESSON
from wizardtable.core.teaching.course import Course
from wizardtable.play.controller import Controller
from wizardtable.store.book import activities
from wizardtable.store.lesson_progress import step_left_at, with_done, with_step
from wizardtable.store.save import new_path
from wizardtable.ui.dialogs.questions import ask_leave_lesson, ask_resume
from wizardtable.ui.match.features.lesson_feature import LessonFeature
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.new_game_plan import own_player


class Learning:
    """Keeps in the settings at which step each lesson was left, and which were finished."""

    def __init__(self, navigator: Navigator, page: MatchPage) -> None:
        self._navigator, self._profile, self._page = navigator, navigator.profile, page
        self._lesson = page.feature(LessonFeature)
        page.leaving.connect(self.keep)
        self._lesson.sheet.played_on.connect(self.play_on)
        self._lesson.sheet.left.connect(navigator.go_to_lobby)

    def begin(self, game_id: str, lesson_id: str) -> None:
        """Begins a lesson of a game, "" for the first. One that was left can be continued."""
        spec = catalog.get(game_id)
        lesson = spec.lesson(lesson_id or FIRST_LESSON_ID)
        step = min(step_left_at(self._profile.settings, game_id, lesson.id), len(lesson.steps) - 1)

        def take(step: int) -> None:
            own = own_player(self._profile.settings)
            course = Course(spec, own.name, lesson, own.wizard)
            course.go_to(step)
            self._navigator.sit(course.match, None, course)

        if step:
            ask_resume(self._page.window(), step + 1, lambda: take(step), lambda: take(0))
        else:
            take(0)

    def may_leave(self, leave: Callable[[], None]) -> bool:
        """Whether the table may be left at once; a lesson that is under way asks first."""
        course = self._lesson.course
        if course is None or course.is_at_last_step or course.index == 0:
            return True
        ask_leave_lesson(self._page.window(), leave)
        return False

    def keep(self, controller: Controller) -> None:
        """Note where a lesson is left; one that was taken to its end begins anew next time."""
        course = controller.exercise
        if not isinstance(course, Course):
            return
        settings, game, lesson = self._profile.settings, controller.match.spec.id, course.lesson.id
        if course.is_at_last_step:
            self._profile.change(with_done(settings, game, lesson))
        else:
            self._profile.change(with_step(settings, game, lesson, course.index))
        with suppress(files.FileError):  # where it is left stands in the settings
            activities.note_lesson(
                self._profile.data, game, lesson, course.index, done=course.is_at_last_step
            )

    def play_on(self) -> None:
        """Go on freely from where the lesson ended: from now on as any other match with help."""
        controller = self._page.controller
        if controller is not None:
            match = controller.match
            match.assist(AID_LESSON)
            self._page.sit(match, new_path(self._profile.data.saves, match.spec.id))
