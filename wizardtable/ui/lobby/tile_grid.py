# SPDX-License-Identifier: MIT
"""Where the tiles of the lobby stand: as many beside each other, and as rich, as there is room."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from wizardtable.core.game_spec import GameSpec
from wizardtable.ui.lobby.tile import Tile, TileLayout
from wizardtable.ui.style import appearance

GAP = 18
"""Pixels at 100 % between two tiles."""

WIDEST = (1420, 1900)
"""Pixels at 100 % that one tile, or all beside each other, take at most while the window is not
very large."""

SHARES = (0.75, 0.95)
"""The same in a very large window, as shares of the room: up to two tiles, or more."""

NARROWEST = 290
"""Pixels at 100 % that a tile is wide at least."""

FLATTEST = 150
"""Pixels at 100 % below which no tile is tried."""

PEEK = 28
"""Pixels at 100 % of the next row that are seen below the last in sight: there is more."""

FEW = 4
"""Tiles that are in sight at once if there are as many, before anything else."""


AWAY = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""Columns and rows to the tile that an arrow leads to."""


class Board(QWidget):
    """What the tiles lie on: it wears their shadows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.tiles: list[Tile] = []

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the shadows of those that are lifted."""
        lifted = [tile for tile in self.tiles if tile.lift > 0]
        if lifted:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for tile in lifted:
                tile.shade(painter)
            painter.end()


class TileGrid(QScrollArea):
    """Tiles in equal rows, in the middle; they are scrolled where they cannot be smaller.

    Attributes:
        tiles: one for each game.
        due: whoever the shelf belongs to will have it arranged; it does not follow sizes before.
    """

    def __init__(self, specs: Sequence[GameSpec], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its tiles are come to instead
        self.due = True
        self._room = QSize()
        self._board = Board(self)
        self._board.setObjectName("clear")
        self.tiles = self._board.tiles = [Tile(spec, self._board) for spec in specs]
        for tile in self.tiles:
            tile.moved.connect(lambda tile=tile: self._shade(tile))
        self._in_row = 1
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self._board)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: there is more room, or less."""
        super().resizeEvent(event)
        if self.size() == self._room:  # Qt speaks of the viewport
            return
        if self.due or not self.isVisible():
            self.due = True
        else:
            self.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: arrows lead from tile to tile."""
        here = next((place for place, tile in enumerate(self.tiles) if tile.hasFocus()), None)
        way = AWAY.get(Qt.Key(event.key()))
        if here is None or way is None:
            super().keyPressEvent(event)
            return
        there = self._neighbour(here, *way)
        self.tiles[there].setFocus(Qt.FocusReason.TabFocusReason)
        self.show_tile(self.tiles[there])

    def _neighbour(self, here: int, across: int, down: int) -> int:
        """The tile beside this one, or below; the last of the row where that is shorter."""
        rows = _rows(len(self.tiles), self._in_row)
        if across:
            return min(max(0, here + across), len(self.tiles) - 1)
        starts = [sum(rows[:row]) for row in range(len(rows))]
        row = max(number for number, start in enumerate(starts) if start <= here)
        other = min(max(0, row + down), len(rows) - 1)
        return starts[other] + min(here - starts[row], rows[other] - 1)

    def _shade(self, tile: Tile) -> None:
        edge = appearance.scaled(GAP)
        self._board.update(tile.geometry().adjusted(-edge, -edge, edge, edge))

    def arrange(self) -> None:
        """Give every tile its place."""
        self.due = False
        self._room = self.size()
        room = self.size()
        best = max((self._choice(*shape, room) for shape in self._shapes(room)), key=_worth)
        if best.scrolled:
            room -= QSize(self.verticalScrollBar().sizeHint().width(), 0)
        best = self._choice(best.columns, best.in_sight, room)  # the last may have been another
        plans, size = best.plans, best.size
        picture = QSize(
            min(plan.picture.width() for plan in plans),
            min(plan.picture.height() for plan in plans),
        )
        gap = appearance.scaled(GAP)
        self._in_row = best.columns
        rows = _rows(len(plans), best.columns)
        widest = best.columns * (size.width() + gap) - gap
        high = len(rows) * (size.height() + gap) - gap
        self._board.resize(max(room.width(), widest), max(room.height(), high))
        top = (self._board.height() - high) // 2
        places = [(row, place, some) for row, some in enumerate(rows) for place in range(some)]
        for tile, plan, (row, place, some) in zip(self.tiles, plans, places, strict=True):
            tile.wear(plan, picture)
            wide = some * (size.width() + gap) - gap
            x = (self._board.width() - wide) // 2 + place * (size.width() + gap)
            tile.setGeometry(x, top + row * (size.height() + gap), size.width(), size.height())

    def show_tile(self, tile: Tile) -> None:
        """Scrolls to where the first button of a tile can be seen, with all of it if possible."""
        self.ensureWidgetVisible(tile, 0, 0)
        self.ensureWidgetVisible(tile.first_button, 0, appearance.scaled(GAP))

    def _shapes(self, room: QSize) -> list[tuple[int, int]]:
        """How many might stand beside each other, and how many rows might be in sight: no more
        rows than these columns need."""
        count = len(self.tiles)
        least = appearance.scaled(NARROWEST + GAP)
        lowest = appearance.scaled(FLATTEST + GAP)
        shapes = []
        for columns in range(1, count + 1):
            rows = -(-count // columns)
            if columns > 1 and (columns * least > room.width() or -(-count // rows) < columns):
                continue
            most = max(1, min(rows, (room.height() + lowest) // lowest))
            shapes += [(columns, in_sight) for in_sight in range(1, most + 1)]
        return shapes

    def _choice(self, columns: int, in_sight: int, room: QSize) -> "Arrangement":
        """The size and the plans of tiles that stand so many beside and below each other."""
        gap = appearance.scaled(GAP)
        count = len(self.tiles)
        most = max(appearance.scaled(WIDEST[count > 1]), SHARES[count > 2] * room.width())
        wide = (min(room.width(), round(most)) + gap) // columns - gap
        more = len(_rows(count, columns)) > in_sight
        peek = appearance.scaled(PEEK) if more else 0
        high = (room.height() + gap - peek) // in_sight - gap
        ways = [self._plans(wide, high, upright=upright) for upright in (True, False)]
        plans = max(ways, key=_riches)
        if plans[0].upright:  # what the tiles wear now goes with the other way
            plans = self._plans(wide, high, upright=True)
        size = QSize(wide, max(plan.height for plan in plans))
        return Arrangement(columns, in_sight, size, plans, more)

    def _plans(self, wide: int, high: int, *, upright: bool) -> list[TileLayout]:
        for tile in self.tiles:
            tile.measure(wide, high, upright=upright)
        return [tile.plan(wide, high, upright=upright) for tile in self.tiles]


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Tiles of one size, so many beside each other, and so many rows of them in sight."""

    columns: int
    in_sight: int
    size: QSize
    plans: list[TileLayout]
    more: bool

    @property
    def fits(self) -> bool:
        """Whether every tile in sight is seen whole."""
        return all(plan.fits for plan in self.plans)

    @property
    def scrolled(self) -> bool:
        """Whether not all tiles are in sight."""
        return self.more or not self.fits


def _rows(count: int, columns: int) -> list[int]:
    """How many tiles stand in each row: the rows are as even as can be.

    >>> _rows(7, 3)
    [3, 2, 2]
    """
    rows = -(-count // columns)
    return [count // rows + (row < count % rows) for row in range(rows)]


def _worth(one: Arrangement) -> tuple[float, ...]:
    """Whole tiles are best, then as many as four in sight, then all of them, then what tells most;
    where none is whole, what is lowest."""
    if not one.fits:
        rows = len(_rows(len(one.plans), one.columns))
        return False, -rows * one.size.height()
    enough = min(FEW, len(one.plans), one.columns * one.in_sight)
    return True, enough, not one.more, *_riches(one.plans)


def _riches(plans: Sequence[TileLayout]) -> tuple[float, ...]:
    """What fits is best, then what tells most, in the largest words, then what shows most; else
    what is lowest."""
    if not all(plan.fits for plan in plans):
        return False, -max(plan.height for plan in plans)
    pitches, told = sum(plan.pitch for plan in plans), min(plan.told for plan in plans)
    words = min(plan.words for plan in plans)
    return True, pitches, told, words, min(plan.shown for plan in plans)
