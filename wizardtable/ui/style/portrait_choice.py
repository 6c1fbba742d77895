# SPDX-License-Identifier: MIT
"""A row of portraits, of which a person chooses their own."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from wizardtable.core.text import N_
from wizardtable.core.wizards import PORTRAITS
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.portraits import portrait_icon
from wizardtable.ui.style.widgets import button

NAMES: Final = {
    "novice-hat": N_("portrait", "Blue hat"),
    "novice-hood": N_("portrait", "Green hood"),
    "novice-circlet": N_("portrait", "Silver circlet"),
    "novice-scarf": N_("portrait", "Golden turban"),
    "novice-braids": N_("portrait", "Feathered hat"),
    "novice-beard": N_("portrait", "White beard"),
}


class PortraitChoice(QWidget):
    """One button for each portrait; pressing the chosen one again chooses none.

    Signals:
        chosen(str): another portrait, "" for none.
    """

    chosen = Signal(str)

    def __init__(self, portrait: str, side: int, parent: QWidget | None = None) -> None:
        """`portrait` is the one chosen before; each is `side` pixels wide at 100 %."""
        super().__init__(parent)
        self.buttons: dict[str, QPushButton] = {}
        self._side = side
        self._now = portrait
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(appearance.scaled(2))
        for one in PORTRAITS:
            made = button(self, "portrait")
            made.setCheckable(True)
            made.setChecked(one == portrait)
            made.toggled.connect(lambda on, one=one: self._toggled(one, on))
            row.addWidget(made)
            self.buttons[one] = made
        row.addStretch(1)
        self._draw()
        self.retranslate()

    @property
    def portrait(self) -> str:
        """The chosen one, "" for none."""
        return next((one for one, made in self.buttons.items() if made.isChecked()), "")

    def retranslate(self) -> None:
        """Put every name in the language of now."""
        for one, made in self.buttons.items():
            made.setToolTip(render(NAMES[one]))
            made.setAccessibleName(render(NAMES[one]))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: the font scale may be another one."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._draw()

    def _draw(self) -> None:
        size = QSize(appearance.scaled(self._side), appearance.scaled(self._side))
        for one, made in self.buttons.items():
            if made.iconSize() != size:
                made.setIcon(portrait_icon(one, self._side))
                made.setIconSize(size)

    def _toggled(self, one: str, on: bool) -> None:
        if on != (one == self._now):
            self._choose(one if on else "")

    def _choose(self, portrait: str) -> None:
        self._now = portrait
        for one, made in self.buttons.items():
            made.setChecked(one == portrait)
        self.chosen.emit(portrait)
