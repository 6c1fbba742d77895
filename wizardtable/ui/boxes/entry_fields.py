# SPDX-License-Identifier: MIT
"""The fields of an entry of a box, with a picker for each."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QIntValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import override
from wizardtable.core.boxes.draft import BoxEntry, BoxSection, Field, FieldKind, Value
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.fields import ComboBox, SpinBox
from wizardtable.ui.style.spoken_names import set_spoken_name
from wizardtable.ui.style.widgets import button, label

_FEWER = N_("box editor", "one fewer")
_MORE = N_("box editor", "one more")

NUMBERS_IN_ROW = 5
"""The numbers of a field with several that stand side by side."""


class FieldPicker(QWidget):
    """The base of a picker for one field.

    Attributes:
        field: the field.

    Signals:
        edited(): the player has changed the value.
    """

    edited = Signal()

    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(parent)
        self.field = field

    def value(self) -> Value:
        """Returns the value in the picker."""
        raise NotImplementedError

    def show_value(self, value: Value) -> None:
        """Shows a value; `edited` is not emitted."""
        raise NotImplementedError

    def retranslate(self, name: str) -> None:
        """Puts all words into the current language; `name` is the name of the field."""

    def _lay_out(self, *parts: QWidget) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(appearance.scaled(6))
        for part in parts:
            row.addWidget(part)


class _NumberPicker(FieldPicker):
    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(field, parent)
        self._box = SpinBox(self)
        self._box.setRange(field.least, field.most)
        self._box.valueChanged.connect(lambda _: self.edited.emit())
        self._lay_out(self._box)
        self.setFocusProxy(self._box)

    def value(self) -> Value:
        return self._box.value()

    def show_value(self, value: Value) -> None:
        self._box.blockSignals(True)
        self._box.setValue(value if isinstance(value, int) else self.field.least)
        self._box.blockSignals(False)

    def retranslate(self, name: str) -> None:
        set_spoken_name(self._box, name)


class _ChoicePicker(FieldPicker):
    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(field, parent)
        self._box = ComboBox(self)
        for id_, _ in field.choices:
            self._box.addItem("", id_)
        self._box.currentIndexChanged.connect(lambda _: self.edited.emit())
        self._lay_out(self._box)
        self.setFocusProxy(self._box)

    def value(self) -> Value:
        return str(self._box.currentData())

    def show_value(self, value: Value) -> None:
        self._box.blockSignals(True)
        self._box.setCurrentIndex(max(0, self._box.findData(value)))
        self._box.blockSignals(False)

    def retranslate(self, name: str) -> None:
        self._box.blockSignals(True)
        for index, (_, choice_name) in enumerate(self.field.choices):
            self._box.setItemText(index, render(choice_name))
        self._box.blockSignals(False)
        set_spoken_name(self._box, name)


class _TextPicker(FieldPicker):
    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(field, parent)
        self._box = QLineEdit(self)
        self._box.setMaxLength(field.most)
        self._box.textEdited.connect(lambda _: self.edited.emit())
        self._lay_out(self._box)
        self.setFocusProxy(self._box)

    def value(self) -> Value:
        return " ".join(self._box.text().split())

    def show_value(self, value: Value) -> None:
        if value != self.value():  # a space that is being typed stays
            self._box.setText(str(value))

    def retranslate(self, name: str) -> None:
        set_spoken_name(self._box, name)


class _NumberField(QLineEdit):
    """A number that is chosen whole by a click, so that the next digit replaces it."""

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        QTimer.singleShot(0, self, self.selectAll)  # the click would end the choice


class _NumbersPicker(FieldPicker):
    """Several numbers, with a button for one more and one for one less."""

    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(field, parent)
        self._boxes = [_NumberField(self) for _ in range(field.most_numbers)]
        self._less = button(self, "plain", lambda: self._show_count(self._count - 1), "minus")
        self._more = button(self, "plain", lambda: self._show_count(self._count + 1), "plus")
        self._count = 1
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(appearance.scaled(4))
        for place, box in enumerate(self._boxes):
            box.setValidator(QIntValidator(field.least, field.most, box))
            box.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            box.setFixedWidth(appearance.scaled(36))
            box.textEdited.connect(self._emit_numbers)
            grid.addWidget(box, place // NUMBERS_IN_ROW, place % NUMBERS_IN_ROW)
        changes = QHBoxLayout()
        changes.addWidget(self._less)
        changes.addWidget(self._more)
        changes.addStretch()
        grid.addLayout(changes, len(self._boxes) // NUMBERS_IN_ROW + 1, 0, 1, NUMBERS_IN_ROW)
        grid.setColumnStretch(NUMBERS_IN_ROW, 1)
        self.setFocusProxy(self._boxes[0])

    def value(self) -> Value:
        texts = [box.text() for box in self._boxes[: self._count]]
        return tuple(int(text) if text.isdigit() else self.field.least for text in texts)

    def show_value(self, value: Value) -> None:
        numbers = value if isinstance(value, tuple) else (self.field.least,)
        if numbers != self.value():  # a number that is being typed stays
            for box, number in zip(self._boxes, numbers, strict=False):
                box.setText(str(number))
        self._count = len(numbers)
        self._show_boxes()

    def retranslate(self, name: str) -> None:
        for place, box in enumerate(self._boxes, start=1):
            words = N_("box editor", "{field}, number {number}").of(field=name, number=place)
            set_spoken_name(box, render(words))
        for made, change in ((self._less, _FEWER), (self._more, _MORE)):
            made.setToolTip(render(change))
            words = N_("box editor", "{field}: {change}").of(field=name, change=change)
            set_spoken_name(made, render(words))

    def _emit_numbers(self, text: str) -> None:
        if text:
            self.edited.emit()

    def _show_count(self, count: int) -> None:
        self._count = min(max(1, count), len(self._boxes))
        for box in self._boxes[: self._count]:
            if not box.text():
                box.setText(str(self.field.least))
        self._show_boxes()
        self.edited.emit()

    def _show_boxes(self) -> None:
        for place, box in enumerate(self._boxes):
            box.setVisible(place < self._count)
        self._less.setEnabled(self._count > 1)
        self._more.setEnabled(self._count < len(self._boxes))


_PICKERS = {
    FieldKind.NUMBER: _NumberPicker,
    FieldKind.CHOICE: _ChoicePicker,
    FieldKind.TEXT: _TextPicker,
    FieldKind.NUMBERS: _NumbersPicker,
}


class EntryFields(QWidget):
    """The pickers of one section's entries, and the mark *Checked against the box*.

    Attributes:
        pickers: the pickers in the order of the fields.
        checked_box: the mark.

    Signals:
        edited(BoxEntry): the player has changed the entry.
    """

    edited = Signal(object)

    def __init__(self, section: BoxSection, parent: QWidget) -> None:
        super().__init__(parent)
        self.section = section
        self._labels: list[QLabel] = []
        self.pickers: list[FieldPicker] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(appearance.scaled(4))
        for field in section.fields:
            name = label(self, "soft", wrap=True)
            picker = _PICKERS[field.kind](field, self)
            picker.edited.connect(self._emit_edit)
            self._labels.append(name)
            self.pickers.append(picker)
            column.addWidget(name)
            column.addWidget(picker)
            column.addSpacing(appearance.scaled(4))
        self.checked_box = QCheckBox(self)
        self.checked_box.toggled.connect(lambda _: self._emit_edit())
        column.addWidget(self.checked_box)
        column.addStretch()

    def show_entry(self, entry: BoxEntry | None) -> None:
        """Shows an entry; None if the section has none."""
        self.setEnabled(entry is not None)
        if entry is None:
            return
        for picker, value in zip(self.pickers, entry.values, strict=True):
            picker.show_value(value)
        self.checked_box.blockSignals(True)
        self.checked_box.setChecked(entry.is_checked)
        self.checked_box.blockSignals(False)

    def entry(self) -> BoxEntry:
        """Returns the entry in the pickers."""
        values = tuple(picker.value() for picker in self.pickers)
        return BoxEntry(values, self.checked_box.isChecked())

    def retranslate(self) -> None:
        """Puts all words into the current language."""
        for name, picker in zip(self._labels, self.pickers, strict=True):
            words = render(picker.field.label)
            name.setText(words)
            picker.retranslate(words)
        self.checked_box.setText(render(N_("box editor", "Checked against the box")))

    def _emit_edit(self) -> None:
        self.edited.emit(self.entry())
