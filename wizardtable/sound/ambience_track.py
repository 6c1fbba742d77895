# SPDX-License-Identifier: MIT
"""An ambience while it plays: its bed in a loop, and its calls now and then."""

from array import array
from math import pi, sin
from operator import add
from random import Random
from typing import Final

from wizardtable.sound.ambience_bank import MadeAmbience, MadeCall
from wizardtable.sound.synth import SAMPLE_RATE

FADE_SECONDS: Final = 1.8
"""Seconds in which an ambience fades in or out.

While one ambience replaces another, the two together are as loud as one.
"""

CHUNK_SAMPLES: Final = SAMPLE_RATE // 5
"""Samples made at a time: a fifth of a second, enough for eight requests of the loudspeaker."""

_INTERVAL_SHARES: Final = (0.5, 1.5)
"""The shortest and longest time from one call to the next, as shares of the average time."""


class AmbienceTrack:
    """One ambience while it plays; the loudspeaker's thread reads its samples.

    Attributes:
        made: The ambience at full volume.
        volume: The factor by which its samples are multiplied, above 0 and at most 1.
        has_faded: True once the ambience has faded out completely.
    """

    def __init__(self, made: MadeAmbience, seed: int | None = None) -> None:
        """Creates a track that is silent until `rise`; its bed begins at a random place."""
        self.made, self.volume, self.has_faded = made, 1.0, False
        self._rng = Random(seed)
        self._scaled_ambience = made  # already multiplied by the volume, which keeps the loop cheap
        self._bed_position = self._rng.randrange(len(made.bed))
        self._fade_share = self._gain = 0.0
        self._is_rising = False
        self._buffer, self._buffer_position = array("h"), 0
        self._samples_to_call = [
            round(self._samples_between_calls(call) * self._rng.random()) for call in made.calls
        ]
        self._last_variants = [-1 for _ in made.calls]
        self._call: tuple[int, int, int] | None = None

    def rise(self, softer: MadeAmbience | None = None, volume: float = 1.0) -> None:
        """Fades in. If the ambience is already playing, changes its volume softly.

        Args:
            softer: The sounds of the attribute `made` with every sample multiplied by `volume`;
                None for full volume.
            volume: The factor for every sample, above 0 and at most 1.
        """
        self._is_rising = True
        self._gain *= self.volume / volume  # the old loudness first, then a soft change
        self._scaled_ambience, self.volume = softer or self.made, volume

    def fade(self) -> None:
        """Begins to fade out."""
        self._is_rising = False

    def read(self, frames: int) -> "array[int]":
        """Returns the next samples; `frames` is their number."""
        start, end = self._buffer_position, self._buffer_position + frames
        if end > len(self._buffer):
            self._buffer = self._buffer[start:]
            while len(self._buffer) < frames:
                self._buffer.extend(self._faded_samples(CHUNK_SAMPLES))
            start, end = 0, frames
        self._buffer_position = end
        return self._buffer[start:end]

    def _faded_samples(self, frames: int) -> "array[int]":
        """Returns the next samples with the gain of the fade."""
        step = frames / (FADE_SECONDS * SAMPLE_RATE)
        self._fade_share = (
            min(1.0, self._fade_share + step)
            if self._is_rising
            else max(0.0, self._fade_share - step)
        )
        former_gain, self._gain = self._gain, sin(pi / 2 * self._fade_share)
        self.has_faded = not self._is_rising and former_gain == self._gain == 0.0
        portion = self._next_samples(frames)
        if not former_gain == self._gain == 1.0:
            slope = (self._gain - former_gain) / frames
            portion = array(
                "h",
                (int((former_gain + slope * i) * sample) for i, sample in enumerate(portion, 1)),
            )
        return portion

    def _next_samples(self, frames: int) -> "array[int]":
        """Returns the next samples of the bed, with the call that sounds now."""
        bed = self._scaled_ambience.bed
        portion = bed[self._bed_position : self._bed_position + frames]
        while len(portion) < frames:
            portion.extend(bed[: frames - len(portion)])
        self._bed_position = (self._bed_position + frames) % len(bed)
        if self._call is None:
            self._begin_call(frames)
        return portion if self._call is None else self._with_call(portion, *self._call)

    def _begin_call(self, frames: int) -> None:
        """Begins a call whose time has come, if any; other calls wait until this call is over."""
        for number, call in enumerate(self._scaled_ambience.calls):
            self._samples_to_call[number] -= frames
            if self._samples_to_call[number] <= 0 and self._call is None:
                other_variants = [
                    variant
                    for variant in range(len(call.variants))
                    if variant != self._last_variants[number]
                ]
                chosen = self._last_variants[number] = self._rng.choice(other_variants or [0])
                self._call = (number, chosen, 0)
                self._samples_to_call[number] = self._samples_between_calls(call)

    def _with_call(
        self, portion: "array[int]", number: int, chosen: int, start: int
    ) -> "array[int]":
        """Returns samples of the bed with a part of a call added to them.

        Bed and call are soft, so their sum never leaves the range of a sample.

        Args:
            portion: The samples of the bed.
            number: The index of the call.
            chosen: The index of the call's variant.
            start: The index of the variant's first sample in this part.
        """
        wave, end = self._scaled_ambience.calls[number].variants[chosen], start + len(portion)
        call_samples = wave[start:end]
        call_samples.extend([0] * (len(portion) - len(call_samples)))
        self._call = (number, chosen, end) if end < len(wave) else None
        return array("h", map(add, portion, call_samples))

    def _samples_between_calls(self, call: MadeCall) -> int:
        """Returns a random number of samples until a call comes again."""
        return round(call.every * self._rng.uniform(*_INTERVAL_SHARES) * SAMPLE_RATE)
