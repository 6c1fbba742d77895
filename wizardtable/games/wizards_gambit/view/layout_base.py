# SPDX-License-Identifier: MIT
"""The base of the layout: the frame, its rooms, and the pieces laid so far."""

from wizardtable.games.wizards_gambit.rules.components import Face
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.view import card_travel
from wizardtable.games.wizards_gambit.view.areas import Areas, divide
from wizardtable.games.wizards_gambit.view.pieces.card import card_sprite
from wizardtable.games.wizards_gambit.view.pieces.card_places import (
    PILE,
    TOP,
    CardPlaces,
    NumberedCard,
)
from wizardtable.games.wizards_gambit.view.pieces.deck import COMPONENT_BACK
from wizardtable.games.wizards_gambit.view.pieces.table_piece import ShownTable
from wizardtable.games.wizards_gambit.view.seat_areas import CARD, SeatArea
from wizardtable.paint.theme import Look
from wizardtable.table.kit.placements import Placements
from wizardtable.table.view import Key, Sprite
from wizardtable.table.zones import Box, about


class LayoutBase(Placements[Observation]):
    """Collects the placements of one frame for one size; used once.

    Attributes:
        places: where each card lies.
        rooms: how the table is divided.
    """

    shown: ShownTable

    def __init__(self, shown: ShownTable, size: tuple[float, float], look: Look) -> None:
        super().__init__(shown.frame, look)
        self.shown = shown
        self.places: CardPlaces = shown.places
        self.rooms: Areas = divide(*size, self.seats, look)

    def seat_room(self, seat: int) -> SeatArea:
        """Returns the room of a seat."""
        return self.of_seat(seat, self.rooms.seats)

    # Where cards come from and go to that are not in sight there.

    def source(self, card: NumberedCard) -> tuple[Box, Sprite]:
        """Returns where a card comes from that was not in sight before, and how it looked there."""
        if self.places.came.get(card.key) in (PILE, TOP):
            return self.rooms.discards, card_sprite(self.seen.table, card.face)
        seat = card_travel.giver(self.frame.events, card.face)
        box = self.rooms.deck if seat is None else self.hand_box(seat)
        return box, COMPONENT_BACK

    def taker(self, key: Key) -> Box | None:
        """Returns the hand to which a card of the viewer went unseen; None if it went to none."""
        seat = card_travel.taker(self.frame.events, Face(int(key[1])))
        return None if seat is None else self.hand_box(seat)

    def hand_box(self, seat: int) -> Box:
        """Returns where a card lies that is somewhere in a hand."""
        room = self.seat_room(seat)
        area = self.rooms.hand if room.large else room.hand
        high = min(area.h, area.w * 0.5) * (0.8 if room.large else 1.0)
        return about(*area.centre, high * CARD, high)
