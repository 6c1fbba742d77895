# SPDX-License-Identifier: MIT
"""Tests that the keyboard reaches everything on a table: by arrows, group by group, and by
number."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.common_pictures import CommonPictures
from tests.table.tables import Game, Playing, shown
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.table.keyboard import cursor
from wizardtable.table.keyboard.cursor import Cursor, Way
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Key
from wizardtable.table.zones import box_around

CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture(params=catalog.GAMES)
def table(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[TableView]:
    spec = catalog.get(request.param)
    match = Playing(spec, Setup(3), 5).steps(30)
    while match.mover not in (0, None):
        match.step()
    view = TableView(spec, art=CommonPictures(spec.view))
    qtbot.addWidget(view)
    view.resize(1280, 720)
    view.set_pace(0.0, 0.0, True)
    view.present(match.frame(0), animate=False)
    view.show()
    yield view


def named(table: TableView) -> set[Key]:
    """Returns the keys of all pieces and zones that have a name in the layout."""
    layout = table.layout_now
    choices = {key for key, _ in table.stage.usable_places() if key[:2] == ("table", "choice")}
    zones = {("zone", zone.id) for zone in layout.zones if zone.name}
    return {piece.key for piece in layout.pieces if piece.name} | zones | choices


@pytest.mark.few(only="zavandor|wizards_gambit")
def test_every_named_piece_of_every_game_is_reached_by_ctrl_and_arrows(table: TableView) -> None:
    reached: set[Key] = set()
    for _ in table.stage.named_places():
        QTest.keyClick(table, Qt.Key.Key_Right, CONTROL)
        assert table.stage.cursor.at is not None
        assert table.stage.name_of(table.stage.cursor.at)
        reached.add(table.stage.cursor.at)
    assert named(table) <= reached


@pytest.mark.parametrize("game", catalog.GAMES)
def test_so_it_is_at_other_moments_and_for_who_only_watches(game: str, qtbot: QtBot) -> None:
    spec = catalog.get(game)
    match = Playing(spec, Setup(spec.seats[-1]), 2)
    view = TableView(spec, art=CommonPictures(spec.view))
    qtbot.addWidget(view)
    view.resize(1280, 720)
    for viewer in (0, None, 1):
        view.present(match.frame(viewer), animate=False)
        groups = [keys for _, keys in view.keys.named_groups()]
        assert named(view) <= {key for group in groups for key in group}
        assert all(groups)
        match.steps(25)


def test_up_and_down_lead_from_group_to_group_and_digits_to_each(table: TableView) -> None:
    groups = [keys for _, keys in table.keys.named_groups()]
    for group in groups:
        QTest.keyClick(table, Qt.Key.Key_Down, CONTROL)
        assert table.stage.cursor.at == group[0]
    QTest.keyClick(table, Qt.Key.Key_Up, CONTROL)
    for number, named_group in enumerate(table.layout_now.groups[:9], 1):
        QTest.keyClick(table, Qt.Key(Qt.Key.Key_0 + number), ALT)
        if named_group.keys:
            assert table.stage.cursor.at in named_group.keys


def test_enter_on_what_means_nothing_now_explains_it(qtbot: QtBot) -> None:
    table = shown(Game(3, 6))
    qtbot.addWidget(table)
    table.keys.stand_on(("professor", 2))
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert table.card.key == ("professor", 2)
    QTest.keyClick(table, Qt.Key.Key_Right, CONTROL)
    assert table.card.key == table.stage.cursor.at != ("professor", 2)


def test_space_takes_what_the_cursor_is_on_but_only_skips_while_something_moves(
    qtbot: QtBot,
) -> None:
    game = Game(3, 6)
    while game.mover != 0:
        game.step()
    table = shown(game)
    qtbot.addWidget(table)
    QTest.keyClick(table, Qt.Key.Key_Right)
    card = table.stage.cursor.at
    table.set_pace(1.0, 1.0, False)
    table.table.animator.pause(5000.0, lambda: None)
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert not table.table.animator.is_busy
    assert table.offers.taken == ()
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert table.offers.taken == (card,)


def test_what_is_taken_leads_to_its_targets_only(qtbot: QtBot) -> None:
    spec = catalog.get("wizards_gambit")
    match = Playing(spec, Setup(3), 4)
    table = TableView(spec, art=CommonPictures(spec.view))
    qtbot.addWidget(table)
    table.resize(1280, 720)
    for _ in range(200):
        match.step()
        table.present(match.frame(match.mover), animate=False)
        for key in table.offers.sources[:3]:
            table.sitting.click(key)
            table.stage.refresh(0.0)
            offers = table.offers
            if offers.targets and not offers.takes_more:
                free = set(offers.sources) - set(offers.taken)
                assert not free & {key for key, _ in table.stage.usable_places()}
                return
            table.cancel()
    raise AssertionError("nothing that is taken has a target")


def test_the_frame_is_not_seen_when_the_focus_only_falls_to_the_table(qtbot: QtBot) -> None:
    table = shown(Game(3, 6))
    page = QWidget()
    qtbot.addWidget(page)
    rows, button = QVBoxLayout(page), QPushButton("Close")
    rows.addWidget(table)
    rows.addWidget(button)
    page.show()
    page.activateWindow()
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    button.hide()  # as a click may do
    qtbot.waitUntil(table.hasFocus)
    assert ("table", "cursor") not in table.table.items_by_key


def test_the_frame_is_hidden_as_soon_as_the_mouse_is_pressed(qtbot: QtBot) -> None:
    table = shown(Game(3, 6))
    qtbot.addWidget(table)
    table.focusInEvent(QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    assert ("table", "cursor") in table.table.items_by_key
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert ("table", "cursor") not in table.table.items_by_key


def test_who_comes_by_tab_sees_where_the_keys_go(qtbot: QtBot) -> None:
    table = shown(Game(3, 6))
    qtbot.addWidget(table)
    table.focusInEvent(QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    assert ("table", "cursor") in table.table.items_by_key
    assert table.stage.name_of(table.stage.cursor.at or ())


def test_the_cursor_waits_while_there_is_nothing_to_do_and_then_is_where_it_was() -> None:
    cursor, near, far = Cursor(), box_around(100, 100, 20, 20), box_around(500, 100, 20, 20)
    cursor.step(Way.RIGHT, [(("far",), far)])
    assert cursor.placements([], []) == []
    assert cursor.is_in_use
    cursor.placements([(("near",), near), (("new",), far)], [])
    assert cursor.at == ("new",)


def test_a_group_is_followed_by_the_next_and_the_last_by_the_first() -> None:
    groups: list[list[Key]] = [[("a", 1), ("a", 2)], [("b", 1)]]
    assert cursor.key_at_step(groups, ("b", 1), 1) == ("a", 1)
    assert cursor.key_at_step(groups, ("a", 1), -1) == ("b", 1)
    assert cursor.next_group(groups, ("a", 2), -1) == ("b", 1)
    assert cursor.next_group(groups, None, -1) == ("b", 1)
    assert cursor.key_at_step([], None, 1) is None


def test_the_cursor_stays_around_its_place_when_the_table_gets_another_size(
    table: TableView,
) -> None:
    QTest.keyClick(table, Qt.Key.Key_Right)
    for change in (
        lambda: table.resize(900, 640),
        lambda: table.set_font_scale(175),
        lambda: table.resize(1500, 900),
    ):
        change()
        ring, place = table.table.items_by_key["table", "cursor"].box(), table.cursor_box()
        assert place is not None
        around = place.inset(-6)
        assert (ring.x, ring.y, ring.w, ring.h) == pytest.approx(
            (around.x, around.y, around.w, around.h)
        )
