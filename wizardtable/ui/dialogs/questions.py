# SPDX-License-Identifier: MIT
"""Questions above the window that stop nothing else: whether to go back over what was revealed, or
to leave a match that cannot be saved."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render


def ask_back(parent: QWidget, question: Message, agreed: Callable[[], None]) -> None:
    """Ask above the window; calls back if the person agrees."""
    _ask(parent, question, N_("table", "Undo anyway"), agreed)


def ask_leave(parent: QWidget, reason: Message, agreed: Callable[[], None]) -> None:
    """Tell why the match on the table cannot be saved; calls back if the person leaves it all the
    same."""
    question = N_(
        "table",
        "{reason} If you leave the table now, you lose the moves played "
        "since then. To keep the match, choose “Save a copy…”.",
    )
    _ask(parent, question.of(reason=reason), N_("table", "Leave anyway"), agreed)


def _ask(parent: QWidget, question: Message, do: Message, agreed: Callable[[], None]) -> None:
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(render(do))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(render(question))
    box.addButton(render(do), QMessageBox.ButtonRole.AcceptRole)
    no = box.addButton(render(N_("table", "Stay here")), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(no)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.accepted.connect(agreed)
    box.open()
