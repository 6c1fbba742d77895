# SPDX-License-Identifier: MIT
"""A chart of each seat's win chance in the course of a match."""

from bisect import bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QToolTip, QWidget

from wizardtable.ai.search.appraisal import Odds, Turning
from wizardtable.core import override
from wizardtable.core.match import Match
from wizardtable.core.text import N_, plain_tip
from wizardtable.play.translate import render
from wizardtable.ui.results.chart import Chart
from wizardtable.ui.style import appearance
from wizardtable.ui.style.mark_labels import seat_colour

POINTER_REACH = 7
"""Largest distance of the pointer from the line of a decisive move, in pixels at 100 %."""


class ChancesChart(Chart):
    """A line chart of the win chances in per cent, along the actions of a match.

    A line with a lozenge, in the colour of the seat, marks each decisive move: a move that cost
    much win chance. A place is the number of actions played before it.

    Attributes:
        move_texts: the tooltip of each decisive move, in the order of the match.

    Signals:
        chosen(int): The player has clicked the decisive move with this number, from 0.
    """

    chosen = Signal(int)

    def __init__(
        self,
        match: Match,
        course: Sequence[Odds],
        decisive: Sequence[Turning] = (),
        parent: QWidget | None = None,
    ) -> None:
        """Makes the chart.

        Args:
            match: the finished match.
            course: the chances at one place or more, oldest first.
            decisive: the decisive moves, in the order of the match.
            parent: the parent widget.
        """
        self._places = [odds.place for odds in course]
        self._decisive_places = [turning.place for turning in decisive]
        self._decisive_seats = [turning.seat for turning in decisive]
        self.move_texts: Sequence[str] = ()
        self._turn_starts = match.turn_starts()
        self._last_place = max(1, len(match.actions))
        super().__init__(
            _rows_of(course), match.names, rounds=match.spec.counts_rounds, parent=parent
        )

    def show_course(self, course: Sequence[Odds]) -> None:
        """Shows the chances that are known by now, at one place or more, oldest first."""
        self._places = [odds.place for odds in course]
        self._points, self._pointed_row = _rows_of(course), None
        self.update()

    def move_at(self, point: QPointF) -> int | None:
        """Returns the number of the decisive move at a point of the widget, or None."""
        plot = self._plot_rect()
        below = appearance.scaled(POINTER_REACH)
        if not self._decisive_places or not plot.top() <= point.y() <= plot.bottom() + below:
            return None
        distance, number = min(
            (abs(point.x() - self._x_of(plot, moment)), number)
            for number, moment in enumerate(self._decisive_places)
        )
        return number if distance <= appearance.scaled(POINTER_REACH) else None

    def _x_of(self, plot: QRectF, place: int) -> float:
        """Returns the x coordinate of a place."""
        return plot.left() + plot.width() * place / self._last_place

    @override
    def _scale_top(self) -> int:
        return 100

    @override
    def _row_share(self, turn: int) -> float:
        return self._places[turn] / self._last_place if turn < len(self._places) else 1.0

    @override
    def _row_near(self, share: float) -> int:
        return min(
            range(len(self._places)),
            key=lambda row: abs(self._places[row] / self._last_place - share),
        )

    @override
    def breaks(self) -> list[int]:
        return []

    @override
    def title(self) -> str:
        return render(N_("ChancesChart", "Chances of winning, according to the Archmage"))

    @override
    def _player_text(self, player: str, points: int) -> str:
        words = N_("ChancesChart", "{player}: {chance}% to win")
        return render(words.of(player=player, chance=points))

    @override
    def _value_text(self, points: int) -> str:
        return render(N_("ChancesChart", "{chance}%").of(chance=points))

    @override
    def _time_text(self, turn: int) -> str:
        place = self._places[turn]
        index = bisect_right([start for start, _ in self._turn_starts], place) - 1
        if place == self._last_place:
            return render(N_("ChancesChart", "At the end"))
        words = N_("ChancesChart", "On turn {number}")
        if self._counts_rounds:
            words = N_("ChancesChart", "In round {number}")
        return render(words.of(number=self._turn_starts[max(0, index)][1]))

    @override
    def _axis_labels(self) -> Sequence[tuple[float, str]]:
        return [(place / self._last_place, str(turn)) for place, turn in self._turn_starts]

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        number = self.move_at(event.position())
        if number is None:
            self.unsetCursor()
            super().mouseMoveEvent(event)
            return
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        words = self.move_texts[number] if number < len(self.move_texts) else ""
        QToolTip.showText(event.globalPosition().toPoint(), plain_tip(words), self)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        number = self.move_at(event.position())
        if number is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(number)
        super().mouseReleaseEvent(event)

    @override
    def _paint_below_lines(self, painter: QPainter, plot: QRectF) -> None:
        size = appearance.scaled(5)
        for moment, seat in zip(self._decisive_places, self._decisive_seats, strict=True):
            x, colour = self._x_of(plot, moment), seat_colour(seat, self.colours)
            painter.setPen(QPen(colour, 1))
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
            painter.setBrush(colour)
            middle = QPointF(x, plot.bottom())
            corners = ((0, -size), (size, 0), (0, size), (-size, 0))
            painter.drawPolygon(QPolygonF([middle + QPointF(*corner) for corner in corners]))


def _rows_of(course: Sequence[Odds]) -> list[tuple[int, ...]]:
    """Returns the chances in percent, a row for each place."""
    return [tuple(round(100 * chance) for chance in odds.chances) for odds in course]
