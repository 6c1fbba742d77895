# SPDX-License-Identifier: MIT
"""Processes that film, or do not, for the tests of what waits for them."""

import os
import time
from multiprocessing.connection import Connection

from wizardtable.core import codec
from wizardtable.ui.film.film_process import FilmFailed, FilmMade, FilmProgress, Report

Pipe = Connection

FILM = b"a film"


def films(pipe: Pipe) -> None:
    """Takes the order, tells that half is done, and is done."""
    pipe.recv_bytes()
    _send(pipe, FilmProgress(0.5))
    _send(pipe, FilmMade(len(FILM)))
    pipe.send_bytes(FILM)


def takes_long(pipe: Pipe) -> None:
    """Tells that half is done, and never any more."""
    pipe.recv_bytes()
    _send(pipe, FilmProgress(0.5))
    time.sleep(60)


def fails(pipe: Pipe) -> None:
    pipe.recv_bytes()
    _send(pipe, FilmFailed("ValueError: no"))


def dies(pipe: Pipe) -> None:
    pipe.recv_bytes()
    os._exit(3)


def _send(pipe: Pipe, report: Report) -> None:
    pipe.send_bytes(codec.dumps(Report, report).encode())
