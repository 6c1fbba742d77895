# SPDX-License-Identifier: MIT
"""What the parts of the layout share: the frame, its rooms, and the pieces laid so far."""

from collections.abc import Mapping
from dataclasses import replace

from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.view.areas import Areas, divide
from wizardtable.games.zavandor.view.identities import Identities
from wizardtable.games.zavandor.view.seat_areas import SeatArea
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.kit.placements import Placements
from wizardtable.table.view import Key, Placement
from wizardtable.table.zones import Spot

LOTS, SUPPLY, TURN_ORDER, KNOWLEDGE = "lots", "supply", "order", "knowledge"
"""The ids of the groups of the middle, and of the tracks of the large board."""


class LayoutBase(Placements[Observation]):
    """Collects the placements of one frame for one size; used once.

    Attributes:
        large: the seat whose board is the large one.
        astray: pieces that lie elsewhere than they belong, as in a payment's tray; `staged_dust`:
            how much of the viewer's dust does.
    """

    def __init__(
        self,
        frame: Frame,
        size: tuple[float, float],
        look: Look,
        identities: Identities,
        large: int | None,
    ) -> None:
        super().__init__(frame, look)
        self.identities = identities
        self.large = self.mine if large is None else large
        self.rooms: Areas = divide(*size, self.seats, look)
        self.astray: Mapping[Key, Spot] = {}
        self.staged_dust = 0

    def seat_room(self, seat: int) -> SeatArea:
        """The room of a seat. The large board's seat and the one it belongs to change places."""
        swapped = {self.large: self.mine, self.mine: self.large}
        return self.of_seat(swapped.get(seat, seat), self.rooms.seats)

    def as_it_lies(self, piece: Placement) -> Placement:
        """The piece, or where it lies if it has gone astray."""
        astray = self.astray.get(piece.key)
        if astray is None:
            return piece
        return replace(piece, spot=astray, z=3500 + piece.z / 100, height=max(piece.height, 0.4))
