# SPDX-License-Identifier: MIT
"""Tests the sounds of a table, and when they are played."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.sound.loudspeakers import Clock
from tests.table.tables import Game, click, point, shown
from wizardtable.core.text import N_
from wizardtable.games.anludim.rules.moves import DrawTwo, Lay
from wizardtable.sound.names import Sound
from wizardtable.table.sounds import LONG_WAIT_SECONDS, TableSounds
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Refuse


@pytest.fixture
def open_table(qtbot: QtBot) -> Callable[[Game], tuple[TableView, list[Sound]]]:
    def opened(game: Game) -> tuple[TableView, list[Sound]]:
        table = shown(game)
        qtbot.addWidget(table)
        heard: list[Sound] = []
        table.table_sounds.play = heard.append
        return table, heard

    return opened


def laid() -> Game:
    """Returns a match in which a player is about to lay cards."""
    game = Game(2, seed=3)
    game.until(0, lambda action: isinstance(action, Lay))
    return game


def lay(game: Game) -> None:
    game.play(next(a for a in game.rules.legal_actions(game.state) if isinstance(a, Lay)))


def test_cards_are_heard_when_they_come_to_lie_and_not_before(
    open_table: Callable[[Game], tuple[TableView, list[Sound]]], qtbot: QtBot
) -> None:
    game = laid()
    table, heard = open_table(game)
    lay(game)
    table.present(game.frame())
    assert Sound.CARD not in heard
    qtbot.waitUntil(lambda: not table.table.animator.is_busy)
    assert Sound.CARD in heard


def test_what_is_skipped_is_heard_at_its_end(
    open_table: Callable[[Game], tuple[TableView, list[Sound]]],
) -> None:
    game = laid()
    table, heard = open_table(game)
    lay(game)
    table.present(game.frame())
    table.skip()
    assert Sound.CARD in heard


def test_opening_resizing_and_another_language_are_silent(
    open_table: Callable[[Game], tuple[TableView, list[Sound]]], qtbot: QtBot
) -> None:
    game = laid()
    table, heard = open_table(game)
    lay(game)
    table.present(game.frame(), animate=False)
    table.resize(1000, 640)
    table.retranslate()
    table.retheme("light")
    qtbot.waitUntil(lambda: not table.table.animator.is_busy)
    assert heard == []


def test_pieces_that_are_at_once_in_their_place_are_one_sound(
    open_table: Callable[[Game], tuple[TableView, list[Sound]]],
) -> None:
    game = Game(2, seed=3).until(0, lambda action: isinstance(action, DrawTwo))
    table, heard = open_table(game)
    table.set_pace(0.0, 0.0, reduced_motion=True)
    game.play(next(a for a in game.rules.legal_actions(game.state) if isinstance(a, DrawTwo)))
    table.present(game.frame())
    table.skip()
    assert heard == [Sound.CARD]


def test_a_forbidden_move_is_heard(
    open_table: Callable[[Game], tuple[TableView, list[Sound]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, heard = open_table(laid())
    refusal = Refuse(N_("table", "You are looking back; you cannot play here."))
    monkeypatch.setattr(table.sitting, "click", lambda key: refusal)
    key = table.offers.sources[0]
    click(table, point(table, key))
    assert heard == [Sound.REFUSED]


def test_pointing_at_pieces_is_silent(
    open_table: Callable[[Game], tuple[TableView, list[Sound]]],
) -> None:
    table, heard = open_table(laid())
    for key in table.offers.sources[:3]:
        QTest.mouseMove(table.viewport(), point(table, key))
        click(table, point(table, key))
    assert heard == []


class Waiting:
    """A player who is asked to move and does not, and opponents who move meanwhile."""

    def __init__(self) -> None:
        self.clock, self.heard = Clock(), list[Sound]()
        game = laid()
        self.table_sounds = TableSounds(game.spec.view.sounds, self.clock)
        self.table_sounds.play = self.heard.append
        self._mine = game.frame()

    def wait(self, seconds: float) -> None:
        """Lets the opponents move for some seconds."""
        self.table_sounds.follow_frame(replace(self._mine, menu=()), same=True)
        self.table_sounds.call_player()
        self.clock.now += seconds

    def ask(self, *, same: bool = True) -> None:
        """Asks the player to move, as soon as all is at rest."""
        self.table_sounds.follow_frame(self._mine, same=same)


def test_who_had_to_wait_is_called(qtbot: QtBot) -> None:
    player = Waiting()
    player.ask()
    player.table_sounds.call_player()
    player.wait(LONG_WAIT_SECONDS / 2)
    player.wait(LONG_WAIT_SECONDS / 2 + 1)
    assert player.heard == []
    player.ask()
    assert player.heard == [], "the others' move is still to be seen"
    player.table_sounds.call_player()
    player.table_sounds.call_player()
    assert player.heard == [Sound.TURN]


def test_who_is_asked_again_at_once_is_not_called(qtbot: QtBot) -> None:
    player = Waiting()
    player.wait(LONG_WAIT_SECONDS / 2)
    player.ask()
    player.table_sounds.call_player()
    player.clock.now += LONG_WAIT_SECONDS + 1
    player.ask()
    player.table_sounds.call_player()
    assert player.heard == [], "they only took their time"


def test_the_next_person_at_the_screen_is_not_called_for_the_wait_of_another(qtbot: QtBot) -> None:
    player = Waiting()
    player.wait(LONG_WAIT_SECONDS + 1)
    player.ask(same=False)
    player.table_sounds.call_player()
    assert player.heard == []
