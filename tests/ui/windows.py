# SPDX-License-Identifier: MIT
"""A real window for tests, with the instant pace, its own data folder, and methods for a user's
actions."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.common_pictures import CommonPictures
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.match import Player
from wizardtable.play.controller import Controller
from wizardtable.store import paths
from wizardtable.store.settings import Settings
from wizardtable.table import intents
from wizardtable.table.intents import IntentHandler
from wizardtable.table.table_art import art_of
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Key
from wizardtable.ui.first_window import FirstWindow
from wizardtable.ui.language import Language
from wizardtable.ui.lobby.lobby import Lobby
from wizardtable.ui.match import match_page
from wizardtable.ui.new_game_plan import NewGamePlan
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.style import appearance, just_gone
from wizardtable.ui.style.question import QuestionSheet, Reply
from wizardtable.ui.window.main_window import MainWindow

_GUARD_MS = just_gone.GUARD_MS

PLAIN = Qt.KeyboardModifier.NoModifier
ADA, BOB = Player("Ada", None), Player("Bob", None)
GREEDY = Player("Greta", "greedy")
RANDOM = Player("Rolf", "random")


def at_once(settings: Settings) -> Settings:
    """Returns the settings with the instant pace, and without an analysis in advance."""
    return replace(settings, my_speed=3, their_speed=3, reduced_motion=True, early_analysis=False)


class Hands:
    """A window with shortcuts to what a person would do at it."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.profile = Profile(paths.data_dir(folder), "en")
        self.profile.settings = at_once(self.profile.settings)
        self._wear()
        self.profile.changed.connect(self._wear)
        match_page.art_of = CommonPictures  # type: ignore[assignment]
        IntentHandler.hold_seconds = 0.0  # these hands are quicker than a person's
        just_gone.GUARD_MS = 0  # ... and their clicks are meant
        self.window = FirstWindow(self.profile)
        self.services = Services(self.profile)
        self.main = MainWindow(self.window, self.profile, self.services)
        self.window.resize(1280, 720)
        self.window.show()
        self.qtbot = qtbot
        qtbot.waitExposed(self.window)

    def _wear(self) -> None:
        settings = self.profile.settings
        appearance.apply_theme(QApplication.instance(), settings.theme, settings.font_scale)  # type: ignore[arg-type]

    @property
    def controller(self) -> Controller:
        """The controller of the match on the table."""
        controller = self.main.page.controller
        assert controller is not None
        return controller

    @property
    def table(self) -> TableView:
        """The view of the table."""
        table = self.main.page.table
        assert table is not None
        return table

    def deal(self, *players: Player, seed: int = 7, game: str = "anludim", **options: bool) -> None:
        """Deals a new match and goes to its table."""
        setup = Setup(len(players), tuple(options.items()))
        self.main.play(game, NewGamePlan(setup, players, seed))

    @property
    def my_turn(self) -> bool:
        return self.controller.may_act

    @property
    def over(self) -> bool:
        return self.controller.match.result is not None

    def wait_turn(self) -> bool:
        """Waits until the person is to move; returns False if the match has ended instead."""
        self.qtbot.waitUntil(lambda: self.my_turn or self.over)
        return not self.over

    def middle(self, key: Key) -> QPoint:
        """Returns a point of a piece that no other piece covers; waits for the end of a climax."""
        self.qtbot.waitUntil(lambda: self._free_point(key) is not None)
        point = self._free_point(key)
        assert point is not None
        return point

    def _free_point(self, key: Key) -> QPoint | None:
        """Returns a point of a piece that no other piece covers, or None."""
        box = self.table.table.box_of(key)
        assert box is not None, key

        def here(x: float, y: float) -> bool:
            piece_there = self.table.table.piece_at(x, y)
            return piece_there is not None and piece_there.key == key

        places = [
            (box.x + box.w * share, box.y + box.h * down)
            for share in (0.5, 0.15, 0.85, 0.05, 0.95, 0.3, 0.7)
            for down in (0.5, 0.1, 0.9, 0.04)
        ]
        for reach in (3, 0):  # first where a neighbour that settles a little covers nothing
            for x, y in places:
                if all(here(x + i, y + j) for i in (-reach, reach) for j in (-reach, reach)):
                    return QPoint(round(x), round(y))
        return None

    def click(self, key: Key) -> None:
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=self.middle(key))

    def drag(self, key: Key, end: QPoint) -> None:
        """Presses on a piece, moves the pointer in steps, and releases it."""
        port, start = self.table.viewport(), self.middle(key)
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(port, start + (end - start) * step / 5)
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        """Presses a key on the widget with the focus."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)

    def agree(self) -> None:
        """Answers the visible question with yes."""
        for box in self.window.findChildren(QuestionSheet):
            if box.isVisible():
                yes = Reply.YES
                box.button(yes).click()
                self.window.activateWindow()  # as a window manager does
                self.qtbot.waitUntil(lambda: QApplication.activeWindow() is self.window)

    def close(self) -> None:
        self.window.resize(1280, 720)  # or writing would be as large in the next test
        self.main.end()  # whatever lies over the window
        self.main.ambience.close()
        self.services.close()
        self.profile.close()
        match_page.art_of = art_of
        IntentHandler.hold_seconds = intents.HOLD_SECONDS
        just_gone.GUARD_MS = _GUARD_MS


@pytest.fixture
def hands(tmp_path: Path, qtbot: QtBot) -> Iterator[Hands]:
    """Yields a window at the lobby."""
    made = Hands(tmp_path / "data", qtbot)
    yield made
    made.close()
    made.window.deleteLater()
    QApplication.sendPostedEvents()


def point_at_nothing(lobby: Lobby) -> None:
    """Moves the pointer away from the tiles, where an earlier test may have left it."""
    for tile in lobby.tiles:
        QApplication.sendEvent(tile, QEvent(QEvent.Type.Leave))


def games() -> list[str]:
    """Returns the ids of all games in the catalog."""
    return list(catalog.GAMES)


@pytest.fixture
def speak(qtbot: QtBot) -> Iterator[Callable[[str], None]]:
    """Yields a function that changes the program's language; English is restored afterwards."""
    speech = Language(QApplication.instance())  # type: ignore[arg-type]
    yield speech.speak
    speech.speak("en")


@pytest.fixture
def screen_reader() -> Iterator[None]:
    """Simulates an active screen reader; it stops afterwards, since other windows look for it."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)
