# SPDX-License-Identifier: MIT
"""The interface through which pages and dialogs lead to other parts of the window."""

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
    """Leads to other pages and dialogs. The main window is the only one."""

    @property
    def profile(self) -> Profile:
        """The player of this run."""

    @property
    def services(self) -> Services:
        """The helpers of this run, such as sounds and the processes in which opponents think."""

    @property
    def window(self) -> QWidget:
        """The window above which dialogs open."""

    @property
    def path(self) -> Path | None:
        """The save of the match on the table; None without one."""

    def go_to_lobby(self) -> None:
        """Leaves the table; the match can be continued later."""

    def when_kept(self, leave: Callable[[], None]) -> None:
        """Calls `leave`, which leaves the table.

        If the match cannot be saved, or a lesson is under way, the player is asked first.
        """

    def play(self, game_id: str, plan: NewGamePlan) -> None:
        """Deals a new match and shows its table."""

    def sit(self, match: Match, path: Path | None, exercise: Exercise | None = None) -> None:
        """Shows the table of a given match.

        Args:
            match: the match.
            path: the save to which the match is written; None for no save.
            exercise: the lesson or the problem to which the match belongs; None otherwise.
        """

    def try_save(self, path: Path | str) -> None:
        """Continues a saved match, or reports why it cannot be opened."""

    def replay_match(self, match: Match) -> None:
        """Replays a finished match of somebody else, which is not saved."""

    def replay_save(self, path: Path | str) -> None:
        """Replays a saved match from its beginning."""

    def analyse_save(self, path: Path | str) -> None:
        """Shows the analysis of a saved match that is over."""

    def film_save(self, path: Path | str) -> None:
        """Opens the dialog that makes a film (an animated picture) of a saved match that is
        over."""

    def learn(self, game_id: str, lesson: str = "") -> None:
        """Begins or continues a lesson of a game; "" for the first lesson."""

    def open(self, route: str, *about: object) -> None:
        """Opens the dialog of a route (`routes.DIALOGS`) above the window.

        `about` goes to the dialog, such as the id of a game.
        """

    def show(self, dialog: QDialog) -> None:
        """Opens a dialog above the window, and returns at once."""

    def feature(self, kind: type[Part]) -> Part:
        """Returns the match page's feature of a class."""

    def switch_player(self, player: str) -> None:
        """Leaves the table and makes another player the current one; `player` is their id."""

    def tell(self, message: Message) -> None:
        """Shows one sentence in a dialog."""
