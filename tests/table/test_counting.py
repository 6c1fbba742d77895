# SPDX-License-Identifier: MIT
"""Tests that a number runs up to its new value when points are earned."""

from dataclasses import replace
from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from tests.table.tables import Game, shown
from wizardtable.games.anludim.view.pieces.seat import points
from wizardtable.paint.theme import Look
from wizardtable.table import counting
from wizardtable.table.pictures import Finish, PictureCache
from wizardtable.table.scene import TableScene
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Placement, Sprite
from wizardtable.table.zones import Box, Spot


@pytest.mark.parametrize(("start", "end"), [(0, 1), (3, 7), (7, 3), (0, 100), (-2, 4)])
def test_a_number_runs_one_way_and_ends_where_it_should(start: int, end: int) -> None:
    steps = counting.number_steps(start, end)
    assert steps[-1] == (1.0, end)
    assert 1 <= len(steps) <= counting.MAX_SHOWN_NUMBERS
    way = 1 if end > start else -1
    shown = [start, *(number for _, number in steps)]
    assert all((b - a) * way > 0 for a, b in pairwise(shown))
    assert all(a < b for a, b in pairwise(share for share, _ in steps))


def test_what_is_shown_at_a_moment_agrees_with_the_moments() -> None:
    assert [counting.number_at(3, 7, share) for share, _ in counting.number_steps(3, 7)] == [
        4,
        5,
        6,
        7,
    ]
    assert counting.number_at(5, 5, 0.3) == 5


def test_a_number_that_stays_does_not_run() -> None:
    assert counting.number_steps(4, 4) == []
    same = Sprite("title", ("Ariane", "4 pts"))
    assert counting.counting_sprites(same, same, (1,)) == []


def test_only_the_number_runs_and_the_last_picture_is_the_new_one() -> None:
    old, new = Sprite("title", ("5 of Elves", "−1 pt")), Sprite("title", ("6 of Elves", "2 pts"))
    details = [sprite.details for _, sprite in counting.counting_sprites(old, new, (1,))]
    assert details == [("6 of Elves", text) for text in ("0 pts", "1 pts", "2 pts")]


def test_numbers_run_together() -> None:
    old, new = Sprite("track", (0, "0/10")), Sprite("track", (3, "3/10"))
    details = [sprite.details for _, sprite in counting.counting_sprites(old, new, (0, 1))]
    assert details == [(1, "1/10"), (2, "2/10"), (3, "3/10")]


def test_points_beside_a_name_run_up_and_stand_as_they_are(qtbot: QtBot) -> None:
    table, seat = _about_to_earn(qtbot)
    item = table.table.items_by_key["seat", seat]
    assert table.table.animator.has_beats(item)
    table.skip()
    assert not table.table.animator.has_beats(item)
    assert item.placement.sprite.details[-1] != "0 pts"


def test_a_piece_that_moves_on_while_its_number_runs_shows_the_number_of_now(qtbot: QtBot) -> None:
    drawn: list[object] = []
    scene = TableScene(PictureCache(lambda _painter, _rect, sprite, _look: drawn.append(sprite)))
    scene.animator.clock = lambda: 0.0
    scene.set_room(640, 400, Look())
    for number, x, pace in ((1, 10, 0.0), (2, 10, 1.0), (0, 300, 1.0)):
        place = Spot(Box(x, 10, 100, 30))
        piece = Placement(("seat", 0), Sprite("title", (number,)), place, counted=(0,))
        scene.show_pieces([piece], {}, lambda _: Finish.PLAIN, pace)
    for now in (0.5, 60.0):
        scene.animator.clock = lambda: now  # noqa: B023 - used before the next one
        scene.animator.tick()
    scene.finish_painting()
    worn = scene.art.ready_picture(Sprite("title", (0,)), 100, 30, Look(), Finish.PLAIN, 0.0)
    assert scene.items_by_key["seat", 0].picture is worn is not None


def test_under_reduced_motion_no_number_runs(qtbot: QtBot) -> None:
    table, seat = _about_to_earn(qtbot, still=True)
    assert not table.table.animator.has_beats(table.table.items_by_key["seat", seat])


def _about_to_earn(qtbot: QtBot, still: bool = False) -> tuple[TableView, int]:
    """Returns a table on which a seat has just earned points, and the seat."""
    game = Game(3, 4)
    table = shown(game)
    qtbot.addWidget(table)
    table.set_pace(1.0, 1.0, still)
    while True:
        before = [points(game.frame().observation, seat) for seat in range(3)]
        game.step()
        after = [points(game.frame().observation, seat) for seat in range(3)]
        table.present(replace(game.frame(), is_own_move=True))
        for seat in range(3):
            if before[seat] != after[seat]:
                return table, seat
        table.skip()
