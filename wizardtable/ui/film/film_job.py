# SPDX-License-Identifier: MIT
"""Makes a film in another process while the window stays usable, and writes the file."""

import logging
import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from wizardtable.core import codec, files
from wizardtable.core.text import N_, Message
from wizardtable.play import timers
from wizardtable.ui.film import film_process
from wizardtable.ui.film.film_order import FilmOrder
from wizardtable.ui.film.film_process import FilmMade, FilmProgress, Report

POLL_MS = 60
"""Milliseconds between two checks for reports of the process."""

ProcessMain: TypeAlias = "Callable[[Connection[bytes, bytes]], None]"

_log = logging.getLogger(__name__)


class FilmJob(QObject):
    """The job of making films, one at a time. A film is an animated picture of a match.

    A file is written whole or not at all. `main` is the function that runs in the process; tests
    replace it.

    Signals:
        progressed(float): This share (0–1) of the film is done.
        finished(int): The file is written; its size in bytes.
        failed(Message): There is no film, for this reason.
    """

    progressed = Signal(float)
    finished = Signal(int)
    failed = Signal(object)

    def __init__(
        self, main: ProcessMain = film_process.main, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._process_main = main
        self._pipe: Connection[bytes, bytes] | None = None
        self._process: BaseProcess | None = None
        self._path = Path()
        self._writer: Thread | None = None
        self._size = 0
        self._problem: Message | None = None
        self._timer = timers.repeating(self, POLL_MS)
        self._timer.timeout.connect(self._poll)

    @property
    def is_busy(self) -> bool:
        """True while a film is being made or written."""
        return self._process is not None or self._writer is not None

    def begin(self, order: FilmOrder, path: Path) -> None:
        """Starts a film, and stops the one before.

        If the file cannot be written, or the process cannot start, `failed` comes at once.

        Args:
            order: the film to make.
            path: the file to write.
        """
        self.cancel()
        self._path, self._problem = path, None
        try:
            files.probe(path)  # to fail before the work, not after it
            self._start(order)
        except files.FileError as problem:
            self.failed.emit(problem.reason)
        except OSError as error:
            _log.error("no process could be started: %s", error)
            self._fail()

    def _start(self, order: FilmOrder) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        process = context.Process(target=self._process_main, args=(theirs,), daemon=True)
        try:
            process.start()
        finally:
            theirs.close()  # so that the pipe ends when the process does
        self._process = process
        self._pipe.send_bytes(codec.dumps(FilmOrder, order).encode())
        self._timer.start()

    def cancel(self) -> None:
        """Stops the film without writing it; a film that is already made is still written."""
        process, self._process = self._process, None
        pipe, self._pipe = self._pipe, None
        if process is not None:
            process.kill()
            process.join(1.0)
        if pipe is not None:
            pipe.close()
        if self._writer is None:
            self._timer.stop()

    def _poll(self) -> None:
        if self._writer is not None:
            if not self._writer.is_alive():
                self._end_writing()
            return
        try:
            while self._pipe is not None and self._pipe.poll():
                report: Report = codec.loads(Report, self._pipe.recv_bytes().decode())
                if isinstance(report, FilmProgress):
                    self.progressed.emit(report.share)
                elif isinstance(report, FilmMade):
                    self._write(self._pipe.recv_bytes())
                    return
                else:
                    _log.error("the film failed: %s", report.error)
                    self._fail()
        except (EOFError, OSError, ValueError):
            _log.error("the process that films was lost")
            self._fail()

    def _write(self, data: bytes) -> None:
        """Writes the file in a thread, because a disk may be slow."""
        self.cancel()
        self._size = len(data)

        def write() -> None:
            try:
                files.replace(self._path, data, public=True)
            except files.FileError as problem:
                self._problem = problem.reason

        self._writer = Thread(target=write, name="film writer")
        self._writer.start()
        self._timer.start()

    def _end_writing(self) -> None:
        self._writer = None
        self._timer.stop()
        if self._problem is not None:
            self.failed.emit(self._problem)
        else:
            self.finished.emit(self._size)

    def _fail(self) -> None:
        self.cancel()
        self.failed.emit(N_("film", "The film could not be made. Please try again."))
