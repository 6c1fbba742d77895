# SPDX-License-Identifier: MIT
"""Problems: how they are offered, opened at the table, gone on from, and what is kept of them."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from wizardtable.core import catalog, clock
from wizardtable.core.files import FileError
from wizardtable.core.teaching.attempt import Attempt
from wizardtable.core.teaching.problem import ProblemFile, ProblemsError, read_line
from wizardtable.store import problem_results
from wizardtable.store.problem_results import Key, ProblemResult
from wizardtable.ui.dialogs.new_game_plan import guest
from wizardtable.ui.problems.problem_choice import ProblemChoice
from wizardtable.ui.session import Session

if TYPE_CHECKING:
    from wizardtable.ui.main_window import MainWindow


class Solving(QObject):
    """Brings problems to the table, and keeps how they went.

    Signals:
        opened(QDialog): this is to be opened above the window.
    """

    opened = Signal(object)

    def __init__(self, session: Session, window: "MainWindow") -> None:
        super().__init__(window)
        self._session, self._window = session, window
        self._files: dict[str, ProblemFile] = {}
        self._following: list[Key] = []
        self._connected = False

    @staticmethod
    def day() -> int:
        """Which day it is."""
        return clock.today().toordinal()

    def offer(self, game: str = "") -> None:
        """Show the page of problems."""
        files = self._read()
        results, notice = problem_results.read(self._session.data.problems)
        standings = problem_results.standings(results)
        offered = {one: [entry.id for entry in file.entries] for one, file in files.items()}
        known = {(one, entry) for one, entries in offered.items() for entry in entries}
        waiting = [key for key in problem_results.due(standings, self.day()) if key in known]
        daily = problem_results.of_the_day(offered, self.day())
        dialog = ProblemChoice(files, standings, daily, waiting, self._window, game, notice)
        dialog.chosen.connect(self.begin)
        self.opened.emit(dialog)

    def begin(self, game: str, problem: str, following: Sequence[Key] = ()) -> None:
        """Set a problem up on the table; the others follow it."""
        entry = self._read()[game].entry(problem)
        if entry is None:
            return
        self._following = [*following, (game, problem)] if following else []
        spec = catalog.get(game)
        name = self._session.settings.player_name or guest(())
        attempt = Attempt(spec, name, read_line(spec, entry.line))
        self._connect()
        self._window.rooms.enter(self._window.page)
        self._window.page.sit(attempt.match, None, attempt)

    def _go_on(self) -> None:
        """Go on to the next problem that is not solved; where there is none, show the page."""
        results, _ = problem_results.read(self._session.data.problems)
        standings = problem_results.standings(results)
        for place, key in enumerate(self._following):
            if key not in standings or not standings[key].solved:
                self.begin(*key, self._following[place + 1 :] + self._following[:place])
                return
        self.offer(self._game())

    def _game(self) -> str:
        controller = self._window.page.controller
        return "" if controller is None else controller.match.spec.id

    def _keep(self, attempt: Attempt) -> None:
        """Keep how a problem went: the first time that it is decided counts."""
        if attempt.tries != 1:
            return
        game, problem = attempt.match.spec.id, attempt.problem.id
        result = ProblemResult(game, problem, attempt.stage == "solved", self.day())
        keep = partial(problem_results.record, self._session.data.problems, result)
        self._session.catch_up()
        try:
            keep()
        except FileError as error:
            self._session.keep_later(keep, keep)
            self._window.tell(error.reason)

    def _read(self) -> dict[str, ProblemFile]:
        if not self._files:
            for spec in catalog.all():
                try:
                    self._files[spec.id] = spec.problem_file()
                except ProblemsError:
                    continue  # the game has none
        return self._files

    def _connect(self) -> None:
        if self._connected:
            return
        self._connected = True
        host = self._window.page.problem_host
        host.decided.connect(self._keep)
        host.sheet.following.connect(self._go_on)
