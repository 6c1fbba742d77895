# SPDX-License-Identifier: MIT
"""Tests that the loupe magnifies any part of the table, and that the other parts stay connected."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.table.tables import LEFT, Game, drag, point, shown, zone_point
from wizardtable.games.anludim.rules import moves
from wizardtable.table.lens import MAX_ZOOM, WHOLE_TABLE, Lens
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Key
from wizardtable.table.zones import Box

NOTCH = 120
ROOM = (1280.0, 720.0)


def still(game: Game, qtbot: QtBot) -> TableView:
    """Returns a table on which everything happens at once."""
    table = shown(game)
    qtbot.addWidget(table)
    table.set_pace(0.0, 0.0, reduced_motion=True)
    return table


def wheel(
    table: TableView, where: QPoint, notches: float, keys: Any = Qt.KeyboardModifier.NoModifier
) -> None:
    at = QPointF(where)
    far = QPointF(table.viewport().mapToGlobal(where))
    turn = QPoint(0, round(notches * NOTCH))
    none, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    QApplication.sendEvent(
        table.viewport(), QWheelEvent(at, far, QPoint(), turn, none, keys, phase, False)
    )


def point_in_view(table: TableView, where: QPoint) -> QPoint:
    """Returns the point of the view at which a point of the table is visible."""
    box = table.loupe.lens.in_view(Box(where.x(), where.y(), 0, 0))
    return QPoint(round(box.x), round(box.y))


def empty(table: TableView) -> QPoint:
    """Returns a point of the view with nothing but felt."""
    for y in range(4, 716, 6):
        for x in range(4, 1000, 6):
            if table.pointer.piece_at(x, y) is None:
                return QPoint(x, y)
    raise AssertionError("there is no felt")


def words(table: TableView, key: Key) -> str:
    return str(table.table.items_by_key[key].placement.sprite.details)


# The lens alone.


def test_what_is_under_the_pointer_stays_under_it() -> None:
    lens = WHOLE_TABLE.magnified(1.7, 300, 200).magnified(1.3, 900, 650)
    before = lens.on_table(500, 100)
    assert lens.magnified(0.8, 500, 100).on_table(500, 100) == pytest.approx(before)


@pytest.mark.parametrize("corner", [(0, 0), (1280, 0), (0, 720), (1280, 720)])
def test_nothing_beyond_the_edges_of_the_table_is_seen(corner: tuple[int, int]) -> None:
    lens = WHOLE_TABLE.magnified(2.5, *corner).moved(400, -700).clamped_to(ROOM)
    assert lens.visible_part(ROOM).is_within(Box(0, 0, *ROOM), slack=1.0)


def test_it_magnifies_three_times_at_most_and_never_shrinks() -> None:
    assert WHOLE_TABLE.magnified(50, 9, 9).zoom == MAX_ZOOM
    assert WHOLE_TABLE.magnified(0.1, 9, 9).clamped_to(ROOM) == WHOLE_TABLE


def test_what_is_brought_into_sight_is_seen_whole() -> None:
    lens = WHOLE_TABLE.magnified(3, 0, 0)
    box = Box(1100, 600, 120, 100)
    shows = lens.showing(box, ROOM)
    assert shows.zoom == 3
    assert box.is_within(shows.visible_part(ROOM))
    wide = Box(100, 100, 900, 100)
    assert wide.is_within(lens.showing(wide, ROOM).visible_part(ROOM))


def test_on_the_way_between_two_magnifications_no_edge_comes_into_sight() -> None:
    start, end = Lens(1.5, 640, 360), Lens(3.0, 0, 1440)
    for share in (0.1, 0.5, 0.9):
        assert start.between(end, share).visible_part(ROOM).is_within(Box(0, 0, *ROOM), slack=0.5)


# On the table.


def test_the_wheel_magnifies_the_table_around_the_pointer(qtbot: QtBot) -> None:
    table = still(Game(3, 6), qtbot)
    where = empty(table)
    before = table.loupe.lens.on_table(where.x(), where.y())
    wheel(table, where, 2)
    assert table.loupe.lens.zoom == pytest.approx(1.25**2)
    assert table.loupe.lens.on_table(where.x(), where.y()) == pytest.approx(before, abs=1.0)
    shown_there = table.mapToScene(where)
    assert (shown_there.x(), shown_there.y()) == pytest.approx(before, abs=1.0)


def test_the_wheel_over_a_card_in_hand_turns_it_and_with_ctrl_magnifies(qtbot: QtBot) -> None:
    table = still(Game(3, 6), qtbot)
    card = table.sitting.order.cards[2]
    wheel(table, point(table, ("card", card)), 1)
    assert table.sitting.order.tops[card] == 1
    assert not table.loupe.lens.is_magnifying
    wheel(table, point(table, ("card", card)), 1, Qt.KeyboardModifier.ControlModifier)
    assert table.sitting.order.tops[card] == 1
    assert table.loupe.lens.is_magnifying


def test_a_touchpad_turns_a_card_once_for_what_a_notch_would_be(qtbot: QtBot) -> None:
    table = still(Game(3, 6), qtbot)
    card = table.sitting.order.cards[2]
    for _ in range(10):
        wheel(table, point(table, ("card", card)), 0.125)
    assert table.sitting.order.tops[card] == 1


def test_it_glides_nearer_unless_motion_is_reduced(qtbot: QtBot) -> None:
    table = shown(Game(3, 6))
    qtbot.addWidget(table)
    where = empty(table)
    wheel(table, where, 3)
    assert table.loupe.lens.zoom < 1.2
    qtbot.waitUntil(lambda: table.loupe.lens.zoom == pytest.approx(1.25**3))
    table.set_pace(1.0, 1.0, reduced_motion=True)
    wheel(table, where, -3)
    assert table.loupe.lens == WHOLE_TABLE


def test_dragging_the_felt_moves_the_magnified_table(qtbot: QtBot) -> None:
    table = still(Game(3, 6), qtbot)
    table.loupe.magnify(2.0, 640, 360)
    where = empty(table)
    held = table.loupe.lens.on_table(where.x(), where.y())
    end = where + QPoint(90, 70)
    drag(table, where, end)
    assert table.loupe.lens.on_table(end.x(), end.y()) == pytest.approx(held, abs=1.0)
    assert table.loupe.lens.zoom == 2.0


def test_dragging_the_felt_moves_nothing_while_all_of_the_table_is_seen(qtbot: QtBot) -> None:
    table = still(Game(3, 6), qtbot)
    drag(table, empty(table), QPoint(700, 300))
    assert table.loupe.lens == WHOLE_TABLE


@pytest.mark.parametrize("how", ["escape", "zero", "double", "button"])
def test_the_whole_table_is_one_gesture_away(qtbot: QtBot, how: str) -> None:
    table = still(Game(3, 6), qtbot)
    table.loupe.magnify(2.4, 300, 300)
    match how:
        case "escape":
            QTest.keyClick(table, Qt.Key.Key_Escape)
        case "zero":
            QTest.keyClick(table, "0")
        case "double":
            where = empty(table)
            QTest.mouseClick(table.viewport(), LEFT, pos=where)
            QTest.mouseDClick(table.viewport(), LEFT, pos=where)
        case "button":
            button = table.table.items_by_key["table", "whole"].box()
            QTest.mouseClick(table.viewport(), LEFT, pos=QPointF(*button.centre).toPoint())
    assert table.loupe.lens == WHOLE_TABLE
    assert ("table", "whole") not in table.table.items_by_key


def test_escape_first_takes_back_a_half_made_move(qtbot: QtBot) -> None:
    table = still(Game(2, 3).until(0, lambda action: isinstance(action, moves.DrawTwo)), qtbot)
    table.loupe.magnify(1.5, 640, 360)
    QTest.mouseClick(table.viewport(), LEFT, pos=point_in_view(table, point(table, ("deck",))))
    assert table.offers.taken
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not table.offers.taken
    assert table.loupe.lens.is_magnifying
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not table.loupe.lens.is_magnifying


def test_plus_and_minus_magnify_and_so_they_do_with_ctrl(qtbot: QtBot) -> None:
    table = still(Game(3, 6), qtbot)
    QTest.keyClick(table, "+")
    QTest.keyClick(table, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert table.loupe.lens.zoom == pytest.approx(1.25**2)
    QTest.keyClick(table, "-")
    assert table.loupe.lens.zoom == pytest.approx(1.25)
    QTest.keyClick(table, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert table.loupe.lens == WHOLE_TABLE


def test_clicks_and_drags_find_what_is_seen_magnified(qtbot: QtBot) -> None:
    game = Game(2, 3).until(0, lambda action: isinstance(action, moves.DrawTwo))
    table = still(game, qtbot)
    made: list[Any] = []
    table.chosen.connect(made.append)
    deck, hand = point(table, ("deck",)), zone_point(table, "hand")
    table.loupe.magnify(1.25, (deck.x() + hand.x()) / 2, (deck.y() + hand.y()) / 2)
    drag(table, point_in_view(table, deck), point_in_view(table, hand))
    table.cancel()  # no match has played the action
    QTest.mouseClick(table.viewport(), LEFT, pos=point_in_view(table, deck))
    QTest.mouseClick(table.viewport(), LEFT, pos=point_in_view(table, _bare(table, "hand")))
    assert made == [moves.DrawTwo(), moves.DrawTwo()]


def _bare(table: TableView, name: str) -> QPoint:
    """Returns a point of the table in a zone, away from its pieces."""
    box = next(zone.box for zone in table.layout_now.zones if zone.id == name)
    points = [QPoint(round(box.x + 4 + 8 * i), round(box.y + 4)) for i in range(round(box.w / 8))]
    return next(p for p in points if table.table.piece_at(p.x(), p.y()) is None)


def test_what_hangs_on_the_pointer_hangs_on_it_magnified(qtbot: QtBot) -> None:
    game = Game(2, 3).until(0, lambda action: isinstance(action, moves.DrawTwo))
    table = still(game, qtbot)
    deck = point(table, ("deck",))
    table.loupe.magnify(2.0, deck.x(), deck.y())
    end = point_in_view(table, deck) + QPoint(-150, 30)
    QTest.mousePress(table.viewport(), LEFT, pos=point_in_view(table, deck))
    QTest.mouseMove(table.viewport(), end)
    posture = table.table.items_by_key["deck",].posture
    assert (posture.x, posture.y) == pytest.approx(
        table.loupe.lens.on_table(end.x(), end.y()), abs=1
    )
    QTest.mouseRelease(table.viewport(), LEFT, pos=end)


def test_the_panel_keeps_its_place_and_size_and_can_be_pressed(qtbot: QtBot) -> None:
    game = Game(3, 6).until(0, lambda action: isinstance(action, moves.EndTurn))
    table = still(game, qtbot)
    made: list[Any] = []
    table.chosen.connect(made.append)
    button = table.table.items_by_key["table", "choice", "end"]
    before = button.sceneBoundingRect()
    table.loupe.magnify(2.5, 100, 100)
    now = table.mapFromScene(button.sceneBoundingRect()).boundingRect()
    assert now.center().x() == pytest.approx(before.center().x(), abs=2)
    assert now.width() == pytest.approx(before.width(), abs=3)
    QTest.mouseClick(table.viewport(), LEFT, pos=QPointF(*button.box().centre).toPoint())
    assert made == [moves.EndTurn()]


def test_the_detail_card_stands_in_the_view_in_its_usual_size(qtbot: QtBot) -> None:
    table = still(Game(3, 6), qtbot)
    card = ("card", table.sitting.order.cards[0])
    table.pointer.explain(point(table, card).x(), point(table, card).y())
    usual = table.table.items_by_key["table", "sheet"].box()
    table.card.hide()
    where = point(table, card)
    table.loupe.magnify(2.0, where.x(), where.y())
    table.pointer.explain(where.x(), where.y())
    sheet = table.table.items_by_key["table", "sheet"].box()
    assert (sheet.w, sheet.h) == pytest.approx((usual.w, usual.h), abs=1)
    assert sheet.is_within(Box(0, 0, *ROOM))


def test_the_keyboard_cursor_brings_its_place_into_sight(qtbot: QtBot) -> None:
    game = Game(2, 3).until(0, lambda action: isinstance(action, moves.DrawTwo))
    table = still(game, qtbot)
    table.loupe.magnify(3.0, 0, 0)
    for way in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right) * 3:
        QTest.keyClick(table, way)
        ring = table.table.items_by_key["table", "cursor"].box()
        assert ring.inset(6).is_within(Box(0, 0, *ROOM), slack=1.0)
    assert table.loupe.lens.zoom == 3.0


def test_a_hint_brings_what_it_is_about_into_sight(qtbot: QtBot) -> None:
    game = Game(2, 3).until(0, lambda action: isinstance(action, moves.DrawTwo))
    table = still(game, qtbot)
    table.loupe.magnify(3.0, 0, 0)
    table.suggest(moves.DrawTwo())
    deck = table.table.items_by_key["deck",].box()
    assert deck.is_within(table.loupe.lens.visible_part(ROOM), slack=1.0)


def test_pictures_are_painted_for_the_magnification_when_it_rests(qtbot: QtBot) -> None:
    table = still(Game(3, 6), qtbot)
    card = table.table.items_by_key["card", table.sitting.order.cards[3]]
    where = point(table, card.key)
    table.loupe.magnify(2.0, where.x(), where.y())

    def density() -> float:
        assert card.picture is not None
        return card.picture.pixmap.devicePixelRatio()

    assert density() == 1.0
    qtbot.waitUntil(lambda: density() == 2.0)
    assert (card.posture.width, card.scale()) == (card.box().w, 1.0)
    table.loupe.see_whole()
    qtbot.waitUntil(lambda: density() == 1.0)


def test_the_cloth_is_painted_for_the_magnification_in_another_theme_too(qtbot: QtBot) -> None:
    table = still(Game(3, 6), qtbot)
    table.loupe.magnify(2.0, 0, 0)
    qtbot.waitUntil(lambda: not table.table._cloth._part.pixmap().isNull())
    table.retheme("light")
    qtbot.waitUntil(lambda: not table.table._cloth._part.pixmap().isNull())


def test_another_size_of_writing_leaves_the_cloth_as_it_is(qtbot: QtBot) -> None:
    table = still(Game(3, 6), qtbot)
    before = table.table._cloth._whole.pixmap().cacheKey()
    table.set_font_scale(150)
    assert table.table._cloth._whole.pixmap().cacheKey() == before


def test_pieces_out_of_sight_are_not_painted_larger(qtbot: QtBot) -> None:
    table = still(Game(3, 6), qtbot)
    table.loupe.magnify(3.0, 0, 0)
    qtbot.waitUntil(lambda: bool(table.table.picture_loader._due))
    table.table.finish_painting()
    view = table.loupe.lens.visible_part(ROOM)
    for item in table.table.items_by_key.values():
        if not item.box().inset(-60).meets(view) and item.picture is not None:
            assert item.picture.pixmap.devicePixelRatio() == 1.0


def test_the_magnification_stays_through_moves_and_another_size_of_the_window(
    qtbot: QtBot,
) -> None:
    game = Game(3, 6)
    table = still(game, qtbot)
    table.loupe.magnify(2.0, 1280, 720)
    for _ in range(4):
        game.step()
        table.present(game.frame())
    assert table.loupe.lens.zoom == 2.0
    table.resize(1000, 640)
    assert table.loupe.lens.zoom == 2.0
    assert table.loupe.lens.visible_part(table.loupe.room).is_within(
        Box(0, 0, *table.loupe.room), slack=1.0
    )


def test_the_button_says_where_it_leads(qtbot: QtBot) -> None:
    table = still(Game(3, 6), qtbot)
    table.loupe.magnify(2.0, 0, 0)
    assert "Whole table" in words(table, ("table", "whole"))
    box = table.table.items_by_key["table", "whole"].box()
    assert min(box.w, box.h) >= 32
    assert box.is_within(Box(0, 0, *ROOM))
