# SPDX-License-Identifier: MIT
"""The box: the numbers of the rules page."""

from collections import Counter
from itertools import combinations

from wizardtable.games.anludim.rules.components import (
    BLUE,
    CARDS,
    PRINTED_COUNT,
    RED,
    VALUES,
    printed_piles,
)


def test_piles_sum_to_11_12_13_13_14_which_is_63_points_in_30_objects() -> None:
    assert [sum(pile) for pile in printed_piles(5)] == [11, 12, 13, 13, 14]
    assert sum(map(sum, printed_piles(4))) == 63
    assert sum(map(len, printed_piles(4))) == 30


def test_the_smallest_object_lies_on_top_of_each_pile() -> None:
    for seats in range(2, 6):
        assert all(list(pile) == sorted(pile, reverse=True) for pile in printed_piles(seats))


def test_with_three_players_one_vial_and_one_star_of_1_point_stay_in_the_box() -> None:
    assert [pile.count(1) for pile in printed_piles(3)] == [3, 2, 2, 1, 1]
    assert sum(map(len, printed_piles(3))) == 28


def test_with_two_players_every_pile_has_five_objects() -> None:
    assert [len(pile) for pile in printed_piles(2)] == [5] * 5
    assert [pile.count(1) for pile in printed_piles(2)] == [2, 1, 1, 1, 1]


def test_each_value_in_each_colour_stands_on_exactly_two_halves_of_65_cards() -> None:
    halves = Counter(half for card in CARDS[:PRINTED_COUNT] for half in card)
    assert PRINTED_COUNT == 65
    assert halves == {(value, colour): 2 for value in range(1, 14) for colour in range(5)}


def test_each_of_the_ten_pairs_of_colours_stands_on_six_or_seven_cards() -> None:
    pairs = Counter(frozenset((upper[1], lower[1])) for upper, lower in CARDS[:PRINTED_COUNT])
    assert set(pairs) == {frozenset(pair) for pair in combinations(range(5), 2)}
    assert set(pairs.values()) == {6, 7}


def test_no_card_repeats_a_value_or_a_colour() -> None:
    assert all(
        upper[0] != lower[0] and upper[1] != lower[1] for upper, lower in CARDS[:PRINTED_COUNT]
    )


def test_the_cards_named_in_the_rules_are_there() -> None:
    assert ((12, BLUE), (2, RED)) in CARDS[:PRINTED_COUNT]
    assert (11, 8) in VALUES
    assert (11, 9) in VALUES
