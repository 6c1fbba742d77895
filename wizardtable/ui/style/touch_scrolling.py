# SPDX-License-Identifier: MIT
"""Lets a finger scroll lists and pages on a touch screen."""

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QInputDevice, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QScroller,
    QScrollerProperties,
    QWidget,
)

from wizardtable.core import override
from wizardtable.table.grip import MAX_SLIP_PIXELS


def scroll_by_touch(area: QAbstractScrollArea) -> None:
    """Lets a finger scroll an area; a tap still means a click."""
    port = area.viewport()
    QScroller.grabGesture(port, QScroller.ScrollerGestureType.TouchGesture)
    scroller = QScroller.scroller(port)
    manner = scroller.scrollerProperties()
    for metric in (
        QScrollerProperties.ScrollMetric.HorizontalOvershootPolicy,
        QScrollerProperties.ScrollMetric.VerticalOvershootPolicy,
    ):
        manner.setScrollMetric(metric, QScrollerProperties.OvershootPolicy.OvershootAlwaysOff)
    scroller.setScrollerProperties(manner)
    if isinstance(area, QAbstractItemView):
        area.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    scroller.stateChanged.connect(_Taps(area).watch)


class _Taps(QObject):
    """Passes a finger's tap on to the widgets in an area as a click, once the finger goes up.

    After scrolling, the widgets get no click. Otherwise Qt would choose each item below the finger,
    open a combo box, or press a button. A slider gets all events at once, since a finger drags it.
    Of the second of two taps, Qt's scroller passes on only the release.
    """

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._port = area.viewport()
        app = QApplication.instance()
        assert app is not None
        self._app = app
        self._pressed: QPointF | None = None
        self._tapped: QPointF | None = None
        self._is_sending = False

    def watch(self, state: QScroller.State) -> None:
        """Watches all widgets in the area while a finger is down."""
        if state == QScroller.State.Pressed:
            self._app.installEventFilter(self)

    def _holds(self, widget: QObject) -> bool:
        """Returns whether events of this object are held back."""
        return (
            isinstance(widget, QWidget)
            and not isinstance(widget, QAbstractSlider)
            and (widget is self._port or self._port.isAncestorOf(widget))
        )

    def _send(self, widget: QObject, event: QMouseEvent, kind: QEvent.Type) -> None:
        """Sends a press to a widget, at the point of the release that follows."""
        left_button, device = Qt.MouseButton.LeftButton, event.pointingDevice()
        places = event.position(), event.scenePosition(), event.globalPosition()
        press = QMouseEvent(kind, *places, left_button, left_button, event.modifiers(), device)
        self._is_sending = True
        QApplication.sendEvent(widget, press)
        self._is_sending = False

    @override
    def eventFilter(self, widget: QObject, event: QEvent) -> bool:  # noqa: N802
        """Holds back the mouse events that Qt makes from a finger."""
        if self._is_sending or not isinstance(event, QMouseEvent) or not self._holds(widget):
            return False
        if event.device().type() != QInputDevice.DeviceType.TouchScreen:
            return False
        if event.type() == QEvent.Type.MouseButtonPress:
            self._pressed = event.globalPosition()
        elif event.type() == QEvent.Type.MouseButtonRelease:
            self._app.removeEventFilter(self)
            pressed, tapped = self._pressed, self._tapped
            self._pressed = self._tapped = None
            if pressed is not None and _near(pressed, event):
                self._tapped = pressed
                self._send(widget, event, QEvent.Type.MouseButtonPress)
                return False
            if pressed is None and tapped is not None and _near(tapped, event):
                self._send(widget, event, QEvent.Type.MouseButtonDblClick)
                return False
        return True


def _near(place: QPointF, event: QMouseEvent) -> bool:
    return (event.globalPosition() - place).manhattanLength() <= MAX_SLIP_PIXELS
