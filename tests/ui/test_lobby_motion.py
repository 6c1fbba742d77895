# SPDX-License-Identifier: MIT
"""Tests that the lobby moves gently, and never while it is hidden or motion is reduced."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.core.game_spec import GameSpec
from wizardtable.ui.lobby.lobby import Lobby


class Painted(QObject):
    """Records which widgets are painted."""

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
    """Yields a lobby that moves only when a test calls `show_next_beat`."""
    made = Lobby(tmp_path, [toy] * 4)
    made.is_still = True
    made.resize(1280, 720)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    qtbot.waitUntil(lambda: not made.is_reading)
    yield made


def seen(lobby: Lobby) -> QImage:
    return lobby.grab().toImage()


def test_stars_candles_and_gems_move(lobby: Lobby) -> None:
    sky_before, parts = seen(lobby), [ornament.grab().toImage() for ornament in lobby.decor]
    for _ in range(20):
        lobby.show_next_beat()
    assert all(
        ornament.grab().toImage() != part for ornament, part in zip(lobby.decor, parts, strict=True)
    )
    sky = lobby.rect().adjusted(0, 0, -lobby.width() * 3 // 4, 0)
    assert seen(lobby).copy(sky) != sky_before.copy(sky)


def test_nothing_moves_behind_a_sheet(lobby: Lobby, qtbot: QtBot) -> None:
    lobby.is_still = False
    assert lobby.is_moving
    lobby.is_covered = True
    assert not lobby.is_moving
    lobby.is_covered = False
    assert lobby.is_moving


def test_a_few_stars_move_at_a_time_and_no_tile_is_painted_for_them(
    lobby: Lobby, qtbot: QtBot
) -> None:
    QApplication.processEvents()  # all that was to be painted at the start
    painted = Painted(*lobby.tiles, *lobby.decor)
    lobby.show_next_beat()
    qtbot.waitUntil(lambda: painted.seen == set(lobby.decor))
    before = seen(lobby)
    lobby.show_next_beat()
    after = seen(lobby)
    changed = sum(
        before.pixel(x, y) != after.pixel(x, y)
        for x in range(0, lobby.tiles[0].mapTo(lobby, lobby.tiles[0].rect().topLeft()).x())
        for y in range(lobby.height())
    )
    assert changed <= 5 * 150


def test_nothing_moves_for_who_asked_for_reduced_motion(lobby: Lobby) -> None:
    assert not lobby.is_moving
    lobby.is_still = False
    assert lobby.is_moving
    lobby.is_still = True
    assert not lobby.is_moving


def test_nothing_moves_while_the_lobby_is_hidden_or_the_window_an_icon(lobby: Lobby) -> None:
    lobby.is_still = False
    lobby.hide()
    assert not lobby.is_moving
    lobby.show()
    assert lobby.is_moving
    lobby.showMinimized()
    assert not lobby.is_moving
    lobby.is_still = False
    assert not lobby.is_moving, "another preference does not wake it"
    lobby.showNormal()
    assert lobby.is_moving


def test_a_tile_settles_when_a_sheet_gives_the_keyboard_back_to_it(lobby: Lobby) -> None:
    tile = lobby.tiles[0]
    QApplication.sendEvent(tile, QEvent(QEvent.Type.Leave))  # wherever the pointer is
    for reason, chosen in (
        (Qt.FocusReason.TabFocusReason, True),
        (Qt.FocusReason.PopupFocusReason, False),  # nobody pressed a key there
    ):
        QApplication.sendEvent(tile.start, QFocusEvent(QEvent.Type.FocusIn, reason))
        assert tile.is_chosen == chosen


def test_the_lobby_follows_the_preferences_and_rests_while_one_plays(hands: Hands) -> None:
    lobby = hands.main.lobby
    assert not lobby.is_moving
    hands.profile.change(replace(hands.profile.settings, reduced_motion=False))
    assert lobby.is_moving
    hands.profile.change(replace(hands.profile.settings, reduced_motion=True))
    hands.deal(ADA, GREEDY)
    hands.profile.change(replace(hands.profile.settings, reduced_motion=False))
    assert not lobby.is_moving
    hands.main.go_to_lobby()
    assert lobby.is_moving
