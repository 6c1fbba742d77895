# SPDX-License-Identifier: MIT
"""What the beds of ambiences are made of: noise and grains that come back to where they began.

All that changes has the length of the bed for its period: the noise of the second before the first
is that of the last, and what is filtered begins a second early. So a bed has no seam to be hidden.
"""

from array import array
from collections.abc import Callable, Sequence
from math import cos, exp, pi, sin, sqrt, tau
from operator import add
from random import Random
from typing import Final, Protocol, TypeAlias

from wizardtable.sound.synth import RATE, Wave

SECONDS: Final = 30
"""How long a bed is; nothing in it may stand out so that it is recognised when it comes back."""

PART: Final = 320
"""Samples, a hundredth of a second, after which slow changes are looked at again."""

ABOVE: Final = 1.5
"""Times the frequency of a band above which it grows dull, or all noise would hiss."""

Slow: TypeAlias = "Callable[[float], float]"
"""A value by the second, which comes back after `SECONDS`."""


class Layer(Protocol):
    """One of the things that sound together in a bed."""

    def second(self, number: int) -> Wave:
        """The samples of a second from 0 on; asked for in turn, beginning with -1."""


def steady(value: float) -> Slow:
    """Always the same value."""
    return lambda second: value


def drift(key: str, low: float, high: float, quickest: int = 9) -> Slow:
    """A value that wanders between two others, with waves from one to `quickest` in a bed."""
    rng = Random(f"drift {key}")
    chosen = [
        cycles
        for cycles in range(1, quickest + 1)
        if cycles <= 2 or cycles * 2 > quickest or rng.random() < 0.5
    ]
    waves = [(tau * each / SECONDS, tau * rng.random(), 1 / sqrt(each)) for each in chosen]
    middle, reach = (low + high) / 2, (high - low) / 2
    whole = 1.3 * sqrt(sum(1 / cycles for cycles in chosen))

    def value(second: float) -> float:
        wave = sum(share * cos(step * second + phase) for step, phase, share in waves) / whole
        return middle + reach * max(-1.0, min(1.0, wave))

    return value


def breath(low: float, high: float, times: int) -> Slow:
    """A value that rises quickly and falls slowly, so many times in a bed."""

    def value(second: float) -> float:
        share = second * times / SECONDS % 1.0
        wave = sin(pi / 2 * share / 0.35) if share < 0.35 else cos(pi / 2 * (share - 0.35) / 0.65)
        return low + (high - low) * wave * wave

    return value


class NoiseBand:
    """Noise about a frequency: air, wind, a fire, and with much sharpness a breathed note."""

    def __init__(self, key: str, hertz: Slow, sharpness: float, decibels: Slow) -> None:
        """`hertz`, at most 5000, and `decibels` are looked at again a hundred times a second."""
        self._key, self._hertz, self._decibels = key, hertz, decibels
        self._damping = 1 / sharpness
        self._low = self._band = self._soft = self._gain = 0.0

    def second(self, number: int) -> Wave:
        """The samples of a second; the state of the filter goes on from the one before."""
        noise = array("h", Random(f"{self._key} {number % SECONDS}").randbytes(2 * RATE))
        low, band, soft, gain = self._low, self._band, self._soft, self._gain
        damping = self._damping
        made: Wave = []
        keep = made.append
        for start in range(0, RATE, PART):
            when = (number + (start + PART) / RATE) % SECONDS
            hertz = self._hertz(when)
            pace, dull = 2 * sin(pi * hertz / RATE), 1 - exp(-tau * ABOVE * hertz / RATE)
            wanted = 10 ** (self._decibels(when) / 20) * damping / 32_768
            slope = (wanted - gain) / PART
            for one in noise[start : start + PART]:
                low += pace * band
                band += pace * (one - low - damping * band)
                soft += dull * (band - soft)
                gain += slope
                keep(soft * gain)
            gain = wanted
        self._low, self._band, self._soft, self._gain = low, band, soft, gain
        return made


class Grains:
    """Short sounds strewn over a bed: crackling, crickets."""

    def __init__(self, strewn: Sequence[tuple[float, float, Wave]]) -> None:
        """Each grain with its second and its level; what goes beyond the end comes in at the
        beginning."""
        self._made: dict[int, array[float]] = {}
        for second, level, wave in strewn:
            start = round(second * RATE) % (SECONDS * RATE)
            for place, one in enumerate(wave, start):
                number, rest = divmod(place % (SECONDS * RATE), RATE)
                if number not in self._made:
                    self._made[number] = array("f", bytes(4 * RATE))
                self._made[number][rest] += one * level

    def second(self, number: int) -> Wave:
        """The grains of a second."""
        made = self._made.get(number % SECONDS)
        return [0.0] * RATE if made is None else made.tolist()


def laid_over(layers: Sequence[Layer], number: int) -> Wave:
    """A second of several layers together."""
    whole = [0.0] * RATE
    for layer in layers:
        whole = list(map(add, whole, layer.second(number)))
    return whole
