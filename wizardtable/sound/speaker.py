# SPDX-License-Identifier: MIT
"""The process that is heard: it makes the sounds, keeps the loudspeaker, and can hold up nobody.

In a process of its own no driver that hangs, crashes or prints complaints is met by the player, and
no frame of the table is late because samples are mixed.
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
from wizardtable.sound.orders import AMBIENCE, HEARD, NO_DEVICE, NO_LIBRARY, NOTHING
from wizardtable.sound.sound_bank import SoundBank
from wizardtable.sound.synth import RATE

REST = 3.0
"""Seconds of silence after which the loudspeaker is stopped, so that the computer may sleep."""

RETRY = 15.0
"""Seconds before a loudspeaker is looked for again where there was none."""

LATE = 0.4
"""Seconds after which a sound is not heard any more if another is waiting: what has piled up while
the computer was busy would come all at once."""

STUCK = 1.5
"""Seconds without reading after which a loudspeaker that should play is opened anew."""


class Output(Protocol):
    """What a `Device` can do."""

    def start(self) -> None:
        """Begin to read. Raises NoDeviceError."""

    def stop(self) -> None:
        """Read no more. Raises NoDeviceError."""

    def close(self) -> None:
        """Give the loudspeaker back."""


Open: TypeAlias = "Callable[[Read], Output]"


def main(pipe: "Connection[bytes, bytes]") -> None:
    """Play what the pipe asks for, until it is closed."""
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the parent's to handle
    _hush()
    end_with_parent()
    for needless in ("numpy", "ssl"):  # the library loads them if it can, for what is not used here
        sys.modules[needless] = None  # type: ignore[assignment]
    with contextlib.suppress(EOFError, OSError):
        serve(pipe, Speaker(Device))


def serve(pipe: "Connection[bytes, bytes]", speaker: "Speaker") -> None:
    """Carry out orders: a sound, a volume and the time, or `AMBIENCE`, a name and a volume. Each is
    answered at once; an empty one ends it. Raises EOFError or OSError where the other end is
    gone."""
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
            ambience = None if second == NOTHING else Ambience(second)
            pipe.send_bytes(speaker.set_ambience(ambience, int(third)))
        elif time() - float(third) > LATE and pipe.poll():
            pipe.send_bytes(speaker.open())
        else:
            pipe.send_bytes(speaker.play(Sound(first), int(second)))


class Speaker:
    """Sounds on a loudspeaker, which is opened anew when it was lost and stopped when quiet."""

    def __init__(self, opening: Open, clock: Callable[[], float] = monotonic) -> None:
        self._opening, self._clock = opening, clock
        self._shelf, self._ambiences, self._mixer = SoundBank(), AmbienceBank(), Mixer()
        self._ambience: Ambience | None = None
        self._ambience_volume = 0
        self._output: Output | None = None
        self._running = False
        self._tried = -RETRY
        self._read = (0, 0.0)

    def make_one(self) -> bool:
        """Make a sound that is not made yet, or a piece of the ambience that is wanted; False where
        there is none left."""
        if self._shelf.make_one():
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
        """Seconds after which `rest` is to be called where no order comes; None: never."""
        if self._running:
            return REST / 2
        return None if self._ambience is None else RETRY

    def open(self) -> bytes:
        """Look for a loudspeaker; gives what is to be answered."""
        if self._output is not None:
            return HEARD
        now = self._clock()
        if now - self._tried < RETRY:
            return NO_DEVICE
        self._tried = now
        try:
            self._output = self._opening(self._mixer.read)
        except ImportError:
            return NO_LIBRARY
        except NoDeviceError:
            return NO_DEVICE
        self._mix_ambience()  # what was heard of a loudspeaker that was lost goes on
        return HEARD

    def play(self, sound: Sound, volume: int) -> bytes:
        """Let a sound be heard; gives what is to be answered."""
        if self._is_stuck():
            self._lose()
        answer = self.open()
        if self._output is None:
            return answer
        self._mixer.add(self._shelf.take(sound), volume)
        return self._start()

    def set_ambience(self, ambience: Ambience | None, volume: int) -> bytes:
        """Let an ambience be heard from now on, as soon as it is made; None: silence. Gives what is
        to be answered."""
        self._ambience, self._ambience_volume = ambience, volume
        if self._is_stuck():
            self._lose()
        return self._begin_ambience()

    def _begin_ambience(self) -> bytes:
        """Let the ambience that is wanted be heard, if it is made, and the one before no more."""
        answer = HEARD
        if self._output is None:
            answer = self.open()
        else:
            self._mix_ambience()
        return answer if self._output is None or self._made is None else self._start()

    @property
    def _made(self) -> MadeAmbience | None:
        """The ambience that is wanted, if it is made."""
        return None if self._ambience is None else self._ambiences.take(self._ambience)

    def _mix_ambience(self) -> None:
        self._mixer.set_ambience(self._made, self._ambience_volume)

    def _start(self) -> bytes:
        """Let the loudspeaker read, if it does not yet; gives what is to be answered."""
        if not self._running and self._output is not None:
            try:
                self._output.start()
            except NoDeviceError:
                self._lose()
                return NO_DEVICE
            self._running = True
            self._read = (self._mixer.read_frames, self._clock())
        return HEARD

    def rest(self) -> None:
        """Stop the loudspeaker if nothing was heard for a while, or look for one again that an
        ambience waits for."""
        if not self._running and self._ambience is not None:
            self._begin_ambience()
        if not self._running or self._output is None:
            return
        if self._is_stuck():
            self._lose()
        elif self._mixer.idle_frames >= REST * RATE:
            self._running = False
            try:
                self._output.stop()
            except NoDeviceError:
                self._lose()

    def close(self) -> None:
        """Give the loudspeaker back."""
        self._lose()

    def _is_stuck(self) -> bool:
        """Whether the loudspeaker should play and has read nothing for too long."""
        if not self._running:
            return False
        frames, since = self._read
        if self._mixer.read_frames != frames:
            self._read = (self._mixer.read_frames, self._clock())
            return False
        return self._clock() - since > STUCK

    def _lose(self) -> None:
        output, self._output, self._running = self._output, None, False
        self._mixer.clear()
        if output is not None:
            output.close()


def _hush() -> None:
    """Let what drivers print go nowhere: it frightens, and helps nobody."""
    with contextlib.suppress(OSError):
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (1, 2):
            os.dup2(nowhere, stream)
