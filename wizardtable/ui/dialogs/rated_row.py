# SPDX-License-Identifier: MIT
"""Offers a rated match in the new-game dialog, and explains its terms."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from wizardtable.core import files, override
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.learning import strengths
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.store import ratings
from wizardtable.store.paths import DataDir
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import label

RATED_MATCH = N_("rated", "Rated match")
RATED_TERMS = N_(
    "rated",
    "Opponents about as strong as you, standard rules and random draws. No "
    "undo and no help. Giving up or staying away for more than a day counts "
    "as a loss.",
)
RATING_SENTENCE = N_("rated", "Your rating: {rating}.")
NO_RATING_SENTENCE = N_("rated", "You have no rating in this game yet.")
UNFINISHED_SENTENCE = N_("rated", "You have an unfinished rated match in this game.")
LEVEL_FROM_RATING = N_(
    "rated", "In a rated match, your rating decides how strong the opponents are."
)
ONE_PERSON_ONLY = N_(
    "rated", "Rated matches are for one person: let opponents take the other seats."
)
STANDARD_RULES_ONLY = N_(
    "rated", "Rated matches are played with the standard rules and random draws."
)


MAX_LINE_WIDTH = 640
"""The explanation's greatest width in pixels at 100 %: longer lines are hard to read."""


class RatedRow(QWidget):
    """A row with a check box for a rated match, and an explanation.

    Attributes:
        check_box: the check box.
    """

    def __init__(self, spec: GameSpec, data: DataDir, parent: QWidget) -> None:
        """Makes the row for a game; `data` is the player's folder, which keeps the ratings."""
        super().__init__(parent)
        self._spec, self._data = spec, data
        self._rating_sentences: list[Message] | None = None
        self._rating = ratings.Rating()
        self.check_box = QCheckBox(self)
        self._help = label(self, "under-check", wrap=True)
        self._help.setAlignment(Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(appearance.scaled(4))
        column.addWidget(self.check_box)
        column.addWidget(self._help)
        self.check_box.toggled.connect(lambda _: self.retranslate())

    def retranslate(self) -> None:
        """Shows all texts in the current language."""
        self.check_box.setText(render(RATED_MATCH))
        sentences = (
            [*self._sentences_on_rating(), RATED_TERMS]
            if self.check_box.isChecked()
            else [RATED_TERMS]
        )
        if not self.check_box.isEnabled():
            sentences = [ONE_PERSON_ONLY]
        words = " ".join(render(sentence) for sentence in sentences)
        self._help.setText(words)
        self.check_box.setAccessibleDescription(words)
        self._keep_room()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._keep_room()

    def on_change(self, listener: Callable[[], None]) -> None:
        """Calls `listener` from now on whenever the check box changes."""
        self.check_box.toggled.connect(lambda _: listener())

    def set_allowed(self, is_allowed: bool) -> None:
        """Enables the check box, or disables it and explains why."""
        if is_allowed != self.check_box.isEnabled():
            self.check_box.setEnabled(is_allowed)
            self.retranslate()

    def fair_levels(self, opponent_count: int) -> list[str]:
        """Returns the ids of the opponents' levels for a fair match, in random order."""
        self._sentences_on_rating()
        return ratings.opponents(self._rating, self._spec, opponent_count)

    def _keep_room(self) -> None:
        """Reserves the height of the longest explanation, so that nothing moves when the text
        changes."""
        present_text = self._help.text()
        self._help.setMinimumHeight(0)
        self._help.setMaximumWidth(appearance.scaled(MAX_LINE_WIDTH))
        self._help.setText(
            " ".join(render(sentence) for sentence in (NO_RATING_SENTENCE, RATED_TERMS))
        )
        needed = self._help.heightForWidth(min(self.width(), self._help.maximumWidth()))
        self._help.setText(present_text)
        self._help.setMinimumHeight(needed)

    def _sentences_on_rating(self) -> list[Message]:
        """Returns the sentences on the player's rating.

        The first call reads the rating, which most matches do not need.
        """
        if self._rating_sentences is None:
            self._rating_sentences = self._read_rating()
        return self._rating_sentences

    def _read_rating(self) -> list[Message]:
        try:
            ratings.settle_absences(self._data)
            points = ratings.history(self._data, self._spec.id)
        except files.FileError as problem:
            return [problem.reason]
        sentences = [NO_RATING_SENTENCE]
        if points:
            self._rating = points[-1].after
            sentences = [
                RATING_SENTENCE.of(rating=ratings.rating_text(self._rating, self._spec.id))
            ]
        if ratings.unfinished(self._data, self._spec.id):
            sentences.append(UNFINISHED_SENTENCE)
        return sentences


def has_rated_matches(spec: GameSpec) -> bool:
    """Returns whether players can play rated matches of a game."""
    return strengths.of_game(spec.package) is not None
