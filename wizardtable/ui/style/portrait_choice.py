# SPDX-License-Identifier: MIT
"""The fields in which people say who they are: a row of portraits, and a name."""

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core.text import N_
from wizardtable.core.wizards import PORTRAIT_NAMES, PORTRAITS
from wizardtable.play.translate import render
from wizardtable.store.player.typed_name import typed_name
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.portraits import portrait_icon
from wizardtable.ui.style.widgets import button, label, see

NAMES: Final = {
    "novice-hat": N_("portrait", "Blue hat"),
    "novice-hood": N_("portrait", "Green hood"),
    "novice-circlet": N_("portrait", "Silver circlet"),
    "novice-scarf": N_("portrait", "Golden turban"),
    "novice-braids": N_("portrait", "Feathered hat"),
    "novice-beard": N_("portrait", "White beard"),
}
"""What each portrait shows."""

MAX_NAME_LENGTH: Final = 24
"""The most characters of a name."""

LARGE_SIDE: Final = 84
"""Pixels at 100 % of a portrait above its name."""


class PortraitChoice(QWidget):
    """One button for each portrait, of which one is chosen. The arrow keys lead from one to the
    next and choose it.

    Signals:
        chosen(str): another portrait.
    """

    chosen = Signal(str)

    def __init__(
        self, portrait: str, side: int, parent: QWidget | None = None, *, named: bool = False
    ) -> None:
        """Shows the portrait chosen before, or none for "".

        Each portrait is `side` pixels wide at 100 %. If `named`, its name stands below it.
        """
        super().__init__(parent)
        self.buttons: dict[str, QPushButton] = {}
        self._captions: list[QLabel] = []
        self._side = side
        self._now = portrait
        self._named = named
        self._group = QButtonGroup(self)
        parts: list[QWidget] = []
        for one in PORTRAITS:
            made = button(self, "portrait")
            made.setCheckable(True)
            made.setChecked(one == portrait)
            self._group.addButton(made)
            made.toggled.connect(lambda on, one=one: self._choose(one) if on else None)
            self.buttons[one] = made
            parts.append(self._with_caption(one) if named else made)
        row = ButtonRow((), parts)
        row.setContentsMargins(0, 0, 0, 0)
        self.setLayout(row)
        self._draw()
        self.retranslate()

    @property
    def portrait(self) -> str:
        """The id of the chosen portrait, or "" for none."""
        return next((one for one, made in self.buttons.items() if made.isChecked()), "")

    def retranslate(self) -> None:
        """Puts every name in the current language."""
        for one, made in self.buttons.items():
            looks = render(NAMES[one])
            made.setToolTip(looks)
            made.setAccessibleName(PORTRAIT_NAMES[one] if self._named else looks)
            made.setAccessibleDescription(looks if self._named else "")

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: the font scale may be another one."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._draw()

    def _with_caption(self, portrait: str) -> QWidget:
        whole = QWidget(self)
        whole.setObjectName("clear")
        caption = label(whole, "soft")
        caption.setText(PORTRAIT_NAMES[portrait])
        caption.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._captions.append(caption)
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.buttons[portrait], 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(caption)
        return whole

    def _draw(self) -> None:
        size = QSize(appearance.scaled(self._side), appearance.scaled(self._side))
        for one, made in self.buttons.items():
            if made.iconSize() != size:
                made.setIcon(portrait_icon(one, self._side))
                made.setIconSize(size)

    def _choose(self, portrait: str) -> None:
        if portrait != self._now:
            self._now = portrait
            self.chosen.emit(portrait)


class PersonFields(QWidget):
    """Asks for a name and a portrait. There is always a name: until somebody types one, it is the
    name of the portrait.

    Attributes:
        name: the field of the name.
        portrait: the choice of portraits.
    """

    def __init__(
        self, name: str, portrait: str, parent: QWidget, taken: Collection[str] = ()
    ) -> None:
        """Shows the name and the portrait of before; "" for one that there is not.

        Then the first portrait is proposed that is not among `taken`, the portraits of others.
        """
        super().__init__(parent)
        self.setObjectName("clear")
        if portrait not in PORTRAITS:
            portrait = next((one for one in PORTRAITS if one not in taken), PORTRAITS[0])
        self._name_label, self._portrait_label = label(self, "heading"), label(self, "heading")
        self.name = QLineEdit(name or PORTRAIT_NAMES[portrait], self)
        self.name.setMaxLength(MAX_NAME_LENGTH)
        self.name.setPlaceholderText(PORTRAIT_NAMES[portrait])
        self._name_label.setBuddy(self.name)
        self.portrait = PortraitChoice(portrait, LARGE_SIDE, self, named=True)
        self.portrait.chosen.connect(self._propose)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(appearance.scaled(4))
        rows.addWidget(self._name_label)
        rows.addWidget(self.name)
        rows.addSpacing(appearance.scaled(8))
        rows.addWidget(self._portrait_label)
        rows.addWidget(self.portrait)
        self.retranslate()

    @property
    def typed(self) -> str:
        """The name as it is kept."""
        return typed_name(self.name.text()) or self.name.placeholderText()

    def retranslate(self) -> None:
        """Puts every sentence in the current language."""
        self._name_label.setText(render(N_("player", "Name")))
        self._portrait_label.setText(render(N_("player", "Portrait")))
        self.portrait.setAccessibleName(self._portrait_label.text())
        self.portrait.retranslate()

    def ask(self) -> None:
        """Selects the name, so that typing replaces it. The fields must have been laid out."""
        self.name.setFocus()
        self.name.selectAll()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Qt: where there is little room, the name is in sight."""
        super().showEvent(event)
        QTimer.singleShot(0, self, lambda: see(self.name))

    def _propose(self, portrait: str) -> None:
        see(self.portrait.buttons[portrait])
        before, name = self.name.placeholderText(), PORTRAIT_NAMES[portrait]
        self.name.setPlaceholderText(name)
        if self.typed in (before, name):
            self.name.setText(name)
