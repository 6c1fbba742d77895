# SPDX-License-Identifier: MIT
"""Shelves of wood with problems on them, a title above the first shelf of each kind."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from wizardtable.store.problem_results import Key
from wizardtable.ui.problems.problem_tile import TAG_HEIGHT, ProblemTile
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import among_arrows, label, see

MAX_COLUMNS: Final = 5
"""The number of problems on a shelf of a wide page."""

MIN_COLUMNS: Final = 2
"""The number of problems on a shelf of the narrowest page."""

MIN_TILE_WIDTH: Final = 148
"""Pixels at 100 % that a problem is wide, unless the page is very narrow."""

GAP: Final = 14
"""Pixels at 100 % between two problems, and beside the first and the last one."""

ROW_GAP: Final = 14
"""Pixels at 100 % between a plank and what stands on the next one."""

TITLE_GAP: Final = 4
"""Pixels at 100 % between a title and the problems below it."""

_WOODS: Final = {
    "dark": ("#8a5a30", "#5d381d", "#2e190c"),
    "light": ("#c99a63", "#a8753f", "#7a4f27"),
    "contrast": ("#ffffff", "#202020", "#000000"),
}
"""By theme, the wood of a plank: its upper edge, and its front from above to below."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Problems of a kind.

    Attributes:
        title: the words above them.
        tiles: the problems, in order.
        short: whether it takes only the rest of a row that the shelf before has begun, or begins
            such a row. Problems that have no room there are left out.
        empty: the words where there are no problems.
    """

    title: str
    tiles: Sequence[ProblemTile]
    short: bool = False
    empty: str = ""


class ProblemBoard(QWidget):
    """All shelves, one below the other; the arrows lead from problem to problem.

    Attributes:
        shelves: the shelves from above to below.
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
        """All problems, in the order in which the arrows lead through them."""
        return [tile for row in self._rows for tile in row]

    def show_shelves(self, shelves: Sequence[Shelf]) -> None:
        """Shows these shelves instead of those before. The tiles must be children of the board."""
        kept = {id(tile) for shelf in shelves for tile in shelf.tiles}
        for tile in {id(one): one for shelf in self.shelves for one in shelf.tiles}.values():
            if id(tile) not in kept:
                tile.hide()
                tile.deleteLater()
        self.shelves = tuple(shelves)
        for pair in self._labels:
            for words in pair:
                words.hide()
                words.deleteLater()
        self._labels = [(label(self, "heading"), label(self, "soft", wrap=True)) for _ in shelves]
        for (title, empty), shelf in zip(self._labels, shelves, strict=True):
            title.setText(shelf.title)
            empty.setText("" if shelf.tiles else shelf.empty)
            title.show()
            empty.setVisible(bool(empty.text()))
        for tile in (one for shelf in shelves for one in shelf.tiles):
            tile.left.connect(lambda key, tile=tile: self._move(tile, key))
            tile.taken.connect(lambda tile=tile: self.choose(tile))
        self._arrange(self.width(), place=True)
        self.updateGeometry()
        self.update()

    def choose(self, chosen: ProblemTile | None) -> None:
        """Lets the Tab key lead to this problem alone."""
        for tile in self.tiles:
            tile.setFocusPolicy(among_arrows(chosen=tile is chosen))

    def update_tile(self, key: Key) -> None:
        """Paints a problem anew, wherever it stands."""
        for tile in self.tiles:
            if tile.key == key:
                tile.update()

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """Qt: the narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """Qt: of all shelves."""
        return self._arrange(width, place=False)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: as wide as five small problems."""
        width = appearance.scaled(MAX_COLUMNS * (MIN_TILE_WIDTH + GAP) + GAP)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Qt: as wide as two."""
        return QSize(appearance.scaled(MIN_COLUMNS * 100 + 3 * GAP), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: more or fewer stand on a shelf."""
        super().resizeEvent(event)
        self._arrange(self.width(), place=True)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the planks; what stands on them paints itself."""
        painter = QPainter(self)
        for plank in self._planks:
            if plank.adjusted(0, 0, 0, 12).intersects(event.rect()):
                _paint_plank(painter, QRectF(plank))
        painter.end()

    def _arrange(self, width: int, *, place: bool) -> int:
        """Returns the height of all shelves in this width; with `place`, lays them out as well."""
        gap = appearance.scaled(GAP)
        columns = (width - gap) // (appearance.scaled(MIN_TILE_WIDTH) + gap)
        columns = max(MIN_COLUMNS, min(MAX_COLUMNS, columns))
        tile_width = max(1, (width - gap * (columns + 1)) // columns)
        tile_height = ProblemTile.height_for(tile_width)
        front = appearance.scaled(TAG_HEIGHT)
        rows: list[list[ProblemTile]] = []
        planks: list[QRect] = []
        top, column = 0, 0

        def corner(place_in_row: int) -> QPoint:
            return QPoint(gap + place_in_row * (tile_width + gap), top)

        def end_row() -> None:
            nonlocal top, column
            planks.append(QRect(0, top + tile_height - front, width, front))
            top += tile_height + appearance.scaled(ROW_GAP)
            column = 0

        for number, shelf in enumerate(self.shelves):
            title, empty = self._labels[number]
            title_height = title.sizeHint().height() + appearance.scaled(TITLE_GAP)
            if column and not shelf.short:
                end_row()
            begins = column == 0
            if begins:
                top += title_height
                rows.append([])
            start = column
            if place:
                last = corner(columns).x() - gap
                if number == 0 and shelf.short:
                    last = corner(len(shelf.tiles)).x() - gap // 2
                left = corner(start).x()
                title.setGeometry(left, top - title_height, last - left, title_height)
                empty.setGeometry(left, top, last - left, tile_height - front)
            for tile in shelf.tiles:
                if column == columns:
                    if shelf.short:
                        break
                    end_row()
                    rows.append([])
                if place:
                    tile.setGeometry(QRect(corner(column), QSize(tile_width, tile_height)))
                rows[-1].append(tile)
                column += 1
        if column or (self.shelves and not rows[-1]):
            end_row()
        if place:
            self._rows, self._planks = [row for row in rows if row], planks
            shown = {id(tile) for row in rows for tile in row}
            for tile in (one for shelf in self.shelves for one in shelf.tiles):
                tile.setVisible(id(tile) in shown)
            self.update()
        return top

    def _move(self, tile: ProblemTile, key: Qt.Key) -> None:
        """Gives the keyboard to the problem to which a key leads."""
        tiles = self.tiles
        if tile not in tiles:
            return
        here = tiles.index(tile)
        row = next(place for place, row in enumerate(self._rows) if tile in row)
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            row += 1 if key == Qt.Key.Key_Down else -1
            if not 0 <= row < len(self._rows):
                return
            to = min(self._rows[row], key=lambda one: abs(one.x() - tile.x()))
        else:
            there = {
                Qt.Key.Key_Left: here - 1,
                Qt.Key.Key_Right: here + 1,
                Qt.Key.Key_Home: 0,
                Qt.Key.Key_End: len(tiles) - 1,
            }[key]
            to = tiles[max(0, min(there, len(tiles) - 1))]
        to.setFocus(Qt.FocusReason.OtherFocusReason)
        see(to)


def _paint_plank(painter: QPainter, front: QRectF) -> None:
    """Paints the front of a plank, its lit upper edge and its shadow."""
    edge, high, low = _WOODS[appearance.shades().table]
    depth = appearance.scaled(9)
    shadow = QRectF(front.left(), front.bottom(), front.width(), depth)
    fade = QLinearGradient(shadow.topLeft(), shadow.bottomLeft())
    fade.setColorAt(0.0, QColor(0, 0, 0, 110))
    fade.setColorAt(1.0, QColor(0, 0, 0, 0))
    painter.fillRect(shadow, fade)
    wood = QLinearGradient(front.topLeft(), front.bottomLeft())
    wood.setColorAt(0.0, QColor(high))
    wood.setColorAt(1.0, QColor(low))
    painter.fillRect(front, wood)
    grain = QColor(low)
    grain.setAlphaF(0.5)
    painter.setPen(QPen(grain, 1))
    for line in range(1, 6):
        y = front.top() + front.height() * line / 6
        wave = front.height() * 0.05 * (-1) ** line
        painter.drawLine(QPointF(front.left(), y), QPointF(front.right(), y + wave))
    painter.setPen(QPen(QColor(edge), max(1, appearance.scaled(2))))
    painter.drawLine(front.topLeft(), front.topRight())
