# SPDX-License-Identifier: MIT
"""Announces a match at the pace of a screen reader, and offers that opponents wait for it."""

from dataclasses import replace
from typing import Final

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.play.controller import Controller
from wizardtable.store.settings import Settings
from wizardtable.table.spoken.announcements import announce, announcements_of
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.match.message_strip import MessageStrip
from wizardtable.ui.profile import Profile

_OFFER_BUTTON: Final = N_("speech", "Wait for speech")
_OFFER_SENTENCE: Final = N_(
    "speech",
    "With a screen reader, opponents can wait until their moves have been read out. "
    "You can change this in the preferences.",
)


class SpeechFeature(MatchFeature):
    """Applies the player's settings about speech, and offers once that opponents wait for it.

    No toolkit tells when speech has ended, so opponents wait for the estimated time. Any key ends
    the wait.

    Attributes:
        offer_strip: the strip with the offer; hidden unless a screen reader reads the table.
    """

    def __init__(self, page: MatchPage, profile: Profile) -> None:
        super().__init__(page)
        self._page, self._profile = page, profile
        self._controller: Controller | None = None
        self.offer_strip = MessageStrip(page, _OFFER_BUTTON)
        self.offer_strip.closed.connect(self._accept_offer)
        page.add_strip(self.offer_strip)

    @override
    def begin(self, match: OpenMatch) -> None:
        self._controller = match.controller
        match.table.spoken.first_read.connect(self._offer)
        self.apply(self._profile.settings)

    @override
    def end(self) -> None:
        self._controller = None
        self.offer_strip.clear()

    @override
    def apply(self, settings: Settings) -> None:
        announcements = announcements_of(self._page)
        queue = announcements.queue
        queue.detail, queue.rate = settings.speech, settings.speech_rate / 100
        if self._controller is not None:
            waits = settings.waits_for_speech
            self._controller.speech_ms_left = announcements.ms_left if waits else _no_wait
        if settings.waits_for_speech:
            self.offer_strip.clear()

    @override
    def retranslate(self) -> None:
        self.offer_strip.retranslate()

    def _offer(self) -> None:
        """Offers that opponents wait, to a player whose screen reader reads a table."""
        settings, controller = self._profile.settings, self._controller
        if settings.speech_offered or settings.waits_for_speech or controller is None:
            return
        if not any(player.level is not None for player in controller.match.players):
            return
        self._profile.change(replace(settings, speech_offered=True))
        self.offer_strip.say(_OFFER_SENTENCE)
        announce(self.offer_strip, self.offer_strip.words)

    def _accept_offer(self) -> None:
        self.offer_strip.clear()
        self._profile.change(replace(self._profile.settings, waits_for_speech=True))


def _no_wait() -> int:
    return 0
