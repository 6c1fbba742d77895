# SPDX-License-Identifier: MIT
"""Loads what a match needs while nobody waits for it: the first one would stop the window for more
than half a second. Four games take as much memory as the lobby itself, so a game is loaded when its
tile is pointed at, and what is likely to be played is loaded after a while."""

from collections import deque
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Final

from PySide6.QtCore import QObject, QTimer

from wizardtable.core import catalog
from wizardtable.play import timers
from wizardtable.ui import routes
from wizardtable.ui.lobby.lobby import Lobby

MATCH_MODULES: Final = (
    "wizardtable.table.scene",
    "wizardtable.table.table_view",
    "wizardtable.play.controller",
    "wizardtable.ui.match.match_page",
    "wizardtable.ui.match.features.all_features",
    "wizardtable.ui.results.game_over",
    "wizardtable.ui.window.end_feature",
    "wizardtable.ui.window.match_room",
)
"""What the page of the match needs, in steps of less than 50 ms."""

PAUSE = 80
"""Milliseconds between two steps: what the player does meanwhile comes first."""

PATIENCE = 4000
"""Milliseconds in the lobby after which the game that Enter would open is loaded, whatever the
player has pointed at: they may just have looked at the room."""


class Preloading(QObject):
    """Goes through steps one at a time, as long as the window is idle: first those that every match
    needs, then those of each game that is wanted.

    Attributes:
        done: whether nothing is left to be loaded of what is wanted.
    """

    def __init__(
        self,
        of_any: Iterator[object],
        of_game: Callable[[str], Iterator[object]],
        idle: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        """`of_any`, and `of_game` for the id of a game, do something before each item that they
        give; `idle` says whether the next may be taken now."""
        super().__init__(parent)
        self._of_game, self._idle = of_game, idle
        self._due = deque([of_any])
        self._wanted: set[str] = set()
        self._timer = timers.repeating(self, PAUSE)
        self._timer.timeout.connect(self._step)

    @property
    def done(self) -> bool:
        """Nothing is being loaded, nor about to be."""
        return not self._timer.isActive()

    def want(self, *games: str) -> None:
        """These games may soon be played: load each that is not loaded yet."""
        for game in games:
            if game not in self._wanted:
                self._wanted.add(game)
                self._due.append(self._of_game(game))
                self._timer.start()

    def watch(self, lobby: Lobby) -> None:
        """Follow what the player looks at there, from now on."""
        for tile in lobby.tiles:
            tile.approached.connect(lambda game=tile.spec.id: self.want(game))
            if tile.chosen:
                self.want(tile.spec.id)
        lobby.new_game.connect(self.want)
        lobby.wanted.connect(self._look_ahead)

        def likely() -> None:
            tiles = [tile for tile in lobby.tiles if tile.isAncestorOf(lobby.focusWidget())]
            self.want(*(tile.spec.id for tile in tiles or lobby.tiles[:1]))

        QTimer.singleShot(PATIENCE, self, likely)

    def _look_ahead(self, way: str) -> None:
        """Any game may be played from among the saved matches."""
        if way in ("load", "history"):
            self.want(*catalog.GAMES)

    def _step(self) -> None:
        if not self._idle():
            return
        while self._due:
            if next(self._due[0], self) is not self:
                return
            self._due.popleft()
        self._timer.stop()


def imports(*names: str) -> Iterator[object]:
    """Imports modules one after another."""
    for name in names:
        yield import_module(name)


def of_any_match(room: Callable[[], object], thinker: Callable[[], object]) -> Iterator[object]:
    """The page of the match, made by `room`, and the process of its opponents; then the dialogs of
    the lobby, which open at once after that."""
    yield from imports(*MATCH_MODULES)
    yield room()
    yield thinker()
    yield from imports(*(place.split(":")[0] for place in routes.DIALOGS.values()))


def of_game(game_id: str) -> Iterator[object]:
    """Everything of a game that its first match loads."""
    spec = catalog.get(game_id)
    yield spec.rules
    yield spec.wording
    yield spec.brain
    yield spec.view
