# SPDX-License-Identifier: MIT
"""Handles unexpected errors: saves the match, logs the error and tells the player.

The program then continues.
"""

import logging
import os
import platform
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, qVersion

from wizardtable import __version__
from wizardtable.core import files
from wizardtable.core.text import N_
from wizardtable.system import is_headless
from wizardtable.ui.dialogs.notice import Notice

UNEXPECTED = N_("notice", "Something went wrong")
CLOSE = N_("notice", "Close")

MAX_LOG_BYTES, OLD_LOG_COUNT = 256 * 1024, 3
"""The largest size of a log file in bytes, and the number of old log files that are kept."""


class CrashNote(QObject):
    """Handles exceptions as `sys.excepthook`, also those of threads, and writes the program's log.

    Signals:
        error_logged(str): an error was logged, in any thread; with the report.
    """

    error_logged = Signal(str)

    def __init__(
        self, log: Path, keep: Callable[[], object], tell: Callable[[str, Path], object]
    ) -> None:
        """Prepares the log; `install` makes this object the handler.

        Args:
            log: the log file.
            keep: saves what is played; called in the event loop after each error.
            tell: reports the error to the player; called with the report and the log file, only
                once. Later errors are often consequences of the first.
        """
        super().__init__()
        self._log = log
        self._keep = keep
        self._tell = tell
        self._was_told = False
        self._logger = logging.getLogger("wizardtable")
        handler = _Log(
            log, maxBytes=MAX_LOG_BYTES, backupCount=OLD_LOG_COUNT, encoding="utf-8", delay=True
        )
        logging.basicConfig(handlers=[handler], format="%(asctime)s %(name)s %(message)s")
        logging.raiseExceptions = False  # a full disk must not cause further errors
        self.error_logged.connect(self._handle, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Makes this object the handler for uncaught exceptions of all threads."""
        sys.excepthook = self
        threading.excepthook = lambda error: self(
            error.exc_type, error.exc_value or error.exc_type(), error.exc_traceback
        )

    def __call__(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Logs an exception, with the arguments of `sys.excepthook`."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.exit(130)
            return
        text = report("".join(traceback.format_exception(kind, error, trace)))
        if sys.stderr is not None:  # a windowed program on Windows has none
            sys.stderr.write(text)
        self._logger.error("%s", text)
        self.error_logged.emit(text)

    def _handle(self, text: str) -> None:
        with suppress(Exception):  # saving may be the cause of the error
            self._keep()
        if not self._was_told:
            self._was_told = True
            self._tell(text, self._log)


class _Log(RotatingFileHandler):
    """A log that must be a regular file; if another kind of file is in its place, nothing is
    written."""

    def _open(self) -> TextIOWrapper:
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
        descriptor = files.open_regular(Path(self.baseFilename), flags)
        return os.fdopen(descriptor, "a", encoding=self.encoding)


def tell_at_start(text: str, log: Path) -> None:
    """Shows the report of an error that prevented a proper start, until the player closes the
    dialog."""
    words = N_(
        "notice",
        "The program could not start properly; your matches are safe. The "
        "error is recorded in {file}; please send the report to the "
        "developers.",
    )
    notice = Notice(None, UNEXPECTED, words.of(file=str(log)), CLOSE, report=text)
    if not is_headless():
        notice.exec()


def report(trace: str) -> str:
    """Returns the report of an error for developers, without the user's name in paths.

    Args:
        trace: the traceback of the error.
    """
    about = (
        f"wizardtable {__version__}{' (installed)' if getattr(sys, 'frozen', False) else ''}, "
        f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}"
    )
    return f"{about}\n{trace}".replace(str(Path.home()), "~")
