# SPDX-License-Identifier: MIT
"""Guided first games at the table: the lesson's sheet, what it points at, and how it ends."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from wizardtable.core.course import Course
from wizardtable.core.text import N_
from wizardtable.play.controller import Controller
from wizardtable.play.translate import render
from wizardtable.table.spoken.announcements import announce
from wizardtable.table.table_view import TableView
from wizardtable.ui.match.commands import retell_commands
from wizardtable.ui.match.lesson_sheet import LessonSheet
from wizardtable.ui.match.teacher import TeacherPlace

CLOSED: Final = (
    *("undo", "undo_turn", "redo", "hint"),
    *("replay", "review", "share", "save_as"),
    *("play_move", "play_turn", "play_rest", "take_over", "give_up"),
)
"""Deeds that a lesson does without: Back takes their place, and nothing is kept."""

_NO_COPY: Final = N_("deeds", "You cannot save a copy of a lesson: only matches are saved.")


class LessonHost(QObject):
    """Keeps a lesson's sheet and marks up to date while one is taken.

    Attributes:
        sheet: what the lesson says.
    """

    def __init__(self, place: TeacherPlace, commands: Mapping[str, QAction]) -> None:
        super().__init__(place)
        self.sheet = LessonSheet(place)
        place.add(self.sheet)
        self._commands = commands
        self._controller: Controller | None = None
        self._table: TableView | None = None
        self._said = ""
        self.sheet.read.connect(lambda: self._with(Controller.read_on))
        self.sheet.back.connect(lambda: self._with(Controller.read_back))

    @property
    def course(self) -> Course | None:
        """The lesson that is taken now."""
        course = self._controller.course if self._controller is not None else None
        return course if isinstance(course, Course) else None

    def begin(self, course: Course, controller: Controller, table: TableView) -> None:
        """A lesson is about to start."""
        controller.course = course
        self._controller, self._table = controller, table
        controller.taught.connect(self._tell)
        controller.frame.connect(lambda frame, animate: self._point())
        for changed in (controller.thinking, controller.menu_changed, controller.history_changed):
            changed.connect(self.close_commands)

    def end(self) -> None:
        """The table is left."""
        if self.course is not None and "save_as" in self._commands:
            retell_commands(self._commands)
            self._commands["save_as"].setEnabled(True)  # which nobody else does
        self._controller = self._table = None
        self._said = ""
        self.sheet.put_away()

    def close_commands(self) -> None:
        """Offer nothing that does not belong to a lesson."""
        if self.course is not None:
            for name in CLOSED:
                if name in self._commands:
                    self._commands[name].setEnabled(False)
            if "save_as" in self._commands:
                self._commands["save_as"].setToolTip(render(_NO_COPY))

    def _with(self, act: Callable[[Controller], None]) -> None:
        if self._controller is not None:
            act(self._controller)

    def _tell(self) -> None:
        course, table = self.course, self._table
        if course is None or table is None:
            return
        self._point()
        focus = QApplication.focusWidget()  # before a button that has it is disabled
        free = focus is None or focus is table or self.sheet.isAncestorOf(focus)
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
