# SPDX-License-Identifier: MIT
"""Finds the runs and colour sets that some cards can form (rules page, {#run} and {#colour-set}).

A card has two halves, each with a value and a colour; a combination uses one of them. A mask is a
number whose bit v stands for value v.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

from wizardtable.games.anludim.rules.components import VALUES, CardId
from wizardtable.games.anludim.rules.counts import (
    COLOUR_FIELD_BITS,
    COLOURS_SHIFT,
    HALVES_OF_COLOUR,
    HALVES_SHIFT,
    colours_at_least,
)
from wizardtable.games.anludim.rules.matching import VALUE_MASK

_COUNTER_UNITS: Final = HALVES_OF_COLOUR // 3
"""The mask of the lower bit of each two-bit counter of one colour's halves."""

Strength: TypeAlias = tuple[int, ...]

_SPAN_MASK: Final = tuple((2 << max(a, b)) - (1 << min(a, b)) for a, b in VALUES)
"""By card, the mask of its two values and all values between them."""


@cache  # 8192 at most, 1 MB
def consecutive_tops(present: int) -> tuple[int, ...]:
    """Returns, by length, the mask of the values that end a series of that many consecutive values.

    Such a series may need both halves of one card, so it need not be a run.

    Args:
        present: the mask of the values that occur, bit v for value v.
    """
    by_length = [0]
    values = present
    while values:
        by_length.append(values)
        values &= values << 1
    return tuple(by_length)


def run_tops(cards: Sequence[CardId], present: int) -> Sequence[int]:
    """Returns, by length, the mask of the top values of the runs that the cards can form.

    Args:
        cards: the cards of which the run is formed.
        present: the mask of their values, bit v for value v.
    """
    consecutive = consecutive_tops(present)
    apart = _tree_candidates(cards, present)
    trees = _tree_spans(apart, present) if apart else []
    if not trees:
        return consecutive
    possible = list(consecutive)
    for lowest, highest in trees:
        for length in range(highest - lowest + 1, len(consecutive)):
            possible[length] &= ~((1 << lowest + length) - (1 << highest))
    while len(possible) > 1 and not possible[-1]:
        del possible[-1]
    return possible


def _tree_candidates(cards: Sequence[CardId], present: int) -> list[int]:
    """Returns one mask for each card that may belong to a tree (see `_tree_spans`): the card's two
    values.

    Cards that always have a half to spare are left out. These are cards with a missing value
    between their two values, because no run has both values. Cards that share values with them,
    directly or through other cards, are left out too. The result is mostly empty, which saves the
    search for trees.
    """
    absent = ~present
    apart: list[int] = []
    reached = 0
    for card in cards:
        link = VALUE_MASK[card]
        if _SPAN_MASK[card] & absent or link & reached:
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


def _tree_spans(links: list[int], present: int) -> list[tuple[int, int]]:
    """Returns the lowest and the highest value of each tree; no run contains both.

    Each card is seen as an edge between its two values. Each value of a run needs an edge of its
    own. A connected part of the cards without a cycle is a tree. It has one edge fewer than values.
    So values cannot form a run if they contain all values of a tree.

    Args:
        links: the value masks of the cards, from `_tree_candidates`.
        present: the mask of the values of all cards.
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
    spans: list[tuple[int, int]] = []
    for part in parts:
        low = part & -part
        high = part.bit_length() - 1
        if (2 << high) - low & ~present:
            continue  # a value is missing, so no run reaches from `low` to `high`
        edges = len(links) if len(parts) == 1 else sum([1 for link in links if link & part])
        if edges < part.bit_count():
            spans.append((low.bit_length() - 1, high))
    return spans


def count_sets_above(counts: int, size: int, best: Strength) -> int:
    """Returns the number of colour sets of `size` cards that beat the strength `best`, but at most
    2.

    Sets with the same values count once.

    Args:
        counts: the packed counts of the cards, as in the module `counts`.
        size: the number of cards in a set.
        best: the strength to beat, of a colour set of `size` cards.
    """
    above = _counters_of(best)
    greatest = 0
    halves = counts >> HALVES_SHIFT
    numbers = counts >> COLOURS_SHIFT
    colours = colours_at_least(counts, size)
    while colours:
        place = colours.bit_length() - 1
        colours ^= 1 << place
        number = numbers >> place & 31
        spare = number - size
        every = strongest = halves >> 26 * (place // COLOUR_FIELD_BITS) & HALVES_OF_COLOUR
        wider = 0
        while spare:
            spare -= 1
            wider = strongest
            low = strongest & -strongest
            strongest -= (low | low >> 1) & _COUNTER_UNITS
        if strongest > above:
            if greatest and greatest != strongest:
                return 2
            greatest = strongest
            if wider:
                low = strongest & -strongest
                second = wider - ((low | low >> 1) & _COUNTER_UNITS)
                if second > above and (
                    second != strongest or _has_several_stronger_sets(every, number, size, best)
                ):
                    return 2
    return 1 if greatest else 0


def _has_several_stronger_sets(counts: int, number: int, size: int, best: Strength) -> bool:
    """Returns whether at least two sets of `size` values beat the strength `best`.

    The strongest set must beat `best`.

    Args:
        counts: the counts of one colour's halves, two bits for each value.
        number: the number of these halves.
        size: the number of values in a set.
        best: the strength to beat.
    """
    _, values = _packed.get(counts) or _pack_counts(counts)
    beaten = packed_values(best)
    weak = values & (1 << 4 * size) - 1
    if weak <= beaten:
        weak = weakest_choice_above(values, number, size, beaten)
    return weak != values >> 4 * (number - size)


def colour_values(halves: int, wanted: int) -> list[tuple[int, int, int]]:
    """Returns, for each colour, the number of its halves, their packed values, and the colour.

    Values are packed with four bits each, the greatest first.

    Args:
        halves: the counts of single halves, shifted by `counts.HALVES_SHIFT`.
        wanted: the mask of the colours, bit 8 * c for colour c; each must have a half.
    """
    colours: list[tuple[int, int, int]] = []
    while wanted:
        colour = (wanted.bit_length() - 1) // COLOUR_FIELD_BITS
        wanted ^= 1 << COLOUR_FIELD_BITS * colour
        counts = halves >> 26 * colour & HALVES_OF_COLOUR
        number, values = _packed.get(counts) or _pack_counts(counts)
        colours.append((number, values, colour))
    return colours


@lru_cache(maxsize=4096)
def _counters_of(strength: Strength) -> int:
    """Returns the values of a colour set's strength as counts of one colour's halves, two bits for
    each."""
    return sum([1 << 2 * value - 2 for value in strength[1:]])


@lru_cache(maxsize=4096)
def packed_values(strength: tuple[int, ...]) -> int:
    """Returns the values of a strength, packed with four bits each, the greatest first."""
    values = 0
    for value in strength[1:]:
        values = values << 4 | value
    return values


def weakest_choice_above(values: int, count: int, size: int, above: int) -> int:
    """Chooses `size` of the packed values, and returns the weakest packed choice greater than
    `above`.

    There must be such a choice.

    Args:
        values: `count` packed values: four bits each, the greatest first.
        count: the number of values to choose from.
        size: the number of values to choose.
        above: `size` packed values.
    """
    have = [values >> 4 * place & 15 for place in range(count - 1, -1, -1)]
    beaten = [above >> 4 * place & 15 for place in range(size - 1, -1, -1)]
    least = 0
    start = 0
    prefix = 0
    for i in range(size):
        remaining = size - i - 1
        place = count - 1 - remaining
        while place >= start and have[place] <= beaten[i]:
            place -= 1
        if place >= start:
            least = prefix << 4 | have[place]
            for value in have[count - remaining :]:
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
