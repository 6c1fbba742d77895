# SPDX-License-Identifier: MIT
"""Tables with dealt matches that random players continue, for tests."""

import random
from collections.abc import Callable, Sequence
from typing import Any, Self

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.common_pictures import CommonPictures
from wizardtable.core import catalog
from wizardtable.core.game import IllegalAction, Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import Message
from wizardtable.games.anludim.rules.moves import Enlarge, Lay
from wizardtable.play.frames import Frame
from wizardtable.table.intents import IntentHandler
from wizardtable.table.pictures import PictureCache
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Key

SPEC = catalog.get("anludim")
NAMES = ("Ariane", "Balthazar", "Circe", "Dorian", "Esmeralda of the Marshes", "Fulvia")
LEFT = Qt.MouseButton.LeftButton


class Playing:
    """A match that random players play."""

    def __init__(self, spec: GameSpec, setup: Setup, seed: int) -> None:
        self.spec = spec
        self.rules = spec.rules
        self.state: Any = self.rules.deal(setup, seed)
        self.events: list[Any] = []
        self.seats = setup.seats
        self._random = random.Random(seed)

    @property
    def mover(self) -> Seat | None:
        return self.rules.to_move(self.state)

    def step(self) -> None:
        """Plays one action of the seat to move."""
        self.play(self.choice(list(self.rules.legal_actions(self.state))))

    def choice(self, menu: list[Any]) -> Any:
        """Returns the action that a random player takes from this menu."""
        return self._random.choice(menu)

    def play(self, action: Any) -> None:
        self.events = []
        self.rules.check(self.state, action)
        self.rules.apply(self.state, action, self.events)

    def steps(self, count: int) -> Self:
        for _ in range(count):
            if self.mover is None:
                break
            self.step()
        return self

    def until(self, seat: int, fits: Callable[[Any], bool]) -> Self:
        """Plays until this seat is to move and its menu has an action that fits."""
        while not (self.mover == seat and any(map(fits, self.rules.legal_actions(self.state)))):
            self.step()
        return self

    def check(self, action: Any) -> Message | None:
        try:
            self.rules.check(self.state, action)
        except IllegalAction as illegal:
            return illegal.reason
        return None

    def menu(self, viewer: int | None) -> Sequence[Any]:
        return self.rules.legal_actions(self.state) if self.mover == viewer else ()

    def frame(self, viewer: int | None = 0) -> Frame:
        seat = None if viewer is None else Seat(viewer)
        events = [self.rules.redact(event, seat) for event in self.events]
        return Frame(
            observation=self.rules.observe(self.state, seat),
            viewer=seat,
            menu=tuple(self.menu(viewer)),
            check=self.check,
            names=NAMES[: self.seats],
            to_move=self.mover,
            events=tuple(event for event in events if event is not None),
        )


class Game(Playing):
    """A match of Anludim whose players lay combinations when they can."""

    def __init__(self, seats: int, seed: int = 1, expert: bool = False) -> None:
        super().__init__(SPEC, Setup(seats, (("expert", True),) if expert else ()), seed)

    def choice(self, menu: list[Any]) -> Any:
        lays = [action for action in menu if isinstance(action, (Lay, Enlarge))]
        wants = lays and self._random.random() < 0.6
        return self._random.choice(lays if wants else menu)


def shown(
    game: Playing,
    size: tuple[int, int] = (1280, 720),
    viewer: int | None = 0,
    art: PictureCache | None = None,
) -> TableView:
    """Returns a table in a window of this size with the game on it.

    `art` replaces the pictures that all tests share.
    """
    table = TableView(game.spec, art=art or CommonPictures(game.spec.view))
    table.resize(*size)
    table.show()
    table.present(game.frame(viewer), animate=False)
    return table


def positions() -> list[tuple[int, bool, int]]:
    """Returns seats, expert option and seed of a few random games."""
    return [
        (seats, expert, seats + 10 * expert) for seats in range(2, 6) for expert in (False, True)
    ]


def point(table: TableView, key: Key) -> QPoint:
    """Returns a point where the piece is the uppermost."""
    item = table.table.items_by_key[key]
    box = item.box()
    for across in (0.5, 0.2, 0.12, 0.8, 0.9):
        for down in (0.5, 0.3, 0.7, 0.15):
            x, y = box.x + box.w * across, box.y + box.h * down
            if table.table.piece_at(x, y) is item:
                return QPoint(round(x), round(y))
    raise AssertionError(f"{key} lies wholly under other pieces")


def zone_point(table: TableView, name: str) -> QPoint:
    box = next(zone.box for zone in table.layout_now.zones if zone.id == name)
    x, y = box.centre
    return QPoint(round(x), round(y))


def click(table: TableView, where: QPoint) -> None:
    QTest.mouseClick(table.viewport(), LEFT, pos=where)
    table.skip()


def drag(table: TableView, start: QPoint, end: QPoint) -> None:
    port = table.viewport()
    QTest.mousePress(port, LEFT, pos=start)
    for share in (0.1, 0.4, 0.8, 1.0):
        QTest.mouseMove(port, start + (end - start) * share)
    QTest.mouseRelease(port, LEFT, pos=end)


@pytest.fixture(autouse=True)
def quick_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes keys and clicks count as soon as a turn has begun, because tests are faster than
    people."""
    monkeypatch.setattr(IntentHandler, "hold_seconds", 0.0)
