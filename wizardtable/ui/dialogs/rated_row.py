# SPDX-License-Identifier: MIT
"""The row of the new-game dialog that offers a rated match: against whom, and what it means."""

from collections.abc import Callable

from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from wizardtable.core import files
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.learning import strengths
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.store import ratings
from wizardtable.store.paths import DataDir
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import label

RATED = N_("rated", "Rated match")
TERMS = N_(
    "rated",
    "Opponents at your level, standard rules and a random seed. No undo and no help. Giving up or "
    "staying away for more than a day counts as a loss.",
)
RATING = N_("rated", "Your rating: {rating}.")
NO_RATING = N_("rated", "You have no rating in this game yet.")
WAITING = N_("rated", "You have an unfinished rated match in this game.")
CHOSEN = N_("rated", "In a rated match, your rating decides how strong the opponents are.")
ALONE = N_("rated", "Only for one person: let opponents take the other seats.")
USUAL = N_("rated", "Rated matches are played with the standard rules and a random seed.")


class RatedRow(QWidget):
    """Offers a match at the player's level.

    Attributes:
        on: whether the match is to be rated.
    """

    def __init__(self, spec: GameSpec, data: DataDir, parent: QWidget) -> None:
        """`data` is the folder of the player."""
        super().__init__(parent)
        self._spec, self._data = spec, data
        self._told: list[Message] | None = None
        self._rating = ratings.Rating()
        self.on = QCheckBox(self)
        self._help = label(self, "under-check", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(appearance.scaled(4))
        column.addWidget(self.on)
        column.addWidget(self._help)
        self.on.toggled.connect(lambda _: self.retranslate())

    def on_change(self, act: Callable[[], None]) -> None:
        """Call `act` whenever a rated match is wanted, or is not any more."""
        self.on.toggled.connect(lambda _: act())

    def allow(self, allowed: bool) -> None:
        """Lets a rated match be chosen; if not `allowed`, says why it cannot be."""
        if allowed != self.on.isEnabled():
            self.on.setEnabled(allowed)
            self.retranslate()

    def levels(self, others: int) -> list[str]:
        """Returns the levels of so many opponents against whom the match is fair, in any order."""
        self._read()
        return ratings.opponents(self._rating, self._spec, others)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self.on.setText(render(RATED))
        told = [*self._read(), TERMS] if self.on.isChecked() else [TERMS]
        if not self.on.isEnabled():
            told = [ALONE]
        words = " ".join(render(one) for one in told)
        self._help.setText(words)
        self.on.setAccessibleDescription(words)

    def _read(self) -> list[Message]:
        """What there is to say of the player's rating. It is read when it is first wanted: a new
        game is mostly an ordinary one."""
        if self._told is None:
            self._told = self._tell()
        return self._told

    def _tell(self) -> list[Message]:
        try:
            ratings.settle_absences(self._data)
            points = ratings.history(self._data, self._spec.id)
        except files.FileError as problem:
            return [problem.reason]
        told = [NO_RATING]
        if points:
            self._rating = points[-1].after
            told = [RATING.of(rating=ratings.rating_text(self._rating, self._spec.id))]
        if ratings.unfinished(self._data, self._spec.id):
            told.append(WAITING)
        return told


def is_offered(spec: GameSpec) -> bool:
    """Returns whether there are rated matches of a game."""
    return strengths.of_game(spec.package) is not None
