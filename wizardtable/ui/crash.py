# SPDX-License-Identifier: MIT
"""Writes an unexpected error down and tells the player once; the program goes on."""

import logging
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QTimer


class CrashNote:
    """A `sys.excepthook` that also takes what the program logs."""

    def __init__(self, log: Path, tell: Callable[[Path], None]) -> None:
        """`tell` is called with the log's path, once, from the event loop."""
        self._log = log
        self._tell = tell
        self._told = False
        logging.basicConfig(
            handlers=[logging.FileHandler(log, encoding="utf-8", delay=True)],
            format="%(asctime)s %(name)s %(message)s",
        )

    def __call__(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """As `sys.excepthook`."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.exit(130)
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        if sys.stderr is not None:  # a windowed program on Windows has none
            sys.stderr.write(text)
        try:
            with self._log.open("a", encoding="utf-8") as file:
                file.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')}\n{text}\n")
        except OSError:
            return  # nothing can be written: then neither can this be told
        if not self._told:
            self._told = True
            QTimer.singleShot(0, lambda: self._tell(self._log))
