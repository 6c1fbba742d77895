# SPDX-License-Identifier: MIT
"""The layers of ambience beds: noise and grains (short sounds), which repeat without a seam.

A bed is a sound of `BED_SECONDS` that is played in a loop. Every slow change ends where it began.
Filtered layers begin a second early, with the noise of the last second, so that their filters are
in the state in which they end.
"""

from array import array
from collections.abc import Callable, Sequence
from math import cos, exp, pi, sin, sqrt, tau
from operator import add
from random import Random
from typing import Final, Protocol, TypeAlias

from wizardtable.sound.synth import SAMPLE_RATE, Wave

BED_SECONDS: Final = 30
"""The length of a bed in seconds. Nothing in a bed may make listeners notice that it repeats."""

PART_SAMPLES: Final = 320
"""The number of samples, a hundredth of a second, after which slow changes are computed again."""

CUTOFF_FACTOR: Final = 1.5
"""A noise band is muffled above this multiple of its frequency; otherwise it would hiss."""

SlowCurve: TypeAlias = "Callable[[float], float]"
"""A function of the time in seconds; its values repeat after `BED_SECONDS`."""


class Layer(Protocol):
    """A layer of a bed; all layers sound together."""

    def second(self, number: int) -> Wave:
        """Returns the samples of the second with this number, from 0.

        Call this for -1 first, then for each second in order.
        """


def constant_curve(value: float) -> SlowCurve:
    """Returns a curve with the same value all the time."""
    return lambda second: value


def wandering_curve(key: str, low: float, high: float, quickest: int = 9) -> SlowCurve:
    """Returns a curve that wanders between two values.

    Args:
        key: The seed of the curve; different keys give different curves.
        low: The lowest value.
        high: The highest value.
        quickest: The largest number of waves that the curve makes in the length of a bed.
    """
    rng = Random(f"drift {key}")
    chosen = [
        cycles
        for cycles in range(1, quickest + 1)
        if cycles <= 2 or cycles * 2 > quickest or rng.random() < 0.5
    ]
    waves = [
        (tau * cycles / BED_SECONDS, tau * rng.random(), 1 / sqrt(cycles)) for cycles in chosen
    ]
    middle, reach = (low + high) / 2, (high - low) / 2
    scale = 1.3 * sqrt(sum(1 / cycles for cycles in chosen))

    def value(second: float) -> float:
        wave = sum(share * cos(step * second + phase) for step, phase, share in waves) / scale
        return middle + reach * max(-1.0, min(1.0, wave))

    return value


def pulsing_curve(low: float, high: float, times: int) -> SlowCurve:
    """Returns a curve that rises quickly from `low` to `high` and falls slowly.

    The curve rises and falls `times` times in the length of a bed.
    """

    def value(second: float) -> float:
        share = second * times / BED_SECONDS % 1.0
        wave = sin(pi / 2 * share / 0.35) if share < 0.35 else cos(pi / 2 * (share - 0.35) / 0.65)
        return low + (high - low) * wave * wave

    return value


class NoiseBand:
    """A layer of noise around a frequency, such as wind; with high sharpness, a breathed note."""

    def __init__(self, key: str, hertz: SlowCurve, sharpness: float, decibels: SlowCurve) -> None:
        """Creates a band whose curves are read every 10 milliseconds.

        Args:
            key: The seed of the noise.
            hertz: The frequency over time, at most 5000.
            sharpness: The narrowness of the band, from about 0.8 for air to 42 for a note.
            decibels: The loudness over time, relative to the other layers of the bed.
        """
        self._key, self._hertz, self._decibels = key, hertz, decibels
        self._damping = 1 / sharpness
        self._low = self._band = self._soft = self._gain = 0.0

    def second(self, number: int) -> Wave:
        """Returns the samples of the second with this number, from 0; -1 comes first.

        The filter keeps its state from one call to the next.
        """
        noise = array("h", Random(f"{self._key} {number % BED_SECONDS}").randbytes(2 * SAMPLE_RATE))
        low, band, soft, gain = self._low, self._band, self._soft, self._gain
        damping = self._damping
        result: Wave = []
        append = result.append
        for start in range(0, SAMPLE_RATE, PART_SAMPLES):
            seconds = (number + (start + PART_SAMPLES) / SAMPLE_RATE) % BED_SECONDS
            hertz = self._hertz(seconds)
            pace, dull = (
                2 * sin(pi * hertz / SAMPLE_RATE),
                1 - exp(-tau * CUTOFF_FACTOR * hertz / SAMPLE_RATE),
            )
            target_gain = 10 ** (self._decibels(seconds) / 20) * damping / 32_768
            slope = (target_gain - gain) / PART_SAMPLES
            for sample in noise[start : start + PART_SAMPLES]:
                low += pace * band
                band += pace * (sample - low - damping * band)
                soft += dull * (band - soft)
                gain += slope
                append(soft * gain)
            gain = target_gain
        self._low, self._band, self._soft, self._gain = low, band, soft, gain
        return result


class Grains:
    """A layer of grains: short sounds scattered over a bed, such as crackles or crickets."""

    def __init__(self, strewn: Sequence[tuple[float, float, Wave]]) -> None:
        """Creates the layer from grains, each with its start in seconds, its level and its wave.

        A grain that reaches beyond the end of the bed continues at the beginning of the bed.
        """
        self._samples_by_second: dict[int, array[float]] = {}
        for second, level, wave in strewn:
            start = round(second * SAMPLE_RATE) % (BED_SECONDS * SAMPLE_RATE)
            for place, sample in enumerate(wave, start):
                number, index = divmod(place % (BED_SECONDS * SAMPLE_RATE), SAMPLE_RATE)
                if number not in self._samples_by_second:
                    self._samples_by_second[number] = array("f", bytes(4 * SAMPLE_RATE))
                self._samples_by_second[number][index] += sample * level

    def second(self, number: int) -> Wave:
        """Returns the grains in the second with this number as samples."""
        made = self._samples_by_second.get(number % BED_SECONDS)
        return [0.0] * SAMPLE_RATE if made is None else made.tolist()


def sum_of_layers(layers: Sequence[Layer], number: int) -> Wave:
    """Returns the sum of several layers, as samples of the second with this number."""
    total = [0.0] * SAMPLE_RATE
    for layer in layers:
        total = list(map(add, total, layer.second(number)))
    return total
