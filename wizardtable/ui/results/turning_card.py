# SPDX-License-Identifier: MIT
"""A decisive move on the page of an analysis: what was played, what would have been better, why."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wizardtable.ai.search.appraisal import Turning
from wizardtable.core.agent import Stats
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message, plain_tip
from wizardtable.play import move_text
from wizardtable.play.translate import labelled, render
from wizardtable.play.variation import (
    Variation,
    VariationMove,
    first_difference,
    is_still_possible,
    turn_of,
)
from wizardtable.ui.style import appearance
from wizardtable.ui.style.mark_labels import MarkLabel, colours_of
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.widgets import Panel, button, label

_MINE = (
    N_("analysis", "The Archmage’s choice: {move}"),
    N_("analysis", "The Archmage would have done this once more: {move}"),
    N_("analysis", "The Archmage would have done this first: {move}"),
)
_THEIRS = (
    N_("analysis", "Better: {move}"),
    N_("analysis", "It would have been better to do this once more: {move}"),
    N_("analysis", "It would have been better to do this first: {move}"),
)
"""What introduces a better move: a new one, one that was made once already, and one that should
have come before the move made."""


class TurningCard(Panel):
    """A move that gave much away, and what would have been better.

    Signals:
        shown(Turning): the better line is to be seen on the table.
        played_on(int): a copy of the match is to be played on from this place.
    """

    shown = Signal(object)
    played_on = Signal(int)

    def __init__(self, match: Match, turning: Turning, parent: QWidget) -> None:
        super().__init__(parent, corners=False)
        self._match, self.turning = match, turning
        self._pointed_out = False
        self.made = label(self, "", wrap=True)
        self._better = label(self, "", wrap=True)
        self.reason = label(self, "soft", wrap=True)
        self.loss = label(self, "heading")
        self.look = button(self, "", lambda: self.shown.emit(turning), "play")
        self.on = button(self, "", lambda: self.played_on.emit(turning.place), "branch")
        head = QHBoxLayout()
        mark = MarkLabel(Seat(turning.seat), colours_of(match.spec), self)
        head.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.made, 1)
        head.addSpacing(appearance.scaled(8))
        head.addWidget(self.loss, 0, Qt.AlignmentFlag.AlignTop)
        foot = QHBoxLayout()
        foot.setSpacing(appearance.scaled(6))
        foot.addStretch(1)
        foot.addWidget(self.on)
        foot.addWidget(self.look)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(*(appearance.scaled(m) for m in (12, 8, 12, 8)))
        rows.setSpacing(appearance.scaled(3))
        rows.addLayout(head)
        rows.addWidget(self._better)
        rows.addWidget(self.reason)
        rows.addLayout(foot)

    def point_out(self, *, on: bool) -> None:
        """Let the frame say that it is this one, or no longer."""
        self._pointed_out = on
        self.update()

    def frame(self) -> QPen:
        """What its edge is drawn with."""
        brass = QPen(QColor(shades_on(self).brass), 2)
        return brass if self._pointed_out else super().frame()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        match, turning = self._match, self.turning
        turn = next(t for start, t in reversed(match.turn_starts()) if start <= turning.place)
        place, step = first_difference(match, self._variation)
        told = move_text.move_sentence(match, place, match.actions[place])
        if self._mine:
            words = N_("analysis", "{player}, turn {turn}: {move}")
            if match.spec.counts_rounds:
                words = N_("analysis", "{player}, round {turn}: {move}")
            preferred = self._preferring(place, step, _MINE)
            without = N_("analysis", "The Archmage would not have made this move.")
        else:
            words = N_("analysis", "Turn {turn}: {move}")
            if match.spec.counts_rounds:
                words = N_("analysis", "Round {turn}: {move}")
            preferred = self._preferring(place, step, _THEIRS)
            without = N_("analysis", "It would have been better not to make this move.")
        instead = move_text.move_sentence(match, place, step.move) if step else None
        name = match.names[turning.seat]
        self.made.setText(render(words.of(player=name, turn=turn, move=told)))
        self._better.setText(render(preferred.of(move=instead) if instead else without))
        self.reason.setText(render(self._why(place, step)))
        self.loss.setText(render(N_("analysis", "−{loss}%").of(loss=turning.loss)))
        self.loss.setToolTip(plain_tip(render(self._chances())))
        self.look.setText(render(N_("analysis", "Show")))
        self.look.setToolTip(render(N_("analysis", "See the better move on the table")))
        self.look.setAccessibleName(labelled(self.look.text(), self.made.text()))
        more = (self._better.text(), self.reason.text(), self.look.toolTip())
        self.look.setAccessibleDescription(" ".join(f"{one.rstrip('.')}." for one in more if one))
        self.on.setText(render(N_("analysis", "Play on")))
        self.on.setToolTip(render(N_("analysis", "Play on from this move in a copy of the match")))
        self.on.setAccessibleName(labelled(self.on.text(), self.made.text()))

    def _preferring(
        self, place: int, better: VariationMove | None, words: tuple[Message, ...]
    ) -> Message:
        """What introduces the move preferred, so that it is not taken for one that was made in the
        same turn, or for one that the move made still left open."""
        plain, again, before = words
        if better is None:
            return plain
        match, turning = self._match, self.turning
        start = turning.place
        while start and turn_of(match, start - 1) == turn_of(match, turning.place):
            start -= 1
        made = [one for one in range(start, turning.end) if match.actions[one] == better.move]
        if any(
            _kind(move_text.move_sentence(match, one, better.move)) == _kind(better.sentence)
            for one in made
        ):
            return again
        both = match.actions[place] in turning.line(match.spec)
        return before if both and is_still_possible(match, place, better.move) else plain

    @property
    def _mine(self) -> bool:
        """Whether it is a move of the only person at the table, to whom sentences say "you"."""
        return move_text.only_person(self._match) == self.turning.seat

    @property
    def _variation(self) -> Variation:
        one = self.turning
        return Variation(one.place, one.end, Seat(one.seat), one.line(self._match.spec), one.loss)

    def _why(self, place: int, better: VariationMove | None) -> Message:
        """The reason for the move preferred, as the game gives it today: the analysis may be of an
        earlier version. It says "you" to its player: of anybody but the only person at the table,
        chances are told instead, and where there is no such move."""
        match, turning = self._match, self.turning
        why = self._chances()
        if self._mine and better is not None:
            seen = match.observe_at(place, Seat(turning.seat))
            reason = match.spec.brain.reason(seen, better.move, Stats())
            if not (
                self._holds_as_well(reason, better, place)
                or self._done_otherwise(better, place)
                or is_still_possible(match, place, better.move)
            ):
                why = reason
        ends_turn = match.spec.conduct.ends_turn
        made = match.actions[turning.place : turning.end]
        if sum(not ends_turn(move) for move in made) > 1:
            more = N_("analysis", "{why} The loss also counts the moves made right after this one.")
            return more.of(why=why)
        if better is not None and sum(not ends_turn(move) for move in turning.line(match.spec)) > 1:
            more = N_(
                "analysis",
                "{why} The better line takes several moves: only one of them is shown here.",
            )
            return more.of(why=why)
        return why

    def _holds_as_well(self, reason: Message, better: VariationMove, place: int) -> bool:
        """Whether a reason speaks for one of the moves made as well, with whatever numbers, or may
        do so, because it names nothing and the move is of the same kind: then it does not tell what
        was better."""
        match, seat = self._match, Seat(self.turning.seat)
        vague = not reason.arguments and reason.count is None
        for one in range(place, self.turning.end):
            move = match.actions[one]
            own = match.spec.brain.reason(match.observe_at(one, seat), move, Stats())
            if _kind(own) == _kind(reason) or (vague and type(move) is type(better.move)):
                return True
        return False

    def _done_otherwise(self, better: VariationMove, place: int) -> bool:
        """Whether a move made after the first has to do with the same thing as the better one, such
        as the same spell: then the reason may have come true that way."""
        match, things = self._match, _things(better.sentence)
        return any(
            things & _things(move_text.move_sentence(match, one, match.actions[one]))
            for one in range(place + 1, self.turning.end)
        )

    def _chances(self) -> Message:
        turning = self.turning
        words = N_(
            "analysis", "{player}’s chances of winning would have been {chance}% instead of {own}%."
        )
        return words.of(
            player=self._match.names[turning.seat],
            chance=round(100 * turning.chance),
            own=round(100 * turning.own),
        )


def _things(words: Message) -> set[Message]:
    """What a sentence names: cards, spells, boxes and the like."""
    named = [one for _, one in words.arguments if isinstance(one, Message)]
    return {thing for one in named for thing in _things(one) or {one}}


def _kind(words: Message) -> tuple[str, str]:
    """What a sentence says, whatever it says it of."""
    return words.context, words.source
