# SPDX-License-Identifier: MIT
"""Blends one room of the window into the next."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from wizardtable.play import timers

MILLISECONDS = 200

_FRAME = 16
"""Milliseconds from one picture to the next."""


class CrossFade(QWidget):
    """Lies over a place while it changes from one picture of it to another, then goes.

    Both pictures are taken once, so that a frame costs no more than two copies; what lies below
    need not be painted meanwhile. The pointer and the keys go through.

    Attributes:
        clock: seconds that pass for the change.

    Signals:
        ended(): the change is over; the widget deletes itself then.
    """

    ended = Signal()

    def __init__(self, place: QWidget, before: QPixmap) -> None:
        """Shows the picture of before until `begin`."""
        super().__init__(place)
        self.clock: Callable[[], float] = monotonic
        self._began: float | None = None
        self._before, self._after = before, QPixmap()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setGeometry(QRect(0, 0, place.width(), place.height()))
        self._timer = timers.repeating(self, _FRAME)
        self._timer.timeout.connect(self._go_on)
        self.show()
        self.raise_()

    @property
    def share(self) -> float:
        """How far the change is, from 0 to 1."""
        if self._began is None:
            return 0.0
        return min(1.0, (self.clock() - self._began) * 1000 / MILLISECONDS)

    def begin(self, after: QPixmap) -> None:
        """Changes to the picture of after."""
        self._after = after
        self._began = self.clock()
        self._timer.start()

    def end(self) -> None:
        """Goes at once."""
        self._timer.stop()
        self.hide()
        self.ended.emit()
        self.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the new room over the old one."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._before)
        if not self._after.isNull():
            painter.setOpacity(_eased(self.share))
            painter.drawPixmap(0, 0, self._after)
        painter.end()

    def _go_on(self) -> None:
        if self.share < 1.0:
            self.update()
        else:
            self.end()


def _eased(share: float) -> float:
    """Slow at both ends."""
    return share * share * (3 - 2 * share)
