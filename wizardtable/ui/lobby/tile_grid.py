# SPDX-License-Identifier: MIT
"""The grid of the lobby's tiles: chooses columns, rows and the detail of the tiles by the room."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from wizardtable.core import override
from wizardtable.core.game_spec import GameSpec
from wizardtable.ui.lobby.tile import Tile, TileLayout
from wizardtable.ui.style import appearance

TILE_GAP = 18
"""The space between two tiles, in pixels at 100 %."""

MAX_WIDTHS = (1420, 1900)
"""The largest width of a single tile, and of all columns together, in pixels at 100 %.

In a very large window, `MAX_WIDTH_SHARES` allows more.
"""

MAX_WIDTH_SHARES = (0.75, 0.95)
"""The largest width of all columns together, as a share of the grid's width.

The first share is for up to two tiles, the second for more.
"""

MIN_TILE_WIDTH = 290
"""The smallest width of a tile, in pixels at 100 %."""

MIN_TILE_HEIGHT = 150
"""The smallest height of a tile that is tried, in pixels at 100 %."""

PEEK_HEIGHT = 28
"""The height in pixels at 100 % that is visible of the next row, to show that there are more
tiles."""

ENOUGH_IN_SIGHT = 4
"""An arrangement with this many tiles in sight, or with all tiles, is better than one with
fewer."""


ARROW_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""The columns and rows by which an arrow key moves the keyboard focus."""


class Board(QWidget):
    """The widget below the tiles, which paints their shadows.

    Attributes:
        tiles: the tiles.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.tiles: list[Tile] = []

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        lifted = [tile for tile in self.tiles if tile.lift > 0]
        if lifted:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for tile in lifted:
                tile.paint_shadow(painter)
            painter.end()


class TileGrid(QScrollArea):
    """A scroll area with the tiles in equal rows, centred; it scrolls if the tiles cannot be
    smaller.

    Attributes:
        tiles: the tiles, one for each game.
        needs_arranging: whether the lobby has yet to call `arrange`; until then, the grid does not
            follow its size.
    """

    def __init__(self, specs: Sequence[GameSpec], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the tiles take the keyboard
        self.needs_arranging = True
        self._arranged_size = QSize()
        self._board = Board(self)
        self._board.setObjectName("clear")
        self.tiles = self._board.tiles = [Tile(spec, self._board) for spec in specs]
        for tile in self.tiles:
            tile.lift_changed.connect(lambda tile=tile: self._update_shadow(tile))
        self._columns = 1
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self._board)

    def _neighbour(self, index: int, step_columns: int, step_rows: int) -> int:
        """Returns the index of the tile that is some columns or rows away.

        At the edge, it is the nearest tile.
        """
        counts = _row_counts(len(self.tiles), self._columns)
        if step_columns:
            return min(max(0, index + step_columns), len(self.tiles) - 1)
        starts = [sum(counts[:row]) for row in range(len(counts))]
        row = max(i for i, start in enumerate(starts) if start <= index)
        new_row = min(max(0, row + step_rows), len(counts) - 1)
        return starts[new_row] + min(index - starts[row], counts[new_row] - 1)

    def _update_shadow(self, tile: Tile) -> None:
        edge = appearance.scaled(TILE_GAP)
        self._board.update(tile.geometry().adjusted(-edge, -edge, edge, edge))

    def arrange(self) -> None:
        """Gives every tile its layout and its place."""
        self.needs_arranging = False
        self._arranged_size = self.size()
        available = self.size()
        best = max(
            (self._arrangement(*shape, available) for shape in self._grid_shapes(available)),
            key=_arrangement_rank,
        )
        if best.is_scrolled:
            available -= QSize(self.verticalScrollBar().sizeHint().width(), 0)
        best = self._arrangement(best.columns, best.rows_in_sight, available)  # for the new width
        plans, size = best.plans, best.size
        picture_size = QSize(
            min(plan.picture.width() for plan in plans),
            min(plan.picture.height() for plan in plans),
        )
        gap = appearance.scaled(TILE_GAP)
        self._columns = best.columns
        rows = _row_counts(len(plans), best.columns)
        full_width = best.columns * (size.width() + gap) - gap
        full_height = len(rows) * (size.height() + gap) - gap
        self._board.resize(max(available.width(), full_width), max(available.height(), full_height))
        top = (self._board.height() - full_height) // 2
        cells = [(row, column, count) for row, count in enumerate(rows) for column in range(count)]
        for tile, layout, (row, column, count) in zip(self.tiles, plans, cells, strict=True):
            tile.apply_layout(layout, picture_size)
            row_width = count * (size.width() + gap) - gap
            x = (self._board.width() - row_width) // 2 + column * (size.width() + gap)
            tile.setGeometry(x, top + row * (size.height() + gap), size.width(), size.height())

    def show_tile(self, tile: Tile) -> None:
        """Scrolls until the first button of a tile is visible, and the whole tile if possible."""
        self.ensureWidgetVisible(tile, 0, 0)
        self.ensureWidgetVisible(tile.first_button, 0, appearance.scaled(TILE_GAP))

    def _grid_shapes(self, room: QSize) -> list[tuple[int, int]]:
        """Returns the pairs of columns and rows in sight that may be tried."""
        count = len(self.tiles)
        column_width = appearance.scaled(MIN_TILE_WIDTH + TILE_GAP)
        row_height = appearance.scaled(MIN_TILE_HEIGHT + TILE_GAP)
        shapes = []
        for columns in range(1, count + 1):
            rows = -(-count // columns)
            if columns > 1 and (
                columns * column_width > room.width() or -(-count // rows) < columns
            ):
                continue
            max_rows = max(1, min(rows, (room.height() + row_height) // row_height))
            shapes += [(columns, rows_in_sight) for rows_in_sight in range(1, max_rows + 1)]
        return shapes

    def _arrangement(self, columns: int, rows_in_sight: int, room: QSize) -> "Arrangement":
        """Returns the arrangement with this many columns and rows in sight."""
        gap = appearance.scaled(TILE_GAP)
        count = len(self.tiles)
        max_width = max(
            appearance.scaled(MAX_WIDTHS[count > 1]), MAX_WIDTH_SHARES[count > 2] * room.width()
        )
        width = (min(room.width(), round(max_width)) + gap) // columns - gap
        has_more_rows = len(_row_counts(count, columns)) > rows_in_sight
        peek_height = appearance.scaled(PEEK_HEIGHT) if has_more_rows else 0
        height = (room.height() + gap - peek_height) // rows_in_sight - gap
        alternatives = [
            self._tile_plans(width, height, is_upright=is_upright) for is_upright in (True, False)
        ]
        plans = max(alternatives, key=_plans_rank)
        if plans[0].is_upright:  # the tiles have kept the roles of the other alternative
            plans = self._tile_plans(width, height, is_upright=True)
        size = QSize(width, max(plan.height for plan in plans))
        return Arrangement(columns, rows_in_sight, size, plans, has_more_rows)

    def _tile_plans(self, width: int, height: int, *, is_upright: bool) -> list[TileLayout]:
        for tile in self.tiles:
            tile.set_room(width, height, is_upright=is_upright)
        return [tile.plan_layout(width, height, is_upright=is_upright) for tile in self.tiles]

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if self.size() == self._arranged_size:  # Qt also reports sizes of the viewport
            return
        if self.needs_arranging or not self.isVisible():
            self.needs_arranging = True
        else:
            self.arrange()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Moves the keyboard focus from tile to tile on an arrow key."""
        index = next((place for place, tile in enumerate(self.tiles) if tile.hasFocus()), None)
        step = ARROW_STEPS.get(Qt.Key(event.key()))
        if index is None or step is None:
            super().keyPressEvent(event)
            return
        neighbour = self._neighbour(index, *step)
        self.tiles[neighbour].setFocus(Qt.FocusReason.TabFocusReason)
        self.show_tile(self.tiles[neighbour])


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A way to lay out the tiles, all of one size.

    Attributes:
        columns: the number of columns.
        rows_in_sight: the number of rows that are visible without scrolling.
        size: the size of a tile in pixels.
        plans: the layout of each tile.
        has_more_rows: whether there are more rows than are in sight.
    """

    columns: int
    rows_in_sight: int
    size: QSize
    plans: list[TileLayout]
    has_more_rows: bool

    @property
    def is_whole(self) -> bool:
        """True if every tile in sight is visible to its lower edge."""
        return all(plan.is_whole for plan in self.plans)

    @property
    def is_scrolled(self) -> bool:
        """True if not all tiles are in sight."""
        return self.has_more_rows or not self.is_whole


def _row_counts(count: int, columns: int) -> list[int]:
    """Returns the number of tiles in each row; the rows are as even as possible.

    >>> _row_counts(7, 3)
    [3, 2, 2]
    """
    rows = -(-count // columns)
    return [count // rows + (row < count % rows) for row in range(rows)]


def _arrangement_rank(arrangement: Arrangement) -> tuple[float, ...]:
    """Returns the rank of an arrangement; the greatest is the best.

    Whole tiles are best, then four tiles in sight, then all tiles in sight, then the most detail.
    If no tile is whole, the lowest arrangement is the best.
    """
    if not arrangement.is_whole:
        rows = len(_row_counts(len(arrangement.plans), arrangement.columns))
        return False, -rows * arrangement.size.height()
    enough = min(
        ENOUGH_IN_SIGHT, len(arrangement.plans), arrangement.columns * arrangement.rows_in_sight
    )
    return True, enough, not arrangement.has_more_rows, *_plans_rank(arrangement.plans)


def _plans_rank(plans: Sequence[TileLayout]) -> tuple[float, ...]:
    """Returns the rank of layouts; the greatest is the best.

    Layouts that fit are best, then the most detail, the largest words and the largest picture. If
    they do not fit, the lowest is the best.
    """
    if not all(plan.is_whole for plan in plans):
        return False, -max(plan.height for plan in plans)
    pitches, match_detail = (
        sum(plan.has_pitch for plan in plans),
        min(plan.match_detail for plan in plans),
    )
    words_size = min(plan.words_size for plan in plans)
    return (
        True,
        pitches,
        match_detail,
        words_size,
        min(plan.visible_picture_area for plan in plans),
    )
