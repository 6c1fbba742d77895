# SPDX-License-Identifier: MIT
"""The seat card beside the round table, which shows and changes the player of one chair."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import N_
from wizardtable.core.wizards import PORTRAITS, WIZARDS
from wizardtable.play.translate import render
from wizardtable.ui.dialogs.new_match.face_grid import FaceGrid
from wizardtable.ui.dialogs.new_match.round_table import PERSON_TITLE
from wizardtable.ui.dialogs.new_match.seating import Chair, Seating
from wizardtable.ui.dialogs.new_match.star_choice import StarChoice
from wizardtable.ui.dialogs.rated_row import LEVEL_FROM_RATING
from wizardtable.ui.style import appearance
from wizardtable.ui.style.portrait_choice import MAX_NAME_LENGTH, NAMES
from wizardtable.ui.style.portraits import Portrait
from wizardtable.ui.style.spoken_names import set_placeholder
from wizardtable.ui.style.widgets import Panel, button, label

OWN_PERSON_SENTENCE = N_(
    "SeatCard", "This is you. You can change your name and portrait on your page."
)


class SeatCard(Panel):
    """A panel for the player of a taken chair: opponent or person, level, name and portrait.

    Attributes:
        chair: the chair that the card shows.
        name_field: the field for a guest's name.
        opponent_button, person_button: the buttons that choose between an opponent and a person.
        stars: the choice of an opponent's level.
        wizards: the choice of an opponent's wizard.
        faces: the choice of a guest's portrait.
        remove_button: the button that removes the player from the table.

    Signals:
        changed(): the player has changed something at the table.
        removed(Chair): the player wants to remove the player of this chair.
    """

    changed = Signal()
    removed = Signal(object)

    def __init__(self, spec: GameSpec, seating: Seating, chair: Chair, parent: QWidget) -> None:
        super().__init__(parent)
        self._spec, self._seating, self.chair = spec, seating, chair
        self._is_rated = False
        self._pointed_level = ""
        self._portrait_view = Portrait(84, self)
        self._name_label = label(self, "title-small", wrap=True)
        self._seat_label = label(self, "soft", wrap=True)
        self.name_field = QLineEdit(self)
        self.name_field.setMaxLength(MAX_NAME_LENGTH)
        self.opponent_button = button(self, "segment", self._seat_opponent, "hat")
        self.person_button = button(self, "segment", self._seat_person, "person")
        self._kind_group = QButtonGroup(self)
        for kind in (self.opponent_button, self.person_button):
            kind.setCheckable(True)
            self._kind_group.addButton(kind)
        self.stars = StarChoice(spec.levels, self)
        self._level_title = label(self, "lead")
        self.wizards = FaceGrid([wizard.id for wizard in WIZARDS], self)
        self.faces = FaceGrid(PORTRAITS, self)
        self._level_description = label(self, wrap=True)
        self._style_description = label(self, "soft", wrap=True)
        self.remove_button = button(self, "plain", lambda: self.removed.emit(self.chair), "close")
        self._lay_out()
        self.name_field.textEdited.connect(self._take_name)
        self.stars.chosen.connect(self._take_level)
        self.stars.pointed.connect(self._point_at)
        self.wizards.chosen.connect(self._take_wizard)
        self.faces.chosen.connect(self._take_face)

    def _lay_out(self) -> None:
        names = QVBoxLayout()
        names.setSpacing(appearance.scaled(2))
        names.addStretch()
        names.addWidget(self._seat_label)
        names.addWidget(self._name_label)
        names.addWidget(self.name_field)
        names.addStretch()
        head = QHBoxLayout()
        head.setSpacing(appearance.scaled(14))
        head.addWidget(self._portrait_view)
        head.addLayout(names, 1)
        kinds = QHBoxLayout()
        kinds.setSpacing(appearance.scaled(8))
        kinds.addWidget(self.opponent_button, 1)
        kinds.addWidget(self.person_button, 1)
        level = QHBoxLayout()
        level.setSpacing(appearance.scaled(10))
        level.addWidget(self.stars)
        level.addWidget(self._level_title, 1)
        column = self._column = QVBoxLayout(self)
        column.setSpacing(appearance.scaled(10))
        column.addLayout(head)
        column.addLayout(kinds)
        column.addLayout(level)
        column.addWidget(self.wizards)
        column.addWidget(self.faces)
        column.addWidget(self._level_description)
        column.addWidget(self._style_description)
        column.addStretch(1)
        column.addWidget(self.remove_button, 0, Qt.AlignmentFlag.AlignHCenter)

    def retranslate(self) -> None:
        """Shows all texts in the current language."""
        self.opponent_button.setText(render(N_("SeatCard", "Opponent")))
        self.person_button.setText(render(PERSON_TITLE))
        self.name_field.setAccessibleName(render(N_("SeatCard", "Name")))
        self.remove_button.setText(render(N_("SeatCard", "Remove from the table")))
        self.stars.setAccessibleName(render(N_("SeatCard", "Level")))
        self.wizards.setAccessibleName(render(N_("SeatCard", "Wizard")))
        self.faces.setAccessibleName(render(N_("SeatCard", "Portrait")))
        self.stars.retranslate()
        for wizard in WIZARDS:
            style = self._spec.style(wizard.style)
            words = render(
                N_("SeatCard", "{name} · {style}").of(name=wizard.name, style=style.title)
            )
            self.wizards.describe(wizard.id, words, render(style.about))
        for portrait in PORTRAITS:
            self.faces.describe(portrait, render(NAMES[portrait]))
        self.show_chair(self.chair, is_rated=self._is_rated)

    def show_chair(self, chair: Chair, *, is_rated: bool) -> None:
        """Shows a chair. In a rated match, kind and level of the player cannot be changed."""
        self.chair, self._is_rated = chair, is_rated
        self._pointed_level = ""
        person, is_person = chair.person(), chair.has_person
        seat = N_("RoundTable", "Seat {number}").of(number=self._seating.seat_of(chair) + 1)
        self._portrait_view.show_wizard(person.wizard if is_person else chair.wizard)
        self._seat_label.setText(render(seat))
        self._name_label.setVisible(not is_person or chair.is_own)
        self._name_label.setText(person.name if is_person else chair.opponent_wizard().name)
        self.name_field.setVisible(is_person and not chair.is_own)
        if self.name_field.text() != chair.name:
            self.name_field.setText(chair.name)
        set_placeholder(self.name_field, chair.proposed_name)
        (self.person_button if is_person else self.opponent_button).setChecked(True)
        for part in (self.opponent_button, self.person_button, self.stars):
            part.setDisabled(is_rated)
        for opponent_part in (self.stars, self._level_title, self.wizards, self._level_description):
            opponent_part.setVisible(not is_person)
        self.faces.setVisible(is_person and not chair.is_own)
        self._style_description.setVisible(not is_person or chair.is_own)
        self.stars.show_level(chair.level)
        self.wizards.show_choice(chair.wizard, [wizard.id for wizard in WIZARDS])
        self.faces.show_choice(chair.face, self._seating.faces(chair))
        self.remove_button.setVisible(not chair.is_own or not is_person)
        self.remove_button.setEnabled(self._seating.can_remove)
        self._show_descriptions()
        self._explain_disabled()

    def focus_first(self) -> None:
        """Gives the focus to the first thing to choose: a guest's name, or an opponent's level."""
        chosen = self._kind_group.checkedButton()
        if self.chair.has_person and not self.chair.is_own:
            self.name_field.setFocus(Qt.FocusReason.TabFocusReason)
            self.name_field.selectAll()
        elif not self.chair.has_person and self.stars.isEnabled():
            next(star for star in self.stars.buttons if star.isChecked()).setFocus(
                Qt.FocusReason.TabFocusReason
            )
        elif chosen is not None and chosen.isEnabled():
            chosen.setFocus(Qt.FocusReason.TabFocusReason)

    def set_sizes(self, margin: int, portrait_width: int) -> None:
        """Sets the margins at both sides and the width of portrait buttons, in pixels at 100 %."""
        for faces in (self.wizards, self.faces):
            faces.set_width(portrait_width)
        self._column.setContentsMargins(*(appearance.scaled(m) for m in (margin, 16, margin, 12)))

    def _show_descriptions(self) -> None:
        """Shows the descriptions of the opponent's level and style.

        For the player at this computer, the text says where to change name and portrait. In a rated
        match it says why the level is fixed.
        """
        if self.chair.has_person:
            self._style_description.setText(render(OWN_PERSON_SENTENCE))
            return
        level = self._spec.level(self._pointed_level or self.chair.level)
        self._level_title.setText(render(level.title))
        description = LEVEL_FROM_RATING if self._is_rated else level.about
        self._level_description.setText("" if description is None else render(description))
        style = self._spec.style(self.chair.opponent_wizard().style)
        about = N_("NewGameDialog", "{who}: {about}")
        self._style_description.setText(render(about.of(who=style.title, about=style.about)))

    def _explain_disabled(self) -> None:
        """Gives disabled controls a tooltip that says why they are disabled."""
        tip = render(LEVEL_FROM_RATING) if self._is_rated else ""
        for part in (self.opponent_button, self.person_button, self.stars):
            part.setToolTip(tip)
        reason = N_("SeatCard", "This game needs at least {count} players.")
        reason = reason.of(count=min(self._spec.seats))
        self.remove_button.setToolTip("" if self._seating.can_remove else render(reason))

    def _seat_opponent(self) -> None:
        self._seating.seat_opponent(self.chair)
        self.changed.emit()

    def _seat_person(self) -> None:
        self._seating.seat_person(self.chair)
        self.changed.emit()
        if not self.chair.is_own:
            self.name_field.setFocus()
            self.name_field.selectAll()

    def _take_name(self, name: str) -> None:
        self.chair.name = name
        self.changed.emit()

    def _take_level(self, level: str) -> None:
        self.chair.level = level
        self.changed.emit()

    def _point_at(self, level: str) -> None:
        """Describes the level under the pointer; "" describes the chosen level again."""
        self._pointed_level = level
        self._show_descriptions()

    def _take_wizard(self, wizard: str) -> None:
        self._seating.choose_wizard(self.chair, wizard)
        self.changed.emit()

    def _take_face(self, face: str) -> None:
        self._seating.choose_face(self.chair, face)
        self.changed.emit()
