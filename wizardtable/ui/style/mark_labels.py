# SPDX-License-Identifier: MIT
"""The mark of each seat in dialogs and charts: a shape and a colour of its own."""

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wizardtable.core.game_spec import GameSpec
from wizardtable.paint.seat_marks import SEAT_COLOURS, mark_shape
from wizardtable.ui.style import appearance

Colours: TypeAlias = Sequence[tuple[str, str]]


def colours_of(spec: GameSpec) -> Colours:
    """The colours of a game's seats: its own, or the usual ones."""
    return spec.colours or SEAT_COLOURS


def seat_colour(seat: int, colours: Colours = SEAT_COLOURS) -> QColor:
    """The colour of a seat in the theme worn now."""
    return QColor(colours[seat % len(colours)][0 if appearance.shades().dark else 1])


def paint_mark(
    painter: QPainter, centre: QPointF, radius: float, seat: int, colours: Colours = SEAT_COLOURS
) -> None:
    """Paint a seat's mark: disc, square, triangle, lozenge, star or cross, in its colour."""
    painter.setPen(QPen(QColor(appearance.shades().panel), max(1.0, radius / 5)))
    painter.setBrush(seat_colour(seat, colours))
    painter.drawPath(mark_shape(centre, radius, seat))


class MarkLabel(QWidget):
    """A seat's mark as a small widget."""

    def __init__(
        self, seat: int, colours: Colours = SEAT_COLOURS, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._seat = seat
        self._colours = colours
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: a square as high as a line."""
        return QSize(appearance.scaled(22), appearance.scaled(22))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the mark."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QRectF(self.rect()).center()
        paint_mark(painter, middle, self.width() * 0.32, self._seat, self._colours)
        painter.end()
