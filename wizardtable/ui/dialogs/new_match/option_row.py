# SPDX-License-Identifier: MIT
"""A row of the new-game dialog for one option of the game, such as a variant of the rules."""

from collections.abc import Callable

from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QWidget

from wizardtable.core.game import GameOption, OptionValue, Setup
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.fields import ComboBox
from wizardtable.ui.style.spoken_names import set_spoken_name
from wizardtable.ui.style.widgets import label


class OptionRow(QWidget):
    """A row with the title, the control and the explanation of an option.

    Attributes:
        option: the option.
        control: a check box, or a list if the option has several choices.
    """

    def __init__(self, option: GameOption, setup: Setup, parent: QWidget) -> None:
        super().__init__(parent)
        self.option = option
        self._choice_before_fixing: OptionValue | None = (
            None  # the player's choice while the row shows the default; None: no choice yet
        )
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(appearance.scaled(2))
        value = setup.option(option.id, option.default)
        self.control: QCheckBox | QComboBox
        if option.choices:
            self.control = ComboBox(self)
            for choice, _ in option.choices:
                self.control.addItem("", choice)
            self.control.setCurrentIndex(self.control.findData(value))
            self._title = label(self)
            self._help = label(self, "soft", wrap=True)
            grid.addWidget(self._title, 0, 0)
            grid.addWidget(self.control, 0, 1)
            grid.addWidget(self._help, 1, 0, 1, 2)
            return
        self.control = QCheckBox(self)
        self.control.setChecked(bool(value))
        self._help = label(self, "under-check", wrap=True)
        grid.addWidget(self.control, 0, 0)
        grid.addWidget(self._help, 1, 0)

    def retranslate(self) -> None:
        """Shows all texts in the current language."""
        title = render(self.option.title)
        self._help.setText(render(self.option.help))
        if isinstance(self.control, QCheckBox):
            self.control.setText(title)
            return
        self._title.setText(title)
        set_spoken_name(self.control, title)
        for index, (_, words) in enumerate(self.option.choices):
            self.control.setItemText(index, render(words))

    def value(self) -> OptionValue:
        """Returns the chosen value."""
        if isinstance(self.control, QCheckBox):
            return self.control.isChecked()
        value: OptionValue = self.control.currentData()
        return value

    def on_change(self, listener: Callable[[], None]) -> None:
        """Calls `listener` from now on whenever the player chooses another value."""
        if isinstance(self.control, QCheckBox):
            self.control.toggled.connect(lambda _: listener())
        else:
            self.control.currentIndexChanged.connect(lambda _: listener())

    def change_text(self) -> str:
        """Returns the option and its value in words; "" for the default value."""
        value = self.value()
        if value == self.option.default:
            return ""
        if value is True:
            return render(self.option.title)
        words = next((words for choice, words in self.option.choices if choice == value), None)
        chosen = N_("NewGameDialog", "no") if words is None else words
        about = N_("NewGameDialog", "{who}: {about}")
        return render(about.of(who=self.option.title, about=chosen))

    def set_fixed(self, *, is_fixed: bool) -> None:
        """Shows the default value and disables the control, or restores the player's choice."""
        if is_fixed:
            self._choice_before_fixing = self.value()
            self._show_value(self.option.default)
        elif self._choice_before_fixing is not None:
            self._show_value(self._choice_before_fixing)
        self.control.setDisabled(is_fixed)

    def _show_value(self, value: OptionValue) -> None:
        if isinstance(self.control, QCheckBox):
            self.control.setChecked(bool(value))
        else:
            self.control.setCurrentIndex(self.control.findData(value))
