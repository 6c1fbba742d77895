# SPDX-License-Identifier: MIT
"""Lessons at the match page: begun, left, continued, and played on after their end."""

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
from wizardtable.ui.dialogs.questions import ask_leave_lesson, ask_resume_lesson
from wizardtable.ui.match.features.lesson_feature import LessonFeature
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.new_game_plan import own_player


class Learning:
    """Starts lessons, and records in the settings the step at which each lesson was left."""

    def __init__(self, navigator: Navigator, page: MatchPage) -> None:
        self._navigator, self._profile, self._page = navigator, navigator.profile, page
        self._lesson = page.feature(LessonFeature)
        page.leaving.connect(self.record_step)
        self._lesson.sheet.keep_playing_pressed.connect(self.play_on)
        self._lesson.sheet.lobby_pressed.connect(navigator.go_to_lobby)

    def begin(self, game_id: str, lesson_id: str) -> None:
        """Begins a lesson; "" stands for the first lesson of the game.

        If the lesson was left before its end, the player is asked whether to continue it.
        """
        spec = catalog.get(game_id)
        lesson = spec.lesson(lesson_id or FIRST_LESSON_ID)
        step = min(step_left_at(self._profile.settings, game_id, lesson.id), len(lesson.steps) - 1)

        def take(step: int) -> None:
            own = own_player(self._profile.settings)
            course = Course(spec, own.name, lesson, own.wizard)
            course.go_to(step)
            self._navigator.sit(course.match, None, course)

        if step:
            ask_resume_lesson(self._page.window(), step + 1, lambda: take(step), lambda: take(0))
        else:
            take(0)

    def may_leave(self, leave: Callable[[], None]) -> bool:
        """Returns whether the table may be left at once.

        During a lesson the result is False, and the player is asked; `leave` is called if they
        agree.
        """
        course = self._lesson.course
        if course is None or course.is_at_last_step or course.index == 0:
            return True
        ask_leave_lesson(self._page.window(), leave)
        return False

    def record_step(self, controller: Controller) -> None:
        """Records the step at which a lesson is left; a finished lesson starts again next time.

        Args:
            controller: the controller of the match; without a lesson nothing is recorded.
        """
        course = controller.exercise
        if not isinstance(course, Course):
            return
        settings, game, lesson = self._profile.settings, controller.match.spec.id, course.lesson.id
        if course.is_at_last_step:
            self._profile.change(with_done(settings, game, lesson))
        else:
            self._profile.change(with_step(settings, game, lesson, course.index))
        with suppress(files.FileError):  # the settings have the step as well
            activities.note_lesson(
                self._profile.data, game, lesson, course.index, done=course.is_at_last_step
            )

    def play_on(self) -> None:
        """Continues the finished lesson's match as an ordinary match with help."""
        controller = self._page.controller
        if controller is not None:
            match = controller.match
            match.assist(AID_LESSON)
            self._page.show_match(match, new_path(self._profile.data.saves, match.spec.id))
