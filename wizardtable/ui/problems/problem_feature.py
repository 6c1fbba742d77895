# SPDX-License-Identifier: MIT
"""A problem on the table: shows its sheet, and disables the commands that a problem does not
offer."""

from typing import Final

from PySide6.QtCore import Signal

from wizardtable.core import override
from wizardtable.core.teaching.attempt import Attempt
from wizardtable.core.text import N_
from wizardtable.play.controller import Controller
from wizardtable.table.spoken.announcements import Urgency, announce
from wizardtable.ui.match.feature import OpenMatch
from wizardtable.ui.match.features.exercise_feature import TeacherFeature
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.problems.problem_sheet import ProblemSheet

DISABLED_COMMANDS: Final = (
    *("redo", "hint", "why_not"),
    *("replay", "review", "share", "save_as"),
    *("play_move", "play_turn", "play_rest", "take_over", "give_up"),
)
"""The commands that are disabled during a problem: it is not recorded, and nobody helps."""

_NO_COPY: Final = N_("deeds", "You cannot save a copy of a problem: only matches can be saved.")


class ProblemFeature(TeacherFeature):
    """The feature of the match page that keeps the problem's sheet up to date.

    Attributes:
        sheet: the sheet with goal and result.

    Signals:
        attempt_decided(Attempt): the player solved or missed the problem, or asked for the answer.
    """

    attempt_decided = Signal(object)

    def __init__(self, page: MatchPage) -> None:
        sheet = ProblemSheet(page.panel.teacher)
        super().__init__(page, sheet, Attempt, DISABLED_COMMANDS, _NO_COPY)
        self.sheet = sheet
        self._reported_try_count = 0
        self.sheet.retry_requested.connect(lambda: self._call_controller(Controller.try_again))
        self.sheet.answer_requested.connect(lambda: self._call_controller(Controller.show_answer))

    @property
    def attempt(self) -> Attempt | None:
        """The attempt at the problem on the table; None if there is no problem."""
        exercise = self._controller.exercise if self._controller is not None else None
        return exercise if isinstance(exercise, Attempt) else None

    @override
    def begin(self, match: OpenMatch) -> None:
        attempt, controller, table = match.exercise, match.controller, match.table
        if not isinstance(attempt, Attempt):
            return
        self._reported_try_count = 0
        self._start_exercise(match)
        # Moves after the decision and a win in the shown answer are not the player's success.
        table.stage.effects.banners.silent = lambda: (
            attempt.stage == "shown" or (attempt.is_decided and attempt.match.result is None)
        )
        controller.taught.connect(self._tell)
        controller.questioned.connect(lambda _: self._tell())  # a move was refused

    def _tell(self) -> None:
        attempt, table = self.attempt, self._table
        if attempt is None or table is None:
            return
        is_keyboard_free = self._is_keyboard_free(table)
        self.sheet.tell(attempt)
        words = self.sheet.words if not self._last_words else self.sheet.verdict
        if words != self._last_words:
            self._last_words = words
            announce(self.sheet, words, Urgency.QUESTION)
        if is_keyboard_free:
            next_button = (
                self.sheet.next if attempt.stage in ("solved", "shown") else self.sheet.retry
            )
            (next_button if attempt.is_decided else table).setFocus()
        if attempt.try_count > self._reported_try_count:
            self._reported_try_count = attempt.try_count
            self.attempt_decided.emit(attempt)
