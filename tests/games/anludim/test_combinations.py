# SPDX-License-Identifier: MIT
"""Combinations: which cards form one, which of two is stronger, and how cards are read."""

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.anludim.tables import Box, Half, lay_action, values
from wizardtable.core.game import IllegalAction
from wizardtable.games.anludim.rules import components
from wizardtable.games.anludim.rules.combinations import readings, strength_of
from wizardtable.games.anludim.rules.formations import Formations

Strength = tuple[int, ...]


def strength(discipline: int, *halves: Half) -> Strength:
    action = lay_action(discipline, Box().cards(*halves), list(halves))
    return strength_of(discipline, action.cards, action.halves)


def reason(discipline: int, *halves: Half) -> str:
    with pytest.raises(IllegalAction) as caught:
        strength(discipline, *halves)
    return str(caught.value.reason)


def of_one_colour(*numbers: int) -> list[Half]:
    return [(number, components.BLUE) for number in numbers]


def test_a_run_of_four_topping_9_beats_one_of_three_topping_13() -> None:
    assert strength(components.RUN, *values(6, 7, 8, 9)) > strength(
        components.RUN, *values(11, 12, 13)
    )


def test_of_equally_long_runs_the_higher_top_value_wins() -> None:
    assert strength(components.RUN, *values(3, 4)) > strength(components.RUN, *values(2, 3))


def test_runs_of_other_colours_with_the_same_top_are_equal() -> None:
    assert strength(components.RUN, (3, 0), (4, 0)) == strength(components.RUN, (3, 1), (4, 2))


def test_a_run_does_not_go_on_from_13_to_1() -> None:
    assert (
        reason(components.RUN, *values(12, 13, 1))
        == "The cards in a run must have consecutive values."
    )


def test_a_colour_set_is_compared_by_number_and_then_from_the_highest_value_down() -> None:
    assert strength(components.COLOUR_SET, *of_one_colour(1, 2, 3)) > strength(
        components.COLOUR_SET, *of_one_colour(12, 13)
    )
    assert strength(components.COLOUR_SET, *of_one_colour(9, 5, 2)) > strength(
        components.COLOUR_SET, *of_one_colour(9, 4, 3)
    )


def test_pairs_7_and_4_beat_pairs_7_and_3() -> None:
    assert strength(components.PAIRS, *values(7, 7, 4, 4)) > strength(
        components.PAIRS, *values(7, 7, 3, 3)
    )


def test_triples_4_and_3_beat_a_single_triple_of_13() -> None:
    assert strength(components.TRIPLES, *values(4, 4, 4, 3, 3, 3)) > strength(
        components.TRIPLES, *values(13, 13, 13)
    )


def test_five_sixes_beat_four_thirteens_in_an_assembly() -> None:
    assert strength(components.ASSEMBLY, *values(6, 6, 6, 6, 6)) > strength(
        components.ASSEMBLY, *values(13, 13, 13, 13)
    )


def test_an_assembly_may_repeat_a_colour() -> None:
    assert strength(components.ASSEMBLY, (7, 0), (7, 0), (7, 1), (7, 1)) == (4, 7)


def test_four_sevens_are_an_assembly_but_not_two_pairs() -> None:
    four = values(7, 7, 7, 7)
    assert strength(components.ASSEMBLY, *four) == (4, 7)
    assert reason(components.PAIRS, *four) == "Each pair or triple must have a different value."
    results = readings(Box().cards(*four))
    assert (components.ASSEMBLY, (4, 7)) in [
        (reading.discipline, reading.strength) for reading in results
    ]
    assert not [
        reading
        for reading in results
        if reading.discipline == components.PAIRS and 7 in reading.strength[1:]
    ]


@pytest.mark.parametrize(
    ("discipline", "halves", "expected"),
    [
        (components.RUN, values(5), "A run needs at least two cards."),
        (components.COLOUR_SET, values(5), "A colour set needs at least two cards."),
        (
            components.COLOUR_SET,
            [(5, components.BLUE), (6, components.RED)],
            "The cards in a colour set must all be the same colour.",
        ),
        (components.PAIRS, values(5, 6), "Each pair must have exactly two cards of one value."),
        (
            components.PAIRS,
            [(5, components.RED), (5, components.RED)],
            "The two cards in a pair must be of different colours.",
        ),
        (
            components.TRIPLES,
            values(5, 5),
            "Each triple must have exactly three cards of one value.",
        ),
        (
            components.TRIPLES,
            [(5, components.RED), (5, components.RED), (5, components.BLUE)],
            "The three cards in a triple must be of three different colours.",
        ),
        (components.ASSEMBLY, values(5, 5, 5), "An assembly needs at least four cards."),
        (
            components.ASSEMBLY,
            values(5, 5, 5, 6),
            "The cards in an assembly must all have the same value.",
        ),
        (
            components.ASSEMBLY,
            values(4, 5, 5, 5),
            "The cards in an assembly must all have the same value.",
        ),
    ],
)
def test_what_is_no_combination_is_refused_with_the_reason(
    discipline: int, halves: list[Half], expected: str
) -> None:
    assert reason(discipline, *halves) == expected


hands = st.sets(st.sampled_from(range(components.PRINTED_COUNT)), max_size=7).map(
    lambda cards: tuple(components.CardId(card) for card in sorted(cards))
)
low_hands = st.sets(
    st.sampled_from(
        [
            card
            for card, (a, b) in enumerate(components.VALUES[: components.PRINTED_COUNT])
            if a < 9 and b < 9
        ]
    ),
    max_size=7,
).map(lambda cards: tuple(components.CardId(card) for card in sorted(cards)))


def all_strengths(cards: tuple[components.CardId, ...]) -> dict[int, set[Strength]]:
    """Returns by discipline every strength that uses exactly these cards, by trying all halves."""
    strengths: dict[int, set[Strength]] = {discipline: set() for discipline in range(5)}
    for halves in itertools.product((0, 1), repeat=len(cards)):
        for discipline in range(5):
            try:
                strengths[discipline].add(strength_of(discipline, cards, halves))
            except IllegalAction:
                continue
    return strengths


@given(hands | low_hands)
@settings(deadline=None, max_examples=60)
def test_readings_are_all_the_ways_to_read_the_chosen_cards(
    cards: tuple[components.CardId, ...],
) -> None:
    strengths: dict[int, set[Strength]] = {discipline: set() for discipline in range(5)}
    for reading in readings(cards):
        assert strength_of(reading.discipline, cards, reading.halves) == reading.strength
        strengths[reading.discipline].add(reading.strength)
    assert strengths == all_strengths(cards)


@pytest.mark.long
@given(hands | low_hands, st.randoms(use_true_random=False), st.booleans())
@settings(deadline=None, max_examples=60)
def test_offers_are_the_weakest_that_beats_the_table_and_the_strongest_of_each_size(
    cards: tuple[components.CardId, ...], chance: random.Random, empty: bool
) -> None:
    possible: dict[int, set[Strength]] = {discipline: set() for discipline in range(5)}
    for number in range(len(cards) + 1):
        for chosen in itertools.combinations(cards, number):
            for discipline, strengths in all_strengths(chosen).items():
                possible[discipline] |= strengths
    best = [
        () if empty or not possible[discipline] else chance.choice(sorted(possible[discipline]))
        for discipline in range(5)
    ]
    expected = []
    for discipline in range(5):
        beating = sorted(
            strength for strength in possible[discipline] if strength > best[discipline]
        )
        for size in sorted({strength[0] for strength in beating}):
            of_size = [strength for strength in beating if strength[0] == size]
            expected += [(discipline, strength) for strength in sorted({of_size[0], of_size[-1]})]
    hand = Formations(cards)
    offered = []
    for offer in hand.offers(best):
        action = hand.lay_action(offer, best[offer[0]])
        offered.append((action.discipline, strength_of(offer[0], action.cards, action.halves)))
    assert sorted(offered) == sorted(expected)
