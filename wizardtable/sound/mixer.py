# SPDX-License-Identifier: MIT
"""Mixes sounds and the ambience, as many samples at a time as the loudspeaker requests."""

from array import array
from threading import Lock

from wizardtable.sound.ambience_bank import MadeAmbience
from wizardtable.sound.ambience_track import AmbienceTrack

MAX_VOICES = 6
"""The most sounds that are heard at once; a further sound replaces the oldest one."""

_MAX_SAMPLE = 32_767


class Mixer:
    """Mixes sounds and the ambience.

    One thread adds sounds. The loudspeaker's thread reads the mixed samples.

    Attributes:
        read_frames: The number of samples that the loudspeaker has read so far.
        idle_frames: The number of silent samples read since the last sound or ambience.
    """

    def __init__(self) -> None:
        self.read_frames = 0
        self.idle_frames = 0
        self._lock = Lock()
        self._voices: list[tuple[array[int], int]] = []
        self._tracks: list[AmbienceTrack] = []

    def add(self, sound: "array[int]", volume: int) -> None:
        """Starts a sound, given by its samples; `volume` is 0–100."""
        gain = gain_of(volume)
        voice = array("h", (int(sample * gain) for sample in sound))
        with self._lock:
            self._voices = [*self._voices[1 - MAX_VOICES :], (voice, 0)]
            self.idle_frames = 0

    def set_ambience(self, made: MadeAmbience | None, volume: int) -> None:
        """Fades this ambience in and all other ambiences out.

        `volume` is 0–100. With None, or with volume 0, all ambiences fade out.
        """
        gain = gain_of(volume)
        softer = made.softer(gain) if made is not None and gain > 0 else None
        with self._lock:
            for track in self._tracks:
                track.fade()
            if made is None or softer is None:
                return
            same_tracks = [track for track in self._tracks if track.made is made]
            track = same_tracks[0] if same_tracks else AmbienceTrack(made)
            if not same_tracks:
                self._tracks.append(track)
            track.rise(softer, gain)
            self.idle_frames = 0

    def clear(self) -> None:
        """Drops all sounds and ambiences at once."""
        with self._lock:
            self._voices, self._tracks = [], []

    def read(self, frames: int) -> "array[int]":
        """Returns the next samples, which are zeros in silence; `frames` is their number."""
        with self._lock:
            if not self._voices and len(self._tracks) == 1 and not self._tracks[0].has_faded:
                self.read_frames += frames
                self.idle_frames = 0
                return self._tracks[0].read(frames)  # the usual case needs no mixing
            voices, self._voices = self._voices, []
            parts = [voice[start : start + frames] for voice, start in voices]
            self._voices = [
                (voice, start + frames) for voice, start in voices if start + frames < len(voice)
            ]
            parts += [track.read(frames) for track in self._tracks]
            self._tracks = [track for track in self._tracks if not track.has_faded]
            self.read_frames += frames
            self.idle_frames = 0 if parts else self.idle_frames + frames
        if not parts:
            return array("h", bytes(2 * frames))
        for part in parts:
            part.extend([0] * (frames - len(part)))
        if len(parts) == 1:
            return parts[0]
        sums = map(sum, zip(*parts, strict=True))
        return array("h", (max(-_MAX_SAMPLE, min(_MAX_SAMPLE, sample)) for sample in sums))


def gain_of(volume: int) -> float:
    """Returns the factor (0–1) by which samples are multiplied for a volume of 0–100.

    Half the volume sounds about half as loud.
    """
    return (max(0, min(100, volume)) / 100) ** 2
