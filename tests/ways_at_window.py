# SPDX-License-Identifier: MIT
"""A window for `tests.ways`, with methods that act as a player who clicks."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from wizardtable.core.arranged import purposes
from wizardtable.core.game import Setup
from wizardtable.core.match import Player
from wizardtable.play.controller import Controller
from wizardtable.store import paths
from wizardtable.table.table_view import TableView
from wizardtable.ui.first_window import FirstWindow
from wizardtable.ui.new_game_plan import NewGamePlan
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.style.dressing import dress
from wizardtable.ui.style.question import QuestionSheet, Reply
from wizardtable.ui.window.main_window import MainWindow

AFTER_TURN_MS = 900
"""The wait after a change of turn, in milliseconds. The window ignores an earlier click, because it
may be a double click."""

WAIT_SECONDS = 30
"""The longest wait for a reaction of the window, in seconds."""


class Window:
    """A real window without a screen, with methods that act like its player."""

    def __init__(self, folder: Path) -> None:
        self._app = QApplication.instance() or QApplication([])
        profile = Profile(paths.data_dir(folder), "en")
        profile.settings = replace(
            profile.settings, my_speed=3, their_speed=3, reduced_motion=True, tutor=False
        )
        dress(self._app, profile)  # type: ignore[arg-type]
        self._profile, self._window = profile, FirstWindow(profile)
        self._services = Services(profile)
        self._main = MainWindow(self._window, profile, self._services)
        self._window.resize(1280, 720)
        self._window.show()
        QTest.qWait(300)

    def deal(self, game: str, level: str, purpose: str = "") -> None:
        """Begins a new match for two, and waits for the person's turn."""
        players = Player("Ada", None), Player("Griselda", level)
        self._main.play(game, NewGamePlan(Setup(2), players, 7, purpose=purpose))
        self._until(lambda: self._controller.may_act)
        QTest.qWait(300)

    def click(self) -> None:
        """Clicks at the place of `find_click`, and waits until the move is played and saved."""
        count = len(self._controller.match.actions)
        self._press()
        self._until(lambda: len(self._controller.match.actions) > count)
        QTest.qWait(100)

    def find_click(self) -> bool:
        """Looks for a click that plays a move, and leaves the table as it was before this click.

        Returns whether it has found such a click.
        """
        for key in list(self._table.offers.sources):
            box = self._table.table.box_of(key)
            if box is None:
                continue
            source = QPoint(round(box.x + box.w * 0.2), round(box.centre[1]))
            for spot in (source, *self._targets(source)):
                if spot != source:
                    self._press_at(source)
                self._spot = spot
                if self._plays():
                    self._undo()
                    QTest.qWait(AFTER_TURN_MS)
                    if spot != source:
                        self._press_at(source)
                    return True
                self._table.cancel()
        return False

    def _targets(self, source: QPoint) -> list[QPoint]:
        """Returns the points to which the piece at `source` can go."""
        self._press_at(source)
        table = self._table
        zones = [zone for zone in table.layout_now.zones if zone.id in table.offers.targets]
        targets = [QPoint(*(round(number) for number in zone.box.centre)) for zone in zones]
        table.cancel()
        return targets

    def _plays(self) -> bool:
        count = len(self._controller.match.actions)
        self._press()
        QTest.qWait(50)
        return len(self._controller.match.actions) > count

    def _undo(self) -> None:
        """Goes back to the person's decision; answers the window's question with yes."""
        self._controller.undo()
        for question in self._window.findChildren(QuestionSheet):
            if question.isVisible():
                question.button(Reply.YES).click()
        self._until(lambda: self._controller.may_act)

    def ask_hint(self) -> None:
        """Asks for a hint, and waits until the window shows it."""
        shown: list[object] = []
        self._controller.hint.connect(shown.append)
        self._main.page.commands["hint"].trigger()
        self._until(lambda: bool(shown))
        QTest.qWait(100)

    def end_rated(self) -> None:
        """Gives up a rated match, and waits for the dialog about its end."""
        self._controller.give_up()
        self._until(lambda: self._main.dialog is not None)
        QTest.qWait(100)

    def begin_rated(self) -> None:
        """Begins a rated match."""
        if self._main.dialog is not None:
            self._main.dialog.close()
        self.deal("anludim", "apprentice", purposes.RATED)

    def close(self) -> None:
        """Ends the program."""
        self._main.end()
        self._services.close()
        self._profile.close()

    @property
    def _controller(self) -> Controller:
        controller = self._main.page.controller
        assert controller is not None
        return controller

    @property
    def _table(self) -> TableView:
        table = self._main.page.table
        assert table is not None
        return table

    def _press(self) -> None:
        self._press_at(self._spot)

    def _press_at(self, spot: QPoint) -> None:
        QTest.mouseClick(self._table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        QTest.qWait(20)

    def _until(self, condition: Callable[[], bool]) -> None:
        end = monotonic() + WAIT_SECONDS
        while not condition():
            assert monotonic() < end, "it takes too long"
            QTest.qWait(10)
