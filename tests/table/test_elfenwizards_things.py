# SPDX-License-Identifier: MIT
"""Tests the painted pieces of Elfenwizards: no warnings, nothing blank, and different pieces look
different."""

import re
from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from tests.table.pictures import Paint, apart, complaints, grey, least_apart, painted
from wizardtable.core.arranged.looks import DICE_LOOKS
from wizardtable.games.elfenwizards.rules import components
from wizardtable.games.elfenwizards.rules.match_box import PRINTED_BOX, PRINTED_POINTS
from wizardtable.games.elfenwizards.view.areas import Areas, table_areas
from wizardtable.games.elfenwizards.view.pieces import die as dice
from wizardtable.games.elfenwizards.view.pieces import records
from wizardtable.games.elfenwizards.view.pieces.box_frames import box_header
from wizardtable.games.elfenwizards.view.pieces.defeat_box import paint_defeat
from wizardtable.games.elfenwizards.view.pieces.dice_box import paint_box
from wizardtable.games.elfenwizards.view.pieces.dragon import paint_dragon
from wizardtable.games.elfenwizards.view.pieces.great_tree import (
    TREE_LINES,
    paint_contest_light,
    paint_tree,
)
from wizardtable.games.elfenwizards.view.pieces.grey_tokens import paint_grey
from wizardtable.games.elfenwizards.view.pieces.guilds import paint_sigil
from wizardtable.games.elfenwizards.view.pieces.minor_spell import paint_minor
from wizardtable.games.elfenwizards.view.pieces.ranks import paint_rank
from wizardtable.games.elfenwizards.view.pieces.seat import paint_portrait
from wizardtable.games.elfenwizards.view.pieces.space import paint_contest_sign, paint_seal
from wizardtable.games.elfenwizards.view.pieces.space_pictures import paint_space
from wizardtable.games.elfenwizards.view.pieces.spell_points import paint_points
from wizardtable.games.elfenwizards.view.pieces.wizard import PAWN_RATIO, paint_pawn
from wizardtable.paint import svg
from wizardtable.paint.theme import DARK, LIGHT, Look
from wizardtable.paint.worn_looks import WornLooks, set_worn_looks
from wizardtable.store.paths import resource

PICTURES = sorted(resource("art", "elfenwizards").rglob("*.svg"))
SEATS = range(len(components.GUILDS))
LOOK = Look(DARK)

pytestmark = pytest.mark.usefixtures("qapp")


def pawn(seat: int, height: float, tokens: int = 0) -> QImage:
    return painted(lambda p, r: paint_pawn(p, r, seat, tokens), height * PAWN_RATIO, height)


def tree_and_spaces(rooms: Areas) -> tuple[QRectF, list[QRectF]]:
    boxes = [QRectF(box.x, box.y, box.w, box.h) for box in (rooms.tree, *rooms.spaces)]
    return boxes[0], boxes[1:]


def die(seat: int, face: int, size: float, state: dice.DieState = dice.DieState.FREE) -> QImage:
    return painted(lambda p, r: dice.paint_die(p, r, seat, face, state), size)


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_a_picture_draws_without_a_complaint_and_holds_no_text(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert not re.search(r"<(text|tspan|use|image|filter|mask|clipPath|style)\b", source)
    with complaints() as heard:
        image = painted(lambda p, r: svg.draw(p, r, "elfenwizards", path.name), 64)
    assert heard == []
    assert image != painted(lambda p, r: None, 64)


@pytest.mark.parametrize(
    "paint",
    [paint_sigil, paint_minor, paint_portrait, lambda p, r, s: dice.paint_die(p, r, s, 0)],
)
def test_the_guilds_are_told_apart_even_without_colour(
    paint: Callable[[QPainter, QRectF, int], None],
) -> None:
    images = [painted(lambda p, r, s=seat: paint(p, r, s), 24) for seat in SEATS]
    assert least_apart(images) > 10
    assert least_apart([grey(image) for image in images]) > 7


@pytest.mark.parametrize("height", [22, 24, 55, 120])
def test_pawns_of_the_guilds_are_told_apart_even_without_colour(height: int) -> None:
    pawns = [pawn(seat, height) for seat in SEATS]
    assert least_apart(pawns) > 10
    assert least_apart([grey(image) for image in pawns]) > 7


@pytest.mark.parametrize("height", [22, 55])
def test_a_pawn_shows_how_many_grey_tokens_lie_under_it(height: int) -> None:
    assert least_apart([pawn(4, height, tokens) for tokens in (0, 1, 2, 3, 7, 12)]) > 0.4


@pytest.mark.parametrize("size", [16, 24, 48])
def test_the_faces_of_a_die_are_told_apart_in_every_colour(size: int) -> None:
    for seat in SEATS:
        assert least_apart([grey(die(seat, face, size)) for face in range(7)]) > 2


@pytest.mark.parametrize("seat", SEATS)
def test_higher_faces_have_more_pips(seat: int) -> None:
    bare = grey(die(seat, 1, 60))
    changed = [apart(bare, grey(die(seat, face, 60))) for face in (1, 3, 5)]
    assert changed == sorted(changed)


def test_a_die_looks_different_when_it_is_bound_or_spent() -> None:
    for seat in SEATS:
        assert least_apart([die(seat, 4, 32, state) for state in dice.DieState]) > 3


@pytest.mark.parametrize("size", [16, 20, 24, 28, 36, 60])
def test_a_die_tells_its_guild_without_colour(monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    monkeypatch.setattr(dice, "GUILD_TONES", dice.GUILD_TONES[:1] * len(SEATS))
    for face in range(1, 7):
        images = [grey(die(seat, face, size)) for seat in SEATS]
        assert least_apart(images) > 1.2, face


@pytest.fixture(params=DICE_LOOKS)
def worn_dice(request: pytest.FixtureRequest) -> Iterator[str]:
    set_worn_looks(WornLooks(dice=request.param))
    yield request.param
    set_worn_looks(WornLooks())


def test_a_look_of_dice_leaves_guild_face_and_state_to_be_told(worn_dice: str) -> None:
    for size in (16, 28, 60):
        for seat in SEATS:
            assert least_apart([grey(die(seat, face, size)) for face in range(7)]) > 2
            assert least_apart([die(seat, 4, size, state) for state in dice.DieState]) > 3
        for face in range(7):
            assert least_apart([grey(die(seat, face, size)) for seat in SEATS]) > 7


def test_every_look_of_dice_is_seen_where_dice_are_large_enough(worn_dice: str) -> None:
    def tumbling() -> QImage:
        return painted(lambda p, r: dice.paint_tumbling(p, r, 1, 0), 40)

    worn = [die(2, 5, 40), tumbling(), die(2, 5, 20)]
    set_worn_looks(WornLooks())
    usual = [die(2, 5, 40), tumbling(), die(2, 5, 20)]
    equal = [image == other for image, other in zip(worn, usual, strict=True)]
    assert equal == [False, False, True]


def test_a_tumbling_die_turns() -> None:
    for seat in SEATS:
        poses = [
            painted(lambda p, r, s=seat, n=n: dice.paint_tumbling(p, r, s, n), 40)
            for n in range(dice.TUMBLE_FRAMES)
        ]
        assert least_apart(poses) > 3


def test_points_beside_a_wizard_show_number_and_standing() -> None:
    plaques = [
        painted(lambda p, r, n=n, s=s: paint_points(p, r, n, s), 32, 17)
        for n in (1, 7, 12)
        for s in range(3)
    ]
    assert least_apart(plaques) > 2


@pytest.mark.parametrize("size", [18, 24, 48])
def test_the_ranks_are_told_apart(size: int) -> None:
    emblems = [painted(lambda p, r, n=n: paint_rank(p, r, n), size) for n in range(5)]
    assert least_apart([grey(emblem) for emblem in emblems]) > 7
    seals = [
        painted(lambda p, r, n=n: paint_seal(p, r, n, PRINTED_POINTS[n]), size) for n in range(5)
    ]
    assert least_apart(seals) > 5


@pytest.mark.parametrize("height", [44, 90])
def test_a_vacant_title_is_seen(height: int) -> None:
    for place in components.TITLES:
        spaces = [
            painted(lambda p, r, n=place, v=v: paint_space(p, r, n, v), 80, height)
            for v in (False, True)
        ]
        assert least_apart(spaces) > 20


def test_the_signs_at_a_title_are_told_apart() -> None:
    signs = [
        painted(lambda p, r, s=seat, k=kind: paint_contest_sign(p, r, s, kind=k), 20)
        for seat, kind in ((0, 0), (0, 1), (3, 0), (-1, 2), (-1, 3))
    ]
    assert least_apart(signs) > 5


@pytest.mark.parametrize("size", [(700, 560), (980, 666), (1280, 720), (1000, 1400)])
@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_the_spaces_lie_on_the_tree_apart_from_each_other_and_rank_above_rank(
    size: tuple[int, int], scale: float
) -> None:
    tree, places = tree_and_spaces(table_areas(*size, 6, Look(scale=scale)))
    assert len(places) == sum(map(len, TREE_LINES))
    assert all(tree.adjusted(-1, -1, 1, 1).contains(box) for box in places)
    for place, other in combinations(places, 2):
        assert not place.intersects(other)
    for upper, lower in pairwise(TREE_LINES):
        assert places[upper[0]].bottom() < places[lower[0]].top()
    assert min(box.width() for box in places) > 35


@pytest.mark.parametrize("size", [(980, 666), (1280, 560)])
def test_the_tree_grows_about_its_spaces_and_not_beyond_its_edges(size: tuple[int, int]) -> None:
    tree, places = tree_and_spaces(table_areas(*size, 6, Look()))
    image = painted(lambda p, r: paint_tree(p, tree, places), *size)
    bare = painted(lambda p, r: None, *size)
    assert apart(image, bare) > 5
    beyond = tree.adjusted(-6, -6, 6, 6)
    for x, y in (
        (tree.center().x(), beyond.top()),
        (tree.center().x(), beyond.bottom()),
        (beyond.left(), tree.center().y()),
        (beyond.right(), tree.center().y()),
    ):
        assert image.pixelColor(round(x), round(y)) == bare.pixelColor(round(x), round(y))


def test_light_falls_on_the_ladders_of_one_contest() -> None:
    places = dict(enumerate(tree_and_spaces(table_areas(980, 666, 6, Look()))[1]))
    ways = [
        painted(lambda p, r, n=n: paint_contest_light(p, PRINTED_BOX.contests, n, places), 980, 666)
        for n in range(len(PRINTED_BOX.contests))
    ]
    assert least_apart(ways) > 0.1


@pytest.mark.parametrize("look", [Look(DARK), Look(LIGHT), Look(DARK, scale=1.75)])
def test_boxes_differ_by_their_emblems_without_their_names(look: Look) -> None:
    felt = look.theme.felt
    boxes = [
        painted(
            lambda p, r, n=n: paint_box(p, r, n, "", 9 if n == components.GREY_BOX else -1, look),
            190,
            80,
            felt,
        )
        for n in range(len(components.BOXES))
    ]
    assert least_apart(boxes) > 5
    hollows = [
        painted(lambda p, r, n=n: paint_defeat(p, r, n, ("", "", ""), look), 190, 80, felt)
        for n in range(3)
    ]
    assert least_apart(hollows) > 0.3


def test_the_title_of_a_box_grows_with_the_writing() -> None:
    assert box_header(Look(DARK, scale=1.75)) > box_header(LOOK) * 1.4


@pytest.mark.parametrize(("width", "height"), [(150, 70), (90, 130), (220, 90)])
def test_the_rounds_lie_apart_on_their_track(width: int, height: int) -> None:
    room = QRectF(0, 0, width, height)
    steps = records.stone_places(room, LOOK)
    assert len(steps) == components.LAST_ROUND
    assert all(room.contains(step) for step in steps)
    assert not any(step.intersects(other) for step, other in combinations(steps, 2))
    rounds = [
        painted(lambda p, r, n=n: records.paint_track(p, r, "", n, steps, LOOK), width, height)
        for n in range(1, components.LAST_ROUND + 1)
    ]
    assert least_apart(rounds) > 0.5


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_chronicle_counts_for_every_guild_and_for_nobody(seats: int) -> None:
    counts = [(0,) * seats, *(tuple(int(i == n) for i in range(seats)) for n in range(seats))]
    pages = [
        painted(lambda p, r, c=c: records.paint_chronicle(p, r, "", c, 0, LOOK), 145, 70)
        for c in counts
    ]
    pages.append(
        painted(lambda p, r: records.paint_chronicle(p, r, "", counts[0], 1, LOOK), 145, 70)
    )
    assert least_apart(pages) > 0.02


@pytest.mark.parametrize("paint", [paint_dragon, paint_grey])
def test_what_stands_alone_fills_its_place(paint: Paint) -> None:
    for size in (18, 60):
        bare = painted(lambda p, r: None, size)
        assert apart(painted(paint, size), bare) > 15
