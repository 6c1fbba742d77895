# SPDX-License-Identifier: MIT
"""Ambiences as samples, each made when it is first wanted and little by little, so that the process
that makes them can play between one piece and the next."""

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from wizardtable.sound.ambiences import RECIPES, bed_seconds
from wizardtable.sound.beds import SECONDS
from wizardtable.sound.names import Ambience
from wizardtable.sound.synth import RATE, Wave, finished, louder, samples, weighted_energy

BED_LOUDNESS: Final = -40.0
"""How loud every bed is on average, in decibels as `synth.loudness` measures them: a card that
comes to lie is heard well above it at the same volume."""


@dataclass(frozen=True, slots=True)
class MadeCall:
    """A sound that comes now and then: its variants, and the seconds from one to the next."""

    variants: "tuple[array[int], ...]"
    every: float


@dataclass(frozen=True, slots=True)
class MadeAmbience:
    """An ambience as samples: `bed` is played in a loop."""

    bed: "array[int]"
    calls: tuple[MadeCall, ...]

    def softer(self, gain: float) -> "MadeAmbience":
        """The same, every sample times a factor of 0 to 1."""
        waves = [self.bed, *(wave for call in self.calls for wave in call.variants)]
        most = max(max(map(abs, wave)) for wave in waves)
        # a table, in which -1 finds the last, is twice as quick as multiplying
        table = [int(gain * one) for one in (*range(most + 1), *range(-most, 0))]

        def scaled(wave: "array[int]") -> "array[int]":
            return array("h", [table[one] for one in wave])

        calls = (MadeCall(tuple(map(scaled, call.variants)), call.every) for call in self.calls)
        return MadeAmbience(scaled(self.bed), tuple(calls))


class AmbienceBank:
    """Makes ambiences, and keeps those that are made: about 3 MB each."""

    def __init__(self) -> None:
        self._made: dict[Ambience, MadeAmbience] = {}
        self._making: dict[Ambience, Iterator[MadeAmbience | None]] = {}

    def take(self, ambience: Ambience) -> MadeAmbience | None:
        """The ambience; None while it is not made yet."""
        return self._made.get(ambience)

    def make_some(self, ambience: Ambience) -> bool:
        """Make a piece of an ambience, which takes some hundredths of a second; False where nothing
        is left to be made."""
        if ambience in self._made:
            return False
        making = self._making.setdefault(ambience, _steps(ambience))
        made = next(making)
        if made is not None:
            self._made[ambience] = made
            del self._making[ambience]
        return True

    def made_whole(self, ambience: Ambience) -> MadeAmbience:
        """The ambience, however long that takes."""
        while self.make_some(ambience):
            pass
        return self._made[ambience]


def _steps(ambience: Ambience) -> Iterator[MadeAmbience | None]:
    """None after each piece, and at last the ambience."""
    whole, energy = array("f"), 0.0
    for wave in bed_seconds(ambience):
        energy += weighted_energy(wave)
        whole.extend(wave)
        yield None
    rate = energy / len(whole)
    factor = 10 ** (BED_LOUDNESS / 20) / max(rate, 1e-12) ** 0.5
    rest = sum(whole) / len(whole)
    bed = array("h")
    for start in range(0, SECONDS * RATE, RATE):
        bed.extend(samples(_centred(whole[start : start + RATE], rest, factor)))
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


def _centred(part: "array[float]", rest: float, factor: float) -> Wave:
    return louder([one - rest for one in part], factor)
