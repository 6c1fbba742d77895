# SPDX-License-Identifier: MIT
"""Problems at the table: the sheet that tells the goal, and what is not offered meanwhile."""

from typing import Final

from PySide6.QtCore import Signal

from wizardtable.core.teaching.attempt import Attempt
from wizardtable.core.text import N_
from wizardtable.play.controller import Controller
from wizardtable.table.spoken.announcements import announce
from wizardtable.ui.match.feature import OpenMatch
from wizardtable.ui.match.features.exercise_feature import TeacherFeature
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.problems.problem_sheet import ProblemSheet

CLOSED: Final = (
    *("redo", "hint", "why_not"),
    *("replay", "review", "share", "save_as"),
    *("play_move", "play_turn", "play_rest", "take_over", "give_up"),
)
"""Deeds that a problem does without: nothing of it is kept, and nobody helps."""

_NO_COPY: Final = N_("deeds", "You cannot save a copy of a problem: only matches can be saved.")


class ProblemFeature(TeacherFeature):
    """Keeps a problem's sheet up to date while it is on the table.

    Attributes:
        sheet: what is said of the problem.

    Signals:
        decided(Attempt): the problem was solved or missed, or its answer was asked for.
    """

    decided = Signal(object)

    def __init__(self, page: MatchPage) -> None:
        sheet = ProblemSheet(page.panel.teacher)
        super().__init__(page, sheet, Attempt, CLOSED, _NO_COPY)
        self.sheet = sheet
        self._tries = 0
        self.sheet.again.connect(lambda: self._with(Controller.try_again))
        self.sheet.answer.connect(lambda: self._with(Controller.show_answer))

    @property
    def attempt(self) -> Attempt | None:
        """The problem on the table."""
        course = self._controller.exercise if self._controller is not None else None
        return course if isinstance(course, Attempt) else None

    def begin(self, match: OpenMatch) -> None:
        """Sets up the problem, if the match is one."""
        attempt, controller, table = match.exercise, match.controller, match.table
        if not isinstance(attempt, Attempt):
            return
        self._tries = 0
        self._set_up(match)
        # What the match goes on with is not the problem's any more.
        table.stage.effects.banners.silent = lambda: (
            attempt.is_decided and attempt.match.result is None
        )
        controller.taught.connect(self._tell)
        controller.questioned.connect(lambda _: self._tell())  # a move was refused

    def _tell(self) -> None:
        attempt, table = self.attempt, self._table
        if attempt is None or table is None:
            return
        free = self._is_free(table)
        self.sheet.tell(attempt)
        words = self.sheet.words if not self._said else self.sheet.verdict
        if words != self._said:
            self._said = words
            announce(self.sheet, words)
        if free:
            wanted = self.sheet.next if attempt.stage in ("solved", "shown") else self.sheet.retry
            (wanted if attempt.is_decided else table).setFocus()
        if attempt.try_count > self._tries:
            self._tries = attempt.try_count
            self.decided.emit(attempt)
