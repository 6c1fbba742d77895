# SPDX-License-Identifier: MIT
"""The last weeks as a calendar, each day with a mark for each of its tables."""

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui.daily.share_text import long_date
from wizardtable.ui.style import appearance
from wizardtable.ui.style.day_button import STEPS, DayButton
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.widgets import label

WEEKS: Final = 5

NONE, BEGUN, DONE = range(3)
"""What a mark says of a table: not played, begun, finished."""


class DayGrid(QWidget):
    """The weeks up to that of today, Monday first; the arrows lead from day to day.

    Signals:
        chosen(str): a day, as in "2026-11-26".
    """

    chosen = Signal(str)

    def __init__(self, today: date, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.days: dict[str, TableDay] = {}
        self._names: list[QLabel] = [label(self, "soft") for _ in range(7)]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(appearance.scaled(4))
        for column, name in enumerate(self._names):
            name.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            grid.addWidget(name, 0, column)
            grid.setColumnStretch(column, 1)
        self._grid = grid
        self.show_until(today)

    def show_until(self, today: date) -> None:
        """Show the weeks up to this day, without marks at first."""
        for gone in self.days.values():
            self._grid.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        self.days = {}
        first = today - timedelta(today.weekday() + 7 * (WEEKS - 1))
        for place in range((today - first).days + 1):
            day = first + timedelta(place)
            made = TableDay(day, self)
            made.clicked.connect(lambda _=False, day=day: self.chosen.emit(day.isoformat()))
            made.left.connect(lambda key, day=day: self._move(day, STEPS[key]))
            self.days[day.isoformat()] = made
            self._grid.addWidget(made, 1 + place // 7, place % 7)
            made.show()

    def show_days(self, marks: Mapping[str, Sequence[int]], chosen: str) -> None:
        """Show what is known of each day, and which one is looked at."""
        for day, made in self.days.items():
            made.show_marks(marks[day], chosen=day == chosen)

    def retranslate(self) -> None:
        """Put every name in the language of now."""
        for number, name in enumerate(self._names, 1):
            name.setText(QLocale().dayName(number, QLocale.FormatType.ShortFormat))
        for made in self.days.values():
            made.retranslate()

    def _move(self, day: date, step: int) -> None:
        there = self.days.get((day + timedelta(step)).isoformat())
        if there is not None:
            there.setFocus(Qt.FocusReason.OtherFocusReason)


class TableDay(DayButton):
    """A day: its number, and a mark for each game."""

    def __init__(self, day: date, parent: QWidget) -> None:
        super().__init__(day, parent)
        self._marks: Sequence[int] = ()

    def show_marks(self, marks: Sequence[int], *, chosen: bool) -> None:
        """Show what is known of each table, and whether the day is looked at."""
        self._marks = marks
        self.mark(chosen=chosen)
        self.retranslate()

    def retranslate(self) -> None:
        """Put its name in the language of now."""
        done = sum(mark == DONE for mark in self._marks)
        told = render(N_("TableDay", "{date}: {count} of {all} tables finished"))
        told = told.replace("{date}", long_date(self.day.isoformat()))
        told = told.replace("{count}", str(done)).replace("{all}", str(len(self._marks)))
        self.setAccessibleName(told)
        self.setToolTip(told)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: room for two digits and four marks."""
        return QSize(appearance.scaled(40), appearance.scaled(36))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the day."""
        worn = shades_on(self)
        painter = QPainter(self)
        lit = self.chosen or self.underMouse()
        box = self.paint_ground(painter, QColor(worn.raised if lit else worn.panel))
        painter.setPen(QColor(worn.text))
        painter.setFont(appearance.serif(15, bold=self.chosen))
        upper = QRectF(box.left(), box.top(), box.width(), box.height() * 0.62)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, str(self.day.day))
        self._paint_marks(painter, box)
        painter.end()

    def _paint_marks(self, painter: QPainter, box: QRectF) -> None:
        worn, step = shades_on(self), appearance.scaled(9)
        radius = appearance.scaled(5) / 2
        left = box.center().x() - step * (len(self._marks) - 1) / 2
        for place, mark in enumerate(self._marks):
            middle = QPointF(left + place * step, box.bottom() - box.height() * 0.24)
            painter.setPen(QPen(QColor(worn.brass if mark else worn.soft), 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if mark == DONE:
                painter.setBrush(QColor(worn.brass))
            painter.drawEllipse(middle, radius, radius)
            if mark == BEGUN:
                painter.setBrush(QColor(worn.brass))
                whole = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
                painter.drawPie(whole, 90 * 16, 180 * 16)
