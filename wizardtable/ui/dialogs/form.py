# SPDX-License-Identifier: MIT
"""A form: rows of a dialog, each declared by one call that makes, fills and names its control."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QWidget

from wizardtable.core.text import Message
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.fields import ComboBox, Slider
from wizardtable.ui.style.widgets import label


class Form:
    """Controls for the fields of a dataclass, such as the settings, in columns of rows.

    A row has a label, a control, and perhaps a line of help below the control. The words appear
    with `retranslate`.
    """

    def __init__(self, dialog: QWidget, shown: object, apply: Callable[[], object]) -> None:
        """Makes a form without rows.

        `dialog` is the parent of all widgets, and `shown` the object whose fields the controls show
        at first. `apply` is called after each change of a control.
        """
        self._dialog, self._shown, self._apply = dialog, shown, apply
        self._readers: dict[str, Callable[[], Any]] = {}
        self._words: list[tuple[Callable[[str], object], Message | str]] = []
        self._grid = QGridLayout()

    def add_column(self) -> QGridLayout:
        """Returns the layout of a new column, to which the next rows are added."""
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(appearance.scaled(18))
        self._grid.setVerticalSpacing(appearance.scaled(6))
        self._grid.setColumnStretch(1, 1)
        return self._grid

    def add_heading(self, words: Message) -> None:
        """Adds the heading of the next rows."""
        if self._grid.rowCount() > 1:
            self._grid.setRowMinimumHeight(self._grid.rowCount(), appearance.scaled(6))
        heading = label(self._dialog, "heading")
        self.say(heading.setText, words)
        self._grid.addWidget(heading, self._grid.rowCount(), 0, 1, 2)

    def add_choice(
        self, field: str, words: Message, choices: Iterable[tuple[object, Message | str]]
    ) -> ComboBox:
        """Adds a row with a list of choices, given as values and their words."""
        box = ComboBox(self._dialog)
        for row, (value, choice_words) in enumerate(choices):
            box.addItem("", value)
            self.say(partial(box.setItemText, row), choice_words)
        box.setCurrentIndex(max(0, box.findData(getattr(self._shown, field))))
        self.bind(field, box.currentIndexChanged, box.currentData)
        self.add_row(words, box)
        return box

    def add_check(self, field: str, words: Message, help_words: Message) -> QCheckBox:
        """Adds a row with a check box, its words beside it and a line of help below it."""
        check = self.check_box(field)
        self.say(check.setText, words)
        help_line = label(self._dialog, "under-check", wrap=True)
        self.say(help_line.setText, help_words)
        self.add_row(None, check, below=help_line)
        return check

    def add_row(
        self,
        words: Message | None,
        control: QWidget,
        *,
        before: QWidget | None = None,
        below: QWidget | None = None,
    ) -> None:
        """Adds a row.

        Args:
            words: the words of the label, also for a screen reader; None leaves the label empty.
            control: the control that the label names.
            before: a further control between the label and `control`.
            below: a widget below the control.
        """
        name, row = label(self._dialog), self._grid.rowCount()
        name.setBuddy(control)
        if words is not None:
            self.say(name.setText, words)
            self.say(control.setAccessibleName, words)
        self._grid.addWidget(name, row, 0)
        if before is None:
            self._grid.addWidget(control, row, 1)
        else:
            pair = QHBoxLayout()
            pair.setSpacing(appearance.scaled(4))
            pair.addWidget(before)
            pair.addWidget(control, 1)
            self._grid.addLayout(pair, row, 1)
        if below is not None:
            self._grid.addWidget(below, row + 1, 1)

    def check_box(self, field: str) -> QCheckBox:
        """Returns a new check box for a field; the caller adds a row with it."""
        check = QCheckBox(self._dialog)
        check.setChecked(getattr(self._shown, field))
        self.bind(field, check.toggled, check.isChecked)
        return check

    def slider(self, field: str) -> Slider:
        """Returns a new slider from 0 to 100 for a field; the caller adds a row with it."""
        slider = Slider(self._dialog)
        slider.setRange(0, 100)
        slider.setPageStep(10)
        slider.setTracking(False)  # a value is applied when the slider is released
        slider.setValue(getattr(self._shown, field))
        self.bind(field, slider.valueChanged, slider.value)
        return slider

    def bind(self, field: str, changed: SignalInstance, read: Callable[[], Any]) -> None:
        """Takes the value of a field from a control: `read` returns it, `changed` is emitted after
        each change."""
        self._readers[field] = read
        changed.connect(lambda *_: self._apply())

    def values(self) -> dict[str, Any]:
        """Returns the values of all controls, by field."""
        return {field: read() for field, read in self._readers.items()}

    def say(self, show: Callable[[str], object], words: Message | str) -> None:
        """Has `retranslate` call `show` with the words."""
        self._words.append((show, words))

    def retranslate(self) -> None:
        """Shows all words in the current language."""
        for show, words in self._words:
            show(words if isinstance(words, str) else render(words))
