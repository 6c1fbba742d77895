# SPDX-License-Identifier: MIT
"""Tests the drawn pieces of Anludim: every picture parses, none is blank, and no two look alike."""

import xml.etree.ElementTree as ET
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QImage

from tests.table import pictures
from tests.table.pictures import Paint, apart
from wizardtable.games.anludim.rules.components import DISCIPLINES
from wizardtable.games.anludim.view.pieces import magic_object
from wizardtable.games.anludim.view.pieces.coven_colours import SIGILS, paint_sigil
from wizardtable.games.anludim.view.pieces.crest import paint_crest
from wizardtable.games.anludim.view.pieces.plate import paint_plate, plate_room
from wizardtable.games.anludim.view.pieces.professor import paint_professor
from wizardtable.paint import svg
from wizardtable.store.paths import resource

PICTURES = sorted(
    path
    for folder in ("anludim", "app", "table")
    for path in resource("art", folder).rglob("*.svg")
)
VALUES = ((1, 2, 3), (1, 2, 3), (1, 2, 3, 4), (1, 2, 3, 4), (1, 2, 3, 5))
SIZES = (24, 36, 60, 120)


def painted(paint: Paint, width: float, height: float | None = None) -> QImage:
    """Returns a picture on a transparent ground, so that its ink can be counted."""
    return pictures.painted(paint, width, height, pictures.TRANSPARENT)


def inked(image: QImage) -> float:
    """Returns the share of pixels that are not transparent."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    rows = (bytes(alpha.constScanLine(y))[: alpha.width()] for y in range(alpha.height()))
    return sum(1 for row in rows for value in row if value) / (image.width() * image.height())


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_picture_uses_only_what_the_renderer_knows_and_holds_no_text(path: Path) -> None:
    names = {element.tag.rpartition("}")[2] for element in ET.parse(path).iter()}
    assert not names & {"text", "tspan", "style", "filter", "mask", "clipPath", "use", "image"}


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_picture_draws_without_a_warning(qapp: object, path: Path) -> None:
    parts = path.relative_to(resource("art")).parts
    image = painted(lambda painter, rect: svg.draw(painter, rect, *parts), 64)
    assert inked(image) > 0.02


@pytest.mark.parametrize("size", SIZES)
def test_each_object_has_its_own_look_at_every_size(qapp: object, size: int) -> None:
    looks = {
        (kind, value): painted(
            lambda p, r, k=kind, v=value: magic_object.paint_object(p, r, k, v), size
        )
        for kind, values in enumerate(VALUES)
        for value in values
    }
    for image in looks.values():
        assert inked(image) > 0.5
    for (first_object, first), (second_object, second) in combinations(looks.items(), 2):
        assert apart(first, second) > (8 if first_object[0] != second_object[0] else 1.5), (
            first_object,
            second_object,
        )


@pytest.mark.parametrize("size", SIZES)
def test_the_professors_are_told_apart_with_and_without_medallion(qapp: object, size: int) -> None:
    for medallion in (True, False):
        busts = [
            painted(lambda p, r, d=d, m=medallion: paint_professor(p, r, d, m), size)
            for d in range(len(DISCIPLINES))
        ]
        assert all(inked(bust) > 0.3 for bust in busts)
        assert all(apart(first, second) > 8 for first, second in combinations(busts, 2))


@pytest.mark.parametrize("size", SIZES)
def test_a_golden_crest_is_not_taken_for_a_silver_one(qapp: object, size: int) -> None:
    for seat in range(len(SIGILS)):
        silver = painted(lambda p, r, s=seat: paint_crest(p, r, s, False), size)
        gold = painted(lambda p, r, s=seat: paint_crest(p, r, s, True), size)
        assert apart(silver, gold) > 8


@pytest.mark.parametrize("size", SIZES)
def test_the_covens_are_told_apart_without_colour(qapp: object, size: int) -> None:
    seats = range(len(SIGILS))
    for paint in (paint_sigil, lambda p, r, s: paint_crest(p, r, s, False)):
        greys = [
            painted(lambda p, r, s=s, paint=paint: paint(p, r, s), size).convertToFormat(
                QImage.Format.Format_Grayscale8
            )
            for s in seats
        ]
        assert all(apart(first, second) > 3 for first, second in combinations(greys, 2))


def test_an_empty_place_shows_the_kind_and_no_value(qapp: object) -> None:
    for kind in range(len(DISCIPLINES)):
        likeness = painted(lambda p, r, k=kind: magic_object.paint_likeness(p, r, k), 60)
        assert inked(likeness) > 0.5
        assert (
            apart(likeness, painted(lambda p, r, k=kind: magic_object.paint_object(p, r, k, 1), 60))
            > 5
        )


def test_a_scroll_is_drawn(qapp: object) -> None:
    assert inked(painted(magic_object.paint_scroll, 60)) > 0.4


@pytest.mark.parametrize("shape", [(120, 240), (160, 200), (180, 180), (200, 160), (240, 120)])
def test_a_plate_fills_any_shape_and_keeps_its_rooms_apart(
    qapp: object, shape: tuple[int, int]
) -> None:
    for discipline in range(len(DISCIPLINES)):
        image = painted(lambda p, r, d=discipline: paint_plate(p, r, d), *shape)
        assert inked(image) > 0.95
    rect = QRectF(0, 0, *shape)
    room = plate_room(rect)
    rooms = [room.name, room.form, room.professor, room.pile, room.strength]
    assert all(rect.contains(place) for place in rooms)
    between = QLineF(room.professor.center(), room.pile.center()).length()
    assert between > 0.45 * (room.professor.width() + room.pile.width())
    for first, second in combinations(rooms, 2):
        assert {first.y(), second.y()} == {room.professor.y(), room.pile.y()} or not (
            first.intersects(second)
        )


def test_the_icon_has_a_drawing_for_the_smallest_size(qapp: object) -> None:
    sizes = {size.width() for size in svg.app_icon().availableSizes()}
    assert {16, 32, 256} <= sizes
