# SPDX-License-Identifier: MIT
"""Names the box at the beginning of a match that is played with a box of the player's own."""

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.play.moment_text import box_title
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage


class OwnBoxFeature(MatchFeature):
    """Says with which box a match is played, if it is not the one that comes with the program."""

    def __init__(self, page: MatchPage) -> None:
        super().__init__(page)
        self._banner = page.banner

    @override
    def begin(self, match: OpenMatch) -> None:
        title = box_title(match.controller.match)
        if title:
            words = N_("table", "You are playing with “{title}”, one of your own boxes.")
            self._banner.say(words.of(title=title), is_notice=True)
