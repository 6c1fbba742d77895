# SPDX-License-Identifier: MIT
"""Tests that the wheel scrolls pages, and changes only a field that the player has clicked."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QScrollArea,
    QScrollBar,
    QTabBar,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

import wizardtable
from tests.ui.screens import close_all, dialogs, furnish, settle
from tests.ui.windows import ADA, RANDOM, Hands
from wizardtable.ui.match.features.replay_feature import ReplayFeature
from wizardtable.ui.style.fields import ComboBox, Slider

DIALOGS = dialogs()

QT_FIELDS = {
    *("QComboBox", "QFontComboBox", "QSlider", "QDial", "QSpinBox", "QDoubleSpinBox"),
    *("QDateEdit", "QTimeEdit", "QDateTimeEdit", "QTabBar", "QTabWidget", "QCalendarWidget"),
}
"""Qt's fields that the wheel changes."""


def notch(field: QWidget, way: int = -120) -> QWheelEvent:
    """Returns the event of a turn of the wheel over a field, by one notch; downwards by default."""
    middle = QPointF(field.rect().center())
    place = QPointF(field.mapToGlobal(middle.toPoint()))
    button, key = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    phase = Qt.ScrollPhase.NoScrollPhase
    return QWheelEvent(middle, place, QPoint(), QPoint(0, way), button, key, phase, False)


def turn(field: QWidget) -> None:
    """Turns the wheel over a field by two notches down and three up."""
    for way in (-120, -120, 120, 120, 120):
        QApplication.sendEvent(field, notch(field, way))


def fields(whole: QWidget) -> list[QWidget]:
    kinds = (QComboBox, QAbstractSlider, QAbstractSpinBox, QTabBar)
    all_fields = whole.findChildren(QWidget)
    return [
        field
        for field in all_fields
        if isinstance(field, kinds) and not isinstance(field, QScrollBar)
    ]


def value(field: QWidget) -> object:
    if isinstance(field, QComboBox | QTabBar):
        return field.currentIndex()
    return field.property("value")


def unmoved(whole: QWidget) -> int:
    """Asserts that the wheel changes no field below a widget; returns the number of fields."""
    all_fields = fields(whole)
    before = [value(field) for field in all_fields]
    for field in all_fields:
        turn(field)
    assert [value(field) for field in all_fields] == before
    return len(all_fields)


@pytest.mark.few
@pytest.mark.parametrize("name", DIALOGS)
def test_no_field_of_a_dialog_takes_the_wheel(hands: Hands, tmp_path: Path, name: str) -> None:
    hands.main.open_save(furnish(tmp_path / "data"))
    settle()
    close_all(hands.window)
    DIALOGS[name](hands.main)
    settle()
    unmoved(hands.window)
    close_all(hands.window)


def test_the_wheel_changes_no_preference(hands: Hands) -> None:
    hands.main.open("preferences")
    dialog = hands.main.dialog
    assert dialog is not None
    before = hands.profile.settings
    assert unmoved(dialog) >= 7
    assert hands.profile.settings == before
    close_all(hands.window)


def test_the_wheel_changes_neither_the_place_nor_the_pace_of_a_replay(hands: Hands) -> None:
    hands.deal(ADA, RANDOM)
    hands.wait_turn()
    hands.controller.act(hands.controller.menu()[0])
    hands.main.page.feature(ReplayFeature).open()
    view = hands.main.page.feature(ReplayFeature).view
    assert view is not None
    assert unmoved(view) >= 2


def test_only_the_fields_of_this_program_are_used() -> None:
    names = "|".join(QT_FIELDS)
    made = re.compile(rf"\b({names})\(|^class \w+\([^)]*\b({names})\b", re.MULTILINE)
    root = Path(wizardtable.__file__).parent
    wrong = [
        path.name
        for path in root.rglob("*.py")
        if path.name != "fields.py" and made.search(path.read_text(encoding="utf-8"))
    ]
    assert wrong == []


@pytest.fixture
def page(qtbot: QtBot) -> QScrollArea:
    """Returns a page with a combo box and a slider, higher than its scroll area."""
    area = QScrollArea()
    qtbot.addWidget(area)
    body = QWidget()
    column = QVBoxLayout(body)
    choice, slider = ComboBox(body), Slider(body)
    choice.addItems([str(number) for number in range(20)])
    choice.setCurrentIndex(10)
    slider.setRange(0, 100)
    slider.setValue(50)
    for field in (choice, slider):
        column.addWidget(field)
    column.addSpacing(1000)
    area.setWidget(body)
    area.resize(200, 150)
    area.show()
    qtbot.waitExposed(area)
    area.activateWindow()
    area.setFocus()
    return area


@pytest.mark.parametrize("kind", [ComboBox, Slider])
def test_the_page_scrolls_under_the_wheel_instead(page: QScrollArea, kind: type[QWidget]) -> None:
    (field,) = page.findChildren(kind)
    before = value(field)
    field.setFocus(Qt.FocusReason.TabFocusReason)
    bar = page.verticalScrollBar()
    bar.setValue(0)
    window = page.windowHandle()
    QTest.wheelEvent(window, QPointF(field.mapTo(page, QPoint(9, 9))), QPoint(0, -120))
    assert bar.value() > 0
    assert value(field) == before


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("kind", [ComboBox, Slider])
def test_a_field_that_was_clicked_takes_the_wheel_until_it_loses_the_focus(
    page: QScrollArea, kind: type[QWidget], qtbot: QtBot
) -> None:
    (field,) = page.findChildren(kind)
    qtbot.waitUntil(page.isActiveWindow)
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    popup = QApplication.activePopupWidget()
    if popup is not None:
        QTest.keyClick(popup, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)
    field.setFocus(Qt.FocusReason.MouseFocusReason)
    before = value(field)
    QApplication.sendEvent(field, notch(field))
    assert value(field) != before
    page.setFocus(Qt.FocusReason.TabFocusReason)
    field.setFocus(Qt.FocusReason.TabFocusReason)
    before = value(field)
    QApplication.sendEvent(field, notch(field))
    assert value(field) == before
