# SPDX-License-Identifier: MIT
"""Has the levels play daily tables in the background, and stores their results.

A level is an opponent of a certain strength. It plays the player's seat, so that players can
compare their own result with its result.
"""

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, Signal

from wizardtable.ai.process.messages import PlayedOut, PlayOut
from wizardtable.ai.process.play_out_job import PlayOutJob
from wizardtable.core import catalog, files
from wizardtable.core.arranged import daily_table
from wizardtable.play import timers
from wizardtable.store import daily
from wizardtable.store.daily import DailyLevelOutcome
from wizardtable.store.paths import DataDir

POLL_MS = 200
"""Milliseconds between two checks of the job's progress."""


class DailyLevels(QObject):
    """Has the levels play the daily tables whose results a player lacks, the weakest level first.

    Signals:
        level_finished(str, str): A level has finished the daily table of this game (its id) and
            day.
    """

    level_finished = Signal(str, str)

    def __init__(
        self, make: Callable[[], PlayOutJob] = PlayOutJob, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._job = make()
        self._players_by_request: dict[
            tuple[str, str, str], set[DataDir]
        ] = {}  # by game, day and level
        self._timer = timers.repeating(self, POLL_MS)
        self._timer.timeout.connect(self.store_results)

    def request(self, data: DataDir, game_id: str, day: str) -> None:
        """Has all levels play a daily table, except the levels whose result the player has.

        Each result is stored for every player for whom this method was called.

        Args:
            data: the player's folder.
            game_id: the id of the game.
            day: the day, such as "2026-11-26".
        """
        stored_levels = daily.read(data).levels_at((game_id, day))
        for level in catalog.get(game_id).levels:
            if level.id not in stored_levels:
                self._players_by_request.setdefault((game_id, day, level.id), set()).add(data)
                self._job.add(game_id, day, level.id)
        if self._job.is_busy:
            self._timer.start()

    def is_requested(self, data: DataDir, game_id: str, day: str, level_id: str) -> bool:
        """Returns whether a level plays this daily table now, or will play it, for the player.

        `data` is the player's folder.
        """
        table = game_id, day, level_id
        return self._job.is_queued(*table) and data in self._players_by_request.get(table, ())

    def close(self) -> None:
        """Stops the levels; no further result is stored."""
        self._timer.stop()
        self._job.cancel()

    def store_results(self) -> None:
        """Stores the results that have arrived since the last call."""
        self._job.poll(self._store)
        if not self._job.is_busy:
            self._timer.stop()

    def _store(self, order: PlayOut, played: PlayedOut) -> None:
        game, day = order.game_id, order.day
        seat = daily_table.table(catalog.get(game), day).seat
        result = played.result
        outcome = DailyLevelOutcome(
            game, day, order.level_id, result.ranks[seat], result.scores[seat]
        )
        for data in self._players_by_request.pop((game, day, order.level_id), ()):
            with suppress(files.FileError):  # not stored: the level will play the table again
                daily.keep_level(data, outcome)
        self.level_finished.emit(game, day)
