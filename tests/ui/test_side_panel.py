# SPDX-License-Identifier: MIT
"""The column beside the table: where it stands, what folds it, and what is then over the table."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.store import settings
from wizardtable.ui.match.free_place import freest_place
from wizardtable.ui.match.side_panel import STRIP, SidePanel, has_room

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def panel(hands: Hands) -> SidePanel:
    """The column of a window of 1280 by 720 with a match on the table."""
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    return hands.main.page.panel


@pytest.fixture
def folded(hands: Hands, panel: SidePanel) -> SidePanel:
    """The same column, folded."""
    hands.qtbot.waitUntil(hands.table.hasFocus)
    hands.press(Qt.Key.Key_L)
    QApplication.processEvents()
    return panel


def tools(panel: SidePanel) -> list[QToolButton]:
    """The buttons of the strip or of the column that can be seen, from the left, then the top."""
    inside = (panel, panel._column)
    buttons = [one for part in inside for one in part.findChildren(QToolButton) if one.isVisible()]
    window = panel.window()
    places = [one.mapTo(window, QPoint()).toTuple() for one in buttons]
    return [one for _, one in sorted(zip(places, buttons, strict=True), key=lambda pair: pair[0])]


def spot(panel: SidePanel) -> QRect:
    """The place of the column in the window."""
    return QRect(panel._column.mapTo(panel.window(), QPoint()), panel._column.size())


def test_the_column_stands_beside_the_table_where_the_window_has_room(
    hands: Hands, panel: SidePanel
) -> None:
    assert panel.docked and panel.log.isVisible()
    hands.window.resize(1000, 640)
    QApplication.processEvents()
    assert not panel.open and panel.width() == STRIP
    hands.window.resize(1600, 1000)
    QApplication.processEvents()
    assert panel.docked and panel.log.isVisible()


def test_large_writing_needs_a_larger_window() -> None:
    assert has_room(QSize(1280, 720))
    assert not has_room(QSize(1270, 720))
    assert not has_room(QSize(1280, 640))


def test_each_picture_of_the_strip_opens_a_list_over_the_table_and_closes_it(
    hands: Hands, folded: SidePanel
) -> None:
    room = hands.table.size()
    for number, part in ((-2, folded.log), (-1, folded.moves)):
        button = tools(folded)[number]
        assert button.toolTip() and button.accessibleName() and not button.icon().isNull()
        QTest.mouseClick(button, LEFT)
        QApplication.processEvents()
        assert folded.open and part.hasFocus() and hands.table.size() == room
        assert spot(folded).right() < folded.mapTo(hands.window, QPoint()).x()
        QTest.mouseClick(button, LEFT)
        QApplication.processEvents()
        assert not folded.open and hands.table.hasFocus()


def test_a_key_opens_the_lists_with_the_keyboard_in_them_and_esc_leads_back(
    hands: Hands, folded: SidePanel
) -> None:
    for key in (Qt.Key.Key_L, Qt.Key.Key_Escape):
        hands.press(Qt.Key.Key_L)
        assert folded.open and folded.moves.hasFocus()
        hands.press(key)
        assert not folded.open and hands.table.hasFocus()


def test_the_player_folds_the_column_and_brings_it_back(hands: Hands, panel: SidePanel) -> None:
    def kept() -> bool:
        found, notice = settings.load(hands.profile.data.settings)
        assert notice is None
        return found.show_panel

    fold = tools(panel)[-1]
    QTest.mouseClick(fold, LEFT)
    hands.qtbot.waitUntil(lambda: not hands.profile.settings.show_panel)
    assert not panel.open and not kept()
    hands.window.resize(2560, 1440)
    QApplication.processEvents()
    assert not panel.open
    hands.press(Qt.Key.Key_L)
    dock = tools(panel)[0]
    assert dock.accessibleName() == "Keep this column beside the table"
    QTest.mouseClick(dock, LEFT)
    hands.qtbot.waitUntil(lambda: hands.profile.settings.show_panel)
    assert panel.docked and kept()


@pytest.fixture
def reader() -> Iterator[None]:
    """A screen reader listens."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.usefixtures("reader")
def test_where_a_screen_reader_listens_the_lists_are_there_from_the_beginning(hands: Hands) -> None:
    hands.window.resize(1000, 640)
    hands.deal(ADA, GREEDY)
    assert hands.main.page.panel.open and hands.main.page.panel.moves.isVisible()


@pytest.mark.long
def test_with_nobody_to_move_the_strip_has_only_the_log(hands: Hands) -> None:
    hands.window.resize(1000, 640)
    hands.deal(GREEDY, GREEDY)
    hands.qtbot.waitUntil(lambda: hands.over)
    assert len(tools(hands.main.page.panel)) == 1


def test_the_strip_grows_with_the_writing(hands: Hands, folded: SidePanel) -> None:
    hands.profile.change(replace(hands.profile.settings, font_scale=175))
    QApplication.processEvents()
    assert folded.width() == round(STRIP * 1.75)
    assert all(folded.rect().contains(one.geometry()) for one in tools(folded))


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
