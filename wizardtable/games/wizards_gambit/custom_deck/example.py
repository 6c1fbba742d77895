# SPDX-License-Identifier: MIT
"""Writes an example file of a house deck: the printed cards, with explanations in the reader's
language."""

import textwrap
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from wizardtable.core.text import N_, Message
from wizardtable.games.wizards_gambit.custom_deck.vocabulary import folded
from wizardtable.games.wizards_gambit.rules import card_table, terms
from wizardtable.games.wizards_gambit.rules.components import (
    COMPONENT_COPIES,
    GOAL_POINTS,
    POOL_SLOTS,
    TYPE_COUNT,
)
from wizardtable.games.wizards_gambit.text import effect_texts

Say: TypeAlias = Callable[[Message], str]
"""A function that translates a message into the reader's language."""

_MAX_LINE_LETTERS: Final = 92
"""The greatest length of a line of the explanations, in characters."""

_ABOUT_FILE_TEXTS: Final = (
    N_(
        "wizards_gambit example",
        "A house deck for Wizard’s Gambit, with this program’s cards. Change the cards as you "
        "like, or enter those in your box. Lines starting with # are comments.",
    ),
    N_(
        "wizards_gambit example",
        "Save the file as text in UTF-8, with a name ending in .toml, in "
        "the folder that the new-game window opens. That window shows the "
        "line of every mistake. A match keeps its cards, even if you "
        "change or delete this file.",
    ),
)
_TITLE_TEXT: Final = N_("wizards_gambit example", "The name of the deck in the new-game window.")
_COMPONENTS_TEXT: Final = N_(
    "wizards_gambit example",
    "The number of cards of each component: 1 to {most} (0 is also "
    "allowed for Flakes), at least {least} in all. Default: {usual}.",
).of(most=card_table.MAX_COPIES, least=card_table.MIN_COMPONENTS, usual=COMPONENT_COPIES)
_SPELLS_TEXT: Final = N_(
    "wizards_gambit example",
    "The spells ({least} or more). Start each with the line [[spell]] and give:",
).of(least=POOL_SLOTS)
_SPELL_KEYS: Final = (
    (
        "name",
        N_(
            "wizards_gambit example",
            "in any language, {most} letters at most. Default: the name of the ability or effect.",
        ).of(most=card_table.MAX_NAME_LETTERS),
    ),
    ("points", N_("wizards_gambit example", "1 to {most}.").of(most=GOAL_POINTS)),
    (
        "needs",
        N_(
            "wizards_gambit example",
            "the components, {most} at most: a letter for each (see below), or "
            "a list of names such as {names}.",
        ).of(most=card_table.MAX_NEEDS, names='["Dragon", "Dragon", "Agate"]'),
    ),
    (
        "ability",
        N_(
            "wizards_gambit example",
            "the name of one of the abilities below.",
        ),
    ),
)
_LETTERS_HEADING: Final = N_("wizards_gambit example", "The letters of the components:")
_ABILITIES_HEADING: Final = N_("wizards_gambit example", "The abilities:")
_INCANTATIONS_TEXT: Final = N_(
    "wizards_gambit example",
    "The incantations (optional). Start each with the line [[incantation]] and give:",
)
_INCANTATION_KEYS: Final = (
    ("name", N_("wizards_gambit example", "as for a spell.")),
    (
        "copies",
        N_("wizards_gambit example", "the number of copies, 1 to {most}.").of(
            most=card_table.MAX_COPIES
        ),
    ),
    (
        "effect",
        N_(
            "wizards_gambit example",
            "the name of one of the effects below.",
        ),
    ),
)
_EFFECTS_HEADING: Final = N_("wizards_gambit example", "The effects:")
_DECK_TITLE: Final = N_("wizards_gambit example", "My cards")
_COMPONENT_KEYS: Final = (
    N_("wizards_gambit example", "Angel"),
    N_("wizards_gambit example", "Phoenix"),
    N_("wizards_gambit example", "Dragon"),
    N_("wizards_gambit example", "Griffin"),
    N_("wizards_gambit example", "Siren"),
    N_("wizards_gambit example", "Agate"),
    N_("wizards_gambit example", "Flake"),
)
"""By component, a single word for it. The file has these words without capitals and accents."""
_COMPONENT_LETTERS: Final = N_("wizards_gambit example", "APDGSR")
"""The letters of the components, Angel's Breath first. `vocabulary` knows the letters of both
languages."""


def text(say: Say) -> str:
    """Returns the text of the example file, with names and comments translated by `say`."""
    return "\n".join(_lines(say)) + "\n"


def _lines(say: Say) -> Iterator[str]:
    for about in _ABOUT_FILE_TEXTS:
        yield from _comment_lines(say(about))
        yield "#" if about is not _ABOUT_FILE_TEXTS[-1] else ""
    yield from _comment_lines(say(_TITLE_TEXT))
    yield f"title = {_quoted(say(_DECK_TITLE))}"
    yield ""
    yield from _comment_lines(say(_COMPONENTS_TEXT))
    yield "[components]"
    for kind, key in enumerate(_COMPONENT_KEYS):
        copies = card_table.PRINTED.cards[kind]
        yield f"{folded(say(key))} = {copies}  # {say(terms.component(kind))}"
    yield ""
    yield from _spell_section(say)
    yield ""
    yield from _incantation_section(say)


def _spell_section(say: Say) -> Iterator[str]:
    yield from _comment_lines(say(_SPELLS_TEXT))
    for key, meaning in _SPELL_KEYS:
        yield from _entry_lines(key, say(meaning))
    yield "#"
    yield from _comment_lines(say(_LETTERS_HEADING))
    for kind in range(TYPE_COUNT):
        yield f"#   {say(_COMPONENT_LETTERS)[kind]}  {say(terms.component(kind))}"
    yield "#"
    yield from _comment_lines(say(_ABILITIES_HEADING))
    for spell in card_table.PRINTED.spells:
        meaning = effect_texts.ability_text(spell.ability)
        yield from _entry_lines(say(terms.printed_spell(spell.ability)), say(meaning))
    for spell in card_table.PRINTED.spells:
        yield ""
        yield from _spell_lines(spell, say)


def _incantation_section(say: Say) -> Iterator[str]:
    yield from _comment_lines(say(_INCANTATIONS_TEXT))
    for key, meaning in _INCANTATION_KEYS:
        yield from _entry_lines(key, say(meaning))
    yield "#"
    yield from _comment_lines(say(_EFFECTS_HEADING))
    for card in card_table.PRINTED.incantations:
        meaning = effect_texts.effect_text(card.effect)
        yield from _entry_lines(say(terms.printed_incantation(card.effect)), say(meaning))
    for card in card_table.PRINTED.incantations:
        yield ""
        yield from _incantation_lines(card, say)


def _spell_lines(spell: card_table.Spell, say: Say) -> Iterator[str]:
    name = _quoted(say(terms.printed_spell(spell.ability)))
    yield "[[spell]]"
    yield f"name = {name}"
    yield f"points = {spell.points}"
    yield f"needs = {_quoted(_letters(spell.needs, say))}"
    yield f"ability = {name}"


def _incantation_lines(card: card_table.Incantation, say: Say) -> Iterator[str]:
    name = _quoted(say(terms.printed_incantation(card.effect)))
    yield "[[incantation]]"
    yield f"name = {name}"
    yield f"copies = {card.copies}"
    yield f"effect = {name}"


def _letters(needs: card_table.Needs, say: Say) -> str:
    letters = say(_COMPONENT_LETTERS)
    return "".join(letter * count for letter, count in zip(letters, needs, strict=True))


def _comment_lines(sentence: str) -> Iterator[str]:
    yield from textwrap.wrap(
        sentence, _MAX_LINE_LETTERS, initial_indent="# ", subsequent_indent="# "
    )


def _entry_lines(name: str, meaning: str) -> Iterator[str]:
    yield from textwrap.wrap(
        f"{name} – {meaning}",
        _MAX_LINE_LETTERS,
        initial_indent="#   ",
        subsequent_indent="#       ",
    )


def _quoted(name: str) -> str:
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
