# SPDX-License-Identifier: MIT
"""What the windows of one run share: the data directory, the settings, the thinking process
and the sounds."""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from wizardtable.core import clock, files
from wizardtable.store import settings as stored
from wizardtable.store.paths import DataDir
from wizardtable.store.player import players
from wizardtable.store.settings import DesktopPreferences, Settings

if TYPE_CHECKING:
    from wizardtable.ai.process.thinker_group import ThinkerGroup
    from wizardtable.play.analyst import Analyst
    from wizardtable.play.daily_levels import DailyLevels
    from wizardtable.sound.player import SoundPlayer
    from wizardtable.store.achieved.achievement_scan import AchievementScan
    from wizardtable.ui.room_ambience import RoomAmbience


class Session(QObject):
    """One run of the program.

    Attributes:
        began: when, in seconds since 1970.
        played: the saves of the matches that ended in this run.
        home: the data folder of the program; it is that of the first player.
        data: where saves, settings and statistics of the player are who plays now.
        settings: as they are now; change them through `change`.
        notice: what was wrong with the stored settings, to be told once.

    Signals:
        changed(Settings): the settings are other than before.
        switched(): another player plays now; `changed` follows.
        unsaved(Message): the settings could not be stored.
    """

    changed = Signal(object)
    switched = Signal()
    unsaved = Signal(object)

    def __init__(self, data: DataDir, language: str = "") -> None:
        """`data` is the first player's, whoever plays now. `language`, a code such as "fr", speaks
        for this run whatever the settings say."""
        super().__init__()
        self.began = clock.now()
        self.played: set[Path] = set()
        self.home = data
        self.data, absent = players.present(data)
        self._held = players.hold(data, self.player_id)
        self.language = language
        self.settings, notice = stored.load(self.data.settings)
        self.notice = absent or notice
        self._desktop = DesktopPreferences()
        self._thinker: ThinkerGroup | None = None
        self._analyst: Analyst | None = None
        self._daily_levels: DailyLevels | None = None
        self._player: SoundPlayer | None = None
        self._ambience: RoomAmbience | None = None
        self._scan: AchievementScan | None = None
        self._due: dict[object, Callable[[], object]] = {}

    def change(self, settings: Settings) -> None:
        """Use and store these settings."""
        if settings == self.settings:
            return
        if settings.language != self.settings.language:
            self.language = ""  # chosen in the window: no longer the command line's
        self.settings = settings
        try:
            stored.save(self.data.settings, settings)
        except stored.SettingsError as problem:
            self.unsaved.emit(problem.reason)
        self._set_volume()
        self.changed.emit(settings)

    def follow(self, desktop: DesktopPreferences) -> None:
        """Use what the desktop says where the player has chosen nothing; it is stored with the
        next choice. Themes that follow the desktop are worn again."""
        self._desktop = desktop
        settings = stored.as_on(desktop, self.settings)
        if settings != self.settings or settings.theme == "system":
            self.settings = settings
            self.changed.emit(settings)

    @property
    def player_id(self) -> str:
        """The id of the player who plays now, see `store.player.players`."""
        return players.id_of(self.home, self.data)

    def switch(self, player: str) -> None:
        """Have another player of this computer play: their settings, matches and statistics are
        used from now on. The table must have been left. Tells it if the player is gone."""
        if player == self.player_id:
            return
        if not players.is_here(self.home, player):  # another program has removed them
            self.unsaved.emit(players.GONE)
            return
        self._let_go()
        self.data = players.data_of(self.home, player)
        self._held = players.hold(self.home, player)
        settings, notice = stored.load(self.data.settings)
        self.settings = stored.as_on(self._desktop, settings)
        try:
            players.choose(self.home, player)
            self.data.saves.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            notice = files.problem(self.data.root, error).reason
        self._set_volume()
        self.switched.emit()
        self.changed.emit(self.settings)
        if notice is not None:
            self.unsaved.emit(notice)

    @property
    def behind(self) -> bool:
        """Whether something is still to be kept, see `keep_later`."""
        return bool(self._due)

    def keep_later(self, what: object, keep: Callable[[], object]) -> None:
        """Have `keep` called again until it no longer raises files.FileError, as it did for a full
        disk: before anything else is kept, and when the program is left. `what` tells it from
        others."""
        self._due.setdefault(what, keep)

    def catch_up(self) -> None:
        """Keep what is still to be kept, as far as that is possible now."""
        for what, keep in list(self._due.items()):
            with suppress(files.FileError):
                keep()
                del self._due[what]

    def forget_language(self) -> None:
        """The language of the command line counts no more: one was chosen in the window."""
        if self.language:
            self.language = ""
            self.changed.emit(self.settings)

    @property
    def thinker(self) -> "ThinkerGroup":
        """The thinking process; the first call starts it."""
        if self._thinker is None:
            from wizardtable.ai.process.thinker_group import ThinkerGroup  # noqa: PLC0415 - not before first paint

            self._thinker = ThinkerGroup()
        return self._thinker

    @property
    def analyst(self) -> "Analyst":
        """Who analyses finished matches, in a process that ends with each."""
        if self._analyst is None:
            from wizardtable.play.analyst import Analyst  # noqa: PLC0415 - not before first paint

            self._analyst = Analyst(parent=self)
        return self._analyst

    @property
    def daily_levels(self) -> "DailyLevels":
        """Who has the levels play daily tables, in a process that ends when they have."""
        if self._daily_levels is None:
            from wizardtable.play.daily_levels import DailyLevels  # noqa: PLC0415 - not before first paint

            self._daily_levels = DailyLevels(parent=self)
        return self._daily_levels

    @property
    def player(self) -> "SoundPlayer":
        """Who plays the sounds, as loud as the settings say; silent until it is started."""
        if self._player is None:
            from wizardtable.sound.player import SoundPlayer  # noqa: PLC0415 - not before first paint

            self._player = SoundPlayer()
            self._set_volume()
        return self._player

    @property
    def ambience(self) -> "RoomAmbience":
        """What is heard of the room; nothing until it watches a window."""
        if self._ambience is None:
            from wizardtable.ui.room_ambience import RoomAmbience  # noqa: PLC0415 - not before first paint

            self._ambience = RoomAmbience(self)
        return self._ambience

    @property
    def achievement_scan(self) -> "AchievementScan":
        """What looks through the saves of who plays now for achievements; the first call starts
        it."""
        if self._scan is None or self._scan.data != self.data:
            from wizardtable.store.achieved.achievement_scan import AchievementScan  # noqa: PLC0415 - not before first paint

            self.stop_scan()
            self._scan = AchievementScan(self.data)
        return self._scan

    def stop_scan(self) -> None:
        """Look through no further save for achievements; `achievement_scan` goes on with those
        that are left."""
        if self._scan is not None and not self._scan.done.is_set():
            self._scan.stop()
            self._scan = None

    def _set_volume(self) -> None:
        if self._player is not None:
            self._player.muted = not self.settings.sound
            self._player.volume = self.settings.volume

    def _let_go(self) -> None:
        """From now on the player may be removed by another program."""
        held, self._held = self._held, None
        if held is not None:
            os.close(held)

    def close(self) -> None:
        """End the thinking processes, and the one that is heard."""
        self._let_go()
        self.stop_scan()
        if self._ambience is not None:
            self._ambience.close()
        if self._player is not None:
            self._player.close()
            self._player = None
        if self._analyst is not None:
            self._analyst.cancel()
        if self._daily_levels is not None:
            self._daily_levels.close()
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None
