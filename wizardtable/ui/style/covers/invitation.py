# SPDX-License-Identifier: MIT
"""The contents of an empty page: a sentence about it, and covers that lead to a first match."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wizardtable.core import catalog, override
from wizardtable.core.text import Message
from wizardtable.play.translate import labelled, render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.covers.cover_button import CoverRow
from wizardtable.ui.style.widgets import Page, in_scroll_area, label


class Invitation(Page):
    """A sentence, a question, and the covers of all games as answers, in a scroll area.

    Attributes:
        games: the covers, which are buttons, by the id of the game.

    Signals:
        taken(str): the player has chosen the game with this id.
    """

    taken = Signal(str)

    def __init__(self, question: Message, parent: QWidget, *, low: bool = False) -> None:
        """Makes the contents of an empty page.

        Args:
            question: the question to choose a game, such as "Which game would you like to play?".
            parent: the parent widget, which scrolls if `low` is True.
            low: True for contents below other contents; they have titles instead of covers.
        """
        super().__init__(parent)
        self._asked = question
        self._sentence, self._question = label(self, "lead", wrap=True), label(self, wrap=True)
        for words in (self._sentence, self._question):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._low = low
        body = self if low else QWidget(self)
        body.setObjectName("clear")
        self._covers = CoverRow(self)
        self.games = self._covers.games
        for game, choice in self.games.items():
            choice.clicked.connect(partial(self.taken.emit, game))
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(appearance.scaled(6 if low else 14))
        self._column.addStretch()
        self._column.addWidget(self._sentence)
        self._column.addWidget(self._question)
        middle = QHBoxLayout()
        middle.addStretch()
        middle.addWidget(self._covers, 1)
        middle.addStretch()
        self._column.addLayout(middle)
        self._column.addStretch()
        if body is not self:
            scroll = in_scroll_area(body)
            scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the Tab key visits the covers inside it
            whole = QVBoxLayout(self)
            whole.setContentsMargins(0, 0, 0, 0)
            whole.addWidget(scroll)
        self.retranslate()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def setText(self, text: str) -> None:  # noqa: N802
        """Sets the sentence."""
        self._sentence.setText(text)
        self._fit()

    def text(self) -> str:
        """Returns the sentence."""
        return self._sentence.text()

    def offer_games(self, offers: bool) -> None:
        """Shows the question and the covers below the sentence, or hides them."""
        self._question.setVisible(offers)
        self._covers.setVisible(offers)

    def retranslate(self) -> None:
        """Sets every text in the current language."""
        self._question.setText(render(self._asked))
        for game, choice in self.games.items():
            choice.setText(render(catalog.get(game).title))
            choice.setAccessibleName(labelled(self._question.text(), choice.text()))
        self._fit()

    def _fit(self) -> None:
        width = self.width()
        words_height = sum(
            words.heightForWidth(width) for words in (self._sentence, self._question)
        )
        room = self.height() - words_height - 4 * self._column.spacing()
        self._covers.fit(width, 0 if self._low else room)
