# SPDX-License-Identifier: MIT
"""Chooses the ambience, that is the background sounds of the visible room."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QStackedWidget, QWidget

from wizardtable.core import override
from wizardtable.play import timers
from wizardtable.sound.names import Ambience
from wizardtable.sound.player import SoundPlayer
from wizardtable.ui.profile import Profile

VISIBILITY_EVENTS = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.WindowStateChange)
"""Events of a window that can make it visible or hide it."""

HIDDEN_STATES = (Qt.ApplicationState.ApplicationHidden, Qt.ApplicationState.ApplicationSuspended)


class RoomAmbience(QObject):
    """Plays the ambience of the visible room; silent until `watch` is called.

    It is also silent if the settings say so, while the window is hidden or minimised, and while the
    match is paused.
    """

    def __init__(self, profile: Profile, sounds: SoundPlayer) -> None:
        super().__init__(profile)
        self._profile, self._sounds = profile, sounds
        self._window: QWidget | None = None
        self._in_lobby: Callable[[], bool] = lambda: True
        self._pause: QAction | None = None
        self._match_ambience = Ambience.HALL
        self._timer = timers.single(self)
        self._timer.timeout.connect(self._apply)
        profile.changed.connect(lambda _: self._timer.start())

    def set_match_ambience(self, ambience: Ambience, pause: QAction) -> None:
        """Sets the ambience of the match on the table.

        Args:
            ambience: the ambience of the game.
            pause: the command that is checked while the match is paused.
        """
        self._match_ambience = ambience
        if self._pause is not pause:
            self._pause = pause
            pause.toggled.connect(lambda _: self._timer.start())
        self._timer.start()

    def watch(self, rooms: QStackedWidget, in_lobby: Callable[[], bool]) -> None:
        """Starts to follow which of the rooms is visible.

        Args:
            rooms: the lobby and the match page in the window.
            in_lobby: returns True while the lobby is visible.
        """
        window, app = rooms.window(), QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        self._window, self._in_lobby = window, in_lobby
        window.installEventFilter(self)
        rooms.currentChanged.connect(lambda _: self._timer.start())
        app.applicationStateChanged.connect(lambda _: self._timer.start())
        self._timer.start()

    def close(self) -> None:
        """Stops following the window, which may soon be deleted."""
        self._window = None
        self._timer.stop()

    @property
    def wanted_ambience(self) -> Ambience | None:
        """The ambience to play now; None for silence."""
        settings, window = self._profile.settings, self._window
        if window is None or not (settings.sound and settings.ambience):
            return None
        if not window.isVisible() or window.isMinimized():
            return None
        if QGuiApplication.applicationState() in HIDDEN_STATES:
            return None
        if self._in_lobby():
            return Ambience.HALL
        paused = self._pause is not None and self._pause.isChecked()
        return None if paused else self._match_ambience

    def _apply(self) -> None:
        if self._window is not None:
            volume = self._profile.settings.ambience_volume
            self._sounds.set_ambience(self.wanted_ambience, volume)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() in VISIBILITY_EVENTS:
            self._timer.start()
        return super().eventFilter(watched, event)
