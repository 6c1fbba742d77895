# SPDX-License-Identifier: MIT
"""Runs Python's cyclic garbage collector only in the thread of the window.

By default a collection runs in the thread that happens to trigger it. A thread that reads saves
could then delete a Qt object. That thread would hold one of Qt's locks while it waits for Python's
global lock. If the window's thread holds the global lock and waits for Qt's lock, both wait for
ever.
"""

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QObject, QTimer

PERIOD_MS: Final = 100
"""Milliseconds between two checks for garbage."""

GROWTH_FACTOR: Final = 1.25
"""The collector examines all objects once the memory has grown by this factor since the last time.

Memory is counted in Python's memory blocks. Python's own collector has a similar rule.
"""


class WindowCollector(QObject):
    """Collects garbage in the thread in which this object is made.

    Until `close`, Python's own collector runs in no thread.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._blocks = sys.getallocatedblocks()
        timer = QTimer(self)
        timer.timeout.connect(self._look)
        timer.start(PERIOD_MS)
        gc.disable()

    def close(self) -> None:
        """Lets Python's own collector run again."""
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
    """Turns Python's own collector off for the time of a `with` block.

    While Qt passes a new style, font or language to all widgets, it holds plain pointers to them.
    Our `changeEvent` handlers make objects, which can trigger a collection. That could delete a
    widget whose pointer Qt still needs.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
