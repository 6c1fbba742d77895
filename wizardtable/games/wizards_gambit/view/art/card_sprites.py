# SPDX-License-Identifier: MIT
"""The sprites of cards: which picture a face or a spell wears."""

from typing import Final

from wizardtable.games.wizards_gambit.rules.card_table import CardTable
from wizardtable.games.wizards_gambit.rules.components import (
    FIRST_INCANTATION,
    Face,
    SpellId,
    is_component,
    is_gambit,
    numeral_of,
)
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.text import effect_texts
from wizardtable.games.wizards_gambit.view import labels
from wizardtable.play.translate import render
from wizardtable.table.view import Sprite

COMPONENT_BACK: Final = Sprite("back", (False,))
SPELL_BACK: Final = Sprite("back", (True,))

MISSING, COULD = -1, -2
"""How an ingredient is shown that is missing, the second where the viewer holds it; else the face
that lies there."""

FREE, AURA, ANNULMENT = range(3)
"""How a gambit lies: in hand or in front of its owner, on a spell, or on a book."""


def card(table: CardTable, face: Face, placed: int = FREE) -> Sprite:
    """A card of the component deck, face up."""
    if is_component(face):
        return Sprite("component", (int(face), labels.component(face)))
    if is_gambit(face):
        return Sprite("gambit", (numeral_of(face), placed, labels.card(table, face)))
    effect = table.effects[face - FIRST_INCANTATION]
    note = render(effect_texts.effect_text(effect))
    return Sprite("incantation", (effect, labels.card(table, face), note))


def spell(table: CardTable, row: SpellId) -> Sprite:
    """A spell of the pool, without its ingredients."""
    return Sprite(
        "spell",
        (
            table.abilities[row],
            labels.spell(table, row),
            table.points[row],
            labels.ability(table.abilities[row]),
        ),
    )


def with_needs(seen: Observation, slot: int) -> Sprite:
    """A spell of the pool with its ingredients, as one picture."""
    row = seen.pool[slot]
    shown = []
    for kind, count in enumerate(seen.table.needs[row]):
        laid = [int(face) for face, as_type in seen.laid[slot] if as_type == kind]
        held = seen.viewer >= 0 and kind in seen.hands[seen.viewer]
        lacking = [COULD if held else MISSING] * (count - len(laid))
        shown += [(kind, face) for face in (*laid, *lacking)]
    kinds, states = tuple(kind for kind, _ in shown), tuple(state for _, state in shown)
    return Sprite("whole", (*spell(seen.table, row).details, kinds, states))


def in_book(table: CardTable, row: SpellId, works: bool) -> Sprite:
    """A spell of a book."""
    return Sprite("book", (table.abilities[row], table.points[row], works))
