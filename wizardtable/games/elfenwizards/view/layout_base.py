# SPDX-License-Identifier: MIT
"""What the parts of the layout share: the frame, its rooms, and the pieces laid so far."""

from wizardtable.games.elfenwizards.rules.state import Observation
from wizardtable.games.elfenwizards.view.areas import Areas, divide
from wizardtable.games.elfenwizards.view.identities import Identities
from wizardtable.games.elfenwizards.view.seat_areas import SeatArea
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.kit.placements import Placements
from wizardtable.table.view import Sprite
from wizardtable.table.zones import Box, about

FREE, COMMITTED = 0, 1
"""Whether a die lies in a box or in front, or beside a wizard."""

BOXES, TREE, DEFEATED, ROUNDS = "boxes", "tree", "defeated", "rounds"
"""The ids of the groups of the middle."""


class LayoutBase(Placements[Observation]):
    """Collects the placements of one frame for one size; used once.

    Attributes:
        stands: by wizard, all that is his.
    """

    def __init__(
        self,
        frame: Frame,
        size: tuple[float, float],
        look: Look,
        identities: Identities,
    ) -> None:
        super().__init__(frame, look)
        self.identities = identities
        self.rooms: Areas = divide(*size, self.seats, look)
        self.stands: dict[int, Box] = {}

    def seat_room(self, seat: int) -> SeatArea:
        """The room of a seat."""
        return self.of_seat(seat, self.rooms.seats)

    def add_die(
        self,
        seat: int,
        number: int,
        face: int,
        box: Box,
        z: float,
        name: str,
        state: int = FREE,
    ) -> None:
        """Lay a die, at most a square."""
        side = min(box.w, box.h)
        self.add(
            ("die", seat, number),
            Sprite("die", (seat, face, state)),
            about(*box.centre, side, side),
            z,
            0.45,
            name,
        )

    def add_minor(self, seat: int, number: int, box: Box, z: float, name: str) -> None:
        """Lay a minor spell."""
        side = min(box.w, box.h)
        self.add(
            ("minor", seat, number),
            Sprite("minor", (seat,)),
            about(*box.centre, side, side),
            z,
            0.3,
            name,
        )
