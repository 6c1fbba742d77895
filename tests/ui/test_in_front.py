# SPDX-License-Identifier: MIT
"""Tests that dialogs stand out from the window, menus open inside it, and buttons keep their
places."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLineEdit,
    QPushButton,
    QToolButton,
    QWidget,
)

from tests.ui.screens import FULL, close_all, settle
from tests.ui.windows import GREEDY, Hands
from wizardtable.ui.dialogs.questions import ask_leave_unsaved
from wizardtable.ui.match.features.lesson_feature import LessonFeature
from wizardtable.ui.popups import ContextMenuKeeper, PopupMenu
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.fields import ComboBox


def spot(part: QWidget) -> QRect:
    """Returns the place of a widget in its window."""
    return QRect(part.mapTo(part.window(), QPoint()), part.size())


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_dialogs_and_questions_have_an_edge_of_brass(hands: Hands, theme: str) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    appearance.apply_theme(app, theme, 100)
    try:
        for show in (
            lambda: hands.main.open("preferences"),
            lambda: ask_leave_unsaved(hands.window, FULL, lambda: None),
        ):
            show()
            settle()
            (dialog,) = (
                candidate
                for candidate in hands.window.findChildren(QDialog)
                if candidate.isVisible()
            )
            picture = dialog.grab().toImage()
            right, low = dialog.width() - 1, dialog.height() - 1
            for x, y in ((0, low // 2), (right, low // 2), (right // 2, 0), (right // 2, low)):
                assert picture.pixelColor(x, y) == QColor(appearance.shades().brass)
            close_all(hands.window)
    finally:
        appearance.apply_theme(app, "dark", 100)


@pytest.mark.qt_log_ignore("raise|grabbing", extend=True)
@pytest.mark.parametrize("corner", ["topLeft", "topRight", "bottomLeft", "bottomRight"])
def test_a_menu_opens_inside_the_window_wherever_it_is_asked_for(hands: Hands, corner: str) -> None:
    window = hands.window
    window.resize(700, 500)  # inside the screen
    menu = PopupMenu(window)
    for number in range(6):
        menu.addAction(f"Command number {number}")
    menu.popup(window.mapToGlobal(getattr(window.rect(), corner)()))
    assert window.geometry().contains(menu.geometry())
    menu.close()


@pytest.mark.qt_log_ignore("raise|grabbing", extend=True)
def test_a_list_of_choices_at_the_lower_edge_opens_inside_the_window(hands: Hands) -> None:
    window = hands.window
    window.resize(700, 500)
    box = ComboBox(window)
    box.addItems([f"choice {number}" for number in range(8)])
    box.move(500, 460)
    box.show()
    box.showPopup()
    popup = box.view().window()
    assert popup is not window and window.geometry().contains(popup.geometry())
    box.hidePopup()


@pytest.mark.qt_log_ignore("raise|grabbing", extend=True)
def test_the_menu_of_a_text_field_at_the_lower_edge_opens_inside_the_window(hands: Hands) -> None:
    window = hands.window
    window.resize(700, 500)
    ContextMenuKeeper(window)
    field = QLineEdit(window)
    field.setGeometry(500, 460, 150, 30)
    field.show()
    place = window.mapFromGlobal(field.mapToGlobal(QPoint(140, 20)))
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.RightButton, pos=place)
    popup = QApplication.activePopupWidget()
    assert popup is not None and window.geometry().contains(popup.geometry())
    popup.close()


@pytest.mark.long
def test_who_watches_finds_each_button_of_the_bar_at_one_place_to_the_end(hands: Hands) -> None:
    hands.deal(GREEDY, GREEDY)
    settle()
    bar = hands.main.page.bar

    def spots() -> dict[str, QRect]:
        made = bar.findChildren(QToolButton)
        return {button.toolTip(): spot(button) for button in made if button.isVisible()}

    before = spots()
    assert not hands.main.page.commands["ranking"].isEnabled()
    hands.qtbot.waitUntil(lambda: hands.main.dialog is not None)
    close_all(hands.window)
    assert spots() == before
    commands = hands.main.page.commands
    assert commands["ranking"].isEnabled()
    assert not commands["pause"].isEnabled() and not commands["step"].isEnabled()


def test_a_message_above_the_table_moves_no_button_of_the_column(hands: Hands) -> None:
    hands.main.learn("anludim")
    settle()
    page = hands.main.page
    before = spot(page.feature(LessonFeature).sheet.next_button)
    page.banner.say(FULL)
    settle()
    assert page.banner.isVisible()
    assert spot(page.feature(LessonFeature).sheet.next_button) == before


@pytest.mark.parametrize("width", [900, 420, 160])
def test_buttons_that_are_too_many_for_a_row_go_on_below_and_none_is_cut(
    hands: Hands, width: int
) -> None:
    place = QWidget()
    hands.qtbot.addWidget(place)
    right = [QPushButton(f"Button {number}", place) for number in range(4)]
    left = [QPushButton(f"Left {number}", place) for number in range(2)]
    row = ButtonRow(right, left)
    place.setLayout(row)
    place.resize(width, row.totalHeightForWidth(width))
    place.show()
    settle()
    boxes = [button.geometry() for button in (*left, *right)]
    assert all(place.rect().contains(box) for box in boxes)
    assert all(
        box.width() >= button.sizeHint().width()
        for box, button in zip(boxes, (*left, *right), strict=True)
    )
    assert not any(a.intersects(b) for n, a in enumerate(boxes) for b in boxes[:n])
