# SPDX-License-Identifier: MIT
"""Fingers on a touch screen, for the tests; points are those of a widget that is shown."""

from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

STEPS = 5


@cache
def screen() -> QPointingDevice:
    """A touch screen."""
    return QTest.createTouchDevice()


def touch(widget: QWidget, **fingers: Mapping[int, QPoint]) -> None:
    """Tell at once what fingers do, by their numbers: `press`, `move`, `release`. A widget would be
    told nothing by QTest, but its window passes it on."""
    window = widget.window().windowHandle()
    event = QTest.touchEvent(window, screen())
    for what, places in fingers.items():
        for number, where in places.items():
            getattr(event, what)(number, widget.mapTo(widget.window(), where), window)
    event.commit()


def press(widget: QWidget, where: QPoint) -> None:
    """A finger comes down."""
    touch(widget, press={0: where})


def move(widget: QWidget, start: QPoint, end: QPoint) -> None:
    """A finger that is down moves."""
    for step in range(1, STEPS + 1):
        touch(widget, move={0: start + (end - start) * (step / STEPS)})


def release(widget: QWidget, where: QPoint) -> None:
    """A finger goes up."""
    touch(widget, release={0: where})


def tap(widget: QWidget, where: QPoint) -> None:
    """A finger comes down and goes up again."""
    press(widget, where)
    release(widget, where)


def swipe(widget: QWidget, start: QPoint, end: QPoint) -> None:
    """A finger comes down, moves, and goes up."""
    press(widget, start)
    move(widget, start, end)
    release(widget, end)


def pinch(widget: QWidget, start: tuple[QPoint, QPoint], end: tuple[QPoint, QPoint]) -> None:
    """Two fingers come down one after the other, move, and go up."""
    press(widget, start[0])
    touch(widget, move={0: start[0]}, press={1: start[1]})
    if start != end:
        for step in range(1, STEPS + 1):
            share = step / STEPS
            touch(widget, move={n: start[n] + (end[n] - start[n]) * share for n in (0, 1)})
    touch(widget, move={0: end[0]}, release={1: end[1]})
    release(widget, end[0])
