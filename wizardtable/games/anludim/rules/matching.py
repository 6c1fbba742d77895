# SPDX-License-Identifier: MIT
"""Divides cards into groups whose halves all have the same value.

A card has two halves, each with a value and a colour. The card may use either half, but fills only
one place. A half is written as its code, 2 * card + half (0 or 1). A mask is a number whose bits
stand for values: bit v for value v.
"""

from collections.abc import Sequence
from typing import Final

from wizardtable.games.anludim.rules.components import CARDS, CardId

VALUE_OF_HALF: Final = tuple(value for card in CARDS for value, _ in card)
"""By code of a half, its value."""

COLOUR_OF_HALF: Final = tuple(colour for card in CARDS for _, colour in card)
"""By code of a half, its colour."""

CARD_OF_HALF: Final = tuple(CardId(code >> 1) for code in range(2 * len(CARDS)))
"""By code of a half, its card."""

SIDE_OF_HALF: Final = tuple(code & 1 for code in range(2 * len(CARDS)))
"""By code of a half, its number on the card, 0 or 1."""

VALUE_MASK: Final = tuple(1 << a | 1 << b for (a, _), (b, _) in CARDS)
"""By card, the mask of the values of its two halves (bit v for value v)."""

_SLOT_OF_CODE: Final = tuple(5 * value + colour for card in CARDS for value, colour in card)


class _Placement:
    """Groups of up to `size` cards of different colours, one group for each value of a mask.

    A card that is added may push another card to its other half, and so on (augmenting paths). A
    card that has a place never loses it without getting another one.

    Attributes:
        code_by_slot: by slot (5 * value + colour), the code of the half in it.
        card_count_by_value: by value, the number of cards in its group.
    """

    __slots__ = (
        "_size",
        "_tried_slots",
        "_tried_values",
        "_values",
        "card_count_by_value",
        "code_by_slot",
    )

    def __init__(self, values: int, size: int) -> None:
        self._values = values
        self._size = size
        self.code_by_slot: dict[int, int] = {}
        self.card_count_by_value = [0] * 14
        self._tried_slots = 0
        self._tried_values = 0

    def add(self, card: CardId) -> bool:
        """Gives one more card a place, and moves other cards to their other halves if necessary.

        Returns False if there is no place for the card; then nothing has changed.
        """
        self._tried_slots = 0
        self._tried_values = 0
        return self._place(2 * card) or self._place(2 * card + 1)

    def codes(self) -> list[int]:
        return list(self.code_by_slot.values())

    def _place(self, code: int) -> bool:
        value = VALUE_OF_HALF[code]
        slot = _SLOT_OF_CODE[code]
        if not self._values >> value & 1 or self._tried_slots >> slot & 1:
            return False
        self._tried_slots |= 1 << slot
        occupant = self.code_by_slot.get(slot, -1)
        if occupant >= 0:
            is_free = self._place(occupant ^ 1)
        elif self.card_count_by_value[value] < self._size:
            self.card_count_by_value[value] += 1
            is_free = True
        else:
            is_free = self._make_room(value)
        if is_free:
            self.code_by_slot[slot] = code
        return is_free

    def _make_room(self, value: int) -> bool:
        """Moves one card of a full group to its other half; returns False if none can move."""
        if self._tried_values >> value & 1:
            return False
        self._tried_values |= 1 << value
        for slot in range(5 * value, 5 * value + 5):
            code = self.code_by_slot.get(slot, -1)
            if code >= 0 and not self._tried_slots >> slot & 1:
                self._tried_slots |= 1 << slot
                if self._place(code ^ 1):
                    del self.code_by_slot[slot]
                    return True
        return False


def group_codes(cards: Sequence[CardId], values: int, size: int) -> list[int]:
    """Returns the codes of halves that form one group for each value in `values`.

    `values` is a bit mask, in which bit v stands for value v. A group has `size` halves of this
    value, with different colours. Each half is on another card of `cards`. The result is empty if
    the cards do not suffice. Cards that come first in `cards` are preferred. The greedy choice is
    the best one, because placeable sets of cards are a matroid.
    """
    needed = size * values.bit_count()
    places = _Placement(values, size)
    held = places.code_by_slot
    filled = places.card_count_by_value
    for card in cards:
        if not VALUE_MASK[card] & values:
            continue
        code = 2 * card
        if not values >> VALUE_OF_HALF[code] & 1:
            code += 1
        slot = _SLOT_OF_CODE[code]
        value = VALUE_OF_HALF[code]
        if slot not in held and filled[value] < size:  # as for most cards, no other has to move
            held[slot] = code
            filled[value] += 1
        elif not places.add(card):
            continue
        needed -= 1
        if needed == 0:
            return places.codes()
    return []
