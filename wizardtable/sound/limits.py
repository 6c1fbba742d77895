# SPDX-License-Identifier: MIT
"""How many sounds are too many: fast replays and whole deals must purr, not rattle."""

from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Final

from wizardtable.sound.names import Sound

APART: Final = 0.07
"""Seconds between two of the same sound, at least."""

AT_ONCE: Final = 4.0
A_SECOND: Final = 6.0
"""How many sounds may come together, and how many a second go on."""

WEIGHTY: Final = frozenset({Sound.WIN, Sound.ROUND, Sound.TURN, Sound.REFUSED})
"""What is heard however much there was before it."""


class Limits:
    """Says of one sound after another whether it may be heard."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._last: dict[Sound, float] = {}
        self._supply, self._filled = AT_ONCE, clock()

    def allow(self, sound: Sound) -> bool:
        """Whether this sound may be heard now; it then counts as heard."""
        now = self._clock()
        self._supply = min(AT_ONCE, self._supply + (now - self._filled) * A_SECOND)
        self._filled = now
        if now - self._last.get(sound, -inf) < APART:
            return False
        if self._supply < 1 and sound not in WEIGHTY:
            return False
        self._supply = max(0.0, self._supply - 1)
        self._last[sound] = now
        return True
