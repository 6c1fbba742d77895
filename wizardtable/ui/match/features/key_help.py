# SPDX-License-Identifier: MIT
"""Answers keys that ask how the match stands or what happened last.

Another key moves the keyboard focus from the table to the lists and back.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from wizardtable.core import override
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import Message
from wizardtable.play import situation
from wizardtable.play.controller import Controller
from wizardtable.play.translate import render
from wizardtable.table.keyboard.key_places import leads_to_group
from wizardtable.table.spoken.announcements import Urgency, announce
from wizardtable.table.table_view import TableView
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.style.widgets import tab_through

_TAB_FOCUS = Qt.FocusPolicy.TabFocus


class KeyHelp(MatchFeature):
    """Answers keys that ask about the match, with sentences in a strip over the table.

    Another key moves the keyboard focus from part to part of the page.
    """

    def __init__(self, page: MatchPage, open_sidebar: Callable[[], object]) -> None:
        """Makes the feature; `open_sidebar` opens the sidebar."""
        super().__init__(page)
        self._answer_strip, self._panel, self._open_sidebar = (
            page.answer_strip,
            page.panel,
            open_sidebar,
        )
        commands = page.commands
        self._controller: Controller | None = None
        self._table: TableView | None = None
        commands["situation"].triggered.connect(lambda: self._answer(situation.situation))
        commands["last_turn"].triggered.connect(lambda: self._answer(situation.last_turn))
        commands["to_moves"].triggered.connect(self._move_focus)
        for part in (page.panel.moves, page.panel.log):
            part.installEventFilter(self)

    @override
    def begin(self, match: OpenMatch) -> None:
        """Sets the order of Tab: table, teacher's sheets, list of moves, log."""
        self._controller, self._table = match.controller, match.table
        teacher = [
            part
            for part in self._panel.teacher.findChildren(QWidget)
            if part.focusPolicy() & _TAB_FOCUS
        ]
        tab_through([match.table, *teacher, self._panel.moves, self._panel.log])

    @override
    def end(self) -> None:
        self._controller = self._table = None
        self._answer_strip.clear()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Lets Alt with a digit lead from a list to a group on the table."""
        if self._table is None or event.type() != QEvent.Type.KeyPress:
            return False
        if not isinstance(event, QKeyEvent) or not leads_to_group(event):
            return False
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        return self._table.keys.press(event)

    def _answer(self, tell: Callable[[Match, Seat | None], Message]) -> None:
        controller, table = self._controller, self._table
        if controller is None or table is None or controller.curtain_seat is not None:
            return
        answer = tell(controller.match, controller.viewer)
        self._answer_strip.say(answer)
        announce(table, render(answer), Urgency.ANSWER)

    def _move_focus(self) -> None:
        """Moves the keyboard focus from the table to the list of moves, then to the log, then
        back."""
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
