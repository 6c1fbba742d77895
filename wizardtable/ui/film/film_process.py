# SPDX-License-Identifier: MIT
"""The process that films: it has a screen that nobody sees, and writes nothing to the disk."""

import contextlib
import os
import signal
import sys
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Final, TypeAlias

from wizardtable.core import codec
from wizardtable.core.parent import end_with_parent

STEP: Final = 0.01
"""Progress is told no more often than at every hundredth."""


@dataclass(frozen=True, slots=True)
class FilmProgress:
    """So much (0 to 1) is done."""

    share: float


@dataclass(frozen=True, slots=True)
class FilmFailed:
    """It cannot be done; the error is for the log."""

    error: str


@dataclass(frozen=True, slots=True)
class FilmMade:
    """It is done: the next message is the file itself, of so many bytes."""

    size: int


Report: TypeAlias = FilmProgress | FilmFailed | FilmMade


def main(pipe: "Connection[bytes, bytes]") -> None:
    """Make the one film that the pipe asks for, and end."""
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the parent's to handle
    if hasattr(os, "nice"):
        os.nice(5)  # the window goes first
    end_with_parent()
    with contextlib.suppress(EOFError, OSError):
        _film(pipe)


def _film(pipe: "Connection[bytes, bytes]") -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = "1"
    from PySide6.QtWidgets import QApplication  # after what Qt reads at its start

    from wizardtable.ui.film.film_order import FilmOrder, make  # imports Qt
    from wizardtable.ui.language import Language  # imports Qt

    app = QApplication(sys.argv[:1])
    told = 0.0

    def tell(share: float) -> None:
        nonlocal told
        if share >= told + STEP:
            told = share
            _send(pipe, FilmProgress(share))

    try:
        order: FilmOrder = codec.loads(FilmOrder, pipe.recv_bytes().decode())
        Language(app).speak(order.language)
        data = make(order, tell)
    except (EOFError, OSError):
        raise
    except Exception as error:  # whatever it is, the window is told
        _send(pipe, FilmFailed(f"{type(error).__name__}: {error}"))
        return
    _send(pipe, FilmMade(len(data)))
    pipe.send_bytes(data)


def _send(pipe: "Connection[bytes, bytes]", report: Report) -> None:
    pipe.send_bytes(codec.dumps(Report, report).encode())
