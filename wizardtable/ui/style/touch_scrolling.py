# SPDX-License-Identifier: MIT
"""Lists and pages that a finger pushes up and down, on a touch screen."""

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

from wizardtable.table.grip import SLIP


def scroll_by_touch(area: QAbstractScrollArea) -> None:
    """Let a finger scroll what an area shows; taps mean what clicks do."""
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
    """Tells what an area shows of a tap when the finger goes up, and of nothing when it has
    scrolled: Qt would choose each item that the finger slides over, open the list of choices below
    it, and press the button that it pushes along. Of the second of two taps a scroller lets only
    the end through. A slider is told at once, since a finger drags it."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._port = area.viewport()
        app = QApplication.instance()
        assert app is not None
        self._app = app
        self._pressed: QPointF | None = None
        self._tapped: QPointF | None = None
        self._tells = False

    def watch(self, state: QScroller.State) -> None:
        """Watch all that the area shows from when a finger comes down, until it goes up."""
        if state == QScroller.State.Pressed:
            self._app.installEventFilter(self)

    def eventFilter(self, widget: QObject, event: QEvent) -> bool:  # noqa: N802
        """Qt: holds back what the mouse is said to do where a finger does it."""
        if self._tells or not isinstance(event, QMouseEvent) or not self._holds(widget):
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
                self._tell(widget, event, QEvent.Type.MouseButtonPress)
                return False
            if pressed is None and tapped is not None and _near(tapped, event):
                self._tell(widget, event, QEvent.Type.MouseButtonDblClick)
                return False
        return True

    def _holds(self, widget: QObject) -> bool:
        """Whether a widget waits for what the finger does."""
        return (
            isinstance(widget, QWidget)
            and not isinstance(widget, QAbstractSlider)
            and (widget is self._port or self._port.isAncestorOf(widget))
        )

    def _tell(self, widget: QObject, event: QMouseEvent, what: QEvent.Type) -> None:
        """Tell of a press where the finger was, before it goes up."""
        left, device = Qt.MouseButton.LeftButton, event.pointingDevice()
        places = event.position(), event.scenePosition(), event.globalPosition()
        press = QMouseEvent(what, *places, left, left, event.modifiers(), device)
        self._tells = True
        QApplication.sendEvent(widget, press)
        self._tells = False


def _near(place: QPointF, event: QMouseEvent) -> bool:
    return (event.globalPosition() - place).manhattanLength() <= SLIP
