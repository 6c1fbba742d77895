# SPDX-License-Identifier: MIT
"""The row of a replay that sets what was played beside what would have been better."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from wizardtable.core.text import N_, Message, plain_tip
from wizardtable.play import move_text
from wizardtable.play.replay import Replay
from wizardtable.play.translate import render
from wizardtable.play.variation import Variation
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import Brief, Page, button, tab_as_laid_out, with_role


class CompareRow(Page):
    """Shows at a decisive move how much it gave away, and plays either line of moves.

    Signals:
        steered(): a person has used it.
    """

    steered = Signal()

    def __init__(self, replay: Replay, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("clear")
        self._replay = replay
        self._words = with_role(Brief(self), "soft")
        # What is chosen already stays so: `follow` checks it again.
        self.played = button(self, "segment", self.follow)
        self.better = button(self, "segment", self.follow)
        for one in (self.played, self.better):
            one.setCheckable(True)
        self.played.toggled.connect(lambda on: self._choose(better=False) if on else None)
        self.better.toggled.connect(lambda on: self._choose(better=True) if on else None)
        row = QHBoxLayout(self)
        row.setContentsMargins(*(appearance.scaled(m) for m in (10, 4, 8, 0)))
        row.setSpacing(appearance.scaled(4))
        row.addWidget(self._words, 1)
        row.addWidget(self.played)
        row.addWidget(self.better)
        tab_as_laid_out(self)
        replay.moved.connect(self.follow)
        self.retranslate()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self.played.setText(render(N_("replay", "As played")))
        self.played.setToolTip(render(N_("replay", "Show what was played from here")))
        self.better.setText(render(N_("replay", "Better")))
        self.better.setToolTip(
            render(N_("replay", "Show what the Archmage would have played from here"))
        )
        self.follow()

    def follow(self) -> None:
        """Say what there is to compare where the replay is."""
        replay = self._replay
        here, better = replay.variation_here, replay.shown_variation is not None
        if here is None:
            words = N_("replay", "The marks on the timeline show the costliest moves.")
        else:
            words = self._told_of(here, better=better)
        self._words.setText(render(words))
        self._words.setToolTip(plain_tip(self._words.text()))  # in little room it ends in dots
        for one, shown in ((self.played, not better), (self.better, better)):
            one.setEnabled(here is not None)
            one.setChecked(here is not None and shown)

    def _told_of(self, here: Variation, *, better: bool) -> Message:
        """What the move made has cost, or what the better one would have brought, and which move
        that is: the table goes on to those that follow it."""
        match, named = self._replay.match, self._replay.first_difference
        assert named is not None
        place, step = named
        move = match.actions[place]
        words = N_(
            "replay", "This lowered the chances of winning by {loss} percentage points: {move}"
        )
        if better and step is None:
            words = N_(
                "replay",
                "The chances of winning would be {loss} percentage points higher without this: "
                "{move}",
            )
        elif better and step is not None:
            move = step.move
            words = N_("replay", "This would have been better by {loss} percentage points: {move}")
        return words.of(loss=here.loss, move=move_text.move_sentence(match, place, move))

    def _choose(self, *, better: bool) -> None:
        if better == (self._replay.shown_variation is not None):
            return
        self.steered.emit()
        if better:
            self._replay.show_better()
        else:
            self._replay.show_played()
        self.follow()
