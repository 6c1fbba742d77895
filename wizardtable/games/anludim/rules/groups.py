# SPDX-License-Identifier: MIT
"""Finds the pairs and triples that some cards can form (rules page, {#pairs} and {#triples}).

A group is a pair or a triple. By Hall's theorem, some values can all have their groups at once if
enough cards have a value of each subset of them. The class `Groups` checks all sets of values at
the same time: a number has one byte for each set.

A card has two halves, each with a value and a colour; a combination uses one of them. A mask is a
number whose bit v stands for value v.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from wizardtable.games.anludim.rules.components import VALUES, CardId
from wizardtable.games.anludim.rules.counts import values_of
from wizardtable.games.anludim.rules.matching import (
    COLOUR_OF_HALF,
    VALUE_MASK,
    VALUE_OF_HALF,
    group_codes,
)

_TWIN_CARDS: Final = {
    2 << 2 * (13 * colour + value - 1): (
        value,
        *[
            VALUE_OF_HALF[code ^ 1]
            for code in range(130)
            if (VALUE_OF_HALF[code], COLOUR_OF_HALF[code]) == (value, colour)
        ],
        *[
            code >> 1
            for code in range(130)
            if (VALUE_OF_HALF[code], COLOUR_OF_HALF[code]) == (value, colour)
        ],
    )
    for colour in range(5)
    for value in range(1, 14)
}
"""By bit of `counts.TWIN_BITS`: a value, two other values, and two cards.

Each bit stands for a half that two cards of the deck share. The first number is the value of this
half. Then come the values of the other halves of the two cards, and the cards themselves.
"""


class _SetConstants:
    """Constants for the sets that can be formed of `count` values.

    Byte s of a constant is for set s. Set s contains the i-th value if bit i of s is set.

    Attributes:
        all: the top bit of every byte.
        sized: by size, the top bits of the sets of this size.
        needed: by number of cards in a group, bytes of 128 minus the cards that the groups of the
            set need. If that many cards are added, the top bit of the byte becomes set.
        holding: by index of a value, a byte of 1 for each set that contains the value.
        without: by index of a value, the top bits of the sets that do not contain the value.
    """

    __slots__ = ("all", "holding", "needed", "sized", "without")

    def __init__(self, count: int) -> None:
        sets = range(1 << count)
        sizes = [set_.bit_count() for set_ in sets]
        self.all = _packed_bytes([128 for _ in sets])
        self.sized = [
            _packed_bytes([128 * (size == number) for size in sizes]) for number in range(count + 1)
        ]
        self.needed = [_packed_bytes([128 - group * size for size in sizes]) for group in range(4)]
        self.holding = [
            _packed_bytes([set_ >> place & 1 for set_ in sets]) for place in range(count)
        ]
        self.without = [self.all - (holding << 7) for holding in self.holding]


def _packed_bytes(values: list[int]) -> int:
    return int.from_bytes(bytes(values), "little")


_constants_of = lru_cache(maxsize=None)(_SetConstants)  # at most 13 entries


class _ValueSets:
    """The sets that can be formed of the values of a mask; they do not depend on any cards.

    Attributes:
        mask: the mask of the values.
        values: the values, ascending.
        sets: the constants for this number of values.
        holding: by value, a byte of 1 for each set that contains the value; 0 for a value outside
            the mask.
    """

    __slots__ = ("holding", "mask", "sets", "values")

    def __init__(self, values: int) -> None:
        self.mask = values
        self.values = values_of(values)
        self.sets = _constants_of(len(self.values))
        self.holding = [0] * 14
        for value, held in zip(self.values, self.sets.holding, strict=True):
            self.holding[value] = held


_value_sets_of = lru_cache(maxsize=None)(_ValueSets)  # at most 8192 entries, 2 MB


class Groups:
    """Finds the sets of values that can all have their groups at once, one group for each value.

    A mask of values has bit v for value v.

    Args:
        cards: the cards that form the groups.
        size: the number of cards in a group, 2 or 3.
        values: the mask of the values that can form a group by themselves.
        twins: the halves that two of the cards share, as bits of `counts.TWIN_BITS`.

    Attributes:
        size: the number of cards in a group, 2 or 3.
        max_groups: the greatest number of groups at the same time.
    """

    __slots__ = (
        "_cards",
        "_possible",
        "_tangles",
        "_value_sets",
        "max_groups",
        "size",
    )

    def __init__(self, cards: Sequence[CardId], size: int, values: int, twins: int) -> None:
        value_sets = self._value_sets = _value_sets_of(values)
        sets = value_sets.sets
        holding = value_sets.holding
        self.size = size
        self._cards = cards
        self._tangles: list[int] = []
        enough = sets.needed[size]
        for card in cards:
            first, second = VALUES[card]
            enough += holding[first] | holding[second]
        if twins:
            enough -= self._twin_surplus(twins)
        impossible = enough & sets.all ^ sets.all
        if impossible:
            shift = 8
            for without in sets.without:  # a set with an impossible part is impossible too
                impossible |= (impossible & without) << shift
                shift += shift
        possible = self._possible = sets.all ^ impossible
        sized = sets.sized
        max_groups = len(cards) // size
        if max_groups >= len(sized):
            max_groups = len(sized) - 1
        while not possible & sized[max_groups]:
            max_groups -= 1
        if self._tangles:
            while not self.strongest(max_groups):
                max_groups -= 1
        self.max_groups = max_groups

    def values(self) -> list[int]:
        """Returns the values that can form a group by themselves, ascending."""
        return self._value_sets.values

    def count_sets(self, count: int, beaten: tuple[int, ...]) -> int:
        """Returns the number of sets of `count` values that beat the values `beaten`, but at most
        2.

        `beaten` begins with the highest value; () means that any set will do.
        """
        candidates = self._possible & self._value_sets.sets.sized[count]
        if beaten:
            candidates >>= 8 * self._number_of(beaten) + 8
        if not candidates:
            return 0
        if self._tangles:
            low = self.weakest(count, beaten)
            return 0 if not low else 1 if low == self.strongest(count) else 2
        return 2 if candidates & candidates - 1 else 1

    def weakest(self, count: int, beaten: tuple[int, ...]) -> int:
        """Returns the mask of the weakest set of `count` values that beats `beaten`, or 0 if none
        does."""
        candidates = self._possible & self._value_sets.sets.sized[count]
        if beaten:
            shift = 8 * self._number_of(beaten) + 8
            candidates = candidates >> shift << shift
        while candidates:
            lowest = candidates & -candidates
            mask = self._mask_of_set(lowest.bit_length() - 8 >> 3)
            if not self._tangles or self._cards_suffice_for(mask):
                return mask
            candidates ^= lowest
        return 0

    def strongest(self, count: int) -> int:
        """Returns the mask of the strongest set of `count` values, or 0 if there is no such set."""
        candidates = self._possible & self._value_sets.sets.sized[count]
        while candidates:
            place = candidates.bit_length() - 1
            mask = self._mask_of_set(place >> 3)
            if not self._tangles or self._cards_suffice_for(mask):
                return mask
            candidates ^= 1 << place
        return 0

    def _twin_surplus(self, twins: int) -> int:
        """Returns, in one byte for each set, the number of cards that were counted too many because
        of twins.

        Twins are two cards with the same half, and a group takes only one of them. So a set with
        their value counts one card too many, unless it also contains a value of their other halves.

        A card with a twin for each of its halves is a tangle. A set with both its values may have
        fewer cards than were counted. The method adds such cards to the tangles.
        """
        holding = self._value_sets.holding
        lost = coupled = 0
        while twins:
            low = twins & -twins
            twins ^= low
            value, other, another, first, second = _TWIN_CARDS[low]
            containing = holding[value]
            if not containing:
                continue
            others = holding[other] | holding[another]
            lost += (others | containing) - others
            couple = 1 << first | 1 << second
            if coupled & couple:
                self._tangles += [
                    VALUE_MASK[card] for card in (first, second) if coupled >> card & 1
                ]
            coupled |= couple
        return lost

    def _number_of(self, beaten: tuple[int, ...]) -> int:
        """Returns the number (see `_SetConstants`) of the strongest set that does not beat the
        values `beaten`.

        It need not be a set for which the cards suffice.
        """
        values = self._value_sets.mask
        number = 0
        for value in beaten:
            bit = 1 << value
            place = 1 << (values & bit - 1).bit_count()
            if not values & bit:
                return number | place - 1
            number |= place
        return number

    def _cards_suffice_for(self, values: int) -> bool:
        """Returns whether the cards suffice for a group of each value of the mask.

        The byte of the set must already say that the cards suffice. The byte can be wrong only if
        the mask contains both values of a tangle, which is a card with a twin for each of its
        halves.
        """
        for tangle in self._tangles:
            if values & tangle == tangle:
                return bool(group_codes(self._cards, values, self.size))
        return True

    def _mask_of_set(self, places: int) -> int:
        mask = 0
        for value in self._value_sets.values:
            if places & 1:
                mask |= 1 << value
            places >>= 1
        return mask
