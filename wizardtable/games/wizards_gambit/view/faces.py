# SPDX-License-Identifier: MIT
"""The sprites of cards: which picture a face or a spell wears."""

from typing import Final

from wizardtable.games.wizards_gambit import meanings
from wizardtable.games.wizards_gambit.components import (
    FIRST_INCANTATION,
    Face,
    SpellId,
    is_component,
    is_gambit,
    numeral_of,
)
from wizardtable.games.wizards_gambit.deck import CardTable
from wizardtable.games.wizards_gambit.view import names
from wizardtable.table.translate import render
from wizardtable.table.view import Sprite

COMPONENT_BACK: Final = Sprite("back", (False,))
SPELL_BACK: Final = Sprite("back", (True,))

FREE, AURA, ANNULMENT = range(3)
"""How a gambit lies: in hand or in front of its owner, on a spell, or on a book."""


def card(table: CardTable, face: Face, placed: int = FREE) -> Sprite:
    """A card of the component deck, face up."""
    if is_component(face):
        return Sprite("component", (int(face), names.component(face)))
    if is_gambit(face):
        return Sprite("gambit", (numeral_of(face), placed, names.card(table, face)))
    effect = table.effects[face - FIRST_INCANTATION]
    note = render(meanings.effect_text(effect))
    return Sprite("incantation", (effect, names.card(table, face), note))


def spell(table: CardTable, row: SpellId) -> Sprite:
    """A spell of the pool, without its ingredients."""
    return Sprite(
        "spell",
        (
            table.abilities[row],
            names.spell(table, row),
            table.points[row],
            names.ability(table.abilities[row]),
        ),
    )


def in_book(table: CardTable, row: SpellId, works: bool) -> Sprite:
    """A spell of a book."""
    return Sprite("book", (table.abilities[row], table.points[row], works))
