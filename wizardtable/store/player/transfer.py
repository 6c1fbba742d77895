# SPDX-License-Identifier: MIT
"""A long reading or writing of a player file, seen from two threads: one does it, the other shows
how far it is and may cancel it."""

from threading import Event

from wizardtable.core import files
from wizardtable.core.text import Message


class Transfer:
    """The progress of a transfer.

    Attributes:
        whole: the bytes of all files, 0 until they are known; `done`: those that are through.
    """

    def __init__(self, cancelled: Message) -> None:
        """`cancelled` is the sentence that tells the player that nothing came of it."""
        self.whole = 0
        self.done = 0
        self._cancelled = cancelled
        self._ends = Event()

    @property
    def share(self) -> float:
        """How much is done, 0 to 1."""
        return min(1.0, self.done / self.whole) if self.whole else 0.0

    def cancel(self) -> None:
        """Makes the next `advance` raise."""
        self._ends.set()

    def advance(self, count: int = 0) -> None:
        """Notes that so many more bytes are through. Raises files.FileError with the sentence if
        the player has cancelled."""
        self.done += count
        if self._ends.is_set():
            raise files.FileError(self._cancelled)
