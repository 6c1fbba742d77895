# SPDX-License-Identifier: MIT
"""The calendar of the last weeks; each day has a mark for each of its daily tables."""

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui.daily.share_text import long_date
from wizardtable.ui.style import appearance
from wizardtable.ui.style.day_button import ARROW_STEP_DAYS, DayButton
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.spoken_names import set_tip
from wizardtable.ui.style.widgets import label

WEEK_COUNT: Final = 5
"""The number of weeks in the calendar."""

NOT_PLAYED, STARTED, FINISHED = range(3)
"""The state of a daily table, which its mark shows."""


class DayGrid(QWidget):
    """The calendar of the weeks up to today's, Monday first; the arrow keys move from day to day.

    Attributes:
        days: the buttons of the days, by the day ("2026-11-26").

    Signals:
        chosen(str): the player has chosen a day ("2026-11-26").
    """

    chosen = Signal(str)

    def __init__(self, today: date, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.days: dict[str, TableDay] = {}
        self._weekday_labels: list[QLabel] = [label(self, "soft") for _ in range(7)]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(appearance.scaled(4))
        for column, name in enumerate(self._weekday_labels):
            name.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            grid.addWidget(name, 0, column)
            grid.setColumnStretch(column, 1)
        self._grid = grid
        self.show_until(today)

    def retranslate(self) -> None:
        """Puts all words into the current language."""
        for weekday, name in enumerate(self._weekday_labels, 1):
            name.setText(QLocale().dayName(weekday, QLocale.FormatType.ShortFormat))
        for day_button in self.days.values():
            day_button.retranslate()

    def show_until(self, today: date) -> None:
        """Shows the weeks up to a day, at first without marks."""
        for old_button in self.days.values():
            self._grid.removeWidget(old_button)
            old_button.hide()
            old_button.deleteLater()
        self.days = {}
        first = today - timedelta(today.weekday() + 7 * (WEEK_COUNT - 1))
        for index in range((today - first).days + 1):
            day = first + timedelta(index)
            day_button = TableDay(day, self)
            day_button.clicked.connect(lambda _=False, day=day: self.chosen.emit(day.isoformat()))
            day_button.left.connect(
                lambda key, day=day: self._move_keyboard(day, ARROW_STEP_DAYS[key])
            )
            self.days[day.isoformat()] = day_button
            self._grid.addWidget(day_button, 1 + index // 7, index % 7)
            if self.isVisible():
                day_button.show()

    def show_days(self, marks: Mapping[str, Sequence[int]], chosen: str) -> None:
        """Shows the marks of each day, one for each game, and marks the chosen day."""
        for day, day_button in self.days.items():
            day_button.show_marks(marks[day], chosen=day == chosen)

    def _move_keyboard(self, day: date, step: int) -> None:
        target = self.days.get((day + timedelta(step)).isoformat())
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)


class TableDay(DayButton):
    """The button of a day: its number, and a mark for each game."""

    def __init__(self, day: date, parent: QWidget) -> None:
        super().__init__(day, parent)
        self._marks: Sequence[int] = ()

    def retranslate(self) -> None:
        """Puts the tooltip and the spoken name into the current language."""
        finished_count = sum(mark == FINISHED for mark in self._marks)
        date_text = long_date(self.day.isoformat())
        message = N_("TableDay", "{date}: {count} of {all} tables finished").of(
            date=date_text, count=finished_count, all=len(self._marks)
        )
        self.setAccessibleName(render(message))
        set_tip(self, render(message))

    def show_marks(self, marks: Sequence[int], *, chosen: bool) -> None:
        """Shows the marks of the day's tables, and whether the day is chosen."""
        self._marks = marks
        self.mark(chosen=chosen)
        self.retranslate()

    def _paint_marks(self, painter: QPainter, box: QRectF) -> None:
        shades, step = shades_on(self), appearance.scaled(9)
        radius = appearance.scaled(5) / 2
        marks_left = box.center().x() - step * (len(self._marks) - 1) / 2
        for index, mark in enumerate(self._marks):
            middle = QPointF(marks_left + index * step, box.bottom() - box.height() * 0.24)
            painter.setPen(QPen(QColor(shades.brass if mark else shades.soft), 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if mark == FINISHED:
                painter.setBrush(QColor(shades.brass))
            painter.drawEllipse(middle, radius, radius)
            if mark == STARTED:
                painter.setBrush(QColor(shades.brass))
                whole = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
                painter.drawPie(whole, 90 * 16, 180 * 16)

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(40), appearance.scaled(36))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        shades = shades_on(self)
        painter = QPainter(self)
        is_lit = self.chosen or self.underMouse()
        box = self.paint_ground(painter, QColor(shades.raised if is_lit else shades.panel))
        painter.setPen(QColor(shades.text))
        painter.setFont(appearance.serif(15, bold=self.chosen))
        upper = QRectF(box.left(), box.top(), box.width(), box.height() * 0.62)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, str(self.day.day))
        self._paint_marks(painter, box)
        painter.end()
