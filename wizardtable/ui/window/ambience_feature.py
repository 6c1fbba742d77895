# SPDX-License-Identifier: MIT
"""The ambience of the game on the table."""

from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.window.room_ambience import RoomAmbience


class AmbienceFeature(MatchFeature):
    """Tells the ambience of the room which game is on the table."""

    def __init__(self, page: MatchPage, ambience: RoomAmbience) -> None:
        super().__init__(page)
        self._ambience, self._pause = ambience, page.commands["pause"]

    def begin(self, match: OpenMatch) -> None:
        """Takes the ambience of the match's game."""
        sounds = match.controller.match.spec.view.sounds
        self._ambience.sit(sounds.ambience, self._pause)
