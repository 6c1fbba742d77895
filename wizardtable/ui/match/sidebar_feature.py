# SPDX-License-Identifier: MIT
"""Whether the column beside the table is open: as the settings and the width of the window say,
until the player chooses."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from wizardtable.ui.match.advice_sheet import AdviceSheet
from wizardtable.ui.match.side_panel import SidePanel, begins_open
from wizardtable.ui.session import Session


class PanelFolding(QObject):
    """Opens and folds the column, and keeps what the player has chosen."""

    def __init__(
        self,
        panel: SidePanel,
        command: QAction,
        session: Session,
        sheet: AdviceSheet,
        table: Callable[[], QWidget | None],
    ) -> None:
        """`command` opens and folds the column, where `sheet` gives advice; `table` gives the
        table that is played at."""
        super().__init__(panel)
        self._panel, self._command, self._session = panel, command, session
        self._sheet, self._table = sheet, table
        # Not `triggered`: what a screen reader toggles is not.
        command.toggled.connect(lambda on: self.choose(on) if on != panel.open else None)
        panel.wanted.connect(self.choose)

    def choose(self, shown: bool) -> None:
        """The player opens the column, and is there with the keyboard; or folds it."""
        settings = replace(self._session.settings, show_panel=shown, panel_chosen=True)
        if not shown and self._sheet.speaking:
            self._sheet.close_by_hand()  # or it would keep the column open
        self._panel.choose(shown)
        table = self._table()
        if shown:
            self._panel.focus_list()
        elif table is not None:
            table.setFocus()
        self._command.setChecked(shown)
        if settings != self._session.settings:
            QTimer.singleShot(0, lambda: self._session.change(settings))

    def follow(self, width: int) -> None:
        """Open the column, or fold it, as the settings and this width of the page say."""
        shown = begins_open(self._session.settings, width)
        self._panel.choose(shown)
        self._command.setChecked(shown)
