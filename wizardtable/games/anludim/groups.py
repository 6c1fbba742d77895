# SPDX-License-Identifier: MIT
"""Pairs and triples that a set of cards can form: which values can be had at the same time.

By Hall's theorem, values can have their groups at the same time if every part of them is shown by
cards enough. All sets of values are tried at once: a number holds a byte for each of them.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from wizardtable.games.anludim.components import VALUES, CardId
from wizardtable.games.anludim.matching import COLOUR, LINK, VALUE, fill

_VALUES_OF: Final = VALUES.__getitem__

_COUPLES: Final = tuple(
    (value, *[code for code in range(130) if (VALUE[code], COLOUR[code]) == (value, colour)])
    for colour in range(5)
    for value in range(1, 14)
)
"""By place of a bit of `tally.TWINS`, the value and the codes of the two halves of the deck."""


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


class Groups:
    """The sets of values of which some cards can form one group each. `twins` tells which halves
    are there twice, as in `tally.TWINS`.

    Attributes:
        size: cards in a group, 2 or 3.
        values: the values that can form a group by themselves, ascending.
        most: groups that there could be at the same time (there may be fewer).
    """

    __slots__ = (
        "_cards",
        "_holding",
        "_possible",
        "_sets",
        "_tangles",
        "most",
        "size",
        "values",
    )

    def __init__(self, cards: Sequence[CardId], size: int, values: list[int], twins: int) -> None:
        self.size = size
        self.values = values
        self.most = min(len(values), len(cards) // size)
        self._cards = cards
        self._tangles: list[int] = []
        sets = self._sets = _sets_of(len(values))
        holding = self._holding = [0] * 14
        for value, held in zip(values, sets.holding, strict=True):
            holding[value] = held
        enough = sets.needed[size]
        for a, b in map(_VALUES_OF, cards):
            enough += holding[a] | holding[b]
        if twins:
            enough -= self._lost_to(twins)
        impossible = enough & sets.all ^ sets.all
        if impossible:
            shift = 8
            for without in sets.without:  # so is what they are part of
                impossible |= (impossible & without) << shift
                shift += shift
        self._possible = sets.all ^ impossible

    def extremes(self, count: int, beaten: tuple[int, ...]) -> tuple[int, int]:
        """The weakest and the strongest mask (bit v for value v) of so many groups that beat
        these values, given from the highest down, or () for any; (0, 0) where there is none."""
        if count > self.most:
            return 0, 0
        found = self._possible & self._sets.sized[count]
        if beaten:
            rest = 8 * self._up_to(beaten) + 8
            found = found >> rest << rest
        if self._tangles:
            return self._verified(found)
        if not found:
            return 0, 0
        low = (found & -found).bit_length() - 8 >> 3
        high = found.bit_length() - 8 >> 3
        least = self._mask(low)
        return least, least if low == high else self._mask(high)

    def _lost_to(self, twins: int) -> int:
        """Of twins, two cards with the same half, a group takes but one: 1 for each set with their
        value, but none that their other halves show. A card that belongs to two couples is a
        tangle: with both its values in a set, there may be fewer cards than counted."""
        holding = self._holding
        lost = coupled = 0
        while twins:
            low = twins & -twins
            twins ^= low
            value, one, two = _COUPLES[low.bit_length() - 2 >> 1]
            here = holding[value]
            if here:
                others = holding[VALUE[one ^ 1]] | holding[VALUE[two ^ 1]]
                lost += (others | here) - others
                for card in (one >> 1, two >> 1):
                    if coupled >> card & 1:
                        self._tangles.append(LINK[card])
                    coupled |= 1 << card
        return lost

    def _up_to(self, beaten: tuple[int, ...]) -> int:
        """The strongest set of values, possible or not, that is not stronger than the beaten."""
        found = 0
        for value in beaten:
            if value not in self.values:
                return found | (1 << sum([one < value for one in self.values])) - 1
            found |= 1 << self.values.index(value)
        return found

    def _verified(self, found: int) -> tuple[int, int]:
        """As `extremes`, but sets with a tangle are tried."""
        least = greatest = 0
        while found and not greatest:
            place = found.bit_length() - 1
            found ^= 1 << place
            greatest = self._tried(place >> 3)
        while found and not least:
            low = found & -found
            found ^= low
            least = self._tried(low.bit_length() - 1 >> 3)
        return least or greatest, greatest

    def _tried(self, places: int) -> int:
        values = self._mask(places)
        for tangle in self._tangles:
            if values & tangle == tangle:
                return values if fill(self._cards, values, self.size) else 0
        return values

    def _mask(self, places: int) -> int:
        mask = 0
        for value in self.values:
            if places & 1:
                mask |= 1 << value
            places >>= 1
        return mask
