# SPDX-License-Identifier: MIT
"""Plays the sounds of a table: landing pieces, events, refusals and the player's turn."""

from collections.abc import Callable, Iterable
from time import monotonic
from typing import Final

from wizardtable.play.frames import Frame
from wizardtable.sound.names import Sound
from wizardtable.table.game_view import Sounds
from wizardtable.table.items import PieceItem
from wizardtable.table.view import Placement

LONG_WAIT_SECONDS: Final = 4.0
"""A player who has waited at least this long hears a sound when their turn comes."""


def play_nothing(sound: Sound) -> None:
    """Plays no sound: tables are silent until the program sets `TableSounds.play`."""
    del sound


class TableSounds:
    """The sounds of one table.

    Attributes:
        play: the function that plays a sound; it drops a sound if there are too many already.
    """

    def __init__(self, sounds: Sounds, clock: Callable[[], float] = monotonic) -> None:
        self.play: Callable[[Sound], None] = play_nothing
        self._sounds, self._clock = sounds, clock
        self._waiting_since: float | None = None
        self._is_turn_due = False

    def follow_frame(self, frame: Frame, *, same: bool) -> None:
        """Notes for how long the player has waited; called with each new frame.

        `same` is True if the frame before was for the same viewer, and False if the viewer has
        changed.
        """
        if not same:
            self._waiting_since = None
        if not frame.menu:
            self._is_turn_due = False
            if self._waiting_since is None:
                self._waiting_since = self._clock()
            return
        waited, self._waiting_since = self._waiting_since, None
        self._is_turn_due = waited is not None and self._clock() - waited >= LONG_WAIT_SECONDS

    def play_events(self, frame: Frame, at_once: Iterable[Placement]) -> None:
        """Plays one sound for the events that led to a frame.

        If several events have a sound, only the sound listed first in `Sounds.events` is heard. If
        no event has a sound, the first piece in `at_once` with a sound is heard. These pieces came
        to their new places without moving.
        """
        kinds = {type(event) for event in frame.events}
        sounds = [sound for kind, sound in self._sounds.events.items() if kind in kinds]
        if not sounds:
            pieces = (self._sounds.pieces.get(piece.sprite.kind) for piece in at_once)
            sounds = [sound for sound in pieces if sound is not None]
        if sounds:
            self.play(sounds[0])

    def play_landing(self, item: PieceItem) -> None:
        """Plays the sound of a piece that has landed."""
        sound = self._sounds.pieces.get(item.placement.sprite.kind)
        if sound is not None:
            self.play(sound)

    def call_player(self) -> None:
        """Plays the sound of the turn if the player's turn has come after a long wait.

        The stage calls this when nothing moves any more.
        """
        if self._is_turn_due:
            self._is_turn_due = False
            self.play(Sound.TURN)

    def play_refusal(self) -> None:
        """Plays the sound of a forbidden gesture."""
        self.play(Sound.REFUSED)
