# SPDX-License-Identifier: MIT
"""Pairs and triples that a set of cards can form: which values can be had at the same time."""

from collections.abc import Sequence

from wizardtable.games.anludim.components import CARDS, CardId
from wizardtable.games.anludim.matching import fill


class Groups:
    """The sets of values of which some cards can form one group each.

    Most values have cards enough whatever the others need; only the few that contend for cards
    have to be looked at together. Sets of values are masks (bit v for value v).

    Attributes:
        size: cards in a group, 2 or 3.
        values: the values that can form a group by themselves, each as its bit, ascending.
        most: groups that there could be at the same time (there may be fewer).
    """

    __slots__ = (
        "_cards",
        "_contended",
        "_excluded",
        "_tangled",
        "_there",
        "_twins",
        "most",
        "size",
        "values",
    )

    def __init__(self, cards: Sequence[CardId], size: int, values: list[int]) -> None:
        self.size = size
        self.values = values
        self.most = min(len(values), len(cards) // size)
        self._cards = cards
        self._contended = 0
        self._excluded: list[int] = []  # sets of contended values that cannot be had together
        self._there: list[int] = []  # by value, which cards have it (bits by place)
        self._twins: list[tuple[int, int, int]] = []  # halves that are the same, see _look
        self._tangled = False
        if self.most > 1:
            self._look()
            contended = self._find_contended()
            if contended:
                self._contended = sum(contended)
                self._exclude(contended)
                self.most = min(self.most, len(values) - _fewest_hit(self._excluded))

    def greatest(self, count: int) -> int:
        """The strongest mask of this many groups, 0 where there is none."""
        if count > self.most:
            return 0
        if count == 1 or not self._contended:
            return sum(self.values[-count:])
        return self._greatest(len(self.values), count, 0)

    def least(self, count: int, above: int) -> int:
        """The weakest mask of this many groups that is greater than `above`, 0 for none."""
        if count > self.most:
            return 0
        if not self._contended:
            least = sum(self.values[:count])
            if least > above:
                return least
        return self._least(len(self.values), count, 0, above)

    def _fit(self, values: int) -> bool:
        """Whether these values can form their groups at the same time."""
        if self._is_excluded(values):
            return False
        return not self._tangled or bool(fill(self._cards, values, self.size))

    def _greatest(self, end: int, count: int, chosen: int) -> int:
        if count == 0:
            return chosen
        for place in range(end - 1, count - 2, -1):
            values = chosen | self.values[place]
            if self._fit(values):
                found = self._greatest(place, count - 1, values)
                if found:
                    return found
        return 0

    def _least(self, end: int, count: int, chosen: int, above: int) -> int:
        """The least mask that adds `count` of the values before `end` to `chosen`, their own mask
        greater than `above`; the highest of them is chosen first."""
        if count == 0:
            return chosen if above < 0 else 0
        top = 1 << above.bit_length() - 1 if above > 0 else 0
        for place in range(count - 1, end):
            value = self.values[place]
            if value >= top and self._fit(chosen | value):
                rest = above ^ top if value == top else -1
                found = self._least(place, count - 1, chosen | value, rest)
                if found:
                    return found
        return 0

    def _look(self) -> None:
        """Find the cards of each value, and the twins: halves of equal value and colour, of which
        a group takes but one (their value, the two cards, and the values of their other halves).
        Twins are tangled where a card belongs to two couples of them."""
        there = [0] * 14
        halves: dict[tuple[int, int], tuple[int, int]] = {}
        tangled = 0
        bit = 1
        for card in self._cards:
            one, other = CARDS[card]
            there[one[0]] |= bit
            there[other[0]] |= bit
            for half, value in ((one, other[0]), (other, one[0])):
                if half in halves:
                    twin, value_of_twin = halves[half]
                    self._twins.append((1 << half[0], twin | bit, 1 << value | 1 << value_of_twin))
                    self._tangled = self._tangled or tangled & (twin | bit) != 0
                    tangled |= twin | bit
                else:
                    halves[half] = (bit, value)
            bit <<= 1
        self._there = there

    def _find_contended(self) -> list[int]:
        """The values that have no group without cards they share with one another."""
        values = self.values
        while True:
            seen = shared = 0
            for value in values:
                there = self._there[value.bit_length() - 1]
                shared |= seen & there
                seen |= there
            if not shared:
                return []
            rest = [value for value in values if not self._has_group(value, ~shared)]
            if len(rest) == len(values):
                return rest
            values = rest

    def _has_group(self, value: int, cards: int) -> bool:
        own = self._there[value.bit_length() - 1] & cards
        colours = own.bit_count()
        for of_value, both, _ in self._twins:
            if of_value == value and own & both == both:
                colours -= 1
        return colours >= self.size

    def _exclude(self, contended: list[int]) -> None:
        """Find the least sets of contended values that have too few cards: by Hall's theorem, a
        set can be had unless one of these is part of it."""
        sets = [0]
        cards = [0]
        for value in contended:
            there = self._there[value.bit_length() - 1]
            sets += [values | value for values in sets]
            cards += [touching | there for touching in cards]
        numbers = [touching.bit_count() for touching in cards]
        for of_value, _, others in self._twins:
            if of_value & self._contended:
                for place, values in enumerate(sets):
                    if of_value & values and not others & values:
                        numbers[place] -= 1
        size = self.size
        for values, number in zip(sets, numbers, strict=True):
            if number < size * values.bit_count() and not self._is_excluded(values):
                self._excluded.append(values)

    def _is_excluded(self, values: int) -> bool:
        for excluded in self._excluded:
            if excluded & values == excluded:
                return True
        return False


def _fewest_hit(sets: list[int]) -> int:
    """The least number of values of which each set contains one."""
    if not sets:
        return 0
    fewest = 13
    first = sets[0]
    while first:
        value = first & -first
        first ^= value
        fewest = min(fewest, 1 + _fewest_hit([values for values in sets if not values & value]))
    return fewest
