# SPDX-License-Identifier: MIT
"""Whatever the keyboard can come to has a name, as a screen reader says it."""

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
    """What can have the focus on a page or in a dialog, and has no name."""
    named = {one.buddy() for one in whole.findChildren(QLabel) if one.text()}
    return [
        f"{type(one).__name__} {one.objectName()} in {type(one.parent()).__name__}"
        for one in _reached(whole)
        if one not in named and (isinstance(one, QComboBox) or not _name(one))
    ]


def _reached(whole: QWidget) -> Iterator[QWidget]:
    for one in whole.findChildren(QWidget):
        proxied = one.focusProxy() is not None
        if one.isVisibleTo(whole) and one.focusPolicy() & Qt.FocusPolicy.TabFocus and not proxied:
            yield one


def _name(one: QWidget) -> str:
    face = QAccessible.queryAccessibleInterface(one)
    return face.text(QAccessible.Text.Name) if face is not None else ""


def dialogs(hands: Hands) -> list[Callable[[], object]]:
    """What opens each dialog of the window."""
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
    names = [_name(one) for one in _reached(hands.main.lobby)]
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
    found: list[str] = []
    for show in dialogs(hands)[half::2]:
        show()
        dialog = hands.main.dialog
        assert dialog is not None
        found += [f"{type(dialog).__name__}: {one}" for one in nameless(dialog)]
        dialog.close()
    assert found == []


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
    for tab, first in (("rating", "games"), ("results", ""), ("achievements", "groups")):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Right)
        assert dialog.tab == tab
        choices = getattr(dialog.page(tab), first, {})
        reached = [one for one in _reached(dialog) if one in choices.values()]
        assert len(reached) == bool(first), tab
    dialog.close()


def test_enter_presses_the_button_that_has_the_focus_in_a_dialog(hands: Hands) -> None:
    hands.main.open("problems")
    dialog = hands.main.dialog
    assert isinstance(dialog, ProblemChoice)
    QApplication.processEvents()
    chosen: list[tuple[str, str]] = []
    dialog.chosen.disconnect()
    dialog.chosen.connect(lambda game, problem, _: chosen.append((game, problem)))
    day = dialog._daily
    dialog.daily.setFocus()
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert chosen == [day]


def _play_before(hands: Hands) -> None:
    """Keep a match, one for the rating too, as if it had been played before."""
    data, players = hands.profile.data, (Player("Ada", None), Player("Corvin", "mage", "corvin"))
    ended, ranks = 1_770_000_000, (1, 2)
    one = FinishedLine("anludim", Setup(2), 1, players, Result(ranks, (30, 20)), ended)
    data.old_file("statistics").write_text(codec.dumps(FinishedLine, one) + "\n", "utf-8")
    rated = RatedLine("anludim", Setup(2), 1, players, ended, ended, False, ended, PLAYED, ranks)
    data.old_file("ratings").write_text(codec.dumps(RatedLine, rated) + "\n", "utf-8")


def untold_tips(whole: QWidget) -> list[str]:
    """Tool tips that a screen reader does not say: they are neither name nor description."""
    found = []
    for one in whole.findChildren(QWidget):
        tip = one.toolTip()
        if tip and one.isVisibleTo(whole) and tip not in _told(one):
            found.append(f"{type(one).__name__}: {tip!r} is not in {_told(one)!r}")
    return found


def _told(one: QObject) -> str:
    face = QAccessible.queryAccessibleInterface(one)
    if face is None:
        return ""
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description)
    return " ".join(face.text(kind) for kind in kinds)


def test_tool_tips_are_descriptions_in_lobby_match_and_replay(hands: Hands) -> None:
    found = untold_tips(hands.main.lobby)
    hands.deal(ADA, RANDOM)
    assert hands.wait_turn()
    page = hands.main.page
    found += untold_tips(page)
    page.feature(ReplayFeature).open()
    found += untold_tips(page)
    assert found == []


@pytest.mark.parametrize("half", [0, 1])
def test_tool_tips_are_descriptions_in_every_dialog(hands: Hands, half: int) -> None:
    found: list[str] = []
    for show in dialogs(hands)[half::2]:
        show()
        dialog = hands.main.dialog
        assert dialog is not None
        found += untold_tips(dialog)
        dialog.close()
    assert found == []


def test_a_menu_says_why_something_cannot_be_asked_for(hands: Hands) -> None:
    hands.deal(ADA, RANDOM)
    assert hands.wait_turn()
    page = hands.main.page
    menu = page.bar.menus["match"].menu()
    action = page.commands["save_as"]
    action.setToolTip("There is a reason.")
    for one in (page.commands["load"], action):
        menu.setActiveAction(one)
    lines = [words for _, words in announcements_of(page).lines]
    assert lines[-1] == "There is a reason."
    assert not any("Load" in words for words in lines)


def test_a_replay_says_where_it_stands_and_whose_view_it_is(hands: Hands) -> None:
    hands.deal(ADA, RANDOM)
    assert hands.wait_turn()
    page = hands.main.page
    page._act(hands.controller.menu()[0])
    hands.qtbot.waitUntil(lambda: hands.controller.match.actions != [])
    page.feature(ReplayFeature).open()
    view = page.feature(ReplayFeature).view
    assert view is not None
    told = _name(view.strip.timeline)
    assert "move 0 of" in told and "Ada" in told
