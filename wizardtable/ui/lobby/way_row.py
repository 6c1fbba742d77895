# SPDX-License-Identifier: MIT
"""The ways out of the lobby: side by side, in two rows where the window is high enough, and those
for which there is no room in a menu."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.widgets import button, tab_through

GAP: Final = 8
"""Pixels at 100 % between two buttons."""


class WayRow(QWidget):
    """Buttons in the middle of one row or two.

    Attributes:
        ways: the buttons, by what they are called.
        more: opens the menu of those that are not shown; hidden where all are.
    """

    def __init__(self, ways: Mapping[str, QPushButton], parent: QWidget) -> None:
        super().__init__(parent)
        self.ways = ways
        self._rows: list[list[QPushButton]] = []
        for one in ways.values():
            one.setParent(self)
        self.more = button(self, "plain", self._open, "menu")
        self.menu = QMenu(self.more)
        tab_through([*ways.values(), self.more])

    def retranslate(self) -> None:
        """Put every word in the language of now; those of the ways are set already."""
        self.more.setText(render(N_("WayRow", "More")))

    def arrange(self, width: int, *, low: bool) -> None:
        """Take so many rows and show so many buttons as there is room for in this width; one row
        in a `low` window."""
        everything = list(self.ways.values())
        wide = [one.sizeHint().width() for one in everything]
        rows = _split(wide, width, appearance.scaled(GAP), 1 if low else 2)
        shown = len(wide)
        if rows is None:  # the menu's button comes last
            last = self.more.sizeHint().width()
            while rows is None and shown > 0:
                shown -= 1
                rows = _split([*wide[:shown], last], width, appearance.scaled(GAP), 1)
        placed = everything[:shown] + [self.more] * (shown < len(everything))
        self._rows, start = [], 0
        for count in rows or []:
            self._rows.append(placed[start : start + count])
            start += count
        for one in everything:
            one.setVisible(one in placed)
        self.more.setVisible(self.more in placed)
        high = max(one.sizeHint().height() for one in everything)
        gap = appearance.scaled(GAP) // 2
        self.setFixedHeight(len(self._rows) * (high + gap) - gap)
        self._place(width, high, gap)

    def _place(self, width: int, high: int, gap: int) -> None:
        top = 0
        between = appearance.scaled(GAP)
        for row in self._rows:
            wide = sum(one.sizeHint().width() + between for one in row) - between
            left = max(0, (width - wide) // 2)
            for one in row:
                one.setGeometry(left, top, one.sizeHint().width(), high)
                left += one.width() + between
            top += high + gap

    def _open(self) -> None:
        """Show the menu of what there is no room for, above its button."""
        self.fill_menu()
        corner = self.more.mapToGlobal(QPoint())
        self.menu.popup(corner - QPoint(0, self.menu.sizeHint().height()))

    def fill_menu(self) -> None:
        """Put into the menu the ways that are not shown."""
        self.menu.clear()
        for one in self.ways.values():
            if one.isHidden():
                words = one.text().replace("&", "&&")
                action = QAction(icon(one.property("image"), ""), words, self.menu)
                action.triggered.connect(partial(self._go, one))
                self.menu.addAction(action)

    @staticmethod
    def _go(one: QPushButton, _checked: bool = False) -> None:
        one.click()


def _split(widths: Sequence[int], room: int, gap: int, most: int) -> list[int] | None:
    """How many of these stand in each of at most so many rows of equal length; None where they do
    not fit.

    >>> _split([50, 60, 70, 50], 200, 10, 2)
    [2, 2]
    """

    def wide(part: Sequence[int]) -> int:
        return sum(part) + gap * (len(part) - 1)

    if wide(widths) <= room:
        return [len(widths)]
    if most < 2:
        return None
    middle = min(
        range(1, len(widths)), key=lambda at: max(wide(widths[:at]), wide(widths[at:])), default=0
    )
    if not middle or max(wide(widths[:middle]), wide(widths[middle:])) > room:
        return None
    return [middle, len(widths) - middle]
