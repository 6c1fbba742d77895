# SPDX-License-Identifier: MIT
"""Where everything of an observation lies on the table."""

from collections.abc import Iterable

from wizardtable.core.text import N_
from wizardtable.games.wizards_gambit.rules.components import NO_CARD
from wizardtable.games.wizards_gambit.view import labels, spells
from wizardtable.games.wizards_gambit.view.card_sheet import CardSheet, add_tray
from wizardtable.games.wizards_gambit.view.decks import add_decks
from wizardtable.games.wizards_gambit.view.hand import add_hand
from wizardtable.games.wizards_gambit.view.identities import ASIDE, ELSEWHERE, PILE, Card
from wizardtable.games.wizards_gambit.view.layout_base import LayoutBase
from wizardtable.games.wizards_gambit.view.seats import add_seat
from wizardtable.table.kit.hand_order import HandOrder
from wizardtable.table.kit.placements import HAND_GROUP
from wizardtable.table.view import BOX, Key, Layout, Placement, Zone
from wizardtable.table.zones import Spot

_DEALT = {"spell": ("spells",), "need": ("spells",), "card": BOX, "back": ("deck",)}


def make(
    setting: LayoutBase,
    order: HandOrder[Card],
    raised: Key | None,
    tray: CardSheet | None,
    gone: Iterable[Key],
) -> Layout:
    """Everything in its place; `raised` is the card that is drawn out of the hand, and `gone` are
    pieces that lay on the table before."""
    for seat in range(setting.seats):
        with setting.grouped(setting.group_of_seat(seat)):
            add_seat(setting, seat)
    with setting.grouped("pool"):
        spells.add_pool(setting)
    with setting.grouped("decks"):
        add_decks(setting)
    with setting.grouped(HAND_GROUP):
        add_hand(setting, order, raised)
    with setting.grouped("sheet"):
        if tray is not None:
            add_tray(setting, tray)
    pieces = _uppermost(setting.pieces)
    here = {piece.key for piece in pieces}
    return Layout(
        pieces=pieces,
        zones=_zones(setting),
        panel=setting.rooms.panel,
        stage=setting.rooms.stage,
        exits=_exits(setting, [key for key in gone if key not in here]),
        dealt=_DEALT,
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


def _uppermost(pieces: list[Placement]) -> tuple[Placement, ...]:
    """Each piece once: a discard that lies in the tray does not lie on the pile too."""
    return tuple({piece.key: piece for piece in pieces}.values())


def _zones(setting: LayoutBase) -> tuple[Zone, ...]:
    """Where pieces may be brought."""
    rooms, seen, players = setting.rooms, setting.seen, setting.frame.names
    zones = spells.zones_of(setting)
    zones += [
        Zone("hand", rooms.hand, labels.zone(labels.HAND)),
        Zone("middle", rooms.stage, labels.zone(labels.MIDDLE)),
        Zone("discards", rooms.discards.inset(-3), labels.discards(len(seen.discards))),
        Zone("spells", rooms.spell_deck.inset(-3), labels.spell_deck(seen.spells_left)),
    ]
    for seat in range(setting.seats):
        room = setting.seat_room(seat)
        zones.append(Zone(f"seat:{seat}", room.panel, players[seat]))
        zones.append(Zone(f"book:{seat}", room.book, labels.book(players[seat])))
    for piece in setting.pieces:
        owner = _owner_of_gambit(setting, piece.key)
        if owner is not None:
            zones.append(Zone(f"gambit:{owner}", piece.spot.box, labels.gambit_of(players[owner])))
    return tuple(zones)


def _owner_of_gambit(setting: LayoutBase, key: Key) -> int | None:
    """Whose gambit in play a piece is; None for other pieces."""
    gambits = setting.seen.gambits
    if key[0] != "card" or key[1] == NO_CARD or key[1] not in gambits:
        return None
    return gambits.index(key[1])


def _exits(setting: LayoutBase, gone: Iterable[Key]) -> dict[Key, Spot]:
    """Where cards go that are no longer in sight."""
    rooms = setting.rooms
    exits: dict[Key, Spot] = {}
    for key in gone:
        if key[0] == "card":
            place = setting.identities.place(key)
            box = rooms.discards if place in (PILE, ASIDE) else None
            if place == ELSEWHERE:
                box = setting.taker(key) or rooms.deck
            if box is not None:
                exits[key] = Spot(box)
        elif key[0] == "spell":
            exits[key] = Spot(rooms.spell_deck)
    return exits
