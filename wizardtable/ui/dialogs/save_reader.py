# SPDX-License-Identifier: MIT
"""Reads the saves of a folder in another thread, so that a slow disk does not block the window."""

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from wizardtable.store.save_summary import SummaryCache, SummaryReader

FIRST_WAIT_SECONDS = 0.1
"""The most seconds that `read` waits for the first saves, so that a short list appears complete."""

POLL_MS = 15
"""Milliseconds between two checks for further saves."""


class SaveReader(QObject):
    """Reads the saves of a folder in another thread, the last played first.

    Signals:
        summaries_read(list): the summaries (`Summary`) of the next saves; none is repeated.
        finished(): all saves have been read.
    """

    summaries_read = Signal(object)
    finished = Signal()

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        self._cache: SummaryCache = {}
        self._summary_reader: SummaryReader | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self._poll)

    @property
    def is_reading(self) -> bool:
        """True while saves are still to be read."""
        return self._summary_reader is not None

    def read(self) -> None:
        """Starts to read the folder, or starts again from the beginning.

        The saves read within `FIRST_WAIT_SECONDS` seconds are emitted before this function returns.
        """
        self.stop()
        self._summary_reader = SummaryReader(self._folder, self._cache)
        self._summary_reader.wait(FIRST_WAIT_SECONDS)
        self._timer.start()
        self._poll()

    def stop(self) -> None:
        """Stops reading; no further signal is emitted."""
        self._timer.stop()
        if self._summary_reader is not None:
            self._summary_reader.stop()
            self._summary_reader = None

    def _poll(self) -> None:
        reading = self._summary_reader
        if reading is None:
            return
        summaries, is_last = reading.take()
        if summaries:
            self.summaries_read.emit(summaries)
        if is_last and self._summary_reader is reading:
            self.stop()
            self.finished.emit()
