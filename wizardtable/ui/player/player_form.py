# SPDX-License-Identifier: MIT
"""Asks for a player's name and portrait."""

from collections.abc import Collection

from PySide6.QtWidgets import QVBoxLayout, QWidget

from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.portrait_choice import PersonFields
from wizardtable.ui.style.widgets import Dialog, button, label


class PlayerForm(Dialog):
    """The name and portrait of a player, new or not.

    Attributes:
        person: the fields.
    """

    material = Material.LEATHER

    is_form = True

    def __init__(
        self,
        title: Message,
        agree: Message,
        name: str,
        portrait: str,
        parent: QWidget,
        taken: Collection[str] = (),
    ) -> None:
        """Shows a title, and a button that agrees with the words `agree`.

        The other arguments are those of `PersonFields`.
        """
        super().__init__(parent, 720, 360)
        self._words = title, agree
        self._title = label(self, "title")
        body = QWidget(self)
        body.setObjectName("clear")
        self.person = PersonFields(name, portrait, body, taken)
        self.cancel = button(self, "", self.reject)
        self.agree = button(self, "primary", self.accept)
        self.agree.setDefault(True)
        rows = QVBoxLayout(body)
        rows.setContentsMargins(*(appearance.scaled(m) for m in (28, 10, 28, 6)))
        rows.addWidget(self.person)
        rows.addStretch()
        self.furnish(self._title, body, self.cancel, self.agree)
        self.retranslate()
        self.person.ask()
        self.grow()

    def retranslate(self) -> None:
        """Puts every sentence in the current language."""
        title, agree = map(render, self._words)
        self.setWindowTitle(title)
        self._title.setText(title)
        self.agree.setText(agree)
        self.cancel.setText(render(N_("player", "Cancel")))
        self.person.retranslate()
