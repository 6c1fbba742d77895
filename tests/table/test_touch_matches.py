# SPDX-License-Identifier: MIT
"""Tests that a whole match of every game can be played with one finger."""

import random
from contextlib import suppress
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot

from tests.table import fingers
from tests.table.tables import Playing, point
from wizardtable.core import catalog
from wizardtable.core.conduct import StandingOrder
from wizardtable.core.game import Setup
from wizardtable.table import touch
from wizardtable.table.pictures import PictureCache
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Key

MAX_TAPS = 150
"""The test fails if this many random taps lead to no move."""

TAPS_BEFORE_CANCEL = 40
"""A player at random takes back an unfinished move after this many taps."""


class Finger:
    """A player that taps on glowing places until a move is played."""

    def __init__(self, game: Playing, qtbot: QtBot) -> None:
        self.game = game
        self.table = TableView(game.spec, art=PictureCache(lambda *_: None))
        qtbot.addWidget(self.table)
        self.table.resize(1280, 720)
        self.table.set_pace(0.0, 0.0, reduced_motion=True)
        self.table.show()
        self.table.setUpdatesEnabled(False)  # painting would only take time
        self.table.chosen.connect(self._play)
        self.played: list[Any] = []
        self._chance = random.Random(7)

    def _play(self, action: Any) -> None:
        if not isinstance(action, StandingOrder):  # an order is carried out by the program
            self.played.append(action)
            self.game.play(action)

    def move(self) -> None:
        """Makes the move that is due."""
        self.table.present(self.game.frame(), animate=False)
        before = len(self.played)
        for attempt in range(1, MAX_TAPS + 1):
            fingers.tap(self.table.viewport(), self._somewhere())
            if len(self.played) > before:
                return
            if attempt % TAPS_BEFORE_CANCEL == 0:
                corner = QPoint(300, 300), QPoint(360, 300)
                fingers.pinch(self.table.viewport(), corner, corner)
        raise AssertionError(f"stuck: {self.game.frame().menu[:5]}")

    def _somewhere(self) -> QPoint:
        """Returns a point of a glowing place or a button, chosen at random."""
        offers, layout = self.table.offers, self.table.layout_now
        keys: list[Key] = [("zone", zone) for zone in offers.targets]
        keys += [("table", "choice", choice.id) for choice in offers.choices if choice.is_open]
        keys += offers.sources
        self._chance.shuffle(keys)
        for key in keys:
            if key[0] == "zone":
                box = next(zone.box for zone in layout.zones if zone.id == key[1])
                return QPointF(*box.centre).toPoint()
            with suppress(AssertionError):  # where it lies wholly beneath others
                return point(self.table, key)
        raise AssertionError("nothing glows")


@pytest.mark.long
@pytest.mark.parametrize("game_id", list(catalog.GAMES))
def test_a_whole_match_is_played_with_one_finger(
    qtbot: QtBot, game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(touch, "LONG_PRESS_MS", 600_000)
    monkeypatch.setattr(touch, "TWO_FINGER_TAP_SECONDS", 600.0)
    spec = catalog.get(game_id)
    game = Playing(spec, Setup(min(spec.seats)), 5)
    finger = Finger(game, qtbot)
    while game.mover is not None:
        if game.mover == 0:
            finger.move()
        else:
            game.step()
    assert len(finger.played) > 10
    assert len({type(action) for action in finger.played}) > 2
