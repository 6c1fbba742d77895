# SPDX-License-Identifier: MIT
"""Keeps every sound as samples, made once, in idle time or when the sound is first needed."""

from array import array
from random import Random

from wizardtable.sound import tones
from wizardtable.sound.names import Sound
from wizardtable.sound.synth import samples


class SoundBank:
    """Keeps the samples of all variants of all sounds.

    A sound with several variants never has the same variant twice in a row.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._made_variants: dict[Sound, list[array[int]]] = {}
        self._last_variants: dict[Sound, int] = {}
        self._rng = Random(seed)

    def make_one(self) -> bool:
        """Makes all variants of one missing sound. Returns whether a sound was missing."""
        missing = next((sound for sound in Sound if sound not in self._made_variants), None)
        if missing is not None:
            self._variants(missing)
        return missing is not None

    def take(self, sound: Sound) -> "array[int]":
        """Returns the samples of a random variant of a sound; the caller must not change them."""
        made = self._variants(sound)
        others = [number for number in range(len(made)) if number != self._last_variants.get(sound)]
        chosen = self._rng.choice(others or [0])
        self._last_variants[sound] = chosen
        return made[chosen]

    def _variants(self, sound: Sound) -> "list[array[int]]":
        if sound not in self._made_variants:
            self._made_variants[sound] = [samples(wave) for wave in tones.variants(sound)]
        return self._made_variants[sound]
