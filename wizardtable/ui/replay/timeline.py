# SPDX-License-Identifier: MIT
"""A slider along the history of a match, marked where turns begin and much was decided."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from wizardtable.ui.style import appearance
from wizardtable.ui.style.fields import Slider

HANDLE = 18
"""Width of the slider's handle in pixels at 100 %, as the style sheet has it with its frame."""


class Timeline(Slider):
    """From the deal (0) to the last action; a click leads there, Page Up and Down to the turn
    before or after."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turns: list[int] = []
        self._moments: list[int] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def mark(self, turns: Sequence[int], moments: Sequence[int]) -> None:
        """Where turns begin, oldest first, and where a match was decided."""
        self._turns, self._moments = list(turns), list(moments)
        self.update()

    def turn_before(self, place: int) -> int:
        """Where the turn began that a place lies in, or the one before from its beginning."""
        index = bisect_left(self._turns, place)
        return self._turns[index - 1] if index else 0

    def turn_after(self, place: int) -> int:
        """Where the next turn begins; the end where there is none."""
        index = bisect_right(self._turns, place)
        return self._turns[index] if index < len(self._turns) else self.maximum()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: the groove, with room for marks below."""
        return QSize(appearance.scaled(240), appearance.scaled(34))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Qt: shorter where there is little room."""
        return QSize(appearance.scaled(70), appearance.scaled(34))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: whole turns by page; Space belongs to whoever plays."""
        if event.key() == Qt.Key.Key_PageUp:
            self.setValue(self.turn_before(self.value()))
        elif event.key() == Qt.Key.Key_PageDown:
            self.setValue(self.turn_after(self.value()))
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Qt: the handle comes to where one presses, and can be dragged from there."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setValue(self._value_at(event.position().x()))
        super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: the slider, ticks for turns and lozenges for moments beneath it."""
        worn = appearance.shades()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        low = float(self.height()) - appearance.scaled(3)
        painter.setPen(QPen(QColor(worn.soft), 1))
        for turn in self._spread(self._turns):
            x = self._x_of(turn)
            painter.drawLine(QPointF(x, low), QPointF(x, low - appearance.scaled(4)))
        painter.setPen(QPen(QColor(worn.panel), 1))
        painter.setBrush(QColor(worn.danger))
        size = appearance.scaled(5)
        for moment in self._moments:
            middle = QPointF(self._x_of(moment), low - appearance.scaled(3))
            corners = ((0, -size), (size, 0), (0, size), (-size, 0))
            painter.drawPolygon(QPolygonF([middle + QPointF(*corner) for corner in corners]))
        painter.end()
        super().paintEvent(event)

    def _spread(self, turns: Sequence[int]) -> Sequence[int]:
        """All of the marks, or every so many of them where they would run together."""
        room = max(1, self.width() // appearance.scaled(6))
        return turns[:: -(-len(turns) // room)] if turns else turns

    def _track(self) -> QRectF:
        inset = appearance.scaled(HANDLE) / 2 + 2
        return QRectF(self.rect()).adjusted(inset, 0, -inset, 0)

    def _x_of(self, value: int) -> float:
        track = self._track()
        return track.left() + track.width() * value / max(1, self.maximum())

    def _value_at(self, x: float) -> int:
        track = self._track()
        share = (x - track.left()) / max(1.0, track.width())
        return round(min(1.0, max(0.0, share)) * self.maximum())
