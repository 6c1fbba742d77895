# SPDX-License-Identifier: MIT
"""Chooses the cards for a combination so that the cards that go together best stay in the hand.

A card has two halves, each with a value and a colour; a combination uses one of them. A mask is a
number whose bit v stands for value v. A half is written as its code, 2 * card + half (0 or 1). The
promise of a half is a number that says how well the half goes with the hand. A key is a number by
which halves are sorted: value << 25 | promise << 13 | code.
"""

from typing import Final, TypeAlias

from wizardtable.games.anludim.rules import components
from wizardtable.games.anludim.rules.counts import COLOUR_INDEX, VALUE_INDEX, promise_scores
from wizardtable.games.anludim.rules.matching import (
    CARD_OF_HALF,
    COLOUR_OF_HALF,
    VALUE_MASK,
    VALUE_OF_HALF,
    group_codes,
)

CombinationValues: TypeAlias = tuple[int, int, int]
"""A combination described by its values, without its cards: discipline, size, and a third number.

The size is the number of cards, pairs or triples. The third number depends on the discipline. For a
run it is the top value, and for an assembly the value of its cards. For pairs and triples it is the
mask of their values. For a colour set it is 8 * the packed values (see `runs.packed_values`) + the
colour.
"""

_CODE_BITS: Final = 13
"""The width of a half's code in a key, in bits."""

_CODE_MASK: Final = (1 << _CODE_BITS) - 1
_VALUE_SHIFT: Final = _CODE_BITS + 12
"""The number of the bit at which the value begins in a key."""

_FIRST_CODES: Final = range(0, len(VALUE_OF_HALF), 2)
"""By card, the code of its first half."""

_PROMISE_INDICES: Final = tuple(
    (VALUE_INDEX[value], COLOUR_INDEX[colour])
    for value, colour in zip(VALUE_OF_HALF, COLOUR_OF_HALF, strict=True)
)
"""By code of a half, the indices of its value and its colour in the result of
`counts.promise_scores`."""

_BOTH_PROMISE_INDICES: Final = tuple(
    _PROMISE_INDICES[first] + _PROMISE_INDICES[first + 1] for first in _FIRST_CODES
)
"""By card, the two numbers of `_PROMISE_INDICES` for its first half, then those for its second
half."""


def _halves_by_mask(card: int) -> dict[int, tuple[tuple[int, int, int], ...]]:
    """Returns the entry of `_WANTED_HALVES` for a card."""
    code = 2 * card
    value, other = VALUE_OF_HALF[code], VALUE_OF_HALF[code + 1]
    half = (value << _VALUE_SHIFT | code, *_PROMISE_INDICES[code + 1])
    other_half = (other << _VALUE_SHIFT | code + 1, *_PROMISE_INDICES[code])
    return {1 << value: (half,), 1 << other: (other_half,), VALUE_MASK[card]: (half, other_half)}


_WANTED_HALVES: Final = tuple(map(_halves_by_mask, range(len(VALUE_MASK))))
"""By card, a dictionary: for a mask of values, the halves of the card that have one of these
values.

Bit v of the mask is for value v, and only the card's own two values occur in it. Each half is a
tuple of its key without a promise and two indices. These indices are those of the card's other half
in the result of `counts.promise_scores`.
"""

_COLOUR_MARKS: Final = (1 << len(components.COLOURS)) - 1
_CARD_AND_COLOUR_MARK: Final = tuple(
    32 << (code >> 1) | 1 << colour for code, colour in enumerate(COLOUR_OF_HALF)
)
"""By code of a half, a mask with one bit for its card and one for its colour."""

_CODE_OF_COLOUR: Final = [[-1] * len(VALUE_MASK) for _ in components.COLOURS]
"""By colour and card, the code of the card's half of this colour, -1 if the card has none."""

for _code, _colour in enumerate(COLOUR_OF_HALF):
    _CODE_OF_COLOUR[_colour][_code >> 1] = _code


class SpendingOrder:
    """Sorts the cards of a hand so that the cards that go least well with the hand are spent first.

    Args:
        cards: the cards of the hand.
        counts: the packed counts of these cards, the sum of their `counts.PACKED_COUNTS_BY_CARD`.
        distinct: these counts, except that a half that two cards share counts once.
        reluctance: by card, a number that is added to the promise of its halves. Other cards are
            then spent before it. Promises of a usual hand are below 100. None if no card has such a
            number.
    """

    __slots__ = ("_cards", "_order", "_promise", "_reluctance")

    def __init__(
        self,
        cards: tuple[components.CardId, ...],
        counts: int,
        distinct: int,
        reluctance: dict[components.CardId, int] | None,
    ) -> None:
        self._cards = cards
        self._reluctance = reluctance
        self._promise = promise_scores(counts, distinct)
        self._order: list[components.CardId] | None = None

    def order(self) -> list[components.CardId]:
        """Returns the cards; the cards that go least well with the rest of the hand come first."""
        order = self._order
        if order is None:
            promise = self._promise
            keys: list[int] = []
            for card in self._cards:
                value, colour, other_value, other_colour = _BOTH_PROMISE_INDICES[card]
                worth = (
                    promise[value] + promise[colour] + promise[other_value] + promise[other_colour]
                )
                keys.append(worth << _CODE_BITS | card)
            if self._reluctance:
                keys = [
                    key
                    + (
                        2 * self._reluctance.get(CARD_OF_HALF[2 * (key & _CODE_MASK)], 0)
                        << _CODE_BITS
                    )
                    for key in keys
                ]
            keys.sort()
            order = self._order = [CARD_OF_HALF[2 * (key & _CODE_MASK)] for key in keys]
        return order

    def codes(self, values: CombinationValues) -> list[int]:
        """Returns the codes (2 * card + half) of halves that make this combination, in any order.

        `values` describes the combination (see `CombinationValues`). The hand must be able to form
        it.
        """
        discipline, size, key = values
        if discipline == components.RUN:
            return self._group_codes((2 << key) - (1 << key - size + 1), 1)
        if discipline == components.COLOUR_SET:
            return self._colour_set_codes(size, key)
        if discipline == components.ASSEMBLY:
            return [half & _CODE_MASK for half in self._sorted_keys(1 << key)[:size]]
        return self._group_codes(key, 2 if discipline == components.PAIRS else 3)

    def _group_codes(self, values: int, size: int) -> list[int]:
        """Returns the codes of the halves of some groups, one group for each value of the mask
        `values`.

        A group has `size` halves of different colours.
        """
        codes: list[int] = []
        used = last = missing = 0
        for key in self._sorted_keys(values):
            code = key & _CODE_MASK
            value = VALUE_OF_HALF[code]
            if value != last:
                if missing:
                    break
                last = value
                missing = size
                used &= ~_COLOUR_MARKS
            elif not missing:
                continue
            mark = _CARD_AND_COLOUR_MARK[code]
            if not used & mark:
                used |= mark
                codes.append(code)
                missing -= 1
        if missing:  # two groups need the same card; a matching decides which one gets it
            return group_codes(self.order(), values, size)
        return codes

    def _colour_set_codes(self, size: int, key: int) -> list[int]:
        """Returns the codes of the halves of a colour set of `size` cards.

        `key` is 8 * the set's packed values (see `runs.packed_values`) + its colour.
        """
        colour = key & 7
        in_colour = _CODE_OF_COLOUR[colour]
        wanted = 0
        packed = key >> 3
        while packed:
            wanted |= 1 << (packed & 15)
            packed >>= 4
        matching: list[int] = []
        for card in self._cards:
            code = in_colour[card]
            if code >= 0 and wanted >> VALUE_OF_HALF[code] & 1:
                matching.append(code)
        if len(matching) == size:
            return matching
        codes: list[int] = []  # two cards share a half, and only one of them is needed
        last = -1
        order = self._sorted_keys(wanted)
        for place in range(size - 1, -1, -1):
            value = key >> 3 + 4 * place & 15
            alike = [
                code
                for code in [half & _CODE_MASK for half in order if half >> _VALUE_SHIFT == value]
                if COLOUR_OF_HALF[code] == colour
            ]
            codes.append(alike[1] if value == last else alike[0])
            last = value
        return codes

    def _sorted_keys(self, values: int) -> list[int]:
        """Returns the sorted keys of all halves that have a value of the mask `values`.

        Lower values come first. Of halves of one value, the hand can best spare the card of the
        first one. The other half of that card goes least well with the hand.
        """
        promise = self._promise
        keys: list[int] = []
        for card in self._cards:
            shown = VALUE_MASK[card] & values
            if shown:
                for key, other_value, other_colour in _WANTED_HALVES[card][shown]:
                    keys.append(key + (promise[other_value] + promise[other_colour] << _CODE_BITS))
        reluctance = self._reluctance
        if reluctance:
            keys = [
                key + (reluctance.get(CARD_OF_HALF[key & _CODE_MASK], 0) << _CODE_BITS)
                for key in keys
            ]
        keys.sort()
        return keys
