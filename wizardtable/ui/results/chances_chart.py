# SPDX-License-Identifier: MIT
"""A chart of winning chances: as that of points, but along the actions of a match."""

from bisect import bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QToolTip, QWidget

from wizardtable.ai.search.appraisal import Analysis
from wizardtable.core.match import Match
from wizardtable.core.text import N_, plain_tip
from wizardtable.play.translate import render
from wizardtable.ui.results.chart import Chart
from wizardtable.ui.style import appearance
from wizardtable.ui.style.mark_labels import seat_colour

REACH = 7
"""Pixels at 100 % from the line of a costly move in which the pointer is on it."""


class ChancesChart(Chart):
    """Draws the course of an analysis, with a lozenge at each costly move, in the colour of the
    player who made it.

    Attributes:
        moves: what is told of each of the decisive moves where the pointer is on it.

    Signals:
        chosen(int): the decisive move of this number was clicked.
    """

    chosen = Signal(int)

    def __init__(self, match: Match, analysis: Analysis, parent: QWidget | None = None) -> None:
        rows = [tuple(round(100 * one) for one in odds.chances) for odds in analysis.course]
        self._places = [odds.place for odds in analysis.course]
        self._moments = [turning.place for turning in analysis.decisive]
        self._seats = [turning.seat for turning in analysis.decisive]
        self.moves: Sequence[str] = ()
        self._turns = match.turn_starts()
        self._end = max(1, len(match.actions))
        super().__init__(rows, match.names, rounds=match.spec.counts_rounds, parent=parent)

    def title(self) -> str:
        """What the chart shows."""
        return render(N_("ChancesChart", "Chances of winning, according to the Archmage"))

    def breaks(self) -> list[int]:
        """Chances are never put back."""
        return []

    def _told_row(self, player: str, points: int) -> str:
        words = render(N_("ChancesChart", "{player}: {chance}% to win")).replace(
            "{chance}", str(points)
        )
        return words.replace("{player}", player)

    def _value(self, points: int) -> str:
        return render(N_("ChancesChart", "{chance}%")).replace("{chance}", str(points))

    def _when(self, turn: int) -> str:
        place = self._places[turn]
        index = bisect_right([start for start, _ in self._turns], place) - 1
        what = (
            render(N_("ChancesChart", "In round {number}"))
            if self._rounds
            else render(N_("ChancesChart", "On turn {number}"))
        )
        if place == self._end:
            return render(N_("ChancesChart", "At the end"))
        return what.replace("{number}", str(self._turns[max(0, index)][1]))

    def _top(self) -> int:
        return 100

    def _across(self, turn: int) -> float:
        return self._places[turn] / self._end if turn < len(self._places) else 1.0

    def _row_at(self, share: float) -> int:
        return min(
            range(len(self._places)), key=lambda row: abs(self._places[row] / self._end - share)
        )

    def _marks_below(self) -> Sequence[tuple[float, str]]:
        """Where turns begin, with their numbers."""
        return [(place / self._end, str(turn)) for place, turn in self._turns]

    def move_at(self, where: QPointF) -> int | None:
        """Returns the number of the decisive move whose line or lozenge is there."""
        room = self._room()
        below = appearance.scaled(REACH)
        if not self._moments or not room.top() <= where.y() <= room.bottom() + below:
            return None
        away, number = min(
            (abs(where.x() - self._x_of(room, moment)), number)
            for number, moment in enumerate(self._moments)
        )
        return number if away <= appearance.scaled(REACH) else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Qt: on a costly move, tells it, and that it can be clicked."""
        number = self.move_at(event.position())
        if number is None:
            self.unsetCursor()
            super().mouseMoveEvent(event)
            return
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        words = self.moves[number] if number < len(self.moves) else ""
        QToolTip.showText(event.globalPosition().toPoint(), plain_tip(words), self)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Qt: a click chooses the costly move that it hits."""
        number = self.move_at(event.position())
        if number is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(number)
        super().mouseReleaseEvent(event)

    def _x_of(self, room: QRectF, place: int) -> float:
        return room.left() + room.width() * place / self._end

    def _paint_extras(self, painter: QPainter, room: QRectF) -> None:
        size = appearance.scaled(5)
        for moment, seat in zip(self._moments, self._seats, strict=True):
            x, colour = self._x_of(room, moment), seat_colour(seat, self.colours)
            painter.setPen(QPen(colour, 1))
            painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()))
            painter.setBrush(colour)
            middle = QPointF(x, room.bottom())
            corners = ((0, -size), (size, 0), (0, size), (-size, 0))
            painter.drawPolygon(QPolygonF([middle + QPointF(*corner) for corner in corners]))
