# SPDX-License-Identifier: MIT
"""Runs slow work with files in a thread, so that the window stays responsive."""

import sys
from collections.abc import Callable
from threading import Thread
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from wizardtable.core import files
from wizardtable.core.text import N_, Message
from wizardtable.play import timers

T = TypeVar("T")

POLL_MS = 20
"""Milliseconds between two checks whether the work is finished."""

UNEXPECTED_ERROR = N_("files", "Something went wrong with this file. You can carry on.")


class FileWork(QObject, Generic[T]):
    """A piece of work that starts at once in a thread of its own, and reports how it ended.

    The work goes on if the parent is deleted meanwhile; then nothing is reported.

    Signals:
        polled(): the work is still under way; emitted every `POLL_MS` milliseconds.
    """

    polled = Signal()

    def __init__(
        self,
        work: Callable[[], T],
        on_done: Callable[[T], None],
        on_failed: Callable[[Message], None],
        parent: QObject,
    ) -> None:
        """Starts the work.

        Args:
            work: the slow function. It runs in the thread, so it must not touch widgets.
            on_done: called in the window's thread with the result of the work.
            on_failed: called in the window's thread after an error, with a sentence for the player.
                An error that is no `FileError` is also passed to `sys.excepthook`.
            parent: the owner of this object.
        """
        super().__init__(parent)
        self._work, self._on_done, self._on_failed = work, on_done, on_failed
        self._results: list[T] = []
        self._error: BaseException | None = None
        self._thread = Thread(target=self._run, name="files", daemon=False)
        self._timer = timers.repeating(self, POLL_MS)
        self._timer.timeout.connect(self._poll)
        self._thread.start()
        self._timer.start()

    def _run(self) -> None:
        try:
            self._results.append(self._work())
        except BaseException as error:  # whatever the error is, the dialog must work again
            self._error = error

    def _poll(self) -> None:
        if self._thread.is_alive():
            self.polled.emit()
            return
        self._timer.stop()
        self.deleteLater()
        error = self._error
        if error is None:
            self._on_done(self._results[0])
        elif isinstance(error, files.FileError):
            self._on_failed(error.reason)
        else:
            self._on_failed(UNEXPECTED_ERROR)
            sys.excepthook(type(error), error, error.__traceback__)
