# SPDX-License-Identifier: MIT
"""The ways through the window, as its pages and dialogs know them."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget

from wizardtable.core.match import Match
from wizardtable.core.teaching.exercise import Exercise
from wizardtable.core.text import Message
from wizardtable.ui.new_game_plan import NewGamePlan
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services

Part = TypeVar("Part", bound=QObject)


class Navigator(Protocol):
    """Leads to other pages. The main window is one."""

    @property
    def profile(self) -> Profile:
        """The player of this run."""

    @property
    def services(self) -> Services:
        """The helpers of this run."""

    @property
    def window(self) -> QWidget:
        """The window above which dialogs open."""

    @property
    def path(self) -> Path | None:
        """The save of the match on the table, or None."""

    def go_to_lobby(self) -> None:
        """Leaves the table; the match can be continued."""

    def when_kept(self, leave: Callable[[], None]) -> None:
        """Calls `leave`, after a question if the match on the table cannot be saved."""

    def play(self, game_id: str, plan: NewGamePlan) -> None:
        """Deals a new match and goes to its table."""

    def sit(self, match: Match, path: Path | None, exercise: Exercise | None = None) -> None:
        """Goes to the table with a match, such as that of a problem."""

    def try_save(self, path: Path | str) -> None:
        """Continues a saved match, or says why it cannot be opened."""

    def replay_save(self, path: Path | str) -> None:
        """Replays a saved match from its beginning."""

    def analyse_save(self, path: Path | str) -> None:
        """Shows the analysis of a saved match that is over."""

    def film_save(self, path: Path | str) -> None:
        """Offers to make a film of a saved match that is over."""

    def learn(self, game_id: str, lesson: str = "") -> None:
        """Begins a lesson of a game, by default the first, or continues it."""

    def open(self, route: str, *about: object) -> None:
        """Opens the dialog of a route (`routes.DIALOGS`) above the window."""

    def show(self, dialog: QDialog) -> None:
        """Opens a dialog that is already made above the window."""

    def feature(self, kind: type[Part]) -> Part:
        """Returns a feature of the match page."""

    def switch_player(self, player: str) -> None:
        """Lets another player of this computer play, once the table is left."""

    def tell(self, message: Message) -> None:
        """Says one sentence in a dialog."""
