# SPDX-License-Identifier: MIT
"""The surface of a tile: a panel that is one large button.

The panel is lifted while the pointer or the keyboard is on it.
"""

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

from wizardtable.core import override
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import Panel

LIFT_MS: Final = 180
"""The milliseconds in which the panel rises or settles."""

LIFT_PIXELS: Final = 3
"""The height to which the panel rises, in pixels at 100 %."""

KEYBOARD_REASONS: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
"""The reasons of a change of focus that count as the keyboard's."""

PRESS_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
"""The keys that press the panel."""


class TilePanel(Panel):
    """A panel that can be pressed, and is lifted while the pointer or the keyboard is on it.

    Attributes:
        is_still: whether the panel keeps its place and only shows its frame, for reduced motion.

    Signals:
        activated(): the panel was clicked, or Enter was pressed on it.
        approached(): the pointer or the keyboard has come to the panel.
        lift_changed(): `lift` has changed.
    """

    activated = Signal()
    approached = Signal()
    lift_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_still = False
        self._edge = 0
        self._has_pointer = self._has_part_focus = self._pressed = False
        self._restores_part_focus = False  # the keyboard left a part together with the window
        self._lift = 0.0
        self._animation = QVariantAnimation(self)
        self._animation.setDuration(LIFT_MS)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._set_lift)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def lift(self) -> float:
        """The height of the panel, from 0 (flat) to 1 (fully lifted)."""
        return self._lift

    @property
    def is_chosen(self) -> bool:
        """True if the pointer or the keyboard focus is on the panel or on one of its watched
        parts."""
        return self._has_pointer or self._has_part_focus or self.hasFocus()

    def watch_focus(self, *parts: QWidget) -> None:
        """Watches parts of the panel: the keyboard focus on them counts as being on the panel
        itself."""
        for part in parts:
            part.installEventFilter(self)

    def set_edge(self, edge: int) -> None:
        """Sets the space in pixels between the panel's edge and its contents."""
        self._edge = edge
        self._shift_contents()

    @override
    def surface_rect(self) -> QRectF:
        room = appearance.scaled(LIFT_PIXELS) + 1
        return (
            QRectF(self.rect())
            .adjusted(1.5, room, -1.5, -room)
            .translated(0, -self._present_pixels())
        )

    @override
    def frame(self) -> QPen:
        shades = appearance.shades()
        if self.hasFocus():
            return QPen(QColor(shades.focus), 2)
        return QPen(QColor(shades.brass), 1.5) if self.is_chosen else super().frame()

    def paint_shadow(self, painter: QPainter) -> None:
        """Paints the panel's shadow on the widget below, in the coordinates of that widget."""
        if self._lift <= 0:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        shadow = self.surface_rect().translated(self.pos()).translated(0, self._lift * LIFT_PIXELS)
        for spread in range(9, 0, -2):
            painter.setBrush(QColor(0, 0, 0, round(22 * self._lift)))
            outline = shadow.adjusted(-spread, -spread / 2, spread, spread)
            painter.drawRoundedRect(
                outline, appearance.scaled(8) + spread, appearance.scaled(8) + spread
            )

    def _update_lift(self) -> None:
        target = 1.0 if self.is_chosen and not self.is_still else 0.0
        self._animation.stop()
        self.update()
        if self.is_still or not self.isVisible():
            self._set_lift(target)
        elif target != self._lift:
            self._animation.setStartValue(self._lift)
            self._animation.setEndValue(target)
            self._animation.start()

    def _set_lift(self, lift: float) -> None:
        if lift != self._lift:
            self._lift = lift
            self._shift_contents()
            self.update()
            self.lift_changed.emit()

    def _present_pixels(self) -> int:
        return round(self._lift * appearance.scaled(LIFT_PIXELS))

    def _shift_contents(self) -> None:
        """Moves the panel's contents with the surface."""
        layout, up = self.layout(), self._present_pixels()
        if layout is not None:
            layout.setContentsMargins(self._edge, self._edge - up, self._edge, self._edge + up)

    @override
    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        super().enterEvent(event)
        self._has_pointer = True
        self._update_lift()
        self.approached.emit()

    @override
    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self._has_pointer = False
        self._update_lift()

    @override
    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self._has_pointer = self._has_part_focus = self._pressed = False
        self._animation.stop()
        self._set_lift(0.0)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self._update_lift()
        self.approached.emit()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self._update_lift()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if not isinstance(event, QFocusEvent):
            return False
        with_window = event.reason() == Qt.FocusReason.ActiveWindowFocusReason
        if event.type() == QEvent.Type.FocusIn:
            self._has_part_focus = (
                self._restores_part_focus if with_window else event.reason() in KEYBOARD_REASONS
            )
            self._update_lift()
            if self._has_part_focus:
                self.approached.emit()
        elif event.type() == QEvent.Type.FocusOut:
            self._restores_part_focus = self._has_part_focus and with_window
            self._has_part_focus = False  # the keyboard may not return to this part
            self._update_lift()
        return False

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Notes that a click begins; the buttons on the panel get their clicks first."""
        self._pressed = event.button() == Qt.MouseButton.LeftButton

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        pressed, self._pressed = self._pressed, False
        if pressed and self.rect().contains(event.position().toPoint()):
            self.activated.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Presses the button under the keyboard or the panel on Enter, because not every desktop
        does."""
        if event.key() not in PRESS_KEYS or event.isAutoRepeat():
            super().keyPressEvent(event)
            return
        part = self.focusWidget()
        if isinstance(part, QPushButton) and part.hasFocus():
            part.click()
        else:
            self.activated.emit()
