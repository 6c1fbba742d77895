# SPDX-License-Identifier: MIT
"""Places all pieces of an observation on the table."""

from collections.abc import Iterable

from wizardtable.core.text import N_
from wizardtable.games.wizards_gambit.rules.components import Face
from wizardtable.games.wizards_gambit.view import spells
from wizardtable.games.wizards_gambit.view.card_sheet import add_sheet
from wizardtable.games.wizards_gambit.view.decks import add_decks
from wizardtable.games.wizards_gambit.view.hand import add_hand
from wizardtable.games.wizards_gambit.view.layout_base import LayoutBase
from wizardtable.games.wizards_gambit.view.pieces.card import Card
from wizardtable.games.wizards_gambit.view.pieces.card_places import ASIDE, ELSEWHERE, PILE
from wizardtable.games.wizards_gambit.view.pieces.deck import Deck, SpellDeck
from wizardtable.games.wizards_gambit.view.pieces.discard_pile import DiscardPile
from wizardtable.games.wizards_gambit.view.pieces.missing_component import MissingComponent
from wizardtable.games.wizards_gambit.view.pieces.seat import HiddenCard
from wizardtable.games.wizards_gambit.view.pieces.spell import Spell
from wizardtable.games.wizards_gambit.view.pieces.spell_book import book_name
from wizardtable.games.wizards_gambit.view.seats import add_seat
from wizardtable.play.translate import render
from wizardtable.table.kit.placements import HAND_GROUP
from wizardtable.table.view import GAME_BOX, Key, Layout, Placement, Zone
from wizardtable.table.zones import Spot

_DEALT_FROM: dict[str, Key] = {
    Spell.kind: SpellDeck().key,
    MissingComponent.kind: SpellDeck().key,
    Card.kind: GAME_BOX,
    HiddenCard.kind: Deck().key,
}
"""By kind of piece, the piece from which such pieces come when cards are dealt."""


def make_layout(setting: LayoutBase, raised: Key | None, gone: Iterable[Key]) -> Layout:
    """Returns the layout of the table.

    Args:
        setting: the frame and the areas of the table.
        raised: the held card, which stands out of the hand, or None.
        gone: the pieces of the last layout. Those that have vanished move to an exit, if any fits.
    """
    for seat in range(setting.seat_count):
        with setting.grouped(setting.group_of_seat(seat)):
            add_seat(setting, seat)
    with setting.grouped("pool"):
        spells.add_pool(setting)
    with setting.grouped("decks"):
        add_decks(setting)
    with setting.grouped(HAND_GROUP):
        add_hand(setting, raised)
    with setting.grouped("sheet"):
        add_sheet(setting)
    pieces = _last_placements(setting.pieces)
    visible = {piece.key for piece in pieces}
    return Layout(
        pieces=pieces,
        zones=_zones(setting),
        panel=setting.rooms.panel,
        stage=setting.rooms.stage,
        exits=_exits(setting, [key for key in gone if key not in visible]),
        dealt=_DEALT_FROM,
        groups=setting.groups(
            setting.hand_group()
            | {
                "sheet": N_("wizards_gambit table", "Cards to look through"),
                "pool": N_("wizards_gambit table", "The pool"),
            }
            | setting.own_group()
            | {"decks": N_("wizards_gambit table", "Turn, decks and discards")}
            | setting.groups_of_others()
        ),
    )


def _last_placements(pieces: list[Placement]) -> tuple[Placement, ...]:
    """Returns each piece once. A piece both on a pile and on the sheet is on the sheet."""
    return tuple({piece.key: piece for piece in pieces}.values())


def _zones(setting: LayoutBase) -> tuple[Zone, ...]:
    """Returns the zones into which pieces can be brought."""
    rooms, players = setting.rooms, setting.frame.names
    zones = spells.zones_of(setting)
    zones += [
        Zone("hand", rooms.hand, render(N_("wizards_gambit table", "Your hand"))),
        Zone("middle", rooms.stage, render(N_("wizards_gambit table", "The middle of the table"))),
        Zone("discards", rooms.discards.inset(-3), DiscardPile().name(setting.shown)),
        Zone("spells", rooms.spell_deck.inset(-3), SpellDeck().name(setting.shown)),
    ]
    for seat in range(setting.seat_count):
        room = setting.seat_room(seat)
        zones.append(Zone(f"seat:{seat}", room.panel, players[seat]))
        zones.append(Zone(f"book:{seat}", room.book, book_name(players[seat])))
    for piece in setting.pieces:
        owner = _owner_of_gambit(setting, piece.key)
        if owner is not None:
            name = N_("wizards_gambit table", "{player}’s gambit in play").of(player=players[owner])
            zones.append(Zone(f"gambit:{owner}", piece.spot.box, render(name)))
    return tuple(zones)


def _owner_of_gambit(setting: LayoutBase, key: Key) -> int | None:
    """Returns the seat whose gambit in play is this piece, or None."""
    if key[0] != Card.kind:
        return None
    return Card(Face(int(key[1])), int(key[2])).owner_of_gambit(setting.observation)


def _exits(setting: LayoutBase, gone: Iterable[Key]) -> dict[Key, Spot]:
    """Returns the places to which vanishing pieces move; a piece without a place is left out."""
    rooms = setting.rooms
    exits: dict[Key, Spot] = {}
    for key in gone:
        if key[0] == Card.kind:
            place = setting.places.place(key)
            box = rooms.discards if place in (PILE, ASIDE) else None
            if place == ELSEWHERE:
                box = setting.taker(key) or rooms.deck
            if box is not None:
                exits[key] = Spot(box)
        elif key[0] == Spell.kind:
            exits[key] = Spot(rooms.spell_deck)
    return exits
