# SPDX-License-Identifier: MIT
"""Widgets that cover the whole table for a while."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from wizardtable.core import override
from wizardtable.ui.style.widgets import Page

SKIP_KEYS: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
"""Keys that usually mean "continue", and skip an overlay."""

READING_TIME_FACTORS: Final = (1.5, 1.0, 0.6, 0.0)
"""Factors on the time to read, by the opponents' speed: slow, normal, fast, instant."""


class Overlay(Page):
    """A widget that covers its whole parent while it is shown."""

    def cover(self) -> None:
        """Shows the overlay in front of everything else in its parent."""
        parent = self.parentWidget()
        if parent is not None:
            parent.installEventFilter(self)
        self._fit()
        self.show()
        self.raise_()

    def _fit(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Resizes the overlay with its parent."""
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self._fit()
        return super().eventFilter(watched, event)


class PassingOverlay(Overlay):
    """An overlay that ends after a time, or is skipped by a click or a key.

    Signals:
        finished(): the overlay is hidden, and what follows may begin.
    """

    finished = Signal()

    def skip(self) -> bool:
        """Ends the overlay at once. Returns False if it was not shown."""
        if self.isHidden():
            return False
        self.hide()
        self.finished.emit()
        return True

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.skip()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in SKIP_KEYS:
            self.skip()
        else:
            super().keyPressEvent(event)
