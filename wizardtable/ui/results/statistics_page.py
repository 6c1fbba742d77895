# SPDX-License-Identifier: MIT
"""The statistics: how the player has fared at each game against each level of opponents."""

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import catalog, files
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.store import statistics
from wizardtable.store.paths import DataDir
from wizardtable.store.statistics import Standing
from wizardtable.ui.profile import Profile
from wizardtable.ui.results.help_choice import HelpChoice
from wizardtable.ui.results.invitation import Invitation
from wizardtable.ui.services import Services
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.question import QuestionSheet, Reply
from wizardtable.ui.style.widgets import Page, Panel, button, label, scrolled, see
from wizardtable.ui.style.written_days import written_day_of

BASELINES = {
    "random": N_("statistics", "Random player"),
    "greedy": N_("statistics", "Greedy player"),
}
"""Opponents that games do not name, weakest first."""


def of_player(profile: Profile, _services: Services, parent: QWidget) -> "StatisticsPage":
    """Returns the page of who plays now."""
    return StatisticsPage(profile.data, parent)


class StatisticsPage(Page):
    """Shows what the finished matches add up to.

    Attributes:
        foot: the buttons, for the dialog's foot.

    Signals:
        emptied(): the statistics begin anew.
        wanted(str, object): a page of the program is to be opened: its route, and what it is about.
    """

    emptied = Signal()
    wanted = Signal(str, object)

    def __init__(self, data: DataDir, parent: QWidget | None = None) -> None:
        """`data` is the folder of the player."""
        super().__init__(parent)
        self._data = data
        self._note = label(self, "soft", wrap=True)
        self._problem = label(self, "problem", wrap=True)
        self.choice = HelpChoice(self)
        self.choice.changed.connect(self._show_games)
        self._empty = Invitation(N_("player", "Which game would you like to play?"), self)
        self._empty.taken.connect(lambda game: self.wanted.emit("new_match", game))
        self.games: list[GameStandings] = []
        self.reset = button(self, "", self._ask_reset, "trash")
        self.foot = (self.reset,)
        self._lay_out()
        self.refresh()

    def refresh(self) -> None:
        """Read the book again."""
        self._finished, self._reason = statistics.read(self._data)
        self._since = statistics.counted_since(self._data, self._finished)
        self.choice.offer(self._finished)
        self._show_games()
        self.reset.setEnabled(bool(self.games) or statistics.has_results(self._data))

    def _show_games(self) -> None:
        """Shows the matches that were chosen."""
        finished = self.choice.chosen(self._finished)
        for game in self.games:
            self._column.removeWidget(game)
            game.deleteLater()
        self.games = []
        for spec in catalog.all():
            levels = [*BASELINES, *(level.id for level in spec.levels)]
            mine = [match for match in finished if match.game == spec.id]
            if mine:
                found = statistics.standings(mine, levels)
                self.games.append(GameStandings(spec.id, found, self))
        for index, game in enumerate(self.games):
            self._column.insertWidget(index, game)
        self._scroll.setVisible(bool(self.games))
        self._empty.setVisible(not self.games)
        self.retranslate()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self.choice.retranslate()
        empty = N_(
            "StatisticsPage",
            "No finished matches yet. A match counts here if you are the only person at the "
            "table, and finish it or give it up.",
        )
        if self.choice.unaided.isChecked():
            empty = N_("StatisticsPage", "No finished matches without help yet.")
        self._empty.setText(render(empty))
        note = N_(
            "StatisticsPage",
            "A match against opponents of several levels counts under the strongest level. A "
            "match does not count if the Grand Magus made more than a tenth of your decisions, "
            "nor does a second match with the same seed, options and number of players.",
        )
        since = [] if self._since is None else [render(since_words(self._since))]
        self._note.setText(" ".join([*since, render(note)]))
        self._problem.setText(render(self._reason) if self._reason is not None else "")
        self._problem.setVisible(self._reason is not None)
        self.reset.setText(render(N_("StatisticsPage", "Reset statistics")))
        for game in self.games:
            game.retranslate()

    def come_to(self, game_id: object) -> None:
        """Brings the results at a game into sight."""
        for game in self.games:
            if game.game_id == game_id:
                game.setFocus(Qt.FocusReason.OtherFocusReason)
                see(game)

    def begin_anew(self) -> None:
        """Forget all finished matches and what was found in them."""
        try:
            statistics.reset_statistics(self._data)
        except files.FileError as problem:
            self._reason = problem.reason
            self.retranslate()
            return
        self.refresh()
        self.emptied.emit()

    def _ask_reset(self) -> None:
        question = render(
            N_("StatisticsPage", "Reset the statistics? All results so far will be erased.")
        )
        title = render(N_("StatisticsPage", "Reset statistics"))
        box = QuestionSheet(self, title, question)
        box.offer(N_("StatisticsPage", "Reset statistics"), Reply.YES)
        box.offer(N_("StatisticsPage", "Keep"), Reply.NO, first=True)
        if box.asks_yes():
            self.begin_anew()

    def _lay_out(self) -> None:
        body = QWidget(self)
        body.setObjectName("clear")
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(0, 0, appearance.scaled(6), 0)
        self._column.setSpacing(appearance.scaled(12))
        self._column.addWidget(self._note)  # it may be scrolled out of sight, the results not
        self._column.addStretch()
        self._scroll = scrolled(body)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what it holds is come to instead
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(appearance.scaled(8))
        whole.addWidget(self._problem)
        whole.addWidget(self.choice)
        whole.addWidget(self._scroll, 1)
        whole.addWidget(self._empty, 1)


def since_words(since: int) -> Message:
    """Returns a sentence on the day from which on matches count; the time is in seconds."""
    return N_("statistics", "Results since {date}.").of(date=written_day_of(since))


class GameStandings(Panel):
    """The standings at one game, a line for each level."""

    def __init__(self, game_id: str, found: list[Standing], parent: QWidget) -> None:
        super().__init__(parent)
        self.game_id, self._spec = game_id, catalog.get(game_id)
        self._found = found
        self._title = label(self, "heading")
        self._heads = [label(self, "soft", wrap=True) for _ in range(5)]
        self.lines = [[label(self) for _ in range(5)] for _ in found]
        grid = QGridLayout(self)
        grid.setContentsMargins(*(appearance.scaled(m) for m in (18, 16, 18, 16)))
        grid.setHorizontalSpacing(appearance.scaled(14))
        grid.setVerticalSpacing(appearance.scaled(7))
        grid.addWidget(self._title, 0, 0, 1, 6)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        for row, line in enumerate([self._heads, *self.lines], start=1):
            for column, words in enumerate(line):
                place = column if column < 2 else column + 1
                if column:
                    words.setAlignment(right)
                grid.addWidget(words, row, place)
        self._heads[0].setAlignment(Qt.AlignmentFlag.AlignBottom)
        for row, standing in enumerate(found, start=2):
            grid.addWidget(Share(standing.won_count / standing.played_count, self), row, 2)
        grid.setColumnStretch(2, 1)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._title.setText(render(self._spec.title))
        heads = (
            render(N_("GameStandings", "Strongest opponent")),
            render(N_("GameStandings", "Won")),
            render(N_("GameStandings", "Average lead (points)")),
            render(N_("GameStandings", "Current streak")),
            render(N_("GameStandings", "Best streak")),
        )
        for head, words in zip(self._heads, heads, strict=True):
            head.setText(words)
        for line, standing in zip(self.lines, self._found, strict=True):
            self._tell(line, standing)
        told = render(N_("GameStandings", "{head}: {figure}."))
        rows = [
            told.replace("{head}", head).replace("{figure}", words.text())
            for line in self.lines
            for head, words in zip(heads, line, strict=True)
        ]
        self.be_heard(self._title.text(), " ".join(rows))

    def _tell(self, line: list[QLabel], standing: Standing) -> None:
        titles = {**BASELINES, **{level.id: level.title for level in self._spec.levels}}
        title = titles.get(standing.level)
        won = (
            render(N_("GameStandings", "{won} of {played}"))
            .replace("{won}", str(standing.won_count))
            .replace("{played}", str(standing.played_count))
        )
        margin = QLocale().toString(abs(standing.margin), "f", 1)
        sign = "+" if standing.margin > 0 else "\u2212" if standing.margin < 0 else ""
        told = (
            render(title) if title is not None else standing.level,
            won,
            sign + margin,
            str(standing.streak),
            str(standing.longest),
        )
        for words, text in zip(line, told, strict=True):
            words.setText(text)


class Share(QWidget):
    """A share of matches won, as a bar; the figures stand beside it."""

    def __init__(self, share: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._share = share
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Qt: narrower where the words need the room."""
        return QSize(appearance.scaled(24), appearance.scaled(12))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: a narrow bar."""
        return QSize(appearance.scaled(90), appearance.scaled(12))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the bar."""
        worn = shades_on(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QRectF(self.rect())
        radius = whole.height() / 2
        painter.setBrush(QColor(worn.field))
        painter.drawRoundedRect(whole, radius, radius)
        part = QRectF(whole.left(), whole.top(), whole.width() * self._share, whole.height())
        painter.setBrush(QColor(worn.brass))
        painter.drawRoundedRect(part, min(radius, part.width() / 2), radius)
        painter.end()
