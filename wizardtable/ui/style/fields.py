# SPDX-License-Identifier: MIT
"""Fields whose values the wheel leaves alone while a page is scrolled."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSlider, QWidget

_BY_CLICK = (
    Qt.FocusReason.MouseFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.ActiveWindowFocusReason,
)
"""Reasons for which a field that was clicked gets the focus, for the first time or again after its
list or another window was open."""


class ComboBox(QComboBox):
    """A list of choices. The wheel changes it only while it has the focus by a click; otherwise
    the page below scrolls. An open list scrolls as every list does.

    Attributes:
        is_clicked: whether it has the focus by a click.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_clicked = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Qt's own lets the wheel take the focus

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Qt: from now on the wheel is meant for it."""
        self.is_clicked = True
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Qt: the wheel is not meant for it if the keyboard came here."""
        self.is_clicked = self.is_clicked and event.reason() in _BY_CLICK
        super().focusInEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Qt: changes the choice, or leaves the wheel to the page."""
        if self.is_clicked and self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Slider(QSlider):
    """A slider. The wheel changes it only while it has the focus by a click; otherwise the page
    below scrolls."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._clicked = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Qt: from now on the wheel is meant for it."""
        self._clicked = True
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Qt: the wheel is not meant for it if the keyboard came here."""
        self._clicked = self._clicked and event.reason() in _BY_CLICK
        super().focusInEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Qt: changes the value, or leaves the wheel to the page."""
        if self._clicked and self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
