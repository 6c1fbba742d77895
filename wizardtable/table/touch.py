# SPDX-License-Identifier: MIT
"""Fingers on a touch screen: taps, long presses, drags, pinches, and two that move together."""

from enum import Enum, auto
from math import hypot
from time import monotonic
from typing import Final, Protocol

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QEventPoint, QGuiApplication, QTouchEvent

from wizardtable.play import timers
from wizardtable.table.finger import SLIP
from wizardtable.table.loupe import Loupe

FINGER: Final = 32.0
"""Pixels that anything a finger is to find is wide and high at least, whatever it looks like."""

LONG_PRESS: Final = 500
"""Milliseconds after which a finger that does not move asks what it is on."""

BRIEF: Final = 0.4
"""Seconds within which two fingers come and go that mean the other way to do something."""

_NEAR: Final = 24.0
"""Pixels from the first tap within which a second one means the same thing."""


class Touched(Protocol):
    """The gestures of fingers on a table; points are in pixels of the view."""

    def press(self, x: float, y: float, *, finger: bool = False) -> None:
        """A finger comes down."""

    def drag_to(self, x: float, y: float) -> None:
        """It moves."""

    def release(self, x: float, y: float, *, finger: bool = False) -> bool:
        """It goes up."""

    def double_click(self, x: float, y: float, *, finger: bool = False) -> None:
        """It comes down for the second time in the same place, soon after the first."""

    def explain(self, x: float, y: float) -> None:
        """It rests."""

    def ask_otherwise(self, x: float, y: float) -> None:
        """Two have come and gone."""

    def abandon(self) -> None:
        """What was begun is not meant."""


class _Doing(Enum):
    """What the fingers that are down do."""

    NOTHING = auto()
    PRESSING = auto()
    DRAGGING = auto()
    PINCHING = auto()
    RESTING = auto()


class Touches(QObject):
    """Follows the fingers on one table."""

    def __init__(self, table: Touched, loupe: Loupe) -> None:
        super().__init__(loupe)
        self._table, self._loupe = table, loupe
        self._doing = _Doing.NOTHING
        self._start = (0.0, 0.0)
        self._pair = (0.0, 0.0, 1.0)  # middle and distance of two fingers
        self._pinched = False
        self._since = 0.0
        self._tapped: tuple[float, float, float] | None = None  # where, and when
        self._long = timers.single(self, LONG_PRESS)
        self._long.timeout.connect(self._explain)

    def forget(self) -> None:
        """Fingers that are down mean nothing any more."""
        self._long.stop()
        if self._doing is not _Doing.NOTHING:
            self._doing = _Doing.RESTING

    def take(self, event: QTouchEvent) -> None:
        """Take what a touch screen tells."""
        event.accept()
        if event.type() == QEvent.Type.TouchCancel:
            self._table.abandon()
            self._doing = _Doing.NOTHING
            return
        points = event.points()
        down = [one for one in points if one.state() != QEventPoint.State.Released]
        if event.type() == QEvent.Type.TouchBegin:
            self._doing = _Doing.NOTHING
        if len(down) > 1:
            self._two(down)
        elif down and event.type() == QEvent.Type.TouchBegin:
            self._begin(*self._loupe.in_room(down[0].position()))
        elif down:
            self._one(*self._loupe.in_room(down[0].position()))
        elif points:
            self._end(*self._loupe.in_room(points[0].position()))

    def _begin(self, x: float, y: float) -> None:
        self._doing, self._start = _Doing.PRESSING, (x, y)
        self._table.press(x, y, finger=True)
        self._long.start()

    def _one(self, x: float, y: float) -> None:
        if self._doing is _Doing.PRESSING and _apart(self._start, (x, y)) > SLIP:
            self._doing = _Doing.DRAGGING
            self._long.stop()
        if self._doing is _Doing.DRAGGING:
            self._table.drag_to(x, y)
        elif self._doing is _Doing.PINCHING and self._pinched:
            self._doing = _Doing.RESTING

    def _two(self, down: list[QEventPoint]) -> None:
        first, second = (
            self._loupe.in_room(down[0].position()),
            self._loupe.in_room(down[1].position()),
        )
        x, y = (first[0] + second[0]) / 2, (first[1] + second[1]) / 2
        now = (x, y, max(1.0, _apart(first, second)))
        if self._doing is not _Doing.PINCHING:
            self._table.abandon()
            self._doing, self._pinched = _Doing.PINCHING, False
            self._pair, self._since = now, monotonic()
            return
        before = self._pair
        if not self._pinched and max(_apart(before, now), abs(before[2] - now[2])) < SLIP:
            return
        self._pinched, self._pair = True, now
        self._loupe.magnify(now[2] / before[2], before[0], before[1], at_once=True)
        self._loupe.pull(now[0] - before[0], now[1] - before[1])

    def _end(self, x: float, y: float) -> None:
        self._long.stop()
        doing, self._doing = self._doing, _Doing.NOTHING
        if doing is _Doing.PRESSING:
            self._tap(x, y)
        elif doing is _Doing.DRAGGING:
            self._table.release(x, y, finger=True)
        elif doing is _Doing.PINCHING and not self._pinched and monotonic() - self._since < BRIEF:
            self._table.ask_otherwise(*self._pair[:2])

    def _tap(self, x: float, y: float) -> None:
        now, before = monotonic(), self._tapped
        soon = QGuiApplication.styleHints().mouseDoubleClickInterval() / 1000
        if before and now - before[2] < soon and _apart(before, (x, y)) < _NEAR:
            self._tapped = None
            self._table.abandon()
            self._table.double_click(x, y, finger=True)
        else:
            self._tapped = x, y, now
            self._table.release(*self._start, finger=True)

    def _explain(self) -> None:
        if self._doing is _Doing.PRESSING:
            self._doing, self._tapped = _Doing.RESTING, None
            self._table.explain(*self._start)


def _apart(a: tuple[float, ...], b: tuple[float, ...]) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])
