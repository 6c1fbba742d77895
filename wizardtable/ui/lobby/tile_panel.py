# SPDX-License-Identifier: MIT
"""The surface of a tile: all of it is one button, lifted under the pointer and the keyboard."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import QPushButton, QWidget

from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import Panel

MILLISECONDS: Final = 180
"""Of lifting and of settling."""

HEIGHT: Final = 3
"""Pixels at 100 % that it is lifted by."""

BY_KEYS: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)


class TilePanel(Panel):
    """A panel that is lifted while the pointer is over it or the keyboard on it.

    Attributes:
        still: it wears its frame and stays where it is, for who asked for reduced motion.

    Signals:
        activated(): clicked, or Enter on it.
        approached(): the pointer or the keyboard has come to it.
        moved(): it is lifted by another share.
    """

    activated = Signal()
    approached = Signal()
    moved = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.still = False
        self._edge = 0
        self._pointed = self._keyed = self._pressed = False
        self._lift = 0.0
        self._lifting = QVariantAnimation(self)
        self._lifting.setDuration(MILLISECONDS)
        self._lifting.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._lifting.valueChanged.connect(self._move)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def lift(self) -> float:
        """How far it is lifted, from 0 to 1."""
        return self._lift

    @property
    def chosen(self) -> bool:
        """Whether the pointer is over it or the keyboard on it."""
        return self._pointed or self._keyed or self.hasFocus()

    def watch_keys(self, *parts: QWidget) -> None:
        """Counts the keyboard on these parts as on the tile."""
        for part in parts:
            part.installEventFilter(self)

    def set_edge(self, edge: int) -> None:
        """Keeps so many pixels free around what lies on it."""
        self._edge = edge
        self._shift()

    def surface(self) -> QRectF:
        """What of the widget is the panel: it has room to be lifted."""
        room = appearance.scaled(HEIGHT) + 1
        return QRectF(self.rect()).adjusted(1.5, room, -1.5, -room).translated(0, -self._raised())

    def frame(self) -> QPen:
        """Brass where it is chosen; the ring of the keyboard where that is on it."""
        worn = appearance.shades()
        if self.hasFocus():
            return QPen(QColor(worn.focus), 2)
        return QPen(QColor(worn.brass), 1.5) if self.chosen else super().frame()

    def shade(self, painter: QPainter) -> None:
        """Paints its shadow on what lies below, in the places of that."""
        if self._lift <= 0:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        below = self.surface().translated(self.pos()).translated(0, self._lift * HEIGHT)
        for grown in range(9, 0, -2):
            painter.setBrush(QColor(0, 0, 0, round(22 * self._lift)))
            room = below.adjusted(-grown, -grown / 2, grown, grown)
            painter.drawRoundedRect(
                room, appearance.scaled(8) + grown, appearance.scaled(8) + grown
            )

    # Qt.

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """Qt: the pointer is over it."""
        super().enterEvent(event)
        self._pointed = True
        self._follow()
        self.approached.emit()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: the pointer is elsewhere."""
        super().leaveEvent(event)
        self._pointed = False
        self._follow()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Qt: nobody sees it; it will lie flat."""
        super().hideEvent(event)
        self._pointed = self._keyed = self._pressed = False
        self._lifting.stop()
        self._move(0.0)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Qt: the keyboard is on it."""
        super().focusInEvent(event)
        self._follow()
        self.approached.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Qt: the keyboard is elsewhere."""
        super().focusOutEvent(event)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Qt: the keyboard comes to a part, or leaves it."""
        if event.type() == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            self._keyed = self._keyed or event.reason() in BY_KEYS
            self._follow()
            if self._keyed:
                self.approached.emit()
        elif event.type() == QEvent.Type.FocusOut and self.isActiveWindow():
            self._keyed = False
            self._follow()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Qt: a click begins; what lies on the tile has had it before."""
        self._pressed = event.button() == Qt.MouseButton.LeftButton

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Qt: a click ends."""
        pressed, self._pressed = self._pressed, False
        if pressed and self.rect().contains(event.position().toPoint()):
            self.activated.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: Enter does what a click does, on a button too: not every desktop's would."""
        if event.key() not in ENTER or event.isAutoRepeat():
            super().keyPressEvent(event)
            return
        part = self.focusWidget()
        if isinstance(part, QPushButton) and part.hasFocus():
            part.click()
        else:
            self.activated.emit()

    # Lifting.

    def _follow(self) -> None:
        """Lifts or settles, as it is chosen or not."""
        aim = 1.0 if self.chosen and not self.still else 0.0
        self._lifting.stop()
        self.update()
        if self.still or not self.isVisible():
            self._move(aim)
        elif aim != self._lift:
            self._lifting.setStartValue(self._lift)
            self._lifting.setEndValue(aim)
            self._lifting.start()

    def _move(self, lift: float) -> None:
        if lift != self._lift:
            self._lift = lift
            self._shift()
            self.update()
            self.moved.emit()

    def _raised(self) -> int:
        return round(self._lift * appearance.scaled(HEIGHT))

    def _shift(self) -> None:
        """Lets what lies on it be lifted as well."""
        layout, up = self.layout(), self._raised()
        if layout is not None:
            layout.setContentsMargins(self._edge, self._edge - up, self._edge, self._edge + up)
