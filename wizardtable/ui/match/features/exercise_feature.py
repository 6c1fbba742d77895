# SPDX-License-Identifier: MIT
"""The common base class of the features for lessons and problems (together: exercises)."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QApplication

from wizardtable.core import override
from wizardtable.core.teaching.exercise import Exercise
from wizardtable.core.text import Message
from wizardtable.play.controller import Controller
from wizardtable.play.translate import render
from wizardtable.table.table_view import TableView
from wizardtable.ui.dialogs.commands import retranslate_commands
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.match.teacher import TeacherSheet


class TeacherFeature(MatchFeature):
    """Shows the sheet of a lesson or problem, and disables commands that do not belong to it."""

    def __init__(
        self,
        page: MatchPage,
        sheet: TeacherSheet,
        kind: type[Exercise],
        closed: Sequence[str],
        no_copy: Message,
    ) -> None:
        """Makes the feature.

        Args:
            page: the match page.
            sheet: the sheet of the lesson or problem.
            kind: the class of the exercises that this feature serves.
            closed: the ids of the commands that are disabled during the exercise.
            no_copy: the sentence that says why a copy cannot be saved.
        """
        super().__init__(page)
        page.panel.teacher.add_sheet(sheet)
        self._sheet, self._commands = sheet, page.commands
        self._exercise_kind, self._closed_commands, self._no_copy_sentence = kind, closed, no_copy
        self._controller: Controller | None = None
        self._table: TableView | None = None
        self._last_words = ""

    @override
    def end(self) -> None:
        if self._is_active and "save_as" in self._commands:
            retranslate_commands(self._commands)
            self._commands["save_as"].setEnabled(True)  # no other feature does
        self._controller = self._table = None
        self._last_words = ""
        self._sheet.put_away()

    @override
    def retranslate(self) -> None:
        """Disables its commands again, with the reason in the current language."""
        self.close_commands()

    def close_commands(self) -> None:
        """Disables the commands that do not belong to the exercise, and explains this in
        tooltips."""
        if self._is_active:
            for name in self._closed_commands:
                if name in self._commands:
                    self._commands[name].setEnabled(False)
            if "save_as" in self._commands:
                self._commands["save_as"].setToolTip(render(self._no_copy_sentence))
            if self._controller is not None and self._controller.exercise is not None:
                reason = render(self._controller.exercise.no_help_sentence)
                for name in ("hint", "why_not"):
                    self._commands[name].setToolTip(reason)

    @property
    def _is_active(self) -> bool:
        return self._controller is not None and isinstance(
            self._controller.exercise, self._exercise_kind
        )

    def _start_exercise(self, match: OpenMatch) -> None:
        controller = self._controller = match.controller
        self._table = match.table
        for changed in (controller.thinking, controller.menu_changed, controller.history_changed):
            changed.connect(self.close_commands)

    def _call_controller(self, act: Callable[[Controller], None]) -> None:
        if self._controller is not None:
            act(self._controller)

    def _is_keyboard_free(self, table: TableView) -> bool:
        """Returns whether the feature may move the keyboard: table or sheet has it, or nothing.

        Ask before disabling a button that may have the keyboard.
        """
        focus = QApplication.focusWidget()
        return focus is None or focus is table or self._sheet.isAncestorOf(focus)
