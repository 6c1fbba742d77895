# SPDX-License-Identifier: MIT
"""Tests that screen readers hear everything once, under its own name, on every page and sheet."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.screens import dialogs, furnish, settle
from tests.ui.spoken_walk import Said, faults, said_of
from tests.ui.windows import ADA, GREEDY, RANDOM, Hands, games
from wizardtable.ui import routes
from wizardtable.ui.dialogs.rules_page import RulesDialog
from wizardtable.ui.style.spoken_names import set_tip
from wizardtable.ui.style.widgets import button

MATCH_DIALOGS = ("ranking", "analysis", "findings", "share")
"""The dialogs that need a finished match on the table."""


pytestmark = pytest.mark.usefixtures("screen_reader")


def screens() -> list[str]:
    """Returns the names of all dialogs and pages over the lobby or a finished match."""
    return sorted({*dialogs(), *routes.DIALOGS})


def shown(hands: Hands, name: str, folder: Path) -> list[Said]:
    """Opens a dialog or a page, and returns what the accessible tree tells of the window."""
    if name in MATCH_DIALOGS:
        hands.main.open_save(furnish(folder))
    openers = dialogs()
    if name in openers:
        openers[name](hands.main)
    else:
        hands.main.open(name, *(() if name in routes.WITHOUT_GAME else ("anludim",)))
    settle()
    return said_of(hands.window)


@pytest.mark.few(only="preferences")
@pytest.mark.parametrize("name", screens())
def test_every_page_and_sheet_is_said_once(hands: Hands, name: str, tmp_path: Path) -> None:
    assert faults(shown(hands, name, tmp_path / "data")) == []


@pytest.mark.few(only="anludim")
@pytest.mark.parametrize("game", games())
def test_lobby_and_table_are_said_once(hands: Hands, game: str) -> None:
    assert faults(said_of(hands.window)) == []
    hands.deal(ADA, RANDOM, GREEDY, game=game)
    assert hands.wait_turn()
    hands.main.page.commands["to_moves"].trigger()
    settle()
    assert faults(said_of(hands.window)) == []


def test_what_holds_for_all_cards_of_a_hand_is_said_by_the_hand(hands: Hands) -> None:
    hands.deal(ADA, RANDOM)
    assert hands.wait_turn()
    settle()
    things = said_of(hands.window)
    (hand,) = [each for each in things if each.path.endswith("List 'Your hand'")]
    assert hand.description == (
        "Each of them: Can be taken. In a combination, only one half counts."
    )
    cards = [each for each in things if "'Your hand' / ListItem" in each.path]
    assert len(cards) == 8 and all("Can be taken" not in card.description for card in cards)


def test_a_list_that_has_lost_the_keyboard_has_no_focus_and_gets_its_row_back(
    hands: Hands,
) -> None:
    hands.main.open("rules", "anludim")
    dialog = hands.main.dialog
    assert isinstance(dialog, RulesDialog)
    dialog.contents.setFocus()
    QTest.keyClick(dialog.contents, Qt.Key.Key_Down)
    row = dialog.contents.currentIndex().row()
    dialog.browser.setFocus()
    settle()
    assert len([each for each in said_of(hands.window) if each.is_focused]) == 1
    dialog.contents.setFocus()
    assert dialog.contents.currentIndex().row() == row
    dialog.close()


def test_a_tooltip_is_a_description_without_what_the_name_says(hands: Hands) -> None:
    made = button(hands.window)
    made.setText("Hint")
    for tip, description in (("Hint", ""), ("Hint (H)", "H"), ("Shows a good move.", "")):
        made.setAccessibleDescription("")
        set_tip(made, tip)
        assert made.toolTip() == tip
        assert made.accessibleDescription().strip() == description
