# SPDX-License-Identifier: MIT
"""How a match at the table ends: the occasion is celebrated, then its ranking follows."""

from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.match.occasion import Occasion
from wizardtable.ui.profile import Profile


class OccasionFeature(MatchFeature):
    """Celebrates the end of a match, after which the page has `ended`.

    Attributes:
        occasion: lies over the table.
    """

    def __init__(self, page: MatchPage, profile: Profile) -> None:
        super().__init__(page)
        self._page, self._profile = page, profile
        self.occasion = Occasion(page.place)
        self.occasion.over.connect(lambda: page.ended.emit(page.controller))
        page.skippers.append(self.occasion.skip)
        page.presenting.connect(self._end_if_going_on)

    def begin(self, match: OpenMatch) -> None:
        """Waits for the end of a match."""
        controller, table = match.controller, match.table
        controller.finished.connect(
            lambda: self.occasion.celebrate(controller, table, self._profile.settings)
        )

    def end(self) -> None:
        """The table is left."""
        self.occasion.end()

    def _end_if_going_on(self) -> None:
        controller = self._page.controller
        if controller is not None and controller.match.to_move is not None:
            self.occasion.end()  # the end was taken back
