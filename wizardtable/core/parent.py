# SPDX-License-Identifier: MIT
"""Lets a process end together with the process that started it."""

import multiprocessing
import os
import threading
from multiprocessing.connection import wait


def end_with_parent() -> None:
    """Ends this process as soon as its parent process has ended, even in the middle of work.

    Does nothing in a process that `multiprocessing` did not start.
    """
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(0)

    threading.Thread(target=watch, name="parent watch", daemon=True).start()
