# SPDX-License-Identifier: MIT
"""Where the tiles of the lobby stand: as many beside each other, and as rich, as there is room."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from wizardtable.core.catalog import GameSpec
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
        there = here + way[0] + way[1] * self._in_row
        if 0 <= there < len(self.tiles):
            self.tiles[there].setFocus(Qt.FocusReason.TabFocusReason)
            self.ensureWidgetVisible(self.tiles[there])

    def _shade(self, tile: Tile) -> None:
        edge = appearance.scaled(GAP)
        self._board.update(tile.geometry().adjusted(-edge, -edge, edge, edge))

    def arrange(self) -> None:
        """Give every tile its place."""
        self.due = False
        self._room = self.size()
        room = self.size()
        choices = [self._choice(columns, room) for columns in self._columns()]
        columns, size, plans = max(choices, key=lambda choice: _worth(choice[2]))
        if not _worth(plans)[0]:
            room -= QSize(self.verticalScrollBar().sizeHint().width(), 0)
        columns, size, plans = self._choice(columns, room)  # the last may have been another
        picture = QSize(
            min(plan.picture.width() for plan in plans),
            min(plan.picture.height() for plan in plans),
        )
        gap = appearance.scaled(GAP)
        rows = -(-len(plans) // columns)
        self._in_row = columns
        whole = QSize(
            columns * (size.width() + gap) - gap,
            rows * (size.height() + gap) - gap,
        )
        self._board.resize(max(room.width(), whole.width()), max(room.height(), whole.height()))
        left = (self._board.width() - whole.width()) // 2
        top = (self._board.height() - whole.height()) // 2
        for index, (tile, plan) in enumerate(zip(self.tiles, plans, strict=True)):
            tile.wear(plan, picture)
            row, column = divmod(index, columns)
            x, y = column * (size.width() + gap), row * (size.height() + gap)
            tile.setGeometry(left + x, top + y, size.width(), size.height())

    def _columns(self) -> list[int]:
        """How many might stand beside each other: rows are full."""
        count = len(self.tiles)
        least = appearance.scaled(NARROWEST + GAP)
        some = [n for n in range(1, count + 1) if count % n == 0 and n * least <= self.width()]
        return some or [1]

    def _choice(self, columns: int, room: QSize) -> tuple[int, QSize, list[TileLayout]]:
        """The size and the plans of tiles that stand so many beside each other."""
        gap = appearance.scaled(GAP)
        rows = -(-len(self.tiles) // columns)
        count = len(self.tiles)
        most = max(appearance.scaled(WIDEST[count > 1]), SHARES[count > 2] * room.width())
        wide = (min(room.width(), round(most)) + gap) // columns - gap
        high = (room.height() + gap) // rows - gap
        for tile in self.tiles:
            tile.measure(wide, high)
        ways = [
            [tile.plan(wide, high, upright=upright) for tile in self.tiles]
            for upright in (True, False)
        ]
        plans = max(ways, key=_worth)
        return columns, QSize(wide, max(plan.height for plan in plans)), plans


def _worth(plans: Sequence[TileLayout]) -> tuple[bool, int, int, float]:
    """What fits is best, then what tells most, in the largest words, then what shows most; else
    what is lowest."""
    if not all(plan.fits for plan in plans):
        return False, 0, 0, -max(plan.height for plan in plans)
    told, words = sum(plan.pitch for plan in plans), min(plan.words for plan in plans)
    return True, told, words, min(plan.shown for plan in plans)
