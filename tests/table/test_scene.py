# SPDX-License-Identifier: MIT
"""Tests that the scene shows its frame, removes items of missing pieces, and leaks no
references."""

import gc
import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from tests.helpers import begun
from tests.table.tables import SPEC, Game, positions, shown
from wizardtable.core import catalog
from wizardtable.paint.theme import DARK, LIGHT, Look
from wizardtable.table import picture_loader
from wizardtable.table.pictures import Finish, PictureCache
from wizardtable.table.scene import TableScene
from wizardtable.table.table_art import art_of
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Placement, Sprite
from wizardtable.table.zones import Box, Spot


def _agrees(table: TableView) -> None:
    wanted = {piece.key: piece for piece in table.layout_now.pieces}
    items = {k: i for k, i in table.table.items_by_key.items() if k[0] != "table"}
    assert items.keys() == wanted.keys()
    for key, item in items.items():
        x, y = wanted[key].spot.box.centre
        assert (item.pos().x(), item.pos().y()) == pytest.approx(
            (x, y), abs=0.51
        )  # on whole pixels
        assert item.opacity() == pytest.approx(1.0)
        assert item.placement.sprite == wanted[key].sprite


@pytest.mark.parametrize(("seats", "expert", "seed"), positions())
def test_the_scene_equals_the_observation_after_every_step(
    qtbot: QtBot, seats: int, expert: bool, seed: int
) -> None:
    game = Game(seats, seed, expert)
    table = shown(game)
    qtbot.addWidget(table)
    for _ in range(40):
        if game.mover is None:
            break
        game.step()
        table.present(game.frame())
        table.stage.finish_motion()
        _agrees(table)


def test_moving_on_before_the_pieces_have_arrived_loses_none(qtbot: QtBot) -> None:
    game = Game(4, 8)
    table = shown(game)
    qtbot.addWidget(table)
    for _ in range(7):
        game.step()
        table.present(game.frame())
        qtbot.wait(12)
    with qtbot.waitSignal(table.settled):
        pass
    _agrees(table)
    qtbot.waitUntil(lambda: table.table.animator.is_still)  # lights have gone out
    assert len(_pictures(table)) == len(table.table.items_by_key)


def test_what_is_painted_later_is_there_at_once_and_painted_soon(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game(4, 8)
    table = shown(game, art=art_of(game.spec.view))
    qtbot.addWidget(table)
    monkeypatch.setattr(picture_loader, "ANSWER_PAINT_SECONDS", 0.0)
    game.steps(30)
    table.present(game.frame(), animate=False)
    items = table.table.items_by_key.values()
    bare = [item for item in items if item.picture is None]
    assert bare
    for item in bare:
        assert item.holds(item.pos().x(), item.pos().y())
    _agrees(table)
    qtbot.waitUntil(lambda: all(item.picture is not None for item in items))


def _pictures(table: TableView) -> list[QGraphicsPixmapItem]:
    """Returns all items of the scene but the felt."""
    items = [i for i in table.table.items() if isinstance(i, QGraphicsPixmapItem)]
    return [item for item in items if item.zValue() > -1000]


def test_no_item_is_left_behind(qtbot: QtBot) -> None:
    game = Game(3, 4)
    table = shown(game)
    qtbot.addWidget(table)
    for _ in range(120):
        if game.mover is None:
            break
        game.step()
        table.present(game.frame())
        table.skip()
    while table.table.animator.is_busy:  # banners come one after another
        table.skip()
    assert len(_pictures(table)) == len(table.table.items_by_key)


def test_settled_follows_even_when_nothing_moves(qtbot: QtBot) -> None:
    game = Game(3, 4)
    table = shown(game)
    qtbot.addWidget(table)
    for animate in (False, True):
        with qtbot.waitSignal(table.settled):
            table.present(game.frame(), animate)


def test_reduced_motion_puts_everything_in_place_at_once(qtbot: QtBot) -> None:
    game = Game(3, 4).steps(10)
    table = shown(game)
    qtbot.addWidget(table)
    table.set_pace(1.0, 1.0, reduced_motion=True)
    for _ in range(5):
        game.step()
        table.present(game.frame())
        _agrees(table)


def test_a_table_can_be_resized_rethemed_and_retranslated_in_mid_move(qtbot: QtBot) -> None:
    game = Game(4, 4).steps(25)
    table = shown(game)
    qtbot.addWidget(table)
    game.steps(4)
    table.present(game.frame())
    table.resize(1600, 900)
    qtbot.wait(30)
    table.retheme("light")
    table.set_font_scale(150)
    table.retranslate()
    _agrees(table)
    assert table.look.theme == LIGHT


def test_pictures_are_painted_once_for_each_look(qtbot: QtBot) -> None:
    painted: list[Sprite] = []
    art = PictureCache(lambda painter, rect, sprite, look: painted.append(sprite))
    sprite = Sprite("card", (1,))
    for look in (Look(), Look(), Look(LIGHT), Look(DARK, 1.5), Look(DARK, 1.0, 2.0)):
        for finish in (Finish.PLAIN, Finish.SOURCE, Finish.DIM):
            art.picture(sprite, 60, 84, look, finish, 0.5)
    assert len(painted) == 4


def test_the_picture_cache_keeps_to_its_limit(qtbot: QtBot) -> None:
    art = PictureCache(lambda painter, rect, sprite, look: None, limit=2_000_000)
    for number in range(100):
        art.picture(Sprite("card", (number,)), 100, 140, Look(), Finish.SOURCE, 0.5)
    assert art.byte_count <= 2_000_000
    assert len(art) > 3


@pytest.mark.parametrize("shared", [False, True])
def test_a_table_that_is_gone_keeps_no_pictures(qtbot: QtBot, shared: bool) -> None:
    art = art_of(SPEC.view) if shared else None
    table = TableView(SPEC, art=art)
    table.present(Game(3, 4).steps(10).frame(), animate=False)
    items, kept = list(table.table.items_by_key.values()), table.table.art
    assert all(item.picture for item in items)
    table.deleteLater()
    QApplication.sendPostedEvents(table, QEvent.Type.DeferredDelete)
    assert not any(item.picture for item in items)
    assert bool(kept.byte_count) == shared, "another table may use a cache that was given"


def test_python_keeps_its_none_over_many_calls_to_qt(qtbot: QtBot) -> None:
    table = shown(Game(3, 4).steps(10))
    qtbot.addWidget(table)
    item = next(iter(table.table.items_by_key.values()))
    gc.collect()
    before = sys.getrefcount(None)
    for number in range(500):
        item.setPos(number, number)
        item.setOpacity(1.0)
        table.viewport().update()
    assert abs(sys.getrefcount(None) - before) < 50


@pytest.mark.parametrize("game_id", list(catalog.GAMES))
def test_a_table_on_which_nothing_lies_yet_has_nothing_to_point_out(
    qtbot: QtBot, game_id: str
) -> None:
    spec = catalog.get(game_id)
    match = begun(spec)
    table = TableView(spec)
    qtbot.addWidget(table)
    for event in match.events(None):
        table.point_out(event)
    assert not table.table.items_by_key


def _scene(qtbot: QtBot) -> TableScene:
    scene = TableScene(PictureCache(lambda painter, rect, sprite, look: None))
    scene.set_room(800, 500, Look())
    return scene


def _seen_on_its_way(
    scene: TableScene, now: list[float], old: Placement, new: Placement
) -> list[tuple[float, float]]:
    """Returns a picture's proportions at each moment while it travels, and how far it is stretched.

    Proportions are height divided by width; the stretch is a factor on the width.
    """
    scene.animator.clock = lambda: now[0]
    scene.show_pieces([old], {}, lambda _: Finish.PLAIN, 0.0)
    scene.show_pieces([new], {}, lambda _: Finish.PLAIN, 1.0)
    looks = []
    item = scene.items_by_key[old.key]
    while scene.animator.is_busy:
        scene.picture_loader.finish_painting()
        picture = item.picture
        assert picture is not None
        looks.append((picture.height / picture.width, item.posture.width / picture.width))
        now[0] += 0.02
        scene.animator.tick()
    return looks


def test_a_card_that_becomes_a_token_keeps_its_proportions_until_it_is_turned_over(
    qtbot: QtBot,
) -> None:
    card = Placement(("thing", 1), Sprite("card"), Spot(Box(40, 40, 100, 140)))
    token = Placement(("thing", 1), Sprite("token"), Spot(Box(600, 300, 30, 30)))
    looks = _seen_on_its_way(_scene(qtbot), [0.0], card, token)
    shapes = [shape for shape, _ in looks]
    assert set(shapes) == {1.4, 1.0}
    assert shapes == sorted(shapes, reverse=True)
    assert all(stretch < 1.2 for shape, stretch in looks if shape == 1.4)


@pytest.mark.parametrize(("from_width", "to_width"), [(100, 30), (30, 100)])
def test_a_picture_is_not_stretched_on_the_way_to_another_size(
    qtbot: QtBot, from_width: int, to_width: int
) -> None:
    start, end = (Box(x, 40, w, w * 1.4) for x, w in ((40, from_width), (600, to_width)))
    first = Placement(("card", 1), Sprite("card"), Spot(start))
    looks = _seen_on_its_way(_scene(qtbot), [0.0], first, replace(first, spot=Spot(end)))
    assert all(stretch < 1.2 for _, stretch in looks)
    assert len(looks) > 5


def test_a_card_that_comes_back_before_it_is_gone_looks_as_it_did_when_it_left(
    qtbot: QtBot,
) -> None:
    scene, now = _scene(qtbot), [0.0]
    scene.animator.clock = lambda: now[0]
    card = Placement(("thing", 1), Sprite("card"), Spot(Box(40, 40, 100, 140)))
    token = Placement(("thing", 1), Sprite("token"), Spot(Box(600, 300, 30, 30)))
    scene.show_pieces([card], {}, lambda _: Finish.PLAIN, 0.0)
    scene.show_pieces([], {}, lambda _: Finish.PLAIN, 1.0)
    scene.show_pieces([token], {}, lambda _: Finish.PLAIN, 1.0)
    worn = scene.items_by_key[card.key].picture
    assert worn is not None and (worn.width, worn.height) == (100, 140)
    scene.animator.skip()
    scene.picture_loader.finish_painting()
    worn = scene.items_by_key[card.key].picture
    assert worn is not None and (worn.width, worn.height) == (30, 30)


def test_of_many_pieces_that_look_alike_one_is_painted_beforehand(qtbot: QtBot) -> None:
    scene = TableScene(PictureCache(lambda *_: None))
    scene.set_room(640, 400, Look())
    place = Spot(Box(0, 0, 60, 90))
    rare = Placement(("card", 0), Sprite("card", (1,)), place)
    backs = [Placement(("back", n), Sprite("back"), place) for n in range(300)]
    ahead = [rare, *backs]
    loader = scene.picture_loader
    loader.paint_ahead((piece, Finish.PLAIN) for piece in ahead)
    for _ in range(2):  # one by one it would take as many turns as there are pieces
        loader._paint_in_background()
    assert len(scene.art) == 2
