# SPDX-License-Identifier: MIT
"""What the window shows of who plays: their name in the lobby, their page, and the matches they
have finished."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from wizardtable.core import files
from wizardtable.play import timers
from wizardtable.play.translate import render
from wizardtable.ui.session import Session

if TYPE_CHECKING:
    from wizardtable.store.save_summary import Summary
    from wizardtable.ui.lobby.lobby import Lobby
    from wizardtable.ui.main_window import MainWindow

PATIENCE = 400
"""Milliseconds after which the rating is looked up: everything else comes first."""


class PlayerHost(QObject):
    """Opens the player's page and history, and does what is chosen there.

    Signals:
        opened(QDialog): this is to be opened above the window.
    """

    opened = Signal(object)

    def __init__(self, session: Session, window: "MainWindow") -> None:
        super().__init__(window)
        self._session, self._window = session, window
        self._lobby: Lobby | None = None
        self._rating = ""
        self._rated: tuple[object, ...] = ()
        self._timer = timers.single(self, PATIENCE)
        self._timer.timeout.connect(self._rate)
        session.changed.connect(lambda _: self._tell_lobby())
        window.rooms.currentChanged.connect(lambda _: self._timer.start())

    def show_in(self, lobby: "Lobby") -> None:
        """Show in the lobby who plays, from now on."""
        self._lobby = lobby
        self._tell_lobby()

    def _tell_lobby(self) -> None:
        if self._lobby is not None:
            settings = self._session.settings
            folder = self._session.data.saves
            rating = self._rating if self._rated[:1] == (self._session.data,) else ""
            self._lobby.show_player(folder, settings.player_name, settings.portrait, rating)
            self._timer.start()

    def _rate(self) -> None:
        """Look up the rating at the game that was last played for it, if it may have changed."""
        path = self._session.data.ratings
        try:
            state = path.stat()
        except OSError:  # nobody was rated yet
            rated: tuple[object, ...] = (self._session.data,)
        else:
            rated = self._session.data, state.st_mtime_ns, state.st_size
        if rated == self._rated:
            return
        self._rated, self._rating = rated, ""
        if len(rated) > 1:
            self._rating = _rating(path)
        self._tell_lobby()

    def show_page(self, tab: str = "") -> None:
        """Open the page of who plays, at one of its tabs."""
        from wizardtable.ui.player.player_dialog import PlayerDialog  # noqa: PLC0415 - when wanted

        dialog = PlayerDialog(self._session, self._window, tab)
        dialog.chosen.connect(self.switch)
        self.opened.emit(dialog)

    def switch(self, player: str) -> None:
        """Have another player of this computer play, once the table is left."""

        def switch() -> None:
            self._window.go_to_lobby()
            self._session.switch(player)

        self._window.when_kept(switch)

    def show_history(self) -> None:
        """Show all matches that are over."""
        from wizardtable.ui.dialogs.history_dialog import HistoryDialog  # noqa: PLC0415 - when wanted

        window, session = self._window, self._session
        dialog = HistoryDialog(
            session.data.saves,
            window,
            in_use=window.path,
            began=session.began,
            played=session.played,
        )
        dialog.chosen.connect(window.try_save)
        dialog.replayed.connect(window.replay_save)
        dialog.analysed.connect(lambda path: self._look_back(path, lambda: window.show_end(1)))
        dialog.filmed.connect(lambda path: self._look_back(path, window.share))
        dialog.again.connect(self._play_again)
        self.opened.emit(dialog)

    def _look_back(self, path: str, act: Callable[[], None]) -> None:
        """Open a match that is over, and do something with it instead of telling its end."""
        self._window.when_kept(lambda: act() if self._window.open_quietly(path) else None)

    def _play_again(self, summary: "Summary") -> None:
        """Deal a match of the history once more."""
        if summary.setup is not None:
            from wizardtable.ui.dialogs.new_game_plan import (  # noqa: PLC0415 - slow to load
                NewGamePlan,
            )

            plan = NewGamePlan(summary.setup, summary.players, summary.seed)
            self._window.when_kept(lambda: self._window.play(summary.game_id, plan))


def _rating(path: Path) -> str:
    """The rating at the game of which a rated match ended last; "" if there is none."""
    from wizardtable.store import ratings  # noqa: PLC0415 - after first paint

    try:
        histories = ratings.histories(ratings.read(path))
    except files.FileError:
        return ""
    if not histories:
        return ""
    last = max((points[-1] for points in histories.values()), key=lambda one: one.match.ended)
    return render(ratings.figures(last.after))
