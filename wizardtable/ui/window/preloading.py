# SPDX-License-Identifier: MIT
"""Loads what matches and pages need, in small steps while the player is in the lobby.

Without this, the first match would stop the window for more than half a second. Four games take as
much memory as the lobby itself. So a game is loaded when the player points at its tile. The game
that the player is likely to open is loaded after a while.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Final

from PySide6.QtCore import QObject, QTimer

from wizardtable.core import catalog
from wizardtable.play import timers
from wizardtable.store import statistics
from wizardtable.store.achieved import contributions
from wizardtable.store.paths import DataDir
from wizardtable.ui import routes
from wizardtable.ui.lobby.lobby import Lobby
from wizardtable.ui.style.materials import prepare_surfaces

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
"""The modules that the match page needs; each takes less than 50 ms to import."""

STEP_PAUSE_MS = 80
"""Milliseconds between two steps, in which the player's input comes first."""

LIKELY_GAME_DELAY_MS = 4000
"""Milliseconds in the lobby after which the game that Enter would open is loaded."""


class Preloading(QObject):
    """Carries out loading steps one at a time while the window is idle.

    The steps for every match come first, then those for each wanted game, then those for the pages.
    A step is what an iterator does before it yields.
    """

    def __init__(
        self,
        every_match: Iterator[object],
        game_steps: Callable[[str], Iterator[object]],
        is_idle: Callable[[], bool],
        parent: QObject | None = None,
        pages: Iterable[object] = (),
    ) -> None:
        """Prepares the steps; they begin once a game is wanted.

        Args:
            every_match: the steps for every match.
            game_steps: returns the steps for a game id.
            is_idle: returns True if a step may be taken now.
            parent: the parent object.
            pages: the steps for the pages.
        """
        super().__init__(parent)
        self._of_game, self._is_idle = game_steps, is_idle
        self._due_steps = deque([every_match])
        self._pages = iter(pages)
        self._wanted: set[str] = set()
        self._timer = timers.repeating(self, STEP_PAUSE_MS)
        self._timer.timeout.connect(self._step)

    @property
    def is_done(self) -> bool:
        """True if no step is waiting."""
        return not self._timer.isActive()

    def want(self, *games: str) -> None:
        """Adds the steps of games that the player may open soon."""
        for game in games:
            if game not in self._wanted:
                self._wanted.add(game)
                self._due_steps.append(self._of_game(game))
                self._timer.start()

    def watch(self, lobby: Lobby) -> None:
        """Follows which tiles of the lobby the player points at, and loads their games."""
        for tile in lobby.tiles:
            tile.approached.connect(lambda game=tile.spec.id: self.want(game))
            if tile.is_chosen:
                self.want(tile.spec.id)
        lobby.new_game.connect(self.want)
        lobby.page_requested.connect(self._want_games_of_way)

        def likely() -> None:
            tiles = [tile for tile in lobby.tiles if tile.isAncestorOf(lobby.focusWidget())]
            self.want(*(tile.spec.id for tile in tiles or lobby.tiles[:1]))

        QTimer.singleShot(LIKELY_GAME_DELAY_MS, self, likely)

    def _want_games_of_way(self, way: str) -> None:
        """Loads all games when the player opens a list of matches; `way` is the route of that
        page."""
        if way in ("load", "history"):
            self.want(*catalog.GAMES)

    def _step(self) -> None:
        if not self._is_idle():
            return
        while self._due_steps:
            if next(self._due_steps[0], self) is not self:
                return
            self._due_steps.popleft()
        if next(self._pages, self) is self:
            self._timer.stop()


def import_steps(*names: str) -> Iterator[object]:
    """Imports modules, one for each item yielded."""
    for name in names:
        yield import_module(name)


def match_steps(room: Callable[[], object], thinker: Callable[[], object]) -> Iterator[object]:
    """Yields after each step that every match needs, and then for each dialog of the lobby.

    Args:
        room: makes the match page.
        thinker: starts the process in which opponents think.
    """
    yield from import_steps(*MATCH_MODULES)
    yield room()
    yield thinker()
    yield from import_steps(*(place.split(":")[0] for place in routes.DIALOGS.values()))


def page_steps(data: Callable[[], DataDir]) -> Iterator[object]:
    """Yields after each step that the pages of the lobby need when they first open.

    These are the tabs of *Your page*, the surfaces of sheets, and the games' levels, lessons,
    achievements and problems. The finished matches in the folder that `data` returns come last.
    """
    yield from import_steps(*(place.split(":")[0] for place in routes.PLAYER_TABS.values()))
    yield from prepare_surfaces()
    for spec in catalog.all():
        yield spec.levels[0]
        yield spec.lessons
        yield spec.achievements
        yield spec.problems
    yield from statistics.prepare(data())
    yield contributions.read(data())


def game_steps(game_id: str) -> Iterator[object]:
    """Yields after each part of a game that its first match needs."""
    spec = catalog.get(game_id)
    yield spec.rules
    yield spec.wording
    yield spec.brain
    yield spec.view
