# SPDX-License-Identifier: MIT
"""The analysis of a finished match: chances by turn, the moves that decided it, who played well."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from wizardtable.ai.search.appraisal import MAX_GOOD_TURN_LOSS, Analysis, player_groups
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message
from wizardtable.play.analyst import Analyst
from wizardtable.play.translate import render
from wizardtable.play.variation import Variation
from wizardtable.table.spoken.announcements import announce
from wizardtable.ui.results.chances_chart import ChancesChart
from wizardtable.ui.results.chart import LEAST
from wizardtable.ui.results.skill_table import SkillTable
from wizardtable.ui.results.turning_card import TurningCard
from wizardtable.ui.results.values import ChartOrValues
from wizardtable.ui.style import appearance
from wizardtable.ui.style.mark_labels import colours_of
from wizardtable.ui.style.sheets import sheet_of
from wizardtable.ui.style.widgets import (
    Page,
    button,
    keep_room,
    label,
    scroll_area_of,
    see,
    tab_as_laid_out,
)

LOW = 84
"""Pixels at 100 % of the height of a chart above the moves at least; else all of it is seen."""

CHART = 236
"""Pixels at 100 % that the chart is high at most: what it says stays in sight beside the moves."""

NARROW = 820
"""Pixels at 100 % below which chart and moves stand one above the other."""


class AnalysisPage(Page):
    """What is known of a match, or how far its analysis is.

    Attributes:
        analysis: None until there is one.

    Signals:
        shown(Turning): the better line of this move is to be seen.
        played_on(int): a copy of the match is to be played on from a place.
    """

    shown = Signal(object)
    played_on = Signal(int)

    def __init__(
        self, match: Match, path: Path | None, analyst: Analyst, parent: QWidget | None = None
    ) -> None:
        """`path` is that of the match's save, if it has one."""
        super().__init__(parent)
        self.setObjectName("clear")
        self._match, self._path, self._analyst = match, path, analyst
        self.analysis: Analysis | None = None
        self._problem: Message | None = None
        self._findings: _AnalysisParts | None = None
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
            known = self._analyst.finished_analysis(self._match, self._path)
            if known is not None:
                self._show(known)
            elif self._problem is None and not self._analyst.is_analysing(self._match):
                self._begin()
        self._tell()

    @property
    def variations(self) -> tuple[Variation, ...]:
        """What would have been better, of each decisive move that is known."""
        if self.analysis is None:
            return ()
        spec = self._match.spec
        return tuple(
            Variation(one.place, one.end, Seat(one.seat), one.line(spec), one.loss)
            for one in self.analysis.decisive
        )

    def come_to(self, place: int) -> None:
        """Bring the decisive move that was made at a place into sight."""
        if self._findings is not None:
            self._findings.come_to(place)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self.cancel.setText(render(N_("analysis", "Cancel")))
        self.begin_.setText(render(N_("analysis", "Analyse the match")))
        self.bar.setAccessibleName(render(N_("analysis", "Analysis progress")))
        self._tell()

    def _tell(self) -> None:
        busy = self._analyst.is_analysing(self._match)
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
                "The Archmage can study the match and show how the chances of "
                "winning changed and which moves cost the most. The analysis takes "
                "up to a minute.",
            )
        self._words.setText(render(words))
        self.bar.setVisible(busy)
        self.cancel.setEnabled(busy)
        self.begin_.setEnabled(not busy)
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
        if self._analyst.is_analysing(self._match):
            self.bar.setValue(round(1000 * share))

    def _analysed(self, analysis: Analysis) -> None:
        if self._analyst.is_of(self._match):
            self._show(analysis)

    def _failed(self, problem: Message) -> None:
        if self._analyst.is_of(self._match):
            self._problem = problem
            self._tell()

    def _show(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self._findings = _AnalysisParts(self._match, analysis, self)
        self._findings.shown.connect(self.shown)
        self._findings.played_on.connect(self.played_on)
        self._rows.addWidget(self._findings, 1)
        self._tell()
        # What has come is reached before what stands below it.
        tab_as_laid_out(sheet_of(self) or self.window())
        announce(self, render(N_("analysis", "The analysis is ready.")))

    def _lay_out(self) -> None:
        middle = QVBoxLayout(self._waiting)
        middle.setContentsMargins(*(appearance.scaled(m) for m in (60, 0, 60, 0)))
        middle.setSpacing(appearance.scaled(16))
        self._words.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
        middle.addWidget(self._words, 1)  # more of them leave the buttons where they are
        middle.addWidget(keep_room(self.bar))
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.begin_)
        buttons.addStretch()
        middle.addLayout(buttons)
        middle.addStretch(1)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.addWidget(self._waiting, 1)


class _AnalysisParts(Page):
    """Chart, moves and skills, beside each other where there is room.

    Signals:
        shown(Turning): the better line of this move is to be seen.
        played_on(int): a copy of the match is to be played on from a place.
    """

    shown = Signal(object)
    played_on = Signal(int)

    def __init__(self, match: Match, analysis: Analysis, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("clear")
        self._match = match
        self.chart = ChancesChart(match, analysis, self)
        self.chart.colours = colours_of(match.spec)
        self.values = ChartOrValues(self.chart, self)
        self._title = label(self, "heading")
        self.skills = SkillTable(match, analysis.skills, self)
        self._note = label(self, "soft", wrap=True)
        self.groups = player_groups(match.players)
        self.titles = [label(self, "heading", wrap=True) for _ in self.groups]
        self.nothing = [label(self, "soft", wrap=True) for _ in self.groups]
        self._well = [all(analysis.skills[seat].is_flawless for seat in one) for one in self.groups]
        for words in (*self.titles, *self.nothing):
            words.hide()
        self._none = label(self, "soft", wrap=True)
        self._none.setVisible(not analysis.decisive)
        self.moves = [
            TurningCard(match, one, self)
            for seats in self.groups
            for one in analysis.decisive
            if one.seat in seats
        ]
        self._lay_out()
        places = [one.place for one in analysis.decisive]
        self.chart.chosen.connect(lambda number: self.come_to(places[number]))
        for move in self.moves:
            move.shown.connect(self.shown)
            move.played_on.connect(self.played_on)
        self.retranslate()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._title.setText(self.chart.title())
        self.values.retranslate()
        for title, seats in zip(self.titles, self.groups, strict=True):
            title.setText(render(self._title_of(seats)))
        for words, seats in zip(self.nothing, self.groups, strict=True):
            words.setText(render(self._nothing_of(seats)))
        self._none.setText(render(N_("analysis", "No single move cost much.")))
        note = N_(
            "analysis",
            "A decision is one move or several in a row, judged by what the player could know: "
            "luck does not count. It is good if it lowers the chances of winning by less than "
            "{share} percentage points.",
        )
        if self.moves:
            note = N_(
                "analysis",
                "A decision is one move or several in a row, judged by what the player could "
                "know: luck does not count. It is good if it lowers the chances of winning by less "
                "than {share} percentage points. At each diamond, the chart shows the chances "
                "with the best move, then with the move played.",
            )
        note = note.of(share=round(100 * MAX_GOOD_TURN_LOSS))
        self._note.setText(render(note))
        self.skills.retranslate()
        for move in self.moves:
            move.retranslate()
        self.chart.moves = [
            f"{move.made.text()}\n{move.loss.text()}"
            for move in sorted(self.moves, key=lambda one: one.turning.place)
        ]

    def come_to(self, place: int) -> None:
        """Bring the card of the move that was made at a place into sight, and its buttons under the
        hand."""
        for move in self.moves:
            here = move.turning.place == place
            move.point_out(on=here)
            if here:
                move.look.setFocus(Qt.FocusReason.OtherFocusReason)
                see(move)

    def _title_of(self, seats: Sequence[Seat]) -> Message:
        if len(self.groups) == 1 and len(seats) > 1:
            return N_("analysis", "Costliest moves")
        if self._match.players[seats[0]].level is None:
            return N_("analysis", "{player}: costliest moves").of(
                player=self._match.names[seats[0]]
            )
        return N_("analysis", "Opponents: costliest moves")

    def _nothing_of(self, seats: Sequence[Seat]) -> Message:
        if len(seats) > 1:
            return N_("analysis", "The opponents made no costly moves.")
        return N_("analysis", "{player} made no costly moves.").of(
            player=self._match.names[seats[0]]
        )

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: puts the halves beside each other where there is room."""
        super().resizeEvent(event)
        wide = self.width() >= appearance.scaled(NARROW)
        direction = QBoxLayout.Direction
        self._halves.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        most, least = appearance.scaled(CHART), appearance.scaled(LOW)
        if not wide:
            above = self._title.height() + appearance.scaled(16)
            if self._none.isVisibleTo(self):
                above += self._none.height() + appearance.scaled(8)
            most = max(least, min(most, self._seen() - above))
        self.chart.setMinimumHeight(min(most, appearance.scaled(LEAST)))
        self.values.setMaximumHeight(most)

    def _seen(self) -> int:
        """How much of the page can be seen at once."""
        area = scroll_area_of(self)
        return self.height() if area is None else area.viewport().height()

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(appearance.scaled(8))
        left.addWidget(self._title)
        left.addWidget(self._none)
        left.addWidget(self.values, 1)
        left.addWidget(self.values.button, 0, Qt.AlignmentFlag.AlignRight)
        left.addWidget(self.skills)
        left.addWidget(self._note)
        left.addStretch(0)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._halves.setContentsMargins(*(appearance.scaled(m) for m in (28, 4, 20, 8)))
        self._halves.setSpacing(appearance.scaled(20))
        self._halves.addLayout(left, 5)
        if self.moves:  # else the chart has the whole width
            self._halves.addWidget(self._costliest(), 4)

    def _costliest(self) -> QWidget:
        """The cards of the decisive moves, by group."""
        findings = QWidget(self)
        findings.setObjectName("clear")
        right = QVBoxLayout(findings)
        right.setContentsMargins(0, 0, appearance.scaled(8), 0)
        right.setSpacing(appearance.scaled(6))
        parts = zip(self.titles, self.nothing, self._well, self.groups, strict=True)
        for title, nothing, well, seats in parts:
            cards = [move for move in self.moves if move.turning.seat in seats]
            title.setVisible(bool(cards))
            nothing.setVisible(not cards and well)
            for part in (title, *cards, nothing):
                right.addWidget(part)
        right.addStretch(1)
        return findings
