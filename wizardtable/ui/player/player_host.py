# SPDX-License-Identifier: MIT
"""What the window shows of who plays: their name in the lobby, their page, and the matches they
have finished."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from wizardtable.ui.dialogs.new_game_plan import NewGamePlan
from wizardtable.ui.session import Session

if TYPE_CHECKING:
    from wizardtable.store.save_summary import Summary
    from wizardtable.ui.lobby.lobby import Lobby
    from wizardtable.ui.main_window import MainWindow


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
        session.changed.connect(lambda _: self._tell_lobby())

    def show_in(self, lobby: "Lobby") -> None:
        """Show in the lobby who plays, from now on."""
        self._lobby = lobby
        self._tell_lobby()

    def _tell_lobby(self) -> None:
        if self._lobby is not None:
            settings = self._session.settings
            folder = self._session.data.saves
            self._lobby.show_player(folder, settings.player_name, settings.portrait)

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

        window = self._window
        dialog = HistoryDialog(self._session.data.saves, window, in_use=window.path)
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
            plan = NewGamePlan(summary.setup, summary.players, summary.seed)
            self._window.when_kept(lambda: self._window.play(summary.game_id, plan))
