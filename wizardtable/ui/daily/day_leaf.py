# SPDX-License-Identifier: MIT
"""The picture of a day as a leaf of a tear-off calendar."""

from datetime import date
from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wizardtable.core import override
from wizardtable.paint.metal import Metal, metal_brush, parchment_brush
from wizardtable.ui.style import appearance

LEAF_HEIGHT: Final = 98
"""The height of the leaf, in pixels at 100 %."""

BINDING_SHARE: Final = 0.2
"""The height of the binding at the top, as a share of the leaf's height."""

RING_COUNT: Final = 5
"""The number of rings that hold the leaf."""

_RED_INK, _BLACK_INK = "#8c241c", "#2a1c10"


class DayLeaf(QWidget):
    """A leaf of a tear-off calendar: weekday and month beside a large number, and a line below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._day = date.min
        self._line = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_day(self, day: date, name: str, line: str) -> None:
        """Shows a day.

        Args:
            day: the day.
            name: the day in words, for screen readers.
            line: the line below the month, such as the number of days in a row; may be "".
        """
        self._day, self._line = day, line
        self.setAccessibleName(name)
        self.setAccessibleDescription(line)
        self.update()

    def _write(self, painter: QPainter, page: QRectF, red: QColor, ink: QColor) -> None:
        locale, name_format = QLocale(), QLocale.FormatType.LongFormat
        number = QRectF(page)
        number.setWidth(page.height() * 1.15)
        painter.setPen(red)
        painter.setFont(appearance.serif(54, bold=True))
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(self._day.day))
        words_left = number.right() + appearance.scaled(8)
        words_room = QRectF(QPointF(words_left, page.top()), page.bottomRight())
        weekday = locale.standaloneDayName(self._day.isoweekday(), name_format)
        month = locale.standaloneMonthName(self._day.month, name_format)
        lines = [
            (weekday[:1].upper() + weekday[1:], appearance.serif(19, bold=True)),
            (f"{month[:1].upper()}{month[1:]} {self._day.year}", appearance.serif(15)),
            (self._line, appearance.serif(13)),
        ]
        lines_with_words = [line for line in lines if line[0]]
        painter.setPen(ink)
        for index, (words, font) in enumerate(lines_with_words):
            row = QRectF(words_room)
            row.setTop(words_room.top() + words_room.height() * index / len(lines_with_words))
            row.setHeight(words_room.height() / len(lines_with_words))
            painter.setFont(font)
            painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(280), appearance.scaled(LEAF_HEIGHT))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        shades, unit = appearance.shades(), appearance.scaled(100) / 100
        is_plain = shades.table == "contrast"
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        leaf = QRectF(self.rect()).adjusted(2, 2, -2, -4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 90))
        painter.drawRoundedRect(leaf.translated(0, 3), 4 * unit, 4 * unit)
        painter.setPen(QPen(QColor(shades.line if is_plain else "#8a6a3a"), 1))
        painter.setBrush(QColor(shades.panel) if is_plain else parchment_brush(leaf))
        painter.drawRoundedRect(leaf, 4 * unit, 4 * unit)
        binding = QRectF(leaf)
        binding.setHeight(leaf.height() * BINDING_SHARE)
        painter.setBrush(QColor(shades.raised if is_plain else _RED_INK))
        painter.drawRoundedRect(binding, 4 * unit, 4 * unit)
        for ring in range(RING_COUNT):
            x = binding.left() + binding.width() * (ring + 0.5) / RING_COUNT
            box = QRectF(x - 3 * unit, binding.top() - unit, 6 * unit, binding.height() + 4 * unit)
            painter.setPen(QPen(QColor("#3a2a14"), 1))
            painter.setBrush(metal_brush(box, Metal.GOLD))
            painter.drawRoundedRect(box, 3 * unit, 3 * unit)
        page = leaf.adjusted(12 * unit, binding.height() + 4 * unit, -12 * unit, -6 * unit)
        ink = QColor(shades.text if is_plain else _BLACK_INK)
        self._write(painter, page, QColor(shades.text if is_plain else _RED_INK), ink)
        painter.end()
