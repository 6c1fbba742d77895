# SPDX-License-Identifier: MIT
"""Lays out the decks, the discards, the incantation being carried out, and how far the turn is."""

from wizardtable.games.wizards_gambit.rules import abilities
from wizardtable.games.wizards_gambit.rules.components import QUICK_HANDS, TWIN_CASTING
from wizardtable.games.wizards_gambit.rules.state import FORESEE, LIMIT, OVER
from wizardtable.games.wizards_gambit.view import labels
from wizardtable.games.wizards_gambit.view.art import card_sprites
from wizardtable.games.wizards_gambit.view.art.seat_sprites import DONE, OPEN, WAITING
from wizardtable.games.wizards_gambit.view.identities import CASTING, TOP
from wizardtable.games.wizards_gambit.view.layout_base import LayoutBase
from wizardtable.play.translate import render
from wizardtable.table.view import Sprite
from wizardtable.table.zones import Box, Spot, about

_LAYER = 12
"""Cards for each line that a deck is thick."""

_NO_CARDS = Sprite("place", ("",))


def add_decks(setting: LayoutBase) -> None:
    """The three piles, each with the number of its cards."""
    seen, rooms = setting.seen, setting.rooms
    name = labels.deck(seen.deck)
    back = card_sprites.COMPONENT_BACK
    setting.add_deck(("deck",), rooms.deck, seen.deck, back, _LAYER, name, _NO_CARDS)
    _add_count(setting, "deck", rooms.deck, seen.deck)
    name, back = labels.spell_deck(seen.spells_left), card_sprites.SPELL_BACK
    setting.add_deck(("spells",), rooms.spell_deck, seen.spells_left, back, _LAYER, name, _NO_CARDS)
    _add_count(setting, "spells", rooms.spell_deck, seen.spells_left)
    _add_discards(setting)
    for card in setting.identities.all_at(CASTING):
        sprite = card_sprites.card(setting.cards, card.face)
        name = labels.card(setting.cards, card.face)
        wide, high = rooms.discards.w * 1.12, rooms.discards.h * 1.12
        place = Box(rooms.discards.x + wide * 0.12, rooms.discards.y - high * 0.12, wide, high)
        setting.add(card.key, sprite, Spot(place, -5), 40, 0.8, name, setting.source(card))
    _add_turn(setting)


def _add_count(setting: LayoutBase, key: str, box: Box, count: int) -> None:
    high = 16.5 * setting.look.close_scale
    wide = min(box.w * 0.8, high * 1.9)
    chip = about(box.centre[0], box.bottom - high * 0.8, wide, high)
    z = 45.0
    if key == "discards":  # whose card has its name there
        chip = about(box.right - wide * 0.5, box.y + high * 0.6, wide, high)
        z = 39.0  # the card that is being carried out lies on it
    setting.adorn((key, "count"), Sprite("chip", (str(count),)), chip, z)


def _add_discards(setting: LayoutBase) -> None:
    """The last discard large, as the piece that it was before."""
    seen, box = setting.seen, setting.rooms.discards
    count = len(seen.discards)
    name = labels.discards(count)
    setting.add(("discards",), Sprite("place", ("discards",)), box, 2, name=name)
    for card in setting.identities.all_at(TOP):
        sprite = card_sprites.card(setting.cards, card.face)
        setting.add(card.key, sprite, box, 3, 0.4, name, setting.source(card))
    if count:
        _add_count(setting, "discards", box, count)


def _add_turn(setting: LayoutBase) -> None:
    """What the active wizard has done, may do, and will do."""
    seen = setting.seen
    if seen.step == OVER:
        return
    texts, states = turn_parts(setting)
    sprite = Sprite("turn", (tuple(texts), tuple(states)))
    name = labels.turn(setting.frame.names[seen.active])
    setting.add(("turn",), sprite, setting.rooms.turn, 2, name=name)


def turn_parts(setting: LayoutBase) -> tuple[list[str], list[int]]:
    """The parts of the turn and how they stand."""
    seen, seat = setting.seen, setting.seen.active
    drawing = seen.step in (FORESEE, LIMIT)
    plays = (not seen.played) + seen.extra + abilities.ready_to_use(seen, seat, QUICK_HANDS)
    twice = abilities.working(seen, seat) == TWIN_CASTING
    casts = max(0, (2 if twice else 1) - seen.actions)
    component = labels.COMPONENTS_LEFT.of(count=plays) if plays > 1 else labels.COMPONENT
    incantation = labels.INCANTATIONS_LEFT.of(count=casts) if casts > 1 else labels.INCANTATION
    if seen.free:
        component, incantation = labels.ALL_COMPONENTS, labels.ALL_INCANTATIONS
    states = [
        DONE if drawing or not (plays or seen.free) else OPEN,
        DONE if drawing or not (casts or seen.free) else OPEN,
        OPEN if drawing else WAITING,
    ]
    return [render(one) for one in (component, incantation, labels.DRAW)], states
