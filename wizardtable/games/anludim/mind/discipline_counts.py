# SPDX-License-Identifier: MIT
"""Quickly estimates, by discipline, the size of the largest combination that cards can form.

An estimate takes a few microseconds and may be too high. It overlooks that a card fills only one
place in a combination, and that a triple needs three colours.

A card has two halves, each with a value and a colour; a combination uses one of them.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from wizardtable.core.native import COMPILED
from wizardtable.games.anludim.rules.components import CARDS, CardId

if TYPE_CHECKING:
    from mypy_extensions import i64

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

Sizes: TypeAlias = tuple[int, ...]
"""Five numbers, by discipline a size: the number of cards in a run, of cards in a colour set, of
pairs, of triples, and of cards of one value.

The last size may be below 4, although an assembly needs four cards of one value.
"""

SMALLEST_SIZES: Final[tuple[int, ...]] = (2, 2, 1, 1, 4)
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
    if COMPILED:
        return _largest_sizes(cards)
    return largest_sizes_of_counts(packed_counts(cards), len(cards))


# The compiled version of `largest_sizes`, with machine integers: one for the values 1 to 7, one for
# the values 8 to 13, and one for the colours.

_LOW_ONES: Final = 0x1041041041
"""A 1 in the field of each value from 1 to 7."""
_HIGH_ONES: Final = 0x41041041
"""A 1 in the field of each value from 8 to 13."""
_HUE_ONES: Final = 0x1041041
"""A 1 in the field of each colour."""

_LOW_COUNTS: Final = [packed & (1 << 42) - 1 for packed in CARD_COUNTS]
_HIGH_COUNTS: Final = [packed >> 42 & (1 << 36) - 1 for packed in CARD_COUNTS]
_HUE_COUNTS: Final = [packed >> 78 for packed in CARD_COUNTS]


def _largest_sizes(cards: Sequence[CardId]) -> Sizes:
    low: i64 = 0
    high: i64 = 0
    hues: i64 = 0
    number: i64 = 0
    for card in cards:
        low += _LOW_COUNTS[card]
        high += _HIGH_COUNTS[card]
        hues += _HUE_COUNTS[card]
        number += 1
    low_present: i64 = _guards(low, _LOW_ONES, 1)
    high_present: i64 = _guards(high, _HIGH_ONES, 1)
    run: i64 = 0
    while low_present or high_present:
        run += 1
        low_present &= low_present >> 6 | (high_present & 63) << 36
        high_present &= high_present >> 6
    colour: i64 = 1
    while _guards(hues, _HUE_ONES, colour + 1):
        colour += 1
    pairs: i64 = _bit_count(_guards(low, _LOW_ONES, 2)) + _bit_count(_guards(high, _HIGH_ONES, 2))
    triples: i64 = 0
    alike: i64 = 1
    if pairs:
        triples = _bit_count(_guards(low, _LOW_ONES, 3))
        triples += _bit_count(_guards(high, _HIGH_ONES, 3))
        alike = 3 if triples else 2
    while _guards(low, _LOW_ONES, alike + 1) or _guards(high, _HIGH_ONES, alike + 1):
        alike += 1
    run = min(run, number)
    pairs = min(pairs, number // 2)
    triples = min(triples, number // 3)
    return int(run), int(colour), int(pairs), int(triples), int(alike)


def _guards(counts: "i64", ones: "i64", least: "i64") -> "i64":
    """Returns the guard bits of the counts that are at least `least`; `ones` has a 1 for each."""
    return (counts + (32 - least) * ones) & (32 * ones)


def _bit_count(mask: "i64") -> "i64":
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
