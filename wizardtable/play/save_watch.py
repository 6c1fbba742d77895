# SPDX-License-Identifier: MIT
"""Writes the save of the match on the table, and notices when writing fails."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, Signal

from wizardtable.core.conduct import StandingOrder
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import Message
from wizardtable.play import timers
from wizardtable.store.save import Autosave

CHECK_MS: Final = 500
"""Milliseconds between two checks of the thread that writes the save."""


class SaveWatch(QObject):
    """Writes the save of one match; with None as `autosave`, nothing is written.

    Signals:
        problem(Message | None): The reason why saving fails while play continues, or a notice that
            the match is now saved in a new file; None once saving works again.
    """

    problem = Signal(object)

    def __init__(self, autosave: Autosave | None, parent: QObject) -> None:
        super().__init__(parent)
        self._autosave = autosave
        self._reported_problem: Message | None = None
        self._check_timer = timers.repeating(self, CHECK_MS)
        self._check_timer.timeout.connect(self._check)
        self._check_timer.start()

    def keep(self, match: Match, orders: Mapping[Seat, StandingOrder]) -> None:
        """Has the match and the standing orders written soon, by another thread."""
        if self._autosave is not None:
            self._autosave.keep(match, orders)

    def flush(self) -> None:
        """Waits until all actions are on the disk, or until writing them has failed."""
        if self._autosave is not None:
            self._autosave.flush()

    def close(self) -> None:
        """Finishes writing. Saves nothing afterwards."""
        self._check_timer.stop()
        if self._autosave is not None:
            self._autosave.close()
            self._autosave = None

    def _check(self) -> None:
        autosave = self._autosave
        problem = autosave.problem or autosave.notice if autosave is not None else None
        if problem != self._reported_problem:
            self._reported_problem = problem
            self.problem.emit(problem)
