# SPDX-License-Identifier: MIT
"""The board of problems: wooden shelves, with a title above the first shelf of each kind."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from wizardtable.core import override
from wizardtable.store.problem_results import Key
from wizardtable.ui.problems.problem_tile import TAG_HEIGHT, ProblemTile
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import arrow_focus_policy, label, scroll_into_view

MAX_COLUMNS: Final = 5
"""The number of problems beside each other on a wide page."""

MIN_COLUMNS: Final = 2
"""The number of problems beside each other on the narrowest page."""

MIN_TILE_WIDTH: Final = 148
"""The least width of a problem, in pixels at 100 %, except on a very narrow page."""

TILE_GAP: Final = 14
"""The space between two problems and at the edges of the board, in pixels at 100 %."""

ROW_GAP: Final = 14
"""The space between a plank and the problems on the next plank, in pixels at 100 %."""

TITLE_GAP: Final = 4
"""The space between a title and the problems below it, in pixels at 100 %."""

_WOOD_COLOURS: Final = {
    "dark": ("#8a5a30", "#5d381d", "#2e190c"),
    "light": ("#c99a63", "#a8753f", "#7a4f27"),
    "contrast": ("#ffffff", "#202020", "#000000"),
}
"""The colours of a plank by theme: its upper edge, and its front from top to bottom."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """The problems of a kind, with their title.

    Attributes:
        title: the title.
        tiles: the problems, in order.
        is_short: whether the shelf shares its row with another short shelf; problems without room
            are left out.
        empty: the words if there are no problems.
    """

    title: str
    tiles: Sequence[ProblemTile]
    is_short: bool = False
    empty: str = ""


class ProblemBoard(QWidget):
    """All shelves, one below the other; the arrow keys move from problem to problem.

    Attributes:
        shelves: the shelves, from top to bottom.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.shelves: tuple[Shelf, ...] = ()
        self._labels: list[tuple[QLabel, QLabel]] = []
        self._rows: list[list[ProblemTile]] = []
        self._planks: list[QRect] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def tiles(self) -> list[ProblemTile]:
        """The visible problems, in the order of the arrow keys."""
        return [tile for row in self._rows for tile in row]

    def show_shelves(self, shelves: Sequence[Shelf]) -> None:
        """Replaces the shelves; their tiles must be children of the board."""
        kept_ids = {id(tile) for shelf in shelves for tile in shelf.tiles}
        for old_tile in {id(tile): tile for shelf in self.shelves for tile in shelf.tiles}.values():
            if id(old_tile) not in kept_ids:
                old_tile.hide()
                old_tile.deleteLater()
        self.shelves = tuple(shelves)
        for label_pair in self._labels:
            for words in label_pair:
                words.hide()
                words.deleteLater()
        self._labels = [(label(self, "heading"), label(self, "soft", wrap=True)) for _ in shelves]
        for (title, empty), shelf in zip(self._labels, shelves, strict=True):
            title.setText(shelf.title)
            empty.setText("" if shelf.tiles else shelf.empty)
            title.show()
            empty.setVisible(bool(empty.text()))
        for tile in (shelf_tile for shelf in shelves for shelf_tile in shelf.tiles):
            tile.arrow_pressed.connect(lambda key, tile=tile: self._move_keyboard(tile, key))
            tile.focused.connect(lambda tile=tile: self.set_tab_target(tile))
        self._arrange(self.width(), does_place=True)
        self.updateGeometry()
        self.update()

    def set_tab_target(self, chosen: ProblemTile | None) -> None:
        """Lets the Tab key lead to this problem alone; None for no problem."""
        for tile in self.tiles:
            tile.setFocusPolicy(arrow_focus_policy(chosen=tile is chosen))

    def update_tile(self, key: Key) -> None:
        """Paints the tiles of a problem again."""
        for tile in self.tiles:
            if tile.key == key:
                tile.update()

    def _arrange(self, width: int, *, does_place: bool) -> int:
        """Returns the height of all shelves at a width, in pixels; also lays out the tiles if
        `does_place`."""
        gap = appearance.scaled(TILE_GAP)
        columns = (width - gap) // (appearance.scaled(MIN_TILE_WIDTH) + gap)
        columns = max(MIN_COLUMNS, min(MAX_COLUMNS, columns))
        tile_width = max(1, (width - gap * (columns + 1)) // columns)
        tile_height = ProblemTile.height_for(tile_width)
        front_height = appearance.scaled(TAG_HEIGHT)
        rows: list[list[ProblemTile]] = []
        planks: list[QRect] = []
        top, column = 0, 0

        def corner(column_in_row: int) -> QPoint:
            return QPoint(gap + column_in_row * (tile_width + gap), top)

        def end_row() -> None:
            nonlocal top, column
            planks.append(QRect(0, top + tile_height - front_height, width, front_height))
            top += tile_height + appearance.scaled(ROW_GAP)
            column = 0

        for index, shelf in enumerate(self.shelves):
            title, empty = self._labels[index]
            title_height = title.sizeHint().height() + appearance.scaled(TITLE_GAP)
            if column and not shelf.is_short:
                end_row()
            is_row_start = column == 0
            if is_row_start:
                top += title_height
                rows.append([])
            start_column, is_first_short = column, index == 0 and shelf.is_short
            title_columns = max(
                len(shelf.tiles), -(-(title.sizeHint().width() + gap) // (tile_width + gap))
            )
            if does_place:
                shelf_right = (
                    corner(title_columns).x() - gap // 2
                    if is_first_short
                    else corner(columns).x() - gap
                )
                shelf_left = corner(start_column).x()
                title.setGeometry(
                    shelf_left, top - title_height, shelf_right - shelf_left, title_height
                )
                empty.setGeometry(
                    shelf_left, top, shelf_right - shelf_left, tile_height - front_height
                )
            for tile in shelf.tiles:
                if column == columns:
                    if shelf.is_short:
                        break
                    end_row()
                    rows.append([])
                if does_place:
                    tile.setGeometry(QRect(corner(column), QSize(tile_width, tile_height)))
                rows[-1].append(tile)
                column += 1
            if is_first_short:  # its title may be wider than its tiles
                column = min(title_columns, columns - 1)
        if column or (self.shelves and not rows[-1]):
            end_row()
        if does_place:
            self._rows, self._planks = [row for row in rows if row], planks
            placed_ids = {id(tile) for row in rows for tile in row}
            for tile in (shelf_tile for shelf in self.shelves for shelf_tile in shelf.tiles):
                tile.setVisible(id(tile) in placed_ids)
            self.update()
        return top

    def _move_keyboard(self, tile: ProblemTile, key: Qt.Key) -> None:
        """Moves the keyboard focus to the problem to which a key leads."""
        tiles = self.tiles
        if tile not in tiles:
            return
        index = tiles.index(tile)
        row = next(row_index for row_index, row in enumerate(self._rows) if tile in row)
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            row += 1 if key == Qt.Key.Key_Down else -1
            if not 0 <= row < len(self._rows):
                return
            target = min(self._rows[row], key=lambda candidate: abs(candidate.x() - tile.x()))
        else:
            new_index = {
                Qt.Key.Key_Left: index - 1,
                Qt.Key.Key_Right: index + 1,
                Qt.Key.Key_Home: 0,
                Qt.Key.Key_End: len(tiles) - 1,
            }[key]
            target = tiles[max(0, min(new_index, len(tiles) - 1))]
        target.setFocus(Qt.FocusReason.OtherFocusReason)
        scroll_into_view(target)

    @override
    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    @override
    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return self._arrange(width, does_place=False)

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        width = appearance.scaled(MAX_COLUMNS * (MIN_TILE_WIDTH + TILE_GAP) + TILE_GAP)
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(MIN_COLUMNS * 100 + 3 * TILE_GAP), 0)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange(self.width(), does_place=True)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paints the planks; the problems paint themselves."""
        painter = QPainter(self)
        for plank in self._planks:
            if plank.adjusted(0, 0, 0, 12).intersects(event.rect()):
                _paint_plank(painter, QRectF(plank))
        painter.end()


def _paint_plank(painter: QPainter, front: QRectF) -> None:
    """Paints the front of a plank, its lit upper edge and its shadow."""
    edge_colour, top_colour, bottom_colour = _WOOD_COLOURS[appearance.shades().table]
    depth = appearance.scaled(9)
    shadow = QRectF(front.left(), front.bottom(), front.width(), depth)
    fade = QLinearGradient(shadow.topLeft(), shadow.bottomLeft())
    fade.setColorAt(0.0, QColor(0, 0, 0, 110))
    fade.setColorAt(1.0, QColor(0, 0, 0, 0))
    painter.fillRect(shadow, fade)
    wood = QLinearGradient(front.topLeft(), front.bottomLeft())
    wood.setColorAt(0.0, QColor(top_colour))
    wood.setColorAt(1.0, QColor(bottom_colour))
    painter.fillRect(front, wood)
    grain = QColor(bottom_colour)
    grain.setAlphaF(0.5)
    painter.setPen(QPen(grain, 1))
    for line in range(1, 6):
        y = front.top() + front.height() * line / 6
        wave = front.height() * 0.05 * (-1) ** line
        painter.drawLine(QPointF(front.left(), y), QPointF(front.right(), y + wave))
    painter.setPen(QPen(QColor(edge_colour), max(1, appearance.scaled(2))))
    painter.drawLine(front.topLeft(), front.topRight())
