# SPDX-License-Identifier: MIT
"""Sheets: dialogs that lie inside the main window, over its darkened and resting room.

A window gets sheets by a `SheetHost`. A `Sheet` whose owner stands in such a window is laid on a
`Veil`, which shows a picture of the room, taken before, and takes every click beside the sheet.
Without a host, or before the window is seen, a sheet is an ordinary window.
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
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
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

from wizardtable.play import timers
from wizardtable.ui.style import appearance, just_gone

VEIL_ALPHA: Final = {True: 130, False: 105}
"""The opacity of the veil over the room, 0 to 255, in dark themes and in the light one."""

SHADE: Final = "#041012"
"""The colour of the veil and of a sheet's shadow."""

SHADOW_DEPTH: Final = 18
"""Pixels at 100 % from a sheet to the edge of its shadow."""

SHADOW_LAYERS: Final = 9
"""Layers of the shadow, from its edge inwards."""

MARGIN: Final = 10
"""Pixels at 100 % that are kept free between a sheet and the edge of its window."""

RISE_MS: Final = 150
"""Milliseconds in which a sheet comes up."""

RISE: Final = 26
"""Pixels at 100 % from below which a sheet comes up."""

SHAKE_MS: Final = 320
"""Milliseconds in which a sheet shakes that a click beside it does not close."""

SHAKE: Final = 14
"""Pixels at 100 % that a sheet shakes to each side."""


class Sheet(QDialog):
    """A dialog that opens inside the window of its owner, which is its Qt parent.

    Attributes:
        owner: the parent of the dialog while it is not shown.
        is_question: True if the sheet lies on the one before it; other sheets replace that one
            until they are closed.
        stays_window: True if the dialog is a window of the system in any case.
        is_form: True if what the player has entered is lost when the dialog is closed.
        needs_answer: True if only a button of the dialog closes it.
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
        """True if the player has changed something here that closing would lose."""
        return self.is_form and self._inputs() != self._first_inputs

    def reject(self) -> None:
        """Qt: closes the dialog; one that needs an answer shakes."""
        if not self.needs_answer:
            super().reject()
        elif self.veil is not None:
            self.veil.shake()

    def setVisible(self, visible: bool) -> None:  # noqa: N802
        """Qt: shows the dialog as a sheet if its window has sheets; every way to open or close a
        dialog comes through here."""
        host = None
        if visible and self.veil is None and not self.isVisible():
            host = self._host()
            if host is not None:
                self.owner = self.parentWidget()
                host.lay(self)
        super().setVisible(visible)
        veil = self.veil
        if host is not None:
            host.settle(self)
            self._first_inputs = self._inputs()
        elif not visible and veil is not None:
            self.veil = None
            veil.host.lift(self, veil)

    def _inputs(self) -> list[object]:
        """Returns what stands in all fields of a form."""
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


class SheetHost(QObject):
    """The sheets of one window. Only the topmost is seen and can be used.

    Attributes:
        still: True if sheets appear without motion.

    Signals:
        covered(bool): a sheet covers the room from now on, or the room is free again.
    """

    covered = Signal(bool)

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.still = False
        self._window = window
        self._veils: list[Veil] = []
        self._renewal = timers.single(self)
        self._renewal.timeout.connect(self._renew)
        self._tidying = timers.single(self)
        self._tidying.timeout.connect(self._tidy)
        window.installEventFilter(self)

    @property
    def top(self) -> Sheet | None:
        """The sheet that can be used, or None while the room is free."""
        return self._veils[-1].sheet if self._veils else None

    @property
    def room_size(self) -> QSize:
        """The size that a sheet has at most, in pixels."""
        margin = 2 * appearance.scaled(MARGIN)
        return self._window.size() - QSize(margin, margin)

    def close_top(self) -> bool:
        """Closes the sheet that can be used; returns False if there is none, or if it needs an
        answer."""
        sheet = self.top
        if sheet is None or sheet.needs_answer:
            return False
        sheet.reject()
        return True

    def close_owned(self, owner: QWidget) -> None:
        """Closes all sheets that this widget, or one within it, has opened."""
        for veil in reversed(list(self._veils)):
            opener = veil.sheet.owner
            if opener is None or not isValid(opener):
                continue
            if opener is owner or owner.isAncestorOf(opener):
                veil.sheet.reject()

    def renew(self) -> None:
        """Takes the picture of the room anew, once all of the room is up to date."""
        if self._veils:
            self._renewal.start()

    def lay(self, sheet: Sheet) -> None:
        """Puts a sheet that is about to be shown on a veil over the window."""
        below = self._veils[-1] if self._veils else None
        if below is None or sheet.is_question:
            picture = self._window.grab()
        else:
            picture = self._veils[0].picture
        veil = Veil(self, self._window, sheet, picture, QApplication.focusWidget())
        self._veils.append(veil)
        veil.focus_wanted = sheet.focusWidget()  # which Qt forgets with the parent
        veil.show()
        veil.raise_()
        sheet.veil = veil  # before its parent changes: Qt then shows or hides it once more
        sheet.setParent(veil, Qt.WindowType.SubWindow)
        sheet.resize(sheet.size().boundedTo(self.room_size))

    def settle(self, sheet: Sheet) -> None:
        """Gives the focus to a sheet that has just been shown, and none to what lies below it."""
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
        if not self.still:
            veil.rise()

    def lift(self, sheet: Sheet, veil: "Veil") -> None:
        """Takes away the veil of a sheet that was hidden, and everything that the sheet opened."""
        if veil not in self._veils or not isValid(self._window):
            return
        for later in self._veils[self._veils.index(veil) + 1 :][::-1]:
            if later.sheet.is_question:
                later.sheet.reject()
        self._enable_below(veil, enabled=True)
        self._veils.remove(veil)
        if isValid(veil):
            if not self._veils and isValid(sheet):
                just_gone.guard(self._window, sheet.geometry())
            veil.hide()
            QTimer.singleShot(0, veil, veil.end)  # Qt is still hiding the sheet
        before = veil.focus_before
        if before is not None and isValid(before) and before.isEnabled() and before.isVisible():
            before.setFocus(Qt.FocusReason.PopupFocusReason)
        elif self._veils:
            _first_focus(self._veils[-1].sheet, None).setFocus()
        if not self._veils:
            self.covered.emit(False)

    def tidy(self) -> None:
        """Takes away, a little later, the veils of sheets that were deleted while shown."""
        if isValid(self):  # else the whole window is being deleted
            self._tidying.start()

    def _tidy(self) -> None:
        for veil in [veil for veil in self._veils if not isValid(veil.sheet)]:
            self.lift(veil.sheet, veil)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Qt: the window has another size, language or theme."""
        if event.type() == QEvent.Type.Resize:
            for veil in self._veils:
                veil.resize(self._window.size())
                veil.place()
            self.renew()
        elif event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self.renew()
        return False

    def _enable_below(self, veil: "Veil", *, enabled: bool) -> None:
        place = self._veils.index(veil)
        if place < len(self._veils) - 1:
            return  # one above it is used; what lies below stays as it is
        if place > 0:
            self._veils[place - 1].setEnabled(enabled)
        elif (room := self._window.centralWidget()) is not None:
            room.setEnabled(enabled)

    def _renew(self) -> None:
        room = self._window.centralWidget()
        if not self._veils or room is None:
            return
        room.setUpdatesEnabled(False)
        room.setEnabled(True)  # else its controls would be seen in grey
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        picture = QPixmap(self._window.size() * self._window.devicePixelRatioF())
        picture.setDevicePixelRatio(self._window.devicePixelRatioF())
        picture.fill(QColor(appearance.shades().window))
        room.render(picture, room.pos())
        room.setEnabled(False)
        room.setUpdatesEnabled(True)
        for place, veil in enumerate(self._veils):
            if place and veil.sheet.is_question:
                veil.picture = self._veils[place - 1].grab()
            else:
                veil.picture = picture
            veil.update()


class Veil(QWidget):
    """Lies over all of a window, shows its darkened picture, and bears one sheet with its shadow.

    Attributes:
        host: the sheets of the window.
        sheet: the sheet that lies on this veil.
        picture: the window, or the sheet below a question, as it was before.
        focus_before: the widget that had the focus before, or None.
        focus_wanted: the widget in the sheet that asked for the focus before it was shown, or None.
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
        self._offset = QPoint()
        self._opened_at = monotonic()
        self._motion: QVariantAnimation | None = None
        sheet.installEventFilter(self)
        sheet.destroyed.connect(host.tidy)
        self.resize(window.size())

    def place(self) -> None:
        """Puts the sheet into the middle of the window, no larger than there is room for it."""
        sheet = self.sheet
        if not isValid(sheet):
            return
        size = sheet.size().boundedTo(self.host.room_size)
        if size != sheet.size():
            sheet.resize(size)
        before = sheet.geometry()
        middle = self.rect().center() - QRect(QPoint(), size).center()
        sheet.move(middle + self._offset)
        reach = 2 * appearance.scaled(SHADOW_DEPTH)
        moved = before.united(sheet.geometry())
        self.update(moved.adjusted(-reach, -reach, reach, reach))  # the sheet with its shadow

    def end(self) -> None:
        """Gives the sheet, if it is still there, back to its owner, and is deleted."""
        sheet = self.sheet
        if isValid(sheet) and sheet.parentWidget() is self:
            owner = sheet.owner
            alive = owner is not None and isValid(owner)
            sheet.setParent(owner if alive else self.parentWidget(), Qt.WindowType.Dialog)
        self.deleteLater()

    def rise(self) -> None:
        """Lets the sheet come up from a little below its place."""
        distance = appearance.scaled(RISE)
        self._move(RISE_MS, lambda share: QPoint(0, round(distance * (1 - share))))

    def shake(self) -> None:
        """Lets the sheet shake: it does not close by a click beside it."""
        reach = appearance.scaled(SHAKE)
        if not self.host.still:
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
        """Moves the sheet about its place; `offset_at` gives its way from there for each share."""
        if self._motion is not None:
            self._motion.stop()
        motion = self._motion = QVariantAnimation(self)
        motion.setStartValue(0.0)
        motion.setEndValue(1.0)
        motion.setDuration(milliseconds)
        motion.setEasingCurve(curve)

        def show(share: float) -> None:
            self._offset = offset_at(share)
            self.place()

        motion.valueChanged.connect(show)
        show(0.0)
        motion.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Qt: the sheet has another size."""
        if event.type() == QEvent.Type.Resize and watched is self.sheet:
            self.place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: the darkened room, and the shadow of the sheet."""
        painter = QPainter(self)
        painter.setClipRegion(event.region())
        if self.picture.deviceIndependentSize().toSize() == self.size():
            painter.drawPixmap(0, 0, self.picture)
        else:  # until it has been taken anew
            painter.drawPixmap(self.rect(), self.picture)
        veil = QColor(SHADE)
        veil.setAlpha(VEIL_ALPHA[appearance.shades().dark])
        painter.fillRect(self.rect(), veil)
        if isValid(self.sheet):
            _paint_shadow(painter, QRectF(self.sheet.geometry()))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Qt: a click beside the sheet closes it, if nothing in it would be lost."""
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

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Qt: nothing; the first of the two clicks has done it all."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Qt: nothing below is meant."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Qt: nothing below is meant."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: a key that the sheet does not take is not meant for the room."""
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: the sheet stays in the middle."""
        super().resizeEvent(event)
        self.place()


def host_of(widget: QWidget) -> SheetHost | None:
    """Returns the sheets of the window in which a widget stands; None if the window has none, or
    is not shown yet."""
    window = widget.window()
    if not isinstance(window, QMainWindow) or not window.isVisible():
        return None
    only_direct = Qt.FindChildOption.FindDirectChildrenOnly
    return window.findChild(SheetHost, options=only_direct)


def sheet_of(widget: QWidget) -> Sheet | None:
    """Returns the sheet in which a widget stands, or None."""
    outer: QWidget | None = widget
    while outer is not None and not isinstance(outer, Sheet):
        outer = outer.parentWidget()
    return outer


def _first_focus(sheet: Sheet, wanted: QWidget | None) -> QWidget:
    """Returns what has the focus when a sheet opens: what asked for it, else the button that Enter
    presses, else the first stop of the Tab key."""
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
    sheet.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Esc must reach it
    return sheet


def _paint_shadow(painter: QPainter, frame: QRectF) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    shade = QColor(SHADE)
    shade.setAlpha(16)
    painter.setBrush(shade)
    depth = appearance.scaled(SHADOW_DEPTH)
    for layer in range(SHADOW_LAYERS):
        reach = depth * (SHADOW_LAYERS - layer) / SHADOW_LAYERS
        around = frame.adjusted(-reach, -reach * 0.7, reach, reach * 1.3)
        painter.drawRoundedRect(around, reach, reach)
