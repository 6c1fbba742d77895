# SPDX-License-Identifier: MIT
"""Work with files that takes a while, done while the window goes on."""

import sys
from collections.abc import Callable
from threading import Thread
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from wizardtable.core import files
from wizardtable.core.text import N_, Message
from wizardtable.play import timers

T = TypeVar("T")

EVERY = 20
"""Milliseconds between two looks whether it is done."""

UNEXPECTED = N_("files", "Something went wrong with this file. You can carry on.")


class FileWork(QObject, Generic[T]):
    """Does the work in a thread of its own, then calls `done` with its result, or `failed` with a
    sentence, whatever went wrong. An error that nobody foresaw is reported as well.

    If its parent goes meanwhile, the work is done all the same, and nobody is called.

    Signals:
        looked(): the work is still under way; emitted every `EVERY` ms.
    """

    looked = Signal()

    def __init__(
        self,
        do: Callable[[], T],
        done: Callable[[T], None],
        failed: Callable[[Message], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._do, self._done, self._failed = do, done, failed
        self._found: list[T] = []
        self._error: BaseException | None = None
        self._thread = Thread(target=self._run, name="files", daemon=False)
        self._timer = timers.repeating(self, EVERY)
        self._timer.timeout.connect(self._look)
        self._thread.start()
        self._timer.start()

    def _run(self) -> None:
        try:
            self._found.append(self._do())
        except BaseException as error:  # whatever it is, the page must work again
            self._error = error

    def _look(self) -> None:
        if self._thread.is_alive():
            self.looked.emit()
            return
        self._timer.stop()
        self.deleteLater()
        error = self._error
        if error is None:
            self._done(self._found[0])
        elif isinstance(error, files.FileError):
            self._failed(error.reason)
        else:
            self._failed(UNEXPECTED)
            sys.excepthook(type(error), error, error.__traceback__)
