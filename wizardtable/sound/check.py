# SPDX-License-Identifier: MIT
"""Whether this installation can play sounds at all, tried without a loudspeaker."""

from time import monotonic, sleep

from wizardtable.sound.device import Device, NoDeviceError
from wizardtable.sound.mixer import Mixer
from wizardtable.sound.names import Sound
from wizardtable.sound.sound_bank import SoundBank

PATIENCE = 10.0
"""Seconds a sound may take to be read."""


def works() -> bool:
    """Play a sound to a device that only swallows; False where the library does not work."""
    mixer = Mixer()
    mixer.add(SoundBank().take(Sound.DIE), 100)
    try:
        device = Device(mixer.read, ("NULL",))
        device.start()
    except (ImportError, NoDeviceError):
        return False
    end = monotonic() + PATIENCE
    while mixer.idle_frames == 0 and monotonic() < end:
        sleep(0.02)
    device.close()
    return mixer.idle_frames > 0
