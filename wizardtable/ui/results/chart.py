# SPDX-License-Identifier: MIT
"""A chart of points by turn or by round: a line for each seat, told apart by colour and by mark."""

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

from wizardtable.core.text import N_, plain_tip
from wizardtable.paint.seat_marks import SEAT_COLOURS
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.mark_labels import Colours, paint_mark, seat_colour
from wizardtable.ui.style.materials import shades_on

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500)
"""Distances between two lines of the grid."""

LEAST = 160
"""Pixels at 100 % of the height of a chart at least, where there is room."""


class Chart(QWidget):
    """Draws `points`: for each turn the points of every seat, as `Match.turn_points` gives them;
    where these are whole `rounds`, the words say so.

    Attributes:
        colours: those of the seats.
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
        self._highest = max((most for row in self._points for most in row), default=0)
        self._names = tuple(names)
        self._rounds = rounds
        self._turn: int | None = None
        self.colours: Colours = SEAT_COLOURS
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(appearance.scaled(LEAST))
        self.retranslate()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self.setAccessibleName(self.title())
        self.update()

    def title(self) -> str:
        """What the chart shows."""
        return (
            render(N_("Chart", "Points by round"))
            if self._rounds
            else render(N_("Chart", "Points by turn"))
        )

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: notices a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: wide and low."""
        return QSize(appearance.scaled(520), appearance.scaled(240))

    def values(self) -> tuple[list[str], list[tuple[str, list[str]]]]:
        """The names of the players, and for each turn when it was and what they had. Rows of one
        turn or round are numbered."""
        times = [self._when(turn) for turn in range(len(self._points))]
        counts, met = Counter(times), Counter[str]()
        rows = []
        for when, row in zip(times, self._points, strict=True):
            met[when] += 1
            told = when if counts[when] == 1 else render(N_("Chart", "{when} ({number} of {all})"))
            told = told.replace("{number}", str(met[when])).replace("{all}", str(counts[when]))
            rows.append((told.replace("{when}", when), [self._value(one) for one in row]))
        return list(self._names), rows

    def lines(self) -> list[list[QPointF]]:
        """The line of each seat in the widget's coordinates, turn by turn. Lines that run
        together lie a little above one another, so that each can be seen."""
        room = self._room()
        middle = (len(self._names) - 1) / 2
        lines = []
        for seat in range(len(self._names)):
            apart = QPointF(0, (seat - middle) * appearance.scaled(2))
            points = (self._place(room, t, row[seat]) for t, row in enumerate(self._points))
            lines.append([point + apart for point in points])
        return lines

    def breaks(self) -> list[int]:
        """The turns at which points were put back, as between two rounds: lines break there."""
        sums = [sum(row) for row in self._points]
        return [turn for turn in range(1, len(sums)) if 2 * sums[turn] < sums[turn - 1]]

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints grid, lines, marks and legend."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = self._room()
        self._paint_grid(painter, room)
        self._paint_legend(painter)
        breaks = self.breaks()
        self._paint_breaks(painter, room, breaks)
        self._paint_extras(painter, room)
        for seat, line in enumerate(self.lines()):
            painter.setPen(QPen(seat_colour(seat, self.colours), appearance.scaled(2)))
            for start, end in pairwise([0, *breaks, len(line)]):
                painter.drawPolyline(line[start:end])
        for seat, line in enumerate(self.lines()):
            every = max(1, len(line) // 6)
            for turn in range(len(line) - 1, -1, -every):
                radius = appearance.scaled(6 if turn == len(line) - 1 else 4)
                paint_mark(painter, line[turn], radius, seat, self.colours)
        if self._turn is not None:
            self._paint_turn(painter, room, self._turn)
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Qt: reads out the turn under the mouse."""
        room = self._room()
        last = len(self._points) - 1
        if last < 0 or not room.adjusted(-9, 0, 9, 0).contains(event.position()):
            self.leaveEvent(event)
            return
        share = (event.position().x() - room.left()) / max(room.width(), 1)
        self._turn = self._row_at(share)
        QToolTip.showText(event.globalPosition().toPoint(), plain_tip(self._told(self._turn)), self)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: forgets the turn under the mouse."""
        self._turn = None
        QToolTip.hideText()
        self.update()

    def _told(self, turn: int) -> str:
        lines = [self._when(turn)]
        row = self._points[turn]
        for seat in sorted(range(len(self._names)), key=lambda seat: -row[seat]):
            lines.append(self._told_row(self._names[seat], row[seat]))
        return "\n".join(lines)

    def _told_row(self, player: str, points: int) -> str:
        words = render(N_("Chart", "{player}: {points}")).replace("{points}", str(points))
        return words.replace("{player}", player)

    def _value(self, points: int) -> str:
        return QLocale().toString(points)

    def _when(self, turn: int) -> str:
        """What the points of a row are: those after so many turns or rounds."""
        if turn == 0:
            return render(N_("Chart", "At the start"))
        what = (
            render(N_("Chart", "After round {number}"))
            if self._rounds
            else render(N_("Chart", "After turn {number}"))
        )
        return what.replace("{number}", str(turn))

    def _room(self) -> QRectF:
        metrics = QFontMetricsF(self.font())
        left = metrics.horizontalAdvance(self._scale_words(self._top())) + appearance.scaled(10)
        legend = metrics.height() * self._legend_rows() + appearance.scaled(10)
        below = metrics.height() + appearance.scaled(6)
        return QRectF(self.rect()).adjusted(left, legend, -appearance.scaled(12), -below)

    def _top(self) -> int:
        highest = self._highest
        step = self._step(highest)
        return max(step, -(-highest // step) * step)

    @staticmethod
    def _step(highest: int) -> int:
        return next((step for step in STEPS if highest <= 5 * step), 1000)

    def _place(self, room: QRectF, turn: int, points: int) -> QPointF:
        return QPointF(
            room.left() + self._across(turn) * room.width(),
            room.bottom() - max(0, points) / self._top() * room.height(),
        )

    def _across(self, turn: int) -> float:
        """Where a row stands, as a share of the width."""
        return turn / max(1, len(self._points) - 1)

    def _row_at(self, share: float) -> int:
        """The row that stands next to a share of the width."""
        last = len(self._points) - 1
        return min(last, max(0, round(share * last)))

    def _marks_below(self) -> Sequence[tuple[float, str]]:
        """What may be written beneath the chart, as far as there is room, and where."""
        return [(self._across(turn), str(turn)) for turn in range(len(self._points))]

    def _scale_words(self, points: int) -> str:
        """What is written beside a line of the grid."""
        return str(points)

    def _paint_extras(self, painter: QPainter, room: QRectF) -> None:
        """What lies between the grid and the lines."""

    def _paint_grid(self, painter: QPainter, room: QRectF) -> None:
        worn = shades_on(self)
        metrics = QFontMetricsF(self.font())
        step = self._step(self._top())
        for points in range(0, self._top() + 1, step):
            y = self._place(room, 0, points).y()
            painter.setPen(QPen(QColor(worn.brass if points == 0 else worn.line), 1))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(QColor(worn.soft))
            box = QRectF(0, y - metrics.height() / 2, room.left() - 6, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignRight, self._scale_words(points))
        marks = self._marks_below()
        turns = len(marks)
        wide = metrics.horizontalAdvance(str(turns)) * 2.5
        stride = next((s for s in STEPS if turns / s * wide <= room.width()), STEPS[-1])
        for across, words in marks[::stride]:
            x = room.left() + across * room.width()
            box = QRectF(x - wide, room.bottom() + 4, 2 * wide, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, words)

    def _paint_breaks(self, painter: QPainter, room: QRectF, breaks: list[int]) -> None:
        painter.setPen(QPen(QColor(shades_on(self).line), 1, Qt.PenStyle.DotLine))
        for turn in breaks:
            x = (self._place(room, turn - 1, 0).x() + self._place(room, turn, 0).x()) / 2
            painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()))

    def _legend_places(self) -> list[tuple[float, int]]:
        metrics = QFontMetricsF(self.font())
        places: list[tuple[float, int]] = []
        x, row = 0.0, 0
        for name in self._names:
            wide = metrics.horizontalAdvance(name) + appearance.scaled(40)
            if x and x + wide > self.width():
                x, row = 0.0, row + 1
            places.append((x, row))
            x += wide
        return places

    def _legend_rows(self) -> int:
        return self._legend_places()[-1][1] + 1 if self._names else 0

    def _paint_legend(self, painter: QPainter) -> None:
        metrics = QFontMetricsF(self.font())
        radius = appearance.scaled(6)
        for seat, (x, row) in enumerate(self._legend_places()):
            middle = metrics.height() * (row + 0.5)
            paint_mark(painter, QPointF(x + radius + 3, middle), radius, seat, self.colours)
            painter.setPen(QColor(shades_on(self).text))
            box = QRectF(x + 2 * radius + 12, middle - metrics.height() / 2, self.width(), 99)
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft, self._names[seat])

    def _paint_turn(self, painter: QPainter, room: QRectF, turn: int) -> None:
        x = self._place(room, turn, 0).x()
        painter.setPen(QPen(QColor(shades_on(self).soft), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()))
