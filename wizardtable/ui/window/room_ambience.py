# SPDX-License-Identifier: MIT
"""Which ambience is heard: that of the room that is seen, if the player wants one."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QStackedWidget, QWidget

from wizardtable.play import timers
from wizardtable.sound.names import Ambience
from wizardtable.sound.player import SoundPlayer
from wizardtable.ui.profile import Profile

SEEN_OR_NOT = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.WindowStateChange)
"""Events of a window after which it may be seen, or not any more."""

AWAY = (Qt.ApplicationState.ApplicationHidden, Qt.ApplicationState.ApplicationSuspended)


class RoomAmbience(QObject):
    """The ambience of one run of the program; silent until it watches a window."""

    def __init__(self, profile: Profile, sounds: SoundPlayer) -> None:
        super().__init__(profile)
        self._profile, self._sounds = profile, sounds
        self._window: QWidget | None = None
        self._in_lobby: Callable[[], bool] = lambda: True
        self._pause: QAction | None = None
        self._at_table = Ambience.HALL
        self._soon = timers.single(self)
        self._soon.timeout.connect(self._ask)
        profile.changed.connect(lambda _: self._soon.start())

    def sit(self, ambience: Ambience, pause: QAction) -> None:
        """A match with this ambience is on the table; it is paused while the action is checked."""
        self._at_table = ambience
        if self._pause is not pause:
            self._pause = pause
            pause.toggled.connect(lambda _: self._soon.start())
        self._soon.start()

    def watch(self, rooms: QStackedWidget, in_lobby: Callable[[], bool]) -> None:
        """Follow what is seen of the rooms of a window, from now on."""
        window, app = rooms.window(), QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        self._window, self._in_lobby = window, in_lobby
        window.installEventFilter(self)
        rooms.currentChanged.connect(lambda _: self._soon.start())
        app.applicationStateChanged.connect(lambda _: self._soon.start())
        self._soon.start()

    def close(self) -> None:
        """Watch nothing any more: the window may soon be gone."""
        self._window = None
        self._soon.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Qt: a window is shown, hidden or minimised."""
        if event.type() in SEEN_OR_NOT:
            self._soon.start()
        return super().eventFilter(watched, event)

    @property
    def wanted(self) -> Ambience | None:
        """What is to be heard now; None: silence."""
        settings, window = self._profile.settings, self._window
        if window is None or not (settings.sound and settings.ambience):
            return None
        if not window.isVisible() or window.isMinimized():
            return None
        if QGuiApplication.applicationState() in AWAY:
            return None
        if self._in_lobby():
            return Ambience.HALL
        paused = self._pause is not None and self._pause.isChecked()
        return None if paused else self._at_table

    def _ask(self) -> None:
        if self._window is not None:
            volume = self._profile.settings.ambience_volume
            self._sounds.set_ambience(self.wanted, volume)
