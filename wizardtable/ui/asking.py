# SPDX-License-Identifier: MIT
"""Asks whether to go back over what was revealed, without stopping the program."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from wizardtable.core.text import N_, Message
from wizardtable.table.translate import render


def ask_back(parent: QWidget, question: Message, agreed: Callable[[], None]) -> None:
    """Ask above the window; calls back if the person agrees."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(render(N_("table", "Go back")))
    box.setText(render(question))
    box.addButton(render(N_("table", "Go back")), QMessageBox.ButtonRole.AcceptRole)
    no = box.addButton(render(N_("table", "Stay here")), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(no)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.accepted.connect(agreed)
    box.open()
