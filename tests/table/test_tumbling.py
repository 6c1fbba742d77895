# SPDX-License-Identifier: MIT
"""Tests pieces that tumble, such as dice: they show other sides on the way, and end in their
place."""

from collections.abc import Iterator
from itertools import count

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from pytestqt.qtbot import QtBot

from wizardtable.paint.theme import Look
from wizardtable.table.pictures import Finish, PictureCache
from wizardtable.table.scene import TableScene
from wizardtable.table.view import Placement, Sprite
from wizardtable.table.zones import Box, Spot

DIE = ("die", 1)
OWN = Sprite("red")
SIDES = (Sprite("green"), Sprite("blue"), Sprite("yellow"))


def paint(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
    painter.fillRect(rect, QColor(sprite.kind))


@pytest.fixture
def scene(qtbot: QtBot) -> TableScene:
    """Returns a table on which time passes only in `to_rest`."""
    made = TableScene(PictureCache(paint))
    made.animator.clock = lambda: 0.0
    made.set_room(400, 300, Look())
    show(made, Box(10, 200, 20, 20))
    return made


def show(scene: TableScene, box: Box, pace: float = 0.0) -> None:
    piece = Placement(DIE, OWN, Spot(box), height=0.4)
    scene.show_pieces([piece], {}, lambda _: Finish.PLAIN, pace)


def colour(scene: TableScene) -> str:
    picture = scene.items_by_key[DIE].picture
    assert picture is not None
    image = picture.pixmap.toImage()
    return image.pixelColor(image.width() // 2, image.height() // 2).name()


def to_rest(scene: TableScene) -> Iterator[None]:
    """Yields after each frame, fifty a second, until all pieces rest."""
    for frame in count(1):
        yield
        if not scene.animator.is_busy:
            return
        scene.animator.clock = lambda: frame / 50  # noqa: B023 - used before the next one
        scene.animator.tick()
        scene.picture_loader.finish_painting()


def test_other_sides_are_seen_on_the_way_and_its_own_at_the_end(scene: TableScene) -> None:
    show(scene, Box(300, 100, 40, 40), pace=1.0)
    scene.tumble(DIE, SIDES, 0.3, 0)
    colours = {colour(scene) for _ in to_rest(scene)}
    assert len(colours & {QColor(side.kind).name() for side in SIDES}) >= 2
    assert colour(scene) == QColor(OWN.kind).name()
    item = scene.items_by_key[DIE]
    assert (item.posture.x, item.posture.y, item.posture.width) == (320, 120, 40)
    assert item.posture.angle == 0


def test_it_bounces_above_the_straight_way(scene: TableScene) -> None:
    scene.tumble(DIE, SIDES, 0.3, 0)
    heights = [scene.items_by_key[DIE].posture.y for _ in to_rest(scene)]
    assert min(heights) < 205
    assert max(heights) <= 210
    assert heights[-1] == 210


def test_a_table_that_is_told_to_skip_shows_the_piece_as_it_is(scene: TableScene) -> None:
    scene.tumble(DIE, SIDES, 1.0, 0)
    assert scene.animator.is_busy
    scene.animator.skip()
    assert not scene.animator.is_busy
    assert colour(scene) == QColor(OWN.kind).name()


def test_nothing_tumbles_without_pace_or_off_the_table(scene: TableScene) -> None:
    scene.tumble(DIE, SIDES, 0.0, 0)
    scene.tumble(("die", 2), SIDES, 1.0, 0)
    assert not scene.animator.is_busy
