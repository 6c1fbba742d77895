# SPDX-License-Identifier: MIT
"""Pairs and triples that a set of cards can form: which values can be had at the same time.

By Hall's theorem, values can have their groups at the same time if every part of them is shown by
cards enough. All sets of values are tried at once: a number holds a byte for each of them.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from wizardtable.games.anludim.rules.components import VALUES, CardId
from wizardtable.games.anludim.rules.counts import values_of
from wizardtable.games.anludim.rules.matching import COLOUR, LINK, VALUE, fill

_COUPLES: Final = {
    2 << 2 * (13 * colour + value - 1): (
        value,
        *[VALUE[code ^ 1] for code in range(130) if (VALUE[code], COLOUR[code]) == (value, colour)],
        *[code >> 1 for code in range(130) if (VALUE[code], COLOUR[code]) == (value, colour)],
    )
    for colour in range(5)
    for value in range(1, 14)
}
"""By bit of `counts.TWINS`, the value of the two halves of the deck, the values of the other halves
of their cards, and these cards."""


class _Sets:
    """Constants for sets out of so many values; set s (bit i for the i-th) has byte s.

    Attributes:
        all: the top bit of every byte.
        sized: by number, the top bits of the sets of so many values.
        needed: by size of groups (2, 3), what carries into the top bit from that many cards on.
        holding: by value, 1 for each set that it belongs to.
        without: by value, the top bits of the sets it does not belong to.
    """

    __slots__ = ("all", "holding", "needed", "sized", "without")

    def __init__(self, count: int) -> None:
        sets = range(1 << count)
        sizes = [s.bit_count() for s in sets]
        self.all = _bytes([128 for _ in sets])
        self.sized = [
            _bytes([128 * (size == wanted) for size in sizes]) for wanted in range(count + 1)
        ]
        self.needed = [_bytes([128 - group * size for size in sizes]) for group in range(4)]
        self.holding = [_bytes([s >> place & 1 for s in sets]) for place in range(count)]
        self.without = [self.all - (holding << 7) for holding in self.holding]


def _bytes(values: list[int]) -> int:
    return int.from_bytes(bytes(values), "little")


_sets_of = lru_cache(maxsize=None)(_Sets)  # for 13 values at most


class _Frame:
    """What is known of the sets of some values before any card is looked at.

    Attributes:
        mask, values: the values, as a mask and ascending.
        sets: constants for so many.
        holding: by value, 1 for each set that it belongs to.
    """

    __slots__ = ("holding", "mask", "sets", "values")

    def __init__(self, values: int) -> None:
        self.mask = values
        self.values = values_of(values)
        self.sets = _sets_of(len(self.values))
        self.holding = [0] * 14
        for value, held in zip(self.values, self.sets.holding, strict=True):
            self.holding[value] = held


_frame_of = lru_cache(maxsize=None)(_Frame)  # by mask of values: 8192 at most, 2 MB


class Groups:
    """The sets of values of which some cards can form one group each. `values` is the mask (bit v
    for value v) of those that can form a group by themselves; `twins` tells which halves are
    there twice, as in `counts.TWINS`.

    Attributes:
        size: cards in a group, 2 or 3.
        most: groups that there can be at the same time.
    """

    __slots__ = (
        "_cards",
        "_frame",
        "_possible",
        "_tangles",
        "most",
        "size",
    )

    def __init__(self, cards: Sequence[CardId], size: int, values: int, twins: int) -> None:
        frame = self._frame = _frame_of(values)
        sets = frame.sets
        holding = frame.holding
        self.size = size
        self._cards = cards
        self._tangles: list[int] = []
        enough = sets.needed[size]
        for card in cards:
            a, b = VALUES[card]
            enough += holding[a] | holding[b]
        if twins:
            enough -= self._lost_to(twins)
        impossible = enough & sets.all ^ sets.all
        if impossible:
            shift = 8
            for without in sets.without:  # so is what they are part of
                impossible |= (impossible & without) << shift
                shift += shift
        possible = self._possible = sets.all ^ impossible
        sized = sets.sized
        most = len(cards) // size
        if most >= len(sized):
            most = len(sized) - 1
        while not possible & sized[most]:
            most -= 1
        if self._tangles:
            while not self.greatest(most):
                most -= 1
        self.most = most

    def values(self) -> list[int]:
        """The values that can form a group by themselves, ascending."""
        return self._frame.values

    def ways(self, count: int, beaten: tuple[int, ...]) -> int:
        """How many sets of so many groups beat these values, given from the highest down, or ()
        for any; 2 for more than one."""
        found = self._possible & self._frame.sets.sized[count]
        if beaten:
            found >>= 8 * self._up_to(beaten) + 8
        if not found:
            return 0
        if self._tangles:
            low = self.least(count, beaten)
            return 0 if not low else 1 if low == self.greatest(count) else 2
        return 2 if found & found - 1 else 1

    def least(self, count: int, beaten: tuple[int, ...]) -> int:
        """The weakest mask (bit v for value v) of so many groups that beat these values, 0 where
        there is none."""
        found = self._possible & self._frame.sets.sized[count]
        if beaten:
            rest = 8 * self._up_to(beaten) + 8
            found = found >> rest << rest
        while found:
            low = found & -found
            mask = self._mask(low.bit_length() - 8 >> 3)
            if not self._tangles or self._holds(mask):
                return mask
            found ^= low
        return 0

    def greatest(self, count: int) -> int:
        """The strongest mask of so many groups, 0 where there is none."""
        found = self._possible & self._frame.sets.sized[count]
        while found:
            place = found.bit_length() - 1
            mask = self._mask(place >> 3)
            if not self._tangles or self._holds(mask):
                return mask
            found ^= 1 << place
        return 0

    def _lost_to(self, twins: int) -> int:
        """Of twins, two cards with the same half, a group takes but one: 1 for each set with their
        value, but none that their other halves show. A card that belongs to two couples is a
        tangle: with both its values in a set, there may be fewer cards than counted."""
        holding = self._frame.holding
        lost = coupled = 0
        while twins:
            low = twins & -twins
            twins ^= low
            value, other, another, one, two = _COUPLES[low]
            held = holding[value]
            if not held:
                continue
            others = holding[other] | holding[another]
            lost += (others | held) - others
            couple = 1 << one | 1 << two
            if coupled & couple:
                self._tangles += [LINK[card] for card in (one, two) if coupled >> card & 1]
            coupled |= couple
        return lost

    def _up_to(self, beaten: tuple[int, ...]) -> int:
        """The strongest set of values, possible or not, that is not stronger than the beaten."""
        values = self._frame.mask
        found = 0
        for value in beaten:
            bit = 1 << value
            place = 1 << (values & bit - 1).bit_count()
            if not values & bit:
                return found | place - 1
            found |= place
        return found

    def _holds(self, values: int) -> bool:
        """Whether the cards suffice in spite of a tangle."""
        for tangle in self._tangles:
            if values & tangle == tangle:
                return bool(fill(self._cards, values, self.size))
        return True

    def _mask(self, places: int) -> int:
        mask = 0
        for value in self._frame.values:
            if places & 1:
                mask |= 1 << value
            places >>= 1
        return mask
