# SPDX-License-Identifier: MIT
"""What the parts of the layout share: the frame, its rooms, and the pieces laid so far."""

from wizardtable.games.wizards_gambit.rules.card_table import CardTable, read
from wizardtable.games.wizards_gambit.rules.components import Face
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.view import card_travel
from wizardtable.games.wizards_gambit.view.areas import Areas, divide
from wizardtable.games.wizards_gambit.view.art import card_sprites
from wizardtable.games.wizards_gambit.view.identities import PILE, TOP, Card, Identities
from wizardtable.games.wizards_gambit.view.seat_areas import CARD, SeatArea
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.kit.placements import Placements
from wizardtable.table.view import Key, Sprite
from wizardtable.table.zones import Box, about


class LayoutBase(Placements[Observation]):
    """Collects the placements of one frame for one size; used once.

    Attributes:
        cards: the card table of the match.
    """

    def __init__(
        self, frame: Frame, size: tuple[float, float], look: Look, identities: Identities
    ) -> None:
        super().__init__(frame, look)
        self.cards: CardTable = read(self.seen.data)
        self.identities = identities
        self.rooms: Areas = divide(*size, self.seats, look)

    def seat_room(self, seat: int) -> SeatArea:
        """The room of a seat."""
        return self.of_seat(seat, self.rooms.seats)

    # Where cards come from and go to that are not in sight there.

    def source(self, card: Card) -> tuple[Box, Sprite]:
        """Where a card comes from that was not in sight before, and how it looked there."""
        if self.identities.came.get(card.key) in (PILE, TOP):
            return self.rooms.discards, card_sprites.card(self.cards, card.face)
        seat = card_travel.giver(self.frame.events, card.face)
        box = self.rooms.deck if seat is None else self.hand_box(seat)
        return box, card_sprites.COMPONENT_BACK

    def taker(self, key: Key) -> Box | None:
        """The hand that a card of the viewer's went to unseen; None where there is none."""
        seat = card_travel.taker(self.frame.events, Face(int(key[1])))
        return None if seat is None else self.hand_box(seat)

    def hand_box(self, seat: int) -> Box:
        """Where a card lies that is somewhere in a hand."""
        room = self.seat_room(seat)
        area = self.rooms.hand if room.large else room.hand
        high = min(area.h, area.w * 0.5) * (0.8 if room.large else 1.0)
        return about(*area.centre, high * CARD, high)
