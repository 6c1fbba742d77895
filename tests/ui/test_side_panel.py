# SPDX-License-Identifier: MIT
"""Tests the sidebar: its place, when it folds, and what it covers then."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.store import settings
from wizardtable.ui.match.free_place import freest_place
from wizardtable.ui.match.side_panel import FOLDED_WIDTH, SidePanel, has_room_for_column

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def panel(hands: Hands) -> SidePanel:
    """Returns the sidebar of a window of 1280 by 720 pixels with a match on the table."""
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    return hands.main.page.panel


@pytest.fixture
def folded(hands: Hands, panel: SidePanel) -> SidePanel:
    """Returns the same sidebar, folded."""
    hands.qtbot.waitUntil(hands.table.hasFocus)
    hands.press(Qt.Key.Key_L)
    QApplication.processEvents()
    return panel


def tools(panel: SidePanel) -> list[QToolButton]:
    """Returns the visible buttons of the sidebar, sorted from the left, then from the top."""
    inside = (panel, panel._column)
    buttons = [
        button for part in inside for button in part.findChildren(QToolButton) if button.isVisible()
    ]
    window = panel.window()
    places = [button.mapTo(window, QPoint()).toTuple() for button in buttons]
    return [
        button for _, button in sorted(zip(places, buttons, strict=True), key=lambda pair: pair[0])
    ]


def spot(panel: SidePanel) -> QRect:
    """Returns the place of the column in the window."""
    return QRect(panel._column.mapTo(panel.window(), QPoint()), panel._column.size())


def test_the_column_stands_beside_the_table_where_the_window_has_room(
    hands: Hands, panel: SidePanel
) -> None:
    assert panel.is_docked and panel.log.isVisible()
    hands.window.resize(1000, 640)
    QApplication.processEvents()
    assert not panel.is_open and panel.width() == FOLDED_WIDTH
    hands.window.resize(1600, 1000)
    QApplication.processEvents()
    assert panel.is_docked and panel.log.isVisible()


def test_large_writing_needs_a_larger_window() -> None:
    assert has_room_for_column(QSize(1280, 720))
    assert not has_room_for_column(QSize(1270, 720))
    assert not has_room_for_column(QSize(1280, 640))


def test_each_picture_of_the_strip_opens_a_list_over_the_table_and_closes_it(
    hands: Hands, folded: SidePanel
) -> None:
    room = hands.table.size()
    for number, part in ((-2, folded.log), (-1, folded.moves)):
        button = tools(folded)[number]
        assert button.toolTip() and button.accessibleName() and not button.icon().isNull()
        QTest.mouseClick(button, LEFT)
        QApplication.processEvents()
        assert folded.is_open and part.hasFocus() and hands.table.size() == room
        assert spot(folded).right() < folded.mapTo(hands.window, QPoint()).x()
        QTest.mouseClick(button, LEFT)
        QApplication.processEvents()
        assert not folded.is_open and hands.table.hasFocus()


def test_a_key_opens_the_lists_with_the_keyboard_in_them_and_esc_leads_back(
    hands: Hands, folded: SidePanel
) -> None:
    for key in (Qt.Key.Key_L, Qt.Key.Key_Escape):
        hands.press(Qt.Key.Key_L)
        assert folded.is_open and folded.moves.hasFocus()
        hands.press(key)
        assert not folded.is_open and hands.table.hasFocus()


def test_the_player_folds_the_column_and_brings_it_back(hands: Hands, panel: SidePanel) -> None:
    def kept() -> bool:
        settings_read, notice = settings.load(hands.profile.data.settings)
        assert notice is None
        return settings_read.show_panel

    fold = tools(panel)[-1]
    QTest.mouseClick(fold, LEFT)
    hands.qtbot.waitUntil(lambda: not hands.profile.settings.show_panel)
    assert not panel.is_open and not kept()
    hands.window.resize(2560, 1440)
    QApplication.processEvents()
    assert not panel.is_open
    hands.press(Qt.Key.Key_L)
    dock = tools(panel)[0]
    assert dock.accessibleName() == "Keep this column beside the table"
    QTest.mouseClick(dock, LEFT)
    hands.qtbot.waitUntil(lambda: hands.profile.settings.show_panel)
    assert panel.is_docked and kept()


@pytest.mark.usefixtures("screen_reader")
def test_where_a_screen_reader_listens_the_lists_are_there_from_the_beginning(hands: Hands) -> None:
    hands.window.resize(1000, 640)
    hands.deal(ADA, GREEDY)
    assert hands.main.page.panel.is_open and hands.main.page.panel.moves.isVisible()


@pytest.mark.long
def test_with_nobody_to_move_the_strip_has_only_the_log(hands: Hands) -> None:
    hands.window.resize(1000, 640)
    hands.deal(GREEDY, GREEDY)
    hands.qtbot.waitUntil(lambda: hands.over)
    hands.qtbot.waitUntil(lambda: len(tools(hands.main.page.panel)) == 1)


def test_the_strip_grows_with_the_writing(hands: Hands, folded: SidePanel) -> None:
    hands.profile.change(replace(hands.profile.settings, font_scale=175))
    QApplication.processEvents()
    assert folded.width() == round(FOLDED_WIDTH * 1.75)
    assert all(folded.rect().contains(button.geometry()) for button in tools(folded))


ROOM, SHEET = QRect(0, 0, 700, 400), QSize(300, 300)


def test_a_sheet_lies_where_nothing_lies_that_it_speaks_of() -> None:
    right, low = QRect(600, 10, 50, 50), QRect(20, 350, 50, 50)
    assert freest_place(ROOM, SHEET, 100, [], QRect()) == QRect(400, 0, 300, 300)
    assert freest_place(ROOM, SHEET, 100, [right], QRect()) == QRect(400, 100, 300, 300)
    assert freest_place(ROOM, SHEET, 100, [right, low], QRect()).width() == 300
    high = QRect(450, 100, 50, 200)
    assert freest_place(ROOM, SHEET, 100, [high], QRect()) == QRect(0, 0, 300, 300)


def test_a_sheet_becomes_lower_rather_than_cover_what_it_speaks_of() -> None:
    band = QRect(0, 240, 700, 160)
    place = freest_place(ROOM, SHEET, 100, [band], QRect())
    assert place.topLeft() == QPoint(400, 0) and 100 <= place.height() < 240


def test_a_sheet_stays_where_it_is_as_long_as_it_can() -> None:
    current = QRect(0, 100, 300, 300)
    assert freest_place(ROOM, SHEET, 100, [QRect(600, 10, 50, 50)], current) == current
