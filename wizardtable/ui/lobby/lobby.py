# SPDX-License-Identifier: MIT
"""The lobby: the games as tiles, the unfinished matches first, and buttons to all other pages."""

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

from wizardtable.core import catalog, override
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import N_
from wizardtable.play import timers
from wizardtable.play.translate import render
from wizardtable.store.save_summary import Summary
from wizardtable.ui.dialogs.save_reader import SaveReader
from wizardtable.ui.lobby.backdrop import Backdrop
from wizardtable.ui.lobby.decor import Candle, Decor, TurningGem
from wizardtable.ui.lobby.page_button_row import PageButtonRow
from wizardtable.ui.lobby.player_button import PlayerButton
from wizardtable.ui.lobby.stars import Stars
from wizardtable.ui.lobby.tile import Tile
from wizardtable.ui.lobby.tile_grid import TileGrid
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import Ornament, Page, button, label

MIN_ORNAMENT_HEIGHTS = (620, 760)
"""A lobby lower than this hides its ornaments: with one tile, with more; in pixels at 100 %."""

BEAT_MS = 67
"""A *beat* is one step of all motion in the lobby; it takes this many milliseconds (15 a
second)."""

PAGE_BUTTONS: Final = (
    ("load", "folder", N_("Lobby", "Load a match")),
    ("daily", "daily", N_("Lobby", "Daily table")),
    ("friends", "friends", N_("Lobby", "Friends")),
    ("tower", "tower", N_("Lobby", "Tower")),
    ("problems", "puzzle", N_("Lobby", "Problems")),
    ("history", "log", N_("Lobby", "History")),
    ("preferences", "gear", N_("Lobby", "Preferences")),
    ("about", "about", N_("Lobby", "About")),
)
"""The pages that a button of the lobby opens: name of the route, icon and words of the button.

The last buttons are in a menu if there is no room for them.
"""

PAGE_TIPS: Final = {
    "daily": N_("Lobby", "A new table for each game every day, the same for everybody."),
    "friends": N_(
        "Lobby", "The weekly table, and challenges that you and your friends send by email."
    ),
    "tower": N_("Lobby", "Ten floors of opponents to beat, each stronger than the one below."),
    "problems": N_("Lobby", "Short puzzles: find the best moves in a given position."),
    "history": N_("Lobby", "Your finished matches, to watch again and to analyse."),
}
"""The tooltips of buttons whose words do not explain their page, by the name of the page."""

PLAYER: Final = "player"
"""The name of the page of the current player, which the button in the corner opens."""

LEAVE_FULL_SCREEN: Final = "leave_full_screen"
"""Not a page: the button in the other corner emits this name to leave the full screen."""

MIN_EDGE = 8
"""The least space in pixels between the lobby's edge and its contents."""


class Lobby(Page):
    """The page that the program starts with.

    Stars, candles and gems move while the lobby is visible.

    Attributes:
        beat: the number of beats (`BEAT_MS`) since the start.
        decor: the candles and gems beside the title.
        tiles: the tiles of the games.
        player_button: the button that opens the current player's page.
        leave_full_screen: the button that leaves the full screen; hidden in a window.
        page_buttons: the buttons of `PAGE_BUTTONS` by the name of their page.
        page_button_row: the widget that lays out `page_buttons`.

    Signals:
        new_game(str), learn_requested(str), rules_requested(str), boxes_requested(str): the player
            wants this; the id of a game.
        continue_game(str): the player wants to continue the match with this path.
        page_requested(str): the player wants to open a page of `PAGE_BUTTONS`, `PLAYER`, or to do
            `LEAVE_FULL_SCREEN`.
    """

    new_game = Signal(str)
    learn_requested = Signal(str)
    continue_game = Signal(object)  # Signal(str) would damage paths that are not UTF-8
    rules_requested = Signal(str)
    boxes_requested = Signal(str)
    page_requested = Signal(str)

    def __init__(
        self,
        folder: Path,
        specs: Sequence[GameSpec] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Makes the lobby.

        Args:
            folder: the folder of the saved matches.
            specs: the games; None for all games of the catalog.
            parent: the parent widget.
        """
        super().__init__(parent)
        self._unfinished: dict[str, Summary] = {}
        self._make_reader(folder)
        self.player_button = PlayerButton(self)
        self.player_button.clicked.connect(partial(self.page_requested.emit, PLAYER))
        leave = partial(self.page_requested.emit, LEAVE_FULL_SCREEN)
        self.leave_full_screen = button(self, "plain", leave, "screen")
        self.leave_full_screen.hide()
        specs = list(catalog.all()) if specs is None else list(specs)
        self._grid = TileGrid(specs, self)
        self.tiles = self._grid.tiles
        self._wordmark = QLabel("Wizardtable", self)
        self._motto = label(self, "lead")
        self._ornament = Ornament(self)
        self.page_buttons = {
            name: button(self, "plain", partial(self.page_requested.emit, name), image)
            for name, image, _ in PAGE_BUTTONS
        }
        self.page_button_row = PageButtonRow(self.page_buttons, self)
        self._is_low = False
        self._tile_in_view: Tile | None = None
        self._is_still = self._is_covered = False
        self._backdrop, self._stars = Backdrop(), Stars()
        self.decor: tuple[Decor, ...] = (
            Candle(self._backdrop, self),
            TurningGem(self._backdrop, self),
            TurningGem(self._backdrop, self, 12),
            Candle(self._backdrop, self, 27),
        )
        self.beat = 0
        self._timer = timers.repeating(self, BEAT_MS)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)  # a coarse timer would be too fast
        self._timer.timeout.connect(self.show_next_beat)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._lay_out()
        self.refresh()

    def _lay_out(self) -> None:
        for tile in self.tiles:
            tile.new_game.connect(self.new_game)
            tile.continue_game.connect(self.continue_game)
            tile.learn_requested.connect(self.learn_requested)
            tile.rules_requested.connect(self.rules_requested)
            tile.boxes_requested.connect(self.boxes_requested)
        column = self._column = QVBoxLayout(self)
        column.addWidget(self._wordmark, alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._motto, alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._ornament)
        column.addWidget(self._grid, 1)
        column.addWidget(self.page_button_row)

    def retranslate(self) -> None:
        """Puts all words into the current language."""
        self._motto.setText(render(N_("Lobby", "An evening of wizard games")))
        for name, _, words in PAGE_BUTTONS:
            self.page_buttons[name].setText(render(words))
            if name in PAGE_TIPS:
                self.page_buttons[name].setToolTip(render(PAGE_TIPS[name]))
        self.page_button_row.retranslate()
        self.player_button.retranslate()
        self.leave_full_screen.setText(render(N_("Lobby", "Leave full screen")))
        for tile in self.tiles:
            tile.retranslate()
        self._request_fit()

    def show_player(self, folder: Path, name: str, portrait: str, rating: str = "") -> None:
        """Shows the current player, and the unfinished matches in their folder.

        Name, portrait and rating are "" if the player has none.
        """
        self.player_button.show_player(name, portrait, rating)
        if folder != self._folder:
            self._reader.stop()
            self._reader.deleteLater()
            self._make_reader(folder)
            self.refresh()
        if self.isVisible() and not self._grid.needs_arranging:
            self._place_extras()
        else:
            self._grid.needs_arranging = True

    def _make_reader(self, folder: Path) -> None:
        self._folder = folder
        self._reader = SaveReader(folder, self)
        self._reader.summaries_read.connect(self._offer_matches)
        self._reader.finished.connect(self._finish_offering)

    @property
    def is_reading(self) -> bool:
        """True while saved matches are being read, so that more of them may be offered."""
        return self._reader.is_reading

    @property
    def is_still(self) -> bool:
        """True if nothing may move, for players who want reduced motion."""
        return self._is_still

    @is_still.setter
    def is_still(self, is_still: bool) -> None:
        self._is_still = is_still
        for tile in self.tiles:
            tile.is_still = is_still
        self._update_motion()

    @property
    def is_covered(self) -> bool:
        """True if nothing moves because a sheet covers the lobby."""
        return self._is_covered

    @is_covered.setter
    def is_covered(self, is_covered: bool) -> None:
        self._is_covered = is_covered
        self._update_motion()

    @property
    def is_moving(self) -> bool:
        """True if stars and ornaments are moving."""
        return self._timer.isActive()

    def _update_motion(self) -> None:
        if (
            self._is_still
            or self._is_covered
            or not self.isVisible()
            or self.window().isMinimized()
        ):
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def show_next_beat(self) -> None:
        """Moves stars and ornaments by one beat."""
        self.beat += 1
        self.update(self._stars.move_next(self.beat))
        for ornament in self.decor:
            ornament.show_beat(self.beat)

    def refresh(self) -> None:
        """Reads the saves again, and offers the latest unfinished match of each game.

        Until the saves are read, the tiles keep offering matches whose saves have not changed.
        """
        self._unfinished.clear()
        for tile in self.tiles:
            tile.withdraw_changed_match()
        self.retranslate()
        self.tiles[0].start.setFocus()
        self._reader.read()

    def _offer_matches(self, summaries: Sequence[Summary]) -> None:
        """Offers the matches of the next saves; for each game, only the first, which is the
        latest."""
        games = {tile.spec.id for tile in self.tiles}
        is_first = not self._unfinished
        for summary in summaries:
            if summary.problem is None and not summary.is_finished and summary.game_id in games:
                self._unfinished.setdefault(summary.game_id, summary)
        has_initial_focus = self.focusWidget() is self.tiles[0].start
        self._show_matches(tile for tile in self.tiles if tile.spec.id in self._unfinished)
        if is_first and has_initial_focus and self._unfinished:
            latest = next(iter(self._unfinished))
            latest_tile = next(tile for tile in self.tiles if tile.spec.id == latest)
            latest_tile.continue_button.setFocus()
            self._tile_in_view = latest_tile
            self._request_fit()
        if len(self._unfinished) == len(games):
            self._reader.stop()

    def _finish_offering(self) -> None:
        self._show_matches(self.tiles)

    def _show_matches(self, tiles: Iterable[Tile]) -> None:
        changed = [tile for tile in tiles if tile.set_match(self._unfinished.get(tile.spec.id))]
        for tile in changed:
            tile.retranslate()
        if changed:
            self._request_fit()

    def _request_fit(self) -> None:
        """Lays the lobby out again once before it is painted; Qt reports a style in several
        parts."""
        self._grid.needs_arranging = True
        QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def _needs_low_layout(self) -> bool:
        return self.height() < appearance.scaled(MIN_ORNAMENT_HEIGHTS[len(self.tiles) > 1])

    def _fit_parts(self) -> None:
        low = self._is_low = self._needs_low_layout()
        self._motto.setVisible(not low)
        self._ornament.setVisible(not low)
        self._wordmark.setFont(_wordmark_font(29 if low else 40))
        self._column.setSpacing(appearance.scaled(8))
        self._set_edges()
        self._grid.arrange()
        if (
            self._tile_in_view is not None
            and self.focusWidget() is self._tile_in_view.continue_button
        ):
            self._grid.show_tile(self._tile_in_view)
        self._place_extras()

    def _set_edges(self) -> None:
        """Sets the space at the edges and lays out the page buttons."""
        edge = max(MIN_EDGE, min(appearance.scaled(32), self.width() // 40))
        self.page_button_row.arrange(self.width() - 2 * edge, low=self._is_low)
        self._column.setContentsMargins(edge, appearance.scaled(20), edge, appearance.scaled(14))
        self._column.activate()  # so that the grid gets its size

    def _place_extras(self) -> None:
        """Places the corner buttons, the ornaments and the stars, which are outside of the
        layout."""
        self._place_corner_buttons()
        self._place_decor()
        self._place_stars()

    def _place_corner_buttons(self) -> None:
        edge = appearance.scaled(10)
        available_width = (
            self.width() - self._wordmark.geometry().right() - edge - appearance.scaled(20)
        )
        self.player_button.fit_width(available_width)
        self.player_button.move(self.width() - edge - self.player_button.width(), edge)
        self.player_button.raise_()
        self.leave_full_screen.setVisible(self.window().isFullScreen())
        self.leave_full_screen.resize(self.leave_full_screen.sizeHint())
        self.leave_full_screen.move(edge, edge)
        self.leave_full_screen.raise_()

    def _place_decor(self) -> None:
        """Places candles and gems beside the title."""
        title = self._wordmark.geometry()
        bottom = (self._wordmark if self._is_low else self._motto).geometry().bottom()
        height = min(bottom, appearance.scaled(60 if self._is_low else 78))
        for part, direction in zip(self.decor, (-1, -1, 1, 1), strict=True):
            distance, ratio, part_height = (
                (78, 0.9, height) if isinstance(part, Candle) else (24, 0.9, height * 0.4)
            )
            edge = title.left() if direction < 0 else title.right()
            box = QRect(0, 0, round(part_height * ratio), round(part_height))
            middle = bottom - height // 2 if isinstance(part, Candle) else title.center().y() + 2
            box.moveCenter(QPoint(edge + direction * appearance.scaled(distance), middle))
            part.setGeometry(box)
        corners = [part.geometry() for part in self._corner_buttons()]
        crowded = [any(map(part.geometry().intersects, corners)) for part in self.decor]
        for part, is_crowded, is_partner_crowded in zip(
            self.decor, crowded, reversed(crowded), strict=True
        ):
            part.setVisible(not is_crowded and not is_partner_crowded)  # both or neither

    def _corner_buttons(self) -> list[QWidget]:
        """Returns the visible buttons in the upper corners."""
        return [
            widget
            for widget in (self.player_button, self.leave_full_screen)
            if not widget.isHidden()
        ]

    def _place_stars(self) -> None:
        """Spreads the stars over the free parts of the lobby."""
        covered = QRegion()
        fixed_parts = self._wordmark, self._motto, self._ornament, self.page_button_row
        for part in (*fixed_parts, *self._corner_buttons(), *self.decor):
            if not part.isHidden():
                covered += part.geometry()
        shelf = self._grid.geometry()
        for tile in self.tiles:
            covered += QRect(tile.mapTo(self, QPoint()), tile.size()).intersected(shelf)
        self._stars.scatter(self.size(), covered, self.beat)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        self._backdrop.fit(self.size(), self.devicePixelRatioF())
        painter = QPainter(self)
        self._backdrop.paint(painter, event.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._stars.paint(painter, event.region())
        painter.end()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if not self.isVisible():
            return
        if self._grid.needs_arranging or self._needs_low_layout() != self._is_low:
            self._fit_parts()
        else:
            self._set_edges()
            self._place_extras()

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._request_fit()

    @override
    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Starts the motion, and makes up for changes while the lobby was hidden."""
        super().showEvent(event)
        if self._grid.needs_arranging:
            self._fit_parts()
        self._update_motion()

    @override
    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self._timer.stop()

    @override
    def event(self, event: QEvent) -> bool:
        """Lays out the parts once all of them have their new style or words."""
        is_handled = super().event(event)
        if (
            event.type() == QEvent.Type.LayoutRequest
            and self._grid.needs_arranging
            and self.isVisible()
        ):
            self._fit_parts()
        return is_handled


def _wordmark_font(pixels: int) -> QFont:
    font = appearance.serif(pixels, bold=True)
    font.setCapitalization(QFont.Capitalization.SmallCaps)
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 112)
    return font
