# SPDX-License-Identifier: MIT
"""An ambience that is being heard: its bed in a loop, and its calls now and then."""

from array import array
from math import pi, sin
from operator import add
from random import Random
from typing import Final

from wizardtable.sound.ambience_bank import MadeAmbience, MadeCall
from wizardtable.sound.synth import RATE

FADE: Final = 1.8
"""Seconds in which an ambience comes and goes; two that change places are as loud as one."""

AHEAD: Final = RATE // 5
"""Samples made at a time: what the loudspeaker asks for forty times a second is mostly ready."""

_SPREAD: Final = (0.5, 1.5)
"""Shares of the usual time from one call to the next, between which it is drawn."""


class AmbienceTrack:
    """One ambience, read by the loudspeaker's thread.

    Attributes:
        made: what is played, as loud as it was made.
        volume: the factor it is played with.
        over: whether it has faded away.
    """

    def __init__(self, made: MadeAmbience, seed: int | None = None) -> None:
        """It is silent until `rise`; the bed begins anywhere, so that it is never the same."""
        self.made, self.volume, self.over = made, 1.0, False
        self._rng = Random(seed)
        self._playing = made  # all of it times the volume: the loop then costs next to nothing
        self._place = self._rng.randrange(len(made.bed))
        self._shown = self._gain = 0.0
        self._rises = False
        self._ready, self._read = array("h"), 0
        self._due = [round(self._pause(call) * self._rng.random()) for call in made.calls]
        self._last = [-1 for _ in made.calls]
        self._call: tuple[int, int, int] | None = None

    def rise(self, softer: MadeAmbience | None = None, volume: float = 1.0) -> None:
        """Come in, or change, to what was `made`, or to that with every sample times a volume, more
        than 0 and at most 1."""
        self._rises = True
        self._gain *= self.volume / volume  # it goes on as loud as it was, and then changes softly
        self._playing, self.volume = softer or self.made, volume

    def fade(self) -> None:
        """Go."""
        self._rises = False

    def read(self, frames: int) -> "array[int]":
        """The next samples."""
        start, end = self._read, self._read + frames
        if end > len(self._ready):
            self._ready = self._ready[start:]
            while len(self._ready) < frames:
                self._ready.extend(self._faded(AHEAD))
            start, end = 0, frames
        self._read = end
        return self._ready[start:end]

    def _faded(self, frames: int) -> "array[int]":
        """So many samples, as loud as it is by now."""
        step = frames / (FADE * RATE)
        self._shown = min(1.0, self._shown + step) if self._rises else max(0.0, self._shown - step)
        before, self._gain = self._gain, sin(pi / 2 * self._shown)
        self.over = not self._rises and before == self._gain == 0.0
        part = self._next(frames)
        if not before == self._gain == 1.0:
            slope = (self._gain - before) / frames
            part = array("h", (int((before + slope * i) * one) for i, one in enumerate(part, 1)))
        return part

    def _next(self, frames: int) -> "array[int]":
        """So many samples of the bed, with what is called now."""
        bed = self._playing.bed
        part = bed[self._place : self._place + frames]
        while len(part) < frames:
            part.extend(bed[: frames - len(part)])
        self._place = (self._place + frames) % len(bed)
        if self._call is None:
            self._begin_call(frames)
        return part if self._call is None else self._with_call(part, *self._call)

    def _begin_call(self, frames: int) -> None:
        """Let a call begin if its time has come; the others wait until it is over."""
        for number, call in enumerate(self._playing.calls):
            self._due[number] -= frames
            if self._due[number] <= 0 and self._call is None:
                others = [each for each in range(len(call.variants)) if each != self._last[number]]
                chosen = self._last[number] = self._rng.choice(others or [0])
                self._call = (number, chosen, 0)
                self._due[number] = self._pause(call)

    def _with_call(self, part: "array[int]", number: int, chosen: int, start: int) -> "array[int]":
        """The part with the call from a place on; soft as both are, their sum needs no bounds."""
        wave, end = self._playing.calls[number].variants[chosen], start + len(part)
        called = wave[start:end]
        called.extend([0] * (len(part) - len(called)))
        self._call = (number, chosen, end) if end < len(wave) else None
        return array("h", map(add, part, called))

    def _pause(self, call: MadeCall) -> int:
        """Samples until a call comes again."""
        return round(call.every * self._rng.uniform(*_SPREAD) * RATE)
