# SPDX-License-Identifier: MIT
"""Lays sounds over one another, as many samples at a time as the loudspeaker wants."""

from array import array
from threading import Lock

from wizardtable.sound.ambience_bank import MadeAmbience
from wizardtable.sound.ambience_track import AmbienceTrack

VOICES = 6
"""Sounds heard at once; a further one takes the place of the one begun first."""

_HIGHEST = 32_767


class Mixer:
    """Read by the loudspeaker's thread, filled by another.

    Attributes:
        read_frames: how many samples were read so far.
        idle_frames: how many of them, to the last, were silent.
    """

    def __init__(self) -> None:
        self.read_frames = 0
        self.idle_frames = 0
        self._lock = Lock()
        self._voices: list[tuple[array[int], int]] = []
        self._tracks: list[AmbienceTrack] = []

    def add(self, sound: "array[int]", volume: int) -> None:
        """Let a sound begin; `volume` is 0 to 100."""
        gain = gain_of(volume)
        voice = array("h", (int(one * gain) for one in sound))
        with self._lock:
            self._voices = [*self._voices[1 - VOICES :], (voice, 0)]
            self.idle_frames = 0

    def set_ambience(self, made: MadeAmbience | None, volume: int) -> None:
        """Let this ambience come in softly, and any other go; None, or a volume of 0: silence."""
        gain = gain_of(volume)
        softer = made.softer(gain) if made is not None and gain > 0 else None
        with self._lock:
            for each in self._tracks:
                each.fade()
            if made is None or softer is None:
                return
            same = [each for each in self._tracks if each.made is made]
            track = same[0] if same else AmbienceTrack(made)
            if not same:
                self._tracks.append(track)
            track.rise(softer, gain)
            self.idle_frames = 0

    def clear(self) -> None:
        """Forget what is still sounding."""
        with self._lock:
            self._voices, self._tracks = [], []

    def read(self, frames: int) -> "array[int]":
        """The next samples, silence where nothing sounds."""
        with self._lock:
            if not self._voices and len(self._tracks) == 1 and not self._tracks[0].over:
                self.read_frames += frames
                self.idle_frames = 0
                return self._tracks[0].read(frames)  # so it is most of the time
            voices, self._voices = self._voices, []
            parts = [voice[start : start + frames] for voice, start in voices]
            self._voices = [
                (voice, start + frames) for voice, start in voices if start + frames < len(voice)
            ]
            parts += [track.read(frames) for track in self._tracks]
            self._tracks = [track for track in self._tracks if not track.over]
            self.read_frames += frames
            self.idle_frames = 0 if parts else self.idle_frames + frames
        if not parts:
            return array("h", bytes(2 * frames))
        for part in parts:
            part.extend([0] * (frames - len(part)))
        if len(parts) == 1:
            return parts[0]
        sums = map(sum, zip(*parts, strict=True))
        return array("h", (max(-_HIGHEST, min(_HIGHEST, one)) for one in sums))


def gain_of(volume: int) -> float:
    """The factor for a volume of 0 to 100, so that half of it is heard as about half as loud."""
    return (max(0, min(100, volume)) / 100) ** 2
