# SPDX-License-Identifier: MIT
"""What lessons and problems at the table have in common: a sheet, and commands that are closed."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QApplication

from wizardtable.core.teaching.exercise import Exercise
from wizardtable.core.text import Message
from wizardtable.play.controller import Controller
from wizardtable.play.translate import render
from wizardtable.table.table_view import TableView
from wizardtable.ui.dialogs.commands import retell_commands
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.match.teacher import TeacherSheet


class TeacherFeature(MatchFeature):
    """Keeps a sheet up to date while somebody exercises at the table, where not every command is
    offered then."""

    def __init__(
        self,
        page: MatchPage,
        sheet: TeacherSheet,
        kind: type[Exercise],
        closed: Sequence[str],
        no_copy: Message,
    ) -> None:
        """Of this `kind` are the exercises; `closed` names the commands that are not offered
        meanwhile, and `no_copy` says why no copy is saved."""
        super().__init__(page)
        page.panel.teacher.add(sheet)
        self._teacher, self._commands = sheet, page.commands
        self._kind, self._closed, self._no_copy = kind, closed, no_copy
        self._controller: Controller | None = None
        self._table: TableView | None = None
        self._said = ""

    def end(self) -> None:
        """The table is left."""
        if self._exercises and "save_as" in self._commands:
            retell_commands(self._commands)
            self._commands["save_as"].setEnabled(True)  # which nobody else does
        self._controller = self._table = None
        self._said = ""
        self._teacher.put_away()

    def retranslate(self) -> None:
        """Closes its commands again, and says why in the current language."""
        self.close_commands()

    def close_commands(self) -> None:
        """Offer nothing that does not belong to the exercise."""
        if self._exercises:
            for name in self._closed:
                if name in self._commands:
                    self._commands[name].setEnabled(False)
            if "save_as" in self._commands:
                self._commands["save_as"].setToolTip(render(self._no_copy))

    @property
    def _exercises(self) -> bool:
        return self._controller is not None and isinstance(self._controller.exercise, self._kind)

    def _set_up(self, match: OpenMatch) -> None:
        controller = self._controller = match.controller
        self._table = match.table
        for changed in (controller.thinking, controller.menu_changed, controller.history_changed):
            changed.connect(self.close_commands)

    def _with(self, act: Callable[[Controller], None]) -> None:
        if self._controller is not None:
            act(self._controller)

    def _is_free(self, table: TableView) -> bool:
        """Whether the keyboard may be led elsewhere: asked before a button that has it is
        disabled."""
        focus = QApplication.focusWidget()
        return focus is None or focus is table or self._teacher.isAncestorOf(focus)
