# SPDX-License-Identifier: MIT
"""The player's rating in each game, with a chart of the rating by match."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wizardtable.core import catalog, files, override
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.store import ratings
from wizardtable.store.ratings import Point
from wizardtable.ui.profile import Profile
from wizardtable.ui.results.chart import Chart
from wizardtable.ui.results.chart_or_values import ChartOrValues
from wizardtable.ui.services import Services
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.covers.invitation import Invitation
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.widgets import Page, button, in_scroll_area, label
from wizardtable.ui.style.written_days import written_day_of

RANGE_STEP: Final = 100
"""The range of a chart begins and ends at multiples of this many rating points."""


class RatingPage(Page):
    """The rating in one game at a time, with its chart.

    Attributes:
        games: the buttons of the games with rated matches, by the id of the game.

    Signals:
        wanted(str, object): the player wants to open a page: its route (`routes`) and its subject,
            here a game and True for a rated match.
    """

    wanted = Signal(str, object)

    def __init__(self, profile: Profile, parent: QWidget) -> None:
        super().__init__(parent)
        self._notice = ratings.unread_notice(profile.data)
        try:
            histories = ratings.histories(ratings.read(profile.data))
        except files.FileError:
            histories = {}
        self._histories = {game: histories[game] for game in catalog.GAMES if game in histories}
        self.games = {game: button(self, "segment") for game in self._histories}
        self._rating_label = label(self, "lead", wrap=True)
        self._empty = Invitation(
            N_("player", "In which game would you like to play a rated match?"), self
        )
        self._empty.taken.connect(lambda game: self.wanted.emit("new_match", (game, True)))
        self._problem = label(self, "problem", wrap=True)
        self._shown_game = next(iter(self._histories), "")
        self._charts: dict[str, ChartOrValues] = {}
        self._chart_column = QVBoxLayout()
        self._head_row = QHBoxLayout()
        self._lay_out()
        self.retranslate()
        if self._shown_game:
            self.turn_to(max(self._histories, key=lambda game: histories[game][-1].match.ended))

    def _lay_out(self) -> None:
        for game, game_button in self.games.items():
            game_button.setCheckable(True)
            game_button.setAutoExclusive(True)
            game_button.clicked.connect(lambda _=False, game=game: self.turn_to(game))
        body = QWidget(self)
        body.setObjectName("clear")
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, appearance.scaled(6), 0)
        column.setSpacing(appearance.scaled(8))
        column.addLayout(ButtonRow(tuple(self.games.values()), centred=True))
        self._head_row.addWidget(self._rating_label, 1)
        column.addLayout(self._head_row)
        column.addLayout(self._chart_column, 1)
        page_column = QVBoxLayout(self)
        page_column.setContentsMargins(0, 0, 0, 0)
        self._scroll = in_scroll_area(body)
        self._scroll.setVisible(bool(self._histories))
        page_column.addWidget(self._scroll, 1)
        page_column.addWidget(self._problem)
        page_column.addWidget(self._empty, 1)

    def retranslate(self) -> None:
        """Puts all words into the current language."""
        self._scroll.setAccessibleName(render(N_("player", "Rating")))
        for game, game_button in self.games.items():
            game_button.setText(render(catalog.get(game).title))
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
        self._problem.setText(render(self._notice) if self._notice is not None else "")
        self._problem.setVisible(self._notice is not None)
        if self._shown_game:
            rating_words = ratings.rating_text(
                self._histories[self._shown_game][-1].after, self._shown_game
            )
            self._rating_label.setText(render(rating_words))
            self._scroll.setAccessibleDescription(self._rating_label.text())
        for chart in self._charts.values():
            chart.retranslate()

    def turn_to(self, game: str) -> None:
        """Shows the rating in a game."""
        self._shown_game = game
        if game not in self._charts:
            chart_with_values = ChartOrValues(RatingChart(self._histories[game], self), self)
            self._charts[game] = chart_with_values
            self._chart_column.addWidget(chart_with_values, 1)
            self._head_row.addWidget(chart_with_values.toggle_button)
        for other_game, chart in self._charts.items():
            chart.setVisible(other_game == game)
            chart.toggle_button.setVisible(other_game == game)
        for other_game, game_button in self.games.items():
            game_button.setChecked(other_game == game)
            focus = Qt.FocusPolicy.StrongFocus if other_game == game else Qt.FocusPolicy.ClickFocus
            game_button.setFocusPolicy(focus)
        self.retranslate()


class RatingChart(Chart):
    """The chart of a rating by match, with a band as wide as the rating's error.

    The base class counts points from `_base`, the lowest value of the chart.
    """

    def __init__(self, history: Sequence[Point], parent: QWidget) -> None:
        first = history[0]
        self._history = list(history)
        self._ratings = [first.before, *(point.after for point in history)]
        lowest = min(rating.value - rating.error for rating in self._ratings)
        self._base = RANGE_STEP * int(lowest // RANGE_STEP)
        rows = [(round(rating.value) - self._base,) for rating in self._ratings]
        super().__init__(rows, (render(N_("player", "Rating")),), parent=parent)
        highest = max(rating.value + rating.error for rating in self._ratings)
        self._highest = RANGE_STEP * -int(-highest // RANGE_STEP) - self._base

    @override
    def retranslate(self) -> None:
        self._names = (render(N_("player", "Rating")),)
        super().retranslate()

    @override
    def title(self) -> str:
        return render(N_("player", "Rating by match"))

    @override
    def breaks(self) -> list[int]:
        """Returns no breaks: a rating never starts anew."""
        return []

    @override
    def values(self) -> tuple[list[str], list[tuple[str, list[str]]]]:
        rows = [
            (self._time_text(index), [render(ratings.rating_figures(rating))])
            for index, rating in enumerate(self._ratings)
        ]
        return [render(N_("player", "Rating"))], rows

    @override
    def _player_text(self, player: str, points: int) -> str:
        return super()._player_text(player, points + self._base)

    def _time_text(self, turn: int) -> str:
        if turn == 0:
            return render(N_("player", "At the start"))
        day = written_day_of(self._history[turn - 1].match.ended)
        pattern = N_("player", "Match {number}, {date}")
        return render(pattern.of(number=turn, date=day))

    @override
    def _scale_label(self, points: int) -> str:
        return str(points + self._base)

    @override
    def _paint_below_lines(self, painter: QPainter, plot: QRectF) -> None:
        """Paints the band between rating minus error and rating plus error."""
        upper_points = [
            self._point_of(plot, index, round(rating.value + rating.error) - self._base)
            for index, rating in enumerate(self._ratings)
        ]
        lower_points = [
            self._point_of(plot, index, round(rating.value - rating.error) - self._base)
            for index, rating in enumerate(self._ratings)
        ]
        band = QColor(shades_on(self).brass)
        band.setAlphaF(0.18)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(band)
        painter.drawPolygon(QPolygonF([*upper_points, *reversed(lower_points)]))
        painter.setBrush(Qt.BrushStyle.NoBrush)


def of_player(profile: Profile, _services: Services, parent: QWidget) -> RatingPage:
    """Returns the tab's page for the current player."""
    return RatingPage(profile, parent)
