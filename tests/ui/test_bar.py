# SPDX-License-Identifier: MIT
"""Tests the prompt in the toolbar, and the toolbar and sidebar in a window with large text."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.core.text import N_
from wizardtable.ui.match.bar import MAX_PROMPT_PIXELS, MIN_PROMPT_WIDTH, Prompt
from wizardtable.ui.match.menu_button import MenuButton, has_reason
from wizardtable.ui.match.side_panel import OPEN_WIDTH, SidePanel
from wizardtable.ui.style import appearance

SHORT = "Lay a combination or draw."
LONG = "Hint: Take the open card yellow 8 / green 6. It fits your hand better than others. " * 2


@pytest.fixture
def worn(qapp: QApplication) -> Iterator[QApplication]:
    appearance.apply_theme(qapp, "dark", 100)
    yield qapp
    appearance.apply_theme(qapp, "dark", 100)


@pytest.fixture
def prompt(qtbot: QtBot, worn: QApplication) -> Prompt:
    made = Prompt()
    qtbot.addWidget(made)
    made.resize(420, 49)
    made.show()
    return made


def test_a_long_prompt_is_smaller_so_that_it_stays_whole(prompt: Prompt) -> None:
    prompt.say(SHORT, warning=False)
    assert prompt.font().pixelSize() == MAX_PROMPT_PIXELS
    prompt.say(LONG, warning=False)
    assert 12 <= prompt.font().pixelSize() < MAX_PROMPT_PIXELS
    prompt.say(SHORT, warning=False)
    assert prompt.font().pixelSize() == MAX_PROMPT_PIXELS


def test_a_prompt_grows_again_with_its_room(prompt: Prompt) -> None:
    prompt.say(LONG, warning=False)
    prompt.resize(1600, 49)
    assert prompt.font().pixelSize() == MAX_PROMPT_PIXELS


def test_a_prompt_stays_whole_when_the_writing_grows(prompt: Prompt, worn: QApplication) -> None:
    prompt.resize(900, 70)
    prompt.say(LONG, warning=False)
    appearance.apply_theme(worn, "dark", 150)
    assert prompt.heightForWidth(prompt.width()) <= prompt.height()


def test_large_writing_leaves_the_table_most_of_the_window(
    qtbot: QtBot, worn: QApplication
) -> None:
    appearance.apply_theme(worn, "dark", 175)
    page = QWidget()
    qtbot.addWidget(page)
    panel = SidePanel(page)
    panel.fit_to_page(QSize(1280, 720))
    assert OPEN_WIDTH < panel.width() < 1280 * 0.4
    panel.fit_to_page(QSize(3840, 2160))
    assert panel.width() == appearance.scaled(OPEN_WIDTH)


def test_what_is_said_after_a_warning_stays_although_the_time_of_the_warning_is_over(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wizardtable.ui.match.bar.REFUSAL_MS", 10)
    hands.deal(ADA, GREEDY)
    bar, words = hands.main.page.bar, N_("toy", "The game is over.")
    bar.show_message(N_("toy", "This card is not in your hand."), warning=True)
    bar.show_message(words, warning=False)
    hands.qtbot.wait(40)
    assert bar.words == "The game is over."


def test_two_sentences_stand_in_two_lines_where_each_has_room_in_one(prompt: Prompt) -> None:
    both = "Enchant gems or start an auction. You lose 2 energy at the end of your turn."
    prompt.resize(420, 49)
    prompt.say(both, warning=False)
    assert prompt.text().splitlines() == both.replace(". ", ".\n").splitlines()
    assert prompt.words == both
    prompt.resize(1600, 49)
    assert prompt.text() == both


def test_a_number_or_a_long_sentence_is_no_place_for_a_new_line(prompt: Prompt) -> None:
    for words in (LONG, "A prompt of a single sentence that is a good deal longer than its line."):
        prompt.say(words, warning=False)
        assert prompt.text() == words


def test_every_command_is_on_the_bar_or_in_a_short_menu_or_has_a_key(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    bar, commands = hands.main.page.bar, hands.main.page.commands
    menus = [
        [action for action in menu.menu().actions() if not action.isSeparator()]
        for menu in bar.menus.values()
    ]
    assert all(len(menu) <= 10 for menu in menus)
    shown = {button.defaultAction() for button in bar._buttons.values()}
    reached = shown.union(*menus)
    keyed = {action for action in commands.values() if not action.shortcut().isEmpty()}
    assert set(commands.values()) <= reached | keyed
    assert not {commands[name] for name in ("skip", "to_moves")} & reached


@pytest.mark.parametrize(("width", "height", "scale"), [(800, 450, 100), (1280, 720, 175)])
def test_the_whole_bar_has_room_and_its_icons_are_as_large_as_the_writing(
    hands: Hands, width: int, height: int, scale: int
) -> None:
    hands.deal(ADA, GREEDY)
    hands.profile.change(replace(hands.profile.settings, font_scale=scale))
    hands.window.resize(width, height)
    bar = hands.main.page.bar
    QApplication.processEvents()
    shown = [button for button in bar.findChildren(QToolButton) if button.isVisible()]
    assert len(shown) >= 10
    for button in shown:
        assert bar.rect().contains(button.geometry()), button.accessibleName()
        side = button.iconSize().width()
        assert button.icon().actualSize(QSize(side, side)).width() == side
    assert bar._prompt.width() >= appearance.scaled(MIN_PROMPT_WIDTH)


def test_menus_are_words_in_a_wide_window_and_icons_with_tooltips_in_a_narrow_one(
    hands: Hands,
) -> None:
    hands.deal(ADA, GREEDY)
    menu = hands.main.page.bar.menus["match"]
    hands.window.resize(1600, 900)
    QApplication.processEvents()
    assert menu.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextOnly
    assert (menu.text(), menu.toolTip()) == ("Match", "")
    hands.window.resize(800, 450)
    QApplication.processEvents()
    assert menu.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
    assert (menu.toolTip(), menu.accessibleName()) == ("Match", "Match")


def test_an_entry_of_a_menu_has_a_tooltip_only_where_it_gives_a_reason(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    action = hands.main.page.commands["save_as"]
    assert not has_reason(action)
    action.setToolTip("You can save a copy once this match is over.")
    assert has_reason(action)


def test_an_arrow_key_to_the_side_leads_from_one_menu_to_the_next(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.deal(ADA, GREEDY)
    opened: list[str] = []
    monkeypatch.setattr(MenuButton, "showMenu", lambda menu: opened.append(menu.text()))
    for name, key in (("match", Qt.Key.Key_Right), ("match", Qt.Key.Key_Left)):
        QTest.keyClick(hands.main.page.bar.menus[name].menu(), key)
        QApplication.processEvents()
    assert opened == ["View", "Help"]
