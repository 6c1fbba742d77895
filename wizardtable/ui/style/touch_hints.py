# SPDX-License-Identifier: MIT
"""Buttons without words say what they do to a finger that rests on them, as to a pointer."""

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QInputDevice, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QToolTip

from wizardtable.play import timers
from wizardtable.table.touch import LONG_PRESS_MS


def explain_to_fingers(button: QAbstractButton) -> None:
    """Let a finger that rests on a button read its tooltip instead of pressing it."""
    button.installEventFilter(_Resting(button))


class _Resting(QObject):
    """Waits while a finger is on a button. Qt tells of the finger as of a mouse."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button)
        self._button = button
        self._read = False
        self._long = timers.single(self)
        self._long.timeout.connect(self._explain)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Qt: notes when a finger comes and goes."""
        if not isinstance(event, QMouseEvent):
            return False
        if event.device().type() != QInputDevice.DeviceType.TouchScreen:
            return False
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            self._read = False
            self._long.start(LONG_PRESS_MS)
        elif event.type() == QEvent.Type.MouseButtonRelease:
            self._long.stop()
            if self._read:
                self._button.setDown(False)  # or it would be pressed now
                QTimer.singleShot(0, self._tell)  # again: Qt hides a tooltip when a finger goes up
        return False

    def _explain(self) -> None:
        self._read = True
        self._button.setDown(False)
        self._tell()

    def _tell(self) -> None:
        button = self._button
        QToolTip.showText(button.mapToGlobal(button.rect().bottomLeft()), button.toolTip(), button)
