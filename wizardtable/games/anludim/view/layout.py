# SPDX-License-Identifier: MIT
"""Where everything of an observation lies on the table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from wizardtable.core.text import N_
from wizardtable.games.anludim.rules.components import CARDS, HIDDEN, CardId
from wizardtable.games.anludim.rules.moves import Dealt, Drew
from wizardtable.games.anludim.rules.state import Combination, Observation
from wizardtable.games.anludim.rules.terms import DISCIPLINE_NAMES
from wizardtable.games.anludim.view.areas import CARD, PLAQUE, SeatArea, divide
from wizardtable.games.anludim.view.pieces.card import Card
from wizardtable.games.anludim.view.pieces.crest import Crest
from wizardtable.games.anludim.view.pieces.deck import Deck
from wizardtable.games.anludim.view.pieces.magic_object import (
    MagicObject,
    stands_alone,
    value_side,
)
from wizardtable.games.anludim.view.pieces.object_numbers import BOARD, SCROLL, ObjectNumbers
from wizardtable.games.anludim.view.pieces.plate import Plate, plate_room
from wizardtable.games.anludim.view.pieces.professor import Professor
from wizardtable.games.anludim.view.pieces.seat import HandSize, Seat
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.placements import HAND_GROUP, WELL, Placements
from wizardtable.table.kit.rectangles import box_of, rect_of
from wizardtable.table.view import BOX, Key, Layout, Placement, Sprite, Zone, sorting_corner
from wizardtable.table.zones import (
    Box,
    Group,
    Spot,
    about,
    drawn_out,
    fan,
    heap,
    row,
    spread,
)

BACK = Sprite("back")
DECK: Key = Deck().key

_SEEN = 0.3
"""Share of an object's width or height that those over it leave in sight."""

_DIGIT = 0.7
"""The width of a digit by its height."""

_WHOLE = 0.85
"""Share of a number that has to be in sight."""

_APART = 0.5
"""How far apart two numbers are that are read as two, by their height."""

_RAISED = 0.16
"""How far a chosen card is drawn out of the hand, as a share of its height."""

_DEALT = {"professor": BOX, "object": BOX, "card": ("deck",), "back": ("deck",)}


@dataclass(slots=True)
class Arrangement:
    """What only the viewer decides about how his cards lie.

    Attributes:
        order: his hand from left to right.
        tops: by card, the half shown upright.
        chosen: cards drawn out of the hand, or of a combination.
        used: by chosen card, the half that would count.
    """

    order: list[CardId] = field(default_factory=list)
    tops: Mapping[CardId, int] = field(default_factory=dict)
    chosen: Sequence[CardId] = ()
    used: Mapping[CardId, int] = field(default_factory=dict)


class LayoutMaker(Placements[Observation]):
    """Builds the layout of one frame for one size; used once."""

    def __init__(
        self, frame: Frame, size: tuple[float, float], look: Look, numbers: ObjectNumbers
    ) -> None:
        super().__init__(frame, look)
        self.rooms = divide(*size, self.seats, look, self.seen.expert)
        self._numbers = numbers

    def seat_room(self, seat: int) -> SeatArea:
        """The room of a seat: the viewer's own is the first."""
        return self.of_seat(seat, self.rooms.seats)

    def make(self, arrangement: Arrangement, gone: Sequence[CardId]) -> Layout:
        """Everything in its place; `gone` are the cards that lay on the table before."""
        for seat in range(self.seats):
            with self.grouped(self.group_of_seat(seat)):
                self._add_seat(seat)
        with self.grouped("disciplines"):
            self._add_plates()
        with self.grouped("cards"):
            self._add_cards()
        for seat in range(self.seats):
            with self.grouped(self.group_of_seat(seat)):
                self._add_combinations(seat, arrangement)
                if seat != self.seen.viewer:
                    self._add_backs(seat)
        with self.grouped(HAND_GROUP):
            self._add_hand(arrangement)
        return Layout(
            pieces=tuple(self.pieces),
            zones=self._zones(),
            panel=self.rooms.panel,
            stage=self.rooms.stage,
            exits=self._exits(gone),
            ahead=self._ahead(),
            dealt=_DEALT,
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
        room, seen = self.seat_room(seat), self.seen
        self.add_panel(seat, room.panel, inert=True)
        self.lay(Seat(seat), room.header, 2)
        self.lay(Crest(seat), room.crest, 3, 0.2)
        for kind, slot in enumerate(room.slots):
            values = (1,) * seen.scrolls[seat] if kind == SCROLL else seen.objects[seat][kind]
            sprite = Sprite("slot", (kind, bool(values)))
            self.adorn(("slot", seat, kind), sprite, slot, 2)
            self._add_objects(seat, kind, slot)

    def _add_objects(self, seat: int, kind: int, slot: Box) -> None:
        """The objects of one kind, the most precious on top, each to be seen and taken hold of."""
        tokens = [
            (value, number)
            for value in range(1, 6)
            for number in self._numbers.at((kind, value), seat)
        ]
        boxes = heap(slot.inset(slot.w * 0.03, slot.h * 0.06), len(tokens), _SEEN)
        for i, ((value, number), box) in enumerate(zip(tokens, boxes, strict=True)):
            covered = self._covers(boxes[i + 1 :], box, value)
            token = MagicObject(kind, value, number)
            sprite = token.covered_sprite() if covered else None
            self.lay(token, box, 5 + i * 0.1, 0.3, sprite=sprite)

    def _covers(self, others: list[Box], box: Box, value: int) -> bool:
        """Whether objects that lie on another hide a part of its number, or have theirs right
        before it, so that both would be read as one: then it is left off."""
        swell = self.look.swell
        high = value_side(box.w, value, swell) * _WHOLE
        left, top = box.x + box.w - high * _DIGIT, box.y + box.h - high
        if stands_alone(box.w, value, swell):
            left -= high * _APART
        return any(other.x + other.w > left and other.y + other.h > top for other in others)

    def _add_backs(self, seat: int) -> None:
        """A rival's hand: backs fanned small, and how many they are."""
        room, count = self.seat_room(seat), self.seen.hand_sizes[seat]
        if seat == self.mine:
            self._add_public_hand(seat, count)
            return
        hand = room.hand
        side = min(hand.h, PLAQUE * self.look.growth)
        wish = hand.h * CARD * (1 + 0.55 * max(0, count - 1))
        width = min(wish, hand.w - side * 1.4 - 4)
        if room.combinations.x > hand.right:  # beneath the name: from the left
            area = Box(hand.x, hand.y, width, hand.h)
            chip = Box(area.right + 4, hand.y, side * 1.4, hand.h)
        else:
            chip = Box(hand.right - side * 1.4, hand.y, side * 1.4, hand.h)
            area = Box(chip.x - 4 - width, hand.y, width, hand.h)
        height = area.h
        boxes = row(area, count, (height * CARD, height), -height * CARD * 0.45)
        self._add_back_pieces(seat, [Spot(box) for box in boxes])
        plaque = about(*chip.centre, side * 1.4, side)
        self.lay(HandSize(seat), plaque, 8)

    def _add_public_hand(self, seat: int, count: int) -> None:
        self._add_back_pieces(seat, self._fan(count))

    def _add_back_pieces(self, seat: int, spots: list[Spot]) -> None:
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
            if self.seen.professors[discipline] < 0:
                self.lay(Professor(discipline), box_of(room.professor), 40, 0.6)
            self._add_pile(discipline, box_of(room.pile))

    def _add_pile(self, discipline: int, box: Box) -> None:
        """The pile with its top object on top, and how many are left."""
        pile = self.seen.piles[discipline]
        size = box.w * 0.92
        lift = box.h * 0.035
        ids = {value: self._numbers.at((discipline, value), BOARD) for value in set(pile)}
        for i, value in enumerate(pile):
            number = ids[value].pop()
            spot = Box(box.x + (box.w - size) / 2, box.bottom - size - lift * i, size, size)
            self.lay(MagicObject(discipline, value, number), spot, 5 + i * 0.1, 0.3)
        if not pile:
            spot = Box(box.x + (box.w - size) / 2, box.bottom - size, size, size)
            self.add(("pile", discipline), Sprite("ghost", (discipline,)), spot, 4)
            return
        side = max(21.0 * self.look.growth, box.h * 0.3)
        top = box.bottom - size - lift * len(pile)
        chip = Box(box.right - side * 1.4, top - side * 0.75, side * 1.4, side)
        text = f"×{len(pile)}"
        self.adorn(("pile", discipline), Sprite("chip", (text,)), chip, 9)

    def _add_cards(self) -> None:
        seen, rooms = self.seen, self.rooms
        if seen.deck:
            self.add_stack(("stack",), rooms.deck, seen.deck, 8)
            self.lay(Deck(), rooms.deck, 10, 0.5)
        else:
            self.adorn(("empty", "deck"), WELL, rooms.deck, 2)
        x, _ = rooms.deck.centre
        height = max(PLAQUE * self.look.growth, rooms.deck.h * 0.13)
        chip = about(x, rooms.deck.bottom - height * 0.8, height * 1.9, height)
        self.adorn(("deck", "count"), Sprite("chip", (str(seen.deck),)), chip, 12)
        self.add_wells(rooms.row[: len(seen.row)])
        for slot, card in enumerate(seen.row):
            if card != HIDDEN:
                self._add_card(card, Spot(rooms.row[slot]), 11, (0, None), (rooms.deck, BACK))
        if rooms.discards is not None:
            text = render(N_("anludim table", "Discards"))
            well = Sprite("well", (text,))
            self.adorn(("empty", "discards"), well, rooms.discards, 1)
            for i, card in enumerate(seen.discards[-4:]):
                spot = Spot(rooms.discards, (i * 37 + card * 11) % 9 - 4)
                self._add_card(card, spot, 3 + i, (0, None), None)
            if seen.discards:  # or the uppermost might be taken for an open card
                side = min(height, rooms.discards.w * 0.3)
                plaque = about(*rooms.discards.centre, rooms.discards.w * 0.94, side)
                self.adorn(("discards", "name"), Sprite("chip", (text,)), plaque, 12)

    def _add_card(
        self,
        card: CardId,
        spot: Spot,
        z: float,
        side: tuple[int, int | None],
        origin: tuple[Box, Sprite] | None,
        turns: bool = False,
    ) -> None:
        piece = Card(card)
        self.lay(piece, spot, z, 0.5, sprite=piece.face(*side), origin=origin, turns=turns)

    # What is laid, and the viewer's hand.

    def _add_combinations(self, seat: int, arrangement: Arrangement) -> None:
        room, laid = self.seat_room(seat), self.seen.combinations[seat]
        own = seat == self.mine
        area = room.combinations.inset(6, 2)
        holds = [self.seen.professors[c.discipline] == c.serial for c in laid]
        groups = [Group(len(c.cards), 0.62 if h else 0.0) for c, h in zip(laid, holds, strict=True)]
        packed = spread(area, groups, CARD, min(area.h, self.rooms.deck.h), step=0.36)
        for i, combination in enumerate(laid):
            boxes = packed.cards[i]
            self._add_laid(combination, boxes, seat, arrangement)
            if holds[i]:
                last = boxes[-1]
                size = min(last.w * 1.02, last.h * 0.72)
                whole = packed.groups[i]
                box = Box(whole.right - size, whole.bottom - size * 1.02, size, size)
                self.lay(Professor(combination.discipline), box, 40, 0.6)
        if own and not laid and self.seen.viewer >= 0 and self.frame.to_move is not None:
            text = render(N_("anludim table", "Lay your combinations here."))
            self.adorn(("empty", "own"), Sprite("well", (text,)), area, 1)

    def _add_laid(
        self, combination: Combination, boxes: list[Box], seat: int, arrangement: Arrangement
    ) -> None:
        origin = None if seat == self.seen.viewer else (self._hand_box(seat), BACK)
        for i, (card, half) in enumerate(_ascending(combination)):
            used = arrangement.used.get(card, half)
            place = Spot(boxes[i])
            if card in arrangement.chosen:
                place = drawn_out(place, 0.1)
            self._add_card(card, place, 20 + i * 0.1, (used, used), origin)

    def _hand_box(self, seat: int) -> Box:
        """Where a card comes from, or goes to, that is in a hidden hand."""
        hand = self.seat_room(seat).hand
        return about(*hand.centre, hand.h * CARD, hand.h)

    def _fan(self, count: int) -> list[Spot]:
        hand = self.seat_room(self.mine).hand
        height = min(hand.h * 0.84, hand.w * 0.3)
        width = height * CARD
        corner = sorting_corner(self.look)
        return fan(hand, count, (width, height), width * 0.72, corner=corner)

    def _add_hand(self, arrangement: Arrangement) -> None:
        if self.seen.viewer < 0:
            return
        spots = self._fan(len(arrangement.order))
        for i, (card, spot) in enumerate(zip(arrangement.order, spots, strict=True)):
            place = drawn_out(spot, _RAISED) if card in arrangement.chosen else spot
            top = arrangement.tops.get(card, 0)
            used = arrangement.used.get(card)
            if used is not None:
                top = used
            self._add_card(card, place, 100 + i, (top, used), (self.rooms.deck, BACK), turns=True)

    def fan_centres(self, count: int) -> list[float]:
        """The middles of the cards in hand, from left to right."""
        return [spot.box.centre[0] for spot in self._fan(count)]

    def _ahead(self) -> tuple[Placement, ...]:
        """The cards in hand with either half in use, as they will be seen when chosen."""
        held = [piece for piece in self.pieces if piece.turns]
        return tuple(
            replace(piece, sprite=Sprite("card", (piece.sprite.details[0], half, half)))
            for piece in held
            for half in (0, 1)
        )

    # Where pieces may be brought, and where they go.

    def _zones(self) -> tuple[Zone, ...]:
        plates = [
            Zone(f"plate:{discipline}", box, render(DISCIPLINE_NAMES[discipline]))
            for discipline, box in enumerate(self.rooms.plates)
        ]
        own = self.seat_room(self.mine)
        return (
            *plates,
            Zone("own", self.rooms.own, render(N_("anludim table", "Your combinations"))),
            Zone("hand", own.hand, render(N_("anludim table", "Your hand"))),
            Zone("deck", self.rooms.deck.inset(-4), render(N_("anludim table", "The deck"))),
        )

    def _exits(self, gone: Sequence[CardId]) -> dict[Key, Spot]:
        exits: dict[Key, Spot] = {}
        for card in gone:
            holder = next((s for s, known in enumerate(self.seen.known) if card in known), None)
            box = self.rooms.deck if holder is None else self._hand_box(holder)
            exits["card", card] = Spot(box)
        return exits


def _ascending(combination: Combination) -> list[tuple[CardId, int]]:
    """Its cards in the order of the values that count."""
    pairs = list(zip(combination.cards, combination.halves, strict=True))
    return sorted(pairs, key=lambda one: CARDS[one[0]][one[1]])
