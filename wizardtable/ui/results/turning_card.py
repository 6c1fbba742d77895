# SPDX-License-Identifier: MIT
"""The card of a decisive move in an analysis: a move that cost much win chance.

The card tells the move made, the better move, and the reason.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wizardtable.ai.search.appraisal import Turning
from wizardtable.core import override
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

_INTRODUCTIONS_FOR_ONE_PERSON = (
    N_("analysis", "The Archmage’s choice: {move}"),
    N_("analysis", "The Archmage would have played this once more: {move}"),
    N_("analysis", "The Archmage would have played this first: {move}"),
)
_INTRODUCTIONS_FOR_OTHERS = (
    N_("analysis", "Better: {move}"),
    N_("analysis", "It would have been better to play this once more: {move}"),
    N_("analysis", "It would have been better to play this first: {move}"),
)
"""Sentences that introduce the better move.

The first is for a new move, the second for one that the player had made once already in the turn,
the third for one that should have come before the move made.
"""


class TurningCard(Panel):
    """The card of one decisive move, which cost its player much win chance.

    Attributes:
        turning: the decisive move.
        made_label: the label with the move made.
        reason_label: the label with the reason for the better move.
        loss_label: the label with the lost win chance.
        show_button: shows the better line on the table.
        play_on_button: plays on from the move in a copy of the match.

    Signals:
        show_wanted(Turning): The player wants to see the better line on the table.
        play_on_wanted(int): The player wants to play on in a copy of the match, from this place: a
            number of actions played before it.
    """

    show_wanted = Signal(object)
    play_on_wanted = Signal(int)

    def __init__(self, match: Match, turning: Turning, parent: QWidget) -> None:
        super().__init__(parent, corners=False)
        self._match, self.turning = match, turning
        self._is_pointed_out = False
        self.made_label = label(self, "", wrap=True)
        self._better_label = label(self, "", wrap=True)
        self.reason_label = label(self, "soft", wrap=True)
        self.loss_label = label(self, "heading")
        self.show_button = button(self, "", lambda: self.show_wanted.emit(turning), "play")
        self.play_on_button = button(
            self, "", lambda: self.play_on_wanted.emit(turning.place), "branch"
        )
        head = QHBoxLayout()
        mark = MarkLabel(Seat(turning.seat), colours_of(match.spec), self)
        head.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.made_label, 1)
        head.addSpacing(appearance.scaled(8))
        head.addWidget(self.loss_label, 0, Qt.AlignmentFlag.AlignTop)
        foot = QHBoxLayout()
        foot.setSpacing(appearance.scaled(6))
        foot.addStretch(1)
        foot.addWidget(self.play_on_button)
        foot.addWidget(self.show_button)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(*(appearance.scaled(m) for m in (12, 8, 12, 8)))
        rows.setSpacing(appearance.scaled(3))
        rows.addLayout(head)
        rows.addWidget(self._better_label)
        rows.addWidget(self.reason_label)
        rows.addLayout(foot)

    def point_out(self, *, is_on: bool) -> None:
        """Draws the card with a brass edge, or without it."""
        self._is_pointed_out = is_on
        self.update()

    @property
    def _is_only_person(self) -> bool:
        """True if the only person at the table made the move; sentences then say “you”."""
        return move_text.only_person(self._match) == self.turning.seat

    @property
    def _variation(self) -> Variation:
        turning = self.turning
        return Variation(
            turning.place,
            turning.end,
            Seat(turning.seat),
            turning.line(self._match.spec),
            turning.loss,
        )

    def retranslate(self) -> None:
        """Sets all words in the current language."""
        match, turning = self._match, self.turning
        turn = next(n for start, n in reversed(match.turn_starts()) if start <= turning.place)
        place, step = first_difference(match, self._variation)
        made = move_text.move_sentence(match, place, match.actions[place])
        if self._is_only_person:
            words = N_("analysis", "{player}, turn {turn}: {move}")
            if match.spec.counts_rounds:
                words = N_("analysis", "{player}, round {turn}: {move}")
            introduction = self._introduction(place, step, _INTRODUCTIONS_FOR_ONE_PERSON)
            without = N_("analysis", "The Archmage would not have made this move.")
        else:
            words = N_("analysis", "Turn {turn}: {move}")
            if match.spec.counts_rounds:
                words = N_("analysis", "Round {turn}: {move}")
            introduction = self._introduction(place, step, _INTRODUCTIONS_FOR_OTHERS)
            without = N_("analysis", "It would have been better not to make this move.")
        better = move_text.move_sentence(match, place, step.move) if step else None
        name = match.names[turning.seat]
        self.made_label.setText(render(words.of(player=name, turn=turn, move=made)))
        self._better_label.setText(render(introduction.of(move=better) if better else without))
        self.reason_label.setText(render(self._reason_text(place, step)))
        self.loss_label.setText(render(N_("analysis", "−{loss}%").of(loss=turning.loss)))
        self.loss_label.setToolTip(plain_tip(render(self._chances_text())))
        self.show_button.setText(render(N_("analysis", "Show")))
        self.show_button.setToolTip(render(N_("analysis", "See the better move on the table")))
        self.show_button.setAccessibleName(
            labelled(self.show_button.text(), self.made_label.text())
        )
        description = (
            self._better_label.text(),
            self.reason_label.text(),
            self.show_button.toolTip(),
        )
        self.show_button.setAccessibleDescription(
            " ".join(f"{text.rstrip('.')}." for text in description if text)
        )
        self.play_on_button.setText(render(N_("analysis", "Play on")))
        self.play_on_button.setToolTip(
            render(N_("analysis", "Play on from this move in a copy of the match"))
        )
        self.play_on_button.setAccessibleName(
            labelled(self.play_on_button.text(), self.made_label.text())
        )

    def _introduction(
        self, place: int, better: VariationMove | None, words: tuple[Message, ...]
    ) -> Message:
        """Returns the sentence that introduces the better move.

        The better move may look like one that the player had made in the same turn, or like one
        that stayed possible after the move made. The sentence then says which is meant.

        Args:
            place: the place of the first difference between the better line and the match.
            better: the better move; None if the player should have stopped there.
            words: the three sentences to choose from, as in `_INTRODUCTIONS_FOR_OTHERS`.
        """
        for_new_move, for_repeated_move, for_earlier_move = words
        if better is None:
            return for_new_move
        match, turning = self._match, self.turning
        start = turning.place
        while start and turn_of(match, start - 1) == turn_of(match, turning.place):
            start -= 1
        same_moves = [
            index for index in range(start, turning.end) if match.actions[index] == better.move
        ]
        if any(
            _source_of(move_text.move_sentence(match, index, better.move))
            == _source_of(better.sentence)
            for index in same_moves
        ):
            return for_repeated_move
        is_in_both_lines = match.actions[place] in turning.line(match.spec)
        return (
            for_earlier_move
            if is_in_both_lines and is_still_possible(match, place, better.move)
            else for_new_move
        )

    def _reason_text(self, place: int, better: VariationMove | None) -> Message:
        """Returns the game's reason for the better move, or the win chances of both moves.

        The game's reason says “you”, so it is given to the only person at the table alone. The
        reason is computed now, because the stored analysis may be from an older version.

        Args:
            place: the place of the first difference between the better line and the match.
            better: the better move; None if the player should have stopped there.
        """
        match, turning = self._match, self.turning
        why = self._chances_text()
        if self._is_only_person and better is not None:
            observation = match.observe_at(place, Seat(turning.seat))
            reason = match.spec.brain.reason(observation, better.move, Stats())
            if not (
                self._fits_played_move(reason, better, place)
                or self._is_achieved_later(better, place)
                or is_still_possible(match, place, better.move)
            ):
                why = reason
        ends_turn = match.spec.conduct.ends_turn
        made_moves = match.actions[turning.place : turning.end]
        if sum(not ends_turn(move) for move in made_moves) > 1:
            more = N_(
                "analysis",
                "{why} The loss includes the cost of the moves made right after this one.",
            )
            return more.of(why=why)
        if better is not None and sum(not ends_turn(move) for move in turning.line(match.spec)) > 1:
            more = N_(
                "analysis",
                "{why} The better line takes several moves: only one of them is shown here.",
            )
            return more.of(why=why)
        return why

    def _fits_played_move(self, reason: Message, better: VariationMove, place: int) -> bool:
        """Returns whether a reason for the better move is also true for a move made.

        It then does not explain what was better. Numbers in the reason do not count. A reason that
        names nothing fits every move of the better move's kind.
        """
        match, seat = self._match, Seat(self.turning.seat)
        is_vague = not reason.arguments and reason.count is None
        for index in range(place, self.turning.end):
            move = match.actions[index]
            own = match.spec.brain.reason(match.observe_at(index, seat), move, Stats())
            if _source_of(own) == _source_of(reason) or (
                is_vague and type(move) is type(better.move)
            ):
                return True
        return False

    def _is_achieved_later(self, better: VariationMove, place: int) -> bool:
        """Returns whether a later move of the player dealt with the same thing as the better move.

        An example is a move with the same spell: the reason may have come true by it.
        """
        match, things = self._match, _named_things(better.sentence)
        return any(
            things & _named_things(move_text.move_sentence(match, index, match.actions[index]))
            for index in range(place + 1, self.turning.end)
        )

    def _chances_text(self) -> Message:
        turning = self.turning
        words = N_(
            "analysis", "{player}’s chances of winning would have been {chance}% instead of {own}%."
        )
        return words.of(
            player=self._match.names[turning.seat],
            chance=round(100 * turning.chance),
            own=round(100 * turning.own),
        )

    @override
    def frame(self) -> QPen:
        brass = QPen(QColor(shades_on(self).brass), 2)
        return brass if self._is_pointed_out else super().frame()


def _named_things(words: Message) -> set[Message]:
    """Returns the things that a sentence names, such as cards, spells and boxes."""
    named = [value for _, value in words.arguments if isinstance(value, Message)]
    return {thing for value in named for thing in _named_things(value) or {value}}


def _source_of(words: Message) -> tuple[str, str]:
    """Returns the context and source text of a sentence, without its arguments."""
    return words.context, words.source
