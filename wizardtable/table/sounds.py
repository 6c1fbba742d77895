# SPDX-License-Identifier: MIT
"""Says what is heard at a table: pieces that come to lie, what happens, and whose turn it is."""

from collections.abc import Callable, Iterable
from time import monotonic
from typing import Final

from wizardtable.play.frames import Frame
from wizardtable.sound.names import Sound
from wizardtable.table.game_view import Sounds
from wizardtable.table.items import PieceItem
from wizardtable.table.view import Placement

WAITED: Final = 4.0
"""Seconds a player has waited when his turn is worth a sound; who is asked at once needs none."""


def nobody(sound: Sound) -> None:
    """Who listens at first: tables are silent until somebody does."""
    del sound


class TableSounds:
    """The sounds of one table.

    Attributes:
        play: lets a sound be heard; it sees to it that there are not too many.
    """

    def __init__(self, sounds: Sounds, clock: Callable[[], float] = monotonic) -> None:
        self.play: Callable[[Sound], None] = nobody
        self._sounds, self._clock = sounds, clock
        self._waits_since: float | None = None
        self._turn_due = False

    def show(self, frame: Frame, *, same: bool) -> None:
        """Another frame; `same` unless another viewer looks at it."""
        if not same:
            self._waits_since = None
        if not frame.menu:
            self._turn_due = False
            if self._waits_since is None:
                self._waits_since = self._clock()
            return
        waited, self._waits_since = self._waits_since, None
        self._turn_due = waited is not None and self._clock() - waited >= WAITED

    def happen(self, frame: Frame, at_once: Iterable[Placement]) -> None:
        """What led to the frame is heard: of several events the first in the game's table alone,
        and where pieces are `at_once` in their new place and no event is heard, one of them."""
        kinds = {type(event) for event in frame.events}
        heard = [sound for kind, sound in self._sounds.events.items() if kind in kinds]
        if not heard:
            pieces = (self._sounds.pieces.get(piece.sprite.kind) for piece in at_once)
            heard = [sound for sound in pieces if sound is not None]
        if heard:
            self.play(heard[0])

    def land(self, item: PieceItem) -> None:
        """A piece has come to lie."""
        sound = self._sounds.pieces.get(item.placement.sprite.kind)
        if sound is not None:
            self.play(sound)

    def rest(self) -> None:
        """All is at rest: now the player is called, if he had to wait."""
        if self._turn_due:
            self._turn_due = False
            self.play(Sound.TURN)

    def refuse(self) -> None:
        """A gesture was forbidden."""
        self.play(Sound.REFUSED)
