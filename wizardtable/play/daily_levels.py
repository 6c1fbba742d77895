# SPDX-License-Identifier: MIT
"""Has the levels play the daily tables that a person has opened, while everything else goes on."""

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
"""Between two looks at how far they are."""


class DailyLevels(QObject):
    """Plays what is not known yet, the weakest level first, and keeps each result.

    Signals:
        came(str, str): a level has finished the table of this game and this day.
    """

    came = Signal(str, str)

    def __init__(
        self, make: Callable[[], PlayOutJob] = PlayOutJob, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._job = make()
        self._wanted: dict[tuple[str, str, str], set[DataDir]] = {}  # by game, day and level
        self._timer = timers.repeating(self, POLL_MS)
        self._timer.timeout.connect(self.look)

    def want(self, data: DataDir, game_id: str, day: str) -> None:
        """Have the levels play this table as far as the player with this folder does not know it;
        each result is kept for every player for whom it was wanted."""
        known = daily.read(data).levels_at((game_id, day))
        for level in catalog.get(game_id).levels:
            if level.id not in known:
                self._wanted.setdefault((game_id, day, level.id), set()).add(data)
                self._job.add(game_id, day, level.id)
        if self._job.busy:
            self._timer.start()

    def plays(self, data: DataDir, game_id: str, day: str, level_id: str) -> bool:
        """Whether this level plays this table, or is going to, for the player."""
        table = game_id, day, level_id
        return self._job.wants(*table) and data in self._wanted.get(table, ())

    def close(self) -> None:
        """Play nothing more."""
        self._timer.stop()
        self._job.cancel()

    def look(self) -> None:
        """See whether something has been played."""
        self._job.poll(self._take)
        if not self._job.busy:
            self._timer.stop()

    def _take(self, order: PlayOut, played: PlayedOut) -> None:
        game, day = order.game_id, order.day
        seat = daily_table.table(catalog.get(game), day).seat
        result = played.result
        found = DailyLevelOutcome(
            game, day, order.level_id, result.ranks[seat], result.scores[seat]
        )
        for data in self._wanted.pop((game, day, order.level_id), ()):
            with suppress(files.FileError):  # it is played again some time
                daily.keep_level(data, found)
        self.came.emit(game, day)
