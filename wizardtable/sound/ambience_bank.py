# SPDX-License-Identifier: MIT
"""Makes ambiences as samples, each when it is first needed and in small pieces of work.

The small pieces let the sound process play sounds between two pieces of work. An ambience has a
bed, which is played in a loop, and calls, which are short sounds at random times.
"""

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from wizardtable.sound.ambiences import RECIPES, bed_seconds
from wizardtable.sound.beds import BED_SECONDS
from wizardtable.sound.names import Ambience
from wizardtable.sound.synth import SAMPLE_RATE, Wave, finished, louder, samples, weighted_energy

BED_DECIBELS: Final = -40.0
"""The average loudness of every bed, in decibels relative to full scale.

Low tones count less, as in `synth.loudness`. At the same volume, a card that is laid down is heard
well above a bed.
"""


@dataclass(frozen=True, slots=True)
class MadeCall:
    """A call of an ambience, a sound that comes now and then, as samples.

    Attributes:
        variants: The samples of each variant.
        every: The average number of seconds from one call to the next.
    """

    variants: "tuple[array[int], ...]"
    every: float


@dataclass(frozen=True, slots=True)
class MadeAmbience:
    """An ambience as samples.

    Attributes:
        bed: The samples of the bed, which is played in a loop.
        calls: The sounds that come now and then.
    """

    bed: "array[int]"
    calls: tuple[MadeCall, ...]

    def softer(self, gain: float) -> "MadeAmbience":
        """Returns the ambience with every sample multiplied by `gain` (0–1)."""
        waves = [self.bed, *(wave for call in self.calls for wave in call.variants)]
        peak = max(max(map(abs, wave)) for wave in waves)
        # a lookup table is twice as fast as multiplying; -1 finds its last entry
        table = [int(gain * sample) for sample in (*range(peak + 1), *range(-peak, 0))]

        def scaled(wave: "array[int]") -> "array[int]":
            return array("h", [table[sample] for sample in wave])

        calls = (MadeCall(tuple(map(scaled, call.variants)), call.every) for call in self.calls)
        return MadeAmbience(scaled(self.bed), tuple(calls))


class AmbienceBank:
    """Makes ambiences and keeps them in memory, about 3 MB for each."""

    def __init__(self) -> None:
        self._made_ambiences: dict[Ambience, MadeAmbience] = {}
        self._work_in_progress: dict[Ambience, Iterator[MadeAmbience | None]] = {}

    def take(self, ambience: Ambience) -> MadeAmbience | None:
        """Returns the ambience, or None if it is not made yet."""
        return self._made_ambiences.get(ambience)

    def make_some(self, ambience: Ambience) -> bool:
        """Does one piece of the work for an ambience, which takes some hundredths of a second.

        Returns False, and does nothing, if the ambience is complete already.
        """
        if ambience in self._made_ambiences:
            return False
        making = self._work_in_progress.setdefault(ambience, _make_pieces(ambience))
        made = next(making)
        if made is not None:
            self._made_ambiences[ambience] = made
            del self._work_in_progress[ambience]
        return True

    def made_whole(self, ambience: Ambience) -> MadeAmbience:
        """Returns the complete ambience. Making a missing ambience takes some seconds."""
        while self.make_some(ambience):
            pass
        return self._made_ambiences[ambience]


def _make_pieces(ambience: Ambience) -> Iterator[MadeAmbience | None]:
    """Yields None after each piece of the work for an ambience, and finally the ambience."""
    bed_samples, energy = array("f"), 0.0
    for wave in bed_seconds(ambience):
        energy += weighted_energy(wave)
        bed_samples.extend(wave)
        yield None
    mean_energy = energy / len(bed_samples)
    factor = 10 ** (BED_DECIBELS / 20) / max(mean_energy, 1e-12) ** 0.5
    offset = sum(bed_samples) / len(bed_samples)
    bed = array("h")
    for start in range(0, BED_SECONDS * SAMPLE_RATE, SAMPLE_RATE):
        bed.extend(samples(_centred(bed_samples[start : start + SAMPLE_RATE], offset, factor)))
        yield None
    calls = []
    for number, call in enumerate(RECIPES[ambience].calls):
        variants = []
        for variant in range(call.variants):
            wave = call.make(Random(f"{ambience} {number} {variant}"))
            yield None
            wave = finished(wave, call.softer)
            yield None
            variants.append(samples(wave))
        calls.append(MadeCall(tuple(variants), call.every))
    yield MadeAmbience(bed, tuple(calls))


def _centred(part: "array[float]", offset: float, factor: float) -> Wave:
    return louder([sample - offset for sample in part], factor)
