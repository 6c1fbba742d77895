# SPDX-License-Identifier: MIT
"""Shows the tooltip of a button without words to a finger that rests on the button."""

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QInputDevice, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QToolTip

from wizardtable.core import override
from wizardtable.play import timers
from wizardtable.table.touch import LONG_PRESS_MS


def explain_to_fingers(button: QAbstractButton) -> None:
    """Shows the button's tooltip to a finger that rests on it, instead of pressing the button."""
    button.installEventFilter(_FingerHint(button))


class _FingerHint(QObject):
    """Waits while a finger rests on a button. Qt reports the finger as a mouse."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button)
        self._button = button
        self._is_shown = False
        self._timer = timers.single(self)
        self._timer.timeout.connect(self._explain)

    def _explain(self) -> None:
        self._is_shown = True
        self._button.setDown(False)
        self._show_tooltip()

    def _show_tooltip(self) -> None:
        button = self._button
        QToolTip.showText(button.mapToGlobal(button.rect().bottomLeft()), button.toolTip(), button)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if not isinstance(event, QMouseEvent):
            return False
        if event.device().type() != QInputDevice.DeviceType.TouchScreen:
            return False
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            self._is_shown = False
            self._timer.start(LONG_PRESS_MS)
        elif event.type() == QEvent.Type.MouseButtonRelease:
            self._timer.stop()
            if self._is_shown:
                self._button.setDown(False)  # otherwise the button would be pressed now
                # Qt hides the tooltip when the finger goes up.
                QTimer.singleShot(0, self._show_tooltip)
        return False
