# SPDX-License-Identifier: MIT
"""The helpers of a run that work beside the window: opponents, analyst, sounds and scan."""

from PySide6.QtCore import QObject

from wizardtable.ai.process.thinker import ThinkerGroup
from wizardtable.play.analyst import Analyst
from wizardtable.play.daily_levels import DailyLevels
from wizardtable.play.moves_checks import MovesChecks
from wizardtable.sound.player import SoundPlayer
from wizardtable.store.achieved.achievement_scan import AchievementScan
from wizardtable.store.settings import Settings
from wizardtable.ui.profile import Profile


class Services(QObject):
    """The helpers that pages share. A helper's process starts when the helper is first used.

    Attributes:
        sounds: plays sounds at the volume of the settings; silent until `start` is called on it.
        analyst: analyses finished matches.
        daily_levels: lets the opponents' levels play the daily tables.
        moves_checks: checks the moves of friends.
    """

    def __init__(self, profile: Profile) -> None:
        super().__init__(profile)
        self._profile = profile
        self.sounds = SoundPlayer()
        self.analyst = Analyst(parent=self)
        self.daily_levels = DailyLevels(parent=self)
        self.moves_checks = MovesChecks(parent=self)
        self._thinker: ThinkerGroup | None = None
        self._scan: AchievementScan | None = None
        profile.changed.connect(self._set_volume)
        self._set_volume(profile.settings)

    @property
    def thinker(self) -> ThinkerGroup:
        """The processes in which opponents think; the first access starts one."""
        if self._thinker is None:
            self._thinker = ThinkerGroup()
        return self._thinker

    def scan_achievements(self) -> AchievementScan:
        """Starts or continues the scan of the current player's saves for achievements."""
        if self._scan is None or self._scan.data != self._profile.data:
            self.stop_scan()
            self._scan = AchievementScan(self._profile.data)
        return self._scan

    def stop_scan(self) -> None:
        """Stops the scan; `scan_achievements` continues it with the remaining saves."""
        if self._scan is not None and not self._scan.done.is_set():
            self._scan.stop()
            self._scan = None

    def close(self) -> None:
        """Ends every process and thread."""
        self.stop_scan()
        self.sounds.close()
        self.analyst.cancel()
        self.daily_levels.close()
        self.moves_checks.close()
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None

    def _set_volume(self, settings: Settings) -> None:
        self.sounds.muted = not settings.sound
        self.sounds.volume = settings.volume
