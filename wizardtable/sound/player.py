# SPDX-License-Identifier: MIT
"""Asks for sounds and never waits: too many of them, or a silent machine, are simply not heard."""

import contextlib
import multiprocessing
from collections.abc import Callable
from enum import Enum
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import monotonic, time
from typing import Final, TypeAlias

from wizardtable.sound.device import library_found
from wizardtable.sound.limits import Limits
from wizardtable.sound.names import Ambience, Sound
from wizardtable.sound.orders import AMBIENCE, NO_DEVICE, NO_LIBRARY, NOTHING

UNANSWERED: Final = 12
"""Orders that may wait for an answer; a process that hangs is then asked no more, so that its pipe
never fills."""

SPARE: Final = 12
"""Orders for an ambience that may wait besides: the last of them counts."""

LIVES: Final = 2
"""Processes that may be lost in a run before it stays silent."""

Main: TypeAlias = "Callable[[Connection[bytes, bytes]], None]"


SILENCE: Final[tuple[Ambience | None, int]] = (None, 0)


class Trouble(Enum):
    """Why nothing can be heard."""

    LIBRARY = 1
    """The library that plays is not installed."""
    DEVICE = 2
    """There is no loudspeaker, or it does not answer."""


def be_heard(pipe: "Connection[bytes, bytes]") -> None:
    """What the process runs; only there is loaded what makes sounds."""
    from wizardtable.sound import speaker  # 1.5 MB that the window has no use for

    speaker.main(pipe)


class SoundPlayer:
    """The sounds of one run of the program; silent until it is started.

    Attributes:
        volume: 0 to 100.
        muted: whether nothing is to be heard.
    """

    def __init__(
        self,
        main: Main = be_heard,
        clock: Callable[[], float] = monotonic,
        found: Callable[[], bool] = library_found,
    ) -> None:
        """`main` is what the process runs; `found` tells whether there is a library for it."""
        self.volume = 100
        self.muted = False
        self._main, self._found = main, found
        self._process: BaseProcess | None = None
        self._pipe: Connection[bytes, bytes] | None = None
        self._answer = b""
        self._unanswered = 0
        self._lives = LIVES
        self._wanted = False
        self._ambience = self._asked = SILENCE
        self._limits = Limits(clock)

    @property
    def trouble(self) -> Trouble | None:
        """What keeps sounds from being heard, as far as it is known by now."""
        self._listen()
        if not self._found() or self._answer == NO_LIBRARY:
            return Trouble.LIBRARY
        return Trouble.DEVICE if self._answer == NO_DEVICE or self._lives <= 0 else None

    def start(self) -> None:
        """Let sounds be heard from now on. The process is started at once, unless nothing is to be
        heard yet: that costs the window a few milliseconds, and the first sound is not late."""
        self._wanted = True
        audible = (not self.muted and self.volume > 0) or self._ambience != SILENCE
        if audible and self._pipe is None and self._lives > 0 and self._found():
            self._start()
        self._ask_ambience()

    def play(self, sound: Sound) -> None:
        """Let a sound be heard, unless there are too many already."""
        if not self._wanted or self.muted or self.volume <= 0 or not self._limits.allow(sound):
            return
        self.start()
        self._listen()
        if self._pipe is not None and self._unanswered < UNANSWERED:
            self._send(f"{sound} {self.volume} {time():.3f}")

    def set_ambience(self, ambience: Ambience | None, volume: int) -> None:
        """Let an ambience be heard from now on, `volume` being 0 to 100; None: silence."""
        self._ambience = SILENCE if ambience is None or volume <= 0 else (ambience, volume)
        if self._wanted:
            self._listen()
            self.start()

    def close(self) -> None:
        """End the process."""
        self._wanted = False
        if self._pipe is not None:
            with contextlib.suppress(OSError):
                if self._unanswered < UNANSWERED:
                    self._pipe.send_bytes(b"")
            self._end()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=self._main, args=(theirs,), daemon=True)
        self._unanswered = 1  # it says by itself what it has found
        try:
            self._process.start()
        except OSError:
            self._process = None
            self._lose()
        finally:
            theirs.close()  # so that the pipe ends when the process does

    def _ask_ambience(self) -> None:
        """Tell the process of an ambience that it does not know of yet."""
        if self._pipe is None or self._ambience == self._asked:
            return
        if self._unanswered < UNANSWERED + SPARE:
            self._asked = ambience, volume = self._ambience
            self._send(f"{AMBIENCE} {ambience or NOTHING} {volume}")

    def _send(self, order: str) -> None:
        try:
            if self._pipe is not None:
                self._pipe.send_bytes(order.encode())
                self._unanswered += 1
        except OSError:
            self._lose()

    def _listen(self) -> None:
        """Take the answers that have come."""
        try:
            while self._pipe is not None and self._pipe.poll():
                self._answer = self._pipe.recv_bytes()
                self._unanswered -= 1
        except (EOFError, OSError):
            self._lose()

    def _lose(self) -> None:
        """The process is gone; another may be started for the next sound."""
        self._lives -= 1
        self._end()

    def _end(self) -> None:
        if self._process is not None:
            self._process.join(0.1)
            self._process.kill()
            self._process.join(1.0)
        if self._pipe is not None:
            self._pipe.close()
        self._process, self._pipe, self._asked = None, None, SILENCE
