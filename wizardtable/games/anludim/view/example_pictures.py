# SPDX-License-Identifier: MIT
"""Draws the worked examples of the rules page with the cards and objects of the table.

A card has two halves, each with a value and a colour; a combination uses one of them.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from wizardtable.core.text import N_
from wizardtable.games.anludim.rules import components as box
from wizardtable.games.anludim.rules import worked_examples
from wizardtable.paint.cardstock import CARD_RATIO
from wizardtable.play.translate import render
from wizardtable.table.game_view import ExamplePicture
from wizardtable.table.kit.example_row import ExampleRow
from wizardtable.table.view import Sprite

CARD_ASPECT: Final = 1 / CARD_RATIO
"""The width of a card divided by its height."""

_CARD_STEP: Final = 0.74
"""The distance from one card of a combination to the next, as a share of the width of a card."""


def example_picture(name: str) -> ExamplePicture | None:
    """Returns the picture of an example of the rules page, or None if the name is unknown."""
    draw = _PICTURES.get(name)
    return draw() if draw is not None else None


def _contest_example(contest: worked_examples.Contest) -> ExamplePicture:
    taken: list[int] = []
    row = ExampleRow().add(_laid_cards(contest.stronger, taken), CARD_ASPECT, _CARD_STEP)
    row.say(render(N_("anludim example", "beats")))
    return row.add(_laid_cards(contest.weaker, taken), CARD_ASPECT, _CARD_STEP).picture()


def _card_example() -> ExamplePicture:
    """Returns the picture of a card, and of the same card turned round."""
    both = [Sprite("card", (0, top, None)) for top in (0, 1)]
    row = (
        ExampleRow()
        .add(both[:1], CARD_ASPECT)
        .say(render(N_("anludim example", "or upside down:")))
    )
    return row.add(both[1:], CARD_ASPECT).picture()


def _reuse_example() -> ExamplePicture:
    case = worked_examples.CARD_REUSE
    cards = [
        next(id_ for id_, both in enumerate(box.CARDS) if set(both) == set(card))
        for card in case.laid
    ]
    taken = list(cards)
    before = [
        Sprite("card", (card, box.CARDS[card].index(both[0]), box.CARDS[card].index(both[0])))
        for card, both in zip(cards, case.laid, strict=True)
    ]
    row = ExampleRow().add(before, CARD_ASPECT, _CARD_STEP).say("+")
    row.add(_laid_cards(case.added, taken), CARD_ASPECT, _CARD_STEP).say("→")
    kept = [
        Sprite("card", (card, half, half))
        for used in case.used
        for card in cards
        for half in (0, 1)
        if box.CARDS[card][half] == used
    ]
    return row.add(
        [*kept, *_laid_cards(case.added, list(cards))], CARD_ASPECT, _CARD_STEP
    ).picture()


def _collection_example() -> ExamplePicture:
    objects = [Sprite("object", (kind, 1)) for kind in worked_examples.COLLECTION_DISCIPLINES]
    absent = next(kind for kind in range(5) if kind not in worked_examples.COLLECTION_DISCIPLINES)
    row = ExampleRow(56.0).add(objects, 1.0).say("+")
    return row.add([Sprite("professor", (absent,))], 1.0).picture()


def _laid_cards(halves: tuple[worked_examples.Half, ...], taken: list[int]) -> list[Sprite]:
    """Returns the cards of a combination, with the half that counts upright and shining.

    Args:
        halves: the halves that count.
        taken: the cards that the picture already has; the new cards are added to it.
    """
    cards = worked_examples.cards_for_halves(halves, taken)
    return [
        Sprite("card", (card, box.CARDS[card].index(half), box.CARDS[card].index(half)))
        for card, half in zip(cards, halves, strict=True)
    ]


_PICTURES: Final[dict[str, Callable[[], ExamplePicture]]] = {
    "card": _card_example,
    "reuse": _reuse_example,
    "collection": _collection_example,
    **{name: partial(_contest_example, case) for name, case in worked_examples.CONTESTS.items()},
}
