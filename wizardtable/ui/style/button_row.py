# SPDX-License-Identifier: MIT
"""A layout for buttons: one row if they fit, otherwise several rows."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from wizardtable.core import override
from wizardtable.ui.style import appearance

BUTTON_GAP = 8
"""The gap between two buttons, in pixels at 100 %."""


class ButtonRow(QLayout):
    """A layout with a group of widgets on the left and a group on the right.

    If the groups do not fit side by side, each group gets rows of its own. With `centred`, the
    right group is in the middle.
    """

    def __init__(
        self, right: Sequence[QWidget], left: Sequence[QWidget] = (), *, centred: bool = False
    ) -> None:
        super().__init__()
        self._centred = centred
        self._items: list[QLayoutItem] = []
        self._left_count = 0
        self.replace_widgets(right, left)

    def replace_widgets(self, right: Sequence[QWidget], left: Sequence[QWidget] = ()) -> None:
        """Replaces the widgets in the row, and hides those that are no longer in it."""
        parts = (*left, *right)
        for item in self._items:
            old = item.widget()
            if old is not None and old not in parts:
                old.hide()
        self._items.clear()
        self._left_count = len(left)
        for part in parts:
            self.addWidget(part)
        self.invalidate()

    def _place(self, items: Sequence[QLayoutItem], corner: QPoint, high: int) -> None:
        """Places items side by side, the first one at this corner, all with the height `high`."""
        for item in items:
            size = QSize(item.sizeHint().width(), high)
            item.setGeometry(QRect(corner, size))
            corner += QPoint(size.width() + self._gap, 0)

    @property
    def _gap(self) -> int:
        return appearance.scaled(BUTTON_GAP)

    def _visible_items(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _width(self, items: Sequence[QLayoutItem]) -> int:
        return sum(item.sizeHint().width() for item in items) + self._gap * max(0, len(items) - 1)

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        """Returns the visible items of each row in a width in pixels; empty without visible
        items."""
        visible = self._visible_items()
        if self._width(visible) <= width or not visible:
            return [visible] if visible else []
        rows: list[list[QLayoutItem]] = []
        for group in (self._items[: self._left_count], self._items[self._left_count :]):
            row: list[QLayoutItem] = []
            for item in (candidate for candidate in group if candidate in visible):
                if row and self._width([*row, item]) > width:
                    rows.append(row)
                    row = []
                row.append(item)
            if row:
                rows.append(row)
        return rows

    @override
    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802
        """Adds an item to the group on the right."""
        self._items.append(item)

    @override
    def count(self) -> int:
        return len(self._items)

    @override
    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items[index] if 0 <= index < len(self._items) else None

    @override
    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @override
    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        return Qt.Orientation.Horizontal

    @override
    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    @override
    def heightForWidth(self, width: int) -> int:  # noqa: N802
        margins = self.contentsMargins()
        rows = self._rows(width - margins.left() - margins.right())
        heights = [max(item.sizeHint().height() for item in row) for row in rows]
        gaps = (len(rows) - 1) * self._gap
        return margins.top() + sum(heights) + max(0, gaps) + margins.bottom()

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        """Returns the size of a single row."""
        margins = self.contentsMargins()
        width = self._width(self._visible_items()) + margins.left() + margins.right()
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSize(self) -> QSize:  # noqa: N802
        """Returns the width of the widest button; a height of 0, because it depends on the
        width."""
        margins = self.contentsMargins()
        wide = max((item.sizeHint().width() for item in self._visible_items()), default=0)
        return QSize(wide + margins.left() + margins.right(), 0)

    @override
    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        super().setGeometry(rect)
        room = rect.marginsRemoved(self.contentsMargins())
        top = room.top()
        for row in self._rows(room.width()):
            high = max(item.sizeHint().height() for item in row)
            lefts = [item for item in row if item in self._items[: self._left_count]]
            rights = [item for item in row if item not in lefts]
            free = room.width() - self._width(rights)
            start = max(0, free // 2 if self._centred else free)
            self._place(lefts, QPoint(room.left(), top), high)
            self._place(rights, QPoint(room.left() + start, top), high)
            top += high + self._gap
