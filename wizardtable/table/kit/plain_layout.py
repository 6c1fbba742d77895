# SPDX-License-Identifier: MIT
"""Lays out a plain card table without pictures: plates of seats, hands, decks and rows of cards."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from wizardtable.core.text import N_
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.kit import plain_cards
from wizardtable.table.kit.pieces import Piece
from wizardtable.table.kit.placements import HAND_GROUP, Placements
from wizardtable.table.kit.plain_cards import BACK, CARD_WIDTH_RATIO
from wizardtable.table.view import GAME_BOX, Key, Layout, Sprite, Zone, sorting_corner
from wizardtable.table.zones import Box, Spot, box_around, columns, drawn_out, fan, row

O = TypeVar("O")  # noqa: E741 - the observation, as in the contract

_GAP_PIXELS: Final = 12.0
_PLATE_INSET_PIXELS: Final = 10.0
_RAISED_SHARE: Final = 0.12
"""A raised card stands out of the hand by this share of its height."""

_CARDS_PER_LINE: Final = 8
"""A deck is one line thicker for each of this many cards."""

_MIDDLE_GROUP: Final = "middle"
"""The id of the group of pieces that all seats share."""


@dataclass(frozen=True, slots=True)
class PlainAreas:
    """The areas of a plain card table.

    Attributes:
        plates: by seat, the area of the player's name and of the pieces in front of the seat. The
            viewer's own plate is at the lower left, the other plates are at the far edge.
        hands: by seat, the area of the cards in hand.
        middle: the area of the pieces that all seats share.
        panel: the area of the panel of choices.
    """

    plates: tuple[Box, ...]
    hands: tuple[Box, ...]
    middle: Box
    panel: Box


def divide(width: float, height: float, seats: int, near_seat: int) -> PlainAreas:
    """Returns the areas of a table of this size in pixels; the seat `near_seat` is at the near
    edge."""
    above, rest = Box(0, 0, width, height).inset(_GAP_PIXELS).cut_top(height * 0.22, _GAP_PIXELS)
    beneath, middle = rest.cut_bottom(height * 0.34, _GAP_PIXELS)
    plate, right = beneath.cut_left(width * 0.2, _GAP_PIXELS)
    panel, hand = right.cut_right(width * 0.22, _GAP_PIXELS)
    others = columns(above, seats - 1, _GAP_PIXELS)
    inner = [box.inset(_PLATE_INSET_PIXELS) for box in others]
    lower = [box.cut_bottom(box.h * 0.5)[0] for box in inner]
    positions = [(seat - near_seat) % seats for seat in range(seats)]
    return PlainAreas(
        tuple([plate, *others][position] for position in positions),
        tuple([hand, *lower][position] for position in positions),
        middle,
        panel,
    )


class PlainLayout(Placements[O]):
    """Lays out one frame for one size of the table. A new object is made for each layout.

    Attributes:
        rooms: the areas of the table.
        centres: the x of each card's centre in the viewer's hand, from left to right.
    """

    def __init__(self, frame: Frame, size: tuple[float, float], look: Look) -> None:
        super().__init__(frame, look, _MIDDLE_GROUP)
        self.rooms = divide(*size, len(frame.names), self.near_seat)
        self.centres: list[float] = []

    def add_seats(self, lines: Sequence[str]) -> None:
        """Lays the plates of all seats; `lines` are the texts below the names, by seat."""
        for seat, (room, line) in enumerate(zip(self.rooms.plates, lines, strict=True)):
            self.add_panel(seat, room, inert=True)
            inner = room.inset(_PLATE_INSET_PIXELS)
            header = inner.cut_top(min(44.0 * self.look.scale, inner.h * 0.46))[0]
            wizard = self.frame.sitter(seat).wizard
            sprite = plain_cards.title(seat, wizard, self.frame.names[seat], line)
            with self.grouped(self.group_of_seat(seat)):
                self.add(
                    ("seat", seat), sprite, header, 2, name=f"{self.spoken_name(seat)}, {line}"
                )

    def add_hand(
        self,
        cards: Sequence[Piece[Any]],
        raised: Sequence[Key] = (),
        origin: tuple[Box, Sprite] | None = None,
    ) -> None:
        """Lays the viewer's cards in a fan.

        Args:
            raised: keys of the cards that stand out of the fan.
            origin: the place from which new cards come, and their look there; None lets new cards
                fade in.
        """
        area = self.rooms.hands[self.near_seat]
        height = min(area.h * 0.84, area.w * 0.3)
        size = height * CARD_WIDTH_RATIO, height
        corner = sorting_corner(self.look)
        spots = fan(area, len(cards), size, height * CARD_WIDTH_RATIO * 0.9, corner=corner)
        with self.grouped(HAND_GROUP):
            for i, (card, spot) in enumerate(zip(cards, spots, strict=True)):
                place = drawn_out(spot, _RAISED_SHARE) if card.key in raised else spot
                self.lay(card, place, 100 + i, 0.5, origin=origin)
        self.centres = [spot.box.centre[0] for spot in spots]

    def add_hidden_hand(self, seat: int, count: int, name: str = "") -> None:
        """Lays the hidden hand of a seat, and a plaque with the number of cards.

        `name` is the name of each card for a screen reader; "" for cards that are not read.
        """
        area = self.rooms.hands[seat]
        height = min(area.h, area.w * 0.3)
        size = (height * CARD_WIDTH_RATIO, height)
        boxes = row(area, count, size, -height * CARD_WIDTH_RATIO * 0.45)
        with self.grouped(self.group_of_seat(seat)):
            self.add_backs(seat, [Spot(box) for box in boxes], BACK, name=name)
        self.add_count(("back", seat, "count"), area, count, 8)

    def add_counted_deck(self, deck: Piece[Any], box: Box, count: int) -> None:
        """Lays a face-down deck, and a plaque with the number of its cards."""
        self.add_deck(deck.key, box, count, BACK, _CARDS_PER_LINE, deck.name(self.shown))
        self.add_count((*deck.key, "count"), box, count, 45)

    def add_row(
        self,
        area: Box,
        cards: Sequence[Piece[Any]],
        origins: Mapping[Key, tuple[Box, Sprite]] | None = None,
    ) -> None:
        """Lays cards face up beside one another, such as a trick or a market.

        `origins` are the places and the looks from which new cards come, by the cards' keys.
        """
        height = min(area.h, area.w * 0.9 / max(1, len(cards)) / CARD_WIDTH_RATIO)
        boxes = row(area, len(cards), (height * CARD_WIDTH_RATIO, height), _GAP_PIXELS)
        for i, (card, box) in enumerate(zip(cards, boxes, strict=True)):
            self.lay(card, box, 20 + i, 0.5, origin=(origins or {}).get(card.key))

    def hand_box(self, seat: int) -> Box:
        """Returns the box of one card in a seat's hand, where played cards come from."""
        area = self.rooms.hands[seat]
        height = min(area.h, area.w * 0.3)
        return box_around(*area.centre, height * CARD_WIDTH_RATIO, height)

    def layout(self, zones: Sequence[Zone], exits: Mapping[Key, Spot] | None = None) -> Layout:
        """Returns the layout of all pieces laid so far; `view.Layout` explains the arguments.

        Pieces that were laid in no group belong to the group of the middle of the table.
        """
        rooms = self.rooms
        pieces, dealt = tuple(self.pieces), {"card": GAME_BOX, "back": GAME_BOX}
        middle = {_MIDDLE_GROUP: N_("table", "The middle of the table")}
        groups = self.groups(
            self.hand_group() | middle | self.own_group() | self.groups_of_others()
        )
        return Layout(
            pieces,
            tuple(zones),
            rooms.panel,
            rooms.middle,
            exits or {},
            dealt=dealt,
            groups=groups,
        )

    def add_count(self, key: Key, box: Box, count: int, z: float) -> None:
        """Lays a plaque with a number at the lower edge of the box of a pile.

        `z` is the depth of the plaque, see `Placement`.
        """
        height = max(16.0 * self.look.scale, box.h * 0.14)
        chip = box_around(box.centre[0], box.bottom - height * 0.6, height * 1.9, height)
        self.adorn(key, Sprite("chip", (str(count),)), chip, z)
