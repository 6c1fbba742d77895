# SPDX-License-Identifier: MIT
"""Tests that a finger scrolls lists and pages, and that a tap acts as a click."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QListWidget,
    QPushButton,
    QScroller,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.table import fingers
from wizardtable.ui.style.touch_scrolling import scroll_by_touch
from wizardtable.ui.style.widgets import in_scroll_area

TOUCH_INTERVAL_MS = 16
"""Milliseconds between two touch events of a screen."""


def push_up(qtbot: QtBot, area: QAbstractScrollArea) -> None:
    """Pushes an area up with a finger, at a finger's speed, until nothing moves any more."""
    widget = area.viewport()
    start, end = QPoint(60, 150), QPoint(60, 30)
    fingers.press(widget, start)
    for step in range(1, 11):
        fingers.touch(widget, move={0: start + (end - start) * (step / 10)})
        QTest.qWait(TOUCH_INTERVAL_MS)
    fingers.release(widget, end)
    scroller = QScroller.scroller(widget)
    qtbot.waitUntil(lambda: scroller.state() == QScroller.State.Inactive)


def a_list(qtbot: QtBot) -> tuple[QListWidget, list[str]]:
    made = QListWidget()
    qtbot.addWidget(made)
    made.addItems([f"move {number}" for number in range(100)])
    scroll_by_touch(made)
    made.resize(300, 240)
    made.show()
    qtbot.waitExposed(made)
    made.setCurrentRow(0)
    presses: list[str] = []
    made.itemClicked.connect(lambda item: presses.append(f"clicked {item.text()}"))
    made.currentRowChanged.connect(lambda row: presses.append(f"at {row}"))
    made.itemDoubleClicked.connect(lambda item: presses.append(f"played {item.text()}"))
    return made, presses


def test_a_finger_scrolls_a_list_and_chooses_nothing_on_the_way(qtbot: QtBot) -> None:
    made, presses = a_list(qtbot)
    push_up(qtbot, made)
    assert made.verticalScrollBar().value() > 60
    assert presses == []


def test_a_tap_on_a_list_is_a_click_and_a_second_one_a_double_click(qtbot: QtBot) -> None:
    made, presses = a_list(qtbot)
    where = made.visualItemRect(made.item(3)).center()
    fingers.tap(made.viewport(), where)
    assert presses == ["at 3", "clicked move 3"]
    QApplication.styleHints().setMouseDoubleClickInterval(60_000)
    try:
        fingers.tap(made.viewport(), where)
    finally:
        QApplication.styleHints().setMouseDoubleClickInterval(400)
    assert presses[2] == "played move 3"


def a_page(qtbot: QtBot, tall: int) -> tuple[QAbstractScrollArea, list[str]]:
    """Returns a page of buttons, each `tall` pixels high, and the list of the pressed buttons."""
    body, presses = QWidget(), list[str]()
    rows = QVBoxLayout(body)
    for number in range(40):
        button = QPushButton(str(number), body)
        button.setMinimumHeight(tall)
        button.clicked.connect(lambda _, number=number: presses.append(f"clicked {number}"))
        rows.addWidget(button)
    return shown(qtbot, body), presses


def shown(qtbot: QtBot, body: QWidget) -> QAbstractScrollArea:
    area = in_scroll_area(body)
    qtbot.addWidget(area)
    area.resize(300, 300)
    area.show()
    qtbot.waitExposed(area)
    return area


@pytest.mark.few(only="60")
@pytest.mark.parametrize("tall", [24, 60, 400])
def test_a_finger_scrolls_a_page_and_presses_no_button_on_the_way(qtbot: QtBot, tall: int) -> None:
    area, presses = a_page(qtbot, tall)
    push_up(qtbot, area)
    assert area.verticalScrollBar().value() > 60
    assert presses == []


def test_each_tap_on_a_button_of_a_page_presses_it(qtbot: QtBot) -> None:
    area, presses = a_page(qtbot, 60)
    for _ in range(3):
        fingers.tap(area.viewport(), QPoint(60, 40))
    assert presses == ["clicked 0"] * 3


def test_a_finger_that_scrolls_a_page_opens_no_list_of_choices(qtbot: QtBot) -> None:
    opened: list[str] = []

    class Choices(QComboBox):
        def showPopup(self) -> None:  # noqa: N802
            opened.append("opened")

    body = QWidget()
    body.setMinimumHeight(900)
    Choices(body).setGeometry(0, 0, 280, 900)  # whatever height the style sheet asks for
    area = shown(qtbot, body)
    push_up(qtbot, area)
    assert area.verticalScrollBar().value() > 60
    assert opened == []
    fingers.tap(area.viewport(), QPoint(60, 40))
    assert opened == ["opened"]
