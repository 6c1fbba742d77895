# SPDX-License-Identifier: MIT
"""The sheet with advice: a hint with similar moves, the tutor's warning, or *why not this
move?*."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from wizardtable.ai.search.advice import Candidate, Verdict
from wizardtable.core import override
from wizardtable.core.agent import Decision
from wizardtable.core.text import N_, NN_, Message, mid_sentence
from wizardtable.play.refutation import NO_REFUTATION, Refutation
from wizardtable.play.translate import render, spoken_texts
from wizardtable.ui.match.teacher import TeacherSheet
from wizardtable.ui.style import appearance
from wizardtable.ui.style.spoken_names import set_tip
from wizardtable.ui.style.widgets import button, label

USUAL_HEIGHT = 456
"""The usual height of the sheet in pixels at 100 %, enough for most hints."""

LONG_HINT_HEIGHT = 520
"""The usual height, in pixels at 100 %, of a hint that is completed after its first word. It has
room for four moves, so that the button stays under the pointer."""

ActionWords: TypeAlias = "Callable[[Any], Message]"
"""Returns the sentence of an action, as in the list of moves."""

_HINT_TITLE: Final = N_("advice", "Hint")
_PLAY_THIS: Final = N_("advice", "Play this move")
_PLAY_FIRST: Final = N_("advice", "Play the first")
_WARNING_TITLE: Final = N_("advice", "Are you sure?")
_WHY_NOT_TITLE: Final = N_("advice", "Why not this move?")
_OWN_MOVE: Final = N_("advice", "Your move: {move}")
_SUGGESTED_MOVE: Final = N_("advice", "Suggested: {move}")
_FORMER_MOVE: Final = N_("advice", "My idea: {move}")
_REASON_FOR_SUGGESTED: Final = N_("advice", "In favour of the suggested move: {reason}")
_REASON_FOR_OWN: Final = N_("advice", "In favour of your move: {reason}")
_REASON_FOR_FIRST: Final = N_("advice", "In favour of the first move: {reason}")

_EQUAL_SENTENCES: Final = (
    N_("advice", "These two moves are about equal: choose whichever you like."),
    N_("advice", "These three moves are about equal: choose whichever you like."),
    N_("advice", "These four moves are about equal: choose whichever you like."),
)
"""The sentences about two to four equal moves."""

_SOME_EQUAL_SENTENCE: Final = N_(
    "advice", "These moves and some others are about equal: choose whichever you like."
)


_UNCLEAR_SENTENCE: Final = N_(
    "advice", "Of these moves I would play the first, but I see no clear difference yet."
)


class AdviceSheet(TeacherSheet):
    """The sheet with advice, shown until the player closes it or the situation changes.

    Its height stays the same if that is enough for the words. So the button that plays the move is
    always at the same place.

    Attributes:
        price: what the player should know before playing a suggested move; None for nothing.

    Signals:
        chosen(action): the player wants to play this action.
        considered(action): the pointer is on this action.
        better_move_wanted(): the player wants to see a better move.
        closed(bool): the player has closed the sheet; True if with Esc.
    """

    chosen = Signal(object)
    considered = Signal(object)
    better_move_wanted = Signal()
    closed = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("advice")
        self._heading: Message = _HINT_TITLE
        self._suggested_action: Any = None
        self._own_action: Any = None
        self._play_words = _PLAY_THIS
        self._latest_percentage: int | None = None
        self._is_begun = False
        self._title = label(self, "heading", wrap=True)
        self._own_label = label(self.body, "lead", wrap=True)
        self._opinion_label = label(self.body, "lead", wrap=True)
        self._fact_label = label(self.body, "", wrap=True)
        self._move_label = label(self.body, "lead", wrap=True)
        self._reason_label = label(self.body, "soft", wrap=True)
        self._comparison = QWidget(self.body)
        self._comparison_rows = QVBoxLayout(self._comparison)
        self._comparison_rows.setContentsMargins(0, 0, 0, 0)
        self._comparison_rows.setSpacing(appearance.scaled(2))
        self._comparison_title = label(self.body, "soft", wrap=True)
        self._note_label = label(self.body, "soft", wrap=True)
        self._price_label = label(self.body, "soft", wrap=True)
        self.price: Message | None = None
        # The first button, because Tab follows the order of making.
        self.close_button = button(self, "plain", self.close_as_read, "close")
        self.insist_button = button(self, "", lambda: self._choose(self._own_action))
        self.play_button = button(self, "primary", self._play)
        self._lay_out()

    def _lay_out(self) -> None:
        self.head.addWidget(self._title, 1)
        self.head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        rows = QVBoxLayout(self.body)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(appearance.scaled(8))
        *above, note = self._sentences
        comparison = (self._comparison_title, self._comparison)
        for part in (*above, *comparison, note, self._price_label):
            rows.addWidget(part)
        rows.addStretch(1)
        # Below, so that the button keeps its place if the other is hidden.
        for part_button in (self.insist_button, self.play_button):
            self.foot.addWidget(part_button)

    def show_hint(
        self,
        decision: Decision[Any],
        candidates: Sequence[Candidate],
        tell: ActionWords,
        *,
        reason_is_common: bool = True,
        are_more_equal: bool = False,
        is_complete: bool = True,
        is_only_move: bool = False,
    ) -> None:
        """Shows a suggested move with its reason and other moves.

        Several moves that are about equal are shown as such, before everything else.

        Args:
            decision: the suggested move and its reason.
            candidates: moves to compare by their win chance, the suggested move first.
            tell: returns the sentence of an action.
            reason_is_common: False if the reason speaks only for the first of several equal moves.
            are_more_equal: True if moves that are not shown are about as good as the suggested one.
            is_complete: False while the suggested move is still compared with others.
            is_only_move: True if the rules allow no other move.
        """
        was_begun = self.is_speaking and self._is_begun
        self._clear(decision.action, None)
        self._is_begun = was_begun or not is_complete
        self._heading = _HINT_TITLE
        equal_count = sum(candidate.is_as_good for candidate in candidates)
        if equal_count > 1:
            self._play_words = _PLAY_FIRST
            several = _SOME_EQUAL_SENTENCE if are_more_equal else _EQUAL_SENTENCES[equal_count - 2]
            if any(candidate.is_unclear for candidate in candidates):
                several = _UNCLEAR_SENTENCE
            self._opinion_label.setText(render(several))
            reason = decision.reason
            if not reason_is_common:
                reason = _REASON_FOR_FIRST.of(reason=mid_sentence(reason))
            self._note_label.setText(render(reason))
        else:
            self._move_label.setText(render(tell(decision.action)))
            self._reason_label.setText(render(decision.reason))
            note = _note_on_others(candidates, is_complete=is_complete, is_only_move=is_only_move)
            self._note_label.setText("" if note is None else render(note))
        # The note gives the chance of a candidate alone.
        for candidate in candidates if len(candidates) > 1 else ():
            self._add_row(render(tell(candidate.action)), candidate)
        self._finish()

    def show_verdict(
        self,
        verdict: Verdict,
        tell: ActionWords,
        waste: Message | None = None,
        *,
        refutation: Refutation = NO_REFUTATION,
        warning: bool = False,
        reasoned: bool = True,
        undoable: bool = False,
    ) -> None:
        """Shows how good the player's move is, then what is wrong with it, then the suggested move.

        Args:
            verdict: the comparison of the player's move with the suggested move.
            tell: returns the sentence of an action.
            waste: what the player's move certainly throws away; None for nothing.
            refutation: sentences about what is wrong with the player's move.
            warning: True if the player has not asked, but is about to play the move.
            reasoned: False if the reason for the suggested move also speaks for the player's move.
            undoable: True if the player can undo the turn at no cost.
        """
        agrees, best = verdict.is_best, verdict.best
        self._clear(best.action, None if agrees else verdict.idea)
        self._heading = _WARNING_TITLE if warning else _WHY_NOT_TITLE
        own = _OWN_MOVE.of(move=mid_sentence(tell(verdict.idea)))
        suggested = _SUGGESTED_MOVE.of(move=mid_sentence(tell(best.action)))
        opinion, *facts = _opinion_sentences(
            verdict, waste, undoable=undoable, differs=refutation.differs
        )
        self._opinion_label.setText(render(opinion))
        if verdict.turn_loss is None:
            facts += refutation.against
        self._fact_label.setText(" ".join(map(render, facts)))
        if verdict.former_chance is not None and verdict.idea_chance is not None:
            former = _FORMER_MOVE.of(move=mid_sentence(tell(verdict.former)))
            self._add_row(render(own), Candidate(verdict.idea, verdict.idea_chance))
            self._add_row(render(former), Candidate(verdict.former, verdict.former_chance))
            reason = _REASON_FOR_OWN.of(reason=mid_sentence(best.reason))
            self._note_label.setText(render(reason))
        elif agrees or verdict.preferred_chance is None or verdict.idea_chance is None:
            self._own_label.setText(render(own))
            self._move_label.setText("" if agrees else render(suggested))
            self._reason_label.setText(render(best.reason))
        else:
            self._add_row(render(own), Candidate(verdict.idea, verdict.idea_chance))
            self._add_row(render(suggested), Candidate(best.action, verdict.preferred_chance))
            reason = _REASON_FOR_SUGGESTED.of(reason=mid_sentence(best.reason))
            notes = [*([reason] if reasoned else []), *refutation.instead]
            self._note_label.setText(" ".join(map(render, notes)))
        self._finish()

    def show_waste(self, waste: Message, idea: Any, tell: ActionWords) -> None:
        """Warns that a move certainly throws something away, before the move is played.

        Args:
            waste: what the move throws away.
            idea: the player's move.
            tell: returns the sentence of an action.
        """
        self._clear(None, idea)
        self._heading = _WARNING_TITLE
        self._own_label.setText(render(_OWN_MOVE.of(move=mid_sentence(tell(idea)))))
        self._fact_label.setText(render(waste))
        self._finish()

    @property
    def compared_rows(self) -> list[QWidget]:
        """The widgets of the compared moves."""
        items = (
            self._comparison_rows.itemAt(index) for index in range(self._comparison_rows.count())
        )
        return [widget for item in items if item and (widget := item.widget())]

    @override
    def take_keyboard(self) -> None:
        """Gives the keyboard to the close button, so that Enter plays nothing."""
        self.close_button.setFocus()

    @override
    def wanted_height(self, width: int) -> int:
        usual = LONG_HINT_HEIGHT if self._is_begun else USUAL_HEIGHT
        return max(appearance.scaled(usual), self._full_height(width))

    def _full_height(self, width: int) -> int:
        """Returns the height at which all words are visible without a scroll bar."""
        return self.height_without_words(width) + self.body.heightForWidth(
            self.content_width(width)
        )

    def _update_scroll_bar(self) -> None:
        """Shows a scroll bar only if it is needed.

        A scroll bar makes the words narrower and so higher; Qt would keep it although they fit
        without it.
        """
        fits = self._full_height(self.width()) <= self.height()
        policy = Qt.ScrollBarPolicy
        needed = policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded
        self._area.setVerticalScrollBarPolicy(needed)

    def close_as_read(self) -> None:
        """Closes the sheet for the player, as its button does."""
        self.put_away()
        self.closed.emit(False)

    @property
    def words(self) -> str:
        """All words on the sheet, for a screen reader."""
        *above, note = self._sentences
        texts = [
            *(part.text() for part in (self._title, *above)),
            *(row.accessibleName() for row in self.compared_rows),
            *(part.text() for part in (note, self._price_label)),
        ]
        return spoken_texts(texts)

    def _clear(self, action: Any, idea: Any) -> None:
        self._suggested_action, self._own_action = action, idea
        self._latest_percentage, self._play_words = None, _PLAY_THIS
        self._is_begun = False
        while (item := self._comparison_rows.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for part in self._sentences:
            part.setText("")

    @property
    def _sentences(self) -> tuple[QLabel, ...]:
        return (
            self._opinion_label,
            self._own_label,
            self._fact_label,
            self._move_label,
            self._reason_label,
            self._note_label,
        )

    @property
    def comparison_words(self) -> str:
        """The words about how the suggested move compares with others, for a screen reader."""
        rows = [row.accessibleName() for row in self.compared_rows]
        return " ".join(filter(None, [self._opinion_label.text(), *rows, self._note_label.text()]))

    def _add_row(self, sentence: str, candidate: Candidate) -> None:
        """Adds a row with a move. Of neighbours with the same chance, only the first shows it."""
        is_same = percentage(candidate.chance) == self._latest_percentage
        self._latest_percentage = percentage(candidate.chance)
        row = _ComparedMove(sentence, candidate.chance, self._comparison, has_figure=not is_same)
        row.entered.connect(lambda: self.considered.emit(candidate.action))
        self._comparison_rows.addWidget(row)
        row.show()  # Qt shows it later; hidden, it would have no height

    def _finish(self) -> None:
        self._title.setText(render(self._heading))
        price = self.price if self._suggested_action is not None else None
        self._price_label.setText("" if price is None else render(price))
        self._price_label.setVisible(price is not None)
        for part in self._sentences:
            part.setVisible(bool(part.text()))
        self._comparison_title.setText(render(N_("advice", "Your chances of winning:")))
        has_own_move = self._own_action is not None
        play_words = N_("advice", "Play suggestion") if has_own_move else self._play_words
        ask_words = N_("advice", "Show better move")
        self.play_button.setText(
            render(ask_words if self._suggested_action is None else play_words)
        )
        self.insist_button.setText(render(N_("advice", "Play my move")))
        self.insist_button.setVisible(has_own_move)
        close_words = render(N_("advice", "Close"))
        self.close_button.setAccessibleName(close_words)
        set_tip(self.close_button, close_words)
        self.setAccessibleName(self._title.text())
        has_rows = bool(self.compared_rows)
        self._comparison_title.setVisible(has_rows)
        self._comparison.setVisible(has_rows)
        self.start_speaking()
        self._update_scroll_bar()

    def _play(self) -> None:
        if self._suggested_action is None:
            self.better_move_wanted.emit()
        else:
            self._choose(self._suggested_action)

    def _choose(self, action: Any) -> None:
        self.put_away()
        self.chosen.emit(action)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._update_scroll_bar()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
            self.closed.emit(True)
            return
        super().keyPressEvent(event)


def _opinion_sentences(
    verdict: Verdict, waste: Message | None, *, undoable: bool, differs: bool
) -> list[Message]:
    """Returns the sentences about the player's move, the verdict first.

    Args:
        verdict: the comparison of the player's move with the suggested move.
        waste: what the player's move certainly throws away; None for nothing.
        undoable: True if the player can undo the turn at no cost.
        differs: True if further sentences say how the moves differ.
    """
    if verdict.is_best:
        agreement = N_("advice", "I would play this move too.")
        correction = N_("advice", "Good idea: this move is better than the one I had in mind.")
        return [correction if verdict.is_corrected else agreement]
    if waste is not None and verdict.turn_loss is None:
        is_compared = verdict.loss and not verdict.is_as_good
        if not is_compared:
            return [waste]
        sentences = _opinion_sentences(verdict, None, undoable=undoable, differs=differs)
        return [*sentences, waste]  # the search may see no loss, but the waste is certain
    if verdict.preferred_chance is None or verdict.idea_chance is None:
        return [N_("advice", "This time I could not compare your move with the suggested one.")]
    if verdict.turn_loss is not None:
        together = NN_(
            "advice",
            "Together with your last %n move(s), this one lowers your chances of winning by about "
            "{loss} percentage points.",
            "",
            verdict.turn_loss.move_count - 1,
        )
        undo = [N_("advice", "You can still undo this turn’s moves.")] if undoable else []
        return [together.of(loss=percentage(verdict.turn_loss.loss)), *undo]
    return [_compared_sentence(verdict, differs=differs)]


def _compared_sentence(verdict: Verdict, *, differs: bool) -> Message:
    """Returns the sentence about the chances of two compared moves; `differs` is as above."""
    loss = percentage(verdict.preferred_chance or 0.0) - percentage(verdict.idea_chance or 0.0)
    if not verdict.is_as_good and loss > 0:
        lowers = N_(
            "advice", "Your move lowers your chances of winning by about {loss} percentage points."
        )
        return lowers.of(loss=loss)
    if verdict.is_unclear:
        return N_("advice", "In the time I had, I saw no clear difference from the suggested move.")
    if verdict.is_less_promising:
        return N_(
            "advice",
            "I see hardly any difference in your chances, but I would still play the suggested "
            "move.",
        )
    if not differs:
        return N_("advice", "Your move is about as good as the suggested one.")
    return N_(
        "advice",
        "Your chances of winning are about the same with either move, but what "
        "follows will differ.",
    )


def percentage(chance: float) -> int:
    """Returns the whole percentage shown for a chance (0 to 1)."""
    return round(100 * chance)


def _note_on_others(
    candidates: Sequence[Candidate], *, is_complete: bool, is_only_move: bool
) -> Message | None:
    """Returns a sentence about the moves that are not shown; None if none is needed.

    If no other move is compared, the sentence gives the win chance of the suggested move. Without
    any candidate, the search had no time for its first comparison, unless there is only one move.
    """
    if not is_complete:
        return N_("advice", "I am still comparing this move with others…")
    if not candidates and is_only_move:
        return N_("advice", "No other move is possible.")
    if not candidates:
        return N_("advice", "This time I could not compare this move with others.")
    if len(candidates) == 1:
        only_move = N_(
            "advice",
            "No other move looks better. Your chances of winning with this one: {chance}%.",
        )
        return only_move.of(chance=percentage(candidates[0].chance))
    return None


class _ComparedMove(QWidget):
    """A move with a bar as long as its win chance; without the figure if the row above has it.

    Signals:
        entered(): the pointer has come to the move.
    """

    entered = Signal()

    def __init__(self, sentence: str, chance: float, parent: QWidget, *, has_figure: bool) -> None:
        super().__init__(parent)
        self._chance = chance
        self._words = label(self, "", wrap=True)
        self._words.setText(sentence)
        figure = percentage(chance)
        self._chance_label = label(self, "heading")
        self._chance_label.setText(render(N_("advice", "{chance}%").of(chance=figure)))
        self._chance_label.setVisible(has_figure)
        self._chance_label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(*(appearance.scaled(m) for m in (6, 3, 6, 8)))
        self._layout.addWidget(self._words, 1)
        self._layout.addWidget(self._chance_label)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        if has_figure:
            spoken = N_("advice", "{move}: {chance}% to win").of(move=sentence, chance=figure)
        else:
            spoken = N_("advice", "{move}: about the same as the move before it").of(move=sentence)
        self.setAccessibleName(render(spoken))

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        hint = super().sizeHint()
        return QSize(hint.width(), max(hint.height(), appearance.scaled(30)))

    @override
    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Returns the width of the longest word, because chance and words then stand one below the
        other."""
        margins = self._layout.contentsMargins()
        word, chance = self._words.minimumSizeHint().width(), self._chance_label.sizeHint().width()
        width = margins.left() + max(word, chance) + margins.right()
        return QSize(width, super().minimumSizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Puts the chance beside the words or, if there is no room, below them."""
        super().resizeEvent(event)
        margins = self._layout.contentsMargins()
        word, chance = self._words.minimumSizeHint().width(), self._chance_label.sizeHint().width()
        needed_width = margins.left() + word + self._layout.spacing() + chance + margins.right()
        is_narrow = needed_width > self.width()
        direction = (
            QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        )
        self._layout.setDirection(direction)

    @override
    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        super().enterEvent(event)
        self.entered.emit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        shades = appearance.shades()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(Qt.PenStyle.NoPen))
        height = appearance.scaled(4)
        groove = QRectF(
            appearance.scaled(6),
            self.height() - height - 1,
            self.width() - appearance.scaled(12),
            height,
        )
        painter.setBrush(QColor(shades.line))
        painter.drawRoundedRect(groove, height / 2, height / 2)
        groove.setWidth(max(height, groove.width() * self._chance))
        painter.setBrush(QColor(shades.brass))
        painter.drawRoundedRect(groove, height / 2, height / 2)
        painter.end()
