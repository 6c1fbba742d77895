# SPDX-License-Identifier: MIT
"""The process that makes a film: it draws on an invisible screen and writes nothing to the disk."""

import contextlib
import os
import signal
import sys
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Final, TypeAlias

from wizardtable.core import codec
from wizardtable.core.parent import end_with_parent

PROGRESS_STEP: Final = 0.01
"""Smallest share (0–1) of a film between two reports of progress."""


@dataclass(frozen=True, slots=True)
class FilmProgress:
    """The report that a share (0–1) of the film is done."""

    share: float


@dataclass(frozen=True, slots=True)
class FilmFailed:
    """The report that the film could not be made, with an error for the log."""

    error: str


@dataclass(frozen=True, slots=True)
class FilmMade:
    """The report that the film is made, with its size in bytes; the next message is the film."""

    size: int


Report: TypeAlias = FilmProgress | FilmFailed | FilmMade


def main(pipe: "Connection[bytes, bytes]") -> None:
    """Reads one order from the pipe, makes its film, sends reports and the file, and ends."""
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl+C
    if hasattr(os, "nice"):
        os.nice(5)  # the window goes first
    end_with_parent()
    with contextlib.suppress(EOFError, OSError):
        _make_film(pipe)


def _make_film(pipe: "Connection[bytes, bytes]") -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = "1"
    from PySide6.QtWidgets import QApplication  # Qt reads the variables when it is imported

    from wizardtable.ui.film.film_order import FilmOrder, make_film  # imports Qt
    from wizardtable.ui.language import Language  # imports Qt

    app = QApplication(sys.argv[:1])
    reported_share = 0.0

    def report(share: float) -> None:
        nonlocal reported_share
        if share >= reported_share + PROGRESS_STEP:
            reported_share = share
            _send(pipe, FilmProgress(share))

    try:
        order: FilmOrder = codec.loads(FilmOrder, pipe.recv_bytes().decode())
        Language(app).speak(order.language)
        data = make_film(order, report)
    except (EOFError, OSError):
        raise
    except Exception as error:  # the window must hear of any error
        _send(pipe, FilmFailed(f"{type(error).__name__}: {error}"))
        return
    _send(pipe, FilmMade(len(data)))
    pipe.send_bytes(data)


def _send(pipe: "Connection[bytes, bytes]", report: Report) -> None:
    pipe.send_bytes(codec.dumps(Report, report).encode())
