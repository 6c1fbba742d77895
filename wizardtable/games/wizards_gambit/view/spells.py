# SPDX-License-Identifier: MIT
"""Lays out the pool: its spells, what lies on them, and what they still need."""

from collections.abc import Sequence

from wizardtable.games.wizards_gambit.rules import pool
from wizardtable.games.wizards_gambit.rules.components import NO_SPELL, TYPES, SpellId, numeral_of
from wizardtable.games.wizards_gambit.view import labels
from wizardtable.games.wizards_gambit.view.art import card_sprites
from wizardtable.games.wizards_gambit.view.art.spell_cards import gambit_place, ingredient_places
from wizardtable.games.wizards_gambit.view.identities import AURA, Card, on_spell
from wizardtable.games.wizards_gambit.view.layout_base import LayoutBase
from wizardtable.games.wizards_gambit.view.spell_completions import finishers, holders
from wizardtable.table.kit.rectangles import box_of, rect_of
from wizardtable.table.view import Sprite, Zone
from wizardtable.table.zones import Box, Spot, about

_TILT = 7.0
"""Degrees by which it lies askew, so that nobody takes it for a part of the spell."""

_RIM = 0.06
"""How far the light of an aura reaches beyond a spell, by its width: its rim lies on the frame, and
not on the name."""


def add_pool(setting: LayoutBase) -> None:
    """The spells with their ingredients and the gambits that lie on them."""
    for slot, row in enumerate(setting.seen.pool):
        box = setting.rooms.spells[slot]
        if row == NO_SPELL:
            setting.add(("empty", slot), Sprite("place", ("pool",)), box, 1, name=labels.no_spell())
            continue
        _add_spell(setting, slot, row, box)
        for card in setting.identities.all_at(AURA + slot):
            _add_aura(setting, slot, card, box)


def _add_spell(setting: LayoutBase, slot: int, row: SpellId, box: Box) -> None:
    seen = setting.seen
    name = labels.pool_spell(seen, row, pool.short(seen, slot))
    source = setting.rooms.spell_deck
    sprite = card_sprites.spell(setting.cards, row)
    setting.add(("spell", int(row)), sprite, box, 3, 0.5, name, (source, card_sprites.SPELL_BACK))
    for kind, number, place in _ingredients(setting, row, box):
        laid = setting.identities.all_at(on_spell(row, kind))
        if number < len(laid):
            _add_laid(setting, row, laid[number], kind, place)
        else:
            _add_need(setting, (row, kind, number), place)
    _add_finishers(setting, slot, box)


def _add_finishers(setting: LayoutBase, slot: int, box: Box) -> None:
    """Who could complete a spell in his next turn, as far as it is known: a tick for the viewer,
    their marks for others."""
    seen = setting.seen
    side = box.w * 0.17
    x, y = box.x + side * 0.42, box.y + side * 0.42
    for seat in sorted(finishers(seen, slot), key=lambda one: one != seen.viewer):
        mine = seat == seen.viewer
        sprite = Sprite("ready") if mine else Sprite("mark", (seat,))
        size = side if mine else side * 0.84
        setting.adorn(("finishes", slot, seat), sprite, about(x, y, size, size), 18)
        x += side * 0.9


def _add_laid(setting: LayoutBase, row: SpellId, card: Card, kind: int, place: Box) -> None:
    """A component on a spell; it comes from the hand of whoever played it."""
    sprite = Sprite("laid", (kind, int(card.face)))
    origin = setting.source(card)
    name = labels.laid_on(setting.cards, row, card.face, kind)
    setting.add(card.key, sprite, place, 12, 0.3, name, origin)


def _add_need(setting: LayoutBase, which: tuple[SpellId, int, int], place: Box) -> None:
    """An ingredient that is still missing, with the marks of those who are known to hold it."""
    row, kind, number = which
    seen = setting.seen
    held = seen.viewer >= 0 and kind in seen.hands[seen.viewer]
    known = holders(seen, kind)
    sprite = Sprite("need", (kind, held, known))
    name = labels.needed(setting.cards, row, kind, held=held)
    setting.add(("need", int(row), kind, number), sprite, place, 8, name=name)


def _add_aura(setting: LayoutBase, slot: int, card: Card, box: Box) -> None:
    owner = setting.frame.names[setting.seen.auras[slot]]
    light = Sprite("aura", (numeral_of(card.face),))
    rim = min(_RIM * box.w, _between(setting.rooms.spells) / 2)
    setting.adorn(("aura", slot), light, box.inset(-rim), 15)
    sprite = card_sprites.card(setting.cards, card.face, card_sprites.AURA)
    place = Spot(box_of(gambit_place(rect_of(box), _note(setting, setting.seen.pool[slot]))), _TILT)
    name = labels.aura(card.face, owner)
    setting.add(card.key, sprite, place, 20, 0.6, name, setting.source(card))


def _between(spells: Sequence[Box]) -> float:
    """How far two spells in a row lie apart: the lights of neighbours do not meet."""
    return max(0.0, spells[1].x - spells[0].right) if len(spells) > 1 else 0.0


def _ingredients(setting: LayoutBase, row: SpellId, box: Box) -> list[tuple[int, int, Box]]:
    """The ingredients of a spell as (type, which of that type, its place)."""
    needs = setting.cards.needs[row]
    kinds = [(kind, number) for kind in range(TYPES) for number in range(needs[kind])]
    rects = ingredient_places(rect_of(box), len(kinds), _note(setting, row))
    return [(kind, number, box_of(rect)) for (kind, number), rect in zip(kinds, rects, strict=True)]


def _note(setting: LayoutBase, row: SpellId) -> str:
    """What is written at the foot of a spell."""
    return labels.ability(setting.cards.abilities[row])


def zones_of(setting: LayoutBase) -> list[Zone]:
    """The spells of the pool, and what each of them still needs."""
    zones: list[Zone] = []
    for slot, row in enumerate(setting.seen.pool):
        if row == NO_SPELL:
            continue
        box = setting.rooms.spells[slot]
        zones.append(Zone(f"spell:{slot}", box, labels.spell(setting.cards, row)))
        places = _ingredients(setting, row, box)
        for kind in pool.missing(setting.seen, slot):
            last = [place for one, _, place in places if one == kind][-1]
            name = labels.as_type_on(setting.cards, row, kind)
            zones.append(Zone(f"need:{slot}:{kind}", last.inset(-1), name))
    return zones
