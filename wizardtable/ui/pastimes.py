# SPDX-License-Identifier: MIT
"""The ways from the lobby to what there is besides single matches."""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from wizardtable.core import files
from wizardtable.core.arranged import purposes
from wizardtable.ui.session import Session

if TYPE_CHECKING:
    from wizardtable.ui.dialogs.new_game_plan import NewGamePlan
    from wizardtable.ui.main_window import MainWindow
    from wizardtable.ui.problems.solving import Solving


class Pastimes(QObject):
    """Opens what there is to play and to look at besides single matches.

    Signals:
        opened(QDialog): this is to be opened above the window.
        begun(str, NewGamePlan): a match of this game is to be played.
        continued(str): the match saved at this path is to be gone on with.
    """

    opened = Signal(object)
    begun = Signal(str, object)
    continued = Signal(object)

    def __init__(self, session: Session, window: "MainWindow") -> None:
        super().__init__(window)
        self._session, self._window = session, window
        self._solving: Solving | None = None
        self._ways: dict[str, Callable[[], None]] = {
            "daily": self._open_daily,
            "problems": self._offer_problems,
            "tower": self._open_tower,
        }

    def open(self, way: str) -> None:
        """Go where a way of the lobby leads (`ui.lobby.lobby.WAYS`)."""
        self._ways[way]()

    def _open_daily(self) -> None:
        from wizardtable.ui.daily.daily_page import DailyDialog  # noqa: PLC0415 - when wanted

        dialog = DailyDialog(self._session, self._window)
        dialog.begun.connect(self._begin_daily)
        dialog.continued.connect(self.continued)
        self.opened.emit(dialog)

    def _open_tower(self) -> None:
        from wizardtable.ui.tower.tower_page import TowerDialog  # noqa: PLC0415 - when wanted

        dialog = TowerDialog(self._session, self._window)
        dialog.begun.connect(self.begun)
        self.opened.emit(dialog)

    def _begin_daily(self, game: str, plan: "NewGamePlan") -> None:
        from wizardtable.store import daily  # noqa: PLC0415 - when wanted

        self.begun.emit(game, plan)  # whoever hears it has the match saved
        day = purposes.counted_day(plan.purpose)
        if day:
            with suppress(files.FileError):  # its save says so too
                daily.begin(self._session.data.daily, game, day)

    @property
    def solving(self) -> "Solving":
        """The problems; the first call loads their page."""
        if self._solving is None:
            from wizardtable.ui.problems.solving import Solving  # noqa: PLC0415 - seldom needed

            self._solving = Solving(self._session, self._window)
            self._solving.opened.connect(self.opened)
        return self._solving

    def _offer_problems(self) -> None:
        self.solving.offer()
