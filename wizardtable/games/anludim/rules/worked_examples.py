# SPDX-License-Identifier: MIT
"""The worked examples of the rules page. The page draws them, and the tests play them.

A card has two halves, each with a value and a colour; a combination uses one of them.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from wizardtable.games.anludim.rules import components as box

Half: TypeAlias = tuple[int, int]
"""The value and the colour of one half of a card."""

Card: TypeAlias = tuple[Half, Half]
"""Both halves of a card; the half that counts comes first."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Two combinations of one discipline, where the first beats the second (rules page,
    {#combinations}).

    Attributes:
        discipline: the discipline of both combinations.
        stronger: the halves of the stronger combination.
        weaker: the halves of the weaker combination.
    """

    discipline: int
    stronger: tuple[Half, ...]
    weaker: tuple[Half, ...]


@dataclass(frozen=True, slots=True)
class Reuse:
    """An example of cards on the table that go into a new combination (rules page, {#expert}).

    Attributes:
        laid: the cards on the table, a combination of the discipline `before`.
        added: of each card from the hand, the half that counts in the new combination.
        used: of each card from the table that is used, the half that counts in the new combination.
        before: the discipline of the old combination.
        after: the discipline of the new combination.
    """

    laid: tuple[Card, ...]
    added: tuple[Half, ...]
    used: tuple[Half, ...]
    before: int
    after: int


CONTESTS: Final = {
    "run": Contest(
        box.RUN,
        ((6, box.BLUE), (7, box.RED), (8, box.GREEN), (9, box.YELLOW)),
        ((11, box.PURPLE), (12, box.BLUE), (13, box.RED)),
    ),
    "colour-set": Contest(
        box.COLOUR_SET,
        ((12, box.GREEN), (9, box.GREEN), (2, box.GREEN)),
        ((12, box.BLUE), (8, box.BLUE), (7, box.BLUE)),
    ),
    "pairs": Contest(
        box.PAIRS,
        ((7, box.BLUE), (7, box.RED), (4, box.GREEN), (4, box.YELLOW)),
        ((7, box.PURPLE), (7, box.GREEN), (3, box.RED), (3, box.BLUE)),
    ),
    "triples": Contest(
        box.TRIPLES,
        (
            *((4, colour) for colour in (box.BLUE, box.RED, box.GREEN)),
            *((3, colour) for colour in (box.YELLOW, box.PURPLE, box.BLUE)),
        ),
        tuple((13, colour) for colour in (box.BLUE, box.GREEN, box.PURPLE)),
    ),
    "assembly": Contest(
        box.ASSEMBLY,
        tuple((6, colour) for colour in range(5)),
        tuple((13, colour) for colour in (box.BLUE, box.BLUE, box.RED, box.GREEN)),
    ),
}

CARD_REUSE: Final = Reuse(
    laid=(((11, box.GREEN), (9, box.YELLOW)), ((11, box.RED), (8, box.BLUE))),
    added=((9, box.BLUE), (9, box.RED)),
    used=((9, box.YELLOW),),
    before=box.PAIRS,
    after=box.TRIPLES,
)

COLLECTION_DISCIPLINES: Final = (box.RUN, box.COLOUR_SET, box.PAIRS, box.TRIPLES)
"""The player in the example has an object of each of these disciplines (rules page, {#round-end}).

The player also holds the professor of the fifth discipline. The pile of this discipline is empty,
so the professor stands in.
"""


def cards_for_halves(halves: tuple[Half, ...], taken: list[int]) -> tuple[int, ...]:
    """Returns, for each half, a card that has this half and is not in `taken`.

    The function adds these cards to `taken`.

    Raises:
        ValueError: no card is left that has one of the halves.
    """
    cards = []
    for half in halves:
        card = next(
            (id_ for id_, both in enumerate(box.CARDS) if half in both and id_ not in taken), -1
        )
        if card < 0:
            raise ValueError(f"no card is left with {half}")
        taken.append(card)
        cards.append(card)
    return tuple(cards)
