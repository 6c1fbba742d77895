# SPDX-License-Identifier: MIT
"""Keeps the match on the table saved, and tells when that does not work."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QTimer, Signal

from wizardtable.core.conduct import StandingOrder
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import Message
from wizardtable.store.save import Autosave

LOOK_MS = 500
"""Between two looks at how the writer's thread fares."""


class Saving(QObject):
    """Passes everything on to an `Autosave`, or drops it where there is none.

    Signals:
        problem(Message | None): why saving fails, that the match goes on under another name, or
            that all is well again.
    """

    problem = Signal(object)

    def __init__(self, autosave: Autosave | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._autosave = autosave
        self._told: Message | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(LOOK_MS)

    def keep(self, match: Match, orders: Mapping[Seat, StandingOrder]) -> None:
        """Something was played, taken back or ordered."""
        if self._autosave is not None:
            self._autosave.keep(match, orders)

    def flush(self) -> None:
        """Wait until everything played is on disk, or cannot be written."""
        if self._autosave is not None:
            self._autosave.flush()

    def close(self) -> None:
        """Finish writing; nothing is kept any more."""
        self._timer.stop()
        if self._autosave is not None:
            self._autosave.close()
            self._autosave = None

    def _look(self) -> None:
        kept = self._autosave
        problem = kept.problem or kept.notice if kept is not None else None
        if problem != self._told:
            self._told = problem
            self.problem.emit(problem)
