# SPDX-License-Identifier: MIT
"""Lays out a plain table for a trick-taking game: the present trick and the piles of won tricks."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.play.translate import labelled
from wizardtable.table.kit import plain_cards
from wizardtable.table.kit.pieces import Piece
from wizardtable.table.kit.plain_cards import BACK, CARD_WIDTH_RATIO
from wizardtable.table.kit.plain_layout import PlainLayout
from wizardtable.table.view import Key, Layout, Placement, Sprite, Zone
from wizardtable.table.zones import Box, Spot, columns, fit

O = TypeVar("O")  # noqa: E741 - the observation, as in the contract

_GAP_PIXELS: Final = 10.0
_PILE_SHARE: Final = 0.24
"""The pile of a seat's won tricks takes this share of the width of the seat's hand area."""


class TrickLayout(PlainLayout[O]):
    """Lays out one frame for one size of the table. A new object is made for each layout.

    The trick is in the middle: one column for each seat in the order of play, with the player's
    name above. The won tricks of a seat are a pile beside its hand. The viewer's own pile is on
    their plate.
    """

    def __init__(self, frame: Frame, size: tuple[float, float], look: Look) -> None:
        super().__init__(frame, size, look)
        piles, hands = list[Box](), list[Box]()
        for seat, (plate, hand) in enumerate(zip(self.rooms.plates, self.rooms.hands, strict=True)):
            if seat == self.near_seat:
                pile, rest = plate.inset(_GAP_PIXELS).cut_bottom(plate.h * 0.5)[0], hand
            else:
                pile, rest = hand.cut_right(hand.w * _PILE_SHARE, _GAP_PIXELS)
            piles.append(fit(pile, CARD_WIDTH_RATIO))
            hands.append(rest)
        self._piles = piles
        self.rooms = replace(self.rooms, hands=tuple(hands))
        self._exits: dict[Key, Spot] = {}

    def add_pile(self, seat: int, tricks: int, cards: Sequence[Key], name: str) -> None:
        """Lays the pile of tricks that a seat has won, face down, and a plaque with their number.

        Args:
            tricks: the number of tricks; 0 for no pile.
            cards: keys of pieces that go to this pile if they leave the table.
            name: the name of the pile for a screen reader.
        """
        box = self._piles[seat]
        self._exits.update(dict.fromkeys(cards, Spot(box)))
        if tricks:
            with self.grouped(self.group_of_seat(seat)):
                self.add_deck(("pile", seat), box, tricks, BACK, 3, name)
            self.add_count(("pile", seat, "count"), box, tricks, 8)

    def add_trick(self, cards: Sequence[Piece[Any]], leader: int) -> Sequence[Placement]:
        """Lays the cards of a trick in the order of play, each below the name of its player.

        `leader` is the seat that played the first card. Returns the pieces laid.
        """
        start, seats = len(self.pieces), len(self.frame.names)
        places = columns(self.rooms.middle.inset(_GAP_PIXELS), seats, _GAP_PIXELS)
        for place, (card, column) in enumerate(zip(cards, places, strict=False)):
            seat = (leader + place) % seats
            player, wizard = self.frame.names[seat], self.frame.sitter(seat).wizard
            head, room = column.cut_top(min(24.0 * self.look.scale, column.h * 0.2), 4)
            title = plain_cards.title(seat, wizard, player, "")
            box = fit(room, CARD_WIDTH_RATIO)
            self.adorn(("player", place), title, replace(head, x=max(head.x, box.x)), 15)
            name, face = labelled(player, card.name(self.shown)), card.sprite(self.shown)
            self.add(card.key, face, box, 20 + place, 0.5, name, (self.hand_box(seat), BACK))
        return self.pieces[start:]

    def trick_table(self, trick: str, hand: str) -> Layout:
        """Returns the layout of all pieces laid, with the zones "trick" and "hand".

        `trick` and `hand` are the names of these zones for a screen reader.
        """
        self.add(("trick",), Sprite("well", ("",)), self.rooms.middle, 1, name=trick)
        zones = (
            Zone("trick", self.rooms.middle, trick),
            Zone("hand", self.rooms.hands[self.near_seat], hand),
        )
        return self.layout(zones, self._exits)
