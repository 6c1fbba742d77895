# SPDX-License-Identifier: MIT
"""Keeps the match, writes an unexpected error down and tells the player; the program goes on."""

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
from wizardtable.system import headless
from wizardtable.ui.dialogs.notice import Notice

UNEXPECTED = N_("notice", "Something went wrong")
CLOSE = N_("notice", "Close")

LARGEST, KEPT = 256 * 1024, 3
"""Bytes after which a new log is begun, and how many old ones are kept."""


class CrashNote(QObject):
    """A `sys.excepthook` that also takes errors of threads and what the program logs.

    Signals:
        happened(str): with the report, from whatever thread.
    """

    happened = Signal(str)

    def __init__(
        self, log: Path, keep: Callable[[], object], tell: Callable[[str, Path], object]
    ) -> None:
        """From the event loop `keep` is called first, to save what is played, then `tell` with the
        report and the log's path, once: what follows is often only more of the same."""
        super().__init__()
        self._log = log
        self._keep = keep
        self._tell = tell
        self._told = False
        self._logger = logging.getLogger("wizardtable")
        handler = _Log(log, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8", delay=True)
        logging.basicConfig(handlers=[handler], format="%(asctime)s %(name)s %(message)s")
        logging.raiseExceptions = False  # a full disk is no reason for more errors
        self.happened.connect(self._attend, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Take the errors of this program from now on."""
        sys.excepthook = self
        threading.excepthook = lambda told: self(
            told.exc_type, told.exc_value or told.exc_type(), told.exc_traceback
        )

    def __call__(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """As `sys.excepthook`."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.exit(130)
            return
        text = report("".join(traceback.format_exception(kind, error, trace)))
        if sys.stderr is not None:  # a windowed program on Windows has none
            sys.stderr.write(text)
        self._logger.error("%s", text)
        self.happened.emit(text)

    def _attend(self, text: str) -> None:
        with suppress(Exception):  # it may be the very thing that went wrong
            self._keep()
        if not self._told:
            self._told = True
            self._tell(text, self._log)


class _Log(RotatingFileHandler):
    """A log that is a regular file; what goes on in another one's place is not written down."""

    def _open(self) -> TextIOWrapper:
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
        descriptor = files.open_regular(Path(self.baseFilename), flags)
        return os.fdopen(descriptor, "a", encoding=self.encoding)


def tell_at_start(text: str, log: Path) -> None:
    """Show the report of what kept the program from starting as it should, until it is closed."""
    told = N_(
        "notice",
        "The program could not start properly; your matches are safe. The "
        "error is recorded in {file}; please send the report to the "
        "developers.",
    )
    notice = Notice(None, UNEXPECTED, told.of(file=str(log)), CLOSE, report=text)
    if not headless():
        notice.exec()


def report(trace: str) -> str:
    """What a developer needs to know, without the player's name in the paths."""
    about = (
        f"wizardtable {__version__}{' (installed)' if getattr(sys, 'frozen', False) else ''}, "
        f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}"
    )
    return f"{about}\n{trace}".replace(str(Path.home()), "~")
