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
        whole: the number of bytes to process, or 0 until it is known.
        done: the number of bytes processed.
    """

    def __init__(self, cancelled: Message) -> None:
        """Starts with 0 bytes processed.

        Args:
            cancelled: the sentence of the error that `advance` raises after `cancel`.
        """
        self.whole = 0
        self.done = 0
        self._cancel_sentence = cancelled
        self._is_cancelled = Event()

    @property
    def share(self) -> float:
        """The share of the bytes that are processed, 0 to 1; 0 until their number is known."""
        return min(1.0, self.done / self.whole) if self.whole else 0.0

    def cancel(self) -> None:
        """Makes the next call of `advance` raise an error."""
        self._is_cancelled.set()

    def advance(self, count: int = 0) -> None:
        """Adds `count` to the processed bytes.

        Raises:
            files.FileError: the player has cancelled.
        """
        self.done += count
        if self._is_cancelled.is_set():
            raise files.FileError(self._cancel_sentence)
