# SPDX-License-Identifier: MIT
"""Unseen hands that are worth enough: how likely they are, and one of them by lot.

What hands are worth is counted with polynomials in whole numbers: the ways to a worth are a digit,
128 bits long, of one large number, its place the worth above the least that is possible.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import Final

from wizardtable.core.rng import Rng
from wizardtable.games.zavandor.rules.components import DECKS, VALUES, Card
from wizardtable.games.zavandor.rules.moves import Four

_BITS: Final = 128
"""Enough for all ways to draw a hand, which are fewer than 2**115."""

_ALL: Final = (1 << _BITS) - 1

_LOWEST: Final = tuple(VALUES[faces[0]] for faces in DECKS)


@dataclass(frozen=True, slots=True)
class UnseenHand:
    """The hands of so many cards of each kind that can be drawn from the unseen ones.

    Attributes:
        unseen: by face, how many cards of it are unseen.
        cards: by kind, how many are drawn.
        ways: by face, and by the number of cards of its kind that are still to be drawn from it
            and the higher faces, the ways to draw these and all of the following kinds.
    """

    unseen: tuple[int, ...]
    cards: Four
    ways: tuple[tuple[int, ...], ...]

    @staticmethod
    @lru_cache(maxsize=256)
    def of(unseen: tuple[int, ...], cards: Four) -> "UnseenHand":
        """The hoard, kept for the next sample of the same observation."""
        ways: list[tuple[int, ...]] = []
        onward = 1
        for kind in (3, 2, 1, 0):
            after: tuple[int, ...] = (onward, *(cards[kind] * (0,)))
            for card in reversed(DECKS[kind]):
                place = _BITS * (VALUES[card] - _LOWEST[kind])
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
        """How likely it is that a hand is worth at least so much."""
        ways = self.ways[0][self.cards[0]]
        return _above(ways, self._beyond(least)) / _above(ways, 0)

    def draw(self, least: int, rng: Rng) -> list[Card]:
        """One of the hands worth at least so much, each as likely as the others; there must be
        one."""
        hand: list[Card] = []
        beyond = self._beyond(least)
        for kind, faces in enumerate(DECKS):
            count = self.cards[kind]
            for card in faces:
                rise = VALUES[card] - _LOWEST[kind]
                ways = [
                    comb(self.unseen[card], drawn)
                    * _above(self._after(card, kind, count - drawn), beyond - rise * drawn)
                    for drawn in range(min(count, self.unseen[card]) + 1)
                ]
                drawn = _lot(ways, rng)
                hand += [card] * drawn
                count -= drawn
                beyond -= rise * drawn
        return hand

    def _beyond(self, least: int) -> int:
        """How much this is above the least that a hand is worth."""
        return least - sum([low * n for low, n in zip(_LOWEST, self.cards, strict=True)])

    def _after(self, card: Card, kind: int, count: int) -> int:
        """The ways that are left after a face, with so many cards of the kind to come."""
        if card != DECKS[kind][-1]:
            return self.ways[card + 1][count]
        if count:
            return 0
        return self.ways[card + 1][self.cards[kind + 1]] if kind < 3 else 1


def _above(ways: int, beyond: int) -> int:
    """The sum of the digits from a place on."""
    return (ways >> _BITS * max(0, beyond)) % _ALL


def _lot(ways: list[int], rng: Rng) -> int:
    """A place in the list, each as likely as it says."""
    mark = rng.random() * sum(ways)
    for place, often in enumerate(ways):
        mark -= often
        if often and mark < 0:
            return place
    return max(place for place, often in enumerate(ways) if often)
