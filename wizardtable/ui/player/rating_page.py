# SPDX-License-Identifier: MIT
"""The player's rating at each game, and how it went from match to match."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wizardtable.core import catalog, files
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.store import ratings
from wizardtable.store.ratings import Point
from wizardtable.ui.profile import Profile
from wizardtable.ui.results.chart import Chart
from wizardtable.ui.results.invitation import Invitation
from wizardtable.ui.results.values import ChartOrValues
from wizardtable.ui.services import Services
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.widgets import Page, button, label, scrolled
from wizardtable.ui.style.written_days import written_day_of

GRID: Final = 100
"""The range of a chart is whole multiples of this."""


class RatingPage(Page):
    """One game at a time: the rating of now, and its chart.

    Attributes:
        games: the buttons of the games with rated matches.

    Signals:
        wanted(str, object): a page of the program is to be opened: its route, and what it is about:
            the game, and that the match is rated.
    """

    wanted = Signal(str, object)

    def __init__(self, profile: Profile, parent: QWidget) -> None:
        super().__init__(parent)
        self._reason = ratings.unread_notice(profile.data)
        try:
            found = ratings.histories(ratings.read(profile.data))
        except files.FileError:
            found = {}
        self._histories = {game: found[game] for game in catalog.GAMES if game in found}
        self.games = {game: button(self, "segment") for game in self._histories}
        self._now = label(self, "lead", wrap=True)
        self._empty = Invitation(
            N_("player", "In which game would you like to play a rated match?"), self
        )
        self._empty.taken.connect(lambda game: self.wanted.emit("new_match", (game, True)))
        self._problem = label(self, "problem", wrap=True)
        self._shown = next(iter(self._histories), "")
        self._charts: dict[str, ChartOrValues] = {}
        self._place = QVBoxLayout()
        self._head = QHBoxLayout()
        self._lay_out()
        self.retranslate()
        if self._shown:
            self.turn_to(max(self._histories, key=lambda game: found[game][-1].match.ended))

    def turn_to(self, game: str) -> None:
        """Show the rating at a game."""
        self._shown = game
        if game not in self._charts:
            made = ChartOrValues(RatingChart(self._histories[game], self), self)
            self._charts[game] = made
            self._place.addWidget(made, 1)
            self._head.addWidget(made.button)
        for one, chart in self._charts.items():
            chart.setVisible(one == game)
            chart.button.setVisible(one == game)
        for one, choice in self.games.items():
            choice.setChecked(one == game)
            focus = Qt.FocusPolicy.StrongFocus if one == game else Qt.FocusPolicy.ClickFocus
            choice.setFocusPolicy(focus)
        self.retranslate()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._scroll.setAccessibleName(render(N_("player", "Rating")))
        for game, choice in self.games.items():
            choice.setText(render(catalog.get(game).title))
        self._empty.setText(
            render(
                N_(
                    "player",
                    "No rated matches yet. In a rated match, your opponents are about as strong "
                    "as you. This page will show how your rating rises and falls.",
                )
            )
        )
        self._empty.setVisible(not self._histories)
        self._problem.setText(render(self._reason) if self._reason is not None else "")
        self._problem.setVisible(self._reason is not None)
        if self._shown:
            now = ratings.rating_text(self._histories[self._shown][-1].after, self._shown)
            self._now.setText(render(now))
            self._scroll.setAccessibleDescription(self._now.text())
        for chart in self._charts.values():
            chart.retranslate()

    def _lay_out(self) -> None:
        for game, choice in self.games.items():
            choice.setCheckable(True)
            choice.setAutoExclusive(True)
            choice.clicked.connect(lambda _=False, game=game: self.turn_to(game))
        body = QWidget(self)
        body.setObjectName("clear")
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, appearance.scaled(6), 0)
        column.setSpacing(appearance.scaled(8))
        column.addLayout(ButtonRow(tuple(self.games.values()), centred=True))
        self._head.addWidget(self._now, 1)
        column.addLayout(self._head)
        column.addLayout(self._place, 1)
        column.addWidget(self._problem)
        column.addWidget(self._empty, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        self._scroll = scrolled(body)
        whole.addWidget(self._scroll)


class RatingChart(Chart):
    """Draws how a rating went, within its error."""

    def __init__(self, history: Sequence[Point], parent: QWidget) -> None:
        first = history[0]
        self._history = list(history)
        self._ratings = [first.before, *(point.after for point in history)]
        low = min(one.value - one.error for one in self._ratings)
        self._base = GRID * int(low // GRID)
        rows = [(round(one.value) - self._base,) for one in self._ratings]
        super().__init__(rows, (render(N_("player", "Rating")),), parent=parent)
        high = max(one.value + one.error for one in self._ratings)
        self._highest = GRID * -int(-high // GRID) - self._base

    def title(self) -> str:
        """What the chart shows."""
        return render(N_("player", "Rating by match"))

    def breaks(self) -> list[int]:
        """A rating is never put back."""
        return []

    def values(self) -> tuple[list[str], list[tuple[str, list[str]]]]:
        """The rating with its error after each match."""
        rows = [
            (self._when(row), [render(ratings.rating_figures(one))])
            for row, one in enumerate(self._ratings)
        ]
        return [render(N_("player", "Rating"))], rows

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._names = (render(N_("player", "Rating")),)
        super().retranslate()

    def _told_row(self, player: str, points: int) -> str:
        return super()._told_row(player, points + self._base)

    def _when(self, turn: int) -> str:
        if turn == 0:
            return render(N_("player", "At the start"))
        date = written_day_of(self._history[turn - 1].match.ended)
        words = N_("player", "Match {number}, {date}")
        return render(words.of(number=turn, date=date))

    def _scale_words(self, points: int) -> str:
        return str(points + self._base)

    def _paint_extras(self, painter: QPainter, room: QRectF) -> None:
        """The band within the error."""
        tops = [
            self._place(room, row, round(one.value + one.error) - self._base)
            for row, one in enumerate(self._ratings)
        ]
        feet = [
            self._place(room, row, round(one.value - one.error) - self._base)
            for row, one in enumerate(self._ratings)
        ]
        band = QColor(shades_on(self).brass)
        band.setAlphaF(0.18)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(band)
        painter.drawPolygon(QPolygonF([*tops, *reversed(feet)]))
        painter.setBrush(Qt.BrushStyle.NoBrush)


def of_player(profile: Profile, _services: Services, parent: QWidget) -> RatingPage:
    """Returns the page of the current player."""
    return RatingPage(profile, parent)
