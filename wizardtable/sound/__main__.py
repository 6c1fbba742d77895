# SPDX-License-Identifier: MIT
"""`python -m wizardtable.sound DIR` writes every sound and a minute of every ambience to files."""

import sys
import wave
from array import array
from pathlib import Path

from wizardtable.sound import tones
from wizardtable.sound.ambience_bank import AmbienceBank
from wizardtable.sound.ambience_track import AmbienceTrack
from wizardtable.sound.names import Ambience, Sound
from wizardtable.sound.synth import SAMPLE_RATE, samples

MINUTE_SAMPLES = 60 * SAMPLE_RATE
"""The number of samples in a minute."""
PORTION_SAMPLES = SAMPLE_RATE // 40
"""The number of samples that a loudspeaker requests at a time."""


def write_all(folder: Path) -> list[Path]:
    """Writes all sounds and ambiences to files in a folder, and returns the files' paths.

    Each variant of a sound is `<sound>-<number>.wav`. A minute of each ambience, at full volume, is
    `<ambience>.wav`.
    """
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for sound in Sound:
        for number, made in enumerate(tones.variants(sound)):
            path = folder / f"{sound}-{number}.wav"
            _write(path, samples(made))
            files.append(path)
    bank = AmbienceBank()
    for ambience in Ambience:
        track = AmbienceTrack(bank.made_whole(ambience), seed=1)
        track.rise()
        path, wave_samples = folder / f"{ambience}.wav", array("h")
        while len(wave_samples) < MINUTE_SAMPLES:
            wave_samples.extend(track.read(PORTION_SAMPLES))
        _write(path, wave_samples)
        files.append(path)
    return files


def _write(path: Path, wave_samples: "array[int]") -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(SAMPLE_RATE)
        file.writeframes(wave_samples.tobytes())


if __name__ == "__main__":
    write_all(Path(sys.argv[1] if len(sys.argv) > 1 else "sounds"))
