# SPDX-License-Identifier: MIT
"""Runs and colour sets that a set of cards can form."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from wizardtable.games.anludim.components import CardId
from wizardtable.games.anludim.matching import LINK
from wizardtable.games.anludim.tally import ONE_COLOUR

_LINK_OF: Final = LINK.__getitem__


def tops(cards: Sequence[CardId], present: int) -> list[int]:
    """By length, the mask of values (bit v for value v) that a run of so many cards can have at
    its top; `present` is the mask of values that the cards have."""
    trees = _trees(cards, present)
    found = [0]
    values = present
    length = 1
    while values:
        free = values
        for lowest, highest in trees:
            if highest - lowest < length:
                free &= ~((1 << lowest + length) - (1 << highest))
        found.append(free)
        values &= present << length
        length += 1
    return found


def _trees(cards: Sequence[CardId], present: int) -> list[tuple[int, int]]:
    """The lowest and the highest of values that no run can have together.

    Cards are edges between their two values, and each value of a run needs an edge of its own: a
    connected part with a cycle gives one to each of its values, a tree to all but one. So values
    can form a run together unless a whole tree lies within them.
    """
    parts: list[int] = []
    for link in map(_LINK_OF, cards):
        whole = link
        apart: list[int] = []
        for part in parts:
            if part & link:
                whole |= part
            else:
                apart.append(part)
        apart.append(whole)
        parts = apart
    found: list[tuple[int, int]] = []
    for part in parts:
        low = part & -part
        high = part.bit_length() - 1
        if (2 << high) - low & ~present:
            continue  # no run reaches over it
        edges = sum([1 for link in map(_LINK_OF, cards) if link & part])
        if edges < part.bit_count():
            found.append((low.bit_length() - 1, high))
    return found


def colour_values(halves: int, wanted: int) -> list[tuple[int, int, int]]:
    """(number of cards, their packed values, colour) of each of the wanted colours, most cards
    first. `halves` and `wanted` are as in `tally`, of colours that are there; values are packed
    four bits each, greatest first."""
    colours: list[tuple[int, int, int]] = []
    while wanted:
        colour = (wanted.bit_length() - 1) // 6
        wanted ^= 1 << 6 * colour
        counts = halves >> 26 * colour & ONE_COLOUR
        number, values = _packed.get(counts) or _pack_counts(counts)
        colours.append((number, values, colour))
    if len(colours) > 1:
        colours.sort(reverse=True)
    return colours


@lru_cache(maxsize=4096)
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


_packed: dict[int, tuple[int, int]] = {}


def _pack_counts(counts: int) -> tuple[int, int]:
    values = number = 0
    rest = counts
    while rest:
        top = rest.bit_length() + 1 >> 1
        values = values << 4 | top
        number += 1
        rest -= 1 << 2 * top - 2
    if len(_packed) >= 16384:
        _packed.clear()
    _packed[counts] = (number, values)
    return number, values
