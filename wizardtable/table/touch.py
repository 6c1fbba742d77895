# SPDX-License-Identifier: MIT
"""Fingers on a touch screen: taps, long presses, drags, and two fingers that pinch or move."""

from enum import Enum, auto
from math import hypot
from time import monotonic
from typing import Final, Protocol

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QEventPoint, QGuiApplication, QTouchEvent

from wizardtable.play import timers
from wizardtable.table.grip import MAX_SLIP_PIXELS
from wizardtable.table.loupe import Loupe

FINGER_PIXELS: Final = 32.0
"""For a finger, usable pieces and targets count as at least this many pixels wide and high."""

LONG_PRESS_MS: Final = 500
"""A finger that rests on a piece for this many milliseconds opens the piece's detail card."""

TWO_FINGER_TAP_SECONDS: Final = 0.4
"""Two fingers that come and go within this time count as a click with the right mouse button."""

_DOUBLE_TAP_PIXELS: Final = 24.0
"""A second tap within this distance of the first one makes a double click."""


class Touched(Protocol):
    """The methods of a table that `Touches` calls; points (x, y) are in pixels of the view.

    `finger` is true for a finger and false for the mouse.
    """

    def press(self, x: float, y: float, *, finger: bool = False) -> None:
        """Begins a press where a finger has come down."""

    def drag_to(self, x: float, y: float) -> None:
        """Follows the finger of the press to a new point."""

    def release(self, x: float, y: float, *, finger: bool = False) -> bool:
        """Ends the press when the finger has gone up.

        Returns False if the press was given up before.
        """

    def double_click(self, x: float, y: float, *, finger: bool = False) -> None:
        """Acts on a second tap in the same place, soon after the first."""

    def explain(self, x: float, y: float) -> None:
        """Shows the detail card of the piece under a resting finger."""

    def ask_otherwise(self, x: float, y: float) -> None:
        """Acts on a brief touch with two fingers, which counts as a click of the right button."""

    def abandon(self) -> None:
        """Gives up a press, and puts dragged pieces back."""


class _Activity(Enum):
    """The activity of the fingers that are down; a single RESTING finger has no effect any more."""

    NOTHING = auto()
    PRESSING = auto()
    DRAGGING = auto()
    PINCHING = auto()
    RESTING = auto()


class Touches(QObject):
    """Turns the events of fingers on one table into calls of `Touched`."""

    def __init__(self, table: Touched, loupe: Loupe) -> None:
        super().__init__(loupe)
        self._table, self._loupe = table, loupe
        self._activity = _Activity.NOTHING
        self._start = (0.0, 0.0)
        self._last_pinch = (0.0, 0.0, 1.0)  # x and y of the middle, and the distance
        self._has_pinched = False
        self._pinch_start = 0.0
        self._last_tap: tuple[float, float, float] | None = None  # x, y, seconds
        self._long_press_timer = timers.single(self, LONG_PRESS_MS)
        self._long_press_timer.timeout.connect(self._explain)

    def forget(self) -> None:
        """Ignores the finger that is down now, as long as it is the only finger."""
        self._long_press_timer.stop()
        if self._activity is not _Activity.NOTHING:
            self._activity = _Activity.RESTING

    def handle_event(self, event: QTouchEvent) -> None:
        """Handles an event of the touch screen."""
        event.accept()
        if event.type() == QEvent.Type.TouchCancel:
            self._table.abandon()
            self._activity = _Activity.NOTHING
            return
        points = event.points()
        down = [point for point in points if point.state() != QEventPoint.State.Released]
        if event.type() == QEvent.Type.TouchBegin:
            self._activity = _Activity.NOTHING
        if len(down) > 1:
            self._move_two_fingers(down)
        elif down and event.type() == QEvent.Type.TouchBegin:
            self._begin_press(*self._loupe.in_room(down[0].position()))
        elif down:
            self._move_finger(*self._loupe.in_room(down[0].position()))
        elif points:
            self._end_touch(*self._loupe.in_room(points[0].position()))

    def _begin_press(self, x: float, y: float) -> None:
        self._activity, self._start = _Activity.PRESSING, (x, y)
        self._table.press(x, y, finger=True)
        self._long_press_timer.start()

    def _move_finger(self, x: float, y: float) -> None:
        if (
            self._activity is _Activity.PRESSING
            and _distance(self._start, (x, y)) > MAX_SLIP_PIXELS
        ):
            self._activity = _Activity.DRAGGING
            self._long_press_timer.stop()
        if self._activity is _Activity.DRAGGING:
            self._table.drag_to(x, y)
        elif self._activity is _Activity.PINCHING and self._has_pinched:
            self._activity = _Activity.RESTING

    def _move_two_fingers(self, down: list[QEventPoint]) -> None:
        first, second = (
            self._loupe.in_room(down[0].position()),
            self._loupe.in_room(down[1].position()),
        )
        x, y = (first[0] + second[0]) / 2, (first[1] + second[1]) / 2
        pinch = (x, y, max(1.0, _distance(first, second)))
        if self._activity is not _Activity.PINCHING:
            self._table.abandon()
            self._activity, self._has_pinched = _Activity.PINCHING, False
            self._last_pinch, self._pinch_start = pinch, monotonic()
            return
        last = self._last_pinch
        if (
            not self._has_pinched
            and max(_distance(last, pinch), abs(last[2] - pinch[2])) < MAX_SLIP_PIXELS
        ):
            return
        self._has_pinched, self._last_pinch = True, pinch
        self._loupe.magnify(pinch[2] / last[2], last[0], last[1], at_once=True)
        self._loupe.pull(pinch[0] - last[0], pinch[1] - last[1])

    def _end_touch(self, x: float, y: float) -> None:
        self._long_press_timer.stop()
        activity, self._activity = self._activity, _Activity.NOTHING
        if activity is _Activity.PRESSING:
            self._tap(x, y)
        elif activity is _Activity.DRAGGING:
            self._table.release(x, y, finger=True)
        elif (
            activity is _Activity.PINCHING
            and not self._has_pinched
            and monotonic() - self._pinch_start < TWO_FINGER_TAP_SECONDS
        ):
            self._table.ask_otherwise(*self._last_pinch[:2])

    def _tap(self, x: float, y: float) -> None:
        now, last = monotonic(), self._last_tap
        double_click_seconds = QGuiApplication.styleHints().mouseDoubleClickInterval() / 1000
        if (
            last
            and now - last[2] < double_click_seconds
            and _distance(last, (x, y)) < _DOUBLE_TAP_PIXELS
        ):
            self._last_tap = None
            self._table.abandon()
            self._table.double_click(x, y, finger=True)
        else:
            self._last_tap = x, y, now
            self._table.release(*self._start, finger=True)

    def _explain(self) -> None:
        if self._activity is _Activity.PRESSING:
            self._activity, self._last_tap = _Activity.RESTING, None
            self._table.explain(*self._start)


def _distance(start: tuple[float, ...], end: tuple[float, ...]) -> float:
    return hypot(start[0] - end[0], start[1] - end[1])
