# SPDX-License-Identifier: MIT
"""The sheet on which advice is given: a hint with what it was compared with, and verdicts."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from wizardtable.ai.search.advice import Candidate, Verdict
from wizardtable.core.agent import Decision
from wizardtable.core.text import N_, NN_, Message, joined_with_semicolons, mid_sentence
from wizardtable.play.translate import render
from wizardtable.ui.match.teacher import TeacherSheet
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import button, label

HEIGHT = 440
"""Pixels at a font scale of 100 %: room for most hints and what they were compared with."""

Tell: TypeAlias = "Callable[[Any], Message]"
"""Gives the sentence of an action, as the list of moves has it."""


_HINT: Final = N_("advice", "Hint")
_WARNING: Final = N_("advice", "Are you sure?")
_WHY_NOT: Final = N_("advice", "Why not this move?")
_YOURS: Final = N_("advice", "Your move: {move}")
_THEIRS: Final = N_("advice", "Suggested: {move}")


class AdviceSheet(TeacherSheet):
    """Speaks until it is put away or the situation is another one, and is of one height if that is
    enough for what it says: the button that plays the move is then always at the same place.

    Attributes:
        price: what is to be known before a suggested move is played; None for nothing.

    Signals:
        chosen(action): to be played.
        considered(action): the pointer is on it.
        wondered(): what would be better?
        closed(): put away by the player.
    """

    chosen = Signal(object)
    considered = Signal(object)
    wondered = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("advice")
        self._heading: Message = _HINT
        self._action: Any = None
        self._idea: Any = None
        self._title = label(self, "heading", wrap=True)
        self._own = label(self.body, "lead", wrap=True)
        self._opinion = label(self.body, "", wrap=True)
        self._move = label(self.body, "lead", wrap=True)
        self._reason = label(self.body, "soft", wrap=True)
        self._odds = QWidget(self.body)
        self._odds_rows = QVBoxLayout(self._odds)
        self._odds_rows.setContentsMargins(0, 0, 0, 0)
        self._odds_rows.setSpacing(appearance.scaled(2))
        self._odds_title = label(self.body, "soft", wrap=True)
        self._note = label(self.body, "soft", wrap=True)
        self._price = label(self.body, "soft", wrap=True)
        self.price: Message | None = None
        self.close_ = button(self, "plain", self.close_by_hand, "close")  # Tab goes downwards
        self.insist = button(self, "", lambda: self._choose(self._idea))
        self.play = button(self, "primary", self._play)
        self._lay_out()

    def show_hint(
        self,
        decision: Decision[Any],
        candidates: Sequence[Candidate],
        tell: Tell,
        equals: Sequence[Any] = (),
    ) -> None:
        """The move proposed, why, how the others that were weighed compare, and which others of its
        kind are about as good."""
        self._begin(decision.action, None)
        self._heading = _HINT
        self._move.setText(render(tell(decision.action)))
        self._reason.setText(render(decision.reason))
        for candidate in candidates if len(candidates) > 1 else ():  # one alone is in the note
            self._add_row(render(tell(candidate.action)), candidate)
        self._note.setText(_say_others(candidates, equals, tell))
        self._end()

    def show_verdict(
        self,
        verdict: Verdict,
        tell: Tell,
        waste: Message | None = None,
        *,
        warning: bool = False,
        reasoned: bool = True,
        undoable: bool = False,
    ) -> None:
        """What an idea is worth and throws away for certain, and the move preferred; as a warning
        before it is played. It is `reasoned` if the reason for the move preferred does not speak
        for the idea as well; the moves of the turn are `undoable` if it costs nothing to take them
        back."""
        agrees, best = verdict.is_best, verdict.best
        self._begin(best.action, None if agrees else verdict.idea)
        self._heading = _WARNING if warning else _WHY_NOT
        own = _YOURS.of(move=mid_sentence(tell(verdict.idea)))
        that = _THEIRS.of(move=mid_sentence(tell(best.action)))
        self._opinion.setText(" ".join(map(render, _opinion(verdict, waste, undoable=undoable))))
        if agrees or verdict.preferred_chance is None or verdict.idea_chance is None:
            self._own.setText(render(own))
            self._move.setText("" if agrees else render(that))
            self._reason.setText(render(best.reason))
        else:
            self._add_row(render(own), Candidate(verdict.idea, verdict.idea_chance))
            self._add_row(render(that), Candidate(best.action, verdict.preferred_chance))
            self._note.setText(render(best.reason) if reasoned else "")
        self._end()

    def show_waste(self, waste: Message, idea: Any, tell: Tell) -> None:
        """What an idea throws away for certain, before it is played."""
        self._begin(None, idea)
        self._heading = _WARNING
        self._own.setText(render(_YOURS.of(move=mid_sentence(tell(idea)))))
        self._opinion.setText(render(waste))
        self._end()

    @property
    def rows(self) -> list[QWidget]:
        """The moves that are compared."""
        items = (self._odds_rows.itemAt(index) for index in range(self._odds_rows.count()))
        return [widget for item in items if item and (widget := item.widget())]

    def take_keyboard(self) -> None:
        """Have the keyboard where Enter plays nothing."""
        self.close_.setFocus()

    def wanted_height(self, width: int) -> int:
        """The same for all advice, unless that is too little for the words."""
        return max(appearance.scaled(HEIGHT), self._height_of_all(width))

    def _height_of_all(self, width: int) -> int:
        """The height at which all words are seen, without a scroll bar beside them."""
        return self.besides(width) + self.body.heightForWidth(self.width_besides(width))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: there is more room for the words, or less."""
        super().resizeEvent(event)
        self._offer_scrolling()

    def _offer_scrolling(self) -> None:
        """A scroll bar only where it is needed: beside one the words would need more height, and
        Qt would keep it where it is not."""
        fits = self._height_of_all(self.width()) <= self.height()
        policy = Qt.ScrollBarPolicy
        needed = policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded
        self._area.setVerticalScrollBarPolicy(needed)

    def close_by_hand(self) -> None:
        """The player has read it."""
        self.put_away()
        self.closed.emit()

    @property
    def words(self) -> str:
        """All that the sheet says, for who listens."""
        before = (self._title, self._own, self._opinion, self._move, self._reason, self._price)
        said = [*(one.text() for one in before), *(row.accessibleName() for row in self.rows)]
        return " ".join(filter(None, [*said, self._note.text()]))

    def _begin(self, action: Any, idea: Any) -> None:
        self._action, self._idea = action, idea
        while (item := self._odds_rows.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for part in self._sentences:
            part.setText("")

    @property
    def _sentences(self) -> tuple[QLabel, ...]:
        return self._own, self._opinion, self._move, self._reason, self._note

    def _add_row(self, sentence: str, candidate: Candidate) -> None:
        row = _Odds(sentence, candidate.chance, self._odds)
        row.entered.connect(lambda: self.considered.emit(candidate.action))
        self._odds_rows.addWidget(row)
        row.show()  # Qt would do so later, and it would count for no height until then

    def _end(self) -> None:
        self._title.setText(render(self._heading))
        price = self.price if self._action is not None else None
        self._price.setText("" if price is None else render(price))
        self._price.setVisible(price is not None)
        for part in self._sentences:
            part.setVisible(bool(part.text()))
        self._odds_title.setText(render(N_("advice", "Your chances of winning:")))
        both = self._idea is not None
        that = N_("advice", "Play suggestion") if both else N_("advice", "Play this move")
        wonder = N_("advice", "Show better move")
        self.play.setText(render(wonder if self._action is None else that))
        self.insist.setText(render(N_("advice", "Play mine")))
        self.insist.setVisible(both)
        self.close_.setToolTip(render(N_("advice", "Close")))
        self.close_.setAccessibleName(self.close_.toolTip())
        self.setAccessibleName(self._title.text())
        compared = bool(self.rows)
        self._odds_title.setVisible(compared)
        self._odds.setVisible(compared)
        self.speak()
        self._offer_scrolling()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: Esc puts the sheet away."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_by_hand()
            return
        super().keyPressEvent(event)

    def _lay_out(self) -> None:
        self.head.addWidget(self._title, 1)
        self.head.addWidget(self.close_, 0, Qt.AlignmentFlag.AlignTop)
        rows = QVBoxLayout(self.body)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(appearance.scaled(8))
        *above, below = self._sentences
        for part in (*above, self._price, self._odds_title, self._odds, below):
            rows.addWidget(part)
        rows.addStretch(1)
        for made in (self.insist, self.play):  # the one that is not always there above
            self.foot.addWidget(made)

    def _play(self) -> None:
        if self._action is None:
            self.wondered.emit()
        else:
            self._choose(self._action)

    def _choose(self, action: Any) -> None:
        self.put_away()
        self.chosen.emit(action)


def _opinion(verdict: Verdict, waste: Message | None, *, undoable: bool) -> list[Message]:
    if verdict.is_best:
        too = N_("advice", "I would play this move too.")
        better = N_("advice", "Good idea: this move is better than the one I had in mind.")
        return [better if verdict.is_corrected else too]
    if waste is not None and verdict.turn_loss is None:
        weighed = verdict.loss and not verdict.is_as_good
        said = _opinion(verdict, None, undoable=undoable) if weighed else []
        return [*said, waste]  # what the search cannot tell apart is not as good for all that
    if verdict.preferred_chance is None or verdict.idea_chance is None:
        return [N_("advice", "I did not look at this move: it changes little, or it can wait.")]
    if verdict.turn_loss is not None:
        together = NN_(
            "advice",
            "Together with your last %n move(s), this one lowers your chances of winning by about "
            "{loss} percentage points.",
            "",
            verdict.turn_loss.move_count - 1,
        )
        undo = [N_("advice", "You can still undo the moves of this turn.")] if undoable else []
        return [together.of(loss=percent(verdict.turn_loss.loss)), *undo]
    best, own = percent(verdict.preferred_chance), percent(verdict.idea_chance)
    if verdict.is_as_good or own >= best:
        return [N_("advice", "Your move is about as good.")]
    lowers = N_("advice", "Your move lowers your chances of winning from {best}% to {own}%.")
    return [lowers.of(best=best, own=own)]


def percent(chance: float) -> int:
    """The figure that is shown for a chance (0 to 1)."""
    return round(100 * chance)


def _say_others(candidates: Sequence[Candidate], equals: Sequence[Any], tell: Tell) -> str:
    """Returns which moves do about as well as the one proposed, shown or not; where it is compared
    with none, its chance instead."""
    shown = {candidate.action for candidate in candidates}
    others = [action for action in equals if action not in shown]
    if others:
        moves = joined_with_semicolons([mid_sentence(tell(other)) for other in others])
        return render(N_("advice", "Also about as good: {moves}").of(moves=moves))
    if sum(candidate.is_as_good for candidate in candidates) > 1:
        return render(N_("advice", "Moves with the same percentage are about equally good."))
    if not candidates:
        return render(N_("advice", "No other move looks better."))
    if len(candidates) == 1:
        alone = N_(
            "advice",
            "No other move looks better. Your chances of winning with this one: {chance}%.",
        )
        return render(alone.of(chance=percent(candidates[0].chance)))
    return ""


class _Odds(QWidget):
    """A move with a bar as long as its winning chance.

    Signals:
        entered(): the pointer is on it.
    """

    entered = Signal()

    def __init__(self, sentence: str, chance: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._chance = chance
        self._words = label(self, "", wrap=True)
        self._words.setText(sentence)
        figure = percent(chance)
        self._share = label(self, "heading")
        self._share.setText(render(N_("advice", "{chance}%").of(chance=figure)))
        self._share.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._parts = QHBoxLayout(self)
        self._parts.setContentsMargins(*(appearance.scaled(m) for m in (6, 3, 6, 8)))
        self._parts.addWidget(self._words, 1)
        self._parts.addWidget(self._share)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        spoken = N_("advice", "{move}: {chance}% to win").of(move=sentence, chance=figure)
        self.setAccessibleName(render(spoken))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: as high as its words need."""
        hint = super().sizeHint()
        return QSize(hint.width(), max(hint.height(), appearance.scaled(30)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Qt: as wide as the longest word; words and chance stand beneath one another then."""
        margins = self._parts.contentsMargins()
        word, chance = self._words.minimumSizeHint().width(), self._share.sizeHint().width()
        wide = margins.left() + max(word, chance) + margins.right()
        return QSize(wide, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: words and chance have room beside one another, or no longer."""
        super().resizeEvent(event)
        margins = self._parts.contentsMargins()
        word, chance = self._words.minimumSizeHint().width(), self._share.sizeHint().width()
        beside = margins.left() + word + self._parts.spacing() + chance + margins.right()
        narrow = beside > self.width()
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._parts.setDirection(way)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """Qt: point at what the move is about."""
        super().enterEvent(event)
        self.entered.emit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: the bar under the words."""
        worn = appearance.shades()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(Qt.PenStyle.NoPen))
        high = appearance.scaled(4)
        groove = QRectF(
            appearance.scaled(6),
            self.height() - high - 1,
            self.width() - appearance.scaled(12),
            high,
        )
        painter.setBrush(QColor(worn.line))
        painter.drawRoundedRect(groove, high / 2, high / 2)
        groove.setWidth(max(high, groove.width() * self._chance))
        painter.setBrush(QColor(worn.brass))
        painter.drawRoundedRect(groove, high / 2, high / 2)
        painter.end()
