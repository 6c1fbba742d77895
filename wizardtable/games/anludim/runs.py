# SPDX-License-Identifier: MIT
"""Runs and colour sets that a set of cards can form."""

from collections.abc import Sequence
from typing import Final

from wizardtable.games.anludim.components import CARDS, VALUES, CardId

_SINGLES: Final = list(range(14))
_NO_FLOOR: Final = [0] * 14


def tops(cards: Sequence[CardId], present: int) -> list[int]:
    """By length, the mask of values (bit v for value v) that a run of so many cards can have at
    its top; `present` is the mask of values that the cards have.

    Cards are edges between their two values, and each value of a run needs an edge of its own: a
    connected part with a cycle gives one to each of its values, a tree to all but one. So values
    can form a run together unless a whole tree lies within them.
    """
    root = _SINGLES[:]
    lowest = _SINGLES[:]
    highest = _SINGLES[:]
    cycles = 0
    for card in cards:
        a, b = VALUES[card]
        while root[a] != a:
            a = root[a]
        while root[b] != b:
            b = root[b]
        if a == b:
            cycles |= 1 << a
            continue
        root[b] = a
        lowest[a] = min(lowest[a], lowest[b])
        highest[a] = max(highest[a], highest[b])
        if cycles >> b & 1:
            cycles |= 1 << a
    floor = _NO_FLOOR[:]  # a run with this value at its top may not start below
    trees = present & ~cycles
    while trees:
        value = trees.bit_length() - 1
        trees ^= 1 << value
        if root[value] == value:
            floor[highest[value]] = lowest[value] + 1
    found = _NO_FLOOR[:]
    longest = start = 0
    last = -1
    rest = present
    while rest:
        bit = rest & -rest
        rest ^= bit
        value = bit.bit_length() - 1
        if value != last + 1:
            start = value
        last = value
        start = max(start, floor[value])
        length = value - start + 1
        found[length] |= bit
        longest = max(longest, length)
    for length in range(longest, 2, -1):
        found[length - 1] |= found[length]
    return found[: longest + 1]


# Two bits for each value of each colour, 26 for each colour: how many halves.
IN_COLOURS: Final = tuple(
    sum(1 << 26 * colour + 2 * (value - 1) for value, colour in card) for card in CARDS
)
"""By card, its halves as counters of two bits, by colour and in it by value."""

TWINS: Final = sum(2 << 2 * place for place in range(65))
"""Which bits of a sum of `IN_COLOURS` are set where two cards have the same half: bit
2 * (13 * colour + value - 1) + 1."""

ONE_COLOUR: Final = (1 << 26) - 1

_packed: dict[int, tuple[int, int]] = {}


def colour_values(total: int, least: int) -> list[tuple[int, int, int]]:
    """(number of cards, their packed values, colour) of each colour of which there are `least` or
    more, most cards first. `total` is the sum of the cards in `IN_COLOURS`; values are packed four
    bits each, greatest first."""
    colours: list[tuple[int, int, int]] = []
    for colour in range(5):
        counts = total & ONE_COLOUR
        total >>= 26
        if counts:
            number, values = _packed.get(counts) or _pack_counts(counts)
            if number >= least:
                colours.append((number, values, colour))
    colours.sort(reverse=True)
    return colours


def pack(strength: tuple[int, ...]) -> int:
    """The values of a strength, packed."""
    values = 0
    for value in strength[1:]:
        values = values << 4 | value
    return values


def least_above(values: int, count: int, size: int, above: int) -> int:
    """The least `size` of `count` packed values that are, packed, greater than `above`; there
    must be some. They agree with `above` as long as possible, and then exceed it by little."""
    have = [values >> 4 * place & 15 for place in range(count - 1, -1, -1)]
    beaten = [above >> 4 * place & 15 for place in range(size - 1, -1, -1)]
    least = 0
    start = 0
    prefix = 0
    for i in range(size):
        rest = size - i - 1
        place = count - 1 - rest
        while place >= start and have[place] <= beaten[i]:
            place -= 1
        if place >= start:
            least = prefix << 4 | have[place]
            for value in have[count - rest :]:
                least = least << 4 | value
        while start < count and have[start] > beaten[i]:
            start += 1
        if start == count or have[start] != beaten[i]:
            break
        prefix = prefix << 4 | beaten[i]
        start += 1
    return least


def _pack_counts(counts: int) -> tuple[int, int]:
    values = number = 0
    for value in range(13, 0, -1):
        for _ in range(counts >> 2 * (value - 1) & 3):
            values = values << 4 | value
            number += 1
    if len(_packed) >= 65536:
        _packed.clear()
    _packed[counts] = (number, values)
    return number, values
