# SPDX-License-Identifier: MIT
"""The line below the log with the points that friends had at this point of the same match."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import Panel, label


class GhostLine(Panel):
    """A few words about friends, in a narrow panel.

    Attributes:
        words: the label with the words.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, corners=False)
        self.words = label(self, "soft", wrap=True)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(*(appearance.scaled(margin) for margin in (12, 5, 12, 6)))
        rows.addWidget(self.words)

    def show_words(self, words: str) -> None:
        """Shows these words, which a screen reader hears as well."""
        self.words.setText(words)
        self.be_heard(render(N_("ghost", "Friends")), words)
