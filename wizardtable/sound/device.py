# SPDX-License-Identifier: MIT
"""The loudspeaker, through miniaudio; no other module uses that library.

miniaudio is maintained, freely distributable and available for every system. Among such libraries,
only it brings all its parts (0.6 MB, and cffi). sounddevice needs an installed PortAudio on Linux.
Qt's own multimedia module is many times as large.
"""

from array import array
from collections.abc import Callable, Generator
from functools import cache
from importlib.util import find_spec
from typing import TypeAlias

from wizardtable.sound.synth import SAMPLE_RATE

Read: TypeAlias = "Callable[[int], array[int]]"
"""Returns the next samples; the argument is their number."""

PERIOD_MS = 25
"""Milliseconds of sound requested at a time.

Three of these portions are on their way, so that a busy machine does not crackle. A card is still
heard when the player sees it arrive.
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
"""Sound systems, in the order in which they are tried.

JACK is excluded because it starts a server and prints complaints. The null device is excluded too.
"""


class NoDeviceError(Exception):
    """The loudspeaker is missing or does not answer."""


@cache
def library_found() -> bool:
    """Returns whether the library is installed; does not load it."""
    return find_spec("miniaudio") is not None


class Device:
    """An opened loudspeaker, silent until it is started."""

    def __init__(self, read: Read, backends: tuple[str, ...] = BACKENDS) -> None:
        """Opens the loudspeaker. Another thread calls `read` for the next samples.

        Raises:
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
        """Starts to read samples. Raises NoDeviceError."""
        pump = self._pump()
        next(pump)
        try:
            self._device.start(pump)
        except self._error as error:
            raise NoDeviceError from error

    def stop(self) -> None:
        """Stops reading. Raises NoDeviceError."""
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
