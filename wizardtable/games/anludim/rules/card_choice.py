# SPDX-License-Identifier: MIT
"""Which cards a combination is laid with: those that the others can best spare.

A half is written as its code, as in `matching`. Halves in an order of preference are keys,
value << 20 | promise << 8 | code, so that sorting numbers orders them.
"""

from typing import Final, TypeAlias

from wizardtable.games.anludim.rules import components
from wizardtable.games.anludim.rules.counts import COLOUR_PLACE, VALUE_PLACE, promises
from wizardtable.games.anludim.rules.matching import CARD, COLOUR, LINK, VALUE, fill

Values: TypeAlias = tuple[int, int, int]
"""A combination but for its cards: discipline, size and which of that size: the top value of a
run, packed values and colour (values * 8 + colour) of a colour set, the mask of values of pairs
or triples, the value of an assembly."""

_FIRST: Final = range(0, len(VALUE), 2)
"""By card, the code of its first half."""

_PLACES: Final = tuple(
    (VALUE_PLACE[value], COLOUR_PLACE[colour]) for value, colour in zip(VALUE, COLOUR, strict=True)
)
"""By code, where `counts.promises` tells of the half."""

_BOTH_PLACES: Final = tuple(_PLACES[first] + _PLACES[first + 1] for first in _FIRST)
"""By card, the same of both halves."""

_TOLD: Final = tuple(
    {
        shown: tuple(
            (VALUE[code] << 20 | code, *_PLACES[code ^ 1])
            for code in (first, first + 1)
            if shown >> VALUE[code] & 1
        )
        for shown in (0, 1 << VALUE[first], 1 << VALUE[first + 1], LINK[first >> 1])
    }
    for first in _FIRST
)
"""By card and mask of those of its values that are shown, of each half that shows one its key
without a promise, and where `counts.promises` tells of the other half."""

_CARD_MARKS: Final = (1 << len(components.CARDS)) - 1
_MARK: Final = tuple(
    1 << (code >> 1) | _CARD_MARKS + 1 << colour for code, colour in enumerate(COLOUR)
)
"""By code, a bit for the card and one for the colour."""

_IN_COLOUR: Final = tuple(
    tuple(
        next((code for code in (first, first + 1) if COLOUR[code] == colour), -1)
        for first in _FIRST
    )
    for colour in range(len(components.COLOURS))
)
"""By colour and card, the code of the half of that colour, -1 for none."""


class Sparing:
    """The cards of a hand in the order in which they are best spent.

    `counts` and `once` are as in `counts.promises`; `dear` says of some cards how much less
    readily than the others they are spent (the promise of a card of the hand is below 100).
    """

    __slots__ = ("_cards", "_dear", "_order", "_promise")

    def __init__(
        self,
        cards: tuple[components.CardId, ...],
        counts: int,
        once: int,
        dear: dict[components.CardId, int] | None,
    ) -> None:
        self._cards = cards
        self._dear = dear
        self._promise = promises(counts, once)
        self._order: list[components.CardId] | None = None

    def order(self) -> list[components.CardId]:
        """The cards, those first that promise least for other combinations."""
        found = self._order
        if found is None:
            promise = self._promise
            keys: list[int] = []
            for card in self._cards:
                value, colour, other_value, other_colour = _BOTH_PLACES[card]
                worth = (
                    promise[value] + promise[colour] + promise[other_value] + promise[other_colour]
                )
                keys.append(worth << 8 | card)
            if self._dear:
                keys = [key + (2 * self._dear.get(CARD[2 * (key & 255)], 0) << 8) for key in keys]
            keys.sort()
            found = self._order = [CARD[2 * (key & 255)] for key in keys]
        return found

    def codes(self, values: Values) -> list[int]:
        """The halves that make the combination, in no order; the cards must suffice."""
        discipline, size, key = values
        if discipline == components.RUN:
            return self._grouped((2 << key) - (1 << key - size + 1), 1)
        if discipline == components.COLOUR_SET:
            return self._coloured(size, key)
        if discipline == components.ASSEMBLY:
            return [half & 255 for half in self._ordered(1 << key)[:size]]
        return self._grouped(key, 2 if discipline == components.PAIRS else 3)

    def _grouped(self, values: int, size: int) -> list[int]:
        """One group of `size` cards of different colours for each value of the mask."""
        codes: list[int] = []
        taken = last = missing = 0
        for key in self._ordered(values):
            code = key & 255
            value = VALUE[code]
            if value != last:
                if missing:
                    break
                last = value
                missing = size
                taken &= _CARD_MARKS
            elif not missing:
                continue
            mark = _MARK[code]
            if not taken & mark:
                taken |= mark
                codes.append(code)
                missing -= 1
        if missing:  # a card is wanted by its other half too: it takes a matching
            return fill(self.order(), values, size)
        return codes

    def _coloured(self, size: int, key: int) -> list[int]:
        """The halves of a colour set (packed values and colour)."""
        colour = key & 7
        in_colour = _IN_COLOUR[colour]
        wanted = 0
        rest = key >> 3
        while rest:
            wanted |= 1 << (rest & 15)
            rest >>= 4
        there: list[int] = []
        for card in self._cards:
            code = in_colour[card]
            if code >= 0 and wanted >> VALUE[code] & 1:
                there.append(code)
        if len(there) == size:
            return there
        codes: list[int] = []  # of twins not both are wanted
        last = -1
        order = self._ordered(wanted)
        for place in range(size - 1, -1, -1):
            value = key >> 3 + 4 * place & 15
            alike = [
                code
                for code in [half & 255 for half in order if half >> 20 == value]
                if COLOUR[code] == colour
            ]
            codes.append(alike[1] if value == last else alike[0])
            last = value
        return codes

    def _ordered(self, values: int) -> list[int]:
        """The keys of the halves with a value of the mask: by value, those first whose other half
        goes least well with the other cards and whose card is not dear."""
        promise = self._promise
        keys = [
            key + (promise[other_value] + promise[other_colour] << 8)
            for card in self._cards
            for key, other_value, other_colour in _TOLD[card][LINK[card] & values]
        ]
        dear = self._dear
        if dear:
            keys = [key + (dear.get(CARD[key & 255], 0) << 8) for key in keys]
        keys.sort()
        return keys
