# SPDX-License-Identifier: MIT
"""Who plays in this run of the program: the player's data folder and settings."""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from wizardtable.core import clock, files
from wizardtable.store import settings as stored
from wizardtable.store.paths import DataDir
from wizardtable.store.player import players
from wizardtable.store.settings import DesktopPreferences, Settings


class Profile(QObject):
    """The player of this run, whose settings and folder every page reads.

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
        self.data, absent = players.current_player(data)
        self._held = players.hold(data, self.player_id)
        self.language = language
        self.settings, notice = stored.load(self.data.settings)
        self.notice = absent or notice
        self._desktop = DesktopPreferences()
        self._due: dict[object, Callable[[], object]] = {}

    def change(self, settings: Settings) -> None:
        """Use and store these settings."""
        if settings == self.settings:
            return
        if settings.language != self.settings.language:
            self.language = ""  # chosen in the window: no longer the command line's
        before, self.settings = self.settings, settings
        try:
            stored.save(self.data.settings, settings, before)
        except stored.SettingsError as problem:
            self.unsaved.emit(problem.reason)
        self.changed.emit(settings)

    def follow(self, desktop: DesktopPreferences) -> None:
        """Uses what the desktop says where the player has chosen nothing. It is no choice.

        Themes that follow the desktop are worn again.
        """
        self._desktop = desktop
        settings = stored.adapted_to(desktop, self.settings)
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
        self.settings = stored.adapted_to(self._desktop, settings)
        try:
            players.choose(self.home, player)
            self.data.saves.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            notice = files.file_error(self.data.root, error).reason
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

    def _let_go(self) -> None:
        """From now on the player may be removed by another program."""
        held, self._held = self._held, None
        if held is not None:
            os.close(held)

    def close(self) -> None:
        """Lets other programs remove the player from now on."""
        self._let_go()
