# SPDX-License-Identifier: MIT
"""The base of the layout: the frame, the areas of the table, and the pieces placed so far."""

from wizardtable.games.wizards_gambit.rules.components import Face
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.view import card_travel
from wizardtable.games.wizards_gambit.view.areas import Areas, divide_table
from wizardtable.games.wizards_gambit.view.pieces import card_places
from wizardtable.games.wizards_gambit.view.pieces.card import card_sprite
from wizardtable.games.wizards_gambit.view.pieces.deck import COMPONENT_BACK
from wizardtable.games.wizards_gambit.view.pieces.table_piece import ShownTable
from wizardtable.games.wizards_gambit.view.seat_areas import CARD_ASPECT, SeatArea
from wizardtable.paint.theme import Look
from wizardtable.table.kit.placements import Placements
from wizardtable.table.view import Key, Sprite
from wizardtable.table.zones import Box, box_around


class LayoutBase(Placements[Observation]):
    """Collects the placements of one frame, for one size of the table.

    Attributes:
        shown: the frame and the viewer's arrangement of cards, from which pieces are described.
        places: the place of each card.
        rooms: the areas of the table.
    """

    shown: ShownTable

    def __init__(self, shown: ShownTable, size: tuple[float, float], look: Look) -> None:
        super().__init__(shown.frame, look)
        self.shown = shown
        self.places: card_places.CardPlaces = shown.places
        self.rooms: Areas = divide_table(*size, self.seat_count, look)

    def seat_room(self, seat: int) -> SeatArea:
        """Returns the area of a seat on the table."""
        return self.of_seat(seat, self.rooms.seats)

    # Origins and goals of cards that are not visible there.

    def source(self, card: card_places.NumberedCard) -> tuple[Box, Sprite]:
        """Returns the place from which a card moves when it becomes visible, and its look there."""
        if self.places.earlier_places.get(card.key) in (card_places.PILE, card_places.TOP):
            return self.rooms.discards, card_sprite(self.observation.table, card.face)
        seat = card_travel.giver_of(self.frame.events, card.face)
        box = self.rooms.deck if seat is None else self.hand_box(seat)
        return box, COMPONENT_BACK

    def taker(self, key: Key) -> Box | None:
        """Returns the middle of the hand that a card has just entered, or None for no hand."""
        seat = card_travel.taker_of(self.frame.events, Face(int(key[1])))
        return None if seat is None else self.hand_box(seat)

    def hand_box(self, seat: int) -> Box:
        """Returns the middle of a seat's hand, for a card whose exact place is unknown."""
        room = self.seat_room(seat)
        area = self.rooms.hand if room.large else room.hand
        high = min(area.h, area.w * 0.5) * (0.8 if room.large else 1.0)
        return box_around(*area.centre, high * CARD_ASPECT, high)
