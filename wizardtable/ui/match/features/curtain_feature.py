# SPDX-License-Identifier: MIT
"""Shows the curtain between two people with secrets who share the screen."""

from wizardtable.core import override
from wizardtable.play.sitter import sitter
from wizardtable.ui.match.curtain import Curtain
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage


class CurtainFeature(MatchFeature):
    """Lowers the curtain for the controller, and hides it when the next frame is shown.

    Attributes:
        curtain: the curtain over the table.
    """

    def __init__(self, page: MatchPage) -> None:
        super().__init__(page)
        self._page = page
        self.curtain = Curtain(page.table_area)
        self.curtain.lifted.connect(self._lift)
        page.presenting.connect(self._hide_if_lifted)

    @override
    def begin(self, match: OpenMatch) -> None:
        """Prepares the curtain of a match; while it is down, the table is also hidden from screen
        readers."""
        controller = match.controller
        match.table.hide_behind(self.curtain)
        players = controller.match.players
        controller.curtain.connect(
            lambda seat: self.curtain.fall(
                controller.names[seat], sitter(controller.match.spec, players[seat]).wizard
            )
        )

    @override
    def end(self) -> None:
        self.curtain.hide()

    def _hide_if_lifted(self) -> None:
        controller = self._page.controller
        if controller is not None and controller.curtain_seat is None:
            self.curtain.hide()

    def _lift(self) -> None:
        controller, table = self._page.controller, self._page.table
        if controller is not None and table is not None:
            table.setFocus()
            controller.lift_curtain()
