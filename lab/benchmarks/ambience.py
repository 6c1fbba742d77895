# SPDX-License-Identifier: MIT
"""Measures the cost of each ambience: `python -m lab.benchmarks.ambience [SECONDS]`.

For each ambience it measures the processor time to make it, the time until it is heard, and the
memory it adds. It also measures the share of a core while the ambience plays at the volume of the
settings (at most 1 %). The device discards the sound. The same device playing silence is measured
before and after, because most of the cost is being asked for sound forty times a second.
"""

import json
import sys
import time
from array import array

import psutil  # type: ignore[import-untyped]

from wizardtable.sound.device import Device, Read
from wizardtable.sound.names import Ambience
from wizardtable.sound.speaker import Speaker
from wizardtable.store.settings import Settings

PLAY_SECONDS = 20.0
"""Seconds for which each ambience plays, unless an argument says otherwise."""

FADE_IN_SECONDS = 2.5
"""Seconds after which an ambience has faded in."""


def silent_device(read: Read) -> Device:
    """Returns a device that reads as a loudspeaker does, and discards the sound."""
    return Device(read, ("NULL",))


def share(seconds: float) -> float:
    """Waits this many seconds; returns the percentage of a core that this process takes
    meanwhile."""
    before, began = time.process_time(), time.perf_counter()
    time.sleep(seconds)
    return 100 * (time.process_time() - before) / (time.perf_counter() - began)


def silence(seconds: float) -> float:
    """Returns the percentage of a core that a device takes for playing silence."""
    device = silent_device(lambda frames: array("h", bytes(2 * frames)))
    device.start()
    time.sleep(0.5)
    taken = share(seconds)
    device.close()
    return taken


def run(seconds: float = PLAY_SECONDS) -> dict[str, float]:
    """Returns all figures by name."""
    volume = Settings().ambience_volume
    figures = {"silence, % of a core": round(silence(seconds), 2)}
    process, speaker = psutil.Process(), Speaker(silent_device)
    speaker.open()
    while speaker.make_one():
        pass  # first all single sounds
    for ambience in Ambience:
        before, held = time.process_time(), process.memory_info().rss
        began = time.perf_counter()
        speaker.set_ambience(ambience, volume)
        longest = 0.0
        while True:
            piece = time.perf_counter()
            if not speaker.make_one():
                break
            longest = max(longest, time.perf_counter() - piece)
        figures[f"{ambience}, made in (s of a core)"] = round(time.process_time() - before, 1)
        figures[f"{ambience}, heard after (s)"] = round(time.perf_counter() - began, 1)
        figures[f"{ambience}, longest piece (ms)"] = round(1000 * longest)
        figures[f"{ambience}, memory (MB)"] = round((process.memory_info().rss - held) / 1e6, 1)
        time.sleep(FADE_IN_SECONDS)
        figures[f"{ambience}, % of a core (at most 1)"] = round(share(seconds), 2)
    speaker.close()
    figures["silence again, % of a core"] = round(silence(seconds), 2)
    figures["process with all of them (MB)"] = round(process.memory_full_info().uss / 1e6)
    return figures


if __name__ == "__main__":
    asked = float(sys.argv[1]) if len(sys.argv) > 1 else PLAY_SECONDS
    print(json.dumps(run(asked), indent=1, ensure_ascii=False))
