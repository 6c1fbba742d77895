# SPDX-License-Identifier: MIT
"""Draws random unseen hands that are worth at least a given value, and computes their chance.

A hand is unseen if the observer sees only the backs of its cards. All the ways to draw a hand are
kept in one large whole number with digits of 128 bits. Digit n counts the ways to a hand worth n
more than the lowest possible one. To combine independent draws, such numbers are multiplied, like
polynomials.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import Final

from wizardtable.core.rng import Rng
from wizardtable.games.zavandor.rules.components import DECKS, VALUES, Card
from wizardtable.games.zavandor.rules.moves import EnergyCounts

_BITS: Final = 128
"""The number of bits in a digit; a hand can be drawn in fewer than 2**115 ways."""

_DIGIT_MODULUS: Final = (1 << _BITS) - 1
"""A number modulo this is the sum of the number's digits."""

_LOWEST_VALUES: Final = tuple(VALUES[faces[0]] for faces in DECKS)
"""The lowest value of a card, by kind of energy."""


@dataclass(frozen=True, slots=True)
class UnseenHand:
    """The hands with a given number of cards of each kind that can be drawn from the unseen cards.

    Attributes:
        unseen: by face, the number of unseen cards.
        cards: by kind, the number of cards to draw.
        ways: by face and by number of cards, a number with digits, as the module's docstring
            explains. The number counts the ways to draw that number of cards from this face and the
            higher faces of its kind. All cards of the following kinds are drawn after them.
    """

    unseen: tuple[int, ...]
    cards: EnergyCounts
    ways: tuple[tuple[int, ...], ...]

    @staticmethod
    @lru_cache(maxsize=256)
    def of(unseen: tuple[int, ...], cards: EnergyCounts) -> "UnseenHand":
        """Returns the hands with these numbers of cards, drawn from these unseen cards.

        The result is cached, because each sample of one observation needs it.
        """
        ways: list[tuple[int, ...]] = []
        onward = 1
        for kind in (3, 2, 1, 0):
            after: tuple[int, ...] = (onward, *(cards[kind] * (0,)))
            for card in reversed(DECKS[kind]):
                place = _BITS * (VALUES[card] - _LOWEST_VALUES[kind])
                after = tuple(
                    [
                        sum(
                            [
                                comb(unseen[card], drawn) * after[count - drawn] << place * drawn
                                for drawn in range(min(count, unseen[card]) + 1)
                            ]
                        )
                        for count in range(cards[kind] + 1)
                    ]
                )
                ways.append(after)
            onward = after[cards[kind]]
        return UnseenHand(unseen, cards, tuple(reversed(ways)))

    def chance(self, least: int) -> float:
        """Returns the chance (0–1) that a hand is worth at least `least` dust."""
        ways = self.ways[0][self.cards[0]]
        return _sum_of_digits(ways, self._beyond(least)) / _sum_of_digits(ways, 0)

    def draw(self, least: int, rng: Rng) -> list[Card]:
        """Returns a random hand worth at least `least` dust, each such hand equally likely.

        At least one such hand must exist.
        """
        hand: list[Card] = []
        beyond = self._beyond(least)
        for kind, faces in enumerate(DECKS):
            count = self.cards[kind]
            for card in faces:
                rise = VALUES[card] - _LOWEST_VALUES[kind]
                ways = [
                    comb(self.unseen[card], drawn)
                    * _sum_of_digits(self._after(card, kind, count - drawn), beyond - rise * drawn)
                    for drawn in range(min(count, self.unseen[card]) + 1)
                ]
                drawn = _draw_place(ways, rng)
                hand += [card] * drawn
                count -= drawn
                beyond -= rise * drawn
        return hand

    def _beyond(self, least: int) -> int:
        """Returns the difference between `least` and the lowest possible value of a hand."""
        return least - sum([low * n for low, n in zip(_LOWEST_VALUES, self.cards, strict=True)])

    def _after(self, card: Card, kind: int, count: int) -> int:
        """Returns the ways to draw all cards after a face, as a number with digits (see the
        module).

        `count` cards of the same kind are still to be drawn.
        """
        if card != DECKS[kind][-1]:
            return self.ways[card + 1][count]
        if count:
            return 0
        return self.ways[card + 1][self.cards[kind + 1]] if kind < 3 else 1


def _sum_of_digits(ways: int, beyond: int) -> int:
    """Returns the sum of the digits from digit `beyond` on.

    This is the number of ways to a hand of at least that value.
    """
    return (ways >> _BITS * max(0, beyond)) % _DIGIT_MODULUS


def _draw_place(ways: list[int], rng: Rng) -> int:
    """Returns a random index of the list. The chance of an index is in proportion to the number
    there."""
    mark = rng.random() * sum(ways)
    for place, weight in enumerate(ways):
        mark -= weight
        if weight and mark < 0:
            return place
    return max(place for place, weight in enumerate(ways) if weight)
