# SPDX-License-Identifier: MIT
"""Whether the column beside the table is open: as the settings and the width of the window say,
until the player chooses."""

from dataclasses import replace

from PySide6.QtCore import QTimer

from wizardtable.store.settings import Settings
from wizardtable.ui.match.advice_sheet import AdviceSheet
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.match.side_panel import begins_open
from wizardtable.ui.profile import Profile


class SidebarFeature(MatchFeature):
    """Opens and folds the column, and keeps what the player has chosen."""

    def __init__(self, page: MatchPage, profile: Profile, sheet: AdviceSheet) -> None:
        """`sheet` gives advice in the column, and keeps it open."""
        super().__init__(page)
        self._page, self._profile, self._sheet = page, profile, sheet
        self._panel, self._command = panel, command = page.panel, page.commands["log"]
        page.resized.connect(self.follow)
        # Not `triggered`: what a screen reader toggles is not.
        command.toggled.connect(lambda on: self.choose(on) if on != panel.open else None)
        panel.wanted.connect(self.choose)

    def choose(self, shown: bool) -> None:
        """The player opens the column, and is there with the keyboard; or folds it."""
        settings = replace(self._profile.settings, show_panel=shown, panel_chosen=True)
        if not shown and self._sheet.speaking:
            self._sheet.close_by_hand()  # or it would keep the column open
        self._panel.choose(shown)
        table = self._page.table
        if shown:
            self._panel.focus_list()
        elif table is not None:
            table.setFocus()
        self._command.setChecked(shown)
        if settings != self._profile.settings:
            QTimer.singleShot(0, lambda: self._profile.change(settings))

    def begin(self, match: OpenMatch) -> None:
        """Opens or folds the column for a match."""
        self.follow(self._page.width())

    def apply(self, settings: Settings) -> None:
        """Opens or folds the column as the settings say."""
        self.follow(self._page.width())

    def follow(self, width: int) -> None:
        """Open the column, or fold it, as the settings and this width of the page say."""
        shown = begins_open(self._profile.settings, width)
        self._panel.choose(shown)
        self._command.setChecked(shown)
