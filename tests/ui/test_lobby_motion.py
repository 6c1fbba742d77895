# SPDX-License-Identifier: MIT
"""The lobby lives, quietly: not for who wants it still, and not while nobody sees it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.core.game_spec import GameSpec
from wizardtable.ui.lobby.lobby import Lobby


class Painted(QObject):
    """Notes which widgets are painted."""

    def __init__(self, *watched: QWidget) -> None:
        super().__init__()
        self.seen: set[QWidget] = set()
        for widget in watched:
            widget.installEventFilter(self)

    def eventFilter(self, widget: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Paint and isinstance(widget, QWidget):
            self.seen.add(widget)
        return False


@pytest.fixture
def lobby(qtbot: QtBot, tmp_path: Path, toy: GameSpec) -> Iterator[Lobby]:
    """A lobby whose pictures follow each other only when they are told to."""
    made = Lobby(tmp_path, [toy] * 4)
    made.still = True
    made.resize(1280, 720)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    qtbot.waitUntil(lambda: not made.reading)
    yield made


def seen(lobby: Lobby) -> QImage:
    return lobby.grab().toImage()


def test_stars_candles_and_gems_move(lobby: Lobby) -> None:
    before, parts = seen(lobby), [one.grab().toImage() for one in lobby.decor]
    for _ in range(20):
        lobby.go_on()
    assert all(one.grab().toImage() != part for one, part in zip(lobby.decor, parts, strict=True))
    sky = lobby.rect().adjusted(0, 0, -lobby.width() * 3 // 4, 0)
    assert seen(lobby).copy(sky) != before.copy(sky)


def test_nothing_moves_behind_a_sheet(lobby: Lobby, qtbot: QtBot) -> None:
    lobby.still = False
    assert lobby.lives
    lobby.rests = True
    assert not lobby.lives
    lobby.rests = False
    assert lobby.lives


def test_a_few_stars_move_at_a_time_and_no_tile_is_painted_for_them(
    lobby: Lobby, qtbot: QtBot
) -> None:
    QApplication.processEvents()  # all that was to be painted at the start
    painted = Painted(*lobby.tiles, *lobby.decor)
    lobby.go_on()
    qtbot.waitUntil(lambda: painted.seen == set(lobby.decor))
    before = seen(lobby)
    lobby.go_on()
    after = seen(lobby)
    changed = sum(
        before.pixel(x, y) != after.pixel(x, y)
        for x in range(0, lobby.tiles[0].mapTo(lobby, lobby.tiles[0].rect().topLeft()).x())
        for y in range(lobby.height())
    )
    assert changed <= 5 * 150


def test_nothing_moves_for_who_asked_for_reduced_motion(lobby: Lobby) -> None:
    assert not lobby.lives
    lobby.still = False
    assert lobby.lives
    lobby.still = True
    assert not lobby.lives


def test_nothing_moves_while_the_lobby_is_hidden_or_the_window_an_icon(lobby: Lobby) -> None:
    lobby.still = False
    lobby.hide()
    assert not lobby.lives
    lobby.show()
    assert lobby.lives
    lobby.showMinimized()
    assert not lobby.lives
    lobby.still = False
    assert not lobby.lives, "another preference does not wake it"
    lobby.showNormal()
    assert lobby.lives


def test_the_lobby_follows_the_preferences_and_rests_while_one_plays(hands: Hands) -> None:
    lobby = hands.main.lobby
    assert not lobby.lives
    hands.profile.change(replace(hands.profile.settings, reduced_motion=False))
    assert lobby.lives
    hands.profile.change(replace(hands.profile.settings, reduced_motion=True))
    hands.deal(ADA, GREEDY)
    hands.profile.change(replace(hands.profile.settings, reduced_motion=False))
    assert not lobby.lives
    hands.main.go_to_lobby()
    assert lobby.lives
