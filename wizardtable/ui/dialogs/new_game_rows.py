# SPDX-License-Identifier: MIT
"""The rows of the new-game dialog: a seat, and an option of the game."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QIcon, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from wizardtable.core.agent import Level
from wizardtable.core.game import GameOption, OptionValue, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Player
from wizardtable.core.text import N_
from wizardtable.core.wizards import PORTRAIT_NAMES, PORTRAITS, WIZARDS, Wizard
from wizardtable.play.translate import render
from wizardtable.store.player.typed_name import typed_name
from wizardtable.ui.style import appearance
from wizardtable.ui.style.fields import ComboBox
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.mark_labels import MarkLabel, colours_of
from wizardtable.ui.style.portrait_choice import MAX_NAME_LENGTH, NAMES
from wizardtable.ui.style.portraits import portrait_icon
from wizardtable.ui.style.spoken_names import call
from wizardtable.ui.style.widgets import label

PERSON = ""
"""The level of a seat that a person plays, in the combo boxes."""

LEAST = 8
"""Letters of a choice that are seen in any case."""


FACE_SIDE = 26
"""Pixels at 100 % of the portrait of a person."""


class FaceChoice(ComboBox):
    """The portraits from which a person at a seat chooses. The portrait alone is seen; the list and
    screen readers have words. If it is disabled, it only shows who sits there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._fit()

    @property
    def portrait(self) -> str:
        """The id of the portrait, or "" for none."""
        return self.currentData() or ""

    def offer(self, portraits: Sequence[str], chosen: str) -> None:
        """Offers these portraits, of which one is chosen; "" for none."""
        self.clear()
        for portrait in portraits:
            self.addItem(portrait_icon(portrait, FACE_SIDE), "", portrait)
        self.choose(chosen)
        self.retranslate()

    def choose(self, portrait: str) -> None:
        """Shows a portrait as the chosen one."""
        self.setCurrentIndex(self.findData(portrait))

    def retranslate(self) -> None:
        """Puts the words of the list in the current language."""
        for index in range(self.count()):
            self.setItemText(index, render(NAMES[self.itemData(index)]))

    def showPopup(self) -> None:  # noqa: N802
        """Qt: the list is as wide as its words."""
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + appearance.scaled(24))
        super().showPopup()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: it grows with the writing."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the portrait, without words; in a frame with an arrow if there is a choice."""
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText, option.currentIcon = "", QIcon()
        if self.isEnabled():
            painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        side = appearance.scaled(FACE_SIDE)
        place = QRect(appearance.scaled(6), (self.height() - side) // 2, side, side)
        self.itemIcon(self.currentIndex()).paint(painter, place)
        painter.end()

    def _fit(self) -> None:
        self.setIconSize(QSize(appearance.scaled(FACE_SIDE), appearance.scaled(FACE_SIDE)))
        self.setFixedWidth(appearance.scaled(FACE_SIDE + 36))


class SeatRow(QWidget):
    """One seat: its mark, whether a person or which level plays it, and the person's name and
    portrait or the wizard who sits there.

    Attributes:
        is_own: whether the player is the person of this seat. Their name and portrait are those
            of their page.
    """

    def __init__(self, spec: GameSpec, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self._spec = spec
        self.is_own = False
        self.name = QLineEdit(self)
        self.name.setMaxLength(MAX_NAME_LENGTH)
        self.face = FaceChoice(self)
        self._portrait = ""
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
        row.addWidget(self.face)
        row.addWidget(self.name, 3)
        row.addWidget(self.wizard, 3)
        row.addWidget(self.kind, 2)
        self.kind.currentIndexChanged.connect(lambda _: self._show_who())

    def fill(self, player: Player, spare: Player) -> None:
        """Shows this player; `spare` is the person who could sit there instead."""
        self.seat_person(player if player.level is None else spare, PORTRAITS)
        self.seat_wizard(player.wizard or self._sitting or WIZARDS[0].id)
        self.kind.setCurrentIndex(self.kind.findData(player.level or PERSON))
        self._show_who()

    def seat_person(
        self, person: Player, portraits: Sequence[str], *, is_own: bool = False
    ) -> None:
        """Lets this person sit here whenever no wizard does, with a choice of portraits."""
        self.is_own = is_own
        self._portrait = person.wizard
        self.face.offer(portraits, person.wizard)
        self.face.setDisabled(is_own)
        self.name.setText(person.name)
        self.name.setPlaceholderText(person.name)
        self.name.setReadOnly(is_own)
        self.retranslate()

    def person(self) -> Player:
        """Returns the person who sits here whenever no wizard does. A name that is left empty is
        the one that was there at first."""
        name = typed_name(self.name.text()) or self.name.placeholderText()
        return Player(name, None, self.face.portrait)

    def wear_face(self, portrait: str) -> None:
        """Gives the person another portrait, and its name unless somebody has typed one."""
        before, self._portrait = self._portrait, portrait
        self.face.choose(portrait)
        if self.person().name == PORTRAIT_NAMES.get(before) and portrait in PORTRAIT_NAMES:
            self.name.setPlaceholderText(PORTRAIT_NAMES[portrait])
            self.name.setText(PORTRAIT_NAMES[portrait])

    def ask_name(self) -> None:
        """Lets a person who has just come by a click type a name, which replaces the proposed one.

        The arrow keys go through the list without leaving it.
        """
        if self.kind.is_clicked and not self.is_own and self.level() is None:
            self.name.setFocus()
            self.name.selectAll()

    def seat_wizard(self, wizard: str) -> None:
        """Let this wizard sit here whenever no person does."""
        self.wizard.setCurrentIndex(self.wizard.findData(wizard))
        self._sitting = wizard

    def player(self) -> Player:
        """The player as shown."""
        level = self.level()
        if level is None:
            return self.person()
        return Player(self.sitter().name, level.id, self.sitter().id)

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

    def on_face(self, act: Callable[["SeatRow", str], None]) -> None:
        """Call `act` with this row and the portrait of before whenever another is chosen."""

        def chosen(_: int) -> None:
            before = self._portrait
            self.wear_face(self.face.portrait)
            act(self, before)

        self.face.activated.connect(chosen)

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
        own = render(
            N_("SeatRow", "This is you. You can change your name and portrait on your page.")
        )
        for part in (self.name, self.face):
            part.setToolTip(own if self.is_own else "")
            part.setAccessibleDescription(own if self.is_own else "")
        self.face.retranslate()
        words = render(N_("SeatRow", "Portrait of player {number}"))
        call(self.face, words.replace("{number}", number))
        call(
            self.kind,
            render(N_("SeatRow", "Who plays in seat {number}")).replace("{number}", number),
        )
        words = render(N_("SeatRow", "Wizard in seat {number}"))
        call(self.wizard, words.replace("{number}", number))

    def _show_who(self) -> None:
        person = self.kind.currentData() == PERSON
        self.name.setVisible(person)
        self.face.setVisible(person)
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
