# SPDX-License-Identifier: MIT
"""Computes waves (lists of samples): struck bodies, rustling, whistles, echoes and mixtures."""

from array import array
from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import cos, exp, log10, pi, sin, tau
from operator import add
from random import Random
from typing import Final, TypeAlias

SAMPLE_RATE: Final = 32_000
"""The number of samples in a second.

No sound here has tones above 16,000 hertz, so this rate is enough. With the usual 48,000 samples,
computing a sound would take half as long again.
"""

Wave: TypeAlias = "list[float]"
"""The samples of a sound, from -1.0 to 1.0 if it is to be played."""

LOUDNESS_DECIBELS: Final = -22.0
"""The usual loudness of a finished sound, in decibels as `loudness` returns them."""

MAX_SAMPLE: Final = 0.9
"""The highest sample of a finished sound; a sound with higher samples is made softer."""

_LOUDNESS_WINDOW_SECONDS: Final = 0.1
"""Seconds over which the ear sums up loudness."""

_BASS_HERTZ: Final = 300.0
"""The frequency below which the ear hardly hears soft sounds."""

_ECHO_SAMPLES: Final = (1123, 1291, 1427, 1559)
"""The number of samples between two echoes, for each of four walls; none a multiple of another."""

_FADE_IN_SECONDS, _FADE_OUT_SECONDS = 0.0015, 0.02
"""Seconds in which a finished sound fades in and out, so that the loudspeaker does not click."""


def ring(frequency: float, seconds: float, level: float = 1.0) -> Wave:
    """Returns the sound of a struck body: a pure tone that fades by 60 decibels until its end.

    Args:
        frequency: The frequency of the tone in hertz.
        seconds: The length.
        level: The highest sample at the beginning.
    """
    count = round(seconds * SAMPLE_RATE)
    step, fade = tau * frequency / SAMPLE_RATE, 10 ** (-3 / count)
    factor, damping = 2 * fade * cos(step), fade * fade
    former, current, wave = 0.0, level * fade * sin(step), [0.0]
    for _ in range(count - 1):
        wave.append(current)
        former, current = current, factor * current - damping * former
    return wave


def strike(body: Iterable[tuple[float, float, float]], attack: float) -> Wave:
    """Returns several tones struck at the same time.

    Args:
        body: The hertz, seconds and level of each tone, as for `ring`.
        attack: The seconds until the sound is loudest; longer for a softer mallet.
    """
    wave = mixed([(0.0, ring(*tone)) for tone in body])
    count = round(attack * SAMPLE_RATE)
    wave[:count] = [sample * sin(pi / 2 * i / count) ** 2 for i, sample in enumerate(wave[:count])]
    return wave


def rustle(rng: Random, seconds: float, low: float, high: float, rise: float = 0.5) -> Wave:
    """Returns noise between two frequencies that swells and then dies away.

    Args:
        rng: The random generator.
        seconds: The length.
        low: The lower frequency in hertz.
        high: The higher frequency in hertz.
        rise: The share (0–1) of the length during which the noise swells.
    """
    count = round(seconds * SAMPLE_RATE)
    noise = [rng.uniform(-1.0, 1.0) for _ in range(count)]
    band = without_bass(_smoothed(noise, high), low)
    peak_index = max(1, round(count * rise))
    return [
        sample
        * sin(pi / 2 * (i / peak_index if i < peak_index else (count - i) / (count - peak_index)))
        ** 2
        for i, sample in enumerate(band)
    ]


def glide(start: float, end: float, seconds: float, level: float = 1.0) -> Wave:
    """Returns a whistled tone that slides between two pitches in hertz and swells in the middle."""
    count = round(seconds * SAMPLE_RATE)
    phase, wave = 0.0, []
    for i in range(count):
        share = i / count
        phase += tau * (start + (end - start) * share) / SAMPLE_RATE
        wave.append(level * sin(phase) * sin(pi * share) ** 2)
    return wave


def far(wave: Wave, seconds: float, high: float, near: float = 0.3) -> Wave:
    """Returns a wave as heard from far away: muffled, and with echoes.

    Args:
        wave: The wave.
        seconds: The time in which the echoes fade by 60 decibels.
        high: The frequency in hertz above which the wave is muffled.
        near: The share (0–1) of the sound without echoes.
    """
    dry = _smoothed(wave, high) + [0.0] * round(seconds * SAMPLE_RATE)
    wet = [0.0] * len(dry)
    for length in _ECHO_SAMPLES:
        echo_share, echoes = 10 ** (-3 * length / (seconds * SAMPLE_RATE)), [0.0] * length
        for start in range(length, len(dry), length):
            sent = dry[start - length : start]
            echoes = [sample + echo_share * echo for sample, echo in zip(sent, echoes, strict=True)]
            end = start + length
            wet[start:end] = map(add, wet[start:end], echoes)
    return [near * a + (1 - near) * 0.5 * b for a, b in zip(dry, wet, strict=True)]


def mixed(parts: Sequence[tuple[float, Wave]]) -> Wave:
    """Returns the sum of several waves, each given with its start in seconds."""
    starts = [round(second * SAMPLE_RATE) for second, _ in parts]
    total = [0.0] * max(start + len(wave) for start, (_, wave) in zip(starts, parts, strict=True))
    for start, (_, wave) in zip(starts, parts, strict=True):
        end = start + len(wave)
        total[start:end] = [a + b for a, b in zip(total[start:end], wave, strict=True)]
    return total


def louder(wave: Wave, factor: float) -> Wave:
    """Returns the wave with every sample multiplied by `factor`."""
    return [sample * factor for sample in wave]


def without_bass(wave: Wave, frequency: float) -> Wave:
    """Returns the wave without low tones: 6 decibels less for each octave below `frequency`."""
    keep = exp(-tau * frequency / SAMPLE_RATE)
    passed, former, current = [], 0.0, 0.0
    for sample in wave:
        current = keep * (current + sample - former)
        former = sample
        passed.append(current)
    return passed


def loudness(wave: Wave) -> float:
    """Returns the loudness of a wave at its loudest moment, in decibels (0 or less).

    The loudness is the root mean square over a tenth of a second. Low tones count less, as they do
    for the ear.
    """
    audible = without_bass(without_bass(wave, _BASS_HERTZ), _BASS_HERTZ)
    window = round(_LOUDNESS_WINDOW_SECONDS * SAMPLE_RATE)
    sums = [0.0, *accumulate(sample * sample for sample in audible)]
    ends = range(min(window, len(audible)), len(audible) + 1, 64)
    energy = max(sums[end] - sums[max(0, end - window)] for end in ends)
    return 10 * log10(max(energy / window, 1e-12))


def weighted_energy(wave: Wave) -> float:
    """Returns the sum of the squares of all samples; low tones count less, as for the ear."""
    return sum(
        sample * sample for sample in without_bass(without_bass(wave, _BASS_HERTZ), _BASS_HERTZ)
    )


def finished(wave: Wave, softer: float = 0.0) -> Wave:
    """Returns a wave with faded ends, `softer` decibels below the usual loudness."""
    start, end, count = (
        round(_FADE_IN_SECONDS * SAMPLE_RATE),
        round(_FADE_OUT_SECONDS * SAMPLE_RATE),
        len(wave),
    )
    edged = [
        sample
        * sin(pi / 2 * min(1.0, i / start)) ** 2
        * sin(pi / 2 * min(1.0, (count - 1 - i) / end))
        for i, sample in enumerate(wave)
    ]
    factor = 10 ** ((LOUDNESS_DECIBELS - softer - loudness(edged)) / 20)
    return louder(edged, min(factor, MAX_SAMPLE / max(map(abs, edged))))


def samples(wave: Wave) -> "array[int]":
    """Returns a wave as 16-bit samples, limited to the range that can be played."""
    return array("h", (round(32_767 * max(-1.0, min(1.0, sample))) for sample in wave))


def _smoothed(wave: Wave, frequency: float) -> Wave:
    """Returns the wave without high tones: 12 decibels less for each octave above `frequency`."""
    share = 1 - exp(-tau * frequency / SAMPLE_RATE)
    passed, first, second = [], 0.0, 0.0
    for sample in wave:
        first += share * (sample - first)
        second += share * (first - second)
        passed.append(second)
    return passed
