# SPDX-License-Identifier: MIT
"""Rates the cards that a seat may keep for the next round."""

from collections.abc import Sequence

from wizardtable.games.anludim.rules.components import COLOURS_BY_CARD, VALUES, CardId


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
    value, other_value = first_values
    high, low = second_values
    if value in second_values or other_value in second_values:
        bond += 2.0
    if (
        abs(value - low) == 1
        or abs(value - high) == 1
        or abs(other_value - low) == 1
        or abs(other_value - high) == 1
    ):
        bond += 0.4
    colour, other_colour = COLOURS_BY_CARD[first]
    colours = COLOURS_BY_CARD[second]
    if colour in colours or other_colour in colours:
        bond += 0.5
    return bond
