# SPDX-License-Identifier: MIT
"""The loudspeaker, through miniaudio; nothing else knows that library.

Of the libraries that are maintained, free to pass on and there for every system, it is the one that
brings all it needs (0.6 MB, and cffi): sounddevice wants PortAudio installed on Linux, Qt's own
multimedia module is many times as large.
"""

from array import array
from collections.abc import Callable, Generator
from functools import cache
from importlib.util import find_spec
from typing import TypeAlias

from wizardtable.sound.synth import RATE

Read: TypeAlias = "Callable[[int], array[int]]"

PERIOD = 25
"""Milliseconds of sound asked for at a time. Three of them are on their way, so that a busy machine
does not crackle, and a card is still heard when it is seen to lie."""

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
"""Ways to the loudspeaker in the order they are tried. JACK is not among them, for it starts a
server and complains; nor is a device that only swallows."""


class NoDeviceError(Exception):
    """There is no loudspeaker, or it does not answer."""


@cache
def library_found() -> bool:
    """Whether the library is installed; it is not loaded."""
    return find_spec("miniaudio") is not None


class Device:
    """An opened loudspeaker, still until it is started."""

    def __init__(self, read: Read, backends: tuple[str, ...] = BACKENDS) -> None:
        """`read` gives so many samples; another thread calls it. Raises NoDeviceError."""
        import miniaudio  # an optional extra, and it loads much

        self._read = read
        self._error = miniaudio.MiniaudioError
        try:
            self._device = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=PERIOD,
                backends=[miniaudio.Backend[name] for name in backends],
                app_name="Wizardtable",
            )
        except self._error as error:
            raise NoDeviceError from error

    def start(self) -> None:
        """Begin to read. Raises NoDeviceError."""
        pump = self._pump()
        next(pump)
        try:
            self._device.start(pump)
        except self._error as error:
            raise NoDeviceError from error

    def stop(self) -> None:
        """Read no more. Raises NoDeviceError."""
        try:
            self._device.stop()
        except self._error as error:
            raise NoDeviceError from error

    def close(self) -> None:
        """Give the loudspeaker back."""
        self._device.close()

    def _pump(self) -> "Generator[array[int], int, None]":
        frames = yield array("h")
        while True:
            frames = yield self._read(frames)
