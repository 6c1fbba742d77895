# SPDX-License-Identifier: MIT
"""Guided first games at the table: the lesson's sheet, what it points at, and how it ends."""

from typing import Final

from wizardtable.core.teaching.course import Course
from wizardtable.core.text import N_
from wizardtable.play.controller import Controller
from wizardtable.table.spoken.announcements import announce
from wizardtable.ui.match.feature import OpenMatch
from wizardtable.ui.match.features.exercise_feature import TeacherFeature
from wizardtable.ui.match.lesson_sheet import LessonSheet
from wizardtable.ui.match.match_page import MatchPage

CLOSED: Final = (
    *("undo", "undo_turn", "redo", "hint"),
    *("replay", "review", "share", "save_as"),
    *("play_move", "play_turn", "play_rest", "take_over", "give_up"),
)
"""Deeds that a lesson does without: Back takes their place, and nothing is kept."""

_NO_COPY: Final = N_("deeds", "You cannot save a copy of a lesson: only matches can be saved.")


class LessonFeature(TeacherFeature):
    """Keeps a lesson's sheet and marks up to date while one is taken.

    Attributes:
        sheet: what the lesson says.
    """

    def __init__(self, page: MatchPage) -> None:
        sheet = LessonSheet(page.panel.teacher)
        super().__init__(page, sheet, Course, CLOSED, _NO_COPY)
        self.sheet = sheet
        self.sheet.read.connect(lambda: self._with(Controller.read_on))
        self.sheet.back.connect(lambda: self._with(Controller.read_back))

    @property
    def course(self) -> Course | None:
        """The lesson that is taken now."""
        course = self._controller.exercise if self._controller is not None else None
        return course if isinstance(course, Course) else None

    def begin(self, match: OpenMatch) -> None:
        """Sets up the lesson, if the match is one."""
        if not isinstance(match.exercise, Course):
            return
        self._set_up(match)
        controller = match.controller
        controller.taught.connect(self._tell)
        controller.questioned.connect(lambda _: self._tell())  # a move was refused
        controller.frame.connect(lambda frame, animate: self._point())

    def _tell(self) -> None:
        course, table = self.course, self._table
        if course is None or table is None:
            return
        self._point()
        free = self._is_free(table)
        self.sheet.tell(course)
        if self.sheet.words != self._said:
            self._said = self.sheet.words
            announce(self.sheet, self._said)
        if free:
            wanted = self.sheet.play_on if course.is_at_last_step else self.sheet.next
            (wanted if course.is_reading else table).setFocus()

    def _point(self) -> None:
        course, table = self.course, self._table
        if course is not None and table is not None:
            table.point_at(course.shown_marks)
