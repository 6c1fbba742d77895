# SPDX-License-Identifier: MIT
"""What keys ask for besides moves: how the match stands, what was last, and the list of moves."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import Message
from wizardtable.play import situation
from wizardtable.play.controller import Controller
from wizardtable.play.translate import render
from wizardtable.table.spoken.announcements import announce
from wizardtable.table.table_view import TableView
from wizardtable.ui.match.message_strip import MessageStrip
from wizardtable.ui.match.side_panel import SidePanel
from wizardtable.ui.style.widgets import tab_through

_ALL_FOCUS = Qt.FocusPolicy.TabFocus


class KeyHelp:
    """Answers of the strip above the table, and the ways of the keyboard round the page.

    Attributes:
        open_panel: opens the column beside the table for good.
    """

    def __init__(
        self, commands: Mapping[str, QAction], strip: MessageStrip, panel: SidePanel
    ) -> None:
        self._strip, self._panel = strip, panel
        self._controller: Controller | None = None
        self._table: TableView | None = None
        self.open_panel: Callable[[], object] = lambda: None
        commands["situation"].triggered.connect(lambda: self._say(situation.situation))
        commands["last_turn"].triggered.connect(lambda: self._say(situation.last_turn))
        commands["to_moves"].triggered.connect(self._go_round)

    def begin(self, controller: Controller, table: TableView) -> None:
        """A match is on the table: Tab leads from there to whoever teaches, then to the lists."""
        self._controller, self._table = controller, table
        teacher = [
            one
            for one in self._panel.teacher.findChildren(QWidget)
            if one.focusPolicy() & _ALL_FOCUS
        ]
        tab_through([table, *teacher, self._panel.moves, self._panel.log])

    def end(self) -> None:
        """No match is on the table."""
        self._controller = self._table = None
        self._strip.clear()

    def _say(self, tell: Callable[[Match, Seat | None], Message]) -> None:
        controller, table = self._controller, self._table
        if controller is None or table is None or controller.veiled is not None:
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
            self.open_panel()
            panel.focus_list()
