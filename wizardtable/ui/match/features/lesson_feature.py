# SPDX-License-Identifier: MIT
"""Guided first games at the table: the lesson's sheet, and the pieces that it marks."""

from typing import Final

from wizardtable.core import override
from wizardtable.core.teaching.course import Course
from wizardtable.core.text import N_
from wizardtable.play.controller import Controller
from wizardtable.table.spoken.announcements import Urgency, announce
from wizardtable.ui.match.feature import OpenMatch
from wizardtable.ui.match.features.exercise_feature import TeacherFeature
from wizardtable.ui.match.lesson_sheet import LessonSheet
from wizardtable.ui.match.match_page import MatchPage

CLOSED_COMMANDS: Final = (
    *("undo", "undo_turn", "redo", "hint"),
    *("replay", "review", "share", "save_as"),
    *("play_move", "play_turn", "play_rest", "take_over", "give_up"),
)
"""Ids of the commands that are disabled in a lesson. Its button *Back* replaces undo, and nothing
is saved."""

_NO_COPY_SENTENCE: Final = N_(
    "deeds", "You cannot save a copy of a lesson: only matches can be saved."
)


class LessonFeature(TeacherFeature):
    """Shows the sheet of a lesson and marks the pieces that the lesson explains.

    Attributes:
        sheet: the sheet of the lesson.
    """

    def __init__(self, page: MatchPage) -> None:
        sheet = LessonSheet(page.panel.teacher)
        super().__init__(page, sheet, Course, CLOSED_COMMANDS, _NO_COPY_SENTENCE)
        self.sheet = sheet
        self.sheet.next_pressed.connect(lambda: self._call_controller(Controller.read_on))
        self.sheet.back_pressed.connect(lambda: self._call_controller(Controller.read_back))

    @override
    def begin(self, match: OpenMatch) -> None:
        """Starts the lesson, if the match belongs to one."""
        if not isinstance(match.exercise, Course):
            return
        self._start_exercise(match)
        controller = match.controller
        controller.taught.connect(self._update_sheet)
        controller.questioned.connect(lambda _: self._update_sheet())  # a move was refused
        controller.frame.connect(lambda frame, animate: self._mark_pieces())

    @property
    def course(self) -> Course | None:
        """The present lesson; None if the match is no lesson."""
        course = self._controller.exercise if self._controller is not None else None
        return course if isinstance(course, Course) else None

    def _update_sheet(self) -> None:
        course, table = self.course, self._table
        if course is None or table is None:
            return
        self._mark_pieces()
        may_move_keyboard = self._is_keyboard_free(table)
        if may_move_keyboard and not course.is_reading:
            table.setFocus()  # Qt would go from a disabled button to the list and show its move
        self.sheet.show_course(course)
        if self.sheet.words != self._last_words:
            self._last_words = self.sheet.words
            announce(self.sheet, self._last_words, Urgency.QUESTION)
        if may_move_keyboard:
            button = (
                self.sheet.keep_playing_button if course.is_at_last_step else self.sheet.next_button
            )
            (button if course.is_reading else table).setFocus()

    def _mark_pieces(self) -> None:
        course, table = self.course, self._table
        if course is not None and table is not None:
            table.point_at(course.shown_marks)
