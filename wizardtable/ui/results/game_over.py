# SPDX-License-Identifier: MIT
"""The end of a game: the ranking, where the points came from, their chart, and what next."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import seeds
from wizardtable.core.game import Result, Seat, Tally
from wizardtable.core.match import Match
from wizardtable.core.text import N_, NN_, plain_tip
from wizardtable.play.helps import help_remark
from wizardtable.play.moment_text import victory
from wizardtable.play.sitter import sitter
from wizardtable.play.translate import render
from wizardtable.play.variation import Variation
from wizardtable.store.news import News
from wizardtable.ui.results.analysis_page import AnalysisPage
from wizardtable.ui.results.chart import Chart
from wizardtable.ui.results.findings_page import FindingsPage
from wizardtable.ui.results.news_row import NewsRow
from wizardtable.ui.results.values import ChartOrValues
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.mark_labels import MarkLabel, colours_of
from wizardtable.ui.style.materials import Material, shades_on
from wizardtable.ui.style.portraits import Portrait
from wizardtable.ui.style.widgets import (
    Brief,
    Dialog,
    Panel,
    button,
    keep_width,
    label,
    scrolled,
    with_role,
)

NARROW = 880
"""Pixels at 100 % below which ranking and chart stand one above the other."""

LARGEST = QSize(1240, 860)
"""Pixels at 100 %: beyond them lines are too long to be read with ease."""

MANY = 4
"""Seats above which the rows of the ranking lie closer together."""

TABS = 60
"""Pixels at 100 % that a second page with its tabs asks for."""

NEWS = 40
"""Pixels at 100 % that a piece of news asks for."""

PLACES = (
    N_("game over", "First place"),
    N_("game over", "Second place"),
    N_("game over", "Third place"),
    N_("game over", "Fourth place"),
    N_("game over", "Fifth place"),
    N_("game over", "Sixth place"),
)
"""Ranks, as they are said."""

LINE = N_("game over", "{what}: {points}")

STANDING = N_("game over", "{place}: {player}, {points}.")
"""A row of the ranking, as it is said."""

LOBBY = N_("deeds", "Lobby")


class GameOverDialog(Dialog):
    """Shows how a finished match ended.

    Signals:
        left(): back to the lobby; the dialog is closed then.
        rematch(bool): play again with the same players: True with the same seed, False with a
            new one. The dialog is closed then; closing it otherwise leaves the table to be
            looked at.
        replay(int, int): go through the match again from a place (actions done) on, as a seat
            knew it (-1: whoever is shown now); the dialog is closed then.
        shared(): a film of the match is wanted; the dialog stays.
        played_on(int): a copy of the match is to be played on from a place of it; the dialog is
            closed then.
    """

    material = Material.FELT

    left = Signal()
    rematch = Signal(bool)
    replay = Signal(int, int)
    shared = Signal()
    played_on = Signal(int)

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
        """`viewer` is the seat whose knowledge the tallies may use, None for the public's;
        `analysis` and `findings` are further pages; `news` is what the match brought."""
        crowded = len(names) > MANY
        height = (664 if crowded else 624) + (TABS if analysis or findings else 0)
        height += NEWS * min(2, len(news))
        super().__init__(parent, 980, height, LARGEST)
        result = match.result
        assert result is not None, "the game is not over"
        self._match = match
        self._names = tuple(names)
        self._result: Result = result
        tallies = match.spec.wording.tally(match.observe(viewer))
        self._title = label(self, "title", wrap=True)
        order = sorted(range(len(self._names)), key=lambda seat: result.ranks[seat])
        self.rows = [
            Ranked(
                Seat(seat), match, result, self._names[seat], tallies[seat], self, crowded=crowded
            )
            for seat in order
        ]
        self._chart_title = label(self, "heading")
        points, rounds = match.turn_points(), match.spec.counts_rounds
        self.chart = Chart(points, self._names, rounds=rounds, parent=self)
        self.chart.colours = colours_of(match.spec)
        self.values = ChartOrValues(self.chart, self)
        self._note = label(self, "soft", wrap=True)
        self.news = [NewsRow(one, self) for one in news]
        self.seed = button(self, "plain", self._copy_seed, "copy")
        self.lobby = button(self, "plain", self._leave, "home")
        self.look = button(self, "", self.reject)
        self.past = button(self, "", self._replay_all, "play")
        self.share = button(self, "", self.shared.emit, "share")
        self.again = button(self, "", lambda: self._play_again(True))
        self.anew = button(self, "primary", lambda: self._play_again(False))
        self._copied = False
        self.analysis, self.findings = analysis, findings
        self._further = [page for page in (analysis, findings) if page is not None]
        self.pages = QStackedWidget(self)
        tabs = range(1 + len(self._further)) if self._further else ()
        self.tabs = [button(self, "segment") for _ in tabs]
        for row, tab in enumerate(self.tabs):
            tab.toggled.connect(partial(self._turn_if, row))
        self._lay_out()
        self.pages.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.pages.setFocus()
        self.retranslate()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        winners = [self._names[seat] for seat in self._result.winners()]
        self.setWindowTitle(render(N_("GameOverDialog", "The match is over")))
        words = [render(N_("GameOverDialog", "Ranking"))]
        words += [render(N_("GameOverDialog", "Analysis"))] if self.analysis is not None else []
        words += (
            [render(N_("GameOverDialog", "What to learn"))] if self.findings is not None else []
        )
        for tab, told in zip(self.tabs, words, strict=False):
            tab.setText(told)
        title, gave_up = victory(winners), self._match.given_up
        if gave_up is not None:
            title = N_("game over", "{player} gave up: this is how the match stood").of(
                player=self._names[gave_up]
            )
        self._title.setText(render(title))
        self._chart_title.setText(self.chart.title())
        self.values.retranslate()
        self.lobby.setText(render(LOBBY))
        self.look.setText(render(N_("GameOverDialog", "View the table")))
        self.past.setText(render(N_("GameOverDialog", "Replay")))
        self.past.setToolTip(
            render(N_("GameOverDialog", "Watch the match again move by move, from any seat"))
        )
        self.share.setText(render(N_("GameOverDialog", "Share…")))
        self.share.setToolTip(render(N_("GameOverDialog", "Make a film of the match")))
        self.again.setText(render(N_("GameOverDialog", "Reuse seed")))
        self.again.setToolTip(
            render(
                N_(
                    "GameOverDialog",
                    "Play again with the same players and the same seed, for the same draws",
                )
            )
        )
        self.anew.setText(render(N_("GameOverDialog", "Play again")))
        seed = seeds.seed_text(self._match.seed)
        copied, copy = (
            words.replace("{seed}", seed)
            for words in (
                render(N_("GameOverDialog", "Seed {seed} copied")),
                render(N_("GameOverDialog", "Copy seed {seed}")),
            )
        )
        self.seed.setText(copied if self._copied else copy)
        keep_width(self.seed, copied, copy)
        self._note.setText(self._remark())
        self._note.setVisible(bool(self._note.text()))
        for row in self.rows:
            row.retranslate()
        for one in self.news:
            one.retranslate()
        self._tell_page()
        self._ranking.setAccessibleName(render(N_("GameOverDialog", "Ranking")))

    def _tell_page(self) -> None:
        """The focus comes to the pages first: who hears the match knows then how it ended."""
        row = self.pages.currentIndex()
        told = " ".join(one.told for one in self.rows)
        self.pages.setAccessibleName(self.tabs[row].text() if row else self._title.text())
        self.pages.setAccessibleDescription("" if row else told)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: Enter presses only a button that somebody has gone to, or the Enter that ended the
        match would begin another one before its end was seen."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif isinstance(chosen := self.focusWidget(), QAbstractButton):
            chosen.click()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: puts ranking and chart beside each other where there is room."""
        super().resizeEvent(event)
        wide = self.width() >= appearance.scaled(NARROW)
        direction = QBoxLayout.Direction
        self._halves.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        self._halves.setSpacing(appearance.scaled(24 if wide else 4))
        self._halves.setStretch(0, int(wide))

    def _remark(self) -> str:
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

    def _copy_seed(self) -> None:
        QGuiApplication.clipboard().setText(seeds.seed_text(self._match.seed))
        self._copied = True
        self.retranslate()

    def _leave(self) -> None:
        self.accept()
        self.left.emit()

    def _play_again(self, same: bool) -> None:
        self.accept()
        self.rematch.emit(same)

    def _turn_if(self, row: int, chosen: bool) -> None:
        if chosen and self.pages.currentIndex() != row:
            self.turn_to(row)

    def turn_to(self, row: int) -> None:
        """Show the ranking (0) or a further page: the analysis, what to learn."""
        self.pages.setCurrentIndex(row)
        for number, tab in enumerate(self.tabs):
            tab.setChecked(number == row)
            focus = Qt.FocusPolicy.StrongFocus if number == row else Qt.FocusPolicy.ClickFocus
            tab.setFocusPolicy(focus)  # arrows lead to the others, as among any one of several
        self._tell_page()
        if self.analysis is not None and self.pages.currentWidget() is self.analysis:
            self.analysis.open()

    def come_to(self, place: int) -> None:
        """Bring what the page that is seen says of a place of the match into sight."""
        page = self.pages.currentWidget()
        for one in self._further:
            if one is page:
                one.come_to(place)

    @property
    def moments(self) -> tuple[int, ...]:
        """The places of the match of which the page that is seen speaks."""
        if self.findings is not None and self.pages.currentWidget() is self.findings:
            return self.findings.moments
        return tuple(one.place for one in self.variations)

    @property
    def variations(self) -> tuple[Variation, ...]:
        """What would have been better in the match, unless the page that is seen speaks of other
        places."""
        if self.findings is not None and self.pages.currentWidget() is self.findings:
            return ()
        return self.analysis.variations if self.analysis is not None else ()

    def _replay_all(self) -> None:
        self._go_through(0, -1)

    def _go_through(self, place: int, seat: int) -> None:
        self.accept()
        self.replay.emit(place, seat)

    def _play_on(self, place: int) -> None:
        self.accept()
        self.played_on.emit(place)

    def _lay_out(self) -> None:
        body = QWidget(self)
        body.setObjectName("clear")
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, body)
        self._halves.setContentsMargins(*(appearance.scaled(m) for m in (28, 4, 28, 8)))
        ranking = QVBoxLayout()
        ranking.setSpacing(appearance.scaled(6 if len(self.rows) > MANY else 8))
        for row in self.rows:
            ranking.addWidget(row)
        ranking.addStretch()
        course = QVBoxLayout()
        course.setSpacing(appearance.scaled(8))
        for one in self.news:
            course.addWidget(one)
        course.addLayout(ButtonRow((self.values.button, self.seed), (self._chart_title,)))
        course.addWidget(self.values, 1)
        course.addWidget(self._note)
        self._halves.addLayout(ranking)
        self._halves.addLayout(course, 1)
        self._ranking = scrolled(body)
        self.pages.addWidget(self._ranking)
        foot = (self.lobby, self.look, self.past, self.share, self.again, self.anew)
        self.furnish(self._title, self.pages, *foot)
        if self.analysis is not None:
            self.analysis.shown.connect(lambda one: self._go_through(one.place, one.seat))
            self.analysis.played_on.connect(self._play_on)
        if self.findings is not None:
            self.findings.shown.connect(lambda one: self._go_through(one.places[0], one.seat))
            if self.analysis is None:
                self.findings.analysis.hide()
            else:
                at = 1 + self._further.index(self.analysis)
                self.findings.analysis_wanted.connect(lambda: self.turn_to(at))
        if self._further:
            self._lay_out_tabs()

    def _lay_out_tabs(self) -> None:
        """Several pages, with a tab for each between the title and what is shown."""
        for page in self._further:
            self.pages.addWidget(page)
        row = QHBoxLayout()
        row.setSpacing(appearance.scaled(4))
        row.addStretch()
        for tab in self.tabs:
            tab.setCheckable(True)
            tab.setAutoExclusive(True)  # so that it is one of several, and no check box
            row.addWidget(tab)
        row.addStretch()
        whole = self.layout()
        assert isinstance(whole, QVBoxLayout)
        whole.insertLayout(2, row)
        self.turn_to(0)


class Ranked(Panel):
    """One seat of the ranking: rank, mark, name, score, and where the score came from.

    Attributes:
        told: all of it in words.
    """

    def __init__(
        self,
        seat: Seat,
        match: Match,
        result: Result,
        name: str,
        tally: Tally,
        parent: QWidget,
        *,
        crowded: bool = False,
    ) -> None:
        super().__init__(parent, corners=result.ranks[seat] == 1)
        self._match = match
        self._tally = tally
        self._level = match.players[seat].level
        self._sitter = sitter(match.spec, match.players[seat])
        self._likeness = Portrait(24 if crowded else 30, self)
        self._likeness.keep_room(any(player.wizard for player in match.players))
        self._likeness.show_wizard(self._sitter.wizard)
        self._points = result.scores[seat]
        self.told = ""
        self._rank = Rank(result.ranks[seat], self)
        self._name = label(self, "lead")
        self._name.setText(name)
        self._kind = with_role(Brief(self), "soft")
        self._score = label(self, "heading")
        self._note = label(self, wrap=True)
        self._lines = label(self, "soft", wrap=True)
        grid = QGridLayout(self)
        air = 6 if crowded else 9
        grid.setContentsMargins(*(appearance.scaled(m) for m in (18, air, 18, air)))
        grid.setHorizontalSpacing(appearance.scaled(8))
        grid.setVerticalSpacing(0 if crowded else appearance.scaled(2))
        grid.addWidget(self._rank, 0, 0, 3, 1)
        grid.addWidget(MarkLabel(seat, colours_of(match.spec), self), 0, 1)
        grid.addWidget(self._likeness, 0, 2)
        grid.addWidget(self._name, 0, 3)
        grid.addWidget(self._kind, 0, 4)
        grid.addWidget(self._score, 0, 5, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self._note, 1, 1, 1, 5)
        grid.addWidget(self._lines, 2, 1, 1, 5)
        grid.setColumnStretch(4, 1)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._rank.retranslate()
        self._score.setText(render(NN_("game over", "%n point(s)", "", self._points)))
        levels = {level.id: level.title for level in self._match.spec.levels}
        self._kind.setText(render(levels[self._level]) if self._level in levels else "")
        for part in (self._kind, self._likeness):
            part.setToolTip(plain_tip("\n".join(self._sitter.about_texts())))
        # What ranks before the points stands before them.
        note = self._tally.note
        self._note.setText(render(note) if note is not None else "")
        self._note.setVisible(note is not None)
        told = [
            render(LINE.of(what=what, points=points))
            for what, points in self._tally.lines
            if points
        ]
        # A kind of points and its figure stay on one line.
        self._lines.setText("   ".join(text.replace(" ", "\N{NO-BREAK SPACE}") for text in told))
        self._lines.setVisible(bool(told))
        self._lines.setAccessibleName(" ".join(f"{one}." for one in told))  # as in what is told
        place = self._rank.accessibleName()
        words = STANDING.of(place=place, player=self._name.text(), points=self._score.text())
        self.told = " ".join(
            [render(words), *(f"{one}." for one in (self._note.text(), *told) if one)]
        )
        self.be_heard(self.told)


class Rank(QWidget):
    """A rank on a medal: gold for the first, silver and bronze after, plain for the rest."""

    METALS = (("#f3d98c", "#a87a24"), ("#eef1f2", "#8d979b"), ("#e5b184", "#91562a"))

    def __init__(self, rank: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rank = rank
        self.retranslate()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        """Put what is said of it in the language of now."""
        if self._rank <= len(PLACES):
            self.setAccessibleName(render(PLACES[self._rank - 1]))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: a square as high as two lines."""
        return QSize(appearance.scaled(38), appearance.scaled(38))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the medal and its numeral."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        worn = shades_on(self)
        if self._rank <= len(self.METALS):
            face, rim = self.METALS[self._rank - 1]
            ink = "#2a1c10"
        else:
            face, rim, ink = worn.raised, worn.line, worn.text
        painter.setPen(QPen(QColor(rim), appearance.scaled(2)))
        painter.setBrush(QColor(face))
        painter.drawEllipse(room)
        inset = appearance.scaled(4)
        painter.setPen(QPen(QColor(rim), 1))
        painter.drawEllipse(room.adjusted(inset, inset, -inset, -inset))
        painter.setPen(QColor(ink))
        painter.setFont(appearance.serif(17, bold=True))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(self._rank))
        painter.end()
