# SPDX-License-Identifier: MIT
"""A grid of portrait buttons, of which the player chooses one."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QIcon, QPixmap, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QPushButton, QWidget

from wizardtable.core import override
from wizardtable.core.text import plain_tip
from wizardtable.ui.style import appearance
from wizardtable.ui.style.portraits import portrait_pixmap
from wizardtable.ui.style.spoken_names import set_tip
from wizardtable.ui.style.widgets import arrow_focus_policy, button

COLUMN_COUNT = 5
"""The number of portraits in a row."""


class FaceGrid(QWidget):
    """A grid with a button for each portrait. The arrow keys move to a portrait and choose it.

    Attributes:
        buttons: the buttons by the id of their portrait; some may be hidden.

    Signals:
        chosen(str): the player has chosen the portrait with this id.
    """

    chosen = Signal(str)

    def __init__(self, portraits: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons: dict[str, QPushButton] = {}
        self._group = QButtonGroup(self)
        self._width = 0
        self._drawn_state: tuple[int, int] | None = None  # width and font scale of the drawn icons
        self._offered_portraits: Sequence[str] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(appearance.scaled(2))
        for portrait in portraits:
            portrait_button = button(self, "portrait")
            portrait_button.setCheckable(True)
            portrait_button.toggled.connect(
                lambda is_on, portrait=portrait: self.chosen.emit(portrait) if is_on else None
            )
            self._group.addButton(portrait_button)
            self.buttons[portrait] = portrait_button
        self._show_only(portraits)

    @override
    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._draw_icons()

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():
            self._draw_icons()

    def show_choice(self, portrait: str, offered: Sequence[str]) -> None:
        """Shows which portrait is chosen, without emitting a signal.

        Args:
            portrait: the id of the chosen portrait; "" for none.
            offered: the ids of the portraits to show; the other ones are hidden.
        """
        self._group.blockSignals(True)
        self._group.setExclusive(False)
        for button_portrait, portrait_button in self.buttons.items():
            portrait_button.blockSignals(True)
            portrait_button.setChecked(button_portrait == portrait)
            portrait_button.blockSignals(False)
            is_tab_stop = button_portrait == portrait or portrait not in self.buttons
            portrait_button.setFocusPolicy(arrow_focus_policy(chosen=is_tab_stop))
        self._group.setExclusive(True)
        self._group.blockSignals(False)
        self._show_only(offered)

    def describe(self, portrait: str, name: str, description: str = "") -> None:
        """Sets the name and the description of a portrait, for its tooltip and screen readers."""
        portrait_button = self.buttons[portrait]
        portrait_button.setAccessibleName(name)
        portrait_button.setAccessibleDescription(description)
        set_tip(portrait_button, plain_tip("\n".join(filter(None, (name, description)))))

    def set_width(self, width: int) -> None:
        """Sets the width of the portraits, in pixels at 100 %."""
        self._width = width
        if self.isVisible():
            self._draw_icons()

    def _show_only(self, portraits: Sequence[str]) -> None:
        """Shows the buttons of some portraits, in this order, and hides the other ones."""
        if list(portraits) == list(self._offered_portraits):
            return
        self._offered_portraits = portraits
        for portrait, portrait_button in self.buttons.items():
            self._grid.removeWidget(portrait_button)
            portrait_button.setHidden(portrait not in portraits)
        for index, portrait in enumerate(portraits):
            self._grid.addWidget(
                self.buttons[portrait], index // COLUMN_COUNT, index % COLUMN_COUNT
            )

    def _draw_icons(self) -> None:
        if self._drawn_state == (self._width, appearance.font_scale()):
            return
        self._drawn_state = (self._width, appearance.font_scale())
        width, ratio = appearance.scaled(self._width), self.devicePixelRatioF()
        for portrait, portrait_button in self.buttons.items():
            pixmap = QPixmap(portrait_pixmap(portrait, round(width * ratio)))
            pixmap.setDevicePixelRatio(ratio)
            portrait_button.setIcon(QIcon(pixmap))
            portrait_button.setIconSize(QSize(width, width))
