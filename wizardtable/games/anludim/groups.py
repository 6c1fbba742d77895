# SPDX-License-Identifier: MIT
"""Pairs and triples that a set of cards can form: which values can be had at the same time.

By Hall's theorem, values can have their groups at the same time if every part of them is shown by
cards enough. All sets of values are tried at once: a number holds a byte for each of them.
"""

from collections.abc import Sequence

from wizardtable.games.anludim.components import CARDS, VALUES, CardId
from wizardtable.games.anludim.matching import fill


class _Sets:
    """Constants for sets out of so many values; set s (bit i for the i-th) has byte s.

    Attributes:
        all: the top bit of every byte.
        sized: by number, the top bits of the sets of so many values.
        without: by value, the top bits of the sets it does not belong to.
        needed: by size of groups (2, 3), what carries into the top bit from that many cards on.
        shown: by the values of a card (1 for the first, 0 for a value that does not matter), 1 for
            each set that one of them belongs to.
    """

    __slots__ = ("all", "needed", "shown", "sized", "without")

    def __init__(self, count: int) -> None:
        sets = range(1 << count)
        sizes = [s.bit_count() for s in sets]
        self.all = _bytes([128 for _ in sets])
        self.sized = [
            _bytes([128 * (size == wanted) for size in sizes]) for wanted in range(count + 1)
        ]
        self.without = [_bytes([128 * (~s >> place & 1) for s in sets]) for place in range(count)]
        self.needed = [_bytes([128 - group * size for size in sizes]) for group in range(4)]
        bits = [0] + [1 << place for place in range(count)]
        self.shown = [[_bytes([int(s & (a | b) != 0) for s in sets]) for b in bits] for a in bits]


def _bytes(values: list[int]) -> int:
    return int.from_bytes(bytes(values), "little")


_constants: list[_Sets | None] = [None] * 14


class Groups:
    """The sets of values of which some cards can form one group each. `twins` tells which halves
    are there twice, as in `runs.twins`.

    Attributes:
        size: cards in a group, 2 or 3.
        values: the values that can form a group by themselves, ascending.
        most: groups that there could be at the same time (there may be fewer).
    """

    __slots__ = (
        "_cards",
        "_constants",
        "_place",
        "_possible",
        "_tangled",
        "most",
        "size",
        "values",
    )

    def __init__(self, cards: Sequence[CardId], size: int, values: list[int], twins: int) -> None:
        self.size = size
        self.values = values
        self.most = min(len(values), len(cards) // size)
        self._cards = cards
        self._tangled = False
        constants = _constants[len(values)]
        if constants is None:
            constants = _constants[len(values)] = _Sets(len(values))
        self._constants = constants
        place = [0] * 14
        for number, value in enumerate(values):
            place[value] = number + 1
        self._place = place
        shown = constants.shown
        enough = constants.needed[size]
        for card in cards:
            a, b = VALUES[card]
            enough += shown[place[a]][place[b]]
        if twins:
            enough -= self._lost_to(twins)
        impossible = enough & constants.all ^ constants.all
        if impossible:
            for number, without in enumerate(constants.without):  # so is what they are part of
                impossible |= (impossible & without) << (8 << number)
        self._possible = constants.all ^ impossible

    def extremes(self, count: int, beaten: tuple[int, ...]) -> tuple[int, int]:
        """The weakest and the strongest mask (bit v for value v) of so many groups that beat
        these values, given from the highest down, or () for any; (0, 0) where there is none."""
        if count > self.most:
            return 0, 0
        found = self._possible & self._constants.sized[count]
        if beaten:
            rest = 8 * self._up_to(beaten) + 8
            found = found >> rest << rest
        if self._tangled:
            return self._verified(found)
        if not found:
            return 0, 0
        low = (found & -found).bit_length() - 8 >> 3
        high = found.bit_length() - 8 >> 3
        least = self._mask(low)
        return least, least if low == high else self._mask(high)

    def _lost_to(self, twins: int) -> int:
        """Of twins, two cards with the same half, a group takes but one: 1 for each set with their
        value, but none that their other halves show. Twins are tangled where a card belongs to two
        couples; then there may be fewer cards than counted."""
        place = self._place
        shown = self._constants.shown
        tangled = lost = 0
        while twins:
            low = twins & -twins
            twins ^= low
            colour, value = divmod(low.bit_length() - 2 >> 1, 13)
            value += 1
            here = place[value]
            if here:
                one, two = [card for card in self._cards if (value, colour) in CARDS[card]]
                a = place[sum(VALUES[one]) - value]
                b = place[sum(VALUES[two]) - value]
                others = shown[a][b]
                lost += (others | shown[here][0]) - others
                cards = 1 << one | 1 << two
                self._tangled = self._tangled or tangled & cards != 0
                tangled |= cards
        return lost

    def _up_to(self, beaten: tuple[int, ...]) -> int:
        """The strongest set of values, possible or not, that is not stronger than the beaten."""
        found = 0
        for value in beaten:
            place = self._place[value]
            if not place:
                return found | (1 << sum([one < value for one in self.values])) - 1
            found |= 1 << place - 1
        return found

    def _verified(self, found: int) -> tuple[int, int]:
        """As `extremes`, but each set is tried."""
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
        return values if fill(self._cards, values, self.size) else 0

    def _mask(self, places: int) -> int:
        mask = 0
        for value in self.values:
            if places & 1:
                mask |= 1 << value
            places >>= 1
        return mask
