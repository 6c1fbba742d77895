# SPDX-License-Identifier: MIT
"""Buttons and what belongs to them: in one row where there is room, else in several."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from wizardtable.ui.style import appearance

GAP = 8
"""Pixels at 100 % between two buttons."""


class ButtonRow(QLayout):
    """Some parts at the left, the others at the right, or all `centred`; in less room each of the
    two groups has rows of its own."""

    def __init__(
        self, right: Sequence[QWidget], left: Sequence[QWidget] = (), *, centred: bool = False
    ) -> None:
        super().__init__()
        self._centred = centred
        self._items: list[QLayoutItem] = []
        self._first = 0  # of those at the right
        self.put(right, left)

    def put(self, right: Sequence[QWidget], left: Sequence[QWidget] = ()) -> None:
        """Have these parts instead of those of before, which are hidden unless they are among
        them."""
        parts = (*left, *right)
        for item in self._items:
            old = item.widget()
            if old is not None and old not in parts:
                old.hide()
        self._items.clear()
        self._first = len(left)
        for part in parts:
            self.addWidget(part)
        self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802
        """Qt: one more, at the right."""
        self._items.append(item)

    def count(self) -> int:
        """Qt: how many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """Qt: one of them."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """Qt: take one of them away."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        """Qt: it takes the width it is given."""
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """Qt: the narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """Qt: of all rows, with what lies between them."""
        margins = self.contentsMargins()
        rows = self._rows(width - margins.left() - margins.right())
        heights = [max(item.sizeHint().height() for item in row) for row in rows]
        gaps = (len(rows) - 1) * self._gap
        return margins.top() + sum(heights) + max(0, gaps) + margins.bottom()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: one row."""
        margins = self.contentsMargins()
        width = self._width(self._seen()) + margins.left() + margins.right()
        return QSize(width, self.heightForWidth(width))

    def minimumSize(self) -> QSize:  # noqa: N802
        """Qt: as wide as the widest button."""
        margins = self.contentsMargins()
        wide = max((item.sizeHint().width() for item in self._seen()), default=0)
        return QSize(wide + margins.left() + margins.right(), 0)

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        """Qt: lay the rows out in this room."""
        super().setGeometry(rect)
        room = rect.marginsRemoved(self.contentsMargins())
        top = room.top()
        for row in self._rows(room.width()):
            high = max(item.sizeHint().height() for item in row)
            lefts = [item for item in row if item in self._items[: self._first]]
            rights = [item for item in row if item not in lefts]
            free = room.width() - self._width(rights)
            start = max(0, free // 2 if self._centred else free)
            self._place(lefts, QPoint(room.left(), top), high)
            self._place(rights, QPoint(room.left() + start, top), high)
            top += high + self._gap

    def _place(self, items: Sequence[QLayoutItem], corner: QPoint, high: int) -> None:
        """Lay items side by side from a corner on."""
        for item in items:
            size = QSize(item.sizeHint().width(), high)
            item.setGeometry(QRect(corner, size))
            corner += QPoint(size.width() + self._gap, 0)

    @property
    def _gap(self) -> int:
        return appearance.scaled(GAP)

    def _seen(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _width(self, items: Sequence[QLayoutItem]) -> int:
        return sum(item.sizeHint().width() for item in items) + self._gap * max(0, len(items) - 1)

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        """What lies in each row of this width."""
        seen = self._seen()
        if self._width(seen) <= width or not seen:
            return [seen] if seen else []
        rows: list[list[QLayoutItem]] = []
        for group in (self._items[: self._first], self._items[self._first :]):
            row: list[QLayoutItem] = []
            for item in (one for one in group if one in seen):
                if row and self._width([*row, item]) > width:
                    rows.append(row)
                    row = []
                row.append(item)
            if row:
                rows.append(row)
        return rows
