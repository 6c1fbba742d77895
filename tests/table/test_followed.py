# SPDX-License-Identifier: MIT
"""Tests that a viewer can follow an opponent's move: its piece is held up, travels visibly, and
lights up."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from pytestqt.qtbot import QtBot

from wizardtable.paint.theme import Look
from wizardtable.table.items import PieceItem
from wizardtable.table.pictures import Finish, PictureCache
from wizardtable.table.scene import OPPONENT_DEPARTURE, OWN_DEPARTURE, Departure, TableScene
from wizardtable.table.view import Placement, Sprite
from wizardtable.table.zones import Box, Spot

GEM = ("gem", 1)
START, NEAR, GOAL = Box(10, 200, 20, 20), Box(35, 200, 20, 20), Box(500, 100, 20, 20)


def paint(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
    painter.fillRect(rect, QColor("red"))


@pytest.fixture
def scene(qtbot: QtBot) -> TableScene:
    made = TableScene(PictureCache(paint))
    made.animator.clock = lambda: 0.0
    made.set_room(640, 400, Look())
    show(made, START, pace=0.0)
    return made


def show(
    scene: TableScene, box: Box, departure: Departure = OPPONENT_DEPARTURE, pace: float = 1.0
) -> None:
    piece = Placement(GEM, Sprite("gem"), Spot(box), height=0.4)
    scene.show_pieces([piece], {}, lambda _: Finish.PLAIN, pace, departure=departure)


def frames(scene: TableScene) -> Iterator[int]:
    """Yields the number of each frame, fifty a second, until the table is at rest."""
    frame = 0
    while scene.animator.is_busy:
        frame += 1
        scene.animator.clock = lambda: frame / 50  # noqa: B023 - used before the next one
        scene.animator.tick()
        yield frame


def lights(scene: TableScene) -> int:
    pieces = [item for item in scene.items() if isinstance(item, PieceItem)]
    return sum(item.key[:2] == ("table", "light") for item in pieces)


def test_anothers_gem_is_held_up_first_and_larger_on_its_way(scene: TableScene) -> None:
    show(scene, GOAL)
    item = scene.items_by_key[GEM]
    poses = [item.posture for _ in frames(scene)]
    assert poses[6].x == pytest.approx(20)
    assert poses[6].rise > 0
    assert max(pose.width for pose in poses) > 36
    assert poses[-1].width == pytest.approx(20)


def test_anothers_gem_takes_longer_than_ones_own(scene: TableScene) -> None:
    show(scene, GOAL)
    theirs = len(list(frames(scene)))
    scene.animator.clock = lambda: 0.0
    show(scene, START, OWN_DEPARTURE)
    assert len(list(frames(scene))) < theirs


def test_anothers_gem_is_lit_where_it_lies_and_not_for_long(scene: TableScene) -> None:
    show(scene, GOAL)
    list(frames(scene))
    assert lights(scene) == 1
    scene.animator.clock = lambda: 60.0
    while not scene.animator.is_still:
        scene.animator.tick()
    assert lights(scene) == 0


@pytest.mark.parametrize(
    ("box", "departure", "pace"),
    [(GOAL, OWN_DEPARTURE, 1.0), (NEAR, OPPONENT_DEPARTURE, 1.0), (GOAL, OPPONENT_DEPARTURE, 0.0)],
    ids=["the viewer's own", "what makes room", "without motion"],
)
def test_nothing_else_is_lit(
    scene: TableScene, box: Box, departure: Departure, pace: float
) -> None:
    show(scene, box, departure, pace)
    list(frames(scene))
    assert lights(scene) == 0


def test_what_is_skipped_is_not_lit(scene: TableScene) -> None:
    show(scene, GOAL)
    scene.animator.skip()
    assert lights(scene) == 0


def test_a_pointer_that_moves_meanwhile_hurries_nothing(scene: TableScene) -> None:
    show(scene, GOAL)
    alone = [scene.items_by_key[GEM].posture for _ in frames(scene)]
    scene.animator.skip()
    show(scene, START, pace=0.0)
    scene.animator.clock = lambda: 0.0
    show(scene, GOAL)
    disturbed = []
    for frame in frames(scene):
        disturbed.append(scene.items_by_key[GEM].posture)
        if frame < 10:
            show(scene, GOAL, OWN_DEPARTURE, 0.5)  # as when the pointer comes onto another piece
    assert disturbed == alone
    assert lights(scene) == 1
