# SPDX-License-Identifier: MIT
"""Runs and colour sets that a set of cards can form."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

from wizardtable.games.anludim.rules.components import VALUES, CardId
from wizardtable.games.anludim.rules.counts import (
    COLOUR_FIELD,
    COLOURS,
    HALVES,
    ONE_COLOUR,
    colours_at_least,
)
from wizardtable.games.anludim.rules.matching import LINK

_UNITS: Final = ONE_COLOUR // 3
"""The lower bit of each counter of a colour."""

Strength: TypeAlias = tuple[int, ...]

_SPAN: Final = tuple((2 << max(a, b)) - (1 << min(a, b)) for a, b in VALUES)
"""By card, the mask of its values and all between them."""


@cache  # 8192 at most, 1 MB
def chains(present: int) -> tuple[int, ...]:
    """By length, the mask of values (bit v for value v) at the top of so many values in a row."""
    found = [0]
    values = present
    while values:
        found.append(values)
        values &= values << 1
    return tuple(found)


def tops(cards: Sequence[CardId], present: int) -> Sequence[int]:
    """By length, the mask of values that a run of so many of the cards can have at its top;
    `present` is the mask of their values."""
    found = chains(present)
    apart = _apart(cards, present)
    trees = _trees(apart, present) if apart else []
    if not trees:
        return found
    possible = list(found)
    for lowest, highest in trees:
        for length in range(highest - lowest + 1, len(found)):
            possible[length] &= ~((1 << lowest + length) - (1 << highest))
    while len(possible) > 1 and not possible[-1]:
        del possible[-1]
    return possible


def _apart(cards: Sequence[CardId], present: int) -> list[int]:
    """The links of those narrow cards (none is missing between their values) that do not hang
    together, be it through others, with a wider one, of which no run has both values: few hands
    have any, which spares them the search for trees."""
    absent = ~present
    apart: list[int] = []
    reached = 0
    for card in cards:
        link = LINK[card]
        if _SPAN[card] & absent or link & reached:
            reached |= link
        else:
            apart.append(link)
    number = 0
    while number != len(apart):
        number = len(apart)
        links = apart
        apart = []
        for link in links:
            if link & reached:
                reached |= link
            else:
                apart.append(link)
    return apart


def _trees(links: list[int], present: int) -> list[tuple[int, int]]:
    """The lowest and the highest of values that no run can have together.

    Cards are edges between their two values, and each value of a run needs an edge of its own: a
    connected part with a cycle gives one to each of its values, a tree to all but one. So values
    can form a run together unless a whole tree lies within them.
    """
    parts = links
    if len(links) > 1:
        parts = []
        for link in links:
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
        edges = len(links) if len(parts) == 1 else sum([1 for link in links if link & part])
        if edges < part.bit_count():
            found.append((low.bit_length() - 1, high))
    return found


def sets_above(counts: int, size: int, best: Strength) -> int:
    """How many sets of `size` values of one colour there are that beat a strength of this size; 2
    for more than one. Counters of two bits compare as strengths do: the strongest set of a colour
    is left when its least values are taken away, and the second strongest has the greatest of
    these instead of its own least."""
    above = _counters(best)
    high = 0
    halves = counts >> HALVES
    numbers = counts >> COLOURS
    colours = colours_at_least(counts, size)
    while colours:
        place = colours.bit_length() - 1
        colours ^= 1 << place
        number = numbers >> place & 31
        spare = number - size
        every = strong = halves >> 26 * (place // COLOUR_FIELD) & ONE_COLOUR
        wider = 0
        while spare:
            spare -= 1
            wider = strong
            low = strong & -strong
            strong -= (low | low >> 1) & _UNITS
        if strong > above:
            if high and high != strong:
                return 2
            high = strong
            if wider:
                low = strong & -strong
                second = wider - ((low | low >> 1) & _UNITS)
                if second > above and (second != strong or _several(every, number, size, best)):
                    return 2
    return 1 if high else 0


def _several(counts: int, number: int, size: int, best: Strength) -> bool:
    """Whether of `number` values, as counters, more than one set of `size` beats a strength that
    the strongest beats."""
    _, values = _packed.get(counts) or _pack_counts(counts)
    beaten = pack(best)
    weak = values & (1 << 4 * size) - 1
    if weak <= beaten:
        weak = least_above(values, number, size, beaten)
    return weak != values >> 4 * (number - size)


def colour_values(halves: int, wanted: int) -> list[tuple[int, int, int]]:
    """(number of cards, their packed values, colour) of each of the wanted colours. `halves` and
    `wanted` are as in `counts`, of colours that are there; values are packed four bits each,
    greatest first."""
    colours: list[tuple[int, int, int]] = []
    while wanted:
        colour = (wanted.bit_length() - 1) // COLOUR_FIELD
        wanted ^= 1 << COLOUR_FIELD * colour
        counts = halves >> 26 * colour & ONE_COLOUR
        number, values = _packed.get(counts) or _pack_counts(counts)
        colours.append((number, values, colour))
    return colours


@lru_cache(maxsize=4096)
def _counters(strength: Strength) -> int:
    """The values of a strength as counters of two bits, as of a colour in `counts.COUNTS`."""
    return sum([1 << 2 * value - 2 for value in strength[1:]])


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
