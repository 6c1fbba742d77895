# SPDX-License-Identifier: MIT
"""Opens problems at the table, leads to the next one, and saves the results."""

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
"""The folder in the data folder that keeps the pictures of problems, for all players."""


class ProblemSolving(QObject):
    """The connection between the page of problems, the table and the saved results."""

    def __init__(self, navigator: Navigator, feature: ProblemFeature) -> None:
        super().__init__(feature)
        self._profile, self._navigator = navigator.profile, navigator
        feature.attempt_decided.connect(self._save_result)
        feature.sheet.next_requested.connect(self._begin_next)
        feature.sheet.list_requested.connect(self._open_list)
        self._feature = feature
        self._files: dict[str, ProblemFile] = {}
        self._next_keys: list[Key] = []

    @staticmethod
    def day_number() -> int:
        """Returns today's number in the calendar (`date.toordinal`)."""
        return clock.today().toordinal()

    def make_dialog(self, game: str = "") -> QDialog:
        """Returns the page of problems; `game` is the id of the game to show first, "" for the
        usual one."""
        files = self._read_files()
        results, notice = problem_results.read(self._profile.data)
        standings = problem_results.standings(results)
        offered = {game_id: [entry.id for entry in file.entries] for game_id, file in files.items()}
        available = {(game_id, entry) for game_id, entries in offered.items() for entry in entries}
        due_keys = [
            key
            for key in problem_results.due_problems(standings, self.day_number())
            if key in available
        ]
        daily_key = problem_results.problem_of_the_day(offered, self.day_number())
        folder = self._profile.home.own(PICTURES_FOLDER)
        window = self._navigator.window
        dialog = ProblemChoice(files, standings, daily_key, due_keys, folder, window, game, notice)
        dialog.problem_chosen.connect(self.begin)
        return dialog

    def begin(self, game: str, problem: str, next_keys: Sequence[Key] = ()) -> None:
        """Sets up a problem on the table.

        Args:
            game: the id of the game.
            problem: the id of the problem; an unknown problem is ignored.
            next_keys: the keys of the problems that *Next problem* leads to, in order.
        """
        entry = self._read_files()[game].entry(problem)
        if entry is None:
            return
        self._next_keys = [*next_keys, (game, problem)] if next_keys else []
        spec = catalog.get(game)
        own = own_player(self._profile.settings)
        attempt = Attempt(spec, own.name, read_line(spec, entry.line), own.wizard)
        self._navigator.sit(attempt.match, None, attempt)

    def _begin_next(self) -> None:
        """Begins the next problem that is not solved; opens the page if there is none."""
        results, _ = problem_results.read(self._profile.data)
        standings = problem_results.standings(results)
        for index, key in enumerate(self._next_keys):
            if key not in standings or not standings[key].is_solved:
                self.begin(*key, self._next_keys[index + 1 :] + self._next_keys[:index])
                return
        self._open_list()

    def _open_list(self) -> None:
        self._navigator.open("problems", self._game_id())

    def _game_id(self) -> str:
        attempt = self._feature.attempt
        return "" if attempt is None else attempt.match.spec.id

    def _save_result(self, attempt: Attempt) -> None:
        """Saves the result of a decided attempt; only the first decision counts."""
        if attempt.try_count != 1:
            return
        game, problem = attempt.match.spec.id, attempt.problem.id
        result = ProblemResult(game, problem, attempt.stage == "solved", self.day_number())
        keep = partial(problem_results.record, self._profile.data, result)
        self._profile.catch_up()
        try:
            keep()
        except FileError as error:
            self._profile.keep_later(keep, keep)
            self._navigator.tell(error.reason)

    def _read_files(self) -> dict[str, ProblemFile]:
        if not self._files:
            for spec in catalog.all():
                try:
                    self._files[spec.id] = problem_file(spec)
                except ProblemsError:
                    continue  # the game has no problems
        return self._files


def problem_solving_of(navigator: Navigator) -> ProblemSolving:
    """Returns the problem solving of a window, always the same one."""
    feature = navigator.feature(ProblemFeature)
    return feature.findChild(ProblemSolving) or ProblemSolving(navigator, feature)


def dialog_for(navigator: Navigator, game: str = "") -> QDialog:
    """Returns the page of problems; `game` is the id of the game to show first, "" for the usual
    one."""
    return problem_solving_of(navigator).make_dialog(game)
