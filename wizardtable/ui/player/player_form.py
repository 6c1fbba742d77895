# SPDX-License-Identifier: MIT
"""The form for a player's name and portrait."""

from collections.abc import Collection

from PySide6.QtWidgets import QVBoxLayout, QWidget

from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.portrait_choice import PersonFields
from wizardtable.ui.style.widgets import Dialog, button, label


class PlayerForm(Dialog):
    """The dialog for the name and portrait of a new or known player.

    Attributes:
        person: the fields for name and portrait.
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
        used_portraits: Collection[str] = (),
    ) -> None:
        """Makes the form.

        Args:
            title: the title.
            agree: the words of the button that accepts.
            name: the name to begin with.
            portrait: the id of the portrait to begin with.
            parent: the parent widget.
            used_portraits: the portraits of the other players.
        """
        super().__init__(parent, 720, 360)
        self._words = title, agree
        self._title = label(self, "title")
        body = QWidget(self)
        body.setObjectName("clear")
        self.person = PersonFields(name, portrait, body, used_portraits)
        self.cancel = button(self, "", self.reject)
        self.agree = button(self, "primary", self.accept)
        self.agree.setDefault(True)
        rows = QVBoxLayout(body)
        rows.setContentsMargins(*(appearance.scaled(margin) for margin in (28, 10, 28, 6)))
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
