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
from wizardtable.sound.synth import RATE, samples

MINUTE = 60 * RATE
PORTION = RATE // 40
"""Samples that a loudspeaker asks for at a time."""


def write_all(folder: Path) -> list[Path]:
    """Write each variant of each sound to `<sound>-<number>.wav`, and each ambience, as loud as it
    can be, to `<ambience>.wav`; gives the files."""
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
        path, heard = folder / f"{ambience}.wav", array("h")
        while len(heard) < MINUTE:
            heard.extend(track.read(PORTION))
        _write(path, heard)
        files.append(path)
    return files


def _write(path: Path, heard: "array[int]") -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(heard.tobytes())


if __name__ == "__main__":
    write_all(Path(sys.argv[1] if len(sys.argv) > 1 else "sounds"))
