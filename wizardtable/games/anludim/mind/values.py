# SPDX-License-Identifier: MIT
"""Which cards are worth keeping for the next round."""

from collections.abc import Sequence

from wizardtable.games.anludim.rules.components import COLOURS_OF, VALUES, CardId


def worth(cards: Sequence[CardId]) -> float:
    """How well the cards go together: equal values above all, then neighbours and colours.

    >>> worth([CardId(55), CardId(56), CardId(57)]) > worth([CardId(0), CardId(30), CardId(57)])
    True
    """
    total = 0.6 * len(cards)  # even a lonely card is as good as the unknown one
    for i, first in enumerate(cards):
        for second in cards[i + 1 :]:
            total += _bond(first, second)
    return total


def _bond(first: CardId, second: CardId) -> float:
    a, b = VALUES[first], VALUES[second]
    bond = 0.0
    if a[0] in b or a[1] in b:
        bond += 2.0
    if any(abs(x - y) == 1 for x in a for y in b):
        bond += 0.4
    colours = COLOURS_OF[second]
    if any(colour in colours for colour in COLOURS_OF[first]):
        bond += 0.5
    return bond
