# SPDX-License-Identifier: MIT
"""Banners that wait for the one before them."""

from collections.abc import Callable
from typing import Final, TypeAlias

Show: TypeAlias = Callable[[Callable[[], None]], None]
"""Shows a banner, and calls what it is given when that is gone."""

_MOST: Final = 3
"""Banners that wait at most: where moves take no time, the oldest are forgotten."""


class BannerQueue:
    """Shows one banner at a time.

    Attributes:
        silent: says whether banners are left out just now.
    """

    def __init__(self, skips: Callable[[], bool]) -> None:
        """`skips` says whether everything arrives at once just now."""
        self._skips = skips
        self.silent: Callable[[], bool] = lambda: False
        self._waiting: list[Show] = []
        self._busy = False

    def add(self, show: Show) -> None:
        """Show a banner after those that came before it."""
        if self.silent():
            return
        self._waiting = [*self._waiting, show][-_MOST:]
        if not self._busy:
            self._go_on()

    def clear(self) -> None:
        """Forget those that wait."""
        self._waiting.clear()

    def _go_on(self) -> None:
        self._busy = bool(self._waiting)
        if self._busy:
            self._waiting.pop(0)(self._gone)

    def _gone(self) -> None:
        """A banner is gone; with one that was skipped all that wait are."""
        if self._skips():
            self.clear()
        self._go_on()
