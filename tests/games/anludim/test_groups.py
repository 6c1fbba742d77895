# SPDX-License-Identifier: MIT
"""Compares the pairs and triples of a hand with those that trying everything finds."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from wizardtable.core.rng import Rng
from wizardtable.games.anludim.rules.components import PRINTED_COUNT, CardId
from wizardtable.games.anludim.rules.counts import values_at_least
from wizardtable.games.anludim.rules.formations import Formations
from wizardtable.games.anludim.rules.matching import COLOUR_OF_HALF, VALUE_OF_HALF

RANDOM_HAND_COUNT = 150

TANGLED_HANDS = (
    (10, 19, 22, 32, 33, 39, 56, 59, 60),
    (0, 7, 15, 17, 18, 20, 23, 24, 25),
    (8, 34, 35, 46, 47, 52, 58, 61, 62),
    (0, 3, 7, 15, 17, 18, 20, 24, 25),
)
"""Hands in which a card shares each of its halves with another card, and would be counted twice."""


def halves(card: CardId) -> list[tuple[int, int]]:
    return [(VALUE_OF_HALF[2 * card + half], COLOUR_OF_HALF[2 * card + half]) for half in (0, 1)]


def groups(cards: tuple[CardId, ...], value: int, size: int) -> Iterator[tuple[CardId, ...]]:
    """Yields the cards that form a group of this value.

    Each card gives a half, and no two halves have the same colour.
    """
    for chosen in combinations(cards, size):
        colours = [{colour for v, colour in halves(card) if v == value} for card in chosen]
        if all(colours) and _different(colours):
            yield chosen


def _different(colours: list[set[int]]) -> bool:
    if not colours:
        return True
    return any(_different([others - {colour} for others in colours[1:]]) for colour in colours[0])


def most_groups(cards: tuple[CardId, ...], size: int, above: int = 0) -> int:
    """Returns the greatest number of groups of different values above `above`, with no card in
    two."""
    greatest = 0
    for value in range(above + 1, 14):
        for group in groups(cards, value, size):
            remaining = tuple(card for card in cards if card not in group)
            greatest = max(greatest, 1 + most_groups(remaining, size, value))
    return greatest


def _share_a_half(card: CardId, other: CardId) -> bool:
    return bool(set(halves(card)) & set(halves(other)))


def hands_with_equal_halves() -> Iterator[tuple[CardId, ...]]:
    """Yields hands in which many halves occur twice, some of them on tangled cards."""
    everything = [CardId(card) for card in range(PRINTED_COUNT)]
    alike = {
        card: [other for other in everything if other != card and _share_a_half(card, other)]
        for card in everything
    }
    yield from (tuple(map(CardId, hand)) for hand in TANGLED_HANDS)
    rng = Rng(3)
    for _ in range(RANDOM_HAND_COUNT):
        hand = {rng.choice(everything)}
        while len(hand) < 8:
            sharing = [other for card in sorted(hand) for other in alike[card] if other not in hand]
            hand.add(rng.choice(sharing if sharing and rng.below(4) else everything))
        yield tuple(sorted(hand))


@pytest.mark.parametrize("size", [2, 3])
def test_a_hand_forms_as_many_groups_as_trying_everything_finds(size: int) -> None:
    for hand in hands_with_equal_halves():
        formations = Formations(hand)
        values = values_at_least(formations._distinct_counts, size)
        number = formations._groups_of(size, values).max_groups if values else 0
        assert number == most_groups(hand, size), hand
