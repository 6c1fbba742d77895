# SPDX-License-Identifier: MIT
"""`python -m wizardtable.sound DIR` writes every sound as a file, to be listened to."""

import sys
import wave
from pathlib import Path

from wizardtable.sound import tones
from wizardtable.sound.names import Sound
from wizardtable.sound.synth import RATE, samples


def write_all(folder: Path) -> list[Path]:
    """Write each variant of each sound to `<sound>-<number>.wav`; gives the files."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for sound in Sound:
        for number, made in enumerate(tones.variants(sound)):
            path = folder / f"{sound}-{number}.wav"
            with wave.open(str(path), "wb") as file:
                file.setnchannels(1)
                file.setsampwidth(2)
                file.setframerate(RATE)
                file.writeframes(samples(made).tobytes())
            files.append(path)
    return files


if __name__ == "__main__":
    write_all(Path(sys.argv[1] if len(sys.argv) > 1 else "sounds"))
