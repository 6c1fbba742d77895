# SPDX-License-Identifier: MIT
"""How large a combination some cards could make of each discipline, at a glance.

A glance costs a few microseconds and errs on the hopeful side: it does not see that one card may
be wanted twice, nor that a triple needs three colours.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from wizardtable.games.anludim.rules.components import CARDS, CardId

# Six bits for each of 13 values and then 5 colours: a count, and a guard bit that is set when a
# number is added that carries the wanted counts over 31.
_VALUES: Final = sum(1 << 6 * field for field in range(13))
_COLOURS: Final = sum(1 << 6 * field for field in range(13, 18))
_AT_LEAST: Final = tuple((32 - count) * _VALUES for count in range(32))
_COLOUR_AT_LEAST: Final = tuple((32 - count) * _COLOURS for count in range(32))
_VALUE_GUARDS: Final = 32 * _VALUES
_COLOUR_GUARDS: Final = 32 * _COLOURS
_VALUE_FIELDS: Final = 63 * _VALUES
_COLOUR_FIELDS: Final = 63 * _COLOURS

HALVES: Final = tuple(
    sum((1 << 6 * (value - 1)) + (1 << 6 * (13 + colour)) for value, colour in card)
    for card in CARDS
)
"""By CardId, what the card adds to the counts of values and colours."""

Sizes = tuple[int, int, int, int, int]
"""By discipline: cards of a run, cards of a colour, groups of two, groups of three, cards of one
value (also below four, where they are not yet an assembly)."""

SMALLEST: Final = (2, 2, 1, 1, 4)
"""By discipline, the least a combination may have."""


def counts(cards: Iterable[CardId]) -> int:
    """The packed counts of the cards' values and colours."""
    return sum(map(HALVES.__getitem__, cards))


def sizes(packed: int, cards: int) -> Sizes:
    """The size of the largest combinations that so many cards with these counts could make."""
    values = packed & _VALUE_FIELDS
    colours = packed & _COLOUR_FIELDS
    once = values + _AT_LEAST[1] & _VALUE_GUARDS
    run = 0
    while once:
        run += 1
        once &= once >> 6
    colour = 1
    while colours + _COLOUR_AT_LEAST[colour + 1] & _COLOUR_GUARDS:
        colour += 1
    pairs = (values + _AT_LEAST[2] & _VALUE_GUARDS).bit_count()
    triples = (values + _AT_LEAST[3] & _VALUE_GUARDS).bit_count() if pairs else 0
    same = 3 if triples else 2 if pairs else 1
    while values + _AT_LEAST[same + 1] & _VALUE_GUARDS:
        same += 1
    return min(run, cards), colour, min(pairs, cards // 2), min(triples, cards // 3), same


def sizes_of(cards: Sequence[CardId]) -> Sizes:
    """The sizes for these cards.

    >>> sizes_of([CardId(0), CardId(1), CardId(2)])
    (3, 2, 1, 0, 2)
    """
    return sizes(counts(cards), len(cards))
