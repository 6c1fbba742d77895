# SPDX-License-Identifier: MIT
"""Gives every piece in an observation its place on the table.

A card has two halves, each with a value and a colour; a combination uses one of them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from wizardtable.core.text import N_
from wizardtable.games.anludim.rules.components import CARDS, HIDDEN, CardId
from wizardtable.games.anludim.rules.match_box import MAX_POINTS
from wizardtable.games.anludim.rules.moves import Dealt, Drew
from wizardtable.games.anludim.rules.state import Combination, Observation
from wizardtable.games.anludim.rules.terms import DISCIPLINE_NAMES
from wizardtable.games.anludim.view.areas import CARD_ASPECT, PLAQUE_HEIGHT, SeatArea, divide_table
from wizardtable.games.anludim.view.pieces import magic_object
from wizardtable.games.anludim.view.pieces.card import Card
from wizardtable.games.anludim.view.pieces.crest import Crest
from wizardtable.games.anludim.view.pieces.deck import Deck
from wizardtable.games.anludim.view.pieces.object_numbers import ON_PILE, SCROLL, ObjectNumbers
from wizardtable.games.anludim.view.pieces.plate import Plate, plate_room
from wizardtable.games.anludim.view.pieces.professor import Professor
from wizardtable.games.anludim.view.pieces.seat import HandSize, Seat
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table import zones
from wizardtable.table.kit.placements import HAND_GROUP, WELL, Placements
from wizardtable.table.kit.rectangles import box_of, rect_of
from wizardtable.table.view import GAME_BOX, Key, Layout, Placement, Sprite, Zone, sorting_corner

BACK = Sprite("back")
DECK: Key = Deck().key

_UNCOVERED_SHARE = 0.3
"""Objects that lie over another one leave at least this share of its width or height uncovered."""

_DIGIT_ASPECT = 0.7
"""The width of a digit divided by its height."""

_READABLE_SHARE = 0.85
"""A number is written only if at least this share of its height and width is uncovered."""

_MIN_NUMBER_GAP = 0.5
"""Two numbers are not read as one if the gap between them is at least this share of their
height."""

_RAISED_SHARE = 0.16
"""A chosen card is drawn out of the hand by this share of its height."""

_DEAL_ORIGINS = {"professor": GAME_BOX, "object": GAME_BOX, "card": ("deck",), "back": ("deck",)}
"""By kind of piece, the place from which it comes when a round is dealt."""


@dataclass(slots=True)
class Arrangement:
    """The viewer's own arrangement of the cards in hand and of the chosen cards.

    Attributes:
        order: the hand from left to right.
        tops: by card, the half that is upright.
        chosen: the cards that are drawn out of the hand or of a combination.
        used: by chosen card, the half that would count in the combination.
    """

    order: list[CardId] = field(default_factory=list)
    tops: Mapping[CardId, int] = field(default_factory=dict)
    chosen: Sequence[CardId] = ()
    used: Mapping[CardId, int] = field(default_factory=dict)


class LayoutMaker(Placements[Observation]):
    """Makes the layout of one frame for one size of the table. Each layout needs a new object."""

    def __init__(
        self, frame: Frame, size: tuple[float, float], look: Look, numbers: ObjectNumbers
    ) -> None:
        super().__init__(frame, look)
        self.rooms = divide_table(*size, self.seat_count, look, self.observation.expert)
        self._numbers = numbers

    def seat_room(self, seat: int) -> SeatArea:
        """Returns the part of the table that belongs to a seat."""
        return self.of_seat(seat, self.rooms.seats)

    def make(self, arrangement: Arrangement, gone: Sequence[CardId]) -> Layout:
        """Returns the layout of the table.

        Args:
            arrangement: the viewer's own arrangement of the cards.
            gone: the cards that the previous layout showed face up and this one does not.
        """
        for seat in range(self.seat_count):
            with self.grouped(self.group_of_seat(seat)):
                self._add_seat(seat)
        with self.grouped("disciplines"):
            self._add_plates()
        with self.grouped("cards"):
            self._add_cards()
        for seat in range(self.seat_count):
            with self.grouped(self.group_of_seat(seat)):
                self._add_combinations(seat, arrangement)
                if seat != self.observation.viewer:
                    self._add_backs(seat)
        with self.grouped(HAND_GROUP):
            self._add_hand(arrangement)
        return Layout(
            pieces=tuple(self.pieces),
            zones=self._zones(),
            panel=self.rooms.panel,
            stage=self.rooms.stage,
            exits=self._exits(gone),
            ahead=self._pictures_in_advance(),
            dealt=_DEAL_ORIGINS,
            groups=self.groups(
                self.hand_group()
                | self.own_group()
                | {
                    "cards": N_("anludim table", "Deck and open cards"),
                    "disciplines": N_("anludim table", "Disciplines"),
                }
                | self.groups_of_others()
            ),
        )

    # Seats.

    def _add_seat(self, seat: int) -> None:
        room, observation = self.seat_room(seat), self.observation
        self.add_panel(seat, room.panel, inert=True)
        self.lay(Seat(seat), room.header, 2)
        self.lay(Crest(seat), room.crest, 3, 0.2)
        for kind, slot in enumerate(room.slots):
            values = (
                (1,) * observation.scrolls[seat]
                if kind == SCROLL
                else observation.objects[seat][kind]
            )
            sprite = Sprite("slot", (kind, bool(values)))
            self.adorn(("slot", seat, kind), sprite, slot, 2)
            self._add_objects(seat, kind, slot)

    def _add_objects(self, seat: int, kind: int, slot: zones.Box) -> None:
        """Adds a seat's objects of one kind. The most valuable one is on top, and all are
        visible."""
        tokens = [
            (value, number)
            for value in range(1, MAX_POINTS + 1)
            for number in self._numbers.at((kind, value), seat)
        ]
        boxes = zones.heap(slot.inset(slot.w * 0.03, slot.h * 0.06), len(tokens), _UNCOVERED_SHARE)
        for i, ((value, number), box) in enumerate(zip(tokens, boxes, strict=True)):
            covered = self._is_covered(boxes[i + 1 :], box, value)
            token = magic_object.MagicObject(kind, value, number)
            sprite = token.covered_sprite() if covered else None
            self.lay(token, box, 5 + i * 0.1, 0.3, sprite=sprite)

    def _is_covered(self, others: list[zones.Box], box: zones.Box, value: int) -> bool:
        """Returns whether the number of an object is left out because of the objects over it.

        The objects may cover a part of the number. Or a number on them may be so close that the two
        would be read as one.

        Args:
            others: the places of the objects over it.
            box: the place of the object.
            value: the points of the object.
        """
        swell = self.look.swell
        number_height = magic_object.value_side(box.w, value, swell) * _READABLE_SHARE
        number_left, number_top = (
            box.x + box.w - number_height * _DIGIT_ASPECT,
            box.y + box.h - number_height,
        )
        if magic_object.has_no_badge(box.w, value, swell):
            number_left -= number_height * _MIN_NUMBER_GAP
        return any(
            other.x + other.w > number_left and other.y + other.h > number_top for other in others
        )

    def _add_backs(self, seat: int) -> None:
        """Adds a rival's hand: a small fan of backs, and the number of cards."""
        room, count = self.seat_room(seat), self.observation.hand_sizes[seat]
        if seat == self.near_seat:
            self._add_public_hand(seat, count)
            return
        hand = room.hand
        side = min(hand.h, PLAQUE_HEIGHT * self.look.growth)
        wanted_width = hand.h * CARD_ASPECT * (1 + 0.55 * max(0, count - 1))
        width = min(wanted_width, hand.w - side * 1.4 - 4)
        if room.combinations.x > hand.right:  # a wide part, whose hand begins at the left
            area = zones.Box(hand.x, hand.y, width, hand.h)
            chip = zones.Box(area.right + 4, hand.y, side * 1.4, hand.h)
        else:
            chip = zones.Box(hand.right - side * 1.4, hand.y, side * 1.4, hand.h)
            area = zones.Box(chip.x - 4 - width, hand.y, width, hand.h)
        height = area.h
        boxes = zones.row(area, count, (height * CARD_ASPECT, height), -height * CARD_ASPECT * 0.45)
        self._add_back_pieces(seat, [zones.Spot(box) for box in boxes])
        plaque = zones.box_around(*chip.centre, side * 1.4, side)
        self.lay(HandSize(seat), plaque, 8)

    def _add_public_hand(self, seat: int, count: int) -> None:
        self._add_back_pieces(seat, self._fan_spots(count))

    def _add_back_pieces(self, seat: int, spots: list[zones.Spot]) -> None:
        drawn = sum(
            len(event.cards)
            for event in self.frame.events
            if isinstance(event, (Drew, Dealt)) and event.seat == seat
        )
        self.add_backs(seat, spots, BACK, self.rooms.deck, drawn)

    # The middle of the table.

    def _add_plates(self) -> None:
        for discipline, box in enumerate(self.rooms.plates):
            self.lay(Plate(discipline), box, 1, 0.5)
            room = plate_room(rect_of(box))
            if self.observation.professors[discipline] < 0:
                self.lay(Professor(discipline), box_of(room.professor), 40, 0.6)
            self._add_pile(discipline, box_of(room.pile))

    def _add_pile(self, discipline: int, box: zones.Box) -> None:
        """Adds the pile of a discipline with its top object uppermost, and the number of its
        objects."""
        pile = self.observation.piles[discipline]
        size = box.w * 0.92
        lift = box.h * 0.035
        ids = {value: self._numbers.at((discipline, value), ON_PILE) for value in set(pile)}
        for i, value in enumerate(pile):
            number = ids[value].pop()
            spot = zones.Box(box.x + (box.w - size) / 2, box.bottom - size - lift * i, size, size)
            self.lay(magic_object.MagicObject(discipline, value, number), spot, 5 + i * 0.1, 0.3)
        if not pile:
            spot = zones.Box(box.x + (box.w - size) / 2, box.bottom - size, size, size)
            self.add(("pile", discipline), Sprite("ghost", (discipline,)), spot, 4)
            return
        side = max(21.0 * self.look.growth, box.h * 0.3)
        top = box.bottom - size - lift * len(pile)
        chip = zones.Box(box.right - side * 1.4, top - side * 0.75, side * 1.4, side)
        text = f"×{len(pile)}"
        self.adorn(("pile", discipline), Sprite("chip", (text,)), chip, 9)

    def _add_cards(self) -> None:
        observation, rooms = self.observation, self.rooms
        if observation.deck:
            self.add_stack(("stack",), rooms.deck, observation.deck, 8)
            self.lay(Deck(), rooms.deck, 10, 0.5)
        else:
            self.adorn(("empty", "deck"), WELL, rooms.deck, 2)
        x, _ = rooms.deck.centre
        height = max(PLAQUE_HEIGHT * self.look.growth, rooms.deck.h * 0.13)
        chip = zones.box_around(x, rooms.deck.bottom - height * 0.8, height * 1.9, height)
        self.adorn(("deck", "count"), Sprite("chip", (str(observation.deck),)), chip, 12)
        self.add_wells(rooms.row[: len(observation.row)])
        for slot, card in enumerate(observation.row):
            if card != HIDDEN:
                self._add_card(card, zones.Spot(rooms.row[slot]), 11, (0, None), (rooms.deck, BACK))
        if rooms.discards is not None:
            text = render(N_("anludim table", "Discards"))
            well = Sprite("well", (text,))
            self.adorn(("empty", "discards"), well, rooms.discards, 1)
            for i, card in enumerate(observation.discards[-4:]):
                spot = zones.Spot(rooms.discards, (i * 37 + card * 11) % 9 - 4)
                self._add_card(card, spot, 3 + i, (0, None), None)
            if observation.discards:  # without a name, the top card might be taken for an open card
                side = min(height, rooms.discards.w * 0.3)
                plaque = zones.box_around(*rooms.discards.centre, rooms.discards.w * 0.94, side)
                self.adorn(("discards", "name"), Sprite("chip", (text,)), plaque, 12)

    def _add_card(
        self,
        card: CardId,
        spot: zones.Spot,
        z: float,
        side: tuple[int, int | None],
        origin: tuple[zones.Box, Sprite] | None,
        turns: bool = False,
    ) -> None:
        piece = Card(card)
        self.lay(piece, spot, z, 0.5, sprite=piece.face(*side), origin=origin, turns=turns)

    # Combinations, and the viewer's hand.

    def _add_combinations(self, seat: int, arrangement: Arrangement) -> None:
        room, laid = self.seat_room(seat), self.observation.combinations[seat]
        is_own = seat == self.near_seat
        area = room.combinations.inset(6, 2)
        holds_professor = [
            self.observation.professors[combination.discipline] == combination.serial
            for combination in laid
        ]
        groups = [
            zones.Group(len(combination.cards), 0.62 if has_professor else 0.0)
            for combination, has_professor in zip(laid, holds_professor, strict=True)
        ]
        packed = zones.spread(area, groups, CARD_ASPECT, min(area.h, self.rooms.deck.h), step=0.36)
        for i, combination in enumerate(laid):
            boxes = packed.cards[i]
            self._add_combination_cards(combination, boxes, seat, arrangement)
            if holds_professor[i]:
                last = boxes[-1]
                size = min(last.w * 1.02, last.h * 0.72)
                whole = packed.groups[i]
                box = zones.Box(whole.right - size, whole.bottom - size * 1.02, size, size)
                self.lay(Professor(combination.discipline), box, 40, 0.6)
        if is_own and not laid and self.observation.viewer >= 0 and self.frame.to_move is not None:
            text = render(N_("anludim table", "Lay your combinations here."))
            self.adorn(("empty", "own"), Sprite("well", (text,)), area, 1)

    def _add_combination_cards(
        self, combination: Combination, boxes: list[zones.Box], seat: int, arrangement: Arrangement
    ) -> None:
        origin = None if seat == self.observation.viewer else (self._hand_box(seat), BACK)
        for i, (card, half) in enumerate(_sorted_halves(combination)):
            used = arrangement.used.get(card, half)
            place = zones.Spot(boxes[i])
            if card in arrangement.chosen:
                place = zones.drawn_out(place, 0.1)
            self._add_card(card, place, 20 + i * 0.1, (used, used), origin)

    def _hand_box(self, seat: int) -> zones.Box:
        """Returns the place in a rival's hand from which cards come, and to which they go."""
        hand = self.seat_room(seat).hand
        return zones.box_around(*hand.centre, hand.h * CARD_ASPECT, hand.h)

    def _fan_spots(self, count: int) -> list[zones.Spot]:
        hand = self.seat_room(self.near_seat).hand
        height = min(hand.h * 0.84, hand.w * 0.3)
        width = height * CARD_ASPECT
        corner = sorting_corner(self.look)
        return zones.fan(hand, count, (width, height), width * 0.72, corner=corner)

    def _add_hand(self, arrangement: Arrangement) -> None:
        if self.observation.viewer < 0:
            return
        spots = self._fan_spots(len(arrangement.order))
        for i, (card, spot) in enumerate(zip(arrangement.order, spots, strict=True)):
            place = zones.drawn_out(spot, _RAISED_SHARE) if card in arrangement.chosen else spot
            top = arrangement.tops.get(card, 0)
            used = arrangement.used.get(card)
            if used is not None:
                top = used
            self._add_card(card, place, 100 + i, (top, used), (self.rooms.deck, BACK), turns=True)

    def fan_centres(self, count: int) -> list[float]:
        """Returns the x of the centres of `count` cards in the viewer's hand, from left to
        right."""
        return [spot.box.centre[0] for spot in self._fan_spots(count)]

    def _pictures_in_advance(self) -> tuple[Placement, ...]:
        """Returns the cards in hand with either half in use, so that their pictures are painted in
        advance."""
        held = [piece for piece in self.pieces if piece.can_turn]
        return tuple(
            replace(piece, sprite=Sprite("card", (piece.sprite.details[0], half, half)))
            for piece in held
            for half in (0, 1)
        )

    # Zones to bring pieces to, and exits of pieces that leave the table.

    def _zones(self) -> tuple[Zone, ...]:
        plates = [
            Zone(f"plate:{discipline}", box, render(DISCIPLINE_NAMES[discipline]))
            for discipline, box in enumerate(self.rooms.plates)
        ]
        own = self.seat_room(self.near_seat)
        return (
            *plates,
            Zone("own", self.rooms.own, render(N_("anludim table", "Your combinations"))),
            Zone("hand", own.hand, render(N_("anludim table", "Your hand"))),
            Zone("deck", self.rooms.deck.inset(-4), render(N_("anludim table", "The deck"))),
        )

    def _exits(self, gone: Sequence[CardId]) -> dict[Key, zones.Spot]:
        exits: dict[Key, zones.Spot] = {}
        for card in gone:
            holder = next(
                (seat for seat, cards in enumerate(self.observation.known) if card in cards), None
            )
            box = self.rooms.deck if holder is None else self._hand_box(holder)
            exits["card", card] = zones.Spot(box)
        return exits


def _sorted_halves(combination: Combination) -> list[tuple[CardId, int]]:
    """Returns the cards and halves of a combination, ordered by the values that count."""
    pairs = list(zip(combination.cards, combination.halves, strict=True))
    return sorted(pairs, key=lambda pair: CARDS[pair[0]][pair[1]])
