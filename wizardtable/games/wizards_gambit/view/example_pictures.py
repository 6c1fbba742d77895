# SPDX-License-Identifier: MIT
"""Draws the worked examples of the rules page with the cards of the table."""

from collections.abc import Callable
from typing import Final

from wizardtable.core.text import N_
from wizardtable.games.wizards_gambit.rules import worked_examples
from wizardtable.games.wizards_gambit.rules.card_table import PRINTED_CARD_TABLE
from wizardtable.games.wizards_gambit.view.pieces.card import card_sprite
from wizardtable.games.wizards_gambit.view.pieces.spell_cards import (
    MISSING,
    book_sprite,
    spell_sprite,
)
from wizardtable.games.wizards_gambit.view.seat_areas import CARD_ASPECT
from wizardtable.play.translate import render
from wizardtable.table.game_view import ExamplePicture
from wizardtable.table.kit.example_row import ExampleRow
from wizardtable.table.view import Sprite

_SPELL_PIXELS: Final = 150.0
"""The height of a spell in logical pixels, large enough to recognise its components."""

_COMPONENT_SHARE: Final = 0.56
"""The height of a component, as a share of the spell's height."""


def example_picture(name: str) -> ExamplePicture | None:
    """Returns the picture of an example, or None if there is no example of this name."""
    draw = _PICTURES.get(name)
    return draw() if draw is not None else None


def _laying() -> ExamplePicture:
    """Returns the picture of a spell with some components.

    Beside it are components that can be played on it, and one that cannot.
    """
    case = worked_examples.LAYING
    row = PRINTED_CARD_TABLE.spell_with(case.ability)
    on_spell = [int(face) for face in case.laid]
    kinds, states = [], []
    for kind, count in enumerate(PRINTED_CARD_TABLE.needs[row]):
        for _ in range(count):
            kinds.append(kind)
            states.append(kind if kind in on_spell else MISSING)
            if kind in on_spell:
                on_spell.remove(kind)
    whole = (*spell_sprite(PRINTED_CARD_TABLE, row).details, tuple(kinds), tuple(states))
    picture = ExampleRow(_SPELL_PIXELS).add([Sprite("whole", whole)], CARD_ASPECT)
    picture.add(
        [card_sprite(PRINTED_CARD_TABLE, face) for face in case.fits],
        CARD_ASPECT,
        share=_COMPONENT_SHARE,
    )
    picture.say(render(N_("wizards_gambit example", "but not")))
    barred = card_sprite(PRINTED_CARD_TABLE, case.barred)
    return picture.add([barred], CARD_ASPECT, share=_COMPONENT_SHARE).picture()


def _covering() -> ExamplePicture:
    """Returns the picture of a book before and after a new spell covers its top spell."""
    case = worked_examples.COVERING
    below = PRINTED_CARD_TABLE.spell_with(case.below)
    claimed = PRINTED_CARD_TABLE.spell_with(case.claimed)
    buried = book_sprite(
        PRINTED_CARD_TABLE, PRINTED_CARD_TABLE.spell_with(worked_examples.BURIED_ABILITY), False
    )
    row = ExampleRow()
    row.add([buried, book_sprite(PRINTED_CARD_TABLE, below, True)], CARD_ASPECT, 0.4)
    row.say(f"= {case.before} →")
    sprites = [
        buried,
        book_sprite(PRINTED_CARD_TABLE, below, False),
        book_sprite(PRINTED_CARD_TABLE, claimed, True),
    ]
    return row.add(sprites, CARD_ASPECT, 0.4).say(f"= {case.after}").picture()


_PICTURES: Final[dict[str, Callable[[], ExamplePicture]]] = {
    "laying": _laying,
    "covering": _covering,
}
