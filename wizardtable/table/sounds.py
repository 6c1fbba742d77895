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
"""A player who waited at least this long hears when their turn comes."""


def play_nothing(sound: Sound) -> None:
    """Plays no sound: tables are silent until the program sets `TableSounds.play`."""
    del sound


class TableSounds:
    """The sounds of one table.

    Attributes:
        play: plays a sound; it drops sounds that would be too many.
    """

    def __init__(self, sounds: Sounds, clock: Callable[[], float] = monotonic) -> None:
        self.play: Callable[[Sound], None] = play_nothing
        self._sounds, self._clock = sounds, clock
        self._waits_since: float | None = None
        self._turn_due = False

    def follow_frame(self, frame: Frame, *, same: bool) -> None:
        """Follows another frame; `same` is False if another viewer looks at it."""
        if not same:
            self._waits_since = None
        if not frame.menu:
            self._turn_due = False
            if self._waits_since is None:
                self._waits_since = self._clock()
            return
        waited, self._waits_since = self._waits_since, None
        self._turn_due = waited is not None and self._clock() - waited >= LONG_WAIT_SECONDS

    def play_events(self, frame: Frame, at_once: Iterable[Placement]) -> None:
        """Plays the sound of the events that led to a frame.

        Of several events only the first one in the game's table is heard. If none has a sound, one
        of the pieces `at_once` in their new place is heard.
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
        """Calls the player, if it is their turn after a long wait; called when all is at rest."""
        if self._turn_due:
            self._turn_due = False
            self.play(Sound.TURN)

    def play_refusal(self) -> None:
        """Plays the sound of a forbidden gesture."""
        self.play(Sound.REFUSED)
