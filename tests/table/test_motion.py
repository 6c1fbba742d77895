# SPDX-License-Identifier: MIT
"""Tests that pieces move as if they had weight: they are lifted, travel, settle, and swing."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from pytestqt.qtbot import QtBot

from wizardtable.paint.theme import Look
from wizardtable.table.items import Pose
from wizardtable.table.motion import (
    LIFT_GROWTH_SHARE,
    RISE_MS,
    SETTLE_START_SHARE,
    Hanging,
    Journey,
    Manner,
)
from wizardtable.table.pictures import Finish, PictureCache
from wizardtable.table.scene import TableScene
from wizardtable.table.view import Placement, Sprite
from wizardtable.table.zones import Box, Spot

HERE, THERE = Pose(100, 300, 0, 80), Pose(700, 100, 10, 90)
FRAME = 1 / 60


def test_a_card_is_lifted_within_three_frames() -> None:
    pose = Journey(HERE, THERE, 350).pose_at(3 * 1000 * FRAME / 350)
    assert 3 * 1000 * FRAME >= RISE_MS
    assert pose.rise > 5
    assert pose.width == pytest.approx(80 * (1 + LIFT_GROWTH_SHARE), rel=0.05)


def test_every_way_begins_and_ends_exactly_in_its_poses() -> None:
    for manner in (
        Manner(),
        Manner(is_lifted=False),
        Manner(arc_height=40),
        Manner(hold_ms=150, min_width=120),
    ):
        journey = Journey(HERE, THERE, 350, manner)
        first, last = journey.pose_at(0.0), journey.pose_at(1.0)
        assert (first.x, first.y, first.width) == pytest.approx((100, 300, 80))
        assert (last.x, last.y, last.width, last.angle) == pytest.approx((700, 100, 90, 10))
        assert last.rise == pytest.approx(0)


def test_a_card_that_is_let_go_settles_with_a_rebound() -> None:
    journey = Journey(HERE, THERE, 350)
    assert journey.pose_at(SETTLE_START_SHARE).x == pytest.approx(THERE.x)
    heights = [
        journey.pose_at(SETTLE_START_SHARE + (1 - SETTLE_START_SHARE) * n / 10).rise
        for n in range(11)
    ]
    assert heights[0] == pytest.approx(0)
    assert 0.5 < max(heights) < 3
    assert heights[-1] == pytest.approx(0)


def test_a_card_leans_to_where_it_goes_and_not_when_it_lies() -> None:
    straight = Pose(700, 300, 0, 80)
    angles = [Journey(HERE, straight, 350).pose_at(n / 20).angle for n in range(21)]
    assert max(angles) > 2
    assert min(angles) >= 0
    assert angles[-1] == pytest.approx(0)


def test_a_gem_is_thrown_in_an_arc() -> None:
    journey = Journey(HERE, Pose(700, 300, 0, 80), 350, Manner(arc_height=40))
    assert min(journey.pose_at(n / 20).y for n in range(21)) < 300 - 40


def test_what_another_takes_is_held_up_before_it_leaves() -> None:
    journey = Journey(HERE, THERE, 500, Manner(hold_ms=150))
    held = journey.pose_at(140 / 500)
    assert held.x == HERE.x
    assert held.rise > 5


def test_what_another_turns_over_shows_its_face_for_most_of_the_way() -> None:
    journey = Journey(HERE, THERE, 500, Manner(hold_ms=150), is_flipped=True)
    assert journey.flip_share(0.3) == 0
    assert journey.pose_at(0.3).edge == 1
    assert journey.flip_share(0.55) == 1
    assert abs(journey.pose_at(0.55).x - THERE.x) > 100


def test_a_small_piece_of_another_is_seen_larger_on_its_way() -> None:
    tiny = Journey(Pose(0, 0, 0, 20), Pose(600, 0, 0, 24), 400, Manner(min_width=48))
    assert max(tiny.pose_at(n / 20).width for n in range(21)) > 46
    assert tiny.pose_at(1.0).width == pytest.approx(24)


def test_a_way_that_is_broken_off_goes_on_where_the_piece_is() -> None:
    for manner in (Manner(), Manner(arc_height=40)):
        middle = Journey(HERE, THERE, 350, manner).pose_at(0.4)
        again = Journey(middle, HERE, 350, manner).pose_at(0.0)
        assert (again.x, again.y) == pytest.approx((middle.x, middle.y))
        assert again.width == pytest.approx(middle.width, rel=0.01)


def moved(pointer: list[float]) -> list[Pose]:
    """Returns the poses of a card, frame by frame, on a pointer at these places."""
    hanging = Hanging(Pose(pointer[0], 200, 0, 80))
    poses = []
    for x in pointer:
        hanging.target = Pose(x, 200, 0, 80)
        hanging.pass_time(FRAME)
        poses.append(hanging.pose())
    return poses


def test_a_card_on_the_pointer_is_exactly_where_the_pointer_is() -> None:
    places = [100.0 + 20 * n for n in range(20)]
    assert [pose.x for pose in moved(places)] == places


def test_a_card_on_the_pointer_tilts_with_the_speed_either_way() -> None:
    slow, fast = (moved([100 + step * n for n in range(30)])[-1].angle for step in (4.0, 16.0))
    assert 0 < slow < fast <= 17
    assert moved([800 - 16.0 * n for n in range(30)])[-1].angle == pytest.approx(-fast)


def test_a_card_on_a_resting_pointer_swings_out_and_hangs_still() -> None:
    angles = [pose.angle for pose in moved([100 + 16.0 * min(n, 20) for n in range(120)])]
    assert min(angles[21:]) < -0.3
    assert angles[-1] == pytest.approx(0, abs=0.05)
    assert all(abs(a - b) < 4 for a, b in pairwise(angles))


def paint(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
    painter.fillRect(rect, QColor("red"))


def test_a_card_that_is_played_casts_a_shadow_while_a_large_hand_closes_up(qtbot: QtBot) -> None:
    scene = TableScene(PictureCache(paint))
    scene.animator.clock = lambda: 0.0
    scene.set_room(1280, 720, Look())

    def show(start: float, middle: float, pace: float) -> None:
        hand = [Box(start + 100 * n, 500, 90, 130) for n in range(8)]
        pieces = [
            Placement(("card", n), Sprite("card"), Spot(box), height=0.4)
            for n, box in enumerate([*hand, Box(middle, 100, 90, 130)])
        ]
        scene.show_pieces(pieces, {}, lambda _: Finish.PLAIN, pace)

    show(10, 900, 0.0)
    show(40, 300, 1.0)
    scene.animator.clock = lambda: 0.5
    scene.animator.tick()
    assert scene.items_by_key["card", 8].childItems()


def test_a_lifted_piece_casts_a_shadow_until_it_lies(qtbot: QtBot) -> None:
    scene = TableScene(PictureCache(paint))
    now = [0.0]
    scene.animator.clock = lambda: now[0]
    scene.set_room(400, 300, Look())
    for box, pace in ((Box(10, 200, 20, 20), 0.0), (Box(300, 100, 20, 20), 1.0)):
        piece = Placement(("gem", 1), Sprite("gem"), Spot(box), height=0.4)
        scene.show_pieces([piece], {}, lambda _: Finish.PLAIN, pace)
    item = scene.items_by_key["gem", 1]
    assert item.childItems() == []
    now[0] = 0.1
    scene.animator.tick()
    (shadow,) = item.childItems()
    assert shadow.scenePos().y() > item.pos().y() + 5
    scene.animator.skip()
    assert item.childItems() == []
