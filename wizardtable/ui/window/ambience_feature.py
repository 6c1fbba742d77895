# SPDX-License-Identifier: MIT
"""The match feature that chooses the background sounds of the game on the table."""

from wizardtable.core import override
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.window.room_ambience import RoomAmbience


class AmbienceFeature(MatchFeature):
    """Tells `RoomAmbience`, which plays background sounds, which game is on the table."""

    def __init__(self, page: MatchPage, ambience: RoomAmbience) -> None:
        super().__init__(page)
        self._ambience, self._pause = ambience, page.commands["pause"]

    @override
    def begin(self, match: OpenMatch) -> None:
        sounds = match.controller.match.spec.view.sounds
        self._ambience.set_match_ambience(sounds.ambience, self._pause)
