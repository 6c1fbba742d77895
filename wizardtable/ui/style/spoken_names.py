# SPDX-License-Identifier: MIT
"""Gives controls the names and descriptions that screen readers say, on every system."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

NO_DESCRIPTION: Final = " "
"""A description without words; Qt would take the tooltip for an empty description."""

_LABEL_NAME: Final = "spoken name"


def set_spoken_name(control: QWidget, words: str) -> None:
    """Sets the name of a control that screen readers say and nobody sees.

    On Linux, screen readers say the choice of a combo box instead of its name. They do say the text
    of a label that belongs to the combo box, so this function adds a hidden label.
    """
    control.setAccessibleName(words)
    parent = control.parentWidget()
    if parent is None:
        return
    labels = parent.findChildren(QLabel, _LABEL_NAME)
    label = next((candidate for candidate in labels if candidate.buddy() is control), None)
    if label is None:
        label = QLabel(parent)
        label.setObjectName(_LABEL_NAME)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setBuddy(control)
        label.hide()
    label.setText(words)


def set_tip(widget: QWidget, tip: str) -> None:
    """Sets the tooltip of a widget that already has its name.

    Screen readers say the tooltip as a description, without what the name says already. A
    description that the widget has stays.
    """
    widget.setToolTip(tip)
    if not widget.accessibleDescription().strip():
        widget.setAccessibleDescription(_beyond_name(widget, tip))


def set_placeholder(field: QLineEdit, words: str) -> None:
    """Shows words in an empty field; screen readers say the field's name and its text instead."""
    field.setPlaceholderText(words)
    if not field.accessibleDescription().strip():
        field.setAccessibleDescription(NO_DESCRIPTION)


def _beyond_name(widget: QWidget, tip: str) -> str:
    """Returns the part of a tooltip that the name leaves out; "" if that is the whole tooltip."""
    face = QAccessible.queryAccessibleInterface(widget)
    name = "" if face is None else face.text(QAccessible.Text.Name)
    if not tip or not name:
        return ""
    if name in tip:
        return tip.replace(name, "", 1).strip(" ()\n") or NO_DESCRIPTION
    return NO_DESCRIPTION if tip in name else ""
