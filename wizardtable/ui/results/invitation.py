# SPDX-License-Identifier: MIT
"""Says on a page without anything to show what will be there, and offers the way to it."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from wizardtable.core import catalog
from wizardtable.core.text import Message
from wizardtable.play.translate import labelled, render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.widgets import Page, button, label


class Invitation(Page):
    """A sentence, a question, and a button for each game.

    Attributes:
        games: the buttons by id of the game.

    Signals:
        taken(str): a game was chosen, by its id.
    """

    taken = Signal(str)

    def __init__(self, question: Message, parent: QWidget) -> None:
        """`question` asks for a game, such as "Which game would you like to play?"."""
        super().__init__(parent)
        self._asked = question
        self._sentence, self._question = label(self, "lead", wrap=True), label(self, wrap=True)
        for words in (self._sentence, self._question):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.games: Mapping[str, QPushButton] = {
            game: button(self, "", partial(self.taken.emit, game)) for game in catalog.GAMES
        }
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(appearance.scaled(14))
        column.addStretch()
        column.addWidget(self._sentence)
        column.addWidget(self._question)
        column.addLayout(ButtonRow(tuple(self.games.values()), centred=True))
        column.addStretch()
        self.retranslate()

    def setText(self, text: str) -> None:  # noqa: N802
        """Sets the sentence, as that of a label."""
        self._sentence.setText(text)

    def text(self) -> str:
        """Returns the sentence."""
        return self._sentence.text()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._question.setText(render(self._asked))
        for game, choice in self.games.items():
            choice.setText(render(catalog.get(game).title))
            choice.setAccessibleName(labelled(self._question.text(), choice.text()))
