# SPDX-License-Identifier: MIT
"""Darkens a window while a dialog stands in front of it."""

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from wizardtable.ui.style import appearance

VEIL = {True: 130, False: 105}
"""How opaque it is, 0 to 255, in the evening and by day."""

SHADE = "#041012"

DEPTH = 18
"""Pixels at 100 % that the shadow of a dialog reaches."""

LAYERS = 9
"""Of the shadow, from its edge inwards."""


class Scrim(QWidget):
    """Lies over all of a window as long as the window is blocked by a dialog, and bears the
    dialog's shadow."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("scrim")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._dialog: QWidget | None = None
        window.installEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Qt: the window is blocked, or free again, or has another size; the dialog moves."""
        kind = event.type()
        window = self.parentWidget()
        if window is None:
            return False
        if watched is not window:
            if kind in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show):
                self.update()
        elif kind == QEvent.Type.WindowBlocked:
            self._cover(window)
        elif kind == QEvent.Type.WindowUnblocked:
            self._attend(None)
            self.hide()
        elif kind == QEvent.Type.Resize:
            self.resize(window.size())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: the veil, and the shadow on it."""
        painter = QPainter(self)
        veil = QColor(SHADE)
        veil.setAlpha(VEIL[appearance.shades().dark])
        painter.fillRect(self.rect(), veil)
        self._paint_shadow(painter)
        painter.end()

    def _cover(self, window: QWidget) -> None:
        self.resize(window.size())
        self._attend(QApplication.activeModalWidget())
        self.show()
        self.raise_()

    def _attend(self, dialog: QWidget | None) -> None:
        """Follow where this dialog is."""
        if self._dialog is not None and isValid(self._dialog):  # it may have been deleted
            self._dialog.removeEventFilter(self)
        self._dialog = dialog
        if dialog is not None:
            dialog.installEventFilter(self)

    def _paint_shadow(self, painter: QPainter) -> None:
        dialog = self._dialog
        if dialog is None or not isValid(dialog):
            return
        if QGuiApplication.platformName().startswith("wayland"):
            return  # there no program knows where its windows are
        frame = dialog.frameGeometry()
        room = QRectF(QPointF(self.mapFromGlobal(frame.topLeft())), frame.size())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        shade = QColor(SHADE)
        shade.setAlpha(16)
        painter.setBrush(shade)
        depth = appearance.scaled(DEPTH)
        for layer in range(LAYERS):
            reach = depth * (LAYERS - layer) / LAYERS
            around = room.adjusted(-reach, -reach * 0.7, reach, reach * 1.3)
            painter.drawRoundedRect(around, reach, reach)
