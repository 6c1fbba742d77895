# SPDX-License-Identifier: MIT
"""Counting the halves of some cards, all values and colours at once.

Counts lie side by side in one number: adding up a table over the cards counts them, and one
addition tells of all counts whether they reach a number.

>>> counts = sum(COUNTS[card] for card in (0, 1, 2))  # 2 and 1, 3 and 1, 3 and 2
>>> at_least(counts, 1), at_least(counts, 2), at_least(counts, 3)
(14, 14, 0)
"""

from typing import Final

from wizardtable.games.anludim.rules.components import CARDS

# For each value a field of 16 bits: a count of up to 10, and the top bit to carry into. Then for
# each colour a field of 8 bits: a count of up to 26, and a bit to carry into. Then for each value
# of each colour two bits. Fields of 16 bits are gathered into a mask by the remainder modulo
# 2**15 - 1: 2**(16 * value + 15) leaves 2**value.
FIELD: Final = 16
"""Bits from the count of a value to that of the next."""

COLOUR_FIELD: Final = 8
"""Bits from the count of a colour to that of the next."""

COLOURS: Final = 14 * FIELD
"""From this bit on, the counts tell how many halves there are of each colour, 0 to 26."""

HALVES: Final = COLOURS + 5 * COLOUR_FIELD
"""From this bit on, the counts tell how many cards there are of each half, by colour and in it by
value: bit 2 * (13 * colour + value - 1), after a shift by `HALVES`."""

_GATHER: Final = (1 << FIELD - 1) - 1
_VALUE_ONES: Final = sum(1 << FIELD * value for value in range(1, 14))
_VALUE_TOPS: Final = _VALUE_ONES << FIELD - 1
_COLOUR_ONES: Final = sum(1 << COLOUR_FIELD * colour for colour in range(5))
_COLOUR_TOPS: Final = _COLOUR_ONES << COLOUR_FIELD - 1
_VALUE_FIELDS: Final = (1 << COLOURS) - 1
_COLOUR_FIELDS: Final = (1 << 5 * COLOUR_FIELD) - 1 << COLOURS
_VALUES_SHORT: Final = tuple(_VALUE_TOPS - least * _VALUE_ONES for least in range(16))
_COLOURS_SHORT: Final = tuple(_COLOUR_TOPS - least * _COLOUR_ONES for least in range(32))
COUNTS: Final = tuple(
    sum(
        (1 << FIELD * value)
        + (1 << COLOURS + COLOUR_FIELD * colour)
        + (1 << HALVES + 26 * colour + 2 * (value - 1))
        for value, colour in both
    )
    for both in CARDS
)
"""By card, what it adds to the counts of values, of colours and of halves."""

VALUE_PLACE: Final = tuple(value * FIELD // 8 for value in range(14))
COLOUR_PLACE: Final = tuple(COLOURS + COLOUR_FIELD * colour >> 3 for colour in range(5))
"""By value and by colour, where `promises` tells of it."""

ONE_COLOUR: Final = (1 << 26) - 1
"""The counts of the halves of one colour."""

TWINS: Final = sum(2 << 2 * place for place in range(65))
"""Which bits of the counts of halves are set where two cards have the same half: bit
2 * (13 * colour + value - 1) + 1."""

_LOW_VALUES: Final = tuple(
    tuple(value for value in range(7) if mask >> value & 1) for mask in range(128)
)
_HIGH_VALUES: Final = tuple(tuple(7 + value for value in values) for values in _LOW_VALUES)

_ONE_OF_TWINS: Final = {
    2 << 2 * (13 * colour + value - 1): (1 << FIELD * value)
    + (1 << COLOURS + COLOUR_FIELD * colour)
    for colour in range(5)
    for value in range(1, 14)
}
"""By bit of `TWINS`, what one of the two halves adds to the counts of values and of colours."""


def at_least(counts: int, least: int) -> int:
    """The mask (bit v for value v) of the values there are `least` halves of, 0 to 15."""
    return (counts + _VALUES_SHORT[least] & _VALUE_TOPS) % _GATHER


def most_numerous(counts: int, least: int) -> tuple[int, int]:
    """The greatest number of halves of one colour and the mask (bit 8 * c for colour c) of the
    colours there are as many of; (0, 0) where it is not `least` (0 to 31)."""
    colours = counts >> COLOURS
    number = top = 0
    while more := colours + _COLOURS_SHORT[least] & _COLOUR_TOPS:
        top = more
        number = least
        least += 1
    return number, top >> COLOUR_FIELD - 1


def colours_at_least(counts: int, least: int) -> int:
    """The mask (bit 8 * c for colour c) of the colours there are `least` halves of, 0 to 31."""
    return ((counts >> COLOURS) + _COLOURS_SHORT[least] & _COLOUR_TOPS) >> COLOUR_FIELD - 1


def promises(counts: int, once: int) -> bytes:
    """How much a half promises that goes with others of these counts (`once`: twins counted
    once), by `VALUE_PLACE` of its value and `COLOUR_PLACE` of its colour: 6 for each of its value,
    3 for each neighbouring value that is there, 2 for each of its colour. All are found at once."""
    there = (counts + _VALUES_SHORT[1] & _VALUE_TOPS) >> FIELD - 1
    neighbours = (there << FIELD) + (there >> FIELD)
    promise = (6 * counts + 3 * neighbours & _VALUE_FIELDS) + (2 * once & _COLOUR_FIELDS)
    return promise.to_bytes(33, "little")


def without_twins(counts: int, twins: int) -> int:
    """The counts with halves that are there twice (bits as of `TWINS`) counted once."""
    while twins:
        low = twins & -twins
        twins ^= low
        counts -= _ONE_OF_TWINS[low]
    return counts


def values_of(mask: int) -> list[int]:
    """The values in a mask, ascending."""
    return [*_LOW_VALUES[mask & 127], *_HIGH_VALUES[mask >> 7]]
