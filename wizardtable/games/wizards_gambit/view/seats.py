# SPDX-License-Identifier: MIT
"""Places the things in front of each player: name and points, book, gambit and cards."""

from wizardtable.games.wizards_gambit.rules import components
from wizardtable.games.wizards_gambit.rules.events import Drew
from wizardtable.games.wizards_gambit.view.layout_base import LayoutBase
from wizardtable.games.wizards_gambit.view.pieces.card import Card
from wizardtable.games.wizards_gambit.view.pieces.card_places import BOOK, HAND, READY
from wizardtable.games.wizards_gambit.view.pieces.seat import (
    HandSize,
    HiddenCard,
    Portrait,
    Seat,
    SeatPanel,
    track_sprite,
)
from wizardtable.games.wizards_gambit.view.pieces.spell import Spell
from wizardtable.games.wizards_gambit.view.pieces.spell_book import (
    Eclipse,
    SpellBook,
    SpellNote,
    book_page,
    book_place,
)
from wizardtable.games.wizards_gambit.view.seat_areas import CARD_ASPECT, SeatArea
from wizardtable.table.kit.rectangles import box_of, rect_of
from wizardtable.table.view import Sprite
from wizardtable.table.zones import Box, Spot, box_around, row

_GAMBIT_TILT_DEGREES = -6.0
"""The tilt of a gambit on a book; negative is to the left."""

_COUNT_PLAQUE_PIXELS = 14.0
"""The height in pixels of the plaque with the number of cards in another player's hand, for writing
of the usual size."""

MAX_CARD_STEP_SHARE = 0.62
"""The largest step from card to card in another player's hand, as a share of a card's width."""


def add_seat(setting: LayoutBase, seat: int) -> None:
    """Places everything in front of a seat except the viewer's own hand."""
    room = setting.seat_room(seat)
    setting.lay(SeatPanel(seat), room.panel, 1)
    setting.lay(Portrait(seat), room.mark, 3, 0.2)
    setting.lay(Seat(seat), room.title, 2)
    track = track_sprite(setting.observation, seat)
    setting.add_counted(("track", seat), track, room.track, 0, inert=True)
    setting.lay(SpellBook(seat), room.book, 3)
    _add_book(setting, seat, room)
    _add_gambits(setting, seat, room)
    if not room.large:
        add_cards(setting, seat, room.hand)


def _add_book(setting: LayoutBase, seat: int, room: SeatArea) -> None:
    """Places the top spell of a book, its text, and the covered spells on the left page."""
    book = setting.observation.books[seat]
    if book:
        setting.lay(Spell(book[-1]), top_spell_place(room), 6, 0.4)
    setting.lay(SpellNote(seat), room.note, 3)
    lower = book[:-1]
    for spell, box in zip(reversed(lower), covered_spell_places(room, len(lower)), strict=True):
        setting.lay(Spell(spell), box, 5, 0.2)


def top_spell_place(room: SeatArea) -> Box:
    """Returns the place of the top spell of a book: the right page, or the cover of a closed
    book."""
    return box_of(book_place(rect_of(room.book)))


def covered_spell_places(room: SeatArea, count: int) -> list[Box]:
    """Returns the places of `count` covered spells on the left page of a book, the newest first.

    The number of columns is chosen so that the spells are as large as possible.
    """
    area = box_of(book_page(rect_of(room.book)))
    best: tuple[float, int] = (0.0, 1)
    for across in range(1, max(2, count + 1)):
        side = min(area.w / across, area.h / max(1, -(-count // across)), area.w * 0.62)
        if side > best[0]:
            best = (side, across)
    side, across = best
    lines = -(-count // across)
    left, top = area.x + (area.w - side * across) / 2, area.y + (area.h - side * lines) / 2
    return [
        Box(left + i % across * side, top + i // across * side, side, side).inset(side * 0.03)
        for i in range(count)
    ]


def _add_gambits(setting: LayoutBase, seat: int, room: SeatArea) -> None:
    """Places the open gambit in front of a seat, and any gambit and Eclipse on the seat's book."""
    ready = setting.places.all_cards_at(READY + seat)
    if not ready:
        setting.adorn(("empty", seat), Sprite("place", ("gambit",)), room.gambit, 2)
    for card in ready:
        setting.lay(Card(*card), room.gambit, 7, 0.4)
    for card in setting.places.all_cards_at(BOOK + seat):
        chains = Sprite("annulment", (components.numeral_of(card.face),))
        setting.adorn(("annulment", seat), chains, room.book, 8)
        setting.lay(Card(*card), _gambit_place_on_book(room), 9, 0.6, origin=setting.source(card))

    if setting.observation.eclipses[seat]:
        top = top_spell_place(room)
        side = top.w * 0.62
        place = box_around(top.x + side * 0.2, top.y + side * 0.2, side, side)
        setting.lay(Eclipse(seat), place, 10, 0.4)


def _gambit_place_on_book(room: SeatArea) -> Spot:
    top = top_spell_place(room)
    wide = top.w * 0.72
    return Spot(
        box_around(top.centre[0], top.y + top.h * 0.3, wide, wide / CARD_ASPECT),
        _GAMBIT_TILT_DEGREES,
    )


def add_cards(setting: LayoutBase, seat: int, area: Box) -> None:
    """Places the cards in another player's hand: known cards face up, then backs.

    `area`: the place of the hand, which also holds the plaque with the number of cards.
    """
    known_cards = setting.places.all_cards_at(HAND + seat)
    count = len(known_cards) + setting.observation.hands[seat].count(components.HIDDEN)
    high = min(area.h, area.w * 0.6 / CARD_ASPECT)
    look = setting.look
    chip, largest_chip = (
        _COUNT_PLAQUE_PIXELS * look.close_scale,
        _COUNT_PLAQUE_PIXELS * look.at_largest.close_scale,
    )
    wide = high * CARD_ASPECT
    apart = area.w - wide * (1 + 0.45 * max(0, count - 1)) > largest_chip * 1.7
    room = area.cut_right(largest_chip * 1.6, 3)[1] if apart else area
    whole = min(room.w, wide * (1 + MAX_CARD_STEP_SHARE * max(0, count - 1)))
    places = row(
        Box(room.x, room.y, whole, room.h), count, (wide, high), wide * (MAX_CARD_STEP_SHARE - 1)
    )
    drawn = sum(e.cards for e in setting.frame.events if isinstance(e, Drew) and e.seat == seat)
    for i, (card, place) in enumerate(zip(known_cards, places, strict=False)):
        setting.lay(Card(*card), place, 8 + i * 0.01, 0.2, origin=setting.source(card))
    hidden = [Spot(place) for place in places[len(known_cards) :]]
    back, deck = HiddenCard(seat, 0), setting.rooms.deck
    look_of_back, name = back.sprite(setting.shown), back.name(setting.shown)
    z = 8 + len(known_cards) * 0.01
    setting.add_backs(seat, hidden, look_of_back, deck, drawn, name, z)
    x = room.x + whole + 4 if apart else room.x + whole - chip
    y = area.centre[1] - chip / 2 if apart else area.bottom - chip * 0.8
    plaque = Box(x, y, chip * 1.55, chip)
    setting.lay(HandSize(seat), plaque, 9)
