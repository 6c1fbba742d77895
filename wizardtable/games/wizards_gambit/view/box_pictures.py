# SPDX-License-Identifier: MIT
"""Draws the entries of a box that is being entered, as they will lie on the table."""

from wizardtable.core.boxes.draft import BoxEntry, Draft
from wizardtable.core.text import N_, NN_
from wizardtable.games.wizards_gambit.custom_deck.form import (
    COMPONENT_SECTION,
    FORM,
    GAMBIT_SECTION,
    SPELL_SECTION,
    incantation_of,
    spell_of,
)
from wizardtable.games.wizards_gambit.rules import terms
from wizardtable.games.wizards_gambit.rules.card_table import PRINTED_CARD_TABLE
from wizardtable.games.wizards_gambit.rules.components import GAMBIT_FACES, LESSER_WARD, Face
from wizardtable.games.wizards_gambit.text import effect_texts
from wizardtable.games.wizards_gambit.view.pieces.card_labels import name_text, spell_text
from wizardtable.games.wizards_gambit.view.pieces.component import component_sprite
from wizardtable.games.wizards_gambit.view.pieces.gambit import gambit_sprite
from wizardtable.games.wizards_gambit.view.pieces.spell_cards import MISSING
from wizardtable.games.wizards_gambit.view.seat_areas import CARD_ASPECT
from wizardtable.play.translate import render
from wizardtable.table.game_view import ExamplePicture
from wizardtable.table.kit.example_row import ExampleRow
from wizardtable.table.view import Sprite

_CARD_HEIGHT = 330.0
"""The height of a card in logical pixels, at a font scale of 100 %."""


def section_picture(draft: Draft, section: int) -> ExamplePicture | None:
    """Returns None: cards have pictures of their own."""
    return None


def entry_words(draft: Draft, section: int, place: int, entry: BoxEntry) -> str:
    """Returns what a card says besides its name, one thing a line: points, components and ability
    of a spell, or number of cards and effect of an incantation. "" for a component or a gambit."""
    if section in (COMPONENT_SECTION, GAMBIT_SECTION):
        return ""
    if section == SPELL_SECTION:
        spell = spell_of(entry)
        needs = [
            N_("wizards_gambit box", "{component}: {count}").of(
                component=terms.component(kind), count=count
            )
            for kind, count in enumerate(spell.needs)
            if count
        ]
        printed, text = terms.printed_spell(spell.ability), spell_text(spell)
        lines = [render(terms.points(spell.points)), ", ".join(map(render, needs))]
    else:
        card = incantation_of(entry)
        printed = terms.printed_incantation(card.effect)
        text = render(effect_texts.effect_text(card.effect))
        lines = [render(NN_("wizards_gambit box", "%n card(s)", "", card.copies))]
    is_named = str(FORM.name(section, place, entry)) != str(printed)
    if section == SPELL_SECTION and spell_of(entry).ability == LESSER_WARD:
        is_named = False
    if is_named:
        text = render(N_("wizards_gambit box", "{name}: {text}").of(name=printed, text=text))
    return "\n".join([*lines, text])


def entry_picture(draft: Draft, section: int, place: int, entry: BoxEntry) -> ExamplePicture | None:
    """Returns the picture of an entry: the card with its components, without those that lie on
    it."""
    if section == COMPONENT_SECTION:
        sprite = component_sprite(Face(place))
    elif section == GAMBIT_SECTION:
        sprite = gambit_sprite(PRINTED_CARD_TABLE, GAMBIT_FACES[place])
    elif section == SPELL_SECTION:
        sprite = _spell_sprite(entry)
    else:
        card = incantation_of(entry)
        name = name_text(card, terms.printed_incantation(card.effect))
        note = render(effect_texts.effect_text(card.effect))
        sprite = Sprite("incantation", (card.effect, name, note))
    return ExampleRow(_CARD_HEIGHT).add([sprite], CARD_ASPECT).picture()


def _spell_sprite(entry: BoxEntry) -> Sprite:
    spell = spell_of(entry)
    name = name_text(spell, terms.printed_spell(spell.ability))
    kinds = tuple(kind for kind, count in enumerate(spell.needs) for _ in range(count))
    details = (spell.ability, name, spell.points, spell_text(spell))
    return Sprite("whole", (*details, kinds, (MISSING,) * len(kinds)))
