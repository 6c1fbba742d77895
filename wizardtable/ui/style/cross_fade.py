# SPDX-License-Identifier: MIT
"""Fades from one room of the window (the lobby or the match page) to the other."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from wizardtable.core import override
from wizardtable.play import timers

FADE_MS = 200
"""The duration of the fade, in milliseconds."""

_FRAME_MS = 16
"""Milliseconds from one frame of the fade to the next."""


class CrossFade(QWidget):
    """An overlay that fades from a picture of a place to another picture, then deletes itself.

    Both pictures are taken once, so that a frame costs no more than two copies. Mouse and keyboard
    reach the widgets below.

    Attributes:
        clock: returns the time in seconds that drives the fade.

    Signals:
        ended(): the fade is over.
    """

    ended = Signal()

    def __init__(self, place: QWidget, before: QPixmap) -> None:
        """Covers the widget `place` with the picture `before` until `begin` is called."""
        super().__init__(place)
        self.clock: Callable[[], float] = monotonic
        self._began: float | None = None
        self._before, self._after = before, QPixmap()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setGeometry(QRect(0, 0, place.width(), place.height()))
        self._timer = timers.repeating(self, _FRAME_MS)
        self._timer.timeout.connect(self._show_next_frame)
        self.show()
        self.raise_()

    @property
    def share(self) -> float:
        """The finished share of the fade, 0 to 1; 0 before `begin`."""
        if self._began is None:
            return 0.0
        return min(1.0, (self.clock() - self._began) * 1000 / FADE_MS)

    def begin(self, after: QPixmap) -> None:
        """Starts the fade to the picture `after`."""
        self._after = after
        self._began = self.clock()
        self._timer.start()

    def end(self) -> None:
        """Ends the fade at once."""
        self._timer.stop()
        self.hide()
        self.ended.emit()
        self.deleteLater()

    def _show_next_frame(self) -> None:
        if self.share < 1.0:
            self.update()
        else:
            self.end()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._before)
        if not self._after.isNull():
            painter.setOpacity(_eased(self.share))
            painter.drawPixmap(0, 0, self._after)
        painter.end()


def _eased(share: float) -> float:
    """Returns the share with slow changes near 0 and near 1."""
    return share * share * (3 - 2 * share)
