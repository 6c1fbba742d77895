# SPDX-License-Identifier: MIT
"""Asks for another title of a box."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from wizardtable.core import override
from wizardtable.core.boxes.draft import MAX_TITLE_LETTERS
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.spoken_names import set_spoken_name
from wizardtable.ui.style.widgets import Dialog, button, label


class TitleSheet(Dialog):
    """Asks for the title of a box.

    Signals:
        given(str): the player has given this title.
    """

    given = Signal(str)

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent, 440, 190)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._heading = label(self, "title", wrap=True)
        self.field = QLineEdit(title, self)
        self.field.setMaxLength(MAX_TITLE_LETTERS)
        self.field.selectAll()
        self.cancel_button = button(self, "", self.reject)
        self.rename_button = button(self, "primary", self._give)
        self.rename_button.setDefault(True)
        body = QWidget(self)
        body.setObjectName("clear")
        column = QVBoxLayout(body)
        column.setContentsMargins(*(appearance.scaled(m) for m in (28, 8, 28, 8)))
        column.addWidget(self.field)
        self.furnish(self._heading, body, self.cancel_button, self.rename_button)
        self.retranslate()
        self.field.setFocus()

    @override
    def retranslate(self) -> None:
        title = render(N_("boxes", "Name of the box"))
        self.setWindowTitle(title)
        self._heading.setText(title)
        set_spoken_name(self.field, title)
        self.cancel_button.setText(render(N_("boxes", "Cancel")))
        self.rename_button.setText(render(N_("boxes", "Rename")))

    def _give(self) -> None:
        title = self.field.text().strip()
        if title:
            self.accept()
            self.given.emit(title)
