# SPDX-License-Identifier: MIT
"""Places the pool: its spells, the components on them, and the missing components."""

from collections.abc import Sequence

from wizardtable.games.wizards_gambit.rules import pool
from wizardtable.games.wizards_gambit.rules.components import (
    NO_SPELL,
    TYPE_COUNT,
    SpellId,
    numeral_of,
)
from wizardtable.games.wizards_gambit.view.layout_base import LayoutBase
from wizardtable.games.wizards_gambit.view.pieces.card import Card
from wizardtable.games.wizards_gambit.view.pieces.card_labels import spell_name, spell_text
from wizardtable.games.wizards_gambit.view.pieces.card_places import (
    AURA,
    NumberedCard,
    place_on_spell,
)
from wizardtable.games.wizards_gambit.view.pieces.deck import SPELL_BACK
from wizardtable.games.wizards_gambit.view.pieces.missing_component import MissingComponent
from wizardtable.games.wizards_gambit.view.pieces.spell import NoSpell, Spell
from wizardtable.games.wizards_gambit.view.pieces.spell_cards import gambit_place, ingredient_places
from wizardtable.games.wizards_gambit.view.spell_completions import seats_that_can_complete
from wizardtable.table.kit.rectangles import box_of, rect_of
from wizardtable.table.view import Sprite, Zone
from wizardtable.table.zones import Box, Spot, box_around

_GAMBIT_TILT_DEGREES = 7.0
"""The tilt of a gambit on a spell, which shows that the gambit is not a part of the spell."""

_AURA_RIM_SHARE = 0.06
"""The distance by which an aura's light reaches beyond a spell, as a share of the spell's width. So
the light does not cover the spell's name."""


def add_pool(setting: LayoutBase) -> None:
    """Places the pool spells with their ingredients (needed components) and gambits."""
    for slot, row in enumerate(setting.observation.pool):
        box = setting.rooms.spells[slot]
        if row == NO_SPELL:
            setting.lay(NoSpell(slot), box, 1)
            continue
        _add_spell(setting, slot, row, box)
        for card in setting.places.all_cards_at(AURA + slot):
            _add_aura(setting, slot, card, box)


def _add_spell(setting: LayoutBase, slot: int, row: SpellId, box: Box) -> None:
    setting.lay(Spell(row), box, 3, 0.5, origin=(setting.rooms.spell_deck, SPELL_BACK))
    for kind, number, place in ingredients(setting, row, box):
        laid = setting.places.all_cards_at(place_on_spell(row, kind))
        if number < len(laid):
            card = laid[number]
            setting.lay(Card(*card), place, 12, 0.3, origin=setting.source(card))
        else:
            setting.lay(MissingComponent(row, kind, number), place, 8)
    _add_finishers(setting, slot, box)


def _add_finishers(setting: LayoutBase, slot: int, box: Box) -> None:
    """Places on a spell the signs of the seats that can certainly complete the spell.

    The sign is a tick for the viewer, and the seat's mark for another seat.
    """
    observation = setting.observation
    side = box.w * 0.17
    x, y = box.x + side * 0.42, box.y + side * 0.42
    for seat in sorted(
        seats_that_can_complete(observation, slot),
        key=lambda seat: seat != observation.viewer,
    ):
        mine = seat == observation.viewer
        sprite = Sprite("ready") if mine else Sprite("mark", (seat,))
        size = side if mine else side * 0.84
        setting.adorn(("finishes", slot, seat), sprite, box_around(x, y, size, size), 18)
        x += side * 0.9


def _add_aura(setting: LayoutBase, slot: int, card: NumberedCard, box: Box) -> None:
    light = Sprite("aura", (numeral_of(card.face),))
    rim = min(_AURA_RIM_SHARE * box.w, _space_between(setting.rooms.spells) / 2)
    setting.adorn(("aura", slot), light, box.inset(-rim), 15)
    place = Spot(
        box_of(gambit_place(rect_of(box), _note_text(setting, setting.observation.pool[slot]))),
        _GAMBIT_TILT_DEGREES,
    )
    setting.lay(Card(*card), place, 20, 0.6, origin=setting.source(card))


def _space_between(spells: Sequence[Box]) -> float:
    """Returns the distance between neighbouring spells in pixels."""
    return max(0.0, spells[1].x - spells[0].right) if len(spells) > 1 else 0.0


def ingredients(setting: LayoutBase, row: SpellId, box: Box) -> list[tuple[int, int, Box]]:
    """Returns the ingredients of a spell: type, number among ingredients of this type, and place.

    `row`: the spell. `box`: the place of the spell.
    """
    needs = setting.observation.table.needs[row]
    kinds = [(kind, number) for kind in range(TYPE_COUNT) for number in range(needs[kind])]
    rects = ingredient_places(rect_of(box), len(kinds), _note_text(setting, row))
    return [(kind, number, box_of(rect)) for (kind, number), rect in zip(kinds, rects, strict=True)]


def _note_text(setting: LayoutBase, row: SpellId) -> str:
    """Returns the text at the foot of a spell."""
    return spell_text(setting.observation.table.spells[row])


def zones_of(setting: LayoutBase) -> list[Zone]:
    """Returns the zones of the pool spells and of their missing components.

    Their names are "spell:SLOT" and "need:SLOT:TYPE".
    """
    zones: list[Zone] = []
    for slot, row in enumerate(setting.observation.pool):
        if row == NO_SPELL:
            continue
        box = setting.rooms.spells[slot]
        zones.append(Zone(f"spell:{slot}", box, spell_name(setting.observation.table, row)))
        places = ingredients(setting, row, box)
        for kind in pool.missing_types(setting.observation, slot):
            last = [place for laid_kind, _, place in places if laid_kind == kind][-1]
            name = MissingComponent(row, kind, 0).zone_name(setting.shown)
            zones.append(Zone(f"need:{slot}:{kind}", last.inset(-1), name))
    return zones
