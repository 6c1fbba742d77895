# SPDX-License-Identifier: MIT
"""The base of all parts of the layout: the table, its areas, and the pieces laid so far."""

from collections.abc import Mapping
from dataclasses import replace

from wizardtable.core import override
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.view.areas import Areas, divide_table
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.games.zavandor.view.seat_areas import SeatArea
from wizardtable.paint.theme import Look
from wizardtable.table.kit.placements import Placements
from wizardtable.table.view import Key, Placement
from wizardtable.table.zones import Spot

LOTS, SUPPLY, TURN_ORDER, KNOWLEDGE = "lots", "supply", "order", "knowledge"
"""The ids of groups of pieces: three in the middle of the table, and the tracks of the large
board."""


class LayoutBase(Placements[Observation]):
    """Collects the placements of one layout: one frame at one size.

    Attributes:
        shown: the table that is laid out.
        rooms: the areas of the table.
        astray: by key of a piece that lies elsewhere than usual, its place, such as in the tray of
            a payment.
    """

    shown: ShownTable

    def __init__(self, shown: ShownTable, size: tuple[float, float], look: Look) -> None:
        super().__init__(shown.frame, look)
        self.shown = shown
        self.rooms: Areas = divide_table(*size, self.seat_count, look)
        self.astray: Mapping[Key, Spot] = {}

    def seat_room(self, seat: int) -> SeatArea:
        """Returns the area of a seat's board.

        The seat with the large board and the seat at the near edge swap their areas.
        """
        large = self.shown.large
        swapped = {large: self.near_seat, self.near_seat: large}
        return self.of_seat(swapped.get(seat, seat), self.rooms.seats)

    @override
    def as_it_lies(self, piece: Placement) -> Placement:
        astray = self.astray.get(piece.key)
        if astray is None:
            return piece
        return replace(piece, spot=astray, z=3500 + piece.z / 100, height=max(piece.height, 0.4))
