# SPDX-License-Identifier: MIT
"""A chart of points by turn or by round.

Each seat has a line, with a colour and a mark of its own.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from wizardtable.core import override
from wizardtable.core.text import N_, plain_tip
from wizardtable.paint.seat_marks import SEAT_COLOURS
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.mark_labels import Colours, paint_mark, seat_colour
from wizardtable.ui.style.materials import shades_on

GRID_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500)
"""Possible distances between two lines of the grid, in points; also between two labels of the axis,
in turns.
"""

MIN_HEIGHT = 160
"""Smallest height of a chart if there is room, in pixels at 100 %."""


class Chart(QWidget):
    """A line chart of the points of every seat, with a legend.

    Row 0 has the points at the start of the match, and row n those after n turns or rounds.

    Args:
        points: for each row, the points of every seat, as `Match.turn_points` returns them.
        names: the names of the players, by seat.
        rounds: True if a row is a round, False if a row is a turn.
        parent: the parent widget.

    Attributes:
        colours: the colours of the seats.
    """

    def __init__(
        self,
        points: Sequence[tuple[int, ...]],
        names: Sequence[str],
        *,
        rounds: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._points = list(points)
        self._highest = max((value for row in self._points for value in row), default=0)
        self._names = tuple(names)
        self._counts_rounds = rounds
        self._pointed_row: int | None = None
        self.colours: Colours = SEAT_COLOURS
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(appearance.scaled(MIN_HEIGHT))
        self.retranslate()

    def lines(self) -> list[list[QPointF]]:
        """Returns the points of each seat's line, row by row, in pixels of the widget.

        The lines are a few pixels apart where points are equal, so that each stays visible.
        """
        plot = self._plot_rect()
        middle = (len(self._names) - 1) / 2
        lines = []
        for seat in range(len(self._names)):
            shift = QPointF(0, (seat - middle) * appearance.scaled(2))
            points = (self._point_of(plot, t, row[seat]) for t, row in enumerate(self._points))
            lines.append([point + shift for point in points])
        return lines

    def breaks(self) -> list[int]:
        """Returns the rows at which a new line begins, because the points were set back.

        This happens between two rounds of a match.
        """
        sums = [sum(row) for row in self._points]
        return [turn for turn in range(1, len(sums)) if 2 * sums[turn] < sums[turn - 1]]

    def _point_of(self, plot: QRectF, turn: int, points: int) -> QPointF:
        return QPointF(
            plot.left() + self._row_share(turn) * plot.width(),
            plot.bottom() - max(0, points) / self._scale_top() * plot.height(),
        )

    def _row_share(self, turn: int) -> float:
        """Returns the place of a row on the axis, as a share (0–1) of its length."""
        return turn / max(1, len(self._points) - 1)

    def _row_near(self, share: float) -> int:
        """Returns the row nearest to a share (0–1) of the axis."""
        last = len(self._points) - 1
        return min(last, max(0, round(share * last)))

    def _plot_rect(self) -> QRectF:
        metrics = QFontMetricsF(self.font())
        scale_width = metrics.horizontalAdvance(
            self._scale_label(self._scale_top())
        ) + appearance.scaled(10)
        legend_height = metrics.height() * self._legend_row_count() + appearance.scaled(10)
        axis_height = metrics.height() + appearance.scaled(6)
        return QRectF(self.rect()).adjusted(
            scale_width, legend_height, -appearance.scaled(12), -axis_height
        )

    def _scale_top(self) -> int:
        highest = self._highest
        step = self._grid_step(highest)
        return max(step, -(-highest // step) * step)

    @staticmethod
    def _grid_step(highest: int) -> int:
        return next((step for step in GRID_STEPS if highest <= 5 * step), 1000)

    def _legend_positions(self) -> list[tuple[float, int]]:
        metrics = QFontMetricsF(self.font())
        places: list[tuple[float, int]] = []
        x, row = 0.0, 0
        for name in self._names:
            width = metrics.horizontalAdvance(name) + appearance.scaled(40)
            if x and x + width > self.width():
                x, row = 0.0, row + 1
            places.append((x, row))
            x += width
        return places

    def _legend_row_count(self) -> int:
        return self._legend_positions()[-1][1] + 1 if self._names else 0

    def retranslate(self) -> None:
        """Sets all words in the current language."""
        self.setAccessibleName(self.title())
        self.update()

    def title(self) -> str:
        """Returns the title of the chart."""
        return (
            render(N_("Chart", "Points by round"))
            if self._counts_rounds
            else render(N_("Chart", "Points by turn"))
        )

    def values(self) -> tuple[list[str], list[tuple[str, list[str]]]]:
        """Returns the values of the chart, for a table.

        Returns:
            The names of the players, and for each row its time and the points of every player as
            words. Rows with the same time are numbered.
        """
        times = [self._time_text(turn) for turn in range(len(self._points))]
        counts, numbers = Counter(times), Counter[str]()
        rows = []
        for when, row in zip(times, self._points, strict=True):
            numbers[when] += 1
            time_words = when
            if counts[when] > 1:
                numbered = N_("Chart", "{when} ({number} of {all})")
                numbered = numbered.of(when=when, number=numbers[when], all=counts[when])
                time_words = render(numbered)
            rows.append((time_words, [self._value_text(points) for points in row]))
        return list(self._names), rows

    def _turn_text(self, turn: int) -> str:
        lines = [self._time_text(turn)]
        row = self._points[turn]
        for seat in sorted(range(len(self._names)), key=lambda seat: -row[seat]):
            lines.append(self._player_text(self._names[seat], row[seat]))
        return "\n".join(lines)

    def _player_text(self, player: str, points: int) -> str:
        return render(N_("Chart", "{player}: {points}").of(player=player, points=points))

    def _value_text(self, points: int) -> str:
        return QLocale().toString(points)

    def _time_text(self, turn: int) -> str:
        """Returns the time of a row, such as “After turn 3”."""
        if turn == 0:
            return render(N_("Chart", "At the start"))
        words = N_("Chart", "After turn {number}")
        if self._counts_rounds:
            words = N_("Chart", "After round {number}")
        return render(words.of(number=turn))

    def _axis_labels(self) -> Sequence[tuple[float, str]]:
        """Returns the labels below the chart: the place as a share (0–1) of the axis, and the
        words.
        """
        return [(self._row_share(turn), str(turn)) for turn in range(len(self._points))]

    def _scale_label(self, points: int) -> str:
        """Returns the words beside a line of the grid."""
        return str(points)

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(520), appearance.scaled(240))

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        plot = self._plot_rect()
        last_row = len(self._points) - 1
        if last_row < 0 or not plot.adjusted(-9, 0, 9, 0).contains(event.position()):
            self.leaveEvent(event)
            return
        share = (event.position().x() - plot.left()) / max(plot.width(), 1)
        self._pointed_row = self._row_near(share)
        QToolTip.showText(
            event.globalPosition().toPoint(), plain_tip(self._turn_text(self._pointed_row)), self
        )
        self.update()

    @override
    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self._pointed_row = None
        QToolTip.hideText()
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plot = self._plot_rect()
        self._paint_grid(painter, plot)
        self._paint_legend(painter)
        breaks = self.breaks()
        self._paint_breaks(painter, plot, breaks)
        self._paint_below_lines(painter, plot)
        for seat, line in enumerate(self.lines()):
            painter.setPen(QPen(seat_colour(seat, self.colours), appearance.scaled(2)))
            for start, end in pairwise([0, *breaks, len(line)]):
                painter.drawPolyline(line[start:end])
        for seat, line in enumerate(self.lines()):
            mark_distance = max(1, len(line) // 6)
            for turn in range(len(line) - 1, -1, -mark_distance):
                radius = appearance.scaled(6 if turn == len(line) - 1 else 4)
                paint_mark(painter, line[turn], radius, seat, self.colours)
        if self._pointed_row is not None:
            self._paint_pointed_row(painter, plot, self._pointed_row)
        painter.end()

    def _paint_grid(self, painter: QPainter, plot: QRectF) -> None:
        shades = shades_on(self)
        metrics = QFontMetricsF(self.font())
        step = self._grid_step(self._scale_top())
        for points in range(0, self._scale_top() + 1, step):
            y = self._point_of(plot, 0, points).y()
            painter.setPen(QPen(QColor(shades.brass if points == 0 else shades.line), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(QColor(shades.soft))
            box = QRectF(0, y - metrics.height() / 2, plot.left() - 6, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignRight, self._scale_label(points))
        labels = self._axis_labels()
        label_count = len(labels)
        label_width = metrics.horizontalAdvance(str(label_count)) * 2.5
        stride = next(
            (step for step in GRID_STEPS if label_count / step * label_width <= plot.width()),
            GRID_STEPS[-1],
        )
        for share, words in labels[::stride]:
            x = plot.left() + share * plot.width()
            box = QRectF(x - label_width, plot.bottom() + 4, 2 * label_width, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, words)

    def _paint_breaks(self, painter: QPainter, plot: QRectF, breaks: list[int]) -> None:
        painter.setPen(QPen(QColor(shades_on(self).line), 1, Qt.PenStyle.DotLine))
        for turn in breaks:
            x = (self._point_of(plot, turn - 1, 0).x() + self._point_of(plot, turn, 0).x()) / 2
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))

    def _paint_below_lines(self, painter: QPainter, plot: QRectF) -> None:
        """Paints what a subclass adds between the grid and the lines; nothing here."""

    def _paint_legend(self, painter: QPainter) -> None:
        metrics = QFontMetricsF(self.font())
        radius = appearance.scaled(6)
        for seat, (x, row) in enumerate(self._legend_positions()):
            middle = metrics.height() * (row + 0.5)
            paint_mark(painter, QPointF(x + radius + 3, middle), radius, seat, self.colours)
            painter.setPen(QColor(shades_on(self).text))
            box = QRectF(x + 2 * radius + 12, middle - metrics.height() / 2, self.width(), 99)
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft, self._names[seat])

    def _paint_pointed_row(self, painter: QPainter, plot: QRectF, turn: int) -> None:
        x = self._point_of(plot, turn, 0).x()
        painter.setPen(QPen(QColor(shades_on(self).soft), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
