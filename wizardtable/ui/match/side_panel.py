# SPDX-License-Identifier: MIT
"""The panel beside the table that can be folded: what happened, and what can be done now."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui.match.action_list import ActionList
from wizardtable.ui.match.log import Log
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import Page, label

WIDTH = 300
"""Pixels at a font scale of 100 %."""


class SidePanel(Page):
    """The log above, the legal actions below.

    Attributes:
        log, moves: the two lists.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.log, self.moves = Log(self), ActionList(self)
        self._log_title, self._moves_title = label(self, "heading"), label(self, "heading")
        split = QSplitter(Qt.Orientation.Vertical, self)
        split.setChildrenCollapsible(False)
        for title, part in ((self._log_title, self.log), (self._moves_title, self.moves)):
            title.setBuddy(part)
            box = QWidget(split)
            rows = QVBoxLayout(box)
            rows.setContentsMargins(0, 0, 0, 0)
            rows.setSpacing(appearance.scaled(4))
            rows.addWidget(title)
            rows.addWidget(part, 1)
            split.addWidget(box)
            self._moves_box = box  # the lower one
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 2)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(*(appearance.scaled(m) for m in (10, 8, 10, 10)))
        rows.addWidget(split)
        self.retranslate()

    def measure(self, whole: int) -> None:
        """Take the width that the font scale asks for, but leave the table most of the `whole`."""
        self.setFixedWidth(min(appearance.scaled(WIDTH), max(WIDTH, whole * 36 // 100)))

    def show_moves(self, shown: bool) -> None:
        """Offer the list of moves, or give the log all the room where nobody here can play."""
        self._moves_box.setVisible(shown)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._log_title.setText(render(N_("panel", "Log")))
        self._moves_title.setText(render(N_("panel", "Your moves")))
        self.log.setAccessibleName(self._log_title.text())
        self.moves.setAccessibleName(self._moves_title.text())
