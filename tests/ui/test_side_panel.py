# SPDX-License-Identifier: MIT
"""The column beside the table: where it is folded, what opens it, and what is kept of that."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.store import settings
from wizardtable.ui.match.side_panel import STRIP, SidePanel, begins_open

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def panel(hands: Hands) -> SidePanel:
    """The column of a window of 1280 by 720 with a match on the table."""
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    return hands.main.page.panel


def tools(panel: SidePanel) -> list[QToolButton]:
    """The buttons of the strip or of the column that can be seen, from the top."""
    seen = [one for one in panel.findChildren(QToolButton) if one.isVisible()]
    return sorted(seen, key=lambda one: one.mapTo(panel, QPoint()).y())


def test_a_narrow_window_begins_with_a_strip_and_a_wide_one_with_the_column(
    hands: Hands, panel: SidePanel
) -> None:
    assert not panel.open and panel.width() == STRIP
    narrow = hands.table.width()
    hands.window.resize(1600, 1000)
    QApplication.processEvents()
    assert panel.open and panel.log.isVisible()
    hands.window.resize(1280, 720)
    QApplication.processEvents()
    assert not panel.open and hands.table.width() == narrow


def test_each_picture_of_the_strip_says_what_it_opens_and_opens_it(
    hands: Hands, panel: SidePanel
) -> None:
    for number, part in enumerate((panel.log, panel.moves)):
        button = tools(panel)[number]
        assert button.toolTip() and button.accessibleName() and not button.icon().isNull()
        QTest.mouseClick(button, LEFT)
        QApplication.processEvents()
        assert panel.open and part.hasFocus()
        QTest.mouseClick(tools(panel)[0], LEFT)
        QApplication.processEvents()
        assert not panel.open and hands.table.hasFocus()


def test_the_button_that_folds_is_where_the_first_of_the_strip_was(
    hands: Hands, panel: SidePanel
) -> None:
    pressed = tools(panel)[0].mapTo(hands.window, tools(panel)[0].rect().center())
    QTest.mouseClick(tools(panel)[0], LEFT)
    QApplication.processEvents()
    fold = tools(panel)[0]
    assert fold.rect().contains(fold.mapFrom(hands.window, pressed))


def test_a_key_opens_the_column_with_the_keyboard_in_it_and_folds_it_again(
    hands: Hands, panel: SidePanel
) -> None:
    hands.table.setFocus()
    hands.press(Qt.Key.Key_L)
    assert panel.open and panel.moves.hasFocus()
    hands.press(Qt.Key.Key_L)
    assert not panel.open and hands.table.hasFocus()


def test_what_the_player_chose_last_is_kept_at_every_width(hands: Hands, panel: SidePanel) -> None:
    hands.press(Qt.Key.Key_L)
    hands.window.resize(1000, 640)
    QApplication.processEvents()
    assert panel.open
    hands.qtbot.waitUntil(lambda: hands.profile.settings.panel_chosen)
    kept, notice = settings.load(hands.profile.data.settings)
    assert notice is None and kept.show_panel and kept.panel_chosen
    hands.press(Qt.Key.Key_L)
    hands.window.resize(2560, 1440)
    QApplication.processEvents()
    assert not panel.open


@pytest.mark.parametrize(("shown", "narrow", "wide"), [(False, False, False), (True, False, True)])
def test_older_settings_fold_it_or_leave_it_to_the_width(
    shown: bool, narrow: bool, wide: bool
) -> None:
    older = settings.Settings(show_panel=shown)
    assert begins_open(older, 1439) == narrow
    assert begins_open(older, 1440) == wide


@pytest.fixture
def reader() -> Iterator[None]:
    """A screen reader listens."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.usefixtures("reader")
def test_where_a_screen_reader_listens_the_column_begins_open() -> None:
    assert begins_open(settings.Settings(), 1000)
    assert not begins_open(settings.Settings(show_panel=False), 1000), "chosen before"


@pytest.mark.long
def test_with_nobody_to_move_the_strip_has_only_the_log(hands: Hands) -> None:
    hands.deal(GREEDY, GREEDY)
    hands.qtbot.waitUntil(lambda: hands.over)
    assert len(tools(hands.main.page.panel)) == 1


def test_the_strip_grows_with_the_writing(hands: Hands, panel: SidePanel) -> None:
    hands.profile.change(replace(hands.profile.settings, font_scale=175))
    QApplication.processEvents()
    assert panel.width() == round(STRIP * 1.75)
    assert all(panel.rect().contains(one.geometry()) for one in tools(panel))
