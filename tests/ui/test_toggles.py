# SPDX-License-Identifier: MIT
"""Tests that toggling a button by a screen reader has the same effect as a click."""

from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtWidgets import QAbstractButton, QToolButton
from pytestqt.qtbot import QtBot

from tests.ui.test_pages_analysis import end_of
from tests.ui.windows import ADA, RANDOM, Hands
from wizardtable.ui.dialogs.new_game import NewGameDialog
from wizardtable.ui.dialogs.rules_page import RulesDialog
from wizardtable.ui.style.portrait_choice import PortraitChoice


def toggle(button: QAbstractButton) -> None:
    """Toggles a button as assistive technology does."""
    face = QAccessible.queryAccessibleInterface(button)
    actions = face.actionInterface()
    toggles = QAccessibleActionInterface.toggleAction()
    assert toggles in actions.actionNames()
    actions.doAction(toggles)


def test_toggling_the_button_of_the_log_opens_and_folds_it(hands: Hands) -> None:
    hands.deal(ADA, RANDOM)
    assert hands.wait_turn()
    page = hands.main.page
    opened = page.panel.is_open
    button = next(
        tool
        for tool in page.findChildren(QToolButton)
        if tool.defaultAction() is page.commands["log"]
    )
    for shown in (not opened, opened):
        toggle(button)
        assert page.panel.is_open == shown == button.isChecked()


def test_toggling_a_tab_of_the_end_turns_to_its_page(hands: Hands) -> None:
    dialog, _ = end_of(hands)
    last = len(dialog.tabs) - 1
    toggle(dialog.tabs[last])
    assert dialog.pages.currentIndex() == last
    toggle(dialog.tabs[0])
    assert dialog.pages.currentIndex() == 0


def test_toggling_a_portrait_chooses_it_and_again_changes_nothing(qtbot: QtBot) -> None:
    choice = PortraitChoice("", 30)
    qtbot.addWidget(choice)
    chosen: list[str] = []
    choice.chosen.connect(chosen.append)
    first, second = list(choice.buttons)[:2]
    for portrait in (first, second, second):
        toggle(choice.buttons[portrait])
    assert chosen == [first, second]
    choice.buttons[first].click()
    assert chosen[2:] == [first]


def test_toggling_a_star_chooses_its_level(hands: Hands) -> None:
    hands.main.open("new_match", "anludim")
    dialog = hands.main.dialog
    assert isinstance(dialog, NewGameDialog)
    for place, level in ((3, "archmage"), (0, "apprentice")):
        toggle(dialog.card.stars.buttons[place])
        assert dialog.plan().players[1].level == level


def test_toggling_the_contents_of_the_rules_shows_them(hands: Hands) -> None:
    hands.main.open("rules", "anludim")
    dialog = hands.main.dialog
    assert isinstance(dialog, RulesDialog)
    dialog.resize(400, dialog.height())
    hands.qtbot.waitUntil(dialog.contents_button.isVisible)
    toggle(dialog.contents_button)
    assert dialog.contents.isVisible() and not dialog.browser.isVisible()
