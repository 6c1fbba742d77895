# SPDX-License-Identifier: MIT
"""The row of the lobby's page buttons, such as *Tower* and *History*.

In a high window the buttons may take two rows. Buttons without room are in a menu.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QWidget

from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui.popups import PopupMenu
from wizardtable.ui.style import appearance
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.widgets import button, tab_through

BUTTON_GAP: Final = 8
"""The space between two buttons, in pixels at 100 %."""


class PageButtonRow(QWidget):
    """The page buttons of the lobby, centred in one row or two.

    Attributes:
        buttons: the buttons by the names of their pages (`lobby.PAGE_BUTTONS`).
        more: the button that opens the menu of the hidden buttons; hidden if no button is.
        menu: the menu of the hidden buttons.
    """

    def __init__(self, buttons: Mapping[str, QPushButton], parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons = buttons
        self._rows: list[list[QPushButton]] = []
        for page_button in buttons.values():
            page_button.setParent(self)
        self.more = button(self, "plain", self._open_menu, "menu")
        self.menu = PopupMenu(self.more)
        tab_through([*buttons.values(), self.more])

    def retranslate(self) -> None:
        """Puts the button *More* into the current language; the lobby translates the other
        buttons."""
        self.more.setText(render(N_("WayRow", "More")))

    def arrange(self, width: int, *, low: bool) -> None:
        """Lays out the buttons in the given width, and hides the last ones if there is too little
        room.

        Args:
            width: the width in pixels.
            low: allows only one row.
        """
        all_buttons = list(self.buttons.values())
        widths = [page_button.sizeHint().width() for page_button in all_buttons]
        rows = _row_counts(widths, width, appearance.scaled(BUTTON_GAP), 1 if low else 2)
        shown_count = len(widths)
        if rows is None:  # the menu's button comes last
            more_width = self.more.sizeHint().width()
            while rows is None and shown_count > 0:
                shown_count -= 1
                rows = _row_counts(
                    [*widths[:shown_count], more_width], width, appearance.scaled(BUTTON_GAP), 1
                )
        shown_buttons = all_buttons[:shown_count] + [self.more] * (shown_count < len(all_buttons))
        self._rows, start = [], 0
        for count in rows or []:
            self._rows.append(shown_buttons[start : start + count])
            start += count
        for page_button in all_buttons:
            page_button.setVisible(page_button in shown_buttons)
        self.more.setVisible(self.more in shown_buttons)
        height = max(page_button.sizeHint().height() for page_button in all_buttons)
        gap = appearance.scaled(BUTTON_GAP) // 2
        self.setFixedHeight(len(self._rows) * (height + gap) - gap)
        self._place(width, height, gap)

    def _place(self, width: int, height: int, row_gap: int) -> None:
        top = 0
        button_gap = appearance.scaled(BUTTON_GAP)
        for row in self._rows:
            row_width = (
                sum(page_button.sizeHint().width() + button_gap for page_button in row) - button_gap
            )
            left = max(0, (width - row_width) // 2)
            for page_button in row:
                page_button.setGeometry(left, top, page_button.sizeHint().width(), height)
                left += page_button.width() + button_gap
            top += height + row_gap

    def _open_menu(self) -> None:
        """Shows the menu of the hidden buttons above the button *More*."""
        self.fill_menu()
        corner = self.more.mapToGlobal(QPoint())
        self.menu.popup(corner - QPoint(0, self.menu.sizeHint().height()))

    def fill_menu(self) -> None:
        """Fills the menu with the hidden buttons."""
        self.menu.clear()
        for page_button in self.buttons.values():
            if page_button.isHidden():
                words = page_button.text().replace("&", "&&")
                action = QAction(icon(page_button.property("image"), ""), words, self.menu)
                action.triggered.connect(partial(self._click, page_button))
                self.menu.addAction(action)

    @staticmethod
    def _click(page_button: QPushButton, _checked: bool = False) -> None:
        page_button.click()


def _row_counts(
    widths: Sequence[int], available_width: int, gap: int, max_rows: int
) -> list[int] | None:
    """Returns the number of buttons in each row, or None if the buttons do not fit.

    Two rows are made as equally wide as possible.

    Args:
        widths: the widths of the buttons.
        available_width: the width of a row.
        gap: the space between two buttons.
        max_rows: 1 or 2.

    >>> _row_counts([50, 60, 70, 50], 200, 10, 2)
    [2, 2]
    """

    def width_of(part: Sequence[int]) -> int:
        return sum(part) + gap * (len(part) - 1)

    if width_of(widths) <= available_width:
        return [len(widths)]
    if max_rows < 2:
        return None
    middle = min(
        range(1, len(widths)),
        key=lambda index: max(width_of(widths[:index]), width_of(widths[index:])),
        default=0,
    )
    if not middle or max(width_of(widths[:middle]), width_of(widths[middle:])) > available_width:
        return None
    return [middle, len(widths) - middle]
