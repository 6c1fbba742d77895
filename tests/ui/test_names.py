# SPDX-License-Identifier: MIT
"""Tests that everything that can have the keyboard's focus has a name for screen readers."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget

from tests.ui.windows import ADA, RANDOM, Hands
from wizardtable.core import codec
from wizardtable.core.game import Result, Setup
from wizardtable.core.match import Player
from wizardtable.store.book.old_lines import FinishedLine, RatedLine
from wizardtable.store.ratings import PLAYED
from wizardtable.table.spoken.announcements import announcements_of
from wizardtable.ui import routes
from wizardtable.ui.match.features.replay_feature import ReplayFeature
from wizardtable.ui.player.player_dialog import TABS, PlayerDialog
from wizardtable.ui.problems.problem_choice import ProblemChoice


def nameless(whole: QWidget) -> list[str]:
    """Returns the widgets of a page or a dialog that can have the focus and have no name."""
    named = {widget.buddy() for widget in whole.findChildren(QLabel) if widget.text()}
    return [
        f"{type(widget).__name__} {widget.objectName()} in {type(widget.parent()).__name__}"
        for widget in _reached(whole)
        if widget not in named and (isinstance(widget, QComboBox) or not _name(widget))
    ]


def _reached(whole: QWidget) -> Iterator[QWidget]:
    for widget in whole.findChildren(QWidget):
        proxied = widget.focusProxy() is not None
        if (
            widget.isVisibleTo(whole)
            and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and not proxied
        ):
            yield widget


def _name(widget: QWidget) -> str:
    face = QAccessible.queryAccessibleInterface(widget)
    return face.text(QAccessible.Text.Name) if face is not None else ""


def dialogs(hands: Hands) -> list[Callable[[], object]]:
    """Returns functions that open the dialogs of the window."""
    main = hands.main
    return [
        lambda: main.open("new_match", "zavandor"),
        lambda: main.open("lessons", "anludim"),
        *(partial(main.open, "player", tab) for tab, _ in TABS),
        lambda: main.open("rules", "anludim"),
        *(partial(main.open, route) for route in routes.WITHOUT_GAME if route != "player"),
    ]


def test_all_that_has_the_focus_in_the_lobby_has_a_name(hands: Hands) -> None:
    assert nameless(hands.main.lobby) == []


def test_buttons_of_the_lobby_name_their_game(hands: Hands) -> None:
    names = [_name(widget) for widget in _reached(hands.main.lobby)]
    assert len(names) == len(set(names)), "two buttons that cannot be told apart"


def test_so_has_all_in_a_match(hands: Hands) -> None:
    hands.deal(ADA, RANDOM)
    assert hands.wait_turn()
    page = hands.main.page
    page.commands["to_moves"].trigger()
    assert nameless(page) == []
    page.feature(ReplayFeature).open()
    assert nameless(page) == []


@pytest.mark.parametrize("half", [0, 1])
def test_so_has_all_in_every_dialog(hands: Hands, half: int) -> None:
    problems: list[str] = []
    for show in dialogs(hands)[half::2]:
        show()
        dialog = hands.main.dialog
        assert dialog is not None
        problems += [f"{type(dialog).__name__}: {problem}" for problem in nameless(dialog)]
        dialog.close()
    assert problems == []


def test_so_has_all_on_the_pages_of_who_has_played(hands: Hands) -> None:
    _play_before(hands)
    for tab, _ in TABS:
        hands.main.open("player", tab)
        dialog = hands.main.dialog
        assert dialog is not None
        assert nameless(dialog) == [], tab
        dialog.close()


def test_the_tab_key_comes_to_choices_on_a_page_turned_to_by_arrows(hands: Hands) -> None:
    _play_before(hands)
    hands.main.open("player", "record")
    dialog = hands.main.dialog
    assert isinstance(dialog, PlayerDialog)
    QApplication.processEvents()  # everything is laid out
    dialog.tabs["record"].setFocus()
    for tab, first in (("rating", "games"), ("results", ""), ("achievements", "game_buttons")):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Right)
        assert dialog.tab == tab
        choices = getattr(dialog.page(tab), first, {})
        reached = [widget for widget in _reached(dialog) if widget in choices.values()]
        assert len(reached) == bool(first), tab
    dialog.close()


def test_enter_presses_the_button_that_has_the_focus_in_a_dialog(hands: Hands) -> None:
    hands.main.open("problems")
    dialog = hands.main.dialog
    assert isinstance(dialog, ProblemChoice)
    QApplication.processEvents()
    chosen: list[tuple[str, str]] = []
    dialog.problem_chosen.disconnect()
    dialog.problem_chosen.connect(lambda game, problem, _: chosen.append((game, problem)))
    day = dialog._daily_key
    dialog.daily_tile.setFocus()
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert chosen == [day]


def _play_before(hands: Hands) -> None:
    """Stores a match, and one for the rating, as if they had been played before."""
    data, players = hands.profile.data, (Player("Ada", None), Player("Corvin", "mage", "corvin"))
    ended, ranks = 1_770_000_000, (1, 2)
    line = FinishedLine("anludim", Setup(2), 1, players, Result(ranks, (30, 20)), ended)
    data.old_file("statistics").write_text(codec.dumps(FinishedLine, line) + "\n", "utf-8")
    rated = RatedLine("anludim", Setup(2), 1, players, ended, ended, False, ended, PLAYED, ranks)
    data.old_file("ratings").write_text(codec.dumps(RatedLine, rated) + "\n", "utf-8")


def untold_tips(whole: QWidget) -> list[str]:
    """Returns the tooltips with a line that is missing in both the accessible name and
    description."""
    problems = []
    for widget in whole.findChildren(QWidget):
        tip, description = widget.toolTip(), _without_brackets(_spoken(widget))
        lines = _without_brackets(tip).splitlines()
        if widget.isVisibleTo(whole) and any(line not in description for line in lines):
            problems.append(f"{type(widget).__name__}: {tip!r} is not in {_spoken(widget)!r}")
    return problems


def _without_brackets(words: str) -> str:
    """Returns words without the brackets around keys, which nobody hears."""
    return words.replace("(", "").replace(")", "")


def _spoken(widget: QObject) -> str:
    face = QAccessible.queryAccessibleInterface(widget)
    if face is None:
        return ""
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description)
    return " ".join(face.text(kind) for kind in kinds)


def test_tool_tips_are_descriptions_in_lobby_match_and_replay(hands: Hands) -> None:
    problems = untold_tips(hands.main.lobby)
    hands.deal(ADA, RANDOM)
    assert hands.wait_turn()
    page = hands.main.page
    problems += untold_tips(page)
    page.feature(ReplayFeature).open()
    problems += untold_tips(page)
    assert problems == []


@pytest.mark.parametrize("half", [0, 1])
def test_tool_tips_are_descriptions_in_every_dialog(hands: Hands, half: int) -> None:
    problems: list[str] = []
    for show in dialogs(hands)[half::2]:
        show()
        dialog = hands.main.dialog
        assert dialog is not None
        problems += untold_tips(dialog)
        dialog.close()
    assert problems == []


def test_a_menu_says_why_something_cannot_be_asked_for(hands: Hands) -> None:
    hands.deal(ADA, RANDOM)
    assert hands.wait_turn()
    page = hands.main.page
    menu = page.bar.menus["match"].menu()
    action = page.commands["save_as"]
    action.setToolTip("There is a reason.")
    for command in (page.commands["load"], action):
        menu.setActiveAction(command)
    lines = [words for _, words in announcements_of(page).lines]
    assert lines[-1] == "There is a reason."
    assert not any("Load" in words for words in lines)


def test_a_replay_says_where_it_stands_and_whose_view_it_is(hands: Hands) -> None:
    hands.deal(ADA, RANDOM)
    assert hands.wait_turn()
    page = hands.main.page
    page._play(hands.controller.menu()[0])
    hands.qtbot.waitUntil(lambda: hands.controller.match.actions != [])
    page.feature(ReplayFeature).open()
    view = page.feature(ReplayFeature).view
    assert view is not None
    spoken = _name(view.toolbar.timeline)
    assert "move 0 of" in spoken and "Ada" in spoken
