# SPDX-License-Identifier: MIT
"""The fields in which players enter who they are: a name, and a row of portraits."""

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

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.core.wizards import PORTRAIT_NAMES, PORTRAITS
from wizardtable.play.translate import render
from wizardtable.store.player.typed_name import typed_name
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.portraits import portrait_icon
from wizardtable.ui.style.spoken_names import set_placeholder, set_tip
from wizardtable.ui.style.widgets import button, label, scroll_into_view

NAMES: Final = {
    "novice-hat": N_("portrait", "Blue hat"),
    "novice-hood": N_("portrait", "Green hood"),
    "novice-circlet": N_("portrait", "Silver circlet"),
    "novice-scarf": N_("portrait", "Golden turban"),
    "novice-braids": N_("portrait", "Feathered hat"),
    "novice-beard": N_("portrait", "White beard"),
}
"""The description of each portrait, by its id."""

MAX_NAME_LENGTH: Final = 24
"""The largest number of characters in a name."""

LARGE_SIDE: Final = 84
"""The width and height of a portrait with its name below, in pixels at 100 %."""


class PortraitChoice(QWidget):
    """A row of buttons, one for each portrait; at most one is chosen.

    An arrow key chooses the next portrait.

    Signals:
        chosen(str): the player has chosen the portrait with this id.
    """

    chosen = Signal(str)

    def __init__(
        self, portrait: str, side: int, parent: QWidget | None = None, *, named: bool = False
    ) -> None:
        """Makes the row.

        Args:
            portrait: the id of the portrait that is chosen at first; "" for none.
            side: the width of each portrait in pixels at 100 %.
            parent: the parent widget.
            named: True to show the name of each portrait below it.
        """
        super().__init__(parent)
        self.buttons: dict[str, QPushButton] = {}
        self._captions: list[QLabel] = []
        self._side = side
        self._chosen_id = portrait
        self._named = named
        self._group = QButtonGroup(self)
        parts: list[QWidget] = []
        for portrait_id in PORTRAITS:
            made = button(self, "portrait")
            made.setCheckable(True)
            made.setChecked(portrait_id == portrait)
            self._group.addButton(made)
            made.toggled.connect(
                lambda on, portrait_id=portrait_id: self._choose(portrait_id) if on else None
            )
            self.buttons[portrait_id] = made
            parts.append(self._with_caption(portrait_id) if named else made)
        row = ButtonRow((), parts)
        row.setContentsMargins(0, 0, 0, 0)
        self.setLayout(row)
        self._draw()
        self.retranslate()

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
        for portrait_id, made in self.buttons.items():
            if made.iconSize() != size:
                made.setIcon(portrait_icon(portrait_id, self._side))
                made.setIconSize(size)

    @property
    def portrait(self) -> str:
        """The id of the chosen portrait; "" if none is chosen."""
        return next(
            (portrait_id for portrait_id, made in self.buttons.items() if made.isChecked()), ""
        )

    def _choose(self, portrait: str) -> None:
        if portrait != self._chosen_id:
            self._chosen_id = portrait
            self.chosen.emit(portrait)

    def retranslate(self) -> None:
        """Sets every text in the current language."""
        for portrait_id, made in self.buttons.items():
            looks = render(NAMES[portrait_id])
            made.setAccessibleName(PORTRAIT_NAMES[portrait_id] if self._named else looks)
            made.setAccessibleDescription(looks if self._named else "")
            set_tip(made, looks)

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._draw()


class PersonFields(QWidget):
    """The fields for a person's name and portrait.

    A name is always given: until the player types one, it is the name of the portrait.

    Attributes:
        name: the field for the name.
        portrait: the choice of portraits.
    """

    def __init__(
        self, name: str, portrait: str, parent: QWidget, taken: Collection[str] = ()
    ) -> None:
        """Makes the fields.

        Args:
            name: the name at first; "" for the name of the portrait.
            portrait: the id of the portrait at first; "" for the first one that is free.
            parent: the parent widget.
            taken: the ids of portraits that other people have.
        """
        super().__init__(parent)
        self.setObjectName("clear")
        if portrait not in PORTRAITS:
            portrait = next(
                (portrait_id for portrait_id in PORTRAITS if portrait_id not in taken), PORTRAITS[0]
            )
        self._name_label, self._portrait_label = label(self, "heading"), label(self, "heading")
        self.name = QLineEdit(name or PORTRAIT_NAMES[portrait], self)
        self.name.setMaxLength(MAX_NAME_LENGTH)
        set_placeholder(self.name, PORTRAIT_NAMES[portrait])
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
        """The name that the player has typed, or else the name of the portrait."""
        return typed_name(self.name.text()) or self.name.placeholderText()

    def ask(self) -> None:
        """Selects the name, so that typing replaces it. Call this after the fields are laid out."""
        self.name.setFocus()
        self.name.selectAll()

    def _propose(self, portrait: str) -> None:
        scroll_into_view(self.portrait.buttons[portrait])
        before, name = self.name.placeholderText(), PORTRAIT_NAMES[portrait]
        set_placeholder(self.name, name)
        if self.typed in (before, name):
            self.name.setText(name)

    def retranslate(self) -> None:
        """Sets every text in the current language."""
        self._name_label.setText(render(N_("player", "Name")))
        self._portrait_label.setText(render(N_("player", "Portrait")))
        self.portrait.setAccessibleName(self._portrait_label.text())
        self.portrait.retranslate()

    @override
    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Scrolls to the name if there is little space."""
        super().showEvent(event)
        QTimer.singleShot(0, self, lambda: scroll_into_view(self.name))
