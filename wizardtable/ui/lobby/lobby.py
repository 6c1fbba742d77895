# SPDX-License-Identifier: MIT
"""The lobby: the games as tiles, the match in progress first, and the ways to everything else."""

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from wizardtable.core import catalog
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import N_
from wizardtable.play import timers
from wizardtable.play.translate import render
from wizardtable.store.save_summary import Summary
from wizardtable.ui.dialogs.save_reader import SaveReader
from wizardtable.ui.lobby.backdrop import Ground
from wizardtable.ui.lobby.decor import Candle, Decor, TurningGem
from wizardtable.ui.lobby.player_button import PlayerButton
from wizardtable.ui.lobby.stars import Stars
from wizardtable.ui.lobby.tile import Tile
from wizardtable.ui.lobby.tile_grid import TileGrid
from wizardtable.ui.lobby.way_row import WayRow
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import Ornament, Page, button, label

LOW = (620, 760)
"""Pixels at 100 % below which the lobby does without its ornaments: with one tile, with more."""

BEAT = 67
"""Milliseconds from one picture of what moves to the next: 15 a second."""

WAYS: Final = (
    ("load", "folder", N_("Lobby", "Load a match")),
    ("daily", "daily", N_("Lobby", "Daily table")),
    ("tower", "tower", N_("Lobby", "Tower")),
    ("problems", "puzzle", N_("Lobby", "Problems")),
    ("history", "log", N_("Lobby", "History")),
    ("preferences", "gear", N_("Lobby", "Preferences")),
    ("about", "about", N_("Lobby", "About")),
)
"""Where else one can go from the lobby: what it is called in `Lobby.wanted`, icon, words. Those for
which there is no room, the last ones, are in a menu."""

PLAYER: Final = "player"
"""The way to the page of who plays, from the lobby's corner."""

LEAVE_FULL_SCREEN: Final = "leave_full_screen"
"""The way out of the full screen, in the other corner while the window fills the screen."""

LEAST = 8
"""Pixels between the lobby's edge and what lies there."""


class Lobby(Page):
    """The first thing a player sees. `refresh` reads the saved matches again.

    Stars, candles and gems move a little while it can be seen, unless it is `still`.

    Attributes:
        beat: how many pictures of what moves have been shown.
        decor: what moves beside its name.
        leave_full_screen: the button that leaves the full screen; hidden in a window.
        player: the button of who plays.
        ways: the buttons of `WAYS`, by what they are called; `way_row` is where they are.

    Signals:
        new_game(str), learn_requested(str), rules_requested(str): with the id of a game.
        continue_game(str): with the path of a saved match.
        wanted(str): somebody wants to go where one of `WAYS` leads, or `PLAYER`, or
            `LEAVE_FULL_SCREEN`.
    """

    new_game = Signal(str)
    learn_requested = Signal(str)
    continue_game = Signal(object)  # a Qt string would lose what is not UTF-8 in a path
    rules_requested = Signal(str)
    wanted = Signal(str)

    def __init__(
        self,
        folder: Path,
        specs: Sequence[GameSpec] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`folder` holds the saved matches; `specs` are by default all games of the catalog."""
        super().__init__(parent)
        self._going: dict[str, Summary] = {}
        self._read_from(folder)
        self.player = PlayerButton(self)
        self.player.clicked.connect(partial(self.wanted.emit, PLAYER))
        leave = partial(self.wanted.emit, LEAVE_FULL_SCREEN)
        self.leave_full_screen = button(self, "plain", leave, "screen")
        self.leave_full_screen.hide()
        specs = list(catalog.all()) if specs is None else list(specs)
        self._shelf = TileGrid(specs, self)
        self.tiles = self._shelf.tiles
        self._wordmark = QLabel("Wizardtable", self)
        self._motto = label(self, "lead")
        self._ornament = Ornament(self)
        self.ways = {
            name: button(self, "plain", partial(self.wanted.emit, name), image)
            for name, image, _ in WAYS
        }
        self.way_row = WayRow(self.ways, self)
        self._low = False
        self._shown_first: Tile | None = None
        self._still = self._rests = False
        self._ground, self._stars = Ground(), Stars()
        self.decor: tuple[Decor, ...] = (
            Candle(self._ground, self),
            TurningGem(self._ground, self),
            TurningGem(self._ground, self, 12),
            Candle(self._ground, self, 27),
        )
        self.beat = 0
        self._timer = timers.repeating(self, BEAT)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)  # a coarse one would be quicker
        self._timer.timeout.connect(self.go_on)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._lay_out()
        self.refresh()

    def show_player(self, folder: Path, name: str, portrait: str, rating: str = "") -> None:
        """Show who plays, with the matches saved in their folder; "" for what there is not."""
        self.player.show_player(name, portrait, rating)
        if folder != self._folder:
            self._reader.stop()
            self._reader.deleteLater()
            self._read_from(folder)
            self.refresh()
        if self.isVisible() and not self._shelf.due:
            self._set_corner()
        else:
            self._shelf.due = True

    def _read_from(self, folder: Path) -> None:
        self._folder = folder
        self._reader = SaveReader(folder, self)
        self._reader.came.connect(self._offer)
        self._reader.ended.connect(self._offer_no_more)

    @property
    def reading(self) -> bool:
        """Whether saved matches are still being read, so that more may be offered."""
        return self._reader.busy

    @property
    def still(self) -> bool:
        """Whether nothing moves, for players who asked for reduced motion."""
        return self._still

    @still.setter
    def still(self, still: bool) -> None:
        self._still = still
        for tile in self.tiles:
            tile.still = still
        self._live()

    @property
    def rests(self) -> bool:
        """Whether nothing moves because a sheet lies over the lobby."""
        return self._rests

    @rests.setter
    def rests(self, rests: bool) -> None:
        self._rests = rests
        self._live()

    @property
    def lives(self) -> bool:
        """Whether something moves."""
        return self._timer.isActive()

    def _live(self) -> None:
        if self._still or self._rests or not self.isVisible() or self.window().isMinimized():
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def go_on(self) -> None:
        """Show the next picture of what moves."""
        self.beat += 1
        self.update(self._stars.go_on(self.beat))
        for one in self.decor:
            one.show_beat(self.beat)

    def refresh(self) -> None:
        """Offer the latest unfinished match of each game to be continued, as soon as it is found;
        until then, the one offered before if its save is what it was."""
        self._going.clear()
        for tile in self.tiles:
            tile.forget_changed()
        self.retranslate()
        self.tiles[0].start.setFocus()
        self._reader.read()

    def _offer(self, found: Sequence[Summary]) -> None:
        """Offer those of the next saves to be continued that are the latest of their games."""
        games = {tile.spec.id for tile in self.tiles}
        first = not self._going
        for one in found:
            if one.problem is None and not one.is_finished and one.game_id in games:
                self._going.setdefault(one.game_id, one)
        untouched = self.focusWidget() is self.tiles[0].start
        self._show_matches(tile for tile in self.tiles if tile.spec.id in self._going)
        if first and untouched and self._going:
            latest = next(iter(self._going))
            begun = next(tile for tile in self.tiles if tile.spec.id == latest)
            begun.go_on.setFocus()
            self._shown_first = begun
            self._fit_soon()
        if len(self._going) == len(games):
            self._reader.stop()

    def _offer_no_more(self) -> None:
        self._show_matches(self.tiles)

    def _show_matches(self, tiles: Iterable[Tile]) -> None:
        changed = [tile for tile in tiles if tile.set_match(self._going.get(tile.spec.id))]
        for tile in changed:
            tile.retranslate()
        if changed:
            self._fit_soon()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._motto.setText(render(N_("Lobby", "An evening of wizard games")))
        for name, _, words in WAYS:
            self.ways[name].setText(render(words))
        self.way_row.retranslate()
        self.player.retranslate()
        self.leave_full_screen.setText(render(N_("Lobby", "Leave full screen")))
        for tile in self.tiles:
            tile.retranslate()
        self._fit_soon()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the room."""
        self._ground.fit(self.size(), self.devicePixelRatioF())
        painter = QPainter(self)
        self._ground.paint(painter, event.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._stars.paint(painter, event.region())
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: does without ornaments where there is little room, and follows the new edges."""
        super().resizeEvent(event)
        if not self.isVisible():
            return
        if self._shelf.due or self._is_low() != self._low:
            self._fit()
        else:
            self._set_edges()
            self._set_corner()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: the font scale may be another one."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit_soon()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Qt: what has changed while nobody saw it is made up for."""
        super().showEvent(event)
        if self._shelf.due:
            self._fit()
        self._live()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Qt: nobody sees the room, or the window was made an icon."""
        super().hideEvent(event)
        self._timer.stop()

    def event(self, event: QEvent) -> bool:
        """Qt: when all parts know their new style or words, they get their places."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self._shelf.due and self.isVisible():
            self._fit()
        return done

    def _fit_soon(self) -> None:
        """Fit before the next picture; Qt tells of a style several times, and part by part."""
        self._shelf.due = True
        QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def _is_low(self) -> bool:
        return self.height() < appearance.scaled(LOW[len(self.tiles) > 1])

    def _fit(self) -> None:
        low = self._low = self._is_low()
        self._motto.setVisible(not low)
        self._ornament.setVisible(not low)
        self._wordmark.setFont(_wordmark_font(29 if low else 40))
        self._column.setSpacing(appearance.scaled(8))
        self._set_edges()
        self._shelf.arrange()
        if self._shown_first is not None and self.focusWidget() is self._shown_first.go_on:
            self._shelf.show_tile(self._shown_first)
        self._set_corner()

    def _set_edges(self) -> None:
        """Keep the room at the edges that the width allows, and put the ways in one row."""
        side = max(LEAST, min(appearance.scaled(32), self.width() // 40))
        self.way_row.arrange(self.width() - 2 * side, low=self._low)
        self._column.setContentsMargins(side, appearance.scaled(20), side, appearance.scaled(14))
        self._column.activate()  # the shelf gets its size

    def _set_corner(self) -> None:
        """Put who plays into the corner, and what is only decoration around it."""
        self._set_player()
        self._set_decor()
        self._set_stars()

    def _set_player(self) -> None:
        """Put who plays into the corner, beside the name as far as there is room."""
        edge = appearance.scaled(10)
        free = self.width() - self._wordmark.geometry().right() - edge - appearance.scaled(20)
        self.player.fit(free)
        self.player.move(self.width() - edge - self.player.width(), edge)
        self.player.raise_()
        self.leave_full_screen.setVisible(self.window().isFullScreen())
        self.leave_full_screen.resize(self.leave_full_screen.sizeHint())
        self.leave_full_screen.move(edge, edge)
        self.leave_full_screen.raise_()

    def _set_decor(self) -> None:
        """Put candles and gems beside the name."""
        name = self._wordmark.geometry()
        bottom = (self._wordmark if self._low else self._motto).geometry().bottom()
        high = min(bottom, appearance.scaled(60 if self._low else 78))
        for one, way in zip(self.decor, (-1, -1, 1, 1), strict=True):
            far, wide, tall = (78, 0.9, high) if isinstance(one, Candle) else (24, 0.9, high * 0.4)
            side = name.left() if way < 0 else name.right()
            box = QRect(0, 0, round(tall * wide), round(tall))
            middle = bottom - high // 2 if isinstance(one, Candle) else name.center().y() + 2
            box.moveCenter(QPoint(side + way * appearance.scaled(far), middle))
            one.setGeometry(box)
        corners = [one.geometry() for one in self._corners()]
        crowded = [any(map(one.geometry().intersects, corners)) for one in self.decor]
        for one, its, other in zip(self.decor, crowded, reversed(crowded), strict=True):
            one.setVisible(not its and not other)  # both of a pair, or neither

    def _corners(self) -> list[QWidget]:
        """Returns what is shown in the upper corners."""
        return [one for one in (self.player, self.leave_full_screen) if not one.isHidden()]

    def _set_stars(self) -> None:
        """Let the stars be where nothing else is."""
        taken = QRegion()
        words = self._wordmark, self._motto, self._ornament, self.way_row
        for part in (*words, *self._corners(), *self.decor):
            if not part.isHidden():
                taken += part.geometry()
        shelf = self._shelf.geometry()
        for tile in self.tiles:
            taken += QRect(tile.mapTo(self, QPoint()), tile.size()).intersected(shelf)
        self._stars.scatter(self.size(), taken, self.beat)
        self.update()

    def _lay_out(self) -> None:
        for tile in self.tiles:
            tile.new_game.connect(self.new_game)
            tile.continue_game.connect(self.continue_game)
            tile.learn_requested.connect(self.learn_requested)
            tile.rules_requested.connect(self.rules_requested)
        column = self._column = QVBoxLayout(self)
        column.addWidget(self._wordmark, alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._motto, alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._ornament)
        column.addWidget(self._shelf, 1)
        column.addWidget(self.way_row)


def _wordmark_font(pixels: int) -> QFont:
    font = appearance.serif(pixels, bold=True)
    font.setCapitalization(QFont.Capitalization.SmallCaps)
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 112)
    return font
