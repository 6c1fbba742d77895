# SPDX-License-Identifier: MIT
"""Collects where the pieces of one frame lie."""

from typing import Generic, TypeVar

from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.view import Key, Placement, Sprite
from wizardtable.table.zones import Box, Spot

O = TypeVar("O")  # noqa: E741 - the observation, as in the contract


class Placements(Generic[O]):
    """A base for what lays out a frame for one size of the table; used once.

    Attributes:
        seen: what the viewer sees.
        mine: the seat at the near edge: the viewer's, or the first for everybody.
        pieces: what has been laid.
    """

    def __init__(self, frame: Frame, look: Look) -> None:
        self.frame = frame
        self.seen: O = frame.observation
        self.look = look
        self.mine = 0 if frame.viewer is None else int(frame.viewer)
        self.pieces: list[Placement] = []

    def place_of_seat(self, seat: int, seats: int) -> int:
        """Returns how many places clockwise from the near edge a seat lies."""
        return (seat - self.mine) % seats

    def add(
        self,
        key: Key,
        sprite: Sprite,
        place: Box | Spot,
        z: float,
        height: float = 0.0,
        name: str = "",
        origin: tuple[Box, Sprite] | None = None,
        inert: bool = False,
    ) -> None:
        """Lays a piece; `origin` is where it comes from when it was not on the table."""
        spot = Spot(place) if isinstance(place, Box) else place
        start = (Spot(origin[0]), origin[1]) if origin else None
        self.pieces.append(Placement(key, sprite, spot, z, height, start, inert, name=name))

    def add_stack(self, key: Key, box: Box, count: int, layer: int, most: int = 6) -> None:
        """Lays the cards beneath the top card of a deck of `count`, one line for each `layer` of
        them, and at most so many lines."""
        self.adorn(key, Sprite("stack", (min(most, 1 + count // layer),)), box, 2)

    def adorn(self, key: Key, sprite: Sprite, place: Box | Spot, z: float) -> None:
        """Lays something that pointers pass through."""
        self.add(key, sprite, place, z, inert=True)
