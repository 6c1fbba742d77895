# SPDX-License-Identifier: MIT
"""The window after its first picture: it gets its pages, then slow work begins in the
background."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from wizardtable.paint.svg import app_icon
from wizardtable.store.presence import EarlierRun, Presence
from wizardtable.ui.desktop import Desktop
from wizardtable.ui.first_window import FirstWindow
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.single_instance import Reception, socket_name
from wizardtable.ui.style.dressing import dress
from wizardtable.ui.window import preloading
from wizardtable.ui.window.main_window import MainWindow
from wizardtable.ui.window.startup import Startup

ICON_DELAY_MS: Final = 150
"""Milliseconds after the first picture until the window gets its icon."""

SOUND_DELAY_MS: Final = 400
"""Milliseconds after the first picture until sounds can be heard."""

PRELOADING_DELAY_MS: Final = 800
"""Milliseconds after the first picture until the parts of matches and pages are loaded."""

SCAN_DELAY_MS: Final = 5000
"""Milliseconds after the first picture until saves are scanned for achievements."""


class RunningWindow(QObject):
    """Fills the first window, and closes everything that it opened when the program ends.

    Attributes:
        main: the main window.
    """

    def __init__(self, app: QApplication, window: FirstWindow, profile: Profile) -> None:
        super().__init__(window)
        self._app, self._profile = app, profile
        self._follow_desktop()
        dress(app, profile)
        self._services = Services(profile)
        self.main = MainWindow(window, profile, self._services)
        self._closing: list[Callable[[], None]] = [self._services.close]

    def settle(self, presence: Presence, earlier: EarlierRun | None, opened: Path | None) -> None:
        """Does the work that waits until the window is visible.

        Args:
            presence: the record of this run for the next start.
            earlier: the earlier run, if it crashed or could not store its results; None otherwise.
            opened: the save on the table; None for the lobby.
        """
        profile = self._profile
        new = not profile.home.settings.exists()
        self._schedule()
        startup = Startup(self.main)
        self._closing.append(startup.close)
        startup.settle(self._app, earlier, new, opened is not None)
        presence.begin(behind=profile.has_backlog)
        reception = Reception(socket_name(profile.home.root), startup.come_forward)
        self._closing.append(reception.close)

    def close(self) -> None:
        """Ends every process and thread of the window."""
        for close in reversed(self._closing):
            close()
        self.main.ambience.close()

    def _follow_desktop(self) -> None:
        """Applies the desktop's preferences where the player has chosen nothing, now and later."""
        desktop = Desktop(self._app)
        desktop.changed.connect(self._profile.follow_desktop)
        desktop.ask()

    def _schedule(self) -> None:
        QTimer.singleShot(ICON_DELAY_MS, self, lambda: self._app.setWindowIcon(app_icon()))
        QTimer.singleShot(SOUND_DELAY_MS, self, self._listen)
        QTimer.singleShot(PRELOADING_DELAY_MS, self, self._preload)
        QTimer.singleShot(SCAN_DELAY_MS, self, self._begin_to_scan)

    def _listen(self) -> None:
        self._services.sounds.start()
        self.main.ambience.watch(self.main.rooms, lambda: self.main.in_lobby)

    def _preload(self) -> None:
        main = self.main
        if not main.in_lobby:  # a match was opened at once
            once = Qt.ConnectionType.SingleShotConnection
            main.rooms.currentChanged.connect(self._preload, once)
            return
        ahead = preloading.Preloading(
            preloading.match_steps(lambda: main.room, lambda: self._services.thinker),
            preloading.game_steps,
            lambda: main.in_lobby,
            main,
            preloading.page_steps(lambda: self._profile.data),
        )
        ahead.watch(main.lobby)

    def _begin_to_scan(self) -> None:
        self.main.rooms.currentChanged.connect(self._scan)
        self._profile.switched.connect(self._scan)
        self._scan()

    def _scan(self) -> None:
        """Scans saves for achievements while the lobby is visible."""
        if self.main.in_lobby:
            self._services.scan_achievements()
        else:
            self._services.stop_scan()
