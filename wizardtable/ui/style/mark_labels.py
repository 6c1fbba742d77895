# SPDX-License-Identifier: MIT
"""The mark of each seat in dialogs and charts: a shape in the seat's colour."""

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wizardtable.core import override
from wizardtable.core.game_spec import GameSpec
from wizardtable.paint.seat_marks import SEAT_COLOURS, mark_shape
from wizardtable.ui.style import appearance
from wizardtable.ui.style.palette import legible_colour

Colours: TypeAlias = Sequence[tuple[str, str]]
"""The colours of the seats in order, each in dark themes and in the light one, as "#rrggbb"."""


def colours_of(spec: GameSpec) -> Colours:
    """Returns the colours of a game's seats; the usual ones if the game has none of its own."""
    return spec.colours or SEAT_COLOURS


def seat_colour(seat: int, colours: Colours = SEAT_COLOURS) -> QColor:
    """Returns the colour of a seat in the current theme."""
    return QColor(colours[seat % len(colours)][0 if appearance.shades().dark else 1])


def seat_ink(seat: int, colours: Colours = SEAT_COLOURS) -> QColor:
    """Returns the colour of writing about a seat, legible on lists and on their chosen items."""
    worn = appearance.shades()
    surfaces = (worn.panel, worn.field, worn.selection)
    return QColor(legible_colour(seat_colour(seat, colours).name(), surfaces, worn.text))


def paint_mark(
    painter: QPainter, centre: QPointF, radius: float, seat: int, colours: Colours = SEAT_COLOURS
) -> None:
    """Paints the mark of a seat: a disc, square, triangle, lozenge, star or cross."""
    painter.setPen(QPen(QColor(appearance.shades().panel), max(1.0, radius / 5)))
    painter.setBrush(seat_colour(seat, colours))
    painter.drawPath(mark_shape(centre, radius, seat))


class MarkLabel(QWidget):
    """A small widget that shows the mark of a seat."""

    def __init__(
        self, seat: int, colours: Colours = SEAT_COLOURS, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._seat = seat
        self._colours = colours
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(22), appearance.scaled(22))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QRectF(self.rect()).center()
        paint_mark(painter, middle, self.width() * 0.32, self._seat, self._colours)
        painter.end()
