# SPDX-License-Identifier: MIT
"""Main functions of film processes that make a film or fail, for tests of their parents."""

import os
import time
from multiprocessing.connection import Connection

from wizardtable.core import codec
from wizardtable.ui.film.film_process import FilmFailed, FilmMade, FilmProgress, Report

Pipe = Connection

FILM = b"a film"


def make_film(pipe: Pipe) -> None:
    """Takes an order, reports that half is done, and sends a film."""
    pipe.recv_bytes()
    _send(pipe, FilmProgress(0.5))
    _send(pipe, FilmMade(len(FILM)))
    pipe.send_bytes(FILM)


def never_end(pipe: Pipe) -> None:
    """Takes an order and reports that half is done, and then nothing."""
    pipe.recv_bytes()
    _send(pipe, FilmProgress(0.5))
    time.sleep(60)


def fail(pipe: Pipe) -> None:
    pipe.recv_bytes()
    _send(pipe, FilmFailed("ValueError: no"))


def die(pipe: Pipe) -> None:
    pipe.recv_bytes()
    os._exit(3)


def _send(pipe: Pipe, report: Report) -> None:
    pipe.send_bytes(codec.dumps(Report, report).encode())
