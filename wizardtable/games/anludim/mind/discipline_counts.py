# SPDX-License-Identifier: MIT
"""Quickly estimates, by discipline, the size of the largest combination that cards can form.

An estimate takes a few microseconds and may be too high. It overlooks that a card fills only one
place in a combination, and that a triple needs three colours.

A card has two halves, each with a value and a colour; a combination uses one of them.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from wizardtable.games.anludim.rules.components import CARDS, CardId

# Six bits for each of 13 values and then 5 colours: a count, and a guard bit. If 32 - n is added to
# each count, the guard bit is set where the count is at least n.
_VALUE_ONES: Final = sum(1 << 6 * field for field in range(13))
_COLOUR_ONES: Final = sum(1 << 6 * field for field in range(13, 18))
_VALUE_COMPLEMENTS: Final = tuple((32 - count) * _VALUE_ONES for count in range(32))
_COLOUR_COMPLEMENTS: Final = tuple((32 - count) * _COLOUR_ONES for count in range(32))
_VALUE_GUARDS: Final = 32 * _VALUE_ONES
_COLOUR_GUARDS: Final = 32 * _COLOUR_ONES
_VALUE_FIELDS: Final = 63 * _VALUE_ONES
_COLOUR_FIELDS: Final = 63 * _COLOUR_ONES

CARD_COUNTS: Final = tuple(
    sum((1 << 6 * (value - 1)) + (1 << 6 * (13 + colour)) for value, colour in card)
    for card in CARDS
)
"""By CardId, the number that the card adds to the result of `packed_counts`."""

Sizes = tuple[int, int, int, int, int]
"""By discipline, a size: the number of cards in a run, of cards in a colour set, of pairs, of
triples, and of cards of one value.

The last size may be below 4, although an assembly needs four cards of one value.
"""

SMALLEST_SIZES: Final = (2, 2, 1, 1, 4)
"""By discipline, the smallest possible size of a combination."""


def packed_counts(cards: Iterable[CardId]) -> int:
    """Returns how many halves of the cards have each value and each colour, packed into one
    number."""
    return sum(map(CARD_COUNTS.__getitem__, cards))


def largest_sizes_of_counts(packed: int, cards: int) -> Sizes:
    """Returns, by discipline, the size of the largest combination that some cards can form.

    Args:
        packed: the counts of the cards, from `packed_counts`.
        cards: the number of the cards.
    """
    values = packed & _VALUE_FIELDS
    colours = packed & _COLOUR_FIELDS
    present = values + _VALUE_COMPLEMENTS[1] & _VALUE_GUARDS
    run = 0
    while present:
        run += 1
        present &= present >> 6
    colour = 1
    while colours + _COLOUR_COMPLEMENTS[colour + 1] & _COLOUR_GUARDS:
        colour += 1
    pairs = (values + _VALUE_COMPLEMENTS[2] & _VALUE_GUARDS).bit_count()
    triples = (values + _VALUE_COMPLEMENTS[3] & _VALUE_GUARDS).bit_count() if pairs else 0
    alike = 3 if triples else 2 if pairs else 1
    while values + _VALUE_COMPLEMENTS[alike + 1] & _VALUE_GUARDS:
        alike += 1
    return min(run, cards), colour, min(pairs, cards // 2), min(triples, cards // 3), alike


def largest_sizes(cards: Sequence[CardId]) -> Sizes:
    """Returns, by discipline, the size of the largest combination that these cards can form.

    >>> largest_sizes([CardId(0), CardId(1), CardId(2)])
    (3, 2, 1, 0, 2)
    """
    return largest_sizes_of_counts(packed_counts(cards), len(cards))
