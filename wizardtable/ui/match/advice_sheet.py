# SPDX-License-Identifier: MIT
"""The sheet on which advice is given: a hint with what it was compared with, and verdicts."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wizardtable.ai.search.advice import Candidate, Verdict
from wizardtable.core.agent import Decision
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.ui.match.corner_sheet import CornerSheet
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import button, label

WIDTH = 340
"""Pixels at a font scale of 100 %."""

CLOSE = 2
"""Difference of two chances, in the percent shown, up to which the moves are about as good."""

Tell: TypeAlias = "Callable[[Any], str]"
"""Gives the sentence of an action."""


class AdviceSheet(CornerSheet):
    """Lies over a corner of the table until it is put away or the situation is another one.

    Signals:
        chosen(action): to be played.
        considered(action): the pointer is on it.
        closed(): put away by the player.
    """

    chosen = Signal(object)
    considered = Signal(object)
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, WIDTH)
        self.setObjectName("advice")
        self._tell: Tell = str
        self._said: tuple[Message, Message | None] | None = None
        self._proposal: Message | None = None
        self._action: Any = None
        self._idea: Any = None
        self._title = label(self, "heading", wrap=True)
        self._move = label(self, "lead", wrap=True)
        self._reason = label(self, "soft", wrap=True)
        self._odds = QWidget(self)
        self._odds_rows = QVBoxLayout(self._odds)
        self._odds_rows.setContentsMargins(0, 0, 0, 0)
        self._odds_rows.setSpacing(appearance.scaled(2))
        self._odds_title = label(self, "soft", wrap=True)
        self._note = label(self, "soft", wrap=True)
        self.play = button(self, "primary", lambda: self._choose(self._action))
        self.insist = button(self, "", lambda: self._choose(self._idea))
        self.close_ = button(self, "plain", self._put_away, "close")
        self._lay_out()

    def show_hint(
        self, decision: Decision[Any], candidates: Sequence[Candidate], tell: Tell
    ) -> None:
        """The move proposed, why, and how the others that were weighed compare."""
        self._begin(tell, decision.action, None)
        self._said = N_("advice", "Hint"), decision.reason
        self._compare(candidates)
        self._end()

    def show_verdict(self, verdict: Verdict, tell: Tell, *, warning: bool = False) -> None:
        """What an idea is worth beside the move preferred; as a warning before it is played."""
        self._begin(tell, verdict.best.action, verdict.idea if warning else None)
        title = N_("advice", "Are you sure?") if warning else N_("advice", "Why not this move?")
        self._said = title, verdict.best.reason
        if verdict.chance is not None and verdict.own is not None and not verdict.agrees:
            pair = (
                Candidate(verdict.best.action, verdict.chance),
                Candidate(verdict.idea, verdict.own),
            )
            self._compare(pair)
        if not verdict.agrees:  # the title asks about another move than the one shown
            self._proposal = N_("advice", "My choice: {move}")
        self._note.setText(render(_opinion(verdict)))
        self._end()

    @property
    def rows(self) -> list[QWidget]:
        """The moves that are compared, as far as there is room for them."""
        return [row for row in self._all_rows() if not row.isHidden()]

    def _all_rows(self) -> list[QWidget]:
        items = (self._odds_rows.itemAt(index) for index in range(self._odds_rows.count()))
        return [widget for item in items if item and (widget := item.widget())]

    @property
    def words(self) -> str:
        """All that the sheet says, for who listens."""
        said = (self._title, self._move, self._reason, self._note)
        return " ".join(one.text() for one in said if one.text())

    def _begin(self, tell: Tell, action: Any, idea: Any) -> None:
        self._tell, self._action, self._idea = tell, action, idea
        self._proposal = None
        while (item := self._odds_rows.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self._note.setText("")

    def _compare(self, candidates: Sequence[Candidate]) -> None:
        for candidate in candidates:
            row = _Odds(self._tell(candidate.action), candidate.chance, self._odds)
            row.entered.connect(lambda action=candidate.action: self.considered.emit(action))
            self._odds_rows.addWidget(row)

    def _end(self) -> None:
        assert self._said is not None
        title, reason = self._said
        self._title.setText(render(title))
        move = self._tell(self._action)
        self._move.setText(render(self._proposal.of(move=move)) if self._proposal else move)
        self._reason.setText(render(reason) if reason is not None else "")
        self._odds_title.setText(render(N_("advice", "Your chances of winning:")))
        self._note.setVisible(bool(self._note.text()))
        self.play.setText(render(N_("advice", "Play this move")))
        self.insist.setText(render(N_("advice", "Play mine anyway")))
        self.insist.setVisible(self._idea is not None)
        self.close_.setToolTip(render(N_("advice", "Close")))
        self.close_.setAccessibleName(self.close_.toolTip())
        self.setAccessibleName(self._title.text())
        self.show()
        self.fit()
        self.raise_()

    def fit(self) -> None:
        """The same with as many moves as there is room for, the preferred one first: in large
        writing on a small table they may be too many. Alone that one would only be said twice."""
        rows = self._all_rows()
        for row in rows:
            row.show()
        self._show_odds(bool(rows))
        several = len(rows) > 1
        while rows and (not self.roomy or (several and len(rows) == 1)):
            rows.pop().hide()
            self._odds.updateGeometry()
            self._show_odds(bool(rows))
        super().fit()

    def _show_odds(self, shown: bool) -> None:
        for part in (self._odds_title, self._odds):
            part.setVisible(shown)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: Esc puts the sheet away."""
        if event.key() == Qt.Key.Key_Escape:
            self._put_away()
            return
        super().keyPressEvent(event)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self.close_)
        buttons = QVBoxLayout()  # beside each other they are too wide in French
        for made in (self.play, self.insist):
            buttons.addWidget(made, 0, Qt.AlignmentFlag.AlignLeft)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(*(appearance.scaled(m) for m in (18, 12, 14, 16)))
        rows.setSpacing(appearance.scaled(8))
        rows.addLayout(top)
        rows.addWidget(self._move)
        rows.addWidget(self._reason)
        rows.addWidget(self._odds_title)
        rows.addWidget(self._odds)
        rows.addWidget(self._note)
        rows.addLayout(buttons)

    def _choose(self, action: Any) -> None:
        self.hide()
        self.chosen.emit(action)

    def _put_away(self) -> None:
        self.hide()
        self.closed.emit()


def _opinion(verdict: Verdict) -> Message:
    if verdict.agrees:
        return N_("advice", "I would play this move too.")
    if verdict.chance is None or verdict.own is None:
        return N_("advice", "I did not look at your move: it changes little, or it can wait.")
    # The difference of the figures shown: 46% and 41% differ by 5, whatever was rounded.
    loss = percent(verdict.chance) - percent(verdict.own)
    if loss <= CLOSE:
        return N_("advice", "Your move is about as good.")
    return N_("advice", "Your move takes {loss}% off your chances of winning.").of(loss=loss)


def percent(chance: float) -> int:
    """The figure that is shown for a chance (0 to 1)."""
    return round(100 * chance)


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
        row = QHBoxLayout(self)
        row.setContentsMargins(*(appearance.scaled(m) for m in (6, 3, 6, 8)))
        row.addWidget(self._words, 1)
        row.addWidget(self._share)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        spoken = N_("advice", "{move}: {chance}% to win").of(move=sentence, chance=figure)
        self.setAccessibleName(render(spoken))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: as high as its words need."""
        hint = super().sizeHint()
        return QSize(hint.width(), max(hint.height(), appearance.scaled(30)))

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
