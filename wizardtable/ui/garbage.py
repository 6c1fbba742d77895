# SPDX-License-Identifier: MIT
"""When and where Python's cyclic garbage collector runs: in the window's own thread only.

A collection runs in whichever thread makes the object that sets it off. In a thread that reads
saves it may delete a Qt object there, which waits for the interpreter's lock with one of Qt's locks
in its hand, while the window's thread waits for that one: both stand still for ever.
"""

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QObject, QTimer

PERIOD_MS: Final = 100
"""Milliseconds between two looks whether there is garbage to collect."""

GROWTH_FACTOR: Final = 1.25
"""All objects are looked through once Python holds this many times the memory blocks as after the
last time, as the collector itself would do."""


class WindowCollector(QObject):
    """Collects garbage in the thread that it is made in, and keeps the collector from running by
    itself in any other one, until it is closed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._blocks = sys.getallocatedblocks()
        timer = QTimer(self)
        timer.timeout.connect(self._look)
        timer.start(PERIOD_MS)
        gc.disable()

    def close(self) -> None:
        """Lets the collector run by itself again."""
        self.deleteLater()
        gc.enable()

    def _look(self) -> None:
        young, middle, old = gc.get_count()
        limits = gc.get_threshold()
        if young <= limits[0]:
            return
        if old > limits[2] and sys.getallocatedblocks() > GROWTH_FACTOR * self._blocks:
            gc.collect()
            self._blocks = sys.getallocatedblocks()
        else:
            gc.collect(int(middle > limits[1]))


@contextmanager
def collector_off() -> Iterator[None]:
    """Keep the collector from running by itself; afterwards it is as it was before.

    While Qt tells all widgets of another style, font or language, it holds plain pointers to them,
    and our `changeEvent` handlers make objects. A collection that these set off could delete a
    widget whose pointer comes next.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
