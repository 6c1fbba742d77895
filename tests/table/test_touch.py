# SPDX-License-Identifier: MIT
"""Tests that every table can be used with fingers alone."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QGuiApplication, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.table import fingers
from tests.table.tables import LEFT, Game, Playing, point, shown, zone_point
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.games.anludim.rules import moves
from wizardtable.games.zavandor.rules.moves import EndTurn
from wizardtable.table import touch
from wizardtable.table.lens import WHOLE_TABLE
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Nothing, Zone
from wizardtable.table.zones import Box


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Sets long times for gestures, so that a slow computer takes no tap for a long press or a
    single tap."""
    monkeypatch.setattr(touch, "LONG_PRESS_MS", 600_000)
    monkeypatch.setattr(touch, "TWO_FINGER_TAP_SECONDS", 600.0)
    hints = QGuiApplication.styleHints()
    interval = hints.mouseDoubleClickInterval()
    hints.setMouseDoubleClickInterval(600_000)
    yield
    hints.setMouseDoubleClickInterval(interval)


def at_table(game: Game, qtbot: QtBot) -> tuple[TableView, list[Any]]:
    """Returns a table on which everything happens at once, and a list of the actions played
    there."""
    table = shown(game)
    qtbot.addWidget(table)
    table.set_pace(0.0, 0.0, reduced_motion=True)
    made: list[Any] = []
    table.chosen.connect(made.append)
    return table, made


def drawing() -> Game:
    return Game(2, 3).until(0, lambda action: isinstance(action, moves.DrawTwo))


def test_a_tap_is_a_click(qtbot: QtBot) -> None:
    table, made = at_table(drawing(), qtbot)
    fingers.tap(table.viewport(), point(table, ("deck",)))
    assert table.offers.targets == ("hand",)
    fingers.tap(table.viewport(), zone_point(table, "hand") - QPoint(0, 60))
    assert made == [moves.DrawTwo()]


def test_two_taps_are_a_double_click(qtbot: QtBot) -> None:
    game = Game(2, 3).until(0, lambda action: isinstance(action, moves.TakeOpen))
    table, made = at_table(game, qtbot)
    card = game.frame().observation.row[1]
    where = point(table, ("card", card))
    fingers.tap(table.viewport(), where)
    fingers.tap(table.viewport(), where)
    assert made == [moves.TakeOpen(card)]


def test_each_of_two_quick_taps_presses_a_button_of_the_table(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = catalog.get("zavandor")
    game = Playing(spec, Setup(2), 3).until(0, lambda action: isinstance(action, EndTurn))
    table, _ = at_table(game, qtbot)
    pressed: list[str] = []
    monkeypatch.setattr(table.sitting, "choose", lambda key: pressed.append(key) or Nothing())
    where = point(table, ("table", "choice", table.offers.choices[0].id))
    fingers.tap(table.viewport(), where)
    fingers.tap(table.viewport(), where)
    assert pressed == [table.offers.choices[0].id] * 2


def test_a_finger_drags_a_piece(qtbot: QtBot) -> None:
    table, made = at_table(drawing(), qtbot)
    fingers.swipe(table.viewport(), point(table, ("deck",)), zone_point(table, "hand"))
    assert made == [moves.DrawTwo()]


def test_a_finger_that_rests_explains_until_the_next_tap(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(touch, "LONG_PRESS_MS", 20)
    table, made = at_table(drawing(), qtbot)
    where = point(table, ("deck",))
    fingers.press(table.viewport(), where)
    qtbot.waitUntil(lambda: ("table", "sheet") in table.table.items_by_key)
    fingers.release(table.viewport(), where)
    assert ("table", "sheet") in table.table.items_by_key
    assert table.offers.taken == ()
    table.pointer.touches._long_press_timer.setInterval(600_000)
    fingers.tap(table.viewport(), point(table, ("card", table.sitting.order.cards[0])))
    assert ("table", "sheet") not in table.table.items_by_key
    assert made == []


def test_a_tap_on_a_piece_that_means_nothing_now_explains_it(qtbot: QtBot) -> None:
    table, made = at_table(drawing(), qtbot)
    fingers.tap(table.viewport(), point(table, ("professor", 2)))
    assert ("table", "sheet") in table.table.items_by_key
    fingers.tap(table.viewport(), QPoint(6, 360))
    assert ("table", "sheet") not in table.table.items_by_key
    assert made == []


def test_a_tap_beside_the_pieces_skips_the_animation(qtbot: QtBot) -> None:
    game = drawing()
    table = shown(game)
    qtbot.addWidget(table)
    game.play(moves.DrawTwo())
    table.present(game.frame())
    assert table.table.animator.is_busy
    fingers.tap(table.viewport(), QPoint(6, 360))
    assert not table.table.animator.is_busy


def test_a_tap_beside_the_explanation_only_puts_it_away(qtbot: QtBot) -> None:
    table, _ = at_table(drawing(), qtbot)
    where = point(table, ("deck",))
    fingers.tap(table.viewport(), where)
    table.pointer.explain(where.x(), where.y())
    assert ("table", "sheet") in table.table.items_by_key
    fingers.tap(table.viewport(), QPoint(6, 360))
    assert ("table", "sheet") not in table.table.items_by_key
    assert table.offers.taken


def test_a_finger_that_moves_does_not_ask(qtbot: QtBot) -> None:
    table, _ = at_table(drawing(), qtbot)
    start = point(table, ("deck",))
    fingers.press(table.viewport(), start)
    assert table.pointer.touches._long_press_timer.isActive()
    fingers.move(table.viewport(), start, start + QPoint(80, 0))
    assert not table.pointer.touches._long_press_timer.isActive()
    assert table.grip.drag is not None
    fingers.release(table.viewport(), start + QPoint(80, 0))


def test_a_card_is_turned_by_the_arrow_that_a_resting_finger_brings(qtbot: QtBot) -> None:
    table, _ = at_table(Game(3, 6), qtbot)
    card = table.sitting.order.cards[0]
    where = point(table, ("card", card))
    table.pointer.explain(where.x(), where.y())
    arrow = table.table.items_by_key["table", "turn"].box()
    fingers.tap(table.viewport(), QPointF(*arrow.centre).toPoint())
    assert table.sitting.order.tops[card] == 1


def test_a_pinch_magnifies_what_lies_between_the_fingers(qtbot: QtBot) -> None:
    table, made = at_table(drawing(), qtbot)
    start = QPoint(500, 300), QPoint(600, 300)
    before = table.loupe.lens.on_table(550, 300)
    fingers.pinch(table.viewport(), start, (QPoint(450, 300), QPoint(650, 300)))
    assert table.loupe.lens.zoom == pytest.approx(2.0, rel=0.02)
    assert table.loupe.lens.on_table(550, 300) == pytest.approx(before, abs=3)
    assert made == []


def test_two_fingers_move_the_magnified_table(qtbot: QtBot) -> None:
    table, _ = at_table(drawing(), qtbot)
    table.loupe.magnify(2.0, 640, 360)
    before, zoom = table.loupe.lens.on_table(500, 300), table.loupe.lens.zoom
    start = QPoint(450, 300), QPoint(550, 300)
    fingers.pinch(table.viewport(), start, (QPoint(510, 340), QPoint(610, 340)))
    assert table.loupe.lens.zoom == pytest.approx(zoom, rel=0.02)
    assert table.loupe.lens.on_table(560, 340) == pytest.approx(before, abs=3)


def test_one_finger_on_the_felt_moves_the_magnified_table(qtbot: QtBot) -> None:
    table, _ = at_table(drawing(), qtbot)
    table.loupe.magnify(2.0, 640, 360)
    start = next(
        QPoint(x, y)
        for y in range(200, 700, 6)
        for x in range(200, 900, 6)
        if table.pointer.piece_at(x, y) is None
    )
    before = table.loupe.lens
    fingers.swipe(table.viewport(), start, start + QPoint(-60, 20))
    assert (table.loupe.lens.x, table.loupe.lens.y) == pytest.approx((before.x + 60, before.y - 20))


def test_a_second_finger_puts_back_what_the_first_one_drags(qtbot: QtBot) -> None:
    table, made = at_table(drawing(), qtbot)
    start = point(table, ("deck",))
    fingers.press(table.viewport(), start)
    fingers.move(table.viewport(), start, zone_point(table, "hand"))
    end, second = zone_point(table, "hand"), QPoint(300, 300)
    fingers.touch(table.viewport(), move={0: end}, press={1: second})
    assert table.grip.drag is None
    fingers.touch(table.viewport(), release={0: end, 1: second})
    assert made == []
    _lies_at_home(table)


def test_two_fingers_that_come_and_go_take_back_a_half_made_move(qtbot: QtBot) -> None:
    table, _ = at_table(drawing(), qtbot)
    fingers.tap(table.viewport(), point(table, ("deck",)))
    assert table.offers.taken
    start = QPoint(300, 300), QPoint(380, 300)
    fingers.pinch(table.viewport(), start, start)
    assert not table.offers.taken
    assert table.loupe.lens == WHOLE_TABLE


def _lies_at_home(table: TableView) -> None:
    table.skip()
    for item in table.table.items_by_key.values():
        assert (item.posture.x, item.posture.y) == pytest.approx(item.box().centre)


@pytest.mark.parametrize("how", ["cancelled", "focus", "hidden"])
def test_nothing_is_stuck_when_a_touch_ends_unnoticed(qtbot: QtBot, how: str) -> None:
    table, made = at_table(drawing(), qtbot)
    start, end = point(table, ("deck",)), zone_point(table, "hand")
    fingers.press(table.viewport(), start)
    fingers.move(table.viewport(), start, end)
    assert table.is_dragging
    match how:
        case "cancelled":
            event = QTouchEvent(QTouchEvent.Type.TouchCancel, fingers.screen())
            QApplication.sendEvent(table.viewport(), event)
        case "focus":
            reason = Qt.FocusReason.ActiveWindowFocusReason
            QApplication.sendEvent(table, QFocusEvent(QFocusEvent.Type.FocusOut, reason))
        case "hidden":
            table.hide()
            table.show()
    fingers.release(table.viewport(), end)
    assert made == []
    assert table.offers.targets == ()
    _lies_at_home(table)
    fingers.swipe(table.viewport(), start, end)
    assert made == [moves.DrawTwo()]


def test_a_mouse_button_let_go_outside_the_window_drops_nothing(qtbot: QtBot) -> None:
    table, made = at_table(drawing(), qtbot)
    start, end = point(table, ("deck",)), zone_point(table, "hand")
    QTest.mousePress(table.viewport(), LEFT, pos=start)
    QTest.mouseMove(table.viewport(), end)
    assert table.is_dragging
    reason = Qt.FocusReason.ActiveWindowFocusReason
    QApplication.sendEvent(table, QFocusEvent(QFocusEvent.Type.FocusOut, reason))
    QTest.mouseRelease(table.viewport(), LEFT, pos=end)
    assert made == []
    _lies_at_home(table)


@pytest.mark.parametrize("game_id", list(catalog.GAMES))
def test_a_finger_finds_what_is_smaller_than_itself(qtbot: QtBot, game_id: str) -> None:
    spec = catalog.get(game_id)
    game = Playing(spec, Setup(max(spec.seats)), 3).steps(40)
    while game.mover != 0:
        game.step()
    table = shown(game)
    qtbot.addWidget(table)
    reach = touch.FINGER_PIXELS / 2 - 1
    live = {key for key, _ in table.stage.usable_places()}
    for key, box in table.stage.usable_places():
        x, y = box.centre
        for dx, dy in ((reach, 0), (-reach, 0), (0, reach), (0, -reach)):
            item = table.pointer.piece_at(x + dx, y + dy, finger=True)
            assert key[0] == "zone" or (item is not None and item.key in live), (key, dx, dy)


def test_a_finger_beside_a_small_target_reaches_it(qtbot: QtBot) -> None:
    table, _ = at_table(drawing(), qtbot)
    fingers.tap(table.viewport(), point(table, ("deck",)))
    box = next(zone.box for zone in table.layout_now.zones if zone.id == "hand")
    small = Zone("hand", Box(box.x, box.y, 8.0, 8.0))
    table.stage.layout = replace(table.layout_now, zones=(small,))
    x, y = small.box.centre
    assert table.pointer.zone_at(x + 15, y - 15, finger=True) == small
    assert table.pointer.zone_at(x + 15, y - 15) is None
    assert table.pointer.zone_at(x + 18, y, finger=True) is None
