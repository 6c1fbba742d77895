# SPDX-License-Identifier: MIT
"""Tests that pieces stay inside their room, and that each remains visible."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wizardtable.table import zones

ROOM = zones.Box(40, 500, 700, 190)

sizes = st.floats(60, 900)
boxes = st.builds(zones.Box, st.floats(0, 500), st.floats(0, 500), sizes, sizes)


@given(boxes, st.integers(1, 9), st.floats(0.1, 1))
def test_every_thing_of_a_heap_shows_its_lower_right_corner(
    box: zones.Box, count: int, share: float
) -> None:
    things = zones.heap(box, count, share)
    assert len(things) == count
    for thing in things:
        assert thing.x >= box.x - 1e-6 and thing.x + thing.w <= box.x + box.w + 1e-6
        assert thing.y >= box.y - 1e-6 and thing.y + thing.h <= box.y + box.h + 1e-6
    for lower, thing in enumerate(things):
        for upper in things[lower + 1 :]:
            aside = thing.x + thing.w - upper.x - upper.w
            beneath = thing.y + thing.h - upper.y - upper.h
            assert max(aside, beneath) >= share * thing.w - 1e-6


@given(boxes, st.integers(1, 20), st.floats(-20, 20))
def test_a_row_stays_inside_its_box_however_many_there_are(
    box: zones.Box, count: int, gap: float
) -> None:
    size = (min(50.0, box.w), min(70.0, box.h))
    assert all(place.is_within(box) for place in zones.row(box, count, size, gap))


@given(st.integers(1, 30), st.floats(250, 2000), st.floats(110, 600))
def test_a_fan_stays_inside_its_box_with_its_cards_turned(
    count: int, width: float, height: float
) -> None:
    box = zones.Box(10, 20, width, height)
    card_height = min(height * 0.84, width * 1.4)  # a card must fit by itself
    card = (card_height / 1.4, card_height)
    for spot in zones.fan(box, count, card, card[0] * 0.7):
        assert zones.outline(spot).is_within(box, slack=0.5)


@given(st.integers(2, 30), st.floats(300, 2000), st.floats(110, 300))
def test_a_fan_leaves_its_upper_left_corner_free(count: int, width: float, height: float) -> None:
    box = zones.Box(10, 20, width, height)
    card = (min(height * 0.6, width * 0.3), min(height * 0.84, width * 0.42))
    for spot in zones.fan(box, count, card, card[0] * 0.7, corner=38):
        around = zones.outline(spot)
        assert around.is_within(box, slack=0.5)
        assert around.x > box.x + 37


def test_a_fan_is_ordered_from_left_to_right_and_symmetrical() -> None:
    spots = zones.fan(ROOM, 7, (100, 140), 70)
    centres = [spot.box.centre[0] for spot in spots]
    assert centres == sorted(centres)
    assert spots[0].angle == pytest.approx(-spots[-1].angle)
    assert spots[3].angle == pytest.approx(0)


@given(
    st.lists(st.builds(zones.Group, st.integers(1, 13), st.sampled_from((0.0, 0.62))), max_size=9),
    st.floats(180, 1400),
    st.floats(60, 320),
)
def test_groups_stay_inside_their_box_and_apart(
    groups: list[zones.Group], width: float, height: float
) -> None:
    box = zones.Box(0, 0, width, height)
    packed = zones.spread(box, groups, 1 / 1.4, height)
    assert [len(cards) for cards in packed.cards] == [group.card_count for group in groups]
    for whole, cards in zip(packed.groups, packed.cards, strict=True):
        assert whole.is_within(box, slack=0.5)
        assert all(card.is_within(whole, slack=0.5) for card in cards)
    for i, group in enumerate(packed.groups):
        assert not any(group.inset(0.1).meets(other) for other in packed.groups[i + 1 :])


def test_two_long_groups_take_two_lines_where_that_makes_them_larger() -> None:
    packed = zones.spread(zones.Box(0, 0, 200, 200), [zones.Group(8), zones.Group(8)], 1 / 1.4, 200)
    assert packed.groups[0].bottom <= packed.groups[1].y


def test_columns_and_grids_divide_without_overlapping() -> None:
    for parts in (zones.columns(ROOM, 5, 6), zones.grid(ROOM, 6, 3, 4)):
        assert all(part.is_within(ROOM) for part in parts)
        assert not any(a.meets(b) for i, a in enumerate(parts) for b in parts[i + 1 :])


@given(boxes, st.floats(0.3, 3))
def test_fitting_keeps_the_ratio(box: zones.Box, ratio: float) -> None:
    inner = zones.fit(box, ratio)
    assert inner.is_within(box)
    assert inner.w / inner.h == pytest.approx(ratio)


def test_a_turned_card_needs_more_room_across() -> None:
    assert zones.outline(zones.Spot(zones.Box(0, 0, 10, 20), 90)).w == pytest.approx(20)


@given(boxes, st.integers(0, 6), st.floats(0, 12), sizes)
def test_seats_side_by_side_are_in_their_strip_and_no_wider_than_they_may_be(
    strip: zones.Box, count: int, gap: float, widest: float
) -> None:
    seats = zones.side_by_side(strip, count, gap, widest)
    assert len(seats) == count
    assert all(seat.is_within(strip) and seat.w <= widest and seat.h == strip.h for seat in seats)
    for left, right in itertools.pairwise(seats):
        assert abs(right.x - left.right - gap) < 1e-6


def test_a_card_is_drawn_out_of_a_hand_by_a_share_of_its_height() -> None:
    spot = zones.Spot(zones.Box(10, 100, 50, 70), 4.0)
    assert zones.drawn_out(spot, 0.1) == zones.Spot(zones.Box(10, 93, 50, 70), 4.0)
