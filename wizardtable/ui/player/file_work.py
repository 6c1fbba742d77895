# SPDX-License-Identifier: MIT
"""Something that takes a while with files, done while the window goes on."""

from collections.abc import Callable
from threading import Thread
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QTimer

from wizardtable.core import files
from wizardtable.core.text import Message

T = TypeVar("T")

EVERY = 20
"""Milliseconds between two looks whether it is done."""


class FileWork(QObject, Generic[T]):
    """Does it in a thread of its own, then calls back with what came of it, or with what was wrong.
    If its parent goes meanwhile, it is done all the same, and nobody is called."""

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
        self._problem: Message | None = None
        self._thread = Thread(target=self._run, name="files", daemon=False)
        self._timer = QTimer(self, interval=EVERY)
        self._timer.timeout.connect(self._look)
        self._thread.start()
        self._timer.start()

    def _run(self) -> None:
        try:
            self._found.append(self._do())
        except files.FileError as problem:
            self._problem = problem.reason

    def _look(self) -> None:
        if self._thread.is_alive():
            return
        self._timer.stop()
        if self._problem is not None:
            self._failed(self._problem)
        elif self._found:
            self._done(self._found[0])
        self.deleteLater()
