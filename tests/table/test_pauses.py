# SPDX-License-Identifier: MIT
"""Tests that a short moment is held for the viewer: a completed trick of Sparks."""

from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.table.tables import Playing, shown
from tests.toy import SPEC
from wizardtable.core.game import Setup
from wizardtable.table.items import PieceItem
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Key
from wizardtable.table.zones import Box


@dataclass
class Watched:
    """A table whose time passes only in `wait`.

    Attributes:
        trick: the cards of the trick without the last one, until `complete`.
    """

    table: TableView
    game: Playing
    trick: list[Key]
    now: float = 0.0

    def complete(self) -> None:
        """Plays the last card of the trick."""
        self.game.play(self.game.menu(self.game.mover)[0])
        self.trick.append(("card", int(self.game.state.gone[-1])))
        self.table.present(replace(self.game.frame(), is_own_move=True))

    def wait(self, milliseconds: int) -> None:
        for _ in range(milliseconds // 10):
            self.now += 0.01
            self.table.table.animator.tick()

    def place(self, zone: str) -> Box:
        return next(other.box for other in self.table.layout_now.zones if other.id == zone)

    def lies_in(self, zone: str, key: Key) -> bool:
        item = self.table.table.items_by_key.get(key)
        return item is not None and self.place(zone).holds(item.posture.x, item.posture.y)

    @property
    def trick_is_seen(self) -> bool:
        return all(self.lies_in("trick", key) for key in self.trick)

    @property
    def trick_is_gone(self) -> bool:
        return self.lies_in("gone", self.trick[-1]) and not any(
            self.lies_in("trick", key) for key in self.trick
        )

    @property
    def points_rise(self) -> bool:
        pieces = [item for item in self.table.table.items() if isinstance(item, PieceItem)]
        return any(item.key[:2] == ("table", "floater") for item in pieces)


@pytest.fixture
def watched(qtbot: QtBot) -> Watched:
    game = Playing(SPEC, Setup(3), seed=3)
    while game.state.leader != 1 or len(game.state.trick) != 2:  # so that seat 0 plays last
        game.play(game.menu(game.mover)[0])
    table = shown(game)
    qtbot.addWidget(table)
    watched = Watched(table, game, [("card", int(card)) for card in game.state.trick])
    table.table.animator.clock = lambda: watched.now
    return watched


def test_a_completed_trick_is_seen_before_it_leaves(watched: Watched) -> None:
    watched.complete()
    watched.wait(1000)
    assert watched.trick_is_seen
    watched.wait(2000)
    assert watched.trick_is_gone


def test_what_comes_after_the_pause_is_shown_after_it(watched: Watched) -> None:
    watched.complete()
    watched.wait(1000)
    assert not watched.points_rise
    watched.wait(400)
    assert watched.points_rise


def test_the_table_has_not_settled_before_the_pause_is_over(watched: Watched) -> None:
    watched.complete()
    watched.wait(1000)
    assert watched.table.table.animator.is_busy
    watched.wait(2000)
    assert not watched.table.table.animator.is_busy


def test_space_ends_the_pause_and_all_motion_after_it(watched: Watched) -> None:
    watched.complete()
    watched.wait(500)
    QTest.keyClick(watched.table, Qt.Key.Key_Space)
    assert watched.trick_is_gone
    assert not watched.table.table.animator.is_busy


@pytest.mark.parametrize(("pace", "lasts"), [(1.8, True), (1.0, True), (0.5, False), (0.0, False)])
def test_a_pause_is_as_long_as_the_speed_says(watched: Watched, pace: float, lasts: bool) -> None:
    watched.table.set_pace(pace, pace, reduced_motion=False)
    watched.complete()
    watched.wait(1150)
    assert watched.trick_is_seen is lasts


def test_with_reduced_motion_the_trick_is_seen_without_a_move(watched: Watched) -> None:
    watched.table.set_pace(1.0, 1.0, reduced_motion=True)
    watched.complete()
    assert watched.trick_is_seen
    watched.wait(800)
    assert watched.trick_is_seen
    watched.wait(200)
    assert watched.trick_is_gone


def test_a_hint_does_not_end_the_pause(watched: Watched) -> None:
    watched.complete()
    watched.wait(500)
    watched.table.suggest(watched.game.rules.legal_actions(watched.game.state)[0])
    watched.wait(300)
    assert watched.trick_is_seen


def test_undo_in_the_pause_shows_the_trick_as_it_was(watched: Watched) -> None:
    before = watched.game.frame()
    watched.complete()
    watched.wait(500)
    watched.table.present(before)
    watched.wait(3000)
    *earlier, last = watched.trick
    assert all(watched.lies_in("trick", key) for key in earlier)
    assert watched.lies_in("hand", last)


def test_what_comes_after_the_pause_is_not_shown_to_the_next_viewer(watched: Watched) -> None:
    watched.complete()
    watched.wait(500)
    watched.table.present(watched.game.frame(viewer=1))
    assert not watched.points_rise


def test_a_replay_without_motion_does_not_pause(watched: Watched) -> None:
    watched.game.play(watched.game.menu(watched.game.mover)[0])
    watched.trick.append(("card", int(watched.game.state.gone[-1])))
    watched.table.present(watched.game.frame(), animate=False)
    assert watched.trick_is_gone
    assert not watched.table.table.animator.is_busy
