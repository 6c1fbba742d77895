# SPDX-License-Identifier: MIT
"""Sends the events of fingers on a touch screen; points are those of a visible widget."""

from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

MOVE_EVENT_COUNT = 5
"""The number of move events of a finger between two points."""


@cache
def screen() -> QPointingDevice:
    """Returns a touch screen."""
    return QTest.createTouchDevice()


def touch(widget: QWidget, **fingers: Mapping[int, QPoint]) -> None:
    """Sends one touch event, with points by the fingers' numbers: `press`, `move`, `release`.

    The event goes to the window, which passes it on. QTest would send it to the widget, where it
    has no effect.
    """
    window = widget.window().windowHandle()
    event = QTest.touchEvent(window, screen())
    for change, places in fingers.items():
        for number, point in places.items():
            getattr(event, change)(number, widget.mapTo(widget.window(), point), window)
    event.commit()


def press(widget: QWidget, where: QPoint) -> None:
    """Puts a finger down."""
    touch(widget, press={0: where})


def move(widget: QWidget, start: QPoint, end: QPoint) -> None:
    """Moves the finger that is down."""
    for step in range(1, MOVE_EVENT_COUNT + 1):
        touch(widget, move={0: start + (end - start) * (step / MOVE_EVENT_COUNT)})


def release(widget: QWidget, where: QPoint) -> None:
    """Lifts the finger."""
    touch(widget, release={0: where})


def tap(widget: QWidget, where: QPoint) -> None:
    """Puts a finger down and lifts it again."""
    press(widget, where)
    release(widget, where)


def swipe(widget: QWidget, start: QPoint, end: QPoint) -> None:
    """Puts a finger down, moves it, and lifts it."""
    press(widget, start)
    move(widget, start, end)
    release(widget, end)


def pinch(widget: QWidget, start: tuple[QPoint, QPoint], end: tuple[QPoint, QPoint]) -> None:
    """Puts two fingers down one after the other, moves them, and lifts them."""
    press(widget, start[0])
    touch(widget, move={0: start[0]}, press={1: start[1]})
    if start != end:
        for step in range(1, MOVE_EVENT_COUNT + 1):
            share = step / MOVE_EVENT_COUNT
            touch(widget, move={n: start[n] + (end[n] - start[n]) * share for n in (0, 1)})
    touch(widget, move={0: end[0]}, release={1: end[1]})
    release(widget, end[0])
