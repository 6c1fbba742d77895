# SPDX-License-Identifier: MIT
"""Tricks with a duty to follow suit: the card that takes a trick, and the suits that seats lack."""

from dataclasses import dataclass, field

import pytest

from wizardtable.core.cards.tricks import Pack
from wizardtable.core.rng import Rng

PACK = Pack(suit_count=3, rank_count=4, trump=2)
"""Cards 1 to 4, 5 to 8, and the trumps 9 to 12."""


@dataclass
class Table:
    """A round of four tricks at three seats. By default seat 0 leads the first trick."""

    leader: int = 0
    trick: list[int] = field(default_factory=list)
    piles: list[list[int]] = field(default_factory=lambda: [[], [], []])


def test_without_a_trump_the_highest_card_of_the_suit_led_takes_the_trick() -> None:
    plain = Pack(suit_count=3, rank_count=4)
    assert plain.taker([2, 12, 3]) == 2
    assert PACK.taker([2, 12, 3]) == 1
    assert PACK.taker([2, 8, 1]) == 0


def test_whoever_did_not_follow_is_known_to_lack_the_suit() -> None:
    assert PACK.lacks(Table(trick=[1, 5])) == [0, 0b001, 0]
    taken = Table(leader=2, piles=[[], [], [5, 6, 9]])
    assert PACK.lacks(taken) == [0, 0, 0b010]


def test_unseen_cards_are_dealt_to_nobody_who_is_known_to_lack_their_suit() -> None:
    table = Table(leader=2, piles=[[], [], [5, 6, 9]])
    unseen = [7, 8, 10, 11, 12, 1]
    for seed in range(20):
        *hands, deck = PACK.deal_unseen(table, unseen, [0, 2, 2, 2], Rng(seed))
        assert not {7, 8} & {*hands[2]}
        assert sorted(hands[1] + hands[2] + deck) == sorted(unseen)


HANDS = [[1, 2, 3], [4, 5, 7], [8, 10, 11]]


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        (Table(leader=0, piles=[[], [], [5, 6, 9]]), "the seat that took the trick leads"),
        (Table(leader=2, piles=[[], [], [9, 6, 5]]), "seat 2 led, and did not start"),
        (Table(leader=2, trick=[12], piles=[[], [], [5, 6, 9]]), "seat 2 has a card too many"),
        (Table(leader=2), "all have a card too few"),
    ],
)
def test_a_round_that_cannot_have_been_played_is_not_sound(table: Table, reason: str) -> None:
    assert not PACK.is_sound(table, HANDS, 0, 4), reason


def test_a_round_in_which_a_seat_holds_what_it_was_seen_to_lack_is_not_sound() -> None:
    taken = Table(leader=2, piles=[[], [], [5, 6, 9]])
    assert not PACK.is_sound(taken, HANDS, 0, 4), "seat 2 did not follow the 5, and holds the 8"
    assert PACK.is_sound(taken, [[1, 2, 3], [4, 7, 8], [10, 11, 12]], 0, 4)


def test_a_part_of_a_trick_is_in_no_pile() -> None:
    with pytest.raises(ValueError, match="whole tricks"):
        PACK.taken_tricks(Table(piles=[[1, 2], [], []]))
