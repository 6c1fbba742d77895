# SPDX-License-Identifier: MIT
"""Finds the pairs and triples that some cards can form (rules page, {#pairs} and {#triples}).

A group is a pair or a triple. Hall's theorem tells whether all values of a set can have their
groups at once. For each subset, enough cards must have one of its values. The class `Groups` checks
all sets of values at the same time: a number has one byte for each set.

A card has two halves, each with a value and a colour; a combination uses one of them. A mask is a
number whose bit v stands for value v.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from wizardtable.games.anludim.rules.components import CARDS, PRINTED_COUNT, VALUES, CardId
from wizardtable.games.anludim.rules.counts import values_of_mask
from wizardtable.games.anludim.rules.matching import VALUE_MASK, group_codes

Twins: TypeAlias = tuple[int, int, int, CardId, CardId]
"""A half that two cards share: its value, the values of the other halves of these cards, and the
cards."""


def _twins_among(cards: Sequence[CardId], half: int) -> Twins:
    """Returns the two cards that share a half.

    Args:
        cards: the cards to search. Exactly two of them have the half.
        half: the half, as a bit of `counts.TWIN_BITS`.
    """
    colour, value = divmod(half.bit_length() // 2 - 1, 13)
    pair = (value + 1, colour)
    first, second = [card for card in cards if pair in CARDS[card]]
    others = [sum(VALUES[card]) - pair[0] for card in (first, second)]
    return pair[0], others[0], others[1], first, second


_PRINTED_CARDS: Final = tuple(map(CardId, range(PRINTED_COUNT)))
_PRINTED_TWINS: Final = {
    2 << 2 * place: _twins_among(_PRINTED_CARDS, 2 << 2 * place) for place in range(65)
}
"""By bit of `counts.TWIN_BITS`, the two printed cards that share this half."""


class _SetConstants:
    """Constants for the sets that can be formed of `count` values.

    Byte s of a constant is for set s. Set s contains the i-th value if bit i of s is set.

    Attributes:
        all_top_bits: the top bit of every byte.
        top_bits_by_size: by size, the top bits of the sets of this size.
        shortfalls_by_group_size: by number of cards in a group, bytes of 128 minus the cards that
            the groups of the set need. If at least that number of cards is added to the byte, its
            top bit becomes set.
        holding: by index of a value, a byte of 1 for each set that contains the value.
        top_bits_without_value: by index of a value, the top bits of the sets that do not contain
            the value.
    """

    __slots__ = (
        "all_top_bits",
        "holding",
        "shortfalls_by_group_size",
        "top_bits_by_size",
        "top_bits_without_value",
    )

    def __init__(self, count: int) -> None:
        sets = range(1 << count)
        sizes = [set_.bit_count() for set_ in sets]
        self.all_top_bits = _packed_bytes([128 for _ in sets])
        self.top_bits_by_size = [
            _packed_bytes([128 * (size == number) for size in sizes]) for number in range(count + 1)
        ]
        self.shortfalls_by_group_size = [
            _packed_bytes([128 - group * size for size in sizes]) for group in range(4)
        ]
        self.holding = [
            _packed_bytes([set_ >> place & 1 for set_ in sets]) for place in range(count)
        ]
        self.top_bits_without_value = [
            self.all_top_bits - (holding << 7) for holding in self.holding
        ]


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
        self.values = values_of_mask(values)
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
        enough = sets.shortfalls_by_group_size[size]
        for card in cards:
            first, second = VALUES[card]
            enough += holding[first] | holding[second]
        if twins:
            enough -= self._twin_surplus(twins)
        impossible = enough & sets.all_top_bits ^ sets.all_top_bits
        if impossible:
            shift = 8
            for (
                without
            ) in sets.top_bits_without_value:  # a set with an impossible part is impossible too
                impossible |= (impossible & without) << shift
                shift += shift
        possible = self._possible = sets.all_top_bits ^ impossible
        sized = sets.top_bits_by_size
        max_groups = len(cards) // size
        if max_groups >= len(sized):
            max_groups = len(sized) - 1
        while not possible & sized[max_groups]:
            max_groups -= 1
        if self._tangles:
            while not self.strongest_set(max_groups):
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
        candidates = self._possible & self._value_sets.sets.top_bits_by_size[count]
        if beaten:
            candidates >>= 8 * self._set_number_below(beaten) + 8
        if not candidates:
            return 0
        if self._tangles:
            low = self.weakest_set(count, beaten)
            return 0 if not low else 1 if low == self.strongest_set(count) else 2
        return 2 if candidates & candidates - 1 else 1

    def weakest_set(self, count: int, beaten: tuple[int, ...]) -> int:
        """Returns the mask of the weakest set of `count` values that beats `beaten`, or 0 if none
        does."""
        candidates = self._possible & self._value_sets.sets.top_bits_by_size[count]
        if beaten:
            shift = 8 * self._set_number_below(beaten) + 8
            candidates = candidates >> shift << shift
        while candidates:
            lowest = candidates & -candidates
            mask = self._mask_of_set(lowest.bit_length() - 8 >> 3)
            if not self._tangles or self._cards_suffice_for(mask):
                return mask
            candidates ^= lowest
        return 0

    def strongest_set(self, count: int) -> int:
        """Returns the mask of the strongest set of `count` values, or 0 if there is no such set."""
        candidates = self._possible & self._value_sets.sets.top_bits_by_size[count]
        while candidates:
            place = candidates.bit_length() - 1
            mask = self._mask_of_set(place >> 3)
            if not self._tangles or self._cards_suffice_for(mask):
                return mask
            candidates ^= 1 << place
        return 0

    def _twin_surplus(self, twins: int) -> int:
        """Returns, in one byte for each set, how many cards too many were counted because of twins.

        Twins are two cards with the same half, and a group takes only one of them. So a set with
        their value counts one card too many, unless it also contains a value of their other halves.

        A card with a twin for each of its halves is a tangle. A set with both its values may have
        fewer cards than were counted. The method adds such cards to the tangles.
        """
        holding = self._value_sets.holding
        lost = coupled = 0
        are_printed = max(self._cards) < PRINTED_COUNT
        while twins:
            low = twins & -twins
            twins ^= low
            value, other, another, first, second = (
                _PRINTED_TWINS[low] if are_printed else _twins_among(self._cards, low)
            )
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

    def _set_number_below(self, beaten: tuple[int, ...]) -> int:
        """Returns the number (see `_SetConstants`) of the strongest set that does not beat the
        values `beaten`.

        The cards need not suffice for this set.
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

        The byte of the set must already say that the cards suffice. A tangle is a card with a twin
        for each of its halves. The byte can be wrong only if the mask contains both values of a
        tangle.
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
