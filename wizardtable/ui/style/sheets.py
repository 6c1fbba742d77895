# SPDX-License-Identifier: MIT
"""Sheets: dialogs that lie inside the main window, over a darkened picture of the window.

A `SheetHost` gives a window its sheets. If the parent of a `Sheet` is in such a window, the sheet
opens on a `Veil`. The veil covers the window, shows the darkened picture, and takes every click
beside the sheet. Without a host, or before the window is shown, a sheet is an ordinary window.
"""

from collections.abc import Callable
from math import pi, sin
from time import monotonic
from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QMainWindow,
    QPushButton,
    QWidget,
)
from shiboken6 import isValid

from wizardtable.core import override
from wizardtable.play import timers
from wizardtable.ui.style import appearance, just_gone

VEIL_ALPHA: Final = {True: 130, False: 105}
"""The opacity of the veil (0–255), by whether the theme is dark."""

VEIL_COLOUR: Final = "#041012"
"""The colour of the veil and of a sheet's shadow, as "#rrggbb"."""

SHADOW_DEPTH: Final = 18
"""The distance from a sheet to the edge of its shadow, in pixels at 100 %."""

SHADOW_LAYERS: Final = 9
"""The number of shapes, one inside the other, that make up the shadow."""

EDGE_MARGIN: Final = 10
"""The smallest distance between a sheet and the edge of its window, in pixels at 100 %."""

RISE_MS: Final = 150
"""Milliseconds in which a new sheet rises to its place."""

FRAME_MS: Final = 11
"""Milliseconds from a painted frame of a motion to the next step.

Qt waits another five milliseconds before it paints, so that a frame takes less than 17.
"""

SETTLE_MS: Final = RISE_MS + 100
"""Milliseconds after which a sheet that is about to open has certainly reached its place.

Work that a page does later does not disturb the motion.
"""

RISE_DISTANCE: Final = 26
"""The distance that a new sheet rises, in pixels at 100 %."""

SHAKE_MS: Final = 320
"""Milliseconds in which a sheet shakes because a click beside it does not close it."""

SHAKE_DISTANCE: Final = 14
"""The largest distance to each side that a sheet shakes, in pixels at 100 %."""


class Sheet(QDialog):
    """A dialog that opens inside the window of its parent widget.

    Attributes:
        owner: the parent widget before the dialog was shown, and again afterwards.
        is_question: True if the sheet leaves the sheet below it in sight. Any other sheet hides the
            one below until it is closed.
        stays_window: True if the dialog is always a window of its own.
        is_form: True if closing the dialog loses what the player has entered.
        needs_answer: True if only a button of the dialog closes it.
        veil: the veil below the sheet; None while the dialog is not shown as a sheet.
    """

    is_question = False
    stays_window = False
    is_form = False
    needs_answer = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.owner = parent
        self.veil: Veil | None = None
        self._first_inputs: list[object] = []

    @property
    def is_changed(self) -> bool:
        """True if the player has changed something in a form that closing would lose."""
        return self.is_form and self._inputs() != self._first_inputs

    def fit_window(self) -> None:
        """Takes the size that suits the window, whose size has changed.

        A sheet keeps its size if the window has space for it.
        """

    def _inputs(self) -> list[object]:
        """Returns the contents of all fields of a form; empty for other dialogs."""
        if not self.is_form:
            return []
        return [
            *(field.text() for field in self.findChildren(QLineEdit)),
            *(field.currentIndex() for field in self.findChildren(QComboBox)),
            *(field.isChecked() for field in self.findChildren(QAbstractButton)),
        ]

    def _host(self) -> "SheetHost | None":
        owner = self.parentWidget()
        return None if owner is None or self.stays_window else host_of(owner)

    @override
    def reject(self) -> None:
        """Closes the dialog; a dialog that needs an answer shakes instead."""
        if not self.needs_answer:
            super().reject()
        elif self.veil is not None:
            self.veil.shake()

    @override
    def setVisible(self, visible: bool) -> None:  # noqa: N802
        """Shows the dialog as a sheet if its window has a `SheetHost`.

        Every way of opening or closing a dialog calls this method.
        """
        host = None
        if visible and self.veil is None and not self.isVisible():
            host = self._host()
            if host is not None:
                self.owner = self.parentWidget()
                host.add(self)
        super().setVisible(visible)
        veil = self.veil
        if host is not None:
            host.focus(self)
            self._first_inputs = self._inputs()
        elif not visible and veil is not None:
            self.veil = None
            veil.host.remove(self, veil)


class SheetHost(QObject):
    """The sheets of one window, of which only the topmost can be used.

    Attributes:
        is_still: True if sheets appear without motion.

    Signals:
        covered(bool): True once a sheet covers the window, False once no sheet is left.
    """

    covered = Signal(bool)

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.is_still = False
        self._window = window
        self._veils: list[Veil] = []
        self._renewal = timers.single(self)
        self._renewal.timeout.connect(self._renew)
        self._tidying = timers.single(self)
        self._tidying.timeout.connect(self._remove_deleted)
        window.installEventFilter(self)

    @property
    def top(self) -> Sheet | None:
        """The topmost sheet; None if no sheet is open."""
        return self._veils[-1].sheet if self._veils else None

    @property
    def room_size(self) -> QSize:
        """The largest size of a sheet, in pixels."""
        margin = 2 * appearance.scaled(EDGE_MARGIN)
        return self._window.size() - QSize(margin, margin)

    def close_top(self) -> bool:
        """Closes the topmost sheet.

        Returns False if no sheet is open, or if the topmost sheet needs an answer.
        """
        sheet = self.top
        if sheet is None or sheet.needs_answer:
            return False
        sheet.reject()
        return True

    def close_owned(self, owner: QWidget) -> None:
        """Closes all sheets that were opened by `owner` or by a widget inside `owner`."""
        for veil in reversed(list(self._veils)):
            opener = veil.sheet.owner
            if opener is None or not isValid(opener):
                continue
            if opener is owner or owner.isAncestorOf(opener):
                veil.sheet.reject()

    def renew(self) -> None:
        """Takes the picture below the sheets again, once all widgets of the window are up to
        date."""
        if self._veils:
            self._renewal.start()

    def add(self, sheet: Sheet) -> None:
        """Puts a sheet that is about to be shown on a veil over the window."""
        below = self._veils[-1] if self._veils else None
        if below is None or sheet.is_question:
            picture = self._window.grab()
        else:
            picture = self._veils[0].picture
        # While the window is not active yet, the application has no focus widget.
        focused = QApplication.focusWidget() or self._window.focusWidget()
        veil = Veil(self, self._window, sheet, picture, focused)
        self._veils.append(veil)
        veil.focus_wanted = sheet.focusWidget()  # Qt forgets it when the parent changes
        veil.show()
        veil.raise_()
        sheet.veil = veil  # before the new parent, which calls setVisible again
        sheet.setParent(veil, Qt.WindowType.SubWindow)
        sheet.resize(sheet.size().boundedTo(self.room_size))

    def focus(self, sheet: Sheet) -> None:
        """Gives the focus to a sheet that has just been shown, and disables everything below it."""
        veil = sheet.veil
        if veil is None or not isValid(sheet):
            return
        if not sheet.accessibleName():
            sheet.setAccessibleName(sheet.windowTitle())
        veil.place()
        _first_focus(sheet, veil.focus_wanted).setFocus(Qt.FocusReason.PopupFocusReason)
        self._enable_below(veil, enabled=False)
        if len(self._veils) == 1:
            self.covered.emit(True)
        if not self.is_still:
            veil.rise()

    def remove(self, sheet: Sheet, veil: "Veil") -> None:
        """Removes the veil of a sheet that was hidden, and closes the questions that the sheet
        opened."""
        if veil not in self._veils or not isValid(self._window):
            return
        for later in self._veils[self._veils.index(veil) + 1 :][::-1]:
            if later.sheet.is_question:
                later.sheet.reject()
        self._enable_below(veil, enabled=True)
        self._veils.remove(veil)
        if isValid(veil):
            if not self._veils and isValid(sheet):
                just_gone.ignore_presses(self._window, sheet.geometry())
            veil.hide()
            QTimer.singleShot(0, veil, veil.end)  # Qt is still hiding the sheet
        before = veil.focus_before
        if before is not None and isValid(before) and before.isEnabled() and before.isVisible():
            before.clearFocus()  # Qt may have moved the focus here, as if by the Tab key
            before.setFocus(Qt.FocusReason.PopupFocusReason)
        elif self._veils:
            _first_focus(self._veils[-1].sheet, None).setFocus()
        if not self._veils:
            self.covered.emit(False)

    def remove_deleted(self) -> None:
        """Removes the veils of sheets that were deleted while shown, a little later."""
        if isValid(self):  # else the whole window is being deleted
            self._tidying.start()

    def _remove_deleted(self) -> None:
        for veil in [veil for veil in self._veils if not isValid(veil.sheet)]:
            self.remove(veil.sheet, veil)

    def _enable_below(self, veil: "Veil", *, enabled: bool) -> None:
        place = self._veils.index(veil)
        if place < len(self._veils) - 1:
            return  # a sheet above this one is in use
        if place > 0:
            self._veils[place - 1].setEnabled(enabled)
        elif (room := self._window.centralWidget()) is not None:
            room.setEnabled(enabled)

    def _renew(self) -> None:
        room = self._window.centralWidget()
        if not self._veils or room is None:
            return
        room.setEnabled(True)  # otherwise its controls would be painted in grey
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        picture = QPixmap(self._window.size() * self._window.devicePixelRatioF())
        picture.setDevicePixelRatio(self._window.devicePixelRatioF())
        picture.fill(QColor(appearance.shades().window))
        room.render(picture, room.pos())
        room.setEnabled(False)
        for place, veil in enumerate(self._veils):
            if place and veil.sheet.is_question:
                veil.picture = self._veils[place - 1].grab()
            else:
                veil.picture = picture
            veil.update()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Follows changes of the window's size, language and theme."""
        if event.type() == QEvent.Type.Resize:
            for veil in self._veils:
                veil.resize(self._window.size())
                if isValid(veil.sheet):
                    veil.sheet.fit_window()
                veil.place()
            self.renew()
        elif event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self.renew()
        return False


class Veil(QWidget):
    """A widget that covers a window, shows its darkened picture, and carries one sheet.

    Attributes:
        host: the sheets of the window.
        sheet: the sheet on this veil.
        picture: the window before the sheet opened; below a question, the sheet before it.
        focus_before: the widget that had the focus before; None if no widget had it.
        focus_wanted: the widget in the sheet that requested the focus before it was shown; None if
            no widget did.
    """

    def __init__(
        self,
        host: SheetHost,
        window: QWidget,
        sheet: Sheet,
        picture: QPixmap,
        focus_before: QWidget | None,
    ) -> None:
        super().__init__(window)
        self.setObjectName("veil")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.host, self.sheet, self.picture = host, sheet, picture
        self.focus_before = focus_before
        self.focus_wanted: QWidget | None = None
        self._opened_at = monotonic()
        self._motion: _Motion | None = None
        sheet.installEventFilter(self)
        sheet.destroyed.connect(host.remove_deleted)
        self.resize(window.size())

    def place(self) -> None:
        """Moves the sheet to the middle of the window, and makes it smaller if it does not fit."""
        sheet = self.sheet
        if not isValid(sheet):
            return
        size = sheet.size().boundedTo(self.host.room_size)
        if size != sheet.size():
            sheet.resize(size)
        before = sheet.geometry()
        middle = self.rect().center() - QRect(QPoint(), size).center()
        sheet.move(middle)
        if before != sheet.geometry():
            self._stop_motion()
            self.update(_with_shadow(before.united(sheet.geometry())))

    def end(self) -> None:
        """Gives the sheet back to its owner, then deletes the veil."""
        sheet = self.sheet
        if isValid(sheet) and sheet.parentWidget() is self:
            owner = sheet.owner
            alive = owner is not None and isValid(owner)
            sheet.setParent(owner if alive else self.parentWidget(), Qt.WindowType.Dialog)
        self.deleteLater()

    def rise(self) -> None:
        """Moves the sheet up to its place from a little below."""
        distance = appearance.scaled(RISE_DISTANCE)
        self._move(RISE_MS, lambda share: QPoint(0, round(distance * (1 - share))))

    def shake(self) -> None:
        """Shakes the sheet, to show that a click beside it does not close it."""
        reach = appearance.scaled(SHAKE_DISTANCE)
        if not self.host.is_still:
            self._move(
                SHAKE_MS,
                lambda share: QPoint(round(reach * (1 - share) * sin(share * 6 * pi)), 0),
                QEasingCurve.Type.Linear,
            )

    def _move(
        self,
        milliseconds: int,
        offset_at: Callable[[float], QPoint],
        curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
    ) -> None:
        """Moves the sheet near its place.

        Args:
            milliseconds: the duration of the motion.
            offset_at: returns the offset from the sheet's place for a share (0–1) of the motion.
            curve: the easing of the motion.
        """
        self._stop_motion()
        if isValid(self.sheet):
            self._motion = _Motion(self, milliseconds, offset_at, QEasingCurve(curve))

    def _stop_motion(self) -> None:
        if self._motion is not None and isValid(self._motion):
            self._motion.end()
        self._motion = None

    def paint_room(self, painter: QPainter) -> None:
        """Paints the darkened picture of the window."""
        if self.picture.deviceIndependentSize().toSize() == self.size():
            painter.drawPixmap(0, 0, self.picture)
        else:  # the window has a new size, and the picture not yet
            painter.drawPixmap(self.rect(), self.picture)
        veil = QColor(VEIL_COLOUR)
        veil.setAlpha(VEIL_ALPHA[appearance.shades().dark])
        painter.fillRect(self.rect(), veil)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Resize and watched is self.sheet:
            self.place()
        return False

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setClipRegion(event.region())
        self.paint_room(painter)
        if isValid(self.sheet):
            _paint_shadow(painter, QRectF(self.sheet.geometry()))
        painter.end()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Closes the sheet after a click beside it, unless a form would lose its contents."""
        event.accept()
        if not isValid(self.sheet):
            return
        beside = not self.sheet.geometry().contains(event.position().toPoint())
        if beside and event.button() == Qt.MouseButton.LeftButton:
            if (monotonic() - self._opened_at) * 1000 < QApplication.doubleClickInterval():
                return  # the second click of the two that opened it
            if self.sheet.is_changed:
                self.shake()
            else:
                self.sheet.reject()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        event.accept()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        event.accept()

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        event.accept()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        event.accept()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.place()


class _Motion(QWidget):
    """A widget that shows a moving picture of a sheet over the sheet itself.

    The sheet is painted once for all frames. Mouse and keyboard reach the sheet at its place. The
    motion begins with the first frame. Each step follows a fixed time after the frame before it, so
    that painting does not delay the next frame.
    """

    def __init__(
        self,
        veil: Veil,
        milliseconds: int,
        offset_at: Callable[[float], QPoint],
        curve: QEasingCurve,
    ) -> None:
        super().__init__(veil)
        self.setObjectName("moving sheet")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._veil, self._seconds = veil, milliseconds / 1000
        self._offset_at, self._curve = offset_at, curve
        self._frame, self._picture = veil.sheet.geometry(), veil.sheet.grab()
        self._began: float | None = None
        self._share = 0.0
        self._timer = timers.single(self, FRAME_MS)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._step)
        reach = [self._frame.translated(offset_at(place / 50)) for place in range(51)]
        whole = self._frame
        for frame in reach:
            whole = whole.united(frame)
        self.setGeometry(_with_shadow(whole))
        self.show()
        self.raise_()

    def end(self) -> None:
        """Removes the picture, so that the sheet itself is seen."""
        self._timer.stop()
        self.hide()
        self.deleteLater()

    def _step(self) -> None:
        if self._share == 1.0:
            self.end()
            return
        assert self._began is not None
        self._share = min(1.0, (monotonic() - self._began) / self._seconds)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paints the veil, the shadow and the sheet at the current share of the motion."""
        frame = self._frame.translated(self._offset_at(self._curve.valueForProgress(self._share)))
        painter = QPainter(self)
        painter.translate(-self.pos())
        painter.setClipRegion(QRegion(self.geometry()) - QRegion(frame))
        self._veil.paint_room(painter)
        _paint_shadow(painter, QRectF(frame))
        painter.setClipping(False)
        painter.drawPixmap(frame.topLeft(), self._picture)
        painter.end()
        if self._began is None:
            self._began = monotonic()
        # At the end, painting the sheet itself takes as long as the wait for a step.
        self._timer.start(0 if self._share == 1.0 else FRAME_MS)


def host_of(widget: QWidget) -> SheetHost | None:
    """Returns the sheets of a widget's window; None if the window has none, or is not shown yet."""
    window = widget.window()
    if not isinstance(window, QMainWindow) or not window.isVisible():
        return None
    only_direct = Qt.FindChildOption.FindDirectChildrenOnly
    return window.findChild(SheetHost, options=only_direct)


def sheet_of(widget: QWidget) -> Sheet | None:
    """Returns the sheet that contains a widget; None if no sheet does."""
    outer: QWidget | None = widget
    while outer is not None and not isinstance(outer, Sheet):
        outer = outer.parentWidget()
    return outer


def _first_focus(sheet: Sheet, wanted: QWidget | None) -> QWidget:
    """Returns the widget that has the focus when a sheet opens.

    This is `wanted` or another widget that requested the focus. Otherwise it is the default button,
    or the first widget that the Tab key reaches, or the sheet itself.
    """
    for asker in (wanted, sheet.focusWidget()):
        inside = asker is not None and isValid(asker) and sheet.isAncestorOf(asker)
        if asker is not None and inside and asker.isVisibleTo(sheet):
            return asker
    for button in sheet.findChildren(QPushButton):
        if button.isDefault() and button.isVisibleTo(sheet) and button.isEnabled():
            return button
    stop = sheet.nextInFocusChain()
    while stop is not None and stop is not sheet:
        takes_tab = bool(stop.focusPolicy() & Qt.FocusPolicy.TabFocus)
        inside = sheet.isAncestorOf(stop)
        if inside and takes_tab and stop.isVisibleTo(sheet) and stop.isEnabled():
            return stop
        stop = stop.nextInFocusChain()
    sheet.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Esc must reach the sheet
    return sheet


def _with_shadow(frame: QRect) -> QRect:
    """Returns the rectangle of a sheet together with its shadow."""
    reach = 2 * appearance.scaled(SHADOW_DEPTH)
    return frame.adjusted(-reach, -reach, reach, reach)


def _paint_shadow(painter: QPainter, frame: QRectF) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    shade = QColor(VEIL_COLOUR)
    shade.setAlpha(16)
    painter.setBrush(shade)
    depth = appearance.scaled(SHADOW_DEPTH)
    for layer in range(SHADOW_LAYERS):
        reach = depth * (SHADOW_LAYERS - layer) / SHADOW_LAYERS
        around = frame.adjusted(-reach, -reach * 0.7, reach, reach * 1.3)
        painter.drawRoundedRect(around, reach, reach)
