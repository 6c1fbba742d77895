# SPDX-License-Identifier: MIT
"""The leaf of a calendar that names a day, on its binding."""

from datetime import date
from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wizardtable.paint.metal import Metal, metal_brush, parchment_brush
from wizardtable.ui.style import appearance

HEIGHT: Final = 98
"""Pixels at 100 %."""

BINDING_SHARE: Final = 0.2
"""The height of the binding, as a share of the leaf's."""

RINGS: Final = 5
"""The number of rings that hold the leaf."""

_RED, _INK = "#8c241c", "#2a1c10"


class DayLeaf(QWidget):
    """A day as a leaf of a calendar: weekday and month beside a large number, and a line below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._day = date.min
        self._line = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_day(self, day: date, name: str, line: str) -> None:
        """Shows a day, and a line such as the days in a row. `name` is the day in words, for
        screen readers."""
        self._day, self._line = day, line
        self.setAccessibleName(name)
        self.setAccessibleDescription(line)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: as wide as a name of a day beside its number."""
        return QSize(appearance.scaled(280), appearance.scaled(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the leaf."""
        worn, unit = appearance.shades(), appearance.scaled(100) / 100
        plain = worn.table == "contrast"
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        leaf = QRectF(self.rect()).adjusted(2, 2, -2, -4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 90))
        painter.drawRoundedRect(leaf.translated(0, 3), 4 * unit, 4 * unit)
        painter.setPen(QPen(QColor(worn.line if plain else "#8a6a3a"), 1))
        painter.setBrush(QColor(worn.panel) if plain else parchment_brush(leaf))
        painter.drawRoundedRect(leaf, 4 * unit, 4 * unit)
        binding = QRectF(leaf)
        binding.setHeight(leaf.height() * BINDING_SHARE)
        painter.setBrush(QColor(worn.raised if plain else _RED))
        painter.drawRoundedRect(binding, 4 * unit, 4 * unit)
        for ring in range(RINGS):
            x = binding.left() + binding.width() * (ring + 0.5) / RINGS
            box = QRectF(x - 3 * unit, binding.top() - unit, 6 * unit, binding.height() + 4 * unit)
            painter.setPen(QPen(QColor("#3a2a14"), 1))
            painter.setBrush(metal_brush(box, Metal.GOLD))
            painter.drawRoundedRect(box, 3 * unit, 3 * unit)
        page = leaf.adjusted(12 * unit, binding.height() + 4 * unit, -12 * unit, -6 * unit)
        ink = QColor(worn.text if plain else _INK)
        self._write(painter, page, QColor(worn.text if plain else _RED), ink)
        painter.end()

    def _write(self, painter: QPainter, page: QRectF, red: QColor, ink: QColor) -> None:
        locale, form = QLocale(), QLocale.FormatType.LongFormat
        number = QRectF(page)
        number.setWidth(page.height() * 1.15)
        painter.setPen(red)
        painter.setFont(appearance.serif(54, bold=True))
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(self._day.day))
        left = number.right() + appearance.scaled(8)
        rest = QRectF(QPointF(left, page.top()), page.bottomRight())
        weekday = locale.standaloneDayName(self._day.isoweekday(), form)
        month = locale.standaloneMonthName(self._day.month, form)
        lines = [
            (weekday[:1].upper() + weekday[1:], appearance.serif(19, bold=True)),
            (f"{month[:1].upper()}{month[1:]} {self._day.year}", appearance.serif(15)),
            (self._line, appearance.serif(13)),
        ]
        shown = [one for one in lines if one[0]]
        painter.setPen(ink)
        for place, (words, font) in enumerate(shown):
            row = QRectF(rest)
            row.setTop(rest.top() + rest.height() * place / len(shown))
            row.setHeight(rest.height() / len(shown))
            painter.setFont(font)
            painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
