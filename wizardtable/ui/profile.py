# SPDX-License-Identifier: MIT
"""The player of this run of the program: data folder and settings."""

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
    """The current player, whose settings and folder every page reads.

    Attributes:
        started_at: the start of this run, in seconds since 1970.
        played_saves: the saves of the matches that ended in this run.
        home: the data folder of the program, which is also that of the first player.
        data: the data folder of the current player, with saves, settings and statistics.
        language: the code of the language from the command line; "" for the language of the
            settings.
        settings: the current settings; call `change` to change them.
        notice: the problem with the stored settings, as a sentence for the player; None if there is
            none.

    Signals:
        changed(Settings): the settings have changed.
        switched(): another player is the current one; `changed` follows.
        unsaved(Message): the settings could not be stored, or the player could not be switched.
    """

    changed = Signal(object)
    switched = Signal()
    unsaved = Signal(object)

    def __init__(self, data: DataDir, language: str = "") -> None:
        """Reads the settings of the current player.

        Args:
            data: the data folder of the first player.
            language: the code of a language, such as "fr", that counts for this run instead of the
                settings; "" for none.
        """
        super().__init__()
        self.started_at = clock.now()
        self.played_saves: set[Path] = set()
        self.home = data
        self.data, absent = players.current_player(data)
        self._lock = players.hold(data, self.player_id)
        self.language = language
        self.settings, notice = stored.load(self.data.settings)
        self.notice = absent or notice
        self._desktop = DesktopPreferences()
        self._postponed: dict[object, Callable[[], object]] = {}

    def change(self, settings: Settings) -> None:
        """Applies and stores new settings."""
        if settings == self.settings:
            return
        if settings.language != self.settings.language:
            self.language = ""  # the choice in the window replaces the command line's
        before, self.settings = self.settings, settings
        try:
            stored.save(self.data.settings, settings, before)
        except stored.SettingsError as problem:
            self.unsaved.emit(problem.reason)
        self.changed.emit(settings)

    def follow_desktop(self, desktop: DesktopPreferences) -> None:
        """Applies the desktop's preferences where the player has chosen nothing.

        The desktop's preferences are not stored. A theme that follows the desktop is applied again.
        """
        self._desktop = desktop
        settings = stored.adapted_to(desktop, self.settings)
        if settings != self.settings or settings.theme == "system":
            self.settings = settings
            self.changed.emit(settings)

    @property
    def player_id(self) -> str:
        """The id of the current player, see `store.player.players`."""
        return players.id_of(self.home, self.data)

    def switch(self, player: str) -> None:
        """Makes another player of this computer the current one. Leave the table before.

        Args:
            player: the id of the player. If they were removed meanwhile, `unsaved` says so.
        """
        if player == self.player_id:
            return
        if not players.is_here(self.home, player):  # another program has removed them
            self.unsaved.emit(players.GONE_SENTENCE)
            return
        self._let_go()
        self.data = players.data_of(self.home, player)
        self._lock = players.hold(self.home, player)
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
    def has_backlog(self) -> bool:
        """True if something still has to be stored, see `keep_later`."""
        return bool(self._postponed)

    def keep_later(self, what: object, keep: Callable[[], object]) -> None:
        """Stores something later that could not be stored now, such as on a full disk.

        Args:
            what: identifies the thing to store; a second call for the same thing is ignored.
            keep: stores it. `catch_up` calls this until it no longer raises files.FileError.
        """
        self._postponed.setdefault(what, keep)

    def catch_up(self) -> None:
        """Tries again to store what could not be stored before."""
        for what, keep in list(self._postponed.items()):
            with suppress(files.FileError):
                keep()
                del self._postponed[what]

    def forget_language(self) -> None:
        """Ignores the language of the command line from now on; the player has chosen one in the
        window."""
        if self.language:
            self.language = ""
            self.changed.emit(self.settings)

    def _let_go(self) -> None:
        """Lets other programs remove the player from now on."""
        held, self._lock = self._lock, None
        if held is not None:
            os.close(held)

    def close(self) -> None:
        """Lets other programs remove the player from now on."""
        self._let_go()
