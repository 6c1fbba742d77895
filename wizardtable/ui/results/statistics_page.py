# SPDX-License-Identifier: MIT
"""The statistics: the player's results in each game, against each level of opponents."""

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import catalog, files, override
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render, spoken_texts
from wizardtable.store import statistics
from wizardtable.store.paths import DataDir
from wizardtable.store.statistics import Standing
from wizardtable.ui.profile import Profile
from wizardtable.ui.results.help_choice import HelpChoice
from wizardtable.ui.services import Services
from wizardtable.ui.style import appearance
from wizardtable.ui.style.covers.game_picture import GamePicture
from wizardtable.ui.style.covers.invitation import Invitation
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.question import QuestionSheet, Reply
from wizardtable.ui.style.widgets import (
    Page,
    Panel,
    button,
    in_scroll_area,
    label,
    scroll_into_view,
)
from wizardtable.ui.style.written_days import written_day_of

BASELINE_TITLES = {
    "random": N_("statistics", "Random player"),
    "greedy": N_("statistics", "Greedy player"),
}
"""Titles of the opponents that are no level of a game, by their id, weakest first."""

COVER_WIDTH, MAX_COVER_HEIGHT = 118, 150
"""Width and largest height of the cover beside a game's results, in pixels at 100 %."""

MIN_WIDTH_WITH_COVER = 680
"""Smallest width of a panel with a cover, in pixels at 100 %."""


def of_player(profile: Profile, _services: Services, parent: QWidget) -> "StatisticsPage":
    """Returns the statistics page of the current player."""
    return StatisticsPage(profile.data, parent)


class StatisticsPage(Page):
    """The page with the results of the player's finished matches.

    Attributes:
        help_choice: the choice between all matches and those without help.
        game_panels: the panels of the games with results.
        reset_button: the button that erases the results.
        foot: the buttons that belong in the foot of the dialog.

    Signals:
        results_erased(): The player has erased all results.
        wanted(str, object): The player wants to open another page, given its route and its subject.
    """

    results_erased = Signal()
    wanted = Signal(str, object)

    def __init__(self, data: DataDir, parent: QWidget | None = None) -> None:
        """Shows the results of a player.

        Args:
            data: the folder with the player's files.
            parent: the parent widget.
        """
        super().__init__(parent)
        self._data = data
        self._note = label(self, "soft", wrap=True)
        self._problem = label(self, "problem", wrap=True)
        self.help_choice = HelpChoice(self)
        self.help_choice.changed.connect(self._show_games)
        self._empty = Invitation(N_("player", "Which game would you like to play?"), self)
        self._empty.taken.connect(lambda game: self.wanted.emit("new_match", game))
        self.game_panels: list[GameStandings] = []
        self.reset_button = button(self, "", self._ask_reset, "trash")
        self.foot = (self.reset_button,)
        self._lay_out()
        self.refresh()

    def _lay_out(self) -> None:
        body = QWidget(self)
        body.setObjectName("clear")
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(0, 0, appearance.scaled(6), 0)
        self._column.setSpacing(appearance.scaled(12))
        self._column.addWidget(self._note)  # below the results, so that they stay in sight
        self._column.addStretch()
        self._scroll = in_scroll_area(body)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the Tab key leads to the panels
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(appearance.scaled(8))
        whole.addWidget(self._problem)
        whole.addWidget(self.help_choice)
        whole.addWidget(self._scroll, 1)
        whole.addWidget(self._empty, 1)

    def refresh(self) -> None:
        """Reads the results from the disk again, and shows them."""
        self._finished, self._read_problem = statistics.read(self._data)
        self._since = statistics.counted_since(self._data, self._finished)
        self.help_choice.update_visibility(self._finished)
        self._show_games()
        self.reset_button.setEnabled(bool(self.game_panels) or statistics.has_results(self._data))

    def _show_games(self) -> None:
        """Shows the results of the matches that `help_choice` chooses."""
        finished = self.help_choice.chosen_matches(self._finished)
        for game in self.game_panels:
            self._column.removeWidget(game)
            game.deleteLater()
        self.game_panels = []
        for spec in catalog.all():
            levels = [*BASELINE_TITLES, *(level.id for level in spec.levels)]
            for is_own_box in (False, True):
                game_matches = [
                    match
                    for match in finished
                    if match.game == spec.id and bool(match.setup.data) == is_own_box
                ]
                if game_matches:
                    standings = statistics.standings(game_matches, levels)
                    panel = GameStandings(spec.id, standings, self, is_own_box=is_own_box)
                    self.game_panels.append(panel)
        for index, game in enumerate(self.game_panels):
            self._column.insertWidget(index, game)
        self._scroll.setVisible(bool(self.game_panels))
        self._empty.setVisible(not self.game_panels)
        self.retranslate()

    def come_to(self, game_id: object) -> None:
        """Scrolls to the results in a game, given its id; nothing happens if there are none."""
        for game in self.game_panels:
            if game.game_id == game_id:
                game.setFocus(Qt.FocusReason.OtherFocusReason)
                scroll_into_view(game)

    def erase_results(self) -> None:
        """Erases all results and findings; if the disk cannot be written, the page says why."""
        try:
            statistics.reset_statistics(self._data)
        except files.FileError as problem:
            self._read_problem = problem.reason
            self.retranslate()
            return
        self.refresh()
        self.results_erased.emit()

    def _ask_reset(self) -> None:
        question = render(
            N_("StatisticsPage", "Reset the statistics? All results so far will be erased.")
        )
        title = render(N_("StatisticsPage", "Reset statistics"))
        sheet = QuestionSheet(self, title, question)
        sheet.offer(N_("StatisticsPage", "Reset statistics"), Reply.YES)
        sheet.offer(N_("StatisticsPage", "Keep"), Reply.NO, first=True)
        if sheet.asks_yes():
            self.erase_results()

    @override
    def retranslate(self) -> None:
        self.help_choice.retranslate()
        empty_words = N_(
            "StatisticsPage",
            "None of your matches counts here yet. A match counts if you are the only person at "
            "the table, make your own decisions, and finish the match or give it up.",
        )
        if self.help_choice.unaided_button.isChecked():
            empty_words = N_("StatisticsPage", "No finished matches without help yet.")
        self._empty.setText(render(empty_words))
        note = N_(
            "StatisticsPage",
            "A match against opponents at different levels counts under the strongest level. A "
            "match does not count if the Grand Magus made more than a tenth of your decisions, "
            "or if an earlier match had the same match code, options and number of players.",
        )
        sentences = [] if self._since is None else [render(since_words(self._since))]
        self._note.setText(" ".join([*sentences, render(note)]))
        self._problem.setText(render(self._read_problem) if self._read_problem is not None else "")
        self._problem.setVisible(self._read_problem is not None)
        self.reset_button.setText(render(N_("StatisticsPage", "Reset statistics")))
        for game in self.game_panels:
            game.retranslate()


def since_words(since: int) -> Message:
    """Returns a sentence with the day since which matches count.

    Args:
        since: the time of that day, in seconds since 1970.
    """
    return N_("statistics", "Results since {date}.").of(date=written_day_of(since))


class GameStandings(Panel):
    """The panel of one game, with a line of results for each level of opponents.

    Attributes:
        game_id: the id of the game.
        lines: the labels of each line.
    """

    def __init__(
        self,
        game_id: str,
        standings: list[Standing],
        parent: QWidget,
        *,
        is_own_box: bool = False,
    ) -> None:
        """Makes the panel; `is_own_box` is true for matches with boxes that players entered."""
        super().__init__(parent)
        self._is_own_box = is_own_box
        self.game_id, self._spec = game_id, catalog.get(game_id)
        self._standings = standings
        self._title = label(self, "heading")
        self._headings = [label(self, "soft", wrap=True) for _ in range(5)]
        self.lines = [[label(self) for _ in range(5)] for _ in standings]
        self._cover = GamePicture(game_id, self, after_others=True)
        self._cover.setFixedWidth(appearance.scaled(COVER_WIDTH))
        self._cover.setMaximumHeight(appearance.scaled(MAX_COVER_HEIGHT))
        whole = QHBoxLayout(self)
        whole.setContentsMargins(*(appearance.scaled(m) for m in (18, 16, 18, 16)))
        whole.setSpacing(appearance.scaled(18))
        whole.addWidget(self._cover)
        grid = QGridLayout()
        whole.addLayout(grid, 1)
        grid.setHorizontalSpacing(appearance.scaled(14))
        grid.setVerticalSpacing(appearance.scaled(7))
        grid.addWidget(self._title, 0, 0, 1, 6)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        for row, line in enumerate([self._headings, *self.lines], start=1):
            for column, words in enumerate(line):
                place = column if column < 2 else column + 1
                if column:
                    words.setAlignment(right)
                grid.addWidget(words, row, place)
        self._headings[0].setAlignment(Qt.AlignmentFlag.AlignBottom)
        for row, standing in enumerate(standings, start=2):
            grid.addWidget(ShareBar(standing.won_count / standing.played_count, self), row, 2)
        grid.setColumnStretch(2, 1)
        grid.setRowStretch(len(standings) + 2, 1)

    def retranslate(self) -> None:
        """Sets all words in the current language."""
        title = (
            N_("GameStandings", "{game}: your own boxes") if self._is_own_box else self._spec.title
        )
        self._title.setText(render(title.of(game=self._spec.title)))
        headings = (
            render(N_("GameStandings", "Strongest opponent")),
            render(N_("GameStandings", "Won")),
            render(N_("GameStandings", "Average lead (points)")),
            render(N_("GameStandings", "Current streak")),
            render(N_("GameStandings", "Best streak")),
        )
        for heading, words in zip(self._headings, headings, strict=True):
            heading.setText(words)
        for line, standing in zip(self.lines, self._standings, strict=True):
            self._fill_line(line, standing)
        sentence = N_("GameStandings", "{head}: {figure}.")
        rows = [
            render(sentence.of(head=heading, figure=words.text()))
            for line in self.lines
            for heading, words in zip(headings, line, strict=True)
        ]
        self.be_heard(self._title.text(), spoken_texts(rows))

    def _fill_line(self, line: list[QLabel], standing: Standing) -> None:
        titles = {**BASELINE_TITLES, **{level.id: level.title for level in self._spec.levels}}
        title = titles.get(standing.level)
        wins = N_("GameStandings", "{won} of {played}")
        wins = wins.of(won=standing.won_count, played=standing.played_count)
        lead = QLocale().toString(abs(standing.margin), "f", 1)
        sign = "+" if standing.margin > 0 else "\u2212" if standing.margin < 0 else ""
        texts = (
            render(title) if title is not None else standing.level,
            render(wins),
            sign + lead,
            str(standing.streak),
            str(standing.longest),
        )
        for words, text in zip(line, texts, strict=True):
            words.setText(text)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._cover.setVisible(self.width() >= appearance.scaled(MIN_WIDTH_WITH_COVER))


class ShareBar(QWidget):
    """A bar that shows a share of 0–1, such as that of matches won; a label beside it has the
    numbers.
    """

    def __init__(self, share: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._share = share
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(24), appearance.scaled(12))

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(90), appearance.scaled(12))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        shades = shades_on(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        bar = QRectF(self.rect())
        radius = bar.height() / 2
        painter.setBrush(QColor(shades.field))
        painter.drawRoundedRect(bar, radius, radius)
        filled = QRectF(bar.left(), bar.top(), bar.width() * self._share, bar.height())
        painter.setBrush(QColor(shades.brass))
        painter.drawRoundedRect(filled, min(radius, filled.width() / 2), radius)
        painter.end()
