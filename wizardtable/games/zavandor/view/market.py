# SPDX-License-Identifier: MIT
"""Lays out the middle of the table: artifacts, sentinels, turn order, gems and energy."""

from collections.abc import Iterable

from wizardtable.games.zavandor.rules import components
from wizardtable.games.zavandor.rules.economy import gem_cost, may_enchant
from wizardtable.games.zavandor.rules.prices import figure
from wizardtable.games.zavandor.rules.state import FOR_SALE, Observation
from wizardtable.games.zavandor.view import labels
from wizardtable.games.zavandor.view.layout_base import LOTS, SUPPLY, TURN_ORDER, LayoutBase
from wizardtable.table.kit.placements import WELL
from wizardtable.table.view import Key, Sprite
from wizardtable.table.zones import Box, Spot, about, fit


def lot_card(lot: int) -> Sprite:
    """The whole card of an artifact or sentinel."""
    return Sprite("lot", (int(lot), labels.lot(lot), labels.effect(lot)))


def pile_spot(setting: LayoutBase, gem: int) -> Box:
    """Where the uppermost gem of a pile lies: above its cost."""
    box = setting.rooms.supply[gem]
    upper = Box(box.x, box.y, box.w * 0.53, box.h * 0.76)
    return fit(upper.inset(upper.w * 0.08, upper.h * 0.08), 1.0)


def add_market(setting: LayoutBase) -> None:
    """Everything in the middle."""
    with setting.grouped(LOTS):
        _add_artifacts(setting)
        _add_sentinels(setting)
    with setting.grouped(TURN_ORDER):
        _add_order(setting)
    with setting.grouped(SUPPLY):
        _add_supply(setting)
        _add_energy(setting)


def _add_artifacts(setting: LayoutBase) -> None:
    seen, rooms = setting.seen, setting.rooms
    deck, places = rooms.artifacts[0], rooms.artifacts[1:]
    if seen.hidden:
        setting.add_stack(("stack",), deck, seen.hidden, 5)
        setting.add(
            ("artifacts", "deck"), deck_back(seen), deck, 4, 0.4, labels.artifact_deck(seen.hidden)
        )
    else:
        setting.add(("artifacts", "deck"), WELL, deck, 2)
    _add_chip(setting, ("artifacts", "count"), deck, str(seen.hidden))
    counted: dict[int, int] = {}
    setting.add_wells(places)
    for lot, box in zip(seen.open, places, strict=False):
        number = counted[lot] = counted.get(lot, -1) + 1
        pieces = setting.identities.on_offer(lot)
        key = ("lot", int(lot), pieces[number])
        origin = (deck, deck_back(seen))
        name = labels.lot_on_offer(lot)
        setting.add(key, lot_card(lot), box, 6, 0.5, name, origin)


def deck_back(seen: Observation) -> Sprite:
    """The back of the uppermost artifact: by counting, everybody knows which part it is of."""
    each = components.copies(len(seen.characters))
    laid = len(components.ARTIFACT_DECKS) * each - seen.hidden
    return Sprite(
        "back.artifact",
        (components.ARTIFACT_DECKS[min(laid // each, len(components.ARTIFACT_DECKS) - 1)],),
    )


def _add_sentinels(setting: LayoutBase) -> None:
    for sentinel, owner in enumerate(setting.seen.sentinels):
        box, lot = (
            setting.rooms.sentinels[sentinel],
            components.Lot(components.FIRST_SENTINEL + sentinel),
        )
        if owner == FOR_SALE:
            name = labels.lot_on_offer(lot)
            setting.add(("lot", int(lot), 0), lot_card(lot), box, 6, 0.5, name)
        else:
            name = labels.sold(lot, owner, setting.frame.names)
            setting.add(("place", int(lot)), Sprite("place", (lot, owner)), box, 2, name=name)


def _add_order(setting: LayoutBase) -> None:
    seen = setting.seen
    number = Sprite("round", (labels.round_text(seen.round_number), seen.sold))
    setting.add(("round",), number, setting.rooms.round, 3, name=labels.round_name(seen))
    for place, (seat, box) in enumerate(zip(seen.order, setting.rooms.order, strict=False)):
        details = (
            place + 1,
            seat,
            seen.characters[seat],
            labels.figure(figure(seen, seat, components.GRIMOIRE)),
            seat == seen.active,
            seen.out[seat],
        )
        name = labels.place(
            place, setting.frame.names[seat], figure(seen, seat, components.GRIMOIRE)
        )
        setting.add(("order", seat), Sprite("order", details), box, 3, name=name)


def _add_supply(setting: LayoutBase) -> None:
    seen = setting.seen
    for gem in range(len(components.GEMS)):
        box = setting.rooms.supply[gem]
        cost = gem_cost(seen, setting.large, gem)
        allowed = may_enchant(seen, setting.large, gem)
        details = (gem, seen.supply[gem], cost, allowed)
        name = labels.pile(gem, seen.supply[gem], cost)
        setting.add(("supply", gem), Sprite("supply", details), box, 3, name=name)
        for i, number in enumerate(setting.identities.pile(gem)[-2:]):
            spot, sprite = pile_spot(setting, gem), Sprite("gem", (gem,))
            key, name = ("gem", gem, number), labels.gem_in_supply(gem)
            setting.add(key, sprite, spot, 5 + i, 0.3, name, (spot, sprite))


def _add_energy(setting: LayoutBase) -> None:
    seen = setting.seen
    for kind in range(len(components.ENERGIES)):
        held = sum(one[kind] for one in seen.concentrated)
        left = components.CONCENTRATED_CARDS - held
        deck, pile = setting.rooms.decks[kind], setting.rooms.discards[kind]
        if seen.deck[kind]:
            setting.add_stack(("stack", kind), deck, seen.deck[kind], 9, most=5)
            sprite = Sprite("back", (kind,))
        else:
            sprite = WELL
        name = labels.deck(kind, seen.deck[kind], left)
        setting.add(("deck", kind), sprite, deck, 4, 0.3, name)
        _add_chip(setting, ("deck", "count", kind), deck, str(seen.deck[kind]))
        cards = seen.discards[kind]
        face = Sprite("energy", (cards[-1],)) if cards else WELL
        name = labels.discards(kind, len(cards))
        setting.add(("discards", kind), face, pile, 3, 0.2 if cards else 0.0, name)
        if cards:
            _add_chip(setting, ("discards", "count", kind), pile, str(len(cards)))


def _add_chip(setting: LayoutBase, key: Key, box: Box, text: str) -> None:
    """A plaque with a number on the lower edge of a pile."""
    height = min(max(20.0 * setting.look.growth, box.h * 0.2), box.h * 0.42)
    width = min(height * 1.9, box.w)
    chip = about(box.centre[0], box.bottom - height * 0.7, width, height)
    setting.adorn(key, Sprite("chip", (text,)), chip, 7)


def exit_spots(setting: LayoutBase, gone: Iterable[Key]) -> dict[Key, Spot]:
    """Where pieces go that are no longer on the table."""
    exits: dict[Key, Spot] = {}
    for key in gone:
        match key:
            case ("gem", int(gem), _):
                exits[key] = Spot(pile_spot(setting, gem))
            case ("energy", int(face), _):
                kind = components.KINDS[face]
                there = (
                    setting.rooms.decks
                    if face >= components.FIRST_CONCENTRATED
                    else setting.rooms.discards
                )
                exits[key] = Spot(there[kind])
    return exits
