# SPDX-License-Identifier: MIT
"""The player in the corner of the lobby: name, portrait and rating."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget

from wizardtable.play import timers
from wizardtable.play.translate import render
from wizardtable.store import ratings
from wizardtable.store.paths import DataDir
from wizardtable.ui.lobby.lobby import Lobby
from wizardtable.ui.profile import Profile

RATING_DELAY_MS = 400
"""Milliseconds after which the rating is read, so that more urgent work comes first."""


class LobbyPlayer(QObject):
    """Shows the current player in the lobby, and adds their rating a little later."""

    def __init__(self, profile: Profile, lobby: Lobby, rooms: QStackedWidget) -> None:
        super().__init__(lobby)
        self._profile, self._lobby = profile, lobby
        self._rating = ""
        self._rated: tuple[object, ...] = ()
        self._timer = timers.single(self, RATING_DELAY_MS)
        self._timer.timeout.connect(self._rate)
        profile.changed.connect(lambda _: self._tell_lobby())
        rooms.currentChanged.connect(lambda _: self._timer.start())
        self._tell_lobby()

    def _tell_lobby(self) -> None:
        settings = self._profile.settings
        folder = self._profile.data.saves
        rating = self._rating if self._rated[:1] == (self._profile.data,) else ""
        self._lobby.show_player(folder, settings.player_name, settings.portrait, rating)
        self._timer.start()

    def _rate(self) -> None:
        """Reads the player's rating at the game that they last played for rating, if it can have
        changed."""
        data = self._profile.data
        try:
            state = data.book.stat()
        except OSError:  # the player has no rating yet
            rated: tuple[object, ...] = (data,)
        else:
            rated = data, state.st_mtime_ns, state.st_size
        if rated == self._rated:
            return
        self._rated, self._rating = rated, ""
        if len(rated) > 1:
            self._rating = _rating(data)
        self._tell_lobby()


def _rating(data: DataDir) -> str:
    """Returns the rating at the game of the last rated match, as text; "" if there is no rated
    match."""
    rating = ratings.latest_rating(data)
    return "" if rating is None else render(ratings.rating_figures(rating))
