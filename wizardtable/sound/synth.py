# SPDX-License-Identifier: MIT
"""What sounds are made of: struck bodies, rustling, and envelopes that begin and end in silence."""

from array import array
from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import cos, exp, log10, pi, sin, tau
from operator import add
from random import Random
from typing import Final, TypeAlias

RATE: Final = 32_000
"""Samples a second: nothing here is higher than half of it, and a third is saved in the making."""

Wave: TypeAlias = "list[float]"
"""Samples, 1.0 being as loud as can be played."""

LOUDNESS: Final = -22.0
"""How loud every sound is made, in decibels as `loudness` measures them."""

PEAK: Final = 0.9
"""The highest sample a finished sound may have; a sound that would exceed it stays softer."""

_WINDOW: Final = 0.1
"""Seconds over which the ear gathers loudness."""

_BASS: Final = 300.0
"""Hertz below which the ear grows deaf to soft sounds."""

_ECHOES: Final = (1123, 1291, 1427, 1559)
"""Samples between the echoes of four walls, none a multiple of another."""

_SOFT_START, _SOFT_END = 0.0015, 0.02
"""Seconds in which a finished sound comes and goes, so that the loudspeaker does not click."""


def ring(frequency: float, seconds: float, level: float = 1.0) -> Wave:
    """A struck body: a pure tone of so many hertz that has faded by 60 decibels at its end."""
    count = round(seconds * RATE)
    step, fade = tau * frequency / RATE, 10 ** (-3 / count)
    twice, back = 2 * fade * cos(step), fade * fade
    before, now, wave = 0.0, level * fade * sin(step), [0.0]
    for _ in range(count - 1):
        wave.append(now)
        before, now = now, twice * now - back * before
    return wave


def strike(body: Iterable[tuple[float, float, float]], attack: float) -> Wave:
    """Tones that are struck together, each with its hertz, seconds and level; the softer the
    mallet, the longer the seconds of the `attack`."""
    wave = mixed([(0.0, ring(*tone)) for tone in body])
    count = round(attack * RATE)
    wave[:count] = [one * sin(pi / 2 * i / count) ** 2 for i, one in enumerate(wave[:count])]
    return wave


def rustle(rng: Random, seconds: float, low: float, high: float, rise: float = 0.5) -> Wave:
    """Noise between two frequencies that swells until `rise` (a share of its time) and dies."""
    count = round(seconds * RATE)
    noise = [rng.uniform(-1.0, 1.0) for _ in range(count)]
    band = without_bass(_smoothed(noise, high), low)
    top = max(1, round(count * rise))
    return [
        one * sin(pi / 2 * (i / top if i < top else (count - i) / (count - top))) ** 2
        for i, one in enumerate(band)
    ]


def glide(start: float, end: float, seconds: float, level: float = 1.0) -> Wave:
    """A whistled tone that slides from one pitch in hertz to another and swells in between."""
    count = round(seconds * RATE)
    phase, wave = 0.0, []
    for i in range(count):
        share = i / count
        phase += tau * (start + (end - start) * share) / RATE
        wave.append(level * sin(phase) * sin(pi * share) ** 2)
    return wave


def far(wave: Wave, seconds: float, high: float, near: float = 0.3) -> Wave:
    """A wave as it comes from far off: its echoes fade within so many seconds by 60 decibels, it is
    dull above a frequency, and only a share of it comes without an echo."""
    dry = _smoothed(wave, high) + [0.0] * round(seconds * RATE)
    wet = [0.0] * len(dry)
    for length in _ECHOES:
        back, heard = 10 ** (-3 * length / (seconds * RATE)), [0.0] * length
        for start in range(length, len(dry), length):
            sent = dry[start - length : start]
            heard = [one + back * echo for one, echo in zip(sent, heard, strict=True)]
            end = start + length
            wet[start:end] = map(add, wet[start:end], heard)
    return [near * a + (1 - near) * 0.5 * b for a, b in zip(dry, wet, strict=True)]


def mixed(parts: Sequence[tuple[float, Wave]]) -> Wave:
    """Waves laid over one another, each from its second on."""
    starts = [round(second * RATE) for second, _ in parts]
    whole = [0.0] * max(start + len(wave) for start, (_, wave) in zip(starts, parts, strict=True))
    for start, (_, wave) in zip(starts, parts, strict=True):
        end = start + len(wave)
        whole[start:end] = [a + b for a, b in zip(whole[start:end], wave, strict=True)]
    return whole


def louder(wave: Wave, factor: float) -> Wave:
    """Every sample so many times as large."""
    return [one * factor for one in wave]


def without_bass(wave: Wave, frequency: float) -> Wave:
    """What is left above a frequency; below it 6 decibels an octave are taken away."""
    keep = exp(-tau * frequency / RATE)
    passed, before, now = [], 0.0, 0.0
    for one in wave:
        now = keep * (now + one - before)
        before = one
        passed.append(now)
    return passed


def loudness(wave: Wave) -> float:
    """How loud a wave is where it is loudest, in decibels of the root mean square over a tenth of
    a second, low tones counting less as they do for the ear."""
    heard = without_bass(without_bass(wave, _BASS), _BASS)
    window = round(_WINDOW * RATE)
    sums = [0.0, *accumulate(one * one for one in heard)]
    ends = range(min(window, len(heard)), len(heard) + 1, 64)
    energy = max(sums[end] - sums[max(0, end - window)] for end in ends)
    return 10 * log10(max(energy / window, 1e-12))


def weighted_energy(wave: Wave) -> float:
    """The sum of all squares, low tones counting less as they do for the ear."""
    return sum(one * one for one in without_bass(without_bass(wave, _BASS), _BASS))


def finished(wave: Wave, softer: float = 0.0) -> Wave:
    """A wave as it is to be heard: from silence to silence, and as loud as the others, or so many
    decibels softer."""
    start, end, count = round(_SOFT_START * RATE), round(_SOFT_END * RATE), len(wave)
    edged = [
        one * sin(pi / 2 * min(1.0, i / start)) ** 2 * sin(pi / 2 * min(1.0, (count - 1 - i) / end))
        for i, one in enumerate(wave)
    ]
    factor = 10 ** ((LOUDNESS - softer - loudness(edged)) / 20)
    return louder(edged, min(factor, PEAK / max(map(abs, edged))))


def samples(wave: Wave) -> "array[int]":
    """A wave as 16-bit samples."""
    return array("h", (round(32_767 * max(-1.0, min(1.0, one))) for one in wave))


def _smoothed(wave: Wave, frequency: float) -> Wave:
    """What is left below a frequency; above it 12 decibels an octave are taken away."""
    share = 1 - exp(-tau * frequency / RATE)
    passed, first, second = [], 0.0, 0.0
    for one in wave:
        first += share * (one - first)
        second += share * (first - second)
        passed.append(second)
    return passed
