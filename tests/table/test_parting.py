# SPDX-License-Identifier: MIT
"""Tests that lifted, advised and hovered cards come in front of their neighbours, which move
apart."""

from wizardtable.table.parting import FanShift, fan_shifts
from wizardtable.table.view import Key, Placement, Sprite
from wizardtable.table.zones import Box, Spot


def fan(count: int, step: float = 60.0) -> list[Placement]:
    """Returns cards of 100 by 140 pixels, each over the one to its left."""
    return [
        Placement(("card", i), Sprite("card"), Spot(Box(i * step, 0, 100, 140)), 10 + i, 0.4)
        for i in range(count)
    ]


def depth(asides: dict[Key, FanShift], piece: Placement) -> float:
    aside = asides.get(piece.key, FanShift())
    return piece.z if aside.z is None else aside.z


def test_a_card_in_front_covers_its_neighbours_and_they_part() -> None:
    cards = fan(5)
    asides = fan_shifts(cards, [cards[2].key], None)
    assert all(depth(asides, cards[2]) > card.z for card in cards if card is not cards[2])
    left, right = asides[cards[1].key].x, asides[cards[3].key].x
    assert left < 0 < right
    assert cards[2].key in asides and asides[cards[2].key].x == 0
    assert abs(asides[cards[4].key].x) < right, "the fan hardly becomes wider"


def test_the_hovered_card_comes_before_those_lifted_and_these_keep_their_order() -> None:
    cards = fan(5)
    asides = fan_shifts(cards, [cards[1].key, cards[2].key], cards[0].key)
    z = [depth(asides, card) for card in cards]
    assert z[0] > z[2] > z[1] > z[4] > z[3]


def test_nothing_parts_where_cards_lie_apart_or_alone() -> None:
    apart = fan(4, step=120)
    assert fan_shifts(apart, [apart[1].key], apart[2].key) == {}
    assert fan_shifts(fan(1), [("card", 0)], None) == {}
    assert fan_shifts(fan(4), [], None) == {}


def test_cards_elsewhere_stay_where_they_are() -> None:
    low = Placement(("card", 9), Sprite("card"), Spot(Box(100, 200, 100, 140)), 10, 0.4)
    small = Placement(("card", 8), Sprite("card"), Spot(Box(100, 0, 60, 90)), 10, 0.4)
    asides = fan_shifts([*fan(4), low, small], [("card", 1)], None)
    assert low.key not in asides and small.key not in asides


def test_no_lifted_card_hides_the_next_one_of_a_tight_fan() -> None:
    cards = fan(5, step=35)
    asides = fan_shifts(cards, [cards[1].key], cards[0].key)
    assert set(asides) == {cards[0].key}, "all others lie where they lay"
    assert not asides[cards[0].key].is_before_pointer, "the next card is found beside it"
