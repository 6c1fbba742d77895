# SPDX-License-Identifier: MIT
"""Loads what matches need while nobody waits for it: the first match would stop the window for
more than half a second."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from wizardtable.core import catalog

if TYPE_CHECKING:
    from wizardtable.ui.main_window import MainWindow

PAUSE = 80
"""Milliseconds between two steps: what the player does meanwhile comes first."""


class Preloading(QObject):
    """Goes through steps one at a time, as long as the window is idle.

    Attributes:
        done: whether nothing is left to be loaded.
    """

    def __init__(
        self, steps: Iterator[object], idle: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        """`steps` does something before each item that it gives; `idle` says whether the next may
        be taken now."""
        super().__init__(parent)
        self.done = False
        self._steps, self._idle = steps, idle
        self._timer = QTimer(self, interval=PAUSE)
        self._timer.timeout.connect(self._step)
        self._timer.start()

    def _step(self) -> None:
        if self._idle() and next(self._steps, self) is self:
            self.done = True
            self._timer.stop()


def for_matches(window: "MainWindow") -> Iterator[object]:
    """The page of the table and what plays its sounds, then everything of each game that its first
    match loads."""
    from wizardtable.ui.match import table_page  # noqa: PLC0415 - that is what it is about

    yield table_page
    yield window.page
    from wizardtable.sound import player  # noqa: PLC0415

    yield player
    for spec in catalog.all():
        yield spec.rules
        yield spec.wording
        yield spec.brain
        yield spec.view
