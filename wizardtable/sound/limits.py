# SPDX-License-Identifier: MIT
"""Limits the number of sounds, so that fast replays and whole deals do not rattle."""

from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Final

from wizardtable.sound.names import Sound

MIN_INTERVAL_SECONDS: Final = 0.07
"""The least number of seconds between two sounds of the same kind."""

MAX_BURST: Final = 4.0
"""The most sounds that may come at the same time."""
SOUNDS_PER_SECOND: Final = 6.0
"""The most sounds a second in the long run."""

IMPORTANT_SOUNDS: Final = frozenset(
    {
        *(sound for sound in Sound if sound.startswith("motif-")),
        Sound.WIN,
        Sound.ROUND,
        Sound.TURN,
        Sound.REFUSED,
    }
)
"""The sounds for which only `MIN_INTERVAL_SECONDS` holds, and not the two other limits."""


class Limits:
    """Decides for one sound after another whether the sound may be played."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._last: dict[Sound, float] = {}
        self._allowance, self._allowance_time = MAX_BURST, clock()

    def allow(self, sound: Sound) -> bool:
        """Returns whether this sound may be played now; if so, counts the sound as played."""
        now = self._clock()
        self._allowance = min(
            MAX_BURST, self._allowance + (now - self._allowance_time) * SOUNDS_PER_SECOND
        )
        self._allowance_time = now
        if now - self._last.get(sound, -inf) < MIN_INTERVAL_SECONDS:
            return False
        if self._allowance < 1 and sound not in IMPORTANT_SOUNDS:
            return False
        self._allowance = max(0.0, self._allowance - 1)
        self._last[sound] = now
        return True
