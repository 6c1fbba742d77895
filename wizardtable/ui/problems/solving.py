# SPDX-License-Identifier: MIT
"""Problems: how they are offered, opened at the table, gone on from, and what is kept of them."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from wizardtable.core import catalog, clock
from wizardtable.core.files import FileError
from wizardtable.core.teaching.attempt import Attempt
from wizardtable.core.teaching.problem import ProblemFile, ProblemsError, problem_file, read_line
from wizardtable.store import problem_results
from wizardtable.store.problem_results import Key, ProblemResult
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.new_game_plan import own_player
from wizardtable.ui.problems.problem_choice import ProblemChoice
from wizardtable.ui.problems.problem_feature import ProblemFeature

PICTURES_FOLDER = "problem pictures"
"""The name of the folder in the data folder that keeps the pictures of problems, for all
players."""


class Solving(QObject):
    """Brings problems to the table, and keeps how they went."""

    def __init__(self, navigator: Navigator, feature: ProblemFeature) -> None:
        """`feature` shows a problem at the table."""
        super().__init__(feature)
        self._profile, self._navigator = navigator.profile, navigator
        feature.decided.connect(self._keep)
        feature.sheet.following.connect(self._go_on)
        self._feature = feature
        self._files: dict[str, ProblemFile] = {}
        self._following: list[Key] = []

    @staticmethod
    def day() -> int:
        """Which day it is."""
        return clock.today().toordinal()

    def choice(self, game: str = "") -> QDialog:
        """Returns the page of problems, turned to a game."""
        files = self._read()
        results, notice = problem_results.read(self._profile.data)
        standings = problem_results.standings(results)
        offered = {one: [entry.id for entry in file.entries] for one, file in files.items()}
        known = {(one, entry) for one, entries in offered.items() for entry in entries}
        waiting = [
            key for key in problem_results.due_problems(standings, self.day()) if key in known
        ]
        daily = problem_results.problem_of_the_day(offered, self.day())
        folder = self._profile.home.own(PICTURES_FOLDER)
        window = self._navigator.window
        dialog = ProblemChoice(files, standings, daily, waiting, folder, window, game, notice)
        dialog.chosen.connect(self.begin)
        return dialog

    def begin(self, game: str, problem: str, following: Sequence[Key] = ()) -> None:
        """Set a problem up on the table; the others follow it."""
        entry = self._read()[game].entry(problem)
        if entry is None:
            return
        self._following = [*following, (game, problem)] if following else []
        spec = catalog.get(game)
        own = own_player(self._profile.settings)
        attempt = Attempt(spec, own.name, read_line(spec, entry.line), own.wizard)
        self._navigator.sit(attempt.match, None, attempt)

    def _go_on(self) -> None:
        """Go on to the next problem that is not solved; where there is none, show the page."""
        results, _ = problem_results.read(self._profile.data)
        standings = problem_results.standings(results)
        for place, key in enumerate(self._following):
            if key not in standings or not standings[key].is_solved:
                self.begin(*key, self._following[place + 1 :] + self._following[:place])
                return
        self._navigator.open("problems", self._game())

    def _game(self) -> str:
        attempt = self._feature.attempt
        return "" if attempt is None else attempt.match.spec.id

    def _keep(self, attempt: Attempt) -> None:
        """Keep how a problem went: the first time that it is decided counts."""
        if attempt.try_count != 1:
            return
        game, problem = attempt.match.spec.id, attempt.problem.id
        result = ProblemResult(game, problem, attempt.stage == "solved", self.day())
        keep = partial(problem_results.record, self._profile.data, result)
        self._profile.catch_up()
        try:
            keep()
        except FileError as error:
            self._profile.keep_later(keep, keep)
            self._navigator.tell(error.reason)

    def _read(self) -> dict[str, ProblemFile]:
        if not self._files:
            for spec in catalog.all():
                try:
                    self._files[spec.id] = problem_file(spec)
                except ProblemsError:
                    continue  # the game has none
        return self._files


def solving_of(navigator: Navigator) -> Solving:
    """Returns what brings problems to the table of a window, the same one each time."""
    feature = navigator.feature(ProblemFeature)
    return feature.findChild(Solving) or Solving(navigator, feature)


def dialog_for(navigator: Navigator, game: str = "") -> QDialog:
    """Returns the page of problems, turned to a game."""
    return solving_of(navigator).choice(game)
