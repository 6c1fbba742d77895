# SPDX-License-Identifier: MIT
"""The end of a match: its ranking with the origin of the points, a chart, news, and what to do
next.
"""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import override, seeds
from wizardtable.core.arranged import purposes
from wizardtable.core.arranged.challenge import table_of_match
from wizardtable.core.game import Result, Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_
from wizardtable.play.helps import help_remark
from wizardtable.play.moment_text import victory_sentence
from wizardtable.play.sitter import sitter
from wizardtable.play.translate import render
from wizardtable.play.variation import Variation
from wizardtable.play.winning_words import closing_words
from wizardtable.store.news import News
from wizardtable.ui.results.analysis_page import AnalysisPage
from wizardtable.ui.results.chart import Chart
from wizardtable.ui.results.chart_or_values import ChartOrValues
from wizardtable.ui.results.findings_page import FindingsPage
from wizardtable.ui.results.news_row import NewsRow
from wizardtable.ui.results.ranking_row import RankingRow
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.mark_labels import colours_of
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.portraits import Portrait
from wizardtable.ui.style.widgets import (
    Dialog,
    button,
    in_scroll_area,
    keep_width,
    label,
)

MIN_TWO_COLUMN_WIDTH = 880
"""Smallest width, in pixels at 100 %, at which the chart stands beside the ranking."""

MAX_SIZE = QSize(1240, 860)
"""Largest size, in pixels at 100 %; in a larger dialog the lines would be too long to read."""

MAX_SPACIOUS_SEATS = 4
"""With more seats than this, the rows of the ranking lie closer together."""

TABS_HEIGHT = 60
"""Height that the tabs need if there are several pages, in pixels at 100 %."""

NEWS_HEIGHT = 40
"""Height that a piece of news needs, in pixels at 100 %."""

PORTRAIT_SIDE = 54
"""Side of a winner's portrait beside the title, in pixels at 100 %."""

MIN_PORTRAITS_WIDTH = 600
"""Smallest width, in pixels at 100 %, at which portraits stand beside the title."""

MIN_SPOKEN_HEIGHT = 470
"""Smallest height, in pixels at 100 %, at which the dialog shows what a wizard says."""

SPOKEN_LINE = N_("game over", "{player}: “{words}”")

LOBBY_WORDS = N_("deeds", "Lobby")


class GameOverDialog(Dialog):
    """The dialog with the ranking of a finished match, and its further pages.

    A place is the number of actions played before it.

    Attributes:
        ranking_rows: the rows of the ranking, the winner first.
        chart: the chart of the points.
        chart_or_values: the chart, or a table of its values in its place.
        news: the rows with the news that the match brought.
        analysis: the page with the analysis; None if there is none.
        findings: the page with what people can learn from the match; None if there is none.
        pages: the stack of the ranking and the further pages.
        tabs: the buttons of the pages; empty if the ranking is the only page.
        lobby_button, view_table_button, replay_button, share_button, same_draws_button,
        play_again_button: the buttons of the foot.
        code_button: copies the match code.
        challenge_button: offers the table to friends; hidden if it cannot be a challenge.

    Signals:
        lobby_wanted(): The player goes to the lobby; the dialog is closed.
        rematch_wanted(bool): The player wants a match with the same players, and with the same
            match code (True) or a new one (False); the dialog is closed.
        replay_wanted(int, int): The player wants to see the match again from this place, as this
            seat saw it; -1 stands for the seat that sees the table now. The dialog is closed.
        share_wanted(): The player wants a film of the match; the dialog stays.
        play_on_wanted(int): The player wants to play on from this place in a copy of the match; the
            dialog is closed.
        challenge_wanted(): The player offers the table to friends; the dialog is closed.
    """

    material = Material.FELT

    lobby_wanted = Signal()
    rematch_wanted = Signal(bool)
    replay_wanted = Signal(int, int)
    share_wanted = Signal()
    play_on_wanted = Signal(int)
    challenge_wanted = Signal()

    def __init__(
        self,
        match: Match,
        names: Sequence[str],
        viewer: Seat | None,
        parent: QWidget | None = None,
        analysis: AnalysisPage | None = None,
        findings: FindingsPage | None = None,
        news: Sequence[News] = (),
    ) -> None:
        """Shows the ranking of a match.

        Args:
            match: the finished match.
            names: the names of the players, by seat.
            viewer: the seat whose knowledge the explanation of the points may use; None for the
                public.
            parent: the parent widget.
            analysis: the page with the analysis; None for none.
            findings: the page with what people can learn from the match; None for none.
            news: what the match brought.
        """
        is_crowded = len(names) > MAX_SPACIOUS_SEATS
        height = (664 if is_crowded else 624) + (TABS_HEIGHT if analysis or findings else 0)
        height += NEWS_HEIGHT * min(2, len(news))
        super().__init__(parent, 980, height, MAX_SIZE)
        result = match.result
        assert result is not None, "the game is not over"
        self._match = match
        self._names = tuple(names)
        self._result: Result = result
        tallies = match.spec.wording.tally(match.observe(viewer))
        self._title = label(self, "title", wrap=True)
        self._spoken_label = label(self, "soft", wrap=True)
        self._spoken_label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._spoken = closing_words(match)
        self._portraits = [Portrait(PORTRAIT_SIDE, self) for _ in range(2)]
        winners = [sitter(match.spec, match.players[seat]).wizard for seat in result.winners()]
        self._winning_wizards = [*winners, ""][:2]
        order = sorted(range(len(self._names)), key=lambda seat: result.ranks[seat])
        self.ranking_rows = [
            RankingRow(
                Seat(seat),
                match,
                result,
                self._names[seat],
                tallies[seat],
                self,
                is_crowded=is_crowded,
            )
            for seat in order
        ]
        self._chart_title = label(self, "heading")
        points, rounds = match.turn_points(), match.spec.counts_rounds
        self.chart = Chart(points, self._names, rounds=rounds, parent=self)
        self.chart.colours = colours_of(match.spec)
        self.chart_or_values = ChartOrValues(self.chart, self)
        self._note_label = label(self, "soft", wrap=True)
        self.news = [NewsRow(piece, self) for piece in news]
        self.code_button = button(self, "plain", self._copy_code, "copy")
        self.challenge_button = button(self, "plain", self._challenge, "friends")
        self.challenge_button.setVisible(table_of_match(match) is not None)
        self.lobby_button = button(self, "plain", self._leave, "home")
        self.view_table_button = button(self, "", self.reject)
        self.replay_button = button(self, "", self._replay_all, "play")
        self.share_button = button(self, "", self.share_wanted.emit, "share")
        self.same_draws_button = button(self, "", lambda: self._play_again(True))
        self.play_again_button = button(self, "primary", lambda: self._play_again(False))
        self._has_copied_code = False
        self.analysis, self.findings = analysis, findings
        self._further_pages = [page for page in (analysis, findings) if page is not None]
        self.pages = QStackedWidget(self)
        tabs = range(1 + len(self._further_pages)) if self._further_pages else ()
        self.tabs = [button(self, "segment") for _ in tabs]
        for row, tab in enumerate(self.tabs):
            tab.toggled.connect(partial(self._turn_if_checked, row))
        self._lay_out()
        self.pages.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.pages.setFocus()
        self.retranslate()

    def _lay_out(self) -> None:
        body = QWidget(self)
        body.setObjectName("clear")
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, body)
        self._columns.setContentsMargins(*(appearance.scaled(m) for m in (28, 4, 28, 8)))
        ranking = QVBoxLayout()
        ranking.setSpacing(
            appearance.scaled(6 if len(self.ranking_rows) > MAX_SPACIOUS_SEATS else 8)
        )
        for row in self.ranking_rows:
            ranking.addWidget(row)
        ranking.addWidget(self.challenge_button, 0, Qt.AlignmentFlag.AlignLeft)
        ranking.addStretch()
        course = QVBoxLayout()
        course.setSpacing(appearance.scaled(8))
        for news_row in self.news:
            course.addWidget(news_row)
        course.addLayout(
            ButtonRow((self.chart_or_values.toggle_button, self.code_button), (self._chart_title,))
        )
        course.addWidget(self.chart_or_values, 1)
        course.addWidget(self._note_label)
        self._columns.addLayout(ranking)
        self._columns.addLayout(course, 1)
        self._ranking = in_scroll_area(body)
        self.pages.addWidget(self._ranking)
        foot = (
            self.lobby_button,
            self.view_table_button,
            self.replay_button,
            self.share_button,
            self.same_draws_button,
            self.play_again_button,
        )
        self.furnish(self._title, self.pages, *foot)
        self._lay_out_head()
        if self.analysis is not None:
            self.analysis.show_wanted.connect(
                lambda turning: self._open_replay(turning.place, turning.seat)
            )
            self.analysis.play_on_wanted.connect(self._play_on)
        if self.findings is not None:
            self.findings.show_wanted.connect(
                lambda finding: self._open_replay(finding.places[0], finding.seat)
            )
            if self.analysis is None:
                self.findings.analysis_button.hide()
            else:
                analysis_tab = 1 + self._further_pages.index(self.analysis)
                self.findings.analysis_wanted.connect(lambda: self.turn_to(analysis_tab))
        if self._further_pages:
            self._lay_out_tabs()

    def _lay_out_head(self) -> None:
        """Puts the winners' portraits beside the title, and a wizard's words below the title."""
        whole = self.layout()
        assert isinstance(whole, QVBoxLayout)
        whole.removeWidget(self._title)
        head, middle = QHBoxLayout(), QVBoxLayout()
        head.setContentsMargins(*(appearance.scaled(m) for m in (22, 0, 22, 0)))
        middle.setSpacing(0)
        middle.addWidget(self._title)
        middle.addWidget(self._spoken_label)
        head.addWidget(self._portraits[0])
        head.addLayout(middle, 1)
        head.addWidget(self._portraits[1])
        whole.insertLayout(0, head)

    def _lay_out_tabs(self) -> None:
        """Adds the further pages, and a tab for each page below the title."""
        for page in self._further_pages:
            self.pages.addWidget(page)
        row = QHBoxLayout()
        row.setSpacing(appearance.scaled(4))
        row.addStretch()
        for tab in self.tabs:
            tab.setCheckable(True)
            tab.setAutoExclusive(True)  # for a screen reader, a choice and not a check box
            row.addWidget(tab)
        row.addStretch()
        whole = self.layout()
        assert isinstance(whole, QVBoxLayout)
        whole.insertLayout(2, row)
        self.turn_to(0)

    def turn_to(self, row: int) -> None:
        """Shows the ranking (0) or a further page: the analysis, then what to learn."""
        self.pages.setCurrentIndex(row)
        for number, tab in enumerate(self.tabs):
            tab.setChecked(number == row)
            focus = Qt.FocusPolicy.StrongFocus if number == row else Qt.FocusPolicy.ClickFocus
            tab.setFocusPolicy(focus)  # the arrow keys lead to the other tabs
        self._describe_page()
        if self.analysis is not None and self.pages.currentWidget() is self.analysis:
            self.analysis.open()

    def _turn_if_checked(self, row: int, is_checked: bool) -> None:
        if is_checked and self.pages.currentIndex() != row:
            self.turn_to(row)

    def come_to(self, place: int) -> None:
        """Scrolls to what the visible page says of a place."""
        page = self.pages.currentWidget()
        for further_page in self._further_pages:
            if further_page is page:
                further_page.come_to(place)

    @property
    def moments(self) -> tuple[int, ...]:
        """The places of the match that the visible page speaks of."""
        if self.findings is not None and self.pages.currentWidget() is self.findings:
            return self.findings.moments
        return tuple(variation.place for variation in self.variations)

    @property
    def variations(self) -> tuple[Variation, ...]:
        """The better lines of moves that the analysis found; empty on the page of what to learn."""
        if self.findings is not None and self.pages.currentWidget() is self.findings:
            return ()
        return self.analysis.variations if self.analysis is not None else ()

    def _copy_code(self) -> None:
        QGuiApplication.clipboard().setText(seeds.seed_text(self._match.seed))
        self._has_copied_code = True
        self.retranslate()

    def _challenge(self) -> None:
        self.accept()
        self.challenge_wanted.emit()

    def _leave(self) -> None:
        self.accept()
        self.lobby_wanted.emit()

    def _play_again(self, has_same_code: bool) -> None:
        self.accept()
        self.rematch_wanted.emit(has_same_code)

    def _replay_all(self) -> None:
        self._open_replay(0, -1)

    def _open_replay(self, place: int, seat: int) -> None:
        self.accept()
        self.replay_wanted.emit(place, seat)

    def _play_on(self, place: int) -> None:
        self.accept()
        self.play_on_wanted.emit(place)

    @override
    def retranslate(self) -> None:
        winners = [self._names[seat] for seat in self._result.winners()]
        self.setWindowTitle(render(N_("GameOverDialog", "The match is over")))
        words = [render(N_("GameOverDialog", "Ranking"))]
        words += [render(N_("GameOverDialog", "Analysis"))] if self.analysis is not None else []
        words += (
            [render(N_("GameOverDialog", "What to learn"))] if self.findings is not None else []
        )
        for tab, tab_words in zip(self.tabs, words, strict=False):
            tab.setText(tab_words)
        title, gave_up = victory_sentence(winners), self._match.given_up
        if gave_up is not None:
            title = N_("game over", "{player} gave up: this is how the match stood").of(
                player=self._names[gave_up]
            )
        self._title.setText(render(title))
        if self._spoken is not None:
            seat, spoken = self._spoken
            self._spoken_label.setText(
                render(SPOKEN_LINE.of(player=self._names[seat], words=spoken))
            )
        self._show_portraits_and_words()
        self._chart_title.setText(self.chart.title())
        self.chart_or_values.retranslate()
        self.lobby_button.setText(render(LOBBY_WORDS))
        self.view_table_button.setText(render(N_("GameOverDialog", "View the table")))
        self.replay_button.setText(render(N_("GameOverDialog", "Replay")))
        self.replay_button.setToolTip(
            render(N_("GameOverDialog", "Watch the match again move by move, from any seat"))
        )
        self.share_button.setText(render(N_("GameOverDialog", "Share…")))
        self.share_button.setToolTip(render(N_("GameOverDialog", "Make a film of the match")))
        self.same_draws_button.setText(render(N_("GameOverDialog", "Same draws")))
        self.same_draws_button.setToolTip(
            render(
                N_(
                    "GameOverDialog",
                    "Play again with the same players and match code to get the same draws",
                )
            )
        )
        self.play_again_button.setText(render(N_("GameOverDialog", "Play again")))
        seed = seeds.seed_text(self._match.seed)
        copied, copy = (
            render(words.of(seed=seed))
            for words in (
                N_("GameOverDialog", "Match code {seed} copied"),
                N_("GameOverDialog", "Copy match code {seed}"),
            )
        )
        self.code_button.setText(copied if self._has_copied_code else copy)
        keep_width(self.code_button, copied, copy)
        offer = N_("GameOverDialog", "Challenge a friend")
        if purposes.kind(self._match.purpose) in (purposes.CHALLENGE, purposes.WEEKLY):
            offer = N_("GameOverDialog", "Compare with friends")
        self.challenge_button.setText(render(offer))
        self._note_label.setText(self._note_text())
        self._note_label.setVisible(bool(self._note_label.text()))
        for row in self.ranking_rows:
            row.retranslate()
        for news_row in self.news:
            news_row.retranslate()
        self._describe_page()
        self._ranking.setAccessibleName(render(N_("GameOverDialog", "Ranking")))

    def _describe_page(self) -> None:
        """Sets what a screen reader says of the visible page; the ranking is read out."""
        index = self.pages.currentIndex()
        ranking_text = " ".join(row.spoken_text for row in self.ranking_rows)
        self.pages.setAccessibleName(self.tabs[index].text() if index else self._title.text())
        self.pages.setAccessibleDescription("" if index else ranking_text)

    def _note_text(self) -> str:
        if self._match.origin is not None:
            return render(
                N_(
                    "GameOverDialog",
                    "This match does not count in the statistics: it was continued from another "
                    "match.",
                )
            )
        people = sum(player.level is None for player in self._match.players)
        if people == 1 and (remark := help_remark(self._match)) is not None:
            return render(remark)
        if self._match.given_up is not None and people == 1:
            return render(
                N_("GameOverDialog", "A match that you give up counts as lost in the statistics.")
            )
        if self._match.earlier:
            return render(
                N_("GameOverDialog", "The chart starts at the earliest turn still on record.")
            )
        return ""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        # Otherwise the Enter that ended the match would at once begin another one.
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif isinstance(chosen := self.focusWidget(), QAbstractButton):
            chosen.click()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._show_portraits_and_words()
        is_wide = self.width() >= appearance.scaled(MIN_TWO_COLUMN_WIDTH)
        direction = QBoxLayout.Direction
        self._columns.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)
        self._columns.setSpacing(appearance.scaled(24 if is_wide else 4))
        self._columns.setStretch(0, int(is_wide))

    def _show_portraits_and_words(self) -> None:
        """Shows portraits and a wizard's words if there is enough space."""
        has_room = self.height() >= appearance.scaled(MIN_SPOKEN_HEIGHT)
        self._spoken_label.setVisible(self._spoken is not None and has_room)
        has_width = self.width() >= appearance.scaled(MIN_PORTRAITS_WIDTH)
        for portrait, wizard in zip(self._portraits, self._winning_wizards, strict=True):
            portrait.keep_room(has_width and any(self._winning_wizards))
            portrait.show_wizard(wizard if has_width else "")
