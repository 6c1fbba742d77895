# SPDX-License-Identifier: MIT
"""The sound process, which makes the sounds and holds the loudspeaker.

Because this is a process of its own, a driver that hangs, crashes or prints complaints does not
disturb the player. Nor is a frame of the table late because samples are mixed.
"""

import contextlib
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from time import monotonic, time
from typing import Protocol, TypeAlias

from wizardtable.core.parent import end_with_parent
from wizardtable.sound.ambience_bank import AmbienceBank, MadeAmbience
from wizardtable.sound.device import Device, NoDeviceError, Read
from wizardtable.sound.mixer import Mixer
from wizardtable.sound.names import Ambience, Sound
from wizardtable.sound.orders import AMBIENCE, HEARD, NO_AMBIENCE, NO_DEVICE, NO_LIBRARY
from wizardtable.sound.sound_bank import SoundBank
from wizardtable.sound.synth import SAMPLE_RATE

REST_SECONDS = 3.0
"""Seconds of silence after which the loudspeaker is stopped, so that the computer may sleep."""

RETRY_SECONDS = 15.0
"""Seconds before a missing loudspeaker is searched for again."""

LATE_SECONDS = 0.4
"""If a sound is this many seconds late, and another order is waiting, the sound is dropped.

Otherwise the sounds that piled up while the computer was busy would all be heard at once.
"""

STUCK_SECONDS = 1.5
"""If a running loudspeaker reads nothing for this many seconds, it is closed and opened again."""


class Output(Protocol):
    """The methods of `Device` that are used here; tests use another loudspeaker that has them."""

    def start(self) -> None:
        """Starts to read and play samples. Raises NoDeviceError if the loudspeaker fails."""

    def stop(self) -> None:
        """Stops reading samples. Raises NoDeviceError if the loudspeaker fails."""

    def close(self) -> None:
        """Releases the loudspeaker."""


OpenOutput: TypeAlias = "Callable[[Read], Output]"
"""A function that opens a loudspeaker; its argument is the function that gives the samples."""


def main(pipe: "Connection[bytes, bytes]") -> None:
    """Carries out the orders that arrive through the pipe, until the other end closes the pipe."""
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl+C
    _silence_drivers()
    end_with_parent()
    for needless in ("numpy", "ssl"):  # miniaudio would load them for functions not used here
        sys.modules[needless] = None  # type: ignore[assignment]
    with contextlib.suppress(EOFError, OSError):
        serve(pipe, Speaker(Device))


def serve(pipe: "Connection[bytes, bytes]", speaker: "Speaker") -> None:
    """Carries out orders until an empty order arrives.

    An order has three words: a sound, a volume and the time, or `AMBIENCE`, an ambience and a
    volume. Volumes are 0–100, and the time is in seconds since 1970. Each order is answered at
    once.

    Raises:
        EOFError, OSError: The other end of the pipe is gone.
    """
    pipe.send_bytes(speaker.open())
    while True:
        if not pipe.poll(0.0 if speaker.make_one() else speaker.patience):
            speaker.rest()
            continue
        order = pipe.recv_bytes().decode()
        if not order:
            speaker.close()
            return
        first, second, third = order.split()
        if first == AMBIENCE:
            ambience = None if second == NO_AMBIENCE else Ambience(second)
            pipe.send_bytes(speaker.set_ambience(ambience, int(third)))
        elif time() - float(third) > LATE_SECONDS and pipe.poll():
            pipe.send_bytes(speaker.open())
        else:
            pipe.send_bytes(speaker.play(Sound(first), int(second)))


class Speaker:
    """Plays sounds on a loudspeaker, and opens it again after a failure.

    If nothing sounds for a while, the loudspeaker is stopped. Methods that return bytes return the
    answer to an order, one of those in `orders`.
    """

    def __init__(self, opening: OpenOutput, clock: Callable[[], float] = monotonic) -> None:
        self._open_output, self._clock = opening, clock
        self._sounds, self._ambiences, self._mixer = SoundBank(), AmbienceBank(), Mixer()
        self._ambience: Ambience | None = None
        self._ambience_volume = 0
        self._output: Output | None = None
        self._is_running = False
        self._last_attempt = -RETRY_SECONDS
        self._last_read = (0, 0.0)

    def make_one(self) -> bool:
        """Makes a missing sound, or does a piece of the work for the current ambience.

        Returns False if neither sounds nor ambience are missing.
        """
        if self._sounds.make_one():
            return True
        if self._output is None or self._ambience is None:
            return False
        if not self._ambiences.make_some(self._ambience):
            return False
        if self._ambiences.take(self._ambience) is not None:
            self._begin_ambience()
        return True

    @property
    def patience(self) -> float | None:
        """The seconds without an order after which `rest` is due; None for never."""
        if self._is_running:
            return REST_SECONDS / 2
        return None if self._ambience is None else RETRY_SECONDS

    def open(self) -> bytes:
        """Opens a loudspeaker if there is none, and returns the answer to the order."""
        if self._output is not None:
            return HEARD
        now = self._clock()
        if now - self._last_attempt < RETRY_SECONDS:
            return NO_DEVICE
        self._last_attempt = now
        try:
            self._output = self._open_output(self._mixer.read)
        except ImportError:
            return NO_LIBRARY
        except NoDeviceError:
            return NO_DEVICE
        self._mix_ambience()  # it continues on the new loudspeaker
        return HEARD

    def play(self, sound: Sound, volume: int) -> bytes:
        """Plays a sound and returns the answer to the order; `volume` is 0–100."""
        if self._is_stuck():
            self._drop_output()
        answer = self.open()
        if self._output is None:
            return answer
        self._mixer.add(self._sounds.take(sound), volume)
        return self._start_output()

    def set_ambience(self, ambience: Ambience | None, volume: int) -> bytes:
        """Plays an ambience as soon as it is made; None ends the ambience. `volume` is 0–100."""
        self._ambience, self._ambience_volume = ambience, volume
        if self._is_stuck():
            self._drop_output()
        return self._begin_ambience()

    def _begin_ambience(self) -> bytes:
        """Plays the current ambience if it is made already, and fades out the previous one.

        Returns the answer to the order.
        """
        answer = HEARD
        if self._output is None:
            answer = self.open()
        else:
            self._mix_ambience()
        return (
            answer if self._output is None or self._made_ambience is None else self._start_output()
        )

    @property
    def _made_ambience(self) -> MadeAmbience | None:
        """The current ambience if it is made, otherwise None."""
        return None if self._ambience is None else self._ambiences.take(self._ambience)

    def _mix_ambience(self) -> None:
        self._mixer.set_ambience(self._made_ambience, self._ambience_volume)

    def _start_output(self) -> bytes:
        """Starts the loudspeaker if necessary, and returns the answer to the order."""
        if not self._is_running and self._output is not None:
            try:
                self._output.start()
            except NoDeviceError:
                self._drop_output()
                return NO_DEVICE
            self._is_running = True
            self._last_read = (self._mixer.read_frames, self._clock())
        return HEARD

    def rest(self) -> None:
        """Stops a loudspeaker that has been silent for `REST_SECONDS`.

        Opens one if there is none and an ambience waits for it. Closes one that is stuck.
        """
        if not self._is_running and self._ambience is not None:
            self._begin_ambience()
        if not self._is_running or self._output is None:
            return
        if self._is_stuck():
            self._drop_output()
        elif self._mixer.idle_frames >= REST_SECONDS * SAMPLE_RATE:
            self._is_running = False
            try:
                self._output.stop()
            except NoDeviceError:
                self._drop_output()

    def close(self) -> None:
        """Releases the loudspeaker."""
        self._drop_output()

    def _is_stuck(self) -> bool:
        """Returns whether the running loudspeaker has read nothing for `STUCK_SECONDS`."""
        if not self._is_running:
            return False
        frames, since = self._last_read
        if self._mixer.read_frames != frames:
            self._last_read = (self._mixer.read_frames, self._clock())
            return False
        return self._clock() - since > STUCK_SECONDS

    def _drop_output(self) -> None:
        output, self._output, self._is_running = self._output, None, False
        self._mixer.clear()
        if output is not None:
            output.close()


def _silence_drivers() -> None:
    """Discards the messages that drivers print; they only frighten players."""
    with contextlib.suppress(OSError):
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (1, 2):
            os.dup2(nowhere, stream)
