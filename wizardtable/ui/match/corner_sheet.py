# SPDX-License-Identifier: MIT
"""A sheet that lies over a part of the table where it covers least of what matters."""

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, QTimer
from PySide6.QtWidgets import QWidget

from wizardtable.table.table_view import TableView
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import Panel

MARGIN = 8
"""Pixels at 100 % between the sheet and the table's edge."""

STEPS = 12
"""Places tried along each side of the table."""

Area: TypeAlias = tuple[float, float, float, float, float]
"""Left, upper, right and lower edge of an area of the table, and how much it matters."""

SLIGHT = 3.0
"""What matters so little that the sheet does not move for it."""

POINTED, WANTED, OFFERED, SEEN = 1e6, 100.0, 6.0, 3.0
"""How much it matters not to cover what is pointed at, where it may go, what may be taken, and any
other piece."""


class CornerSheet(Panel):
    """Lies in the upper right corner, or nearest to it where it covers nothing that matters."""

    def __init__(self, parent: QWidget, width: int) -> None:
        """`width` in pixels at a font scale of 100 %."""
        super().__init__(parent)
        self._width = width
        self._spared: Sequence[Area] = ()
        self._table: TableView | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.make_room)
        parent.installEventFilter(self)
        self.hide()

    def attend(self, table: TableView | None) -> None:
        """Lie over this table from now on, off what is pointed at and what may be taken."""
        if self._table is not table:
            if self._table is not None:
                self._table.removeEventFilter(self)
            if table is not None:
                table.installEventFilter(self)
            self._table = table
        self.make_room()

    def make_room(self) -> None:
        """What matters on the table may have changed. The sheet stays where it is unless much more
        could be seen elsewhere."""
        if self._table is None:
            return
        self._spared = what_matters(self._table)
        if not self.isVisible():
            return
        best = self._best_place()
        here, there = (self._covered(QRectF(place, self.size())) for place in (self.pos(), best))
        if here > there + SLIGHT:
            self.move(best)

    def fit(self) -> None:
        """Take the size that the words need, and a place."""
        parent = self.parentWidget()
        layout = self.layout()
        if parent is None or layout is None:
            return
        width = self._room().width()
        self.setFixedWidth(width)
        layout.activate()
        self.setFixedHeight(min(layout.totalHeightForWidth(width), self._room().height()))
        self.move(self._best_place())

    @property
    def roomy(self) -> bool:
        """Whether the table has room for all the words."""
        layout, room = self.layout(), self._room()
        if layout is None:
            return True
        layout.activate()
        return layout.totalHeightForWidth(room.width()) <= room.height()

    def _room(self) -> QSize:
        """The most that the sheet can take of the table."""
        parent = self.parentWidget()
        assert parent is not None
        free = 2 * appearance.scaled(MARGIN)
        return QSize(
            min(appearance.scaled(self._width), parent.width() - free), parent.height() - free
        )

    def event(self, event: QEvent) -> bool:
        """Qt: what lies on the sheet has found out how much room it needs, a moment after `fit`."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            layout, most = self.layout(), self._room().height()
            if layout is not None:
                wanted = min(layout.totalHeightForWidth(self.width()), most)
                if wanted != self.height():
                    self.fit()
        return done

    def eventFilter(self, watched: QWidget, event: QEvent) -> bool:  # type: ignore[override]  # noqa: N802
        """Qt: keeps to its place when the table's size changes, and off its pieces, which then lie
        elsewhere a moment later."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            if watched is self._table:
                self._soon.start()
            else:
                self.fit()
        return super().eventFilter(watched, event)

    def _best_place(self) -> QPoint:
        """The place that covers least of what matters; of equal ones the nearest to the corner."""
        parent = self.parentWidget()
        assert parent is not None
        margin = appearance.scaled(MARGIN)
        wide = max(0, parent.width() - self.width() - 2 * margin)
        high = max(0, parent.height() - self.height() - 2 * margin)
        places = [
            QPoint(margin + wide - wide * i // STEPS, margin + high * j // STEPS)
            for i in range(STEPS + 1)
            for j in range(STEPS + 1)
        ]
        corner = QPoint(margin + wide, margin)

        def cost(place: QPoint) -> tuple[float, int]:
            covered = self._covered(QRectF(place, self.size()))
            return round(covered, 3), (place - corner).manhattanLength()

        return min(places, key=cost)

    def _covered(self, place: QRectF) -> float:
        """How much of what matters lies beneath a place: shares of the areas, weighted."""
        left, top, right, low = place.left(), place.top(), place.right(), place.bottom()
        total = 0.0
        for x, y, end, floor, weight in self._spared:
            wide = min(right, end) - max(left, x)
            high = min(low, floor) - max(top, y)
            if wide > 0 and high > 0:
                total += weight * wide * high / ((end - x) * (floor - y))
        return total


def what_matters(table: TableView) -> list[Area]:
    """What a sheet over this table should not cover."""
    offers, layout = table.offers, table.layout_now
    areas = [(box, POINTED) for box in table.pointed()]
    areas += [(zone.box, WANTED) for zone in layout.zones if zone.id in offers.targets]
    choices = (table.table.box_of(("table", "choice", one.id)) for one in offers.choices)
    areas += [(box, WANTED) for box in choices if box is not None]
    sources = (table.table.box_of(key) for key in offers.sources)
    areas += [(box, OFFERED) for box in sources if box is not None]
    areas += [(piece.spot.box, SEEN) for piece in layout.pieces if not piece.inert]
    return [(box.x, box.y, box.x + box.w, box.y + box.h, weight) for box, weight in areas]
