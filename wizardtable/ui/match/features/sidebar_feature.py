# SPDX-License-Identifier: MIT
"""Shows, folds and docks the sidebar."""

from dataclasses import replace

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.store.settings import Settings
from wizardtable.table.spoken.announcements import Urgency, announce
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.match.side_panel import has_room_for_column
from wizardtable.ui.profile import Profile


class SidebarFeature(MatchFeature):
    """Shows and folds the sidebar, and saves whether the player wants it beside the table."""

    def __init__(self, page: MatchPage, profile: Profile) -> None:
        super().__init__(page)
        self._page, self._profile = page, profile
        self._chosen_docking: bool | None = None  # until `_save_choice`
        self._panel, self._command = panel, command = page.panel, page.commands["log"]
        page.resized.connect(self.update_column)
        # A screen reader sends `toggled`, but not `triggered`.
        command.toggled.connect(lambda on: self.show_lists(on) if on != panel.is_open else None)
        panel.lists_wanted.connect(self.show_lists)
        panel.dock_wanted.connect(self._dock_column)
        panel.lists_changed.connect(lambda: command.setChecked(panel.is_open))

    @override
    def begin(self, match: OpenMatch) -> None:
        """Opens or folds the sidebar for a match.

        For a screen reader the lists are open from the start if the settings show the sidebar.
        """
        self.update_column()
        wants_lists = self._profile.settings.show_panel and QAccessible.isActive()
        self._panel.show_over_table(wants_lists and not self._panel.is_docked)

    @override
    def apply(self, settings: Settings) -> None:
        self.update_column()

    def show_lists(self, shown: bool) -> None:
        """Shows the lists and gives them the keyboard focus, or hides the lists."""
        panel, table = self._panel, self._page.table
        if not shown and table is not None and panel.has_keyboard:
            table.take_keyboard()  # Qt would give it to the bar
        elif not shown and table is not None and panel.is_open:
            announce(
                table, render(N_("panel", "The log and the moves are hidden.")), Urgency.ANSWER
            )
        if shown and not panel.is_open:
            panel.show_over_table(True)
        elif not shown and panel.is_docked:
            self._choose_docking(docked=False)
        elif not shown:
            panel.show_over_table(False)
        if shown:
            panel.focus_list()
        elif table is not None and not table.hasFocus():
            table.setFocus()
        self._command.setChecked(panel.is_open)

    def update_column(self) -> None:
        """Puts the sidebar beside the table if it has room there and the player has not folded
        it."""
        wants_docking = (
            self._profile.settings.show_panel
            if self._chosen_docking is None
            else self._chosen_docking
        )
        self._panel.set_docked(wants_docking and has_room_for_column(self._page.size()))
        self._command.setChecked(self._panel.is_open)

    def _dock_column(self) -> None:
        self._choose_docking(docked=True)
        self._panel.focus_list()

    def _choose_docking(self, *, docked: bool) -> None:
        self._chosen_docking = docked
        self._panel.set_docked(docked)
        QTimer.singleShot(0, self._save_choice)  # show the sidebar first

    def _save_choice(self) -> None:
        chosen, self._chosen_docking = self._chosen_docking, None
        if chosen is not None and chosen != self._profile.settings.show_panel:
            self._profile.change(replace(self._profile.settings, show_panel=chosen))
