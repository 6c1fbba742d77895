# SPDX-License-Identifier: MIT
"""Tests that a name that looks like markup is shown exactly as the player typed it."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6 import QtGui
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from tests.ui.screens import close_all, dialogs, furnish, settle
from tests.ui.windows import Hands
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.match import Player
from wizardtable.core.text import plain_tip
from wizardtable.store import save
from wizardtable.ui.match.features.replay_feature import ReplayFeature
from wizardtable.ui.tools.rare_screens import played_match

DIALOGS = dialogs()
NAME = '<b>x</b><img src="file:///x.png">'
SIGN = "x.png"


def is_markup(text: str) -> bool:
    return bool(QtGui.Qt.mightBeRichText(text))


@pytest.fixture
def named(hands: Hands, tmp_path: Path) -> Hands:
    """Returns a window with a finished match on its table, in which all names look like markup."""
    settings = replace(hands.profile.settings, player_name=NAME)
    hands.profile.change(settings)
    folder = tmp_path / "data"
    furnish(folder)
    for share in (1.0, 0.4):
        match = played_match(catalog.get("anludim"), Setup(2), 11, share)
        match.players = tuple(
            replace(player, name=f"{number} {NAME}") if number else replace(player, name=NAME)
            for number, player in enumerate(match.players)
        )
        path = save.new_path(folder / "saves", "anludim")
        save.write(path, match)
        if share == 1.0:
            over = path
    hands.main.open_save(over)
    settle()
    close_all(hands.window)
    return hands


def read_as_markup(whole: QWidget) -> list[str]:
    """Returns the texts in which Qt interprets a name as markup."""
    wrong = []
    for widget in (whole, *whole.findChildren(QWidget)):
        texts = [widget.toolTip(), widget.whatsThis(), *(act.toolTip() for act in widget.actions())]
        if isinstance(widget, QLabel) and widget.textFormat() != Qt.TextFormat.PlainText:
            texts.append(widget.text())
        if isinstance(widget, QComboBox):
            role = Qt.ItemDataRole.ToolTipRole
            texts += [str(widget.itemData(row, role) or "") for row in range(widget.count())]
        wrong += [
            f"{type(widget).__name__}: {text}" for text in texts if SIGN in text and is_markup(text)
        ]
    wrong += [act.toolTip() for act in whole.findChildren(QAction) if is_markup(act.toolTip())]
    return wrong


def test_a_tooltip_is_the_text_itself_for_whoever_reads_it() -> None:
    for text in (NAME, "a &lt;b&gt;", "< b >x", "<!DOCTYPE html>", "1 < 2 & 3 > 2"):
        assert not is_markup(plain_tip(text))
        assert plain_tip(text).replace("\u2060", "") == text
    assert plain_tip("Anna & Bob, 3 > 2") == "Anna & Bob, 3 > 2"


def test_the_lobby_shows_names_as_they_were_typed(named: Hands) -> None:
    named.main.go_to_lobby()
    lobby = named.main.lobby
    tips = [widget.toolTip() for widget in lobby.findChildren(QWidget) if SIGN in widget.toolTip()]
    assert tips, "nothing of the lobby shows a name"
    assert read_as_markup(named.window) == []


def test_a_table_shows_names_as_they_were_typed(hands: Hands) -> None:
    hands.deal(Player(NAME, None), Player(f"2 {NAME}", "random"))
    hands.wait_turn()
    assert read_as_markup(hands.window) == []
    hands.controller.act(hands.controller.menu()[0])
    hands.main.page.feature(ReplayFeature).open()
    assert read_as_markup(hands.window) == []


@pytest.mark.few
@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_shows_names_as_they_were_typed(named: Hands, name: str) -> None:
    DIALOGS[name](named.main)
    settle()
    assert read_as_markup(named.window) == []
    close_all(named.window)
