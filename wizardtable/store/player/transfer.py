# SPDX-License-Identifier: MIT
"""The progress of an export or import, shared by two threads.

One thread does the work. The other shows the progress and may cancel it.
"""

from threading import Event

from wizardtable.core import files
from wizardtable.core.text import Message


class Transfer:
    """The progress of an export or import.

    Attributes:
        whole: the bytes to process, or 0 until they are known.
        done: the bytes processed.
    """

    def __init__(self, cancelled: Message) -> None:
        """Starts with nothing processed. `cancelled` is the sentence to raise after a cancel."""
        self.whole = 0
        self.done = 0
        self._cancel_sentence = cancelled
        self._is_cancelled = Event()

    @property
    def share(self) -> float:
        """The share of the bytes that are processed, 0 to 1."""
        return min(1.0, self.done / self.whole) if self.whole else 0.0

    def cancel(self) -> None:
        """Makes the next call of `advance` raise an error."""
        self._is_cancelled.set()

    def advance(self, count: int = 0) -> None:
        """Adds processed bytes.

        Raises:
            files.FileError: the player has cancelled.
        """
        self.done += count
        if self._is_cancelled.is_set():
            raise files.FileError(self._cancel_sentence)
