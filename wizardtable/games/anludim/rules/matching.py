# SPDX-License-Identifier: MIT
"""Which card takes which place, where every card has two halves but only one place to fill.

A half of a card is written as its code, 2 * card + half (0 or 1).
"""

from collections.abc import Sequence
from typing import Final

from wizardtable.games.anludim.rules.components import CARDS, CardId

VALUE: Final = tuple(value for card in CARDS for value, _ in card)
"""By code, the value of the half."""

COLOUR: Final = tuple(colour for card in CARDS for _, colour in card)
"""By code, the colour of the half."""

CARD: Final = tuple(CardId(code >> 1) for code in range(2 * len(CARDS)))
"""By code, the card of the half."""

HALF: Final = tuple(code & 1 for code in range(2 * len(CARDS)))
"""By code, which half of its card it is."""

LINK: Final = tuple(1 << a | 1 << b for (a, _), (b, _) in CARDS)
"""By card, the mask of its two values."""

_SLOT: Final = tuple(5 * value + colour for card in CARDS for value, colour in card)


class _Places:
    """Groups of up to `size` cards of different colours, one group for each wanted value.

    A flow from cards over (value, colour) to values, grown by augmenting paths: a card that was
    placed stays placed, though perhaps by its other half.
    """

    __slots__ = ("_seen", "_seen_values", "_size", "_values", "filled", "held")

    def __init__(self, values: int, size: int) -> None:
        self._values = values
        self._size = size
        self.held: dict[int, int] = {}
        self.filled = [0] * 14
        self._seen = 0
        self._seen_values = 0

    def add(self, card: CardId) -> bool:
        """Place one more card, moving others where that helps; False where it is not possible."""
        self._seen = 0
        self._seen_values = 0
        return self._enter(2 * card) or self._enter(2 * card + 1)

    def codes(self) -> list[int]:
        """The halves that have a place."""
        return list(self.held.values())

    def _enter(self, code: int) -> bool:
        value = VALUE[code]
        slot = _SLOT[code]
        if not self._values >> value & 1 or self._seen >> slot & 1:
            return False
        self._seen |= 1 << slot
        other = self.held.get(slot, -1)
        if other >= 0:
            free = self._enter(other ^ 1)
        elif self.filled[value] < self._size:
            self.filled[value] += 1
            free = True
        else:
            free = self._vacate(value)
        if free:
            self.held[slot] = code
        return free

    def _vacate(self, value: int) -> bool:
        """Move one card of a full group to its other half, if any can go."""
        if self._seen_values >> value & 1:
            return False
        self._seen_values |= 1 << value
        for slot in range(5 * value, 5 * value + 5):
            code = self.held.get(slot, -1)
            if code >= 0 and not self._seen >> slot & 1:
                self._seen |= 1 << slot
                if self._enter(code ^ 1):
                    del self.held[slot]
                    return True
        return False


def fill(cards: Sequence[CardId], values: int, size: int) -> list[int]:
    """Codes that form one group of `size` cards of different colours for each value (bit v for
    value v), empty where the cards do not suffice. Cards that come first are preferred: placeable
    sets are a matroid, so the greedy choice is the best one."""
    needed = size * values.bit_count()
    places = _Places(values, size)
    held = places.held
    filled = places.filled
    for card in cards:
        if not LINK[card] & values:
            continue
        code = 2 * card
        if not values >> VALUE[code] & 1:
            code += 1
        slot = _SLOT[code]
        value = VALUE[code]
        if slot not in held and filled[value] < size:  # nobody has to move, as for most cards
            held[slot] = code
            filled[value] += 1
        elif not places.add(card):
            continue
        needed -= 1
        if needed == 0:
            return places.codes()
    return []
