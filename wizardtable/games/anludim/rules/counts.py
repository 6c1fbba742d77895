# SPDX-License-Identifier: MIT
"""Counts how many halves of some cards have each value and each colour, all in one number.

The counts lie side by side in the bits of the number. The sum of `PACKED_COUNTS_BY_CARD` over the
cards gives them, and one addition compares all counts with a threshold.

A card has two halves, each with a value and a colour; a combination uses one of them. A mask is a
number whose bit v stands for value v.

>>> counts = sum(PACKED_COUNTS_BY_CARD[card] for card in (0, 1, 2))  # 2 and 1, 3 and 1, 3 and 2
>>> values_at_least(counts, 1), values_at_least(counts, 2), values_at_least(counts, 3)
(14, 14, 0)
"""

from typing import Final

from wizardtable.games.anludim.rules.components import CARDS

# The counts of some cards are one number. Each value has a field of 16 bits: a count of up to 10,
# and a top bit for the carry. Then each colour has a field of 8 bits: a count of up to 26, and a
# top bit for the carry. Then each value of each colour has two bits.
# The remainder modulo 2**15 - 1 gathers the top bits of the 16-bit fields into a mask, because
# 2**(16 * value + 15) leaves 2**value.
VALUE_FIELD_BITS: Final = 16
"""The width of the field that holds the count of one value, in bits."""

COLOUR_FIELD_BITS: Final = 8
"""The width of the field that holds the count of one colour, in bits."""

COLOURS_SHIFT: Final = 14 * VALUE_FIELD_BITS
"""The number of the bit at which the fields of the colours begin."""

HALVES_SHIFT: Final = COLOURS_SHIFT + 5 * COLOUR_FIELD_BITS
"""The number of the bit at which the counts of single halves (value and colour) begin.

After a shift by this number, the count of a half begins at bit 2 * (13 * colour + value - 1).
"""

_GATHER_MODULUS: Final = (1 << VALUE_FIELD_BITS - 1) - 1
_VALUE_ONES: Final = sum(1 << VALUE_FIELD_BITS * value for value in range(1, 14))
_VALUE_TOPS: Final = _VALUE_ONES << VALUE_FIELD_BITS - 1
_COLOUR_ONES: Final = sum(1 << COLOUR_FIELD_BITS * colour for colour in range(5))
_COLOUR_TOPS: Final = _COLOUR_ONES << COLOUR_FIELD_BITS - 1
_VALUE_FIELDS: Final = (1 << COLOURS_SHIFT) - 1
_COLOUR_FIELDS: Final = (1 << 5 * COLOUR_FIELD_BITS) - 1 << COLOURS_SHIFT
_VALUE_COMPLEMENTS: Final = tuple(_VALUE_TOPS - threshold * _VALUE_ONES for threshold in range(16))
_COLOUR_COMPLEMENTS: Final = tuple(
    _COLOUR_TOPS - threshold * _COLOUR_ONES for threshold in range(32)
)
PACKED_COUNTS_BY_CARD: Final = tuple(
    sum(
        (1 << VALUE_FIELD_BITS * value)
        + (1 << COLOURS_SHIFT + COLOUR_FIELD_BITS * colour)
        + (1 << HALVES_SHIFT + 26 * colour + 2 * (value - 1))
        for value, colour in both
    )
    for both in CARDS
)
"""By card, its packed counts: the number that the card adds to the counts of a hand."""

VALUE_INDEX: Final = tuple(value * VALUE_FIELD_BITS // 8 for value in range(14))
"""By value, the index of the value's promise in the result of `promise_scores`."""

COLOUR_INDEX: Final = tuple(COLOURS_SHIFT + COLOUR_FIELD_BITS * colour >> 3 for colour in range(5))
"""By colour, the index of the colour's promise in the result of `promise_scores`."""

HALVES_OF_COLOUR: Final = (1 << 26) - 1
"""The mask of the counts of one colour's halves, 13 counts of two bits, after a shift to bit 0."""

TWIN_BITS: Final = sum(2 << 2 * place for place in range(65))
"""The bits that are set in the counts of single halves if two cards have the same half.

Such cards are called twins. The bit of a half is 2 * (13 * colour + value - 1) + 1.
"""

_LOW_VALUES: Final = tuple(
    tuple(value for value in range(7) if mask >> value & 1) for mask in range(128)
)
_HIGH_VALUES: Final = tuple(tuple(7 + value for value in values) for values in _LOW_VALUES)

_TWIN_COUNTS: Final = {
    2 << 2 * (13 * colour + value - 1): (1 << VALUE_FIELD_BITS * value)
    + (1 << COLOURS_SHIFT + COLOUR_FIELD_BITS * colour)
    for colour in range(5)
    for value in range(1, 14)
}
"""By bit of `TWIN_BITS`, the number that one half adds to the counts of values and colours."""


def values_at_least(counts: int, threshold: int) -> int:
    """Returns the mask of the values that occur on at least `threshold` halves; bit v is for value
    v.

    Args:
        counts: the packed counts of some cards.
        threshold: a number of halves, 0 to 15.
    """
    return (counts + _VALUE_COMPLEMENTS[threshold] & _VALUE_TOPS) % _GATHER_MODULUS


def most_frequent_colours(counts: int, threshold: int) -> tuple[int, int]:
    """Returns the number of halves of the most frequent colour, and the mask of all colours with
    this number.

    Bit 8 * c of the mask is for colour c. The result is (0, 0) if no colour has `threshold` halves.

    Args:
        counts: the packed counts of some cards.
        threshold: the least number of halves, 0 to 31.
    """
    colours = counts >> COLOURS_SHIFT
    number = top = 0
    while more := colours + _COLOUR_COMPLEMENTS[threshold] & _COLOUR_TOPS:
        top = more
        number = threshold
        threshold += 1
    return number, top >> COLOUR_FIELD_BITS - 1


def colours_at_least(counts: int, threshold: int) -> int:
    """Returns the mask of the colours that occur on at least `threshold` halves.

    Bit 8 * c is for colour c.

    Args:
        counts: the packed counts of some cards.
        threshold: a number of halves, 0 to 31.
    """
    return (
        (counts >> COLOURS_SHIFT) + _COLOUR_COMPLEMENTS[threshold] & _COLOUR_TOPS
    ) >> COLOUR_FIELD_BITS - 1


def promise_scores(counts: int, distinct: int) -> bytes:
    """Returns bytes that say how well each value and each colour goes with some cards.

    The promise of a half is the sum of two of these bytes. They are at `VALUE_INDEX` of its value
    and at `COLOUR_INDEX` of its colour. The first byte is 6 for each half of the value, plus 3 for
    each of the two neighbouring values that occurs. The second byte is 2 for each half of the
    colour.

    Args:
        counts: the packed counts of the cards.
        distinct: these counts, except that a half that two cards share counts once.
    """
    present = (counts + _VALUE_COMPLEMENTS[1] & _VALUE_TOPS) >> VALUE_FIELD_BITS - 1
    neighbours = (present << VALUE_FIELD_BITS) + (present >> VALUE_FIELD_BITS)
    scores = (6 * counts + 3 * neighbours & _VALUE_FIELDS) + (2 * distinct & _COLOUR_FIELDS)
    return scores.to_bytes(33, "little")


def counts_without_twins(counts: int, twins: int) -> int:
    """Returns the counts of values and colours, but a half that two cards share counts once.

    Args:
        counts: the packed counts of the cards.
        twins: the bits of `TWIN_BITS` that are set in the counts of the cards' halves.
    """
    while twins:
        low = twins & -twins
        twins ^= low
        counts -= _TWIN_COUNTS[low]
    return counts


def values_of_mask(mask: int) -> list[int]:
    """Returns the values in a mask (bit v for value v), ascending."""
    return [*_LOW_VALUES[mask & 127], *_HIGH_VALUES[mask >> 7]]
