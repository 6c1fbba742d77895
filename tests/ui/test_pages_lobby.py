# SPDX-License-Identifier: MIT
"""Tests the lobby: unfinished matches first, and a new match after two clicks."""

import os
import random
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.ui.reading import Held
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.languages import languages
from wizardtable.core.match import Match, Player
from wizardtable.store import save, save_file
from wizardtable.store.settings import Settings
from wizardtable.ui.dialogs.new_game import NewGameDialog
from wizardtable.ui.lobby.lobby import LEAVE_FULL_SCREEN, Lobby
from wizardtable.ui.new_game_plan import NewGamePlan
from wizardtable.ui.style import appearance

LEFT = Qt.MouseButton.LeftButton


def opened(qtbot: QtBot, folder: Path, *specs: GameSpec) -> Lobby:
    lobby = Lobby(folder, specs or None)
    qtbot.addWidget(lobby)
    lobby.resize(1280, 720)
    lobby.show()
    qtbot.waitExposed(lobby)
    return lobby


def four_games() -> Iterator[GameSpec]:
    """Yields four games of the catalog, as many as stand in two rows of two tiles."""
    return islice(cycle(catalog.all()), 4)


def begun(toy: GameSpec, moves: int) -> Match:
    match = Match(toy, Setup(2), 3, [Player("Ada", None), Player("Bob", "pupil")])
    chance = random.Random(1)
    while match.to_move is not None and moves:
        match.play(chance.choice(match.menu()))
        moves -= 1
    return match


@pytest.mark.parametrize("size", [(1440, 800), (1700, 720), (1000, 720)], ids=str)
def test_a_lobby_whose_window_was_resized_looks_like_one_opened_at_that_size(
    size: tuple[int, int], qtbot: QtBot, tmp_path: Path
) -> None:
    looks = []
    for first in ((1280, 720), size):
        lobby = Lobby(tmp_path, list(four_games()))
        qtbot.addWidget(lobby)
        lobby.resize(*first)
        lobby.show()
        qtbot.waitExposed(lobby)
        qtbot.waitUntil(lambda lobby=lobby: not lobby.is_reading)
        QApplication.processEvents()
        lobby.resize(*size)
        QApplication.processEvents()
        parts = (
            lobby.player_button,
            *lobby.decor,
            *lobby.page_buttons.values(),
            lobby.page_button_row.more,
        )
        looks.append([part.isHidden() or part.geometry() for part in parts])
    assert looks[0] == looks[1]


def test_a_match_is_two_clicks_away(qtbot: QtBot, tmp_path: Path, toy: GameSpec) -> None:
    lobby = opened(qtbot, tmp_path, toy)
    plans: list[NewGamePlan] = []

    def offer(game_id: str) -> None:
        assert game_id == "toy"
        dialog = NewGameDialog(toy, Settings(), lobby)
        dialog.accepted.connect(lambda: plans.append(dialog.plan()))
        dialog.open()
        QTest.mouseClick(dialog.play_button, LEFT)

    lobby.new_game.connect(offer)
    QTest.mouseClick(lobby.tiles[0].start, LEFT)
    assert len(plans) == 1
    assert Match(toy, plans[0].setup, plans[0].seed, plans[0].players).to_move is not None


def test_without_a_match_begun_nothing_can_be_continued(
    qtbot: QtBot, tmp_path: Path, toy: GameSpec
) -> None:
    lobby = opened(qtbot, tmp_path, toy)
    tile = lobby.tiles[0]
    assert not tile.continue_button.isVisible()
    assert tile.start.property("role").startswith("primary")


def test_the_latest_unfinished_match_is_continued(
    qtbot: QtBot, tmp_path: Path, toy: GameSpec
) -> None:
    path = tmp_path / "toy-1.wizardtable"
    save.write(path, begun(toy, 3))
    lobby = opened(qtbot, tmp_path, toy)
    tile = lobby.tiles[0]
    assert tile.continue_button.isVisible()
    assert not tile.start.property("role").startswith("primary")
    assert "Ada, Bob" in tile._match_text.text()
    with qtbot.waitSignal(lobby.continue_game) as caught:
        QTest.mouseClick(tile.continue_button, LEFT)
    assert caught.args == [str(path)]


@pytest.mark.parametrize("kind", ["finished", "broken"])
def test_what_cannot_be_continued_is_not_offered(
    qtbot: QtBot, tmp_path: Path, toy: GameSpec, kind: str
) -> None:
    path = tmp_path / "toy-1.wizardtable"
    save.write(path, begun(toy, -1 if kind == "finished" else 3))
    if kind == "broken":
        path.write_bytes(b"\x00" + path.read_bytes())
    lobby = opened(qtbot, tmp_path, toy)
    assert not lobby.tiles[0].continue_button.isVisible()


def test_the_lobby_notices_matches_when_it_is_refreshed(
    qtbot: QtBot, tmp_path: Path, toy: GameSpec
) -> None:
    lobby = opened(qtbot, tmp_path, toy)
    save.write(tmp_path / "toy-1.wizardtable", begun(toy, 2))
    lobby.refresh()
    assert lobby.tiles[0].continue_button.isVisible()


def test_every_button_leads_somewhere(qtbot: QtBot, tmp_path: Path, toy: GameSpec) -> None:
    lobby = opened(qtbot, tmp_path, toy)
    for button, signal in (
        *((way, lobby.page_requested) for way in lobby.page_buttons.values()),
        (lobby.tiles[0].learn, lobby.learn_requested),
        (lobby.tiles[0].rules, lobby.rules_requested),
    ):
        with qtbot.waitSignal(signal):
            QTest.mouseClick(button, LEFT)


def test_ways_that_have_no_room_are_in_a_menu(
    qtbot: QtBot, tmp_path: Path, toy: GameSpec, large_writing: None
) -> None:
    lobby = Lobby(tmp_path, (toy,))
    qtbot.addWidget(lobby)
    lobby.resize(700, 640)
    lobby.show()
    qtbot.waitUntil(lobby.page_button_row.more.isVisible)
    lobby.page_button_row.fill_menu()
    missing = [name for name, way in lobby.page_buttons.items() if not way.isVisible()]
    actions = lobby.page_button_row.menu.actions()
    assert missing and missing == list(lobby.page_buttons)[-len(missing) :]
    assert [action.text() for action in actions] == [
        lobby.page_buttons[name].text() for name in missing
    ]
    with qtbot.waitSignal(lobby.page_requested) as caught:
        actions[-1].trigger()
    assert caught.args == [missing[-1]]
    shown = [
        way for way in (*lobby.page_buttons.values(), lobby.page_button_row.more) if way.isVisible()
    ]
    assert all(lobby.page_button_row.rect().contains(way.geometry()) for way in shown)


@pytest.fixture
def large_writing(qapp: QApplication) -> Iterator[None]:
    appearance.apply_theme(qapp, "dark", 175)
    yield
    appearance.apply_theme(qapp, "dark", 100)


def assert_all_can_be_read(lobby: Lobby) -> None:
    """Asserts that no tile is wider than the window, and that no words on a tile are cut off."""
    for tile in lobby.tiles:
        place = tile.mapTo(lobby, tile.rect().topLeft())
        assert place.x() >= 0
        assert place.x() + tile.width() <= lobby.width()
        for words in tile.findChildren(QLabel):
            if words.isVisible():
                assert words.height() >= words.heightForWidth(words.width()), words.text()
                assert words.width() >= words.minimumSizeHint().width(), words.text()
        for button in (tile.start, tile.learn, tile.rules, tile.continue_button):
            if button.isVisible():
                assert button.width() >= button.minimumSizeHint().width()
                assert tile.rect().contains(button.mapTo(tile, button.rect().bottomRight()))


@pytest.mark.parametrize("games", [1, 2, 3, 4])
@pytest.mark.parametrize("size", [(1000, 640), (1280, 720), (2560, 1440)])
def test_tiles_can_be_read_at_every_size(
    qtbot: QtBot, tmp_path: Path, toy: GameSpec, games: int, size: tuple[int, int]
) -> None:
    save.write(tmp_path / "toy-1.wizardtable", begun(toy, 3))
    lobby = opened(qtbot, tmp_path, *[toy] * games)
    lobby.resize(*size)
    qtbot.wait(1)
    assert_all_can_be_read(lobby)
    if size[0] > 1000:
        for tile in lobby.tiles:
            assert tile.start.visibleRegion().boundingRect() == tile.start.rect()


@pytest.mark.parametrize("language", languages())
def test_four_tiles_are_seen_at_once_in_the_smallest_window(
    qtbot: QtBot, tmp_path: Path, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    lobby = opened(qtbot, tmp_path, *four_games())
    lobby.resize(1000, 640)
    qtbot.wait(1)
    assert_all_can_be_read(lobby)
    for tile in lobby.tiles:
        assert tile.visibleRegion().boundingRect() == tile.rect()


@pytest.mark.parametrize("language", languages())
def test_four_tiles_fill_a_very_large_window_with_large_words(
    qapp: QApplication,
    qtbot: QtBot,
    tmp_path: Path,
    speak: Callable[[str], None],
    language: str,
) -> None:
    appearance.apply_theme(qapp, "dark", 100)
    speak(language)
    lobby = opened(qtbot, tmp_path, *four_games())
    lobby.resize(2280, 1200)
    qtbot.wait(1)
    assert lobby.tiles[0].y() < lobby.tiles[2].y()
    assert sum(tile.height() for tile in lobby.tiles[::2]) > lobby.height() * 0.7
    assert all(tile._title.property("role") == "display" for tile in lobby.tiles)


@pytest.mark.few(only="size0")
@pytest.mark.usefixtures("large_writing")
@pytest.mark.parametrize("games", [1, 2, 4])
@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
def test_large_writing_can_be_read_and_keeps_the_pitch(
    qtbot: QtBot, tmp_path: Path, toy: GameSpec, games: int, size: tuple[int, int]
) -> None:
    lobby = opened(qtbot, tmp_path, *[toy] * games)
    lobby.resize(*size)
    qtbot.wait(1)
    assert_all_can_be_read(lobby)
    assert all(tile._pitch.isVisible() for tile in lobby.tiles)


def test_two_tiles_of_a_row_have_pictures_alike(
    qtbot: QtBot, tmp_path: Path, toy: GameSpec
) -> None:
    save.write(tmp_path / "toy-1.wizardtable", begun(toy, 3))
    other = replace(toy, id="other")
    lobby = opened(qtbot, tmp_path, toy, other)
    first, second = lobby.tiles
    assert first.continue_button.isVisible()
    assert not second.continue_button.isVisible()
    assert first._picture.geometry() == second._picture.geometry()


def test_saves_are_never_read_by_the_window_itself(
    qtbot: QtBot, tmp_path: Path, toy: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(30):
        save.write(tmp_path / f"toy-{number}.wizardtable", begun(toy, -1))
    readers: set[bool] = set()
    really = save_file.read_ends

    def ends(path: Path) -> object:
        readers.add(threading.current_thread() is threading.main_thread())
        return really(path)

    monkeypatch.setattr(save_file, "read_ends", ends)
    lobby = opened(qtbot, tmp_path, toy)
    lobby.refresh()
    qtbot.waitUntil(lambda: not lobby.is_reading)
    assert readers == {False}


def test_the_lobby_is_there_before_the_saves_are_and_offers_what_is_found_then(
    qtbot: QtBot, tmp_path: Path, toy: GameSpec, held: Held
) -> None:
    other = replace(toy, id="other")
    save.write(tmp_path / "toy-1.wizardtable", begun(toy, 3))
    lobby = opened(qtbot, tmp_path, other, toy)
    assert lobby.is_reading
    assert not lobby.tiles[1].continue_button.isVisible()
    assert lobby.focusWidget() is lobby.tiles[0].start
    held.let(1)
    qtbot.waitUntil(lambda: not lobby.is_reading)
    assert lobby.tiles[1].continue_button.isVisible()
    assert lobby.focusWidget() is lobby.tiles[1].continue_button
    assert not lobby.tiles[0].continue_button.isVisible()


def test_what_is_found_late_takes_the_keyboard_from_nobody(
    qtbot: QtBot, tmp_path: Path, toy: GameSpec, held: Held
) -> None:
    save.write(tmp_path / "toy-1.wizardtable", begun(toy, 3))
    lobby = opened(qtbot, tmp_path, toy)
    lobby.page_buttons["preferences"].setFocus()
    held.let(1)
    qtbot.waitUntil(lambda: not lobby.is_reading)
    assert lobby.tiles[0].continue_button.isVisible()
    assert lobby.focusWidget() is lobby.page_buttons["preferences"]


def test_a_match_is_offered_no_longer_once_it_is_over_or_gone(
    qtbot: QtBot, tmp_path: Path, toy: GameSpec, held: Held
) -> None:
    path = tmp_path / "toy-1.wizardtable"
    save.write(path, begun(toy, 3))
    held.let(1)
    lobby = opened(qtbot, tmp_path, toy)
    qtbot.waitUntil(lambda: not lobby.is_reading)
    lobby.refresh()
    assert lobby.tiles[0].continue_button.isVisible()
    qtbot.waitUntil(lambda: not lobby.is_reading)
    assert lobby.tiles[0].continue_button.isVisible()
    save.write(path, begun(toy, -1))
    os.utime(path, (1, 1))
    lobby.refresh()
    assert lobby.is_reading
    assert not lobby.tiles[0].continue_button.isVisible()
    held.let(1)
    qtbot.waitUntil(lambda: not lobby.is_reading)
    assert not lobby.tiles[0].continue_button.isVisible()


def test_the_latest_match_is_continued_however_late_it_is_read(
    qtbot: QtBot, tmp_path: Path, toy: GameSpec
) -> None:
    for number in range(40):
        path = tmp_path / f"toy-{number}.wizardtable"
        save.write(path, begun(toy, 3 if number in (2, 5) else -1))
        os.utime(path, (1000 + number, 1000 + number))
    lobby = opened(qtbot, tmp_path, toy)
    qtbot.waitUntil(lambda: not lobby.is_reading)
    with qtbot.waitSignal(lobby.continue_game) as caught:
        QTest.mouseClick(lobby.tiles[0].continue_button, LEFT)
    assert caught.args == [str(tmp_path / "toy-5.wizardtable")]


def test_a_tile_bears_having_less_room_than_none(
    qtbot: QtBot, tmp_path: Path, toy: GameSpec
) -> None:
    lobby = opened(qtbot, tmp_path, toy)
    tile = lobby.tiles[0]
    tile.set_room(-20, -30)
    assert tile.start.property("role") == "primary"


def test_a_lobby_that_fills_the_screen_has_a_way_out_by_mouse(qtbot: QtBot, tmp_path: Path) -> None:
    lobby = opened(qtbot, tmp_path, catalog.get("anludim"))
    assert not lobby.leave_full_screen.isVisible()
    lobby.showFullScreen()
    qtbot.waitUntil(lobby.leave_full_screen.isVisible)
    assert lobby.rect().contains(lobby.leave_full_screen.geometry())
    with qtbot.waitSignal(lobby.page_requested) as wanted:
        QTest.mouseClick(lobby.leave_full_screen, Qt.MouseButton.LeftButton)
    assert wanted.args == [LEAVE_FULL_SCREEN]
    lobby.showNormal()
