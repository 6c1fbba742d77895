# SPDX-License-Identifier: MIT
"""The rows of the new-game dialog: a seat, and an option of the game."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QHBoxLayout, QLineEdit, QWidget

from wizardtable.core.agent import Level
from wizardtable.core.game import GameOption, OptionValue, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Player
from wizardtable.core.text import N_
from wizardtable.core.wizards import WIZARDS, Wizard
from wizardtable.play.translate import render
from wizardtable.store.player.typed_name import typed_name
from wizardtable.ui.style import appearance
from wizardtable.ui.style.fields import ComboBox
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.mark_labels import MarkLabel, colours_of
from wizardtable.ui.style.portraits import portrait_icon
from wizardtable.ui.style.spoken_names import call
from wizardtable.ui.style.widgets import label

PERSON = ""
"""The level of a seat that a person plays, in the combo boxes."""

LEAST = 8
"""Letters of a choice that are seen in any case."""


class SeatRow(QWidget):
    """One seat: its mark, whether a person or which level plays it, and the person's name or the
    wizard who sits there."""

    def __init__(self, spec: GameSpec, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self._spec = spec
        self.name = QLineEdit(self)
        self.name.setMaxLength(24)
        self.wizard = ComboBox(self)
        self.wizard.setIconSize(QSize(appearance.scaled(24), appearance.scaled(24)))
        for wizard in WIZARDS:
            self.wizard.addItem(portrait_icon(wizard.id), "", wizard.id)
        self.kind = ComboBox(self)
        self.kind.setIconSize(QSize(appearance.scaled(16), appearance.scaled(16)))
        self.kind.addItem(icon("person"), "", PERSON)
        for level in spec.levels:
            self.kind.addItem(icon("hat"), "", level.id)
        for choice in (self.wizard, self.kind):  # in large writing it may be shortened
            choice.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            choice.setMinimumContentsLength(LEAST)
        self._sitting = ""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(appearance.scaled(10))
        row.addWidget(MarkLabel(seat, colours_of(spec), self))
        row.addWidget(self.name, 3)
        row.addWidget(self.wizard, 3)
        row.addWidget(self.kind, 2)
        self.kind.currentIndexChanged.connect(lambda _: self._show_who())

    def fill(self, player: Player, spare: str = "") -> None:
        """Show this player; `spare` is the name of the person who could sit there instead."""
        person = player.name if player.level is None else spare
        self.name.setText(person)
        self.name.setPlaceholderText(person)
        self.seat_wizard(player.wizard or self._sitting or WIZARDS[0].id)
        self.kind.setCurrentIndex(self.kind.findData(player.level or PERSON))
        self._show_who()

    def seat_wizard(self, wizard: str) -> None:
        """Let this wizard sit here whenever no person does."""
        self.wizard.setCurrentIndex(self.wizard.findData(wizard))
        self._sitting = wizard

    def player(self) -> Player:
        """The player as shown; a name left empty is the one that was there at first."""
        level = self.level()
        if level is not None:
            return Player(self.sitter().name, level.id, self.sitter().id)
        name = typed_name(self.name.text()) or self.name.placeholderText()
        return Player(name, None)

    def on_change(self, act: Callable[[], None]) -> None:
        """Call `act` whenever the name changes."""
        self.name.textChanged.connect(lambda _: act())
        self.kind.currentIndexChanged.connect(lambda _: act())
        self.wizard.currentIndexChanged.connect(lambda _: act())

    def on_choice(self, act: Callable[["SeatRow"], None]) -> None:
        """Call `act` with this row whenever another level, or a person, is chosen."""
        self.kind.activated.connect(lambda _: act(self))

    def on_wizard(self, act: Callable[["SeatRow", str], None]) -> None:
        """Call `act` with this row and the wizard who sat there whenever another is chosen."""

        def chosen(_: int) -> None:
            before, self._sitting = self._sitting, self.wizard.currentData()
            act(self, before)

        self.wizard.activated.connect(chosen)

    def level(self) -> Level | None:
        """The level that plays here, None for a person."""
        return next((one for one in self._spec.levels if one.id == self.kind.currentData()), None)

    def level_id(self) -> str:
        """The id of the level that plays here, `PERSON` for a person."""
        chosen: str = self.kind.currentData()
        return chosen

    def choose(self, level_id: str) -> None:
        """Let this level play here, or a person (`PERSON`)."""
        self.kind.setCurrentIndex(self.kind.findData(level_id))

    def sitter(self) -> Wizard:
        """The wizard who sits here whenever no person does."""
        return WIZARDS[self.wizard.currentIndex()]

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self.kind.setItemText(0, render(N_("SeatRow", "Person")))
        for index, level in enumerate(self._spec.levels, start=1):
            self.kind.setItemText(index, render(level.title))
            if level.about is not None:
                self.kind.setItemData(index, render(level.about), Qt.ItemDataRole.ToolTipRole)
        for index, wizard in enumerate(WIZARDS):
            style = self._spec.style(wizard.style)
            words = render(N_("SeatRow", "{name} · {style}")).replace(
                "{style}", render(style.title)
            )
            self.wizard.setItemText(index, words.replace("{name}", wizard.name))
            self.wizard.setItemData(index, render(style.about), Qt.ItemDataRole.ToolTipRole)
        number = str(self.seat + 1)
        self.name.setAccessibleName(
            render(N_("SeatRow", "Name of player {number}")).replace("{number}", number)
        )
        call(
            self.kind,
            render(N_("SeatRow", "Who plays in seat {number}")).replace("{number}", number),
        )
        words = render(N_("SeatRow", "Wizard in seat {number}"))
        call(self.wizard, words.replace("{number}", number))

    def _show_who(self) -> None:
        person = self.kind.currentData() == PERSON
        self.name.setVisible(person)
        self.wizard.setVisible(not person)


class OptionRow(QWidget):
    """One option of the game with its explanation.

    Attributes:
        control: a check box, or a choice of several.
    """

    def __init__(self, option: GameOption, setup: Setup, parent: QWidget) -> None:
        super().__init__(parent)
        self.option = option
        self._chosen: OptionValue | None = None  # before the default was shown
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
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

    def value(self) -> OptionValue:
        """The value chosen."""
        if isinstance(self.control, QCheckBox):
            return self.control.isChecked()
        value: OptionValue = self.control.currentData()
        return value

    def fix(self, *, fixed: bool) -> None:
        """Show the default, which cannot be changed, or again what was chosen before."""
        if fixed:
            self._chosen = self.value()
            self._show(self.option.default)
        elif self._chosen is not None:
            self._show(self._chosen)
        self.control.setDisabled(fixed)

    def _show(self, value: OptionValue) -> None:
        if isinstance(self.control, QCheckBox):
            self.control.setChecked(bool(value))
        else:
            self.control.setCurrentIndex(self.control.findData(value))

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        title = render(self.option.title)
        self._help.setText(render(self.option.help))
        if isinstance(self.control, QCheckBox):
            self.control.setText(title)
            return
        self._title.setText(title)
        call(self.control, title)
        for index, (_, words) in enumerate(self.option.choices):
            self.control.setItemText(index, render(words))
