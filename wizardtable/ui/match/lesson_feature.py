# SPDX-License-Identifier: MIT
"""Guided first games at the table: the lesson's sheet, what it points at, and how it ends."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtGui import QAction

from wizardtable.core.course import Course
from wizardtable.core.text import N_
from wizardtable.play.controller import Controller
from wizardtable.table.spoken.announcements import announce
from wizardtable.table.table_view import TableView
from wizardtable.ui.match.lesson_sheet import LessonSheet
from wizardtable.ui.match.teacher import TeacherHost, TeacherPlace

CLOSED: Final = (
    *("undo", "undo_turn", "redo", "hint"),
    *("replay", "review", "share", "save_as"),
    *("play_move", "play_turn", "play_rest", "take_over", "give_up"),
)
"""Deeds that a lesson does without: Back takes their place, and nothing is kept."""

_NO_COPY: Final = N_("deeds", "You cannot save a copy of a lesson: only matches can be saved.")


class LessonHost(TeacherHost):
    """Keeps a lesson's sheet and marks up to date while one is taken.

    Attributes:
        sheet: what the lesson says.
    """

    def __init__(self, place: TeacherPlace, commands: Mapping[str, QAction]) -> None:
        sheet = LessonSheet(place)
        super().__init__(place, sheet, commands, Course, CLOSED, _NO_COPY)
        self.sheet = sheet
        self.sheet.read.connect(lambda: self._with(Controller.read_on))
        self.sheet.back.connect(lambda: self._with(Controller.read_back))

    @property
    def course(self) -> Course | None:
        """The lesson that is taken now."""
        course = self._controller.course if self._controller is not None else None
        return course if isinstance(course, Course) else None

    def begin(self, course: Course, controller: Controller, table: TableView) -> None:
        """A lesson is about to start."""
        self._set_up(course, controller, table)
        controller.taught.connect(self._tell)
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
            wanted = self.sheet.play_on if course.last else self.sheet.next
            (wanted if course.reading else table).setFocus()

    def _point(self) -> None:
        course, table = self.course, self._table
        if course is not None and table is not None:
            table.point_at(course.shown)
