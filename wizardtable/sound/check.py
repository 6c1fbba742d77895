# SPDX-License-Identifier: MIT
"""Checks without a loudspeaker whether this installation can play sounds at all."""

from time import monotonic, sleep

from wizardtable.sound.device import Device, NoDeviceError
from wizardtable.sound.mixer import Mixer
from wizardtable.sound.names import Sound
from wizardtable.sound.sound_bank import SoundBank

MAX_WAIT_SECONDS = 10.0
"""Seconds to wait until the device has read the whole sound."""


def can_play_sounds() -> bool:
    """Plays a sound to a device without output, and returns whether the library works."""
    mixer = Mixer()
    mixer.add(SoundBank().take(Sound.DIE), 100)
    try:
        device = Device(mixer.read, ("NULL",))
        device.start()
    except (ImportError, NoDeviceError):
        return False
    end = monotonic() + MAX_WAIT_SECONDS
    while mixer.idle_frames == 0 and monotonic() < end:
        sleep(0.02)
    device.close()
    return mixer.idle_frames > 0
