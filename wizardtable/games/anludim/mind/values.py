# SPDX-License-Identifier: MIT
"""Rates the cards that a seat may keep for the next round."""

from collections.abc import Sequence

from wizardtable.games.anludim.rules.components import COLOURS_OF, VALUES, CardId


def keep_value(cards: Sequence[CardId]) -> float:
    """Returns a number for how well the cards go together; a greater number is better.

    Equal values count most, then neighbouring values and equal colours.

    >>> neighbours = keep_value([CardId(55), CardId(56), CardId(57)])
    >>> neighbours > keep_value([CardId(0), CardId(30), CardId(57)])
    True
    """
    total = 0.6 * len(cards)  # even a card that fits no other is as good as an unknown card
    for i, first in enumerate(cards):
        for second in cards[i + 1 :]:
            total += _bond(first, second)
    return total


def _bond(first: CardId, second: CardId) -> float:
    first_values, second_values = VALUES[first], VALUES[second]
    bond = 0.0
    if first_values[0] in second_values or first_values[1] in second_values:
        bond += 2.0
    if any(abs(x - y) == 1 for x in first_values for y in second_values):
        bond += 0.4
    colours = COLOURS_OF[second]
    if any(colour in colours for colour in COLOURS_OF[first]):
        bond += 0.5
    return bond
