# SPDX-License-Identifier: MIT
"""Tests dialogs as sheets inside the window: appearance, keyboard focus, and its return."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QWidget
from shiboken6 import isValid

from tests.ui.screens import FULL, settle
from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.core.text import N_
from wizardtable.ui import routes
from wizardtable.ui.dialogs.questions import ask_leave_unsaved
from wizardtable.ui.style.question import QuestionSheet, Reply, Seal
from wizardtable.ui.style.sheets import Sheet, Veil
from wizardtable.ui.style.widgets import scroll_area_of

CLOSING = ("Close", "Done")

ROUTE_SUBJECTS = {
    "new_match": ("anludim",),
    "rules": ("anludim",),
    "lessons": ("anludim",),
    "boxes": ("anludim",),
}
"""The subject of each route that is about a game."""


def opened(hands: Hands, route: str) -> Sheet:
    hands.main.open(route, *ROUTE_SUBJECTS.get(route, ()))
    settle()
    sheet = hands.main.sheets.top
    assert sheet is not None
    return sheet


def veils(hands: Hands) -> list[Veil]:
    veils = hands.window.findChildren(Veil)
    return [veil for veil in veils if veil.isVisible()]


def colours(veil: Veil) -> int:
    """Returns the number of colours at some points of the veil."""
    image = veil.picture.toImage()
    across, down = range(0, image.width(), 40), range(0, image.height(), 40)
    return len({image.pixel(x, y) for x in across for y in down})


def beside(hands: Hands, *, late: bool = True) -> None:
    """Clicks beside the sheet; if `late` is true, after the first moments in which clicks are
    ignored."""
    usual = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(0 if late else 60_000)
    QTest.mouseClick(veils(hands)[-1], Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    QApplication.setDoubleClickInterval(usual)
    settle()


@pytest.mark.parametrize("route", sorted(routes.DIALOGS))
def test_a_sheet_lies_inside_the_window_and_has_the_focus_and_gives_it_back(
    hands: Hands, route: str
) -> None:
    hands.main.lobby.tiles[0].start.setFocus()
    before = QApplication.focusWidget()
    sheet = opened(hands, route)
    assert not sheet.isWindow() and sheet.window() is hands.window
    place = QRect(sheet.mapTo(hands.window, QPoint()), sheet.size())
    assert hands.window.rect().contains(place)
    assert not hands.main.rooms.isEnabled()
    assert sheet.accessibleName()
    for _ in range(40):
        focus = QApplication.focusWidget()
        assert focus is not None and (focus is sheet or sheet.isAncestorOf(focus))
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    settle()
    assert hands.main.sheets.top is None and not veils(hands)
    assert hands.main.rooms.isEnabled()
    assert QApplication.focusWidget() is before


@pytest.mark.few
@pytest.mark.parametrize("route", sorted(routes.DIALOGS))
def test_a_sheet_and_its_buttons_are_inside_the_smallest_window(hands: Hands, route: str) -> None:
    hands.window.setMinimumSize(1, 1)
    hands.window.resize(800, 450)
    sheet = opened(hands, route)
    assert hands.window.rect().contains(QRect(sheet.mapTo(hands.window, QPoint()), sheet.size()))
    inside = sheet.contentsRect()
    for button in sheet.findChildren(QPushButton):
        if button.isVisible() and scroll_area_of(button) is None:
            place = QRect(button.mapTo(sheet, QPoint()), button.size())
            assert inside.contains(place), button.text()
            assert button.width() >= button.minimumSizeHint().width()
    sheet.reject()
    hands.window.resize(1280, 720)


def test_what_only_closes_is_not_the_golden_button(hands: Hands) -> None:
    for route in ("about", "keys", "daily", "tower", "player", "preferences"):
        sheet = opened(hands, route)
        closing = [made for made in sheet.findChildren(QPushButton) if made.text() in CLOSING]
        assert closing and all(made.property("role") != "primary" for made in closing)
        sheet.reject()
        settle()


def test_a_question_has_a_seal_and_is_as_high_as_its_words(hands: Hands) -> None:
    heights = []
    for words in ("Short.", "A sentence that is repeated. " * 20):
        QuestionSheet(hands.window, "Title", words).ask()
        settle()
        question = hands.main.sheets.top
        assert question is not None and question.findChild(Seal) is not None
        area = question.findChild(QScrollArea)
        assert area is not None and area.verticalScrollBar().maximum() == 0
        heights.append(question.height())
        question.reject()
        settle()
    assert heights[0] < heights[1]


def test_the_window_is_darkened_as_long_as_a_sheet_lies_over_it(hands: Hands) -> None:
    window = hands.window
    hands.qtbot.waitUntil(lambda: hands.main.in_lobby)
    settle()
    bright = window.grab().toImage().pixelColor(3, 300).lightness()
    sheet = opened(hands, "preferences")
    (veil,) = veils(hands)
    assert window.grab().toImage().pixelColor(3, 300).lightness() < bright
    window.resize(1100, 700)
    settle()
    assert veil.size() == window.size()
    assert veil.rect().contains(sheet.geometry())
    sheet.reject()
    window.resize(1280, 720)


def test_a_second_sheet_takes_the_place_of_the_first_which_comes_back(hands: Hands) -> None:
    first = opened(hands, "preferences")
    second = opened(hands, "about")
    (_, upper) = veils(hands)
    assert upper.sheet is second
    assert not first.isEnabled()
    second.reject()
    settle()
    assert hands.main.sheets.top is first and first.isEnabled()
    focus = QApplication.focusWidget()
    assert focus is not None and first.isAncestorOf(focus)


def test_a_click_beside_closes_a_sheet_in_which_nothing_was_changed(hands: Hands) -> None:
    opened(hands, "about")
    beside(hands)
    assert hands.main.sheets.top is None


def test_a_click_beside_a_sheet_with_something_changed_leaves_it(hands: Hands) -> None:
    sheet = opened(hands, "new_match")
    sheet.options_button.click()  # type: ignore[attr-defined]
    seed = sheet.panel.code_field  # type: ignore[attr-defined]
    seed.setFocus()
    QTest.keyClicks(seed, "17")
    beside(hands)
    assert hands.main.sheets.top is sheet
    sheet.reject()


def test_the_second_click_of_two_does_not_close_what_the_first_one_opened(hands: Hands) -> None:
    sheet = opened(hands, "about")
    beside(hands, late=False)
    assert hands.main.sheets.top is sheet
    sheet.reject()


def test_the_cross_closes_the_sheet_first_and_the_window_next(hands: Hands) -> None:
    opened(hands, "about")
    hands.window.close()
    settle()
    assert hands.window.isVisible() and hands.main.sheets.top is None
    hands.window.close()
    assert not hands.window.isVisible()


def test_a_question_lies_on_its_sheet_and_goes_with_it(hands: Hands) -> None:
    sheet = opened(hands, "preferences")
    ask_leave_unsaved(sheet, FULL, lambda: None)
    settle()
    question = hands.main.sheets.top
    assert isinstance(question, QuestionSheet) and sheet.isVisible()
    sheet.reject()
    settle()
    assert hands.main.sheets.top is None


def test_a_question_about_a_match_goes_with_the_match(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    ask_leave_unsaved(hands.main.page, FULL, lambda: None)
    settle()
    hands.main.go_to_lobby()
    settle()
    assert hands.main.sheets.top is None


def test_no_opponent_moves_and_no_piece_flies_behind_a_sheet(hands: Hands) -> None:
    hands.deal(GREEDY, GREEDY)
    sheet = opened(hands, "preferences")
    played = len(hands.controller.match.actions)
    hands.qtbot.wait(60)
    assert len(hands.controller.match.actions) == played
    assert hands.controller.is_resting
    sheet.reject()
    hands.qtbot.waitUntil(lambda: len(hands.controller.match.actions) > played)


@pytest.mark.long
def test_preferences_show_behind_them_what_they_change(hands: Hands) -> None:
    opened(hands, "preferences")
    (veil,) = veils(hands)
    dark = veil.picture.toImage().pixelColor(3, 300).lightness()

    hands.profile.change(replace(hands.profile.settings, theme="light"))
    settle()
    hands.qtbot.waitUntil(lambda: veil.picture.toImage().pixelColor(3, 300).lightness() > dark)
    assert colours(veil) > 20, "the room is seen, and not only its ground"
    hands.profile.change(replace(hands.profile.settings, theme="dark"))


def test_a_sheet_and_the_room_behind_it_follow_the_size_of_the_window(hands: Hands) -> None:
    sheet = opened(hands, "player")
    (veil,) = veils(hands)
    size = sheet.size()
    hands.window.resize(800, 450)
    settle()
    assert sheet.height() < size.height()
    hands.window.resize(1280, 720)
    settle()
    assert sheet.size() == size
    hands.qtbot.waitUntil(lambda: veil.picture.deviceIndependentSize().toSize() == veil.size())
    assert colours(veil) > 20


@pytest.mark.parametrize("words", ["Short.", "A sentence with some words. " * 60])
def test_a_question_is_as_high_as_its_text_and_never_higher_than_the_window(
    hands: Hands, words: str
) -> None:
    box = QuestionSheet(hands.window, "Title", words)

    no = box.offer(N_("export", "Close"), Reply.NO, first=True)
    box.ask()
    settle()
    assert hands.window.rect().contains(QRect(box.mapTo(hands.window, QPoint()), box.size()))
    assert box.rect().contains(QRect(no.mapTo(box, QPoint()), no.size()))
    if words == "Short.":
        assert box.height() < 260
    box.reject()


def test_a_sheet_can_be_used_while_it_comes_up_and_is_painted_once_for_it(hands: Hands) -> None:
    hands.main.sheets.is_still = False
    painted: list[object] = []

    class Counted(Sheet):
        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
            painted.append(event)

    sheet = Counted(hands.window)
    sheet.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
    sheet.resize(400, 300)
    button = QPushButton("Close", sheet)
    pressed = QSignalSpy(button.clicked)
    hands.main.show(sheet)
    (veil,) = veils(hands)
    (cover,) = (part for part in veil.children() if isinstance(part, QWidget) and part is not sheet)
    hands.window.grab()
    settle()
    assert len(painted) == 1
    place = button.mapTo(hands.window, button.rect().center())
    QTest.mouseClick(hands.window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    assert pressed.count() == 1
    hands.qtbot.waitUntil(lambda: not isValid(cover))
    hands.main.sheets.is_still = True
    sheet.reject()
