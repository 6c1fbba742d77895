# SPDX-License-Identifier: MIT
"""The row of a replay that compares the moves played with better ones.

A variation is the better line of moves at a decisive move, which cost much win chance.
"""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from wizardtable.core import override
from wizardtable.core.text import N_, Message, plain_tip
from wizardtable.play import move_text
from wizardtable.play.replay import Replay
from wizardtable.play.translate import render
from wizardtable.play.variation import Variation
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import ElidedLabel, Page, button, tab_as_laid_out, with_role


class CompareRow(Page):
    """A sentence on the decisive move at the replay's place, and two buttons for a line of moves.

    Attributes:
        played_button: shows the moves that were played.
        better_button: shows the variation.

    Signals:
        used(): The player has chosen a line of moves.
    """

    used = Signal()

    def __init__(self, replay: Replay, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("clear")
        self._replay = replay
        self._sentence = with_role(ElidedLabel(self), "soft")
        # A click on the checked button would uncheck it: `follow` checks it again.
        self.played_button = button(self, "segment", self.follow)
        self.better_button = button(self, "segment", self.follow)
        for choice in (self.played_button, self.better_button):
            choice.setCheckable(True)
        self.played_button.toggled.connect(
            lambda on: self._choose_line(is_better=False) if on else None
        )
        self.better_button.toggled.connect(
            lambda on: self._choose_line(is_better=True) if on else None
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(*(appearance.scaled(m) for m in (10, 4, 8, 0)))
        row.setSpacing(appearance.scaled(4))
        row.addWidget(self._sentence, 1)
        row.addWidget(self.played_button)
        row.addWidget(self.better_button)
        tab_as_laid_out(self)
        replay.moved.connect(self.follow)
        self.retranslate()

    def _choose_line(self, *, is_better: bool) -> None:
        if is_better == (self._replay.shown_variation is not None):
            return
        self.used.emit()
        if is_better:
            self._replay.show_better()
        else:
            self._replay.show_played()
        self.follow()

    @override
    def retranslate(self) -> None:
        self.played_button.setText(render(N_("replay", "As played")))
        self.played_button.setToolTip(render(N_("replay", "Show what was played from here")))
        self.better_button.setText(render(N_("replay", "Better")))
        self.better_button.setToolTip(
            render(N_("replay", "Show what the Archmage would have played from here"))
        )
        self.follow()

    def follow(self) -> None:
        """Shows what can be compared at the replay's place; the buttons are disabled if nothing
        can.
        """
        replay = self._replay
        variation, is_better = replay.variation_here, replay.shown_variation is not None
        if variation is None:
            words = N_("replay", "The marks on the timeline show the costliest moves.")
        else:
            words = self._comparison(variation, is_better=is_better)
        self._sentence.setText(render(words))
        self._sentence.setToolTip(
            plain_tip(self._sentence.text())
        )  # a narrow row cuts the sentence short
        for choice, is_on_table in (
            (self.played_button, not is_better),
            (self.better_button, is_better),
        ):
            choice.setEnabled(variation is not None)
            choice.setChecked(variation is not None and is_on_table)

    def _comparison(self, variation: Variation, *, is_better: bool) -> Message:
        """Returns a sentence on the first move in which the variation and the match differ.

        Args:
            variation: the variation at the replay's place.
            is_better: True if the variation is on the table, False if the match is.
        """
        match, difference = self._replay.match, self._replay.first_difference
        assert difference is not None
        place, step = difference
        move = match.actions[place]
        words = N_(
            "replay", "This lowered the chances of winning by {loss} percentage points: {move}"
        )
        if is_better and step is None:
            words = N_(
                "replay",
                "The chances of winning would have been {loss} percentage points higher "
                "without this: {move}",
            )
        elif is_better and step is not None:
            move = step.move
            words = N_(
                "replay",
                "The chances of winning would have been {loss} percentage "
                "points higher with this: {move}",
            )
        return words.of(loss=variation.loss, move=move_text.move_sentence(match, place, move))
