# SPDX-License-Identifier: MIT
"""Asks the sound process for sounds without ever waiting for it.

Sounds that follow too fast are dropped. Without a loudspeaker, all sounds are dropped.
"""

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
from wizardtable.sound.orders import AMBIENCE, NO_AMBIENCE, NO_DEVICE, NO_LIBRARY

MAX_UNANSWERED: Final = 12
"""The most orders without an answer, so that the pipe to a hanging process never fills."""

SPARE_AMBIENCE_ORDERS: Final = 12
"""The most orders for an ambience that may wait for an answer in addition to `MAX_UNANSWERED`."""

MAX_LOST_PROCESSES: Final = 2
"""The number of lost processes after which no new one is started, and there is no more sound."""

ProcessMain: TypeAlias = "Callable[[Connection[bytes, bytes]], None]"
"""The main function of the sound process; its argument is the process's end of the pipe."""

NO_AMBIENCE_ORDER: Final[tuple[Ambience | None, int]] = (None, 0)
"""The pair of ambience and volume that stands for no ambience."""


class Trouble(Enum):
    """The reason why nothing can be heard."""

    LIBRARY = 1
    """The library that plays sounds is not installed."""
    DEVICE = 2
    """The loudspeaker is missing or does not answer."""


def run_sound_process(pipe: "Connection[bytes, bytes]") -> None:
    """Runs the sound process; only this process loads the modules that make sounds."""
    from wizardtable.sound import speaker  # 1.5 MB that the window does not need

    speaker.main(pipe)


class SoundPlayer:
    """Plays the sounds and ambiences of one run of the program; silent until `start` is called.

    Attributes:
        volume: The volume of sounds, 0–100; an ambience has its own volume.
        muted: True if no sounds are played; an ambience is played all the same.
    """

    def __init__(
        self,
        main: ProcessMain = run_sound_process,
        clock: Callable[[], float] = monotonic,
        has_library: Callable[[], bool] = library_found,
    ) -> None:
        """Creates a player.

        Args:
            main: The function that runs in the sound process.
            clock: A function that returns a time in seconds, which never goes back.
            has_library: A function that returns whether the library that plays sounds is installed.
        """
        self.volume = 100
        self.muted = False
        self._process_main, self._has_library = main, has_library
        self._process: BaseProcess | None = None
        self._pipe: Connection[bytes, bytes] | None = None
        self._answer = b""
        self._unanswered = 0
        self._remaining_processes = MAX_LOST_PROCESSES
        self._is_started = False
        self._ambience = self._sent_ambience = NO_AMBIENCE_ORDER
        self._limits = Limits(clock)

    @property
    def trouble(self) -> Trouble | None:
        """The reason why nothing can be heard, as far as it is known, or None."""
        self._take_answers()
        if not self._has_library() or self._answer == NO_LIBRARY:
            return Trouble.LIBRARY
        return (
            Trouble.DEVICE if self._answer == NO_DEVICE or self._remaining_processes <= 0 else None
        )

    def start(self) -> None:
        """Allows sounds from now on, and starts the process unless nothing would be heard.

        This takes the window some milliseconds, but then the first sound is not late.
        """
        self._is_started = True
        audible = (not self.muted and self.volume > 0) or self._ambience != NO_AMBIENCE_ORDER
        if audible and self._pipe is None and self._remaining_processes > 0 and self._has_library():
            self._start_process()
        self._send_ambience()

    def play(self, sound: Sound) -> None:
        """Plays a sound, unless sounds are muted or too many have been played just now."""
        if not self._is_started or self.muted or self.volume <= 0 or not self._limits.allow(sound):
            return
        self.start()
        self._take_answers()
        if self._pipe is not None and self._unanswered < MAX_UNANSWERED:
            self._send(f"{sound} {self.volume} {time():.3f}")

    def set_ambience(self, ambience: Ambience | None, volume: int) -> None:
        """Plays an ambience from now on with a volume of 0–100; None or volume 0 for none."""
        self._ambience = (
            NO_AMBIENCE_ORDER if ambience is None or volume <= 0 else (ambience, volume)
        )
        if self._is_started:
            self._take_answers()
            self.start()

    def close(self) -> None:
        """Ends the sound process; there are no more sounds unless `start` is called again."""
        self._is_started = False
        if self._pipe is not None:
            with contextlib.suppress(OSError):
                if self._unanswered < MAX_UNANSWERED:
                    self._pipe.send_bytes(b"")
            self._end_process()

    def _start_process(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=self._process_main, args=(theirs,), daemon=True)
        self._unanswered = 1  # the process answers once without an order
        try:
            self._process.start()
        except OSError:
            self._process = None
            self._drop_process()
        finally:
            theirs.close()  # so that the pipe ends when the process does

    def _send_ambience(self) -> None:
        """Sends the current ambience and its volume to the process, unless sent already."""
        if self._pipe is None or self._ambience == self._sent_ambience:
            return
        if self._unanswered < MAX_UNANSWERED + SPARE_AMBIENCE_ORDERS:
            self._sent_ambience = ambience, volume = self._ambience
            self._send(f"{AMBIENCE} {ambience or NO_AMBIENCE} {volume}")

    def _send(self, order: str) -> None:
        try:
            if self._pipe is not None:
                self._pipe.send_bytes(order.encode())
                self._unanswered += 1
        except OSError:
            self._drop_process()

    def _take_answers(self) -> None:
        """Takes the answers that have arrived."""
        try:
            while self._pipe is not None and self._pipe.poll():
                self._answer = self._pipe.recv_bytes()
                self._unanswered -= 1
        except (EOFError, OSError):
            self._drop_process()

    def _drop_process(self) -> None:
        """Ends a process that no longer answers; the next sound may start another one."""
        self._remaining_processes -= 1
        self._end_process()

    def _end_process(self) -> None:
        if self._process is not None:
            self._process.join(0.1)
            self._process.kill()
            self._process.join(1.0)
        if self._pipe is not None:
            self._pipe.close()
        self._process, self._pipe, self._sent_ambience = None, None, NO_AMBIENCE_ORDER
