# SPDX-License-Identifier: MIT
"""The analysis of a finished match: chances by turn, the moves that decided it, who played well."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from wizardtable.ai.search.analysis import AS_GOOD, Analysis, Skill, Turning
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message
from wizardtable.play.analyst import Analyst
from wizardtable.play.translate import render
from wizardtable.ui.results.chances_chart import ChancesChart
from wizardtable.ui.style import appearance
from wizardtable.ui.style.mark_labels import MarkLabel, colours_of
from wizardtable.ui.style.widgets import Page, Panel, button, label, scrolled

NARROW = 820
"""Pixels at 100 % below which chart and moves stand one above the other."""


class AnalysisPage(Page):
    """What is known of a match, or how far its analysis is.

    Attributes:
        analysis: None until there is one.

    Signals:
        shown(Turning): this moment is to be seen again.
    """

    shown = Signal(object)

    def __init__(
        self, match: Match, path: Path | None, analyst: Analyst, parent: QWidget | None = None
    ) -> None:
        """`path` is that of the match's save, if it has one."""
        super().__init__(parent)
        self.setObjectName("clear")
        self._match, self._path, self._analyst = match, path, analyst
        self.analysis: Analysis | None = None
        self._problem: Message | None = None
        self._findings: _Findings | None = None
        self._words = label(self, "lead", wrap=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, 1000)
        self.bar.setTextVisible(False)
        self.cancel = button(self, "", self._cancel)
        self.begin_ = button(self, "primary", self._begin)
        self._waiting = QWidget(self)
        self._lay_out()
        analyst.progressed.connect(self._progress)
        analyst.analysed.connect(self._analysed)
        analyst.failed.connect(self._failed)
        self.retranslate()

    def open(self) -> None:
        """The page is looked at: show what is known, or begin to find out."""
        if self.analysis is None:
            known = self._analyst.known(self._match, self._path)
            if known is not None:
                self._show(known)
            elif self._problem is None and not self._analyst.busy_with(self._match):
                self._begin()
        self._tell()

    @property
    def moments(self) -> tuple[int, ...]:
        """The places of the moves that decided the match, as far as they are known."""
        return tuple(one.place for one in self.analysis.decisive) if self.analysis else ()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self.cancel.setText(render(N_("analysis", "Cancel")))
        self.begin_.setText(render(N_("analysis", "Analyse the match")))
        self.bar.setAccessibleName(render(N_("analysis", "Analysis progress")))
        self._tell()

    def _tell(self) -> None:
        busy = self._analyst.busy_with(self._match)
        if self._problem is not None:
            words = self._problem
        elif busy:
            words = N_(
                "analysis",
                "The Archmage is studying the match. You can carry on meanwhile: "
                "the analysis will be saved with the match.",
            )
        else:
            words = N_(
                "analysis",
                "The Archmage can study the match: how the chances of winning "
                "changed, and which moves cost the most. This takes up to a minute.",
            )
        self._words.setText(render(words))
        self.bar.setVisible(busy)
        self.cancel.setVisible(busy)
        self.begin_.setVisible(not busy)
        self._waiting.setVisible(self.analysis is None)

    def _begin(self) -> None:
        self._problem = None
        self.bar.setValue(0)
        self._analyst.begin(self._match, self._path)
        self._tell()

    def _cancel(self) -> None:
        self._analyst.cancel()
        self._tell()

    def _progress(self, share: float) -> None:
        if self._analyst.busy_with(self._match):
            self.bar.setValue(round(1000 * share))

    def _analysed(self, analysis: Analysis) -> None:
        if self._analyst.made_of(self._match):
            self._show(analysis)

    def _failed(self, problem: Message) -> None:
        if self._analyst.made_of(self._match):
            self._problem = problem
            self._tell()

    def _show(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self._findings = _Findings(self._match, analysis, self)
        self._findings.shown.connect(self.shown)
        self._rows.addWidget(self._findings, 1)
        self._tell()

    def _lay_out(self) -> None:
        middle = QVBoxLayout(self._waiting)
        middle.setContentsMargins(*(appearance.scaled(m) for m in (60, 0, 60, 0)))
        middle.setSpacing(appearance.scaled(16))
        middle.addStretch(2)
        middle.addWidget(self._words)
        middle.addWidget(self.bar)
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.begin_)
        buttons.addStretch()
        middle.addLayout(buttons)
        middle.addStretch(3)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.addWidget(self._waiting, 1)


class _Findings(Page):
    """Chart, moves and skills, beside each other where there is room.

    Signals:
        shown(Turning): this moment is to be seen again.
    """

    shown = Signal(object)

    def __init__(self, match: Match, analysis: Analysis, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("clear")
        self.chart = ChancesChart(match, analysis, self)
        self.chart.colours = colours_of(match.spec)
        self._title = label(self, "heading")
        self._moves_title = label(self, "heading", wrap=True)
        self._none = label(self, "soft", wrap=True)
        self._none.setVisible(not analysis.decisive)
        self._skills_title = label(self, "heading")
        self._note = label(self, "soft", wrap=True)
        self.moves = [_Move(match, one, self) for one in analysis.decisive]
        self.skills = [
            _Skill(match, Seat(seat), skill, self) for seat, skill in enumerate(analysis.skills)
        ]
        self._lay_out()
        for move in self.moves:
            move.shown.connect(self.shown)
        self.retranslate()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._title.setText(self.chart.title())
        self._moves_title.setText(
            render(N_("analysis", "Costliest moves (chances of winning lost)"))
        )
        self._none.setText(render(N_("analysis", "No single move cost much.")))
        self._skills_title.setText(render(N_("analysis", "Decisions worthy of the Archmage")))
        self._note.setText(
            render(
                N_(
                    "analysis",
                    "Based on a quick look at each decision, using only what the "
                    "player could know. A move that takes less than {share}% off the "
                    "chances of winning counts as good.",
                ).of(share=round(100 * AS_GOOD))
            )
        )
        for move in self.moves:
            move.retranslate()
        for skill in self.skills:
            skill.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: puts the halves beside each other where there is room."""
        super().resizeEvent(event)
        wide = self.width() >= appearance.scaled(NARROW)
        direction = QBoxLayout.Direction
        self._halves.setDirection(direction.LeftToRight if wide else direction.TopToBottom)

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(appearance.scaled(8))
        left.addWidget(self._title)
        left.addWidget(self.chart, 1)
        left.addWidget(self._skills_title)
        table = QGridLayout()
        table.setHorizontalSpacing(appearance.scaled(20))
        table.setVerticalSpacing(appearance.scaled(2))
        for number, skill in enumerate(self.skills):
            table.addWidget(skill, number // 2, number % 2)
        left.addLayout(table)
        left.addWidget(self._note)
        findings = QWidget(self)
        findings.setObjectName("clear")
        right = QVBoxLayout(findings)
        right.setContentsMargins(0, 0, appearance.scaled(8), 0)
        right.setSpacing(appearance.scaled(6))
        right.addWidget(self._moves_title)
        right.addWidget(self._none)
        for move in self.moves:
            right.addWidget(move)
        right.addStretch(1)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._halves.setContentsMargins(*(appearance.scaled(m) for m in (28, 4, 20, 8)))
        self._halves.setSpacing(appearance.scaled(20))
        self._halves.addLayout(left, 5)
        self._halves.addWidget(scrolled(findings), 4)


class _Move(Panel):
    """A move that gave much away, and what would have been better.

    Signals:
        shown(Turning): it is to be seen again.
    """

    shown = Signal(object)

    def __init__(self, match: Match, turning: Turning, parent: QWidget) -> None:
        super().__init__(parent, corners=False)
        self._match, self._turning = match, turning
        self._made = label(self, "", wrap=True)
        self._better = label(self, "", wrap=True)
        self._reason = label(self, "soft", wrap=True)
        self._loss = label(self, "heading")
        self.look = button(self, "", lambda: self.shown.emit(turning), "play")
        head = QHBoxLayout()
        mark = MarkLabel(turning.seat, colours_of(match.spec), self)
        head.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._made, 1)
        head.addSpacing(appearance.scaled(8))
        head.addWidget(self._loss, 0, Qt.AlignmentFlag.AlignTop)
        foot = QHBoxLayout()
        foot.addWidget(self._reason, 1)
        foot.addWidget(self.look, 0, Qt.AlignmentFlag.AlignBottom)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(*(appearance.scaled(m) for m in (12, 8, 12, 8)))
        rows.setSpacing(appearance.scaled(3))
        rows.addLayout(head)
        rows.addWidget(self._better)
        rows.addLayout(foot)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        match, turning = self._match, self._turning
        turn = next(t for start, t in reversed(match.turn_starts()) if start <= turning.place)
        words = N_("analysis", "{player}, turn {turn}: {move}")
        if match.spec.counts_rounds:
            words = N_("analysis", "{player}, round {turn}: {move}")
        made = _sentence(match, turning, match.actions[turning.place])
        better = _sentence(match, turning, turning.better(match.spec))
        self._made.setText(render(words.of(player=match.names[turning.seat], turn=turn, move=made)))
        preferred = N_("analysis", "The Archmage would have played: {move}").of(move=better)
        self._better.setText(render(preferred))
        # A reason says "you" to whoever is to move, and that is a person only at a person's seat.
        person = match.players[turning.seat].level is None
        self._reason.setText(render(turning.reason) if person else "")
        loss = round(100 * (turning.chance - turning.own))
        self._loss.setText(render(N_("analysis", "−{loss}%").of(loss=loss)))
        self._loss.setToolTip(render(N_("analysis", "Winning chances lost")))
        self.look.setText(render(N_("analysis", "Show")))
        self.look.setToolTip(render(N_("analysis", "See this moment again")))
        self.look.setAccessibleName(f"{self.look.text()}: {self._made.text()}")


class _Skill(QWidget):
    """How well a seat decided."""

    def __init__(self, match: Match, seat: Seat, skill: Skill, parent: QWidget) -> None:
        super().__init__(parent)
        self._skill = skill
        name = label(self, "")
        name.setText(match.names[seat])
        self._figure = label(self, "")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(MarkLabel(seat, colours_of(match.spec), self))
        row.addWidget(name, 1)
        row.addWidget(self._figure)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        figure = N_("analysis", "{good} of {all}")
        self._figure.setText(render(figure.of(good=self._skill.good, all=self._skill.judged)))


def _sentence(match: Match, turning: Turning, action: object) -> Message:
    """A move as its player could have read it in his list."""
    seen = match.observe_at(turning.place, Seat(turning.seat))
    words: Message = match.spec.wording.action(seen, action, match.names)
    return words
