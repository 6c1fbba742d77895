# SPDX-License-Identifier: MIT
"""Pairs and triples that a set of cards can form: which values can be had at the same time."""

from collections.abc import Sequence

from wizardtable.games.anludim.components import VALUES, CardId
from wizardtable.games.anludim.matching import fill


class Groups:
    """The sets of values of which some cards can form one group each.

    Attributes:
        size: cards in a group, 2 or 3.
        values: the mask of values that can form a group by themselves.
        most: groups that there could be at most (there may be fewer).
    """

    __slots__ = ("_cards", "_links", "_memo", "_ordered", "most", "size", "values")

    def __init__(self, cards: Sequence[CardId], size: int, values: int) -> None:
        self.size = size
        self.values = values
        self.most = min(values.bit_count(), len(cards) // size)
        self._cards = cards
        self._memo: dict[int, bool] = {}
        self._links: list[int] = []
        self._ordered: list[int] = []  # the values, each as its bit, ascending
        while values:
            low = values & -values
            self._ordered.append(low)
            values ^= low
        if self.most > 1:
            for card in cards:
                a, b = VALUES[card]
                link = 1 << a | 1 << b
                if link & self.values == link:
                    self._links.append(link)

    def fit(self, values: int) -> bool:
        """Whether these values (a part of `values`) can form their groups at the same time."""
        for link in self._links:
            if link & values == link:
                break
        else:
            return True  # no card is wanted twice
        known = self._memo.get(values)
        if known is None:
            known = bool(fill(self._cards, values, self.size))
            self._memo[values] = known
        return known

    def greatest(self, count: int) -> int:
        """The strongest mask of this many groups, 0 where there is none."""
        if not self._links:
            return sum(self._ordered[-count:]) if count <= self.most else 0
        return self._greatest(len(self._ordered), count, 0)

    def least(self, count: int, above: int) -> int:
        """The weakest mask of this many groups that is greater than `above`, 0 for none."""
        if not self._links and above == 0:
            return sum(self._ordered[:count]) if count <= self.most else 0
        return self._least(len(self._ordered), count, 0, above)

    def _greatest(self, end: int, count: int, chosen: int) -> int:
        if count == 0:
            return chosen
        for i in range(end - 1, count - 2, -1):
            values = chosen | self._ordered[i]
            if self.fit(values):
                found = self._greatest(i, count - 1, values)
                if found:
                    return found
        return 0

    def _least(self, end: int, count: int, chosen: int, above: int) -> int:
        """The least mask that adds `count` of the values before `end` to `chosen`, their own mask
        greater than `above`; the highest of them is chosen first."""
        if count == 0:
            return chosen if above < 0 else 0
        top = 1 << above.bit_length() - 1 if above > 0 else 0
        for i in range(count - 1, end):
            value = self._ordered[i]
            if value < top:
                continue
            values = chosen | value
            if not self.fit(values):
                continue
            rest = above ^ top if value == top else -1
            found = self._least(i, count - 1, values, rest)
            if found:
                return found
        return 0
