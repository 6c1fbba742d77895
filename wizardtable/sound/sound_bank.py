# SPDX-License-Identifier: MIT
"""Every sound as samples, made once: when there is time, or when it is first asked for."""

from array import array
from random import Random

from wizardtable.sound import tones
from wizardtable.sound.names import Sound
from wizardtable.sound.synth import samples


class SoundBank:
    """Gives a variant of a sound, never the same twice running where there are several."""

    def __init__(self, seed: int | None = None) -> None:
        self._made: dict[Sound, list[array[int]]] = {}
        self._last: dict[Sound, int] = {}
        self._rng = Random(seed)

    def make_one(self) -> bool:
        """Make a sound that is not made yet; False where there is none left."""
        missing = next((sound for sound in Sound if sound not in self._made), None)
        if missing is not None:
            self._variants(missing)
        return missing is not None

    def take(self, sound: Sound) -> "array[int]":
        """The samples of a variant; to be read only."""
        made = self._variants(sound)
        others = [number for number in range(len(made)) if number != self._last.get(sound)]
        chosen = self._rng.choice(others or [0])
        self._last[sound] = chosen
        return made[chosen]

    def _variants(self, sound: Sound) -> "list[array[int]]":
        if sound not in self._made:
            self._made[sound] = [samples(wave) for wave in tones.variants(sound)]
        return self._made[sound]
