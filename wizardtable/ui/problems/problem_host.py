# SPDX-License-Identifier: MIT
"""Problems at the table: the sheet that tells the goal, and what is not offered meanwhile."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from wizardtable.core.teaching.attempt import Attempt
from wizardtable.core.text import N_
from wizardtable.play.controller import Controller
from wizardtable.play.translate import render
from wizardtable.table.spoken.announcements import announce
from wizardtable.table.table_view import TableView
from wizardtable.ui.match.commands import retell_commands
from wizardtable.ui.match.teacher import TeacherPlace
from wizardtable.ui.problems.problem_sheet import ProblemSheet

CLOSED: Final = (
    *("redo", "hint", "why_not"),
    *("replay", "review", "share", "save_as"),
    *("play_move", "play_turn", "play_rest", "take_over", "give_up"),
)
"""Deeds that a problem does without: nothing of it is kept, and nobody helps."""

_NO_COPY: Final = N_("deeds", "You cannot save a copy of a problem: only matches are saved.")


class ProblemHost(QObject):
    """Keeps a problem's sheet up to date while it is on the table.

    Attributes:
        sheet: what is said of the problem.

    Signals:
        decided(Attempt): the problem was solved or missed, or its answer was asked for.
    """

    decided = Signal(object)

    def __init__(self, place: TeacherPlace, commands: Mapping[str, QAction]) -> None:
        super().__init__(place)
        self.sheet = ProblemSheet(place)
        place.add(self.sheet)
        self._commands = commands
        self._controller: Controller | None = None
        self._table: TableView | None = None
        self._said, self._tries = "", 0
        self.sheet.again.connect(lambda: self._with(Controller.try_again))
        self.sheet.answer.connect(lambda: self._with(Controller.show_answer))

    @property
    def attempt(self) -> Attempt | None:
        """The problem on the table."""
        course = self._controller.course if self._controller is not None else None
        return course if isinstance(course, Attempt) else None

    def begin(self, attempt: Attempt, controller: Controller, table: TableView) -> None:
        """A problem is about to be set up."""
        controller.course = attempt
        self._controller, self._table, self._tries = controller, table, 0
        controller.taught.connect(self._tell)
        for changed in (controller.thinking, controller.menu_changed, controller.history_changed):
            changed.connect(self.close_commands)

    def end(self) -> None:
        """The table is left."""
        if self.attempt is not None and "save_as" in self._commands:
            retell_commands(self._commands)
            self._commands["save_as"].setEnabled(True)  # which nobody else does
        self._controller = self._table = None
        self._said = ""
        self.sheet.put_away()

    def close_commands(self) -> None:
        """Offer nothing that does not belong to a problem."""
        if self.attempt is not None:
            for name in CLOSED:
                if name in self._commands:
                    self._commands[name].setEnabled(False)
            if "save_as" in self._commands:
                self._commands["save_as"].setToolTip(render(_NO_COPY))

    def _with(self, act: Callable[[Controller], None]) -> None:
        if self._controller is not None:
            act(self._controller)

    def _tell(self) -> None:
        attempt, table = self.attempt, self._table
        if attempt is None or table is None:
            return
        focus = QApplication.focusWidget()  # before a button that has it is disabled
        free = focus is None or focus is table or self.sheet.isAncestorOf(focus)
        self.sheet.tell(attempt)
        words = self.sheet.words if not self._said else self.sheet.verdict
        if words != self._said:
            self._said = words
            announce(self.sheet, words)
        if free:
            wanted = self.sheet.next if attempt.stage in ("solved", "shown") else self.sheet.retry
            (wanted if attempt.decided else table).setFocus()
        if attempt.tries > self._tries:
            self._tries = attempt.tries
            self.decided.emit(attempt)
