# SPDX-License-Identifier: MIT
"""What the parts of the layout share: the frame, its rooms, and the pieces laid so far."""

from collections.abc import Mapping

from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.view.areas import Areas, divide
from wizardtable.games.zavandor.view.identities import Identities
from wizardtable.games.zavandor.view.seat_areas import SeatArea
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.view import Key, Placement, Sprite
from wizardtable.table.zones import Box, Spot


class LayoutBase:
    """Collects the placements of one frame for one size; used once.

    Attributes:
        mine: the seat that looks from the near edge: the viewer's, or the first for everybody.
        large: the seat whose board is the large one.
        astray: pieces that lie elsewhere than they belong, as in a payment's tray; `staged_dust`:
            how much of the viewer's dust does.
        pieces: what has been laid.
    """

    def __init__(
        self,
        frame: Frame,
        size: tuple[float, float],
        look: Look,
        identities: Identities,
        large: int | None,
    ) -> None:
        self.frame = frame
        self.seen: Observation = frame.observation
        self.look = look
        self.identities = identities
        self.mine = max(0, self.seen.viewer)
        self.large = self.mine if large is None else large
        self.rooms: Areas = divide(*size, self.seats, look.scale)
        self.astray: Mapping[Key, Spot] = {}
        self.staged_dust = 0
        self.pieces: list[Placement] = []

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.seen.characters)

    def seat_room(self, seat: int) -> SeatArea:
        """The room of a seat. The large board's seat and the one it belongs to change places."""
        place = (seat - self.mine) % self.seats
        if seat == self.large:
            place = 0
        elif seat == self.mine:
            place = (self.large - self.mine) % self.seats
        room: SeatArea = self.rooms.seats[place]
        return room

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
        """Lay a piece, or lay it where it has gone astray."""
        spot = self.astray.get(key)
        if spot is not None:
            z, height = 3500 + z / 100, max(height, 0.4)
        elif isinstance(place, Box):
            spot = Spot(place)
        else:
            spot = place
        start = (Spot(origin[0]), origin[1]) if origin else None
        self.pieces.append(Placement(key, sprite, spot, z, height, start, inert, name=name))

    def adorn(self, key: Key, sprite: Sprite, place: Box, z: float) -> None:
        """Lay something that pointers pass through."""
        self.add(key, sprite, place, z, inert=True)
