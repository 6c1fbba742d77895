# SPDX-License-Identifier: MIT
"""Reads the saves of a folder for a list, without keeping the window waiting for a disk."""

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from wizardtable.store.save_summary import SummaryCache, SummaryReader

WAIT = 0.1
"""Seconds that a list waits for its first rows: few saves are there when it is first painted."""

EVERY = 15
"""Milliseconds between two looks at what else has come."""


class SaveReader(QObject):
    """Gives the saves of a folder, last played first, as they are read by another thread.

    Signals:
        came(list): `Summary`s that follow those given before.
        ended(): these were all.
    """

    came = Signal(object)
    ended = Signal()

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        self._known: SummaryCache = {}
        self._reading: SummaryReader | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """Whether there is something left to be read."""
        return self._reading is not None

    def read(self) -> None:
        """Read the folder, from the beginning if it is being read already. What comes within a
        moment is given before this returns."""
        self.stop()
        self._reading = SummaryReader(self._folder, self._known)
        self._reading.wait(WAIT)
        self._timer.start()
        self._look()

    def stop(self) -> None:
        """Read no further, and give nothing more."""
        self._timer.stop()
        if self._reading is not None:
            self._reading.stop()
            self._reading = None

    def _look(self) -> None:
        reading = self._reading
        if reading is None:
            return
        summaries, last = reading.take()
        if summaries:
            self.came.emit(summaries)
        if last and self._reading is reading:
            self.stop()
            self.ended.emit()
