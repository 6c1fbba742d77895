# SPDX-License-Identifier: MIT
"""What an ambience costs the process that is heard: `python -m lab.benchmarks.ambience [SECONDS]`.

For each: how long it takes to make, in seconds of processor time and until it is heard, the memory
it adds, and the share of a core while it plays to a device that only swallows, at the volume of the
settings (at most 1 %). The same device playing silence is measured in the same run, before and
after: most of the cost is that somebody asks forty times a second.
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

PLAYED = 20.0
"""Seconds each plays where nothing else is asked for; then the next."""

SETTLED = 2.5
"""Seconds after which it has faded in."""


def swallowing(read: Read) -> Device:
    """A device that reads as a loudspeaker does."""
    return Device(read, ("NULL",))


def share(seconds: float) -> float:
    """Per cent of a core that this process takes for so long."""
    before, began = time.process_time(), time.perf_counter()
    time.sleep(seconds)
    return 100 * (time.process_time() - before) / (time.perf_counter() - began)


def silence(seconds: float) -> float:
    """Per cent of a core for a device that is given nothing but silence."""
    device = swallowing(lambda frames: array("h", bytes(2 * frames)))
    device.start()
    time.sleep(0.5)
    taken = share(seconds)
    device.close()
    return taken


def run(seconds: float = PLAYED) -> dict[str, float]:
    """All figures."""
    volume = Settings().ambience_volume
    told = {"silence, % of a core": round(silence(seconds), 2)}
    process, speaker = psutil.Process(), Speaker(swallowing)
    speaker.open()
    while speaker.make_one():
        pass  # the sounds
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
        told[f"{ambience}, made in (s of a core)"] = round(time.process_time() - before, 1)
        told[f"{ambience}, heard after (s)"] = round(time.perf_counter() - began, 1)
        told[f"{ambience}, longest piece (ms)"] = round(1000 * longest)
        told[f"{ambience}, memory (MB)"] = round((process.memory_info().rss - held) / 1e6, 1)
        time.sleep(SETTLED)
        told[f"{ambience}, % of a core (at most 1)"] = round(share(seconds), 2)
    speaker.close()
    told["silence again, % of a core"] = round(silence(seconds), 2)
    told["process with all of them (MB)"] = round(process.memory_full_info().uss / 1e6)
    return told


if __name__ == "__main__":
    asked = float(sys.argv[1]) if len(sys.argv) > 1 else PLAYED
    print(json.dumps(run(asked), indent=1, ensure_ascii=False))
