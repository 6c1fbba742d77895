# SPDX-License-Identifier: MIT
"""Whether the column stands beside the table, and whether its lists lie over a table without it."""

from dataclasses import replace

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible

from wizardtable.store.settings import Settings
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.match.side_panel import has_room
from wizardtable.ui.profile import Profile


class SidebarFeature(MatchFeature):
    """Opens and folds the column, and keeps what the player has chosen."""

    def __init__(self, page: MatchPage, profile: Profile) -> None:
        super().__init__(page)
        self._page, self._profile = page, profile
        self._kept: bool | None = None  # what the player has just chosen
        self._panel, self._command = panel, command = page.panel, page.commands["log"]
        page.resized.connect(self.follow)
        # Not `triggered`: what a screen reader toggles is not.
        command.toggled.connect(lambda on: self.choose(on) if on != panel.open else None)
        panel.wanted.connect(self.choose)
        panel.dock_wanted.connect(self._dock)
        panel.turned.connect(lambda: command.setChecked(panel.open))

    def choose(self, shown: bool) -> None:
        """The player wants to see the lists, and is there with the keyboard; or folds them.

        Only a column that stands beside the table is folded for good.
        """
        panel, table = self._panel, self._page.table
        if shown and not panel.open:
            panel.draw_lists(True)
        elif not shown and panel.docked:
            self._keep(docked=False)
        elif not shown:
            panel.draw_lists(False)
        if shown:
            panel.focus_list()
        elif table is not None:
            table.setFocus()
        self._command.setChecked(panel.open)

    def begin(self, match: OpenMatch) -> None:
        """Opens or folds the column for a match. Its lists are there from the first moment where a
        screen reader would look for them."""
        self.follow()
        wanted = self._profile.settings.show_panel and QAccessible.isActive()
        self._panel.draw_lists(wanted and not self._panel.docked)

    def apply(self, settings: Settings) -> None:
        """Opens or folds the column as the settings say."""
        self.follow()

    def follow(self) -> None:
        """Has the column beside the table, if there is room for it and the player has not folded
        it."""
        kept = self._profile.settings.show_panel if self._kept is None else self._kept
        self._panel.dock(kept and has_room(self._page.size()))
        self._command.setChecked(self._panel.open)

    def _dock(self) -> None:
        self._keep(docked=True)
        self._panel.focus_list()

    def _keep(self, *, docked: bool) -> None:
        self._kept = docked
        self._panel.dock(docked)
        QTimer.singleShot(0, self._write)  # the column is there first

    def _write(self) -> None:
        kept, self._kept = self._kept, None
        if kept is not None and kept != self._profile.settings.show_panel:
            self._profile.change(replace(self._profile.settings, show_panel=kept))
