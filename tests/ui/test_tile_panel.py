# SPDX-License-Identifier: MIT
"""Tests that a whole tile of the lobby acts as a button, for pointer, click and Enter."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.test_pages_lobby import begun
from tests.ui.windows import point_at_nothing
from wizardtable.core.game_spec import GameSpec
from wizardtable.store import save
from wizardtable.ui.lobby.lobby import Lobby
from wizardtable.ui.lobby.tile import Tile

LEFT = Qt.MouseButton.LeftButton
TAB = Qt.FocusReason.TabFocusReason
BARE_POINT = QPoint(12, 60)
"""A point of a tile that is free of other widgets."""


def opened(qtbot: QtBot, folder: Path, *specs: GameSpec, still: bool = True) -> Lobby:
    lobby = Lobby(folder, specs)
    lobby.is_still = still
    lobby.resize(1280, 720)
    qtbot.addWidget(lobby)
    with qtbot.waitActive(lobby):
        lobby.show()
        lobby.activateWindow()
    qtbot.waitUntil(lambda: not lobby.is_reading)
    point_at_nothing(lobby)
    qtbot.waitUntil(lambda: all(tile.lift == 0 for tile in lobby.tiles))
    return lobby


def point_at(tile: Tile) -> None:
    place = QPointF(BARE_POINT)
    QApplication.sendEvent(tile, QEnterEvent(place, place, place))


def seen(tile: Tile) -> QImage:
    return tile.grab().toImage()


@pytest.mark.parametrize("how", ["bare", "title", "picture", "enter", "space"])
@pytest.mark.parametrize("matches", [0, 1])
def test_the_whole_tile_continues_what_was_begun_or_else_begins(
    qtbot: QtBot, tmp_path: Path, toy: GameSpec, how: str, matches: int
) -> None:
    path = tmp_path / "toy-1.wizardtable"
    if matches:
        save.write(path, begun(toy, 3))
    lobby = opened(qtbot, tmp_path, toy, toy)
    tile = lobby.tiles[0]
    wanted = lobby.continue_game if matches else lobby.new_game
    with qtbot.waitSignal(wanted) as caught:
        if how in ("enter", "space"):
            tile.setFocus(TAB)
            QTest.keyClick(tile, Qt.Key.Key_Return if how == "enter" else Qt.Key.Key_Space)
        else:
            part = {"bare": tile, "title": tile._title, "picture": tile._picture}[how]
            QTest.mouseClick(part, LEFT, pos=BARE_POINT if part is tile else QPoint(9, 9))
    assert caught.args == [str(path) if matches else "toy"]


def test_a_click_that_ends_elsewhere_does_nothing(
    qtbot: QtBot, tmp_path: Path, toy: GameSpec
) -> None:
    lobby = opened(qtbot, tmp_path, toy, toy)
    with qtbot.assertNotEmitted(lobby.new_game):
        QTest.mousePress(lobby.tiles[0], LEFT, pos=BARE_POINT)
        QTest.mouseRelease(lobby.tiles[0], LEFT, pos=QPoint(-30, 60))
        QTest.mouseClick(lobby.tiles[0], Qt.MouseButton.RightButton, pos=BARE_POINT)


def test_a_button_of_the_tile_does_only_what_it_says(
    qtbot: QtBot, tmp_path: Path, toy: GameSpec
) -> None:
    lobby = opened(qtbot, tmp_path, toy, toy)
    with qtbot.assertNotEmitted(lobby.new_game), qtbot.waitSignal(lobby.rules_requested):
        QTest.mouseClick(lobby.tiles[0].rules, LEFT)


def test_enter_on_a_button_presses_that(qtbot: QtBot, tmp_path: Path, toy: GameSpec) -> None:
    lobby = opened(qtbot, tmp_path, toy, toy)
    lobby.tiles[0].learn.setFocus()
    with qtbot.assertNotEmitted(lobby.new_game), qtbot.waitSignal(lobby.learn_requested):
        QTest.keyClick(lobby.tiles[0].learn, Qt.Key.Key_Return)


def test_it_is_lifted_under_the_pointer_and_shows_its_scene_nearer(
    qtbot: QtBot, tmp_path: Path, toy: GameSpec
) -> None:
    lobby = opened(qtbot, tmp_path, toy, toy, still=False)
    tile = lobby.tiles[0]
    before, scene, high = seen(tile), tile._picture.grab().toImage(), tile._title.y()
    point_at(tile)
    qtbot.waitUntil(lambda: tile.lift == 1)
    assert tile._picture.grab().toImage() != scene
    assert tile._title.y() < high
    QApplication.sendEvent(tile, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: tile.lift == 0)
    assert seen(tile) == before
    assert tile._title.y() == high


def test_it_is_lifted_while_the_keyboard_is_on_it_or_its_buttons(
    qtbot: QtBot, tmp_path: Path, toy: GameSpec
) -> None:
    lobby = opened(qtbot, tmp_path, toy, toy, still=False)
    first, second = lobby.tiles
    assert not first.is_chosen  # its button has the focus, but nobody came to it by keys
    first.setFocus(TAB)
    assert first.is_chosen
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert lobby.focusWidget() is first.start
    assert first.is_chosen
    second.setFocus(TAB)
    assert second.is_chosen
    assert not first.is_chosen


def test_under_reduced_motion_it_wears_a_frame_and_stays_where_it_is(
    qtbot: QtBot, tmp_path: Path, toy: GameSpec
) -> None:
    lobby = opened(qtbot, tmp_path, toy, toy)
    tile = lobby.tiles[0]
    before, scene = seen(tile), tile._picture.grab().toImage()
    point_at(tile)
    pointed = seen(tile)
    assert pointed != before
    assert tile.lift == 0
    assert tile._picture.grab().toImage() == scene
    tile.setFocus(TAB)
    assert seen(tile) not in (before, pointed)


def test_arrows_lead_from_tile_to_tile(qtbot: QtBot, tmp_path: Path, toy: GameSpec) -> None:
    lobby = opened(qtbot, tmp_path, *[toy] * 4)
    lobby.tiles[0].setFocus(TAB)
    for key, place in (("Right", 1), ("Down", 3), ("Left", 2), ("Left", 1), ("Up", 1)):
        QTest.keyClick(lobby.focusWidget(), getattr(Qt.Key, f"Key_{key}"))
        assert lobby.focusWidget() is lobby.tiles[place], key


def test_a_tile_says_what_it_is_and_does(qtbot: QtBot, tmp_path: Path, toy: GameSpec) -> None:
    save.write(tmp_path / "toy-1.wizardtable", begun(toy, 3))
    lobby = opened(qtbot, tmp_path, toy, toy)
    tile = lobby.tiles[0]
    assert tile.accessibleName() == tile._title.text()
    assert tile.accessibleDescription().startswith("Continue. ")
