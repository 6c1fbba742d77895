# SPDX-License-Identifier: MIT
"""What keys ask for besides moves: how the match stands, what was last, and the list of moves."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import Message
from wizardtable.play import situation
from wizardtable.play.controller import Controller
from wizardtable.play.translate import render
from wizardtable.table.spoken.announcements import announce
from wizardtable.table.table_view import TableView
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.style.widgets import tab_through

_ALL_FOCUS = Qt.FocusPolicy.TabFocus


class KeyHelp(MatchFeature):
    """Answers of the strip above the table, and the ways of the keyboard round the page."""

    def __init__(self, page: MatchPage, open_sidebar: Callable[[], object]) -> None:
        """`open_sidebar` opens the column beside the table for good."""
        super().__init__(page)
        self._strip, self._panel, self._open_sidebar = page.report, page.panel, open_sidebar
        commands = page.commands
        self._controller: Controller | None = None
        self._table: TableView | None = None
        commands["situation"].triggered.connect(lambda: self._say(situation.situation))
        commands["last_turn"].triggered.connect(lambda: self._say(situation.last_turn))
        commands["to_moves"].triggered.connect(self._go_round)

    def begin(self, match: OpenMatch) -> None:
        """A match is on the table: Tab leads from there to whoever teaches, then to the lists."""
        self._controller, self._table = match.controller, match.table
        teacher = [
            one
            for one in self._panel.teacher.findChildren(QWidget)
            if one.focusPolicy() & _ALL_FOCUS
        ]
        tab_through([match.table, *teacher, self._panel.moves, self._panel.log])

    def end(self) -> None:
        """No match is on the table."""
        self._controller = self._table = None
        self._strip.clear()

    def _say(self, tell: Callable[[Match, Seat | None], Message]) -> None:
        controller, table = self._controller, self._table
        if controller is None or table is None or controller.curtain_seat is not None:
            return
        said = tell(controller.match, controller.viewer)
        self._strip.say(said)
        announce(table, render(said))

    def _go_round(self) -> None:
        """From the table to the list of moves, from there to the log, and back to the table."""
        panel, table = self._panel, self._table
        if table is None:
            return
        if panel.moves.hasFocus():
            panel.log.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif panel.log.hasFocus():
            table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self._open_sidebar()
            panel.focus_list()
