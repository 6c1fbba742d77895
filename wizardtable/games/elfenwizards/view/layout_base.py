# SPDX-License-Identifier: MIT
"""The base of the layout: the frame, the areas of the table, and the pieces laid so far.

The other layout modules add pieces to a `LayoutBase`, which they call `setting`. They call the area
of a piece or a seat its room.
"""

from wizardtable.games.elfenwizards.rules.state import Observation
from wizardtable.games.elfenwizards.view.areas import Areas, table_areas
from wizardtable.games.elfenwizards.view.pieces.die import Die
from wizardtable.games.elfenwizards.view.pieces.minor_spell import MinorSpell
from wizardtable.games.elfenwizards.view.pieces.shown_table import ShownTable
from wizardtable.games.elfenwizards.view.seat_areas import SeatArea
from wizardtable.paint.theme import Look
from wizardtable.table.kit.placements import Placements
from wizardtable.table.zones import Box, box_around

DIE_HEIGHT, MINOR_SPELL_HEIGHT = 0.45, 0.3
"""The heights of dice and of minor spells above the cloth, see `Placement.height`."""

BOXES, TREE, DEFEATED, ROUNDS = "boxes", "tree", "defeated", "rounds"
"""The ids of the groups of pieces in the middle of the table."""


class LayoutBase(Placements[Observation]):
    """Collects the placements of one frame for one size of the table. Each object is used only
    once.

    Attributes:
        shown: the table that the pieces are described from.
        numbers: the numbers by which equal dice and minor spells are told apart.
        rooms: the areas of the table.
        stands: by wizard, the area of the wizard with the spells beside it.
    """

    def __init__(self, shown: ShownTable, size: tuple[float, float], look: Look) -> None:
        super().__init__(shown.frame, look)
        self.shown: ShownTable = shown
        self.numbers = shown.numbers
        self.rooms: Areas = table_areas(*size, self.seat_count, look)
        self.stands: dict[int, Box] = {}

    def seat_room(self, seat: int) -> SeatArea:
        """Returns the areas of a seat."""
        return self.of_seat(seat, self.rooms.seats)

    def lay_spell(self, spell: Die | MinorSpell, box: Box, z: float) -> None:
        """Lays a die or a minor spell on the largest square in the middle of a box."""
        side = min(box.w, box.h)
        height = DIE_HEIGHT if isinstance(spell, Die) else MINOR_SPELL_HEIGHT
        self.lay(spell, box_around(*box.centre, side, side), z, height)
