# SPDX-License-Identifier: MIT
"""Tests that what the first match needs is loaded before it, while the program is idle."""

import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QEnterEvent
from pytestqt.qtbot import QtBot

from tests.ui.windows import ADA, GREEDY, Hands, point_at_nothing
from wizardtable.core import catalog
from wizardtable.ui.lobby.lobby import Lobby
from wizardtable.ui.window import preloading
from wizardtable.ui.window.preloading import Preloading

LOADED_LATE = """
import sys
from wizardtable.core import catalog
from wizardtable.ui.window import preloading

list(preloading.match_steps(lambda: None, lambda: None))
for game in catalog.GAMES:
    list(preloading.game_steps(game))
before = set(sys.modules)
for game in catalog.GAMES:
    spec = catalog.get(game)
    match = __import__("wizardtable.core.match", fromlist=["Match"])
    players = [match.Player(f"P{n}", None) for n in range(min(spec.seats))]
    from wizardtable.core.game import Setup
    match.Match(spec, Setup(len(players)), 7, players).observe(None)
    spec.view.sit()
late = sorted(name for name in set(sys.modules) - before if name.startswith("wizardtable.games"))
print(late)
"""


@pytest.mark.long
def test_nothing_of_a_game_is_left_to_be_loaded_when_its_first_match_begins() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED_LATE], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"


def steps(taken: list[str], name: str, many: int) -> Iterator[int]:
    for number in range(many):
        taken.append(f"{name} {number}")
        yield number


def test_steps_are_taken_one_at_a_time_and_only_while_the_window_is_idle(qtbot: QtBot) -> None:
    taken: list[str] = []
    idle = False
    of_any = steps(taken, "any", 2)
    ahead = Preloading(of_any, lambda game: steps(taken, game, 1), lambda: idle)
    ahead.want("anludim", "zavandor")
    ahead.want("anludim")
    qtbot.wait(200)
    assert not taken
    assert not ahead.is_done
    idle = True
    qtbot.waitUntil(lambda: ahead.is_done)
    assert taken == ["any 0", "any 1", "anludim 0", "zavandor 0"]
    ahead.want("zavandor")
    assert ahead.is_done


def watched(hands: Hands) -> tuple[Lobby, list[str]]:
    """Returns the lobby, and the list of games that are loaded because of events there."""
    taken: list[str] = []

    def of_game(game: str) -> Iterator[str]:
        taken.append(game)
        return iter(())

    hands.main.go_to_lobby()
    point_at_nothing(hands.main.lobby)
    ahead = Preloading(iter(()), of_game, lambda: True, hands.main)
    ahead.watch(hands.main.lobby)
    return hands.main.lobby, taken


def test_nothing_is_loaded_until_a_tile_is_pointed_at(hands: Hands) -> None:
    lobby, taken = watched(hands)
    assert not taken
    lobby.tiles[2].enterEvent(QEnterEvent(QPointF(), QPointF(), QPointF()))
    assert taken == [lobby.tiles[2].spec.id]


def test_a_game_to_which_the_keyboard_comes_is_loaded(hands: Hands) -> None:
    lobby, taken = watched(hands)
    lobby.tiles[1].learn.setFocus(Qt.FocusReason.TabFocusReason)
    assert taken == [lobby.tiles[1].spec.id]


def test_every_game_is_loaded_for_whoever_looks_at_saved_matches(hands: Hands) -> None:
    lobby, taken = watched(hands)
    lobby.page_requested.emit("load")
    assert taken == list(catalog.GAMES)


def test_after_a_while_the_game_that_enter_would_open_is_loaded(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preloading, "LIKELY_GAME_DELAY_MS", 1)
    lobby, taken = watched(hands)
    hands.qtbot.waitUntil(lambda: taken == [lobby.tiles[0].spec.id])


def test_a_window_is_idle_in_the_lobby_and_not_at_the_table(hands: Hands) -> None:
    hands.main.go_to_lobby()
    assert hands.main.in_lobby
    hands.deal(ADA, GREEDY)
    assert not hands.main.in_lobby
