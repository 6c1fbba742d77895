# SPDX-License-Identifier: MIT
"""A slider along the history of a match, with marks for turns and decisive moves."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from wizardtable.core import override
from wizardtable.ui.style import appearance
from wizardtable.ui.style.fields import Slider

HANDLE_WIDTH = 18
"""Width of the slider's handle with its frame, in pixels at 100 %, as in the style sheet."""


class Timeline(Slider):
    """A slider whose value is a place: a number of actions played before it.

    A click moves the handle to that point. Page Up and Page Down lead to the turn before and after.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turn_starts: list[int] = []
        self._moments: list[int] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def mark(self, turn_starts: Sequence[int], moments: Sequence[int]) -> None:
        """Sets the marks below the slider.

        Args:
            turn_starts: the places at which turns begin, in order.
            moments: the places of the decisive moves.
        """
        self._turn_starts, self._moments = list(turn_starts), list(moments)
        self.update()

    def turn_before(self, place: int) -> int:
        """Returns the last place before this one at which a turn begins; 0 if there is none."""
        index = bisect_left(self._turn_starts, place)
        return self._turn_starts[index - 1] if index else 0

    def turn_after(self, place: int) -> int:
        """Returns the next place at which a turn begins; the last place if there is none."""
        index = bisect_right(self._turn_starts, place)
        return self._turn_starts[index] if index < len(self._turn_starts) else self.maximum()

    def _thinned_out(self, places: Sequence[int]) -> Sequence[int]:
        """Returns all places, or every second, third, … one if the marks would run together."""
        max_count = max(1, self.width() // appearance.scaled(6))
        return places[:: -(-len(places) // max_count)] if places else places

    def _track(self) -> QRectF:
        inset = appearance.scaled(HANDLE_WIDTH) / 2 + 2
        return QRectF(self.rect()).adjusted(inset, 0, -inset, 0)

    def _x_of(self, value: int) -> float:
        track = self._track()
        return track.left() + track.width() * value / max(1, self.maximum())

    def _value_at(self, x: float) -> int:
        track = self._track()
        share = (x - track.left()) / max(1.0, track.width())
        return round(min(1.0, max(0.0, share)) * self.maximum())

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(240), appearance.scaled(34))

    @override
    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(70), appearance.scaled(34))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_PageUp:
            self.setValue(self.turn_before(self.value()))
        elif event.key() == Qt.Key.Key_PageDown:
            self.setValue(self.turn_after(self.value()))
        else:
            super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() == Qt.MouseButton.LeftButton:
            self.setValue(self._value_at(event.position().x()))
        super().mousePressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        shades = appearance.shades()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        foot = float(self.height()) - appearance.scaled(3)
        painter.setPen(QPen(QColor(shades.soft), 1))
        for turn in self._thinned_out(self._turn_starts):
            x = self._x_of(turn)
            painter.drawLine(QPointF(x, foot), QPointF(x, foot - appearance.scaled(4)))
        painter.setPen(QPen(QColor(shades.panel), 1))
        painter.setBrush(QColor(shades.danger))
        size = appearance.scaled(5)
        for moment in self._moments:
            middle = QPointF(self._x_of(moment), foot - appearance.scaled(3))
            corners = ((0, -size), (size, 0), (0, size), (-size, 0))
            painter.drawPolygon(QPolygonF([middle + QPointF(*corner) for corner in corners]))
        painter.end()
        super().paintEvent(event)
