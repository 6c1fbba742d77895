# SPDX-License-Identifier: MIT
"""Deals to seats that lack suits: no lawful deal is likelier than another."""

from collections import Counter
from itertools import permutations
from math import sqrt
from time import process_time

import pytest

from wizardtable.core.cards.dealing import deal
from wizardtable.core.rng import Rng

SIX_CARDS = list(range(6))
SUIT_OF_CARD = [0, 0, 0, 1, 1, 2]

Hands = tuple[tuple[int, ...], ...]


def lawful(sizes: list[int], lacks: list[int]) -> set[Hands]:
    """Returns every deal without a suit in a place that lacks it. It tries all deals."""
    deals = set()
    for order in permutations(SIX_CARDS):
        cards = list(order)
        hands = [[cards.pop() for _ in range(size)] for size in sizes]
        pairs = [(lacked, card) for lacked, hand in zip(lacks, hands, strict=True) for card in hand]
        if not any(lacked >> SUIT_OF_CARD[card] & 1 for lacked, card in pairs):
            deals.add(tuple(tuple(sorted(hand)) for hand in hands))
    return deals


@pytest.mark.parametrize(
    ("sizes", "lacks"),
    [
        ([2, 2, 2], [0, 0, 0]),
        ([2, 2, 2], [0b001, 0, 0]),
        ([2, 2, 2], [0b001, 0b010, 0]),
        ([2, 2, 2], [0b001, 0b010, 0b100]),
        ([1, 2, 3], [0b001, 0b110, 0b000]),
        ([3, 0, 3], [0b010, 0b111, 0b000]),
        ([3, 3], [0b001, 0b110]),
    ],
)
def test_every_lawful_deal_is_as_likely_as_any_other(sizes: list[int], lacks: list[int]) -> None:
    lawful_deals, rng = lawful(sizes, lacks), Rng(1)
    expected = 200
    counts = Counter(
        tuple(tuple(sorted(hand)) for hand in deal(SIX_CARDS, SUIT_OF_CARD, sizes, lacks, rng))
        for _ in range(expected * len(lawful_deals))
    )
    assert set(counts) == lawful_deals
    chi_squared = sum((count - expected) ** 2 / expected for count in counts.values())
    freedom = len(lawful_deals) - 1
    assert chi_squared < freedom + 5 * sqrt(2 * freedom) + 5


def test_the_order_within_a_place_is_left_to_chance() -> None:
    rng = Rng(2)
    first = Counter(
        deal(SIX_CARDS, SUIT_OF_CARD, [3, 3], [0b100, 0], rng)[0][0] for _ in range(1_000)
    )
    assert set(first) == {0, 1, 2, 3, 4}
    assert max(first.values()) < 1.3 * min(first.values())


@pytest.mark.parametrize(
    ("sizes", "lacks"), [([4, 2], [0b001, 0]), ([1, 5], [0b111, 0]), ([2, 2], [0, 0])]
)
def test_a_deal_that_cannot_be_is_refused(sizes: list[int], lacks: list[int]) -> None:
    with pytest.raises(ValueError, match="place"):
        deal(SIX_CARDS, SUIT_OF_CARD, sizes, lacks, Rng(0))


def test_whole_hands_of_bridge_are_dealt_quickly() -> None:
    suits = [card // 13 for card in range(39)]
    lacks = [0b0001, 0b0010, 0b0100]
    deal(range(39), suits, [13, 13, 13], lacks, Rng(0))
    start = process_time()
    for seed in range(100):
        deal(range(39), suits, [13, 13, 13], lacks, Rng(seed))
    assert process_time() - start < 1.0
