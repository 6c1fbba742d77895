# SPDX-License-Identifier: MIT
"""Asks for a player's name and portrait."""

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.store.player.typed_name import typed_name
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.portrait_choice import PortraitChoice
from wizardtable.ui.style.widgets import Dialog, button, label

LONGEST = 24
"""Characters of a name."""


class PlayerForm(Dialog):
    """Name and portrait of a player, new or not. A name is needed."""

    material = Material.LEATHER

    is_form = True

    def __init__(
        self, title: Message, agree: Message, name: str, portrait: str, parent: QWidget
    ) -> None:
        """`title` is what is asked, `agree` the button that agrees; the others stood before."""
        super().__init__(parent, 460, 320)
        self._words = title, agree
        self._title = label(self, "title")
        self._name_label, self._face = label(self), label(self)
        self.name = QLineEdit(name, self)
        self.name.setMaxLength(LONGEST)
        self._name_label.setBuddy(self.name)
        self.portrait = PortraitChoice(portrait, 46, self)
        self.cancel = button(self, "", self.reject)
        self.agree = button(self, "primary", self.accept)
        self.agree.setDefault(True)
        self.name.textChanged.connect(lambda _: self._allow())
        body = QWidget(self)
        body.setObjectName("clear")
        rows = QVBoxLayout(body)
        rows.setContentsMargins(*(appearance.scaled(m) for m in (28, 10, 28, 6)))
        for part in (self._name_label, self.name, self._face, self.portrait):
            rows.addWidget(part)
        rows.addStretch()
        self.furnish(self._title, body, self.cancel, self.agree)
        self.retranslate()
        self._allow()
        self.name.setFocus()
        self.name.selectAll()

    @property
    def typed(self) -> str:
        """The name as it is kept; "" while there is none."""
        return typed_name(self.name.text())

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        title, agree = map(render, self._words)
        self.setWindowTitle(title)
        self._title.setText(title)
        self.agree.setText(agree)
        self.cancel.setText(render(N_("player", "Cancel")))
        self._name_label.setText(render(N_("player", "Name")))
        self._face.setText(render(N_("player", "Portrait")))
        self.portrait.setAccessibleName(self._face.text())
        self.portrait.retranslate()

    def _allow(self) -> None:
        self.agree.setEnabled(bool(self.typed))
