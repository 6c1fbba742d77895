# SPDX-License-Identifier: MIT
"""What a screen reader calls controls, on every system."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

_LABEL: Final = "spoken name"


def call(control: QWidget, words: str) -> None:
    """Gives a control a name that is not shown. Linux tells of a choice what is chosen instead of
    its name, but it does tell of a label, shown or not, that belongs to it."""
    control.setAccessibleName(words)
    parent = control.parentWidget()
    if parent is None:
        return
    labels = parent.findChildren(QLabel, _LABEL)
    label = next((one for one in labels if one.buddy() is control), None)
    if label is None:
        label = QLabel(parent)
        label.setObjectName(_LABEL)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setBuddy(control)
        label.hide()
    label.setText(words)
