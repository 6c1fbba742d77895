# SPDX-License-Identifier: MIT
"""What lies over the whole table for a while."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from wizardtable.ui.style.widgets import Page

ENDING: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
"""Keys that usually mean "go on"."""

READING: Final = (1.5, 1.0, 0.6, 0.0)
"""Factors on the time to read by the speed of the others: slow, normal, fast, at once."""


class Overlay(Page):
    """Covers all of its parent while it is shown; who makes one hides it."""

    def cover(self) -> None:
        """Is shown above all else."""
        parent = self.parentWidget()
        if parent is not None:
            parent.installEventFilter(self)
        self._fit()
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Qt: it goes on covering its parent when that has another size."""
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())


class PassingOverlay(Overlay):
    """Goes by itself, or is skipped by a click or a key.

    Signals:
        over(): it is gone, and what comes next may begin.
    """

    over = Signal()

    def skip(self) -> bool:
        """Goes at once; False where nothing is shown."""
        if self.isHidden():
            return False
        self.hide()
        self.over.emit()
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Qt: a click has it over."""
        self.skip()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: so has a key that usually means "go on"."""
        if event.key() in ENDING:
            self.skip()
        else:
            super().keyPressEvent(event)
