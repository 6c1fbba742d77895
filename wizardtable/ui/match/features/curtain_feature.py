# SPDX-License-Identifier: MIT
"""The curtain at the table: it falls between two people with secrets, and is lifted by the next."""

from wizardtable.play.sitter import sitter
from wizardtable.ui.match.curtain import Curtain
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage


class CurtainFeature(MatchFeature):
    """Lets the curtain fall when the controller asks for it, and lifts it with the next frame.

    Attributes:
        curtain: covers the table.
    """

    def __init__(self, page: MatchPage) -> None:
        super().__init__(page)
        self._page = page
        self.curtain = Curtain(page.place)
        self.curtain.lifted.connect(self._lift)
        page.presenting.connect(self._hide_if_lifted)

    def begin(self, match: OpenMatch) -> None:
        """Hides the table from screen readers, too, while the curtain is down."""
        controller = match.controller
        match.table.hide_behind(self.curtain)
        players = controller.match.players
        controller.curtain.connect(
            lambda seat: self.curtain.fall(
                controller.names[seat], sitter(controller.match.spec, players[seat]).wizard
            )
        )

    def end(self) -> None:
        """The table is left."""
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
