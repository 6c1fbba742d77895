# SPDX-License-Identifier: MIT
"""Draws the worked examples of the rules page with the cards of the table."""

from collections.abc import Callable
from typing import Final

from wizardtable.core.text import N_
from wizardtable.games.wizards_gambit.rules import worked_examples
from wizardtable.games.wizards_gambit.rules.card_table import PRINTED
from wizardtable.games.wizards_gambit.view.pieces.card import card_sprite
from wizardtable.games.wizards_gambit.view.pieces.spell_cards import (
    MISSING,
    book_sprite,
    spell_sprite,
)
from wizardtable.games.wizards_gambit.view.seat_areas import CARD
from wizardtable.play.translate import render
from wizardtable.table.game_view import ExamplePicture
from wizardtable.table.kit.example_row import ExampleRow
from wizardtable.table.view import Sprite

_LARGE: Final = 150.0
"""Height of a spell in logical pixels, so that its components can be told apart."""

_SMALL: Final = 0.56
"""Height of a component by that of a spell."""


def example(name: str) -> ExamplePicture | None:
    """Returns the picture of an example; None if there is none of this name."""
    draw = _PICTURES.get(name)
    return draw() if draw is not None else None


def _laying() -> ExamplePicture:
    """The spell with what lies on it, then what fits, then what does not."""
    case = worked_examples.LAYING
    row = PRINTED.spell_with(case.ability)
    lying = [int(face) for face in case.laid]
    kinds, states = [], []
    for kind, count in enumerate(PRINTED.needs[row]):
        for _ in range(count):
            kinds.append(kind)
            states.append(kind if kind in lying else MISSING)
            if kind in lying:
                lying.remove(kind)
    whole = (*spell_sprite(PRINTED, row).details, tuple(kinds), tuple(states))
    picture = ExampleRow(_LARGE).add([Sprite("whole", whole)], CARD)
    picture.add([card_sprite(PRINTED, face) for face in case.fits], CARD, share=_SMALL)
    picture.say(render(N_("wizards_gambit example", "but not")))
    barred = card_sprite(PRINTED, case.barred)
    return picture.add([barred], CARD, share=_SMALL).picture()


def _covering() -> ExamplePicture:
    """The book before and after."""
    case = worked_examples.COVERING
    below = PRINTED.spell_with(case.below)
    claimed = PRINTED.spell_with(case.claimed)
    buried = book_sprite(PRINTED, PRINTED.spell_with(worked_examples.BURIED), False)
    row = ExampleRow()
    row.add([buried, book_sprite(PRINTED, below, True)], CARD, 0.4)
    row.say(f"= {case.before} →")
    sprites = [
        buried,
        book_sprite(PRINTED, below, False),
        book_sprite(PRINTED, claimed, True),
    ]
    return row.add(sprites, CARD, 0.4).say(f"= {case.after}").picture()


_PICTURES: Final[dict[str, Callable[[], ExamplePicture]]] = {
    "laying": _laying,
    "covering": _covering,
}
