# SPDX-License-Identifier: MIT
"""The loudspeaker, through the library miniaudio, which no other module uses.

miniaudio is maintained, freely distributable and available for every system. Unlike similar
libraries, it contains all that it needs (0.6 MB, and cffi). sounddevice needs an installed
PortAudio on Linux. Qt's own multimedia module is many times as large.
"""

from array import array
from collections.abc import Callable, Generator
from functools import cache
from importlib.util import find_spec
from typing import TypeAlias

from wizardtable.sound.synth import SAMPLE_RATE

Read: TypeAlias = "Callable[[int], array[int]]"
"""A function that returns the next samples; its argument is their number."""

PERIOD_MS = 25
"""Milliseconds of sound that the loudspeaker requests at a time.

Three such portions are always in preparation, so that there is no crackling on a busy machine. Yet
a card is still heard when the player sees it arrive.
"""

BACKENDS = (
    "WASAPI",
    "DSOUND",
    "WINMM",
    "COREAUDIO",
    "SNDIO",
    "AUDIO4",
    "OSS",
    "PULSEAUDIO",
    "ALSA",
)
"""The names of the sound systems to try, in this order.

JACK is excluded because it starts a server and prints complaints. The device without output is
excluded, too.
"""


class NoDeviceError(Exception):
    """Raised if the loudspeaker is missing or does not answer."""


@cache
def library_found() -> bool:
    """Returns whether the library miniaudio is installed, without loading it."""
    return find_spec("miniaudio") is not None


class Device:
    """An opened loudspeaker, silent until it is started."""

    def __init__(self, read: Read, backends: tuple[str, ...] = BACKENDS) -> None:
        """Opens the loudspeaker.

        Args:
            read: A function that returns the next samples; a thread of the library calls it.
            backends: The names of the sound systems to try, in this order.

        Raises:
            ImportError: The library miniaudio is not installed.
            NoDeviceError: No loudspeaker can be opened.
        """
        import miniaudio  # an optional extra that loads many modules

        self._read = read
        self._error = miniaudio.MiniaudioError
        try:
            self._device = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=SAMPLE_RATE,
                buffersize_msec=PERIOD_MS,
                backends=[miniaudio.Backend[name] for name in backends],
                app_name="Wizardtable",
            )
        except self._error as error:
            raise NoDeviceError from error

    def start(self) -> None:
        """Starts to read and play samples. Raises NoDeviceError if the loudspeaker fails."""
        pump = self._pump()
        next(pump)
        try:
            self._device.start(pump)
        except self._error as error:
            raise NoDeviceError from error

    def stop(self) -> None:
        """Stops reading samples. Raises NoDeviceError if the loudspeaker fails."""
        try:
            self._device.stop()
        except self._error as error:
            raise NoDeviceError from error

    def close(self) -> None:
        """Releases the loudspeaker."""
        self._device.close()

    def _pump(self) -> "Generator[array[int], int, None]":
        frames = yield array("h")
        while True:
            frames = yield self._read(frames)
