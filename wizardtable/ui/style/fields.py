# SPDX-License-Identifier: MIT
"""Input fields that ignore the mouse wheel until they are clicked, so that their page scrolls."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSlider, QSpinBox, QWidget

from wizardtable.core import override
from wizardtable.ui.popups import PopupKeeper
from wizardtable.ui.style import appearance

NUMBER_INDENT: Final = 6
"""Pixels at 100 % between the left edge of a spin box and its number, beside Qt's own two."""

_BY_CLICK = (
    Qt.FocusReason.MouseFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.ActiveWindowFocusReason,
)
"""Reasons for a focus that still counts as a focus by a click.

A clicked field loses the focus to its own list or to another window, and gets it back later.
"""

if TYPE_CHECKING:
    _Field = QWidget
else:
    _Field = object  # the widget class comes second, as in `class Slider(WheelToPage, QSlider)`


class WheelToPage(_Field):
    """The part of a field that lets the wheel change it only while it has the focus by a click.

    Otherwise the page scrolls.

    Attributes:
        is_clicked: True if the field has the focus by a click.
    """

    is_clicked = False

    def take_no_focus_by_wheel(self) -> None:
        """Sets a focus policy without the wheel, which by default takes the focus."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.is_clicked = True
        super().mousePressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self.is_clicked = self.is_clicked and event.reason() in _BY_CLICK
        super().focusInEvent(event)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Changes the field, or leaves the wheel to the page."""
        if self.is_clicked and self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class ComboBox(WheelToPage, QComboBox):
    """A combo box that leaves the wheel to its page.

    An open list scrolls as every list does.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keeper: PopupKeeper | None = None
        self.take_no_focus_by_wheel()

    @override
    def showPopup(self) -> None:  # noqa: N802
        """Opens the list inside the window."""
        if self._keeper is None:
            self._keeper = PopupKeeper(self)
            self.view().window().installEventFilter(self._keeper)
        super().showPopup()


class SpinBox(WheelToPage, QSpinBox):
    """A field for a number that leaves the wheel to its page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Qt ignores the left padding that the style sheet gives a spin box.
        self.lineEdit().setTextMargins(appearance.scaled(NUMBER_INDENT), 0, 0, 0)
        self.take_no_focus_by_wheel()


class Slider(WheelToPage, QSlider):
    """A horizontal slider that leaves the wheel to its page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.take_no_focus_by_wheel()
