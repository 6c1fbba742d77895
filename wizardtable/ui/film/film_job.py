# SPDX-License-Identifier: MIT
"""Has a film made while everything else goes on, and writes it where it was asked for."""

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
"""Between two looks at how far it is."""

Main: TypeAlias = "Callable[[Connection[bytes, bytes]], None]"

_log = logging.getLogger(__name__)


class FilmJob(QObject):
    """One film at a time. The file is there whole, or not at all.

    Signals:
        progressed(float): how much is done, 0 to 1.
        finished(int): the file is written, and has so many bytes.
        failed(Message): there is no film.
    """

    progressed = Signal(float)
    finished = Signal(int)
    failed = Signal(object)

    def __init__(self, main: Main = film_process.main, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._main = main
        self._pipe: Connection[bytes, bytes] | None = None
        self._process: BaseProcess | None = None
        self._path = Path()
        self._writer: Thread | None = None
        self._size = 0
        self._problem: Message | None = None
        self._timer = timers.repeating(self, POLL_MS)
        self._timer.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """Whether a film is being made or written."""
        return self._process is not None or self._writer is not None

    def begin(self, order: FilmOrder, path: Path) -> None:
        """Make a film into this file; `failed` may follow at once where that cannot be."""
        self.cancel()
        self._path, self._problem = path, None
        try:
            files.probe(path)  # before the work, not after it
            self._start(order)
        except files.FileError as problem:
            self.failed.emit(problem.reason)
        except OSError as error:
            _log.error("no process could be started: %s", error)
            self._give_up()

    def cancel(self) -> None:
        """Make it no more; nothing is written then, but for a film that is done already."""
        process, self._process = self._process, None
        pipe, self._pipe = self._pipe, None
        if process is not None:
            process.kill()
            process.join(1.0)
        if pipe is not None:
            pipe.close()
        if self._writer is None:
            self._timer.stop()

    def _start(self, order: FilmOrder) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        process = context.Process(target=self._main, args=(theirs,), daemon=True)
        try:
            process.start()
        finally:
            theirs.close()  # so that the pipe ends when the process does
        self._process = process
        self._pipe.send_bytes(codec.dumps(FilmOrder, order).encode())
        self._timer.start()

    def _look(self) -> None:
        if self._writer is not None:
            if not self._writer.is_alive():
                self._conclude()
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
                    self._give_up()
        except (EOFError, OSError, ValueError):
            _log.error("the process that films was lost")
            self._give_up()

    def _write(self, data: bytes) -> None:
        """In a thread: a disk may take its time."""
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

    def _conclude(self) -> None:
        self._writer = None
        self._timer.stop()
        if self._problem is not None:
            self.failed.emit(self._problem)
        else:
            self.finished.emit(self._size)

    def _give_up(self) -> None:
        self.cancel()
        self.failed.emit(N_("film", "The film could not be made. Please try again."))
