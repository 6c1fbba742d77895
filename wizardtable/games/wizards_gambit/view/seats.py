# SPDX-License-Identifier: MIT
"""Lays out what lies before each wizard: his name and points, his book, his gambit, his cards."""

from wizardtable.games.wizards_gambit.rules import components
from wizardtable.games.wizards_gambit.rules.abilities import working
from wizardtable.games.wizards_gambit.rules.events import Drew
from wizardtable.games.wizards_gambit.view import labels
from wizardtable.games.wizards_gambit.view.art import card_sprites
from wizardtable.games.wizards_gambit.view.art.books import book_page, book_place
from wizardtable.games.wizards_gambit.view.identities import BOOK, HAND, READY
from wizardtable.games.wizards_gambit.view.layout_base import LayoutBase
from wizardtable.games.wizards_gambit.view.seat_areas import CARD, SeatArea
from wizardtable.games.wizards_gambit.view.spell_briefs import in_brief
from wizardtable.table.kit.rectangles import box_of, rect_of
from wizardtable.table.view import Sprite
from wizardtable.table.zones import Box, Spot, about, row

_TILT = -6.0
"""Degrees by which a gambit lies askew on a book."""

_CHIP = 14.0
"""Height of the number of cards in another's hand, in pixels where writing is not larger."""

PITCH = 0.62
"""How far the cards of another's hand lie apart at most, by the width of one."""


def add_seat(setting: LayoutBase, seat: int) -> None:
    """Everything that lies before a seat; the viewer's own hand lies elsewhere."""
    room, seen = setting.seat_room(seat), setting.seen
    name, score = setting.frame.names[seat], seen.scores[seat]
    spoken = labels.seat(setting.spoken(seat), score, len(seen.hands[seat]))
    setting.add_panel(seat, room.panel, spoken)
    sitter = Sprite("sitter", (seat, setting.frame.sitter(seat).wizard))
    setting.add(("mark", seat), sitter, room.mark, 3, 0.2, name)
    title = Sprite("title", (name, f"{score}/{components.GOAL}", room.large))
    setting.add_counted(("seat", seat), title, room.title, 1, spoken)
    track = Sprite("track", (score, components.GOAL))
    setting.add_counted(("track", seat), track, room.track, 0, inert=True)
    tome = Sprite("tome", (seat, len(seen.books[seat])))
    setting.add(("tome", seat), tome, room.book, 3, name=labels.book(name))
    _add_book(setting, seat, room)
    _add_gambits(setting, seat, room)
    if not room.large:
        add_cards(setting, seat, room.hand)


def _add_book(setting: LayoutBase, seat: int, room: SeatArea) -> None:
    """The top spell, what it does, and the others small beside it."""
    seen, owner = setting.seen, setting.frame.names[seat]
    book = seen.books[seat]
    works = working(seen, seat) != components.NO_ABILITY
    rest = book[:-1]
    if not book:
        note = Sprite("note", (labels.empty_book(), ("",), True))
        setting.add(("note", seat), note, room.note, 3, name=labels.book(owner))
        return
    row_of_top = book[-1]
    ability = setting.cards.abilities[row_of_top]
    sprite = card_sprites.in_book(setting.cards, row_of_top, works)
    spoken = labels.top_spell(seen, row_of_top, owner)
    setting.add(("spell", int(row_of_top)), sprite, top_place(room), 6, 0.4, spoken)
    about_it = labels.ability(ability) if works else labels.stopped()
    brief = in_brief(ability) if works else labels.stopped()
    texts = (about_it, brief) if room.large else (brief,)
    note = Sprite("note", (labels.spell(setting.cards, row_of_top), texts, works))
    setting.add(("note", seat), note, room.note, 3, name=f"{spoken}. {about_it}")
    for spell, box in zip(reversed(rest), lower_places(room, len(rest)), strict=True):
        _add_lower(setting, spell, box, owner)


def _add_lower(setting: LayoutBase, spell: components.SpellId, box: Box, owner: str) -> None:
    """A spell that is covered: it counts, and does nothing."""
    sprite = card_sprites.in_book(setting.cards, spell, False)
    name = labels.lower_spell(setting.seen, spell, owner)
    setting.add(("spell", int(spell)), sprite, box, 5, 0.2, name)


def top_place(room: SeatArea) -> Box:
    """Where the top spell of a book lies: on its right page."""
    return box_of(book_place(rect_of(room.book)))


def lower_places(room: SeatArea, count: int) -> list[Box]:
    """Where the others lie, the newest first: on the left page, in as few lines as keep them
    large."""
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
    """The gambit a wizard began with, until it is played, and the one that lies on his book."""
    seen, players = setting.seen, setting.frame.names
    ready = setting.identities.all_at(READY + seat)
    if not ready:
        setting.adorn(("empty", seat), Sprite("place", ("gambit",)), room.gambit, 2)
    for card in ready:
        sprite = card_sprites.card(setting.cards, card.face)
        name = labels.ready_gambit(card.face, players[seat])
        setting.add(card.key, sprite, room.gambit, 7, 0.4, name)
    for card in setting.identities.all_at(BOOK + seat):
        sprite = card_sprites.card(setting.cards, card.face, card_sprites.ANNULMENT)
        name = labels.annulment(card.face, players[seen.annulments[seat]])
        chains = Sprite("annulment", (components.numeral_of(card.face),))
        setting.adorn(("annulment", seat), chains, room.book, 8)
        setting.add(card.key, sprite, _on_book(room), 9, 0.6, name, setting.source(card))

    if seen.eclipses[seat]:
        top = top_place(room)
        side = top.w * 0.62
        place = about(top.x + side * 0.2, top.y + side * 0.2, side, side)
        setting.add(("eclipse", seat), Sprite("eclipse"), place, 10, 0.4, labels.eclipsed())


def _on_book(room: SeatArea) -> Spot:
    top = top_place(room)
    wide = top.w * 0.72
    return Spot(about(top.centre[0], top.y + top.h * 0.3, wide, wide / CARD), _TILT)


def add_cards(setting: LayoutBase, seat: int, area: Box) -> None:
    """The cards in another's hand: those that are known face up, then the backs."""
    seen, owner = setting.seen, setting.frame.names[seat]
    known = setting.identities.all_at(HAND + seat)
    backs = seen.hands[seat].count(components.HIDDEN)
    count = len(known) + backs
    high = min(area.h, area.w * 0.6 / CARD)
    look = setting.look
    chip, most = _CHIP * look.close_scale, _CHIP * look.at_largest.close_scale
    wide = high * CARD
    apart = area.w - wide * (1 + 0.45 * max(0, count - 1)) > most * 1.7
    room = area.cut_right(most * 1.6, 3)[1] if apart else area
    whole = min(room.w, wide * (1 + PITCH * max(0, count - 1)))
    places = row(Box(room.x, room.y, whole, room.h), count, (wide, high), wide * (PITCH - 1))
    drawn = sum(e.cards for e in setting.frame.events if isinstance(e, Drew) and e.seat == seat)
    for i, (card, place) in enumerate(zip(known, places, strict=False)):
        name = labels.known_card(seen, card.face, owner)
        sprite = card_sprites.card(setting.cards, card.face)
        setting.add(card.key, sprite, place, 8 + i * 0.01, 0.2, name, setting.source(card))
    hidden = [Spot(place) for place in places[len(known) :]]
    back, deck = card_sprites.COMPONENT_BACK, setting.rooms.deck
    z = 8 + len(known) * 0.01
    setting.add_backs(seat, hidden, back, deck, drawn, labels.hand(owner, backs), z)
    x = room.x + whole + 4 if apart else room.x + whole - chip
    y = area.centre[1] - chip / 2 if apart else area.bottom - chip * 0.8
    plaque = Box(x, y, chip * 1.55, chip)
    text = Sprite("chip", (str(count),))
    setting.add(("hand", seat), text, plaque, 9, name=labels.hand(owner, count))
