# SPDX-License-Identifier: MIT
"""The names of cards and spells in the program's language, or as entered in a house deck."""

from wizardtable.core.text import Message
from wizardtable.games.wizards_gambit.rules import terms
from wizardtable.games.wizards_gambit.rules.card_table import CardTable, Incantation, Spell
from wizardtable.games.wizards_gambit.rules.components import NO_ABILITY, Face, SpellId
from wizardtable.games.wizards_gambit.text import effect_texts
from wizardtable.play.translate import render


def card_name(table: CardTable, face: Face) -> str:
    """Returns the name of a card of the component deck."""
    return _as_text(terms.card(table, face))


def component_name(kind: int) -> str:
    """Returns the name of a component."""
    return render(terms.component(kind))


def spell_name(table: CardTable, row: SpellId) -> str:
    """Returns the name of a spell; `row` is its row in the card table."""
    return _as_text(terms.spell(table, row))


def ability_text(ability: int) -> str:
    """Returns the text of an ability, which calls the owner "you"; "" for NO_ABILITY."""
    return "" if ability == NO_ABILITY else render(effect_texts.ability_text(ability))


def name_text(card: Spell | Incantation, printed: Message) -> str:
    """Returns the name of a card; `printed` is the name of a card without a name of its own."""
    return _as_text(terms.name_of(card, printed))


def spell_text(spell: Spell) -> str:
    """Returns the text at the foot of a spell: the player's own one, or that of its ability."""
    return _as_text(terms.own_text(spell)) or ability_text(spell.ability)


def _as_text(name: terms.Name) -> str:
    return name if isinstance(name, str) else render(name)
