# SPDX-License-Identifier: MIT
"""The page with the analysis of a finished match.

It shows the win chances by turn, the decisive moves, and how well each player decided. A decisive
move is one that cost much win chance.
"""

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
from wizardtable.core import override
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message
from wizardtable.play.analyst import Analyst
from wizardtable.play.translate import render
from wizardtable.play.variation import Variation
from wizardtable.table.spoken.announcements import announce
from wizardtable.ui.results.chances_chart import ChancesChart
from wizardtable.ui.results.chart import MIN_HEIGHT
from wizardtable.ui.results.chart_or_values import ChartOrValues
from wizardtable.ui.results.skill_table import SkillTable
from wizardtable.ui.results.turning_card import TurningCard
from wizardtable.ui.style import appearance
from wizardtable.ui.style.mark_labels import colours_of
from wizardtable.ui.style.sheets import sheet_of
from wizardtable.ui.style.widgets import (
    Page,
    button,
    keep_room,
    label,
    scroll_area_of,
    scroll_into_view,
    tab_as_laid_out,
)

MIN_CHART_HEIGHT = 84
"""Smallest height of a chart above the moves, in pixels at 100 %; the page scrolls if even that
does not fit.
"""

MAX_CHART_HEIGHT = 236
"""Largest height of the chart, in pixels at 100 %, so that the notes below it stay in sight."""

MIN_TWO_COLUMN_WIDTH = 820
"""Smallest width of the page, in pixels at 100 %, at which the moves stand beside the chart."""


class AnalysisPage(Page):
    """The page that makes an analysis in the background, and then shows it.

    Attributes:
        analysis: the analysis; None until it is finished.
        growing_chart: the chart of the chances found so far; None before the first are known.

    Signals:
        show_wanted(Turning): The player wants to see the better line at this decisive move.
        play_on_wanted(int): The player wants to play on in a copy of the match, from this place: a
            number of actions played before it.
    """

    show_wanted = Signal(object)
    play_on_wanted = Signal(int)

    def __init__(
        self, match: Match, path: Path | None, analyst: Analyst, parent: QWidget | None = None
    ) -> None:
        """Prepares the page; `open` starts the analysis.

        Args:
            match: the finished match.
            path: the save of the match, which the analysis is stored with; None if there is no
                save.
            analyst: the analyst, which makes analyses in another process.
            parent: the parent widget.
        """
        super().__init__(parent)
        self.setObjectName("clear")
        self._match, self._path, self._analyst = match, path, analyst
        self.analysis: Analysis | None = None
        self._problem: Message | None = None
        self._contents: _FinishedAnalysis | None = None
        self.growing_chart: ChancesChart | None = None
        self._state_words = label(self, "lead", wrap=True)
        self._state_words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.progress_bar = QProgressBar(self)
        self.progress_bar.setRange(0, 1000)
        self.progress_bar.setTextVisible(False)
        self.cancel_button = button(self, "", self._cancel)
        self.begin_button = button(self, "primary", self._begin)
        self._start_panel = QWidget(self)
        self._lay_out()
        analyst.progressed.connect(self._show_progress)
        analyst.analysed.connect(self._take_analysis)
        analyst.failed.connect(self._take_problem)
        self.retranslate()

    def _lay_out(self) -> None:
        middle = QVBoxLayout(self._start_panel)
        middle.setContentsMargins(*(appearance.scaled(m) for m in (60, 0, 60, 0)))
        middle.setSpacing(appearance.scaled(16))
        self._state_words.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
        middle.addWidget(self._state_words, 1)  # longer words do not move the buttons
        self._chart_room = QVBoxLayout()
        middle.addLayout(self._chart_room, 4)
        middle.addWidget(keep_room(self.progress_bar))
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(self.cancel_button)
        buttons.addWidget(self.begin_button)
        buttons.addStretch()
        middle.addLayout(buttons)
        middle.addStretch(1)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.addWidget(self._start_panel, 1)

    def open(self) -> None:
        """Shows the finished analysis, or starts one if there is none."""
        if self.analysis is None:
            analysis = self._analyst.finished_analysis(self._match, self._path)
            if analysis is not None:
                self._show(analysis)
            elif self._problem is None and not self._analyst.is_analysing(self._match):
                self._begin()
        self._show_state()

    @property
    def variations(self) -> tuple[Variation, ...]:
        """The better line at each decisive move; empty until the analysis is finished."""
        if self.analysis is None:
            return ()
        spec = self._match.spec
        return tuple(
            Variation(
                turning.place, turning.end, Seat(turning.seat), turning.line(spec), turning.loss
            )
            for turning in self.analysis.decisive
        )

    def come_to(self, place: int) -> None:
        """Scrolls to the decisive move at a place, a number of actions played before it."""
        if self._contents is not None:
            self._contents.come_to(place)

    def _begin(self) -> None:
        self._problem = None
        if self.growing_chart is not None:
            self._chart_room.removeWidget(self.growing_chart)
            self.growing_chart.deleteLater()
            self.growing_chart = None
        self.progress_bar.setValue(0)
        self._analyst.begin(self._match, self._path)
        self._show_state()

    def _cancel(self) -> None:
        self._analyst.cancel()
        self._show_state()

    def _show_progress(self, share: float) -> None:
        if self._analyst.is_analysing(self._match):
            self.progress_bar.setValue(round(1000 * share))
            self._show_course()

    def _show_course(self) -> None:
        """Shows the chances that the running analysis has found so far."""
        course = self._analyst.course
        if not course:
            return
        if self.growing_chart is None:
            self.growing_chart = ChancesChart(self._match, course, parent=self._start_panel)
            self.growing_chart.colours = colours_of(self._match.spec)
            self.growing_chart.setMaximumHeight(appearance.scaled(MAX_CHART_HEIGHT))
            self._chart_room.addWidget(self.growing_chart)
        self.growing_chart.show_course(course)

    def _take_analysis(self, analysis: Analysis) -> None:
        if self._analyst.is_of(self._match):
            self._show(analysis)

    def _take_problem(self, problem: Message) -> None:
        if self._analyst.is_of(self._match):
            self._problem = problem
            self._show_state()

    def _show(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self._contents = _FinishedAnalysis(self._match, analysis, self)
        self._contents.show_wanted.connect(self.show_wanted)
        self._contents.play_on_wanted.connect(self.play_on_wanted)
        self._rows.addWidget(self._contents, 1)
        self._show_state()
        # The Tab key leads to the analysis before the buttons below it.
        tab_as_laid_out(sheet_of(self) or self.window())
        announce(self, render(N_("analysis", "The analysis is ready.")))

    @override
    def retranslate(self) -> None:
        self.cancel_button.setText(render(N_("analysis", "Cancel")))
        self.begin_button.setText(render(N_("analysis", "Analyse the match")))
        self.progress_bar.setAccessibleName(render(N_("analysis", "Analysis progress")))
        self._show_state()

    def _show_state(self) -> None:
        is_analysing = self._analyst.is_analysing(self._match)
        if self._problem is not None:
            words = self._problem
        elif is_analysing:
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
        self._state_words.setText(render(words))
        self.progress_bar.setVisible(is_analysing)
        self.cancel_button.setEnabled(is_analysing)
        self.begin_button.setEnabled(not is_analysing)
        self._start_panel.setVisible(self.analysis is None)


class _FinishedAnalysis(Page):
    """The contents of a finished analysis: chart, decisive moves and skills.

    Groups are the players whose moves share a title: each person, and all opponents together.

    Attributes:
        chart: the chart of the win chances.
        chart_or_values: the chart, or a table of its values in its place.
        skill_table: the table of how well each player decided.
        groups: the seats of each group.
        group_titles: the title of each group.
        no_moves: for each group, the sentence that it made no costly moves.
        moves: the cards of the decisive moves, by group.

    Signals:
        show_wanted(Turning): The player wants to see the better line at this decisive move.
        play_on_wanted(int): The player wants to play on from this place in a copy of the match.
    """

    show_wanted = Signal(object)
    play_on_wanted = Signal(int)

    def __init__(self, match: Match, analysis: Analysis, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("clear")
        self._match = match
        self.chart = ChancesChart(match, analysis.course, analysis.decisive, self)
        self.chart.colours = colours_of(match.spec)
        self.chart_or_values = ChartOrValues(self.chart, self)
        self._title = label(self, "heading")
        self.skill_table = SkillTable(match, analysis.skills, self)
        self._note = label(self, "soft", wrap=True)
        self.groups = player_groups(match.players)
        self.group_titles = [label(self, "heading", wrap=True) for _ in self.groups]
        self.no_moves = [label(self, "soft", wrap=True) for _ in self.groups]
        self._flawless_groups = [
            all(analysis.skills[seat].is_flawless for seat in seats) for seats in self.groups
        ]
        for words in (*self.group_titles, *self.no_moves):
            words.hide()
        self._no_moves_at_all = label(self, "soft", wrap=True)
        self._no_moves_at_all.setVisible(not analysis.decisive)
        self.moves = [
            TurningCard(match, turning, self)
            for seats in self.groups
            for turning in analysis.decisive
            if turning.seat in seats
        ]
        self._lay_out()
        places = [turning.place for turning in analysis.decisive]
        self.chart.chosen.connect(lambda number: self.come_to(places[number]))
        for move in self.moves:
            move.show_wanted.connect(self.show_wanted)
            move.play_on_wanted.connect(self.play_on_wanted)
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.setSpacing(appearance.scaled(8))
        column.addWidget(self._title)
        column.addWidget(self._no_moves_at_all)
        column.addWidget(self.chart_or_values, 1)
        column.addWidget(self.chart_or_values.toggle_button, 0, Qt.AlignmentFlag.AlignRight)
        column.addWidget(self.skill_table)
        column.addWidget(self._note)
        column.addStretch(0)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._columns.setContentsMargins(*(appearance.scaled(m) for m in (28, 4, 20, 8)))
        self._columns.setSpacing(appearance.scaled(20))
        self._columns.addLayout(column, 5)
        if self.moves:  # without moves the chart has the whole width
            self._columns.addWidget(self._lay_out_moves(), 4)

    def _lay_out_moves(self) -> QWidget:
        """Returns a widget with the cards of the decisive moves, by group."""
        body = QWidget(self)
        body.setObjectName("clear")
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, appearance.scaled(8), 0)
        column.setSpacing(appearance.scaled(6))
        parts = zip(
            self.group_titles, self.no_moves, self._flawless_groups, self.groups, strict=True
        )
        for title, no_moves, is_flawless, seats in parts:
            cards = [move for move in self.moves if move.turning.seat in seats]
            title.setVisible(bool(cards))
            no_moves.setVisible(not cards and is_flawless)
            for part in (title, *cards, no_moves):
                column.addWidget(part)
        column.addStretch(1)
        return body

    def come_to(self, place: int) -> None:
        """Scrolls to the card of the move at a place, points it out, and gives its button the
        focus.
        """
        for move in self.moves:
            is_move = move.turning.place == place
            move.point_out(is_on=is_move)
            if is_move:
                move.show_button.setFocus(Qt.FocusReason.OtherFocusReason)
                scroll_into_view(move)

    @override
    def retranslate(self) -> None:
        self._title.setText(self.chart.title())
        self.chart_or_values.retranslate()
        for title, seats in zip(self.group_titles, self.groups, strict=True):
            title.setText(render(self._group_title(seats)))
        for words, seats in zip(self.no_moves, self.groups, strict=True):
            words.setText(render(self._no_moves_text(seats)))
        self._no_moves_at_all.setText(render(N_("analysis", "No single move cost much.")))
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
        self.skill_table.retranslate()
        for move in self.moves:
            move.retranslate()
        self.chart.move_texts = [
            f"{move.made_label.text()}\n{move.loss_label.text()}"
            for move in sorted(self.moves, key=lambda move: move.turning.place)
        ]

    def _group_title(self, seats: Sequence[Seat]) -> Message:
        if len(self.groups) == 1 and len(seats) > 1:
            return N_("analysis", "Costliest moves")
        if self._match.players[seats[0]].level is None:
            return N_("analysis", "{player}: costliest moves").of(
                player=self._match.names[seats[0]]
            )
        return N_("analysis", "Opponents: costliest moves")

    def _no_moves_text(self, seats: Sequence[Seat]) -> Message:
        if len(seats) > 1:
            return N_("analysis", "The opponents made no costly moves.")
        return N_("analysis", "{player} made no costly moves.").of(
            player=self._match.names[seats[0]]
        )

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        is_wide = self.width() >= appearance.scaled(MIN_TWO_COLUMN_WIDTH)
        direction = QBoxLayout.Direction
        self._columns.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)
        max_height, min_height = (
            appearance.scaled(MAX_CHART_HEIGHT),
            appearance.scaled(MIN_CHART_HEIGHT),
        )
        if not is_wide:
            height_above = self._title.height() + appearance.scaled(16)
            if self._no_moves_at_all.isVisibleTo(self):
                height_above += self._no_moves_at_all.height() + appearance.scaled(8)
            max_height = max(min_height, min(max_height, self._visible_height() - height_above))
        self.chart.setMinimumHeight(min(max_height, appearance.scaled(MIN_HEIGHT)))
        self.chart_or_values.setMaximumHeight(max_height)

    def _visible_height(self) -> int:
        """Returns the height of the page that is visible at once, in pixels."""
        area = scroll_area_of(self)
        return self.height() if area is None else area.viewport().height()
