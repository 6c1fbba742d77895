# SPDX-License-Identifier: MIT
"""What follows the first picture of the window: its pages, then what only costs time later."""

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
from wizardtable.ui.single_instance import Reception, address
from wizardtable.ui.style.dressing import dress
from wizardtable.ui.window import preloading
from wizardtable.ui.window.main_window import MainWindow
from wizardtable.ui.window.startup import Startup

ICON_MS: Final = 150
"""Milliseconds after which the window gets its icon."""

SOUND_MS: Final = 400
"""Milliseconds after which sounds can be heard."""

PRELOADING_MS: Final = 800
"""Milliseconds after which what a match needs begins to be loaded."""

SCAN_MS: Final = 5000
"""Milliseconds after which saves are looked through for achievements."""


class RunningWindow(QObject):
    """Fills the first window, and closes what it has opened when the program is left.

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
        """Does what is needed once the window can be seen.

        `earlier` is the run that ended without a word, `opened` the save on the table.
        """
        profile = self._profile
        new = not profile.home.settings.exists()
        self._schedule()
        startup = Startup(self.main)
        self._closing.append(startup.close)
        startup.settle(self._app, earlier, new, opened is not None)
        presence.begin(behind=profile.behind)
        reception = Reception(address(profile.home.root), startup.come_forward)
        self._closing.append(reception.close)

    def close(self) -> None:
        """Ends every process and thread of the window."""
        for close in reversed(self._closing):
            close()
        self.main.ambience.close()

    def _follow_desktop(self) -> None:
        """Has what the player has not chosen be as the desktop says, from now on."""
        desktop = Desktop(self._app)
        desktop.changed.connect(self._profile.follow)
        desktop.look()

    def _schedule(self) -> None:
        QTimer.singleShot(ICON_MS, self, lambda: self._app.setWindowIcon(app_icon()))
        QTimer.singleShot(SOUND_MS, self, self._listen)
        QTimer.singleShot(PRELOADING_MS, self, self._preload)
        QTimer.singleShot(SCAN_MS, self, self._begin_to_scan)

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
            preloading.of_any_match(lambda: main.room, lambda: self._services.thinker),
            preloading.of_game,
            lambda: main.in_lobby,
            main,
        )
        ahead.watch(main.lobby)

    def _begin_to_scan(self) -> None:
        self.main.rooms.currentChanged.connect(self._scan)
        self._profile.switched.connect(self._scan)
        self._scan()

    def _scan(self) -> None:
        """Looks through saves for achievements while nobody plays."""
        if self.main.in_lobby:
            self._services.scan_achievements()
        else:
            self._services.stop_scan()
