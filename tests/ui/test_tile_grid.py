# SPDX-License-Identifier: MIT
"""Tests the tiles of the lobby: four visible in a usual window, and never a single column of
many."""

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers import printed_box
from tests.ui.test_pages_lobby import assert_all_can_be_read
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.languages import languages
from wizardtable.core.match import Match, Player
from wizardtable.store import save
from wizardtable.ui.lobby.lobby import Lobby

NAMES = ("Isaure", "Griselda", "Thaddeus", "Balthazar", "Celestine", "Ombeline")


def begin(folder: Path, matches: int) -> None:
    """Saves matches of the last games of the catalog, with all seats taken and own cards."""
    for spec in list(catalog.all())[-matches:] if matches else ():
        house = spec.own_file_reader
        data = ""
        if house is not None:
            data = house.read(printed_box(spec, folder / "own")).data
        seats = max(spec.seats)
        players = [Player(name, "archmage" if seat else None) for seat, name in enumerate(NAMES)]
        match = Match(spec, replace(Setup(seats), data=data), 3, players[:seats])
        chance = random.Random(1)
        for _ in range(4):
            match.play(chance.choice(match.menu()))
        save.write(folder / f"{spec.id}-1.wizardtable", match)


def opened(qtbot: QtBot, folder: Path, games: int, size: tuple[int, int] = (1280, 720)) -> Lobby:
    lobby = Lobby(folder, list(islice(cycle(catalog.all()), games)))
    lobby.is_still = True
    lobby.resize(*size)
    qtbot.addWidget(lobby)
    with qtbot.waitActive(lobby):
        lobby.show()
        lobby.activateWindow()
    qtbot.waitUntil(lambda: not lobby.is_reading)
    qtbot.wait(1)
    return lobby


def in_sight(lobby: Lobby) -> int:
    return sum(tile.visibleRegion().boundingRect() == tile.rect() for tile in lobby.tiles)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("matches", [0, 1, 2, 4])
@pytest.mark.parametrize("size", [(1280, 720), (1000, 640)])
def test_four_tiles_are_in_sight_whatever_was_begun(
    qtbot: QtBot,
    tmp_path: Path,
    speak: Callable[[str], None],
    language: str,
    matches: int,
    size: tuple[int, int],
) -> None:
    speak(language)
    begin(tmp_path, matches)
    lobby = opened(qtbot, tmp_path, 4, size)
    assert in_sight(lobby) == 4
    assert lobby.tiles[0].y() == lobby.tiles[1].y() < lobby.tiles[2].y()
    assert sum(tile.continue_button.isVisible() for tile in lobby.tiles) == matches
    assert_all_can_be_read(lobby)


@pytest.mark.parametrize("games", range(5, 10))
def test_many_games_stand_in_rows_that_are_as_even_as_can_be(
    qtbot: QtBot, tmp_path: Path, games: int
) -> None:
    lobby = opened(qtbot, tmp_path, games)
    assert in_sight(lobby) >= 4
    rows: dict[int, list[int]] = {}
    for tile in lobby.tiles:
        rows.setdefault(tile.y(), []).append(tile.x() + tile.width() // 2)
    lengths = [len(row) for row in rows.values()]
    assert max(lengths) >= 2
    assert max(lengths) - min(lengths) <= 1
    middles = {(row[0] + row[-1]) // 2 for row in rows.values()}
    assert max(middles) - min(middles) <= 1
    assert_all_can_be_read(lobby)


def test_what_can_be_continued_is_scrolled_to(qtbot: QtBot, tmp_path: Path) -> None:
    begin(tmp_path, 1)
    lobby = Lobby(tmp_path, [*catalog.all()][:3] * 3 + [*catalog.all()][3:])
    lobby.is_still = True
    lobby.resize(1000, 640)
    qtbot.addWidget(lobby)
    with qtbot.waitActive(lobby):
        lobby.show()
        lobby.activateWindow()
    qtbot.waitUntil(lobby.tiles[-1].continue_button.isVisible)
    qtbot.wait(1)
    button = lobby.tiles[-1].continue_button
    assert button.visibleRegion().boundingRect() == button.rect()
