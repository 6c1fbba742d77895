# SPDX-License-Identifier: MIT
"""Shows the podium at the end of a match, before the ranking."""

from wizardtable.core import override
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.match.occasion import Occasion
from wizardtable.ui.profile import Profile


class OccasionFeature(MatchFeature):
    """Starts the show at the end of a match; the page then sends its signal `ended`.

    Attributes:
        occasion: the show over the table.
    """

    def __init__(self, page: MatchPage, profile: Profile) -> None:
        super().__init__(page)
        self._page, self._profile = page, profile
        self.occasion = Occasion(page.table_area)
        self.occasion.finished.connect(lambda: page.ended.emit(page.controller))
        page.skippers.append(self.occasion.skip)
        page.presenting.connect(self._end_if_going_on)

    @override
    def begin(self, match: OpenMatch) -> None:
        controller, table = match.controller, match.table
        table.stage.leads_to_podium = True
        controller.finished.connect(
            lambda: self.occasion.celebrate(controller, table, self._profile.settings)
        )

    @override
    def end(self) -> None:
        self.occasion.cancel()

    def _end_if_going_on(self) -> None:
        controller = self._page.controller
        if controller is not None and controller.match.to_move is not None:
            self.occasion.cancel()  # the player has undone the last move
