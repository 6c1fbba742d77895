# SPDX-License-Identifier: MIT
"""The new-game dialog: who plays, by which options, with what, from which seed."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import catalog, seeds
from wizardtable.core.arranged import purposes
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Player
from wizardtable.core.text import N_, NN_, Message
from wizardtable.core.wizards import PORTRAITS, WIZARDS
from wizardtable.play.translate import render
from wizardtable.store.paths import DataDir
from wizardtable.store.settings import Settings
from wizardtable.ui import new_game_plan
from wizardtable.ui.dialogs.custom_file_row import CustomFileRow
from wizardtable.ui.dialogs.new_game_rows import OptionRow, SeatRow
from wizardtable.ui.dialogs.rated_row import CHOSEN, USUAL, RatedRow, is_offered
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.portraits import Portrait
from wizardtable.ui.style.widgets import Dialog, button, label, wear_role

MOST_TYPED = 60
"""Letters and digits of what is typed or pasted as a seed: more than any has."""


class NewGameDialog(Dialog):
    """Asks how a match shall be played; `plan` tells what was decided once it is accepted.

    Opens with the last setup of the game, so that pressing Enter plays it again.
    """

    material = Material.FELT

    is_form = True

    def __init__(
        self,
        spec: GameSpec,
        settings: Settings,
        parent: QWidget | None = None,
        data: DataDir | None = None,
    ) -> None:
        """`data` holds what the player has written for the game; without it, it is not offered."""
        super().__init__(parent, 690, 668)
        self._spec = spec
        self._settings = settings
        last = new_game_plan.recalled(spec, settings)
        self._title = label(self, "title")
        self._players = label(self, "heading")
        self._options_title = label(self, "heading") if spec.options else None
        self._seed_title = label(self, "heading")
        self._seed_help = label(self, "soft", wrap=True)
        self._problem = label(self, "problem", wrap=True)
        self._portrait = Portrait(64, self)
        self._level_told = label(self, "soft", wrap=True)
        self._style_told = label(self, "soft", wrap=True)
        self._introduced: SeatRow | None = None
        self._chosen: list[str] = []  # levels, before the match was to be rated
        self.counts = QButtonGroup(self)
        self.seats = [SeatRow(spec, seat, self) for seat in range(max(spec.seats))]
        self.options = [OptionRow(option, last.setup, self) for option in spec.options]
        self.house: CustomFileRow | None = None
        if spec.own_file_reader is not None and data is not None:
            self.house = CustomFileRow(
                spec.own_file_reader, data.own(spec.own_file_reader.folder_name), self, last.file
            )
        self.rated: RatedRow | None = None
        if data is not None and is_offered(spec):
            self.rated = RatedRow(spec, data, self)
        self.seed = QLineEdit(self)
        self.seed.setMaxLength(MOST_TYPED)
        self.seed.textChanged.connect(self._judge)
        self.others = button(self, "", self._draw_others, "hat")
        self.cancel = button(self, "", self.reject)
        self.play = button(self, "primary", self.accept)
        self._lay_out()
        self._fill(last)
        self.play.setDefault(True)
        self.play.setFocus()
        self.retranslate()

    def plan(self) -> new_game_plan.NewGamePlan:
        """The match as decided; a seed is drawn where none was typed. Raises seeds.SeedError where
        what was typed is none; *Play* is closed then."""
        players = tuple(row.player() for row in self._taking_part())
        if self._is_rated:
            return new_game_plan.NewGamePlan(
                Setup(len(players)), players, self._drawn, purpose=purposes.RATED
            )
        chosen = ((row.option, row.value()) for row in self.options)
        options = tuple((option.id, value) for option, value in chosen if value != option.default)
        typed = self.seed.text().strip()
        seed = seeds.read(typed) if typed else self._drawn
        own = ("", "") if self.house is None else (self.house.data, self.house.file)
        return new_game_plan.NewGamePlan(
            Setup(len(players), options, own[0]), players, seed, own[1]
        )

    def settings(self) -> Settings:
        """The settings that remember this plan as the last setup of its game; not one for which the
        rating has decided."""
        if self._is_rated:
            return self._settings
        return new_game_plan.remembering(self._settings, self._spec, self.plan())

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self.setWindowTitle(render(N_("NewGameDialog", "New match")))
        self._title.setText(render(self._spec.title))
        self._players.setText(render(N_("NewGameDialog", "Players")))
        if self._options_title is not None:
            self._options_title.setText(render(N_("NewGameDialog", "Options")))
        self._seed_title.setText(render(N_("NewGameDialog", "Seed")))
        self.seed.setPlaceholderText(render(N_("NewGameDialog", "Random")))
        self.seed.setAccessibleName(render(N_("NewGameDialog", "Seed")))
        self.others.setText(render(N_("NewGameDialog", "Change opponents")))
        self.others.setToolTip(render(N_("NewGameDialog", "Pick opponents at random")))
        if self.rated is not None:
            self.rated.retranslate()
            self._tell_fixed()
        self.cancel.setText(render(N_("NewGameDialog", "Cancel")))
        self.play.setText(render(N_("NewGameDialog", "Play")))
        for seat in self.seats:
            seat.retranslate()
        for option in self.options:
            option.retranslate()
        if self.house is not None:
            self.house.retranslate()
        for count in self.counts.buttons():
            words = render(NN_("NewGameDialog", "%n player(s)", "", self.counts.id(count)))
            count.setAccessibleName(words)
            count.setToolTip(words)
        self._introduce()
        self._judge()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Qt: only now it is known how high the words are."""
        super().showEvent(event)
        self.grow()

    def event(self, event: QEvent) -> bool:
        """Qt: the box is read anew when the player comes back from a text editor."""
        if event.type() == QEvent.Type.WindowActivate and self.house is not None:
            self.house.refresh()
        return super().event(event)

    @property
    def _is_rated(self) -> bool:
        return self.rated is not None and self.rated.on.isChecked()

    def _change_rated(self) -> None:
        """A rated match decides levels, options and seed; what was chosen before comes back."""
        for row in self.seats:
            if self._is_rated:
                self._chosen.append(row.level_id())
            elif self._chosen:
                row.choose(self._chosen[row.seat])
            row.kind.setDisabled(self._is_rated)
        if not self._is_rated:
            self._chosen = []
        for option in self.options:
            option.fix(fixed=self._is_rated)
        for part in (self.seed, self.house):
            if part is not None:
                part.setDisabled(self._is_rated)
        self._set_levels()
        self._tell_fixed()
        self._judge()
        self.grow()

    def _set_levels(self) -> None:
        """Gives the opponents of the player the levels that are fair."""
        if self.rated is None or not self._is_rated:
            return
        others = [row for row in self._taking_part() if not row.is_own]
        for row, level in zip(others, self.rated.levels(len(others)), strict=True):
            row.choose(level)
        self._sort_out(others)

    def _tell_fixed(self) -> None:
        """Say on what a rated match decides why it cannot be chosen."""
        for row in self.seats:
            row.kind.setToolTip(render(CHOSEN) if self._is_rated else "")
        for control in (self.seed, *(option.control for option in self.options)):
            control.setToolTip(render(USUAL) if self._is_rated else "")

    def _taking_part(self) -> list["SeatRow"]:
        return self.seats[: self.counts.checkedId()]

    def _fill(self, last: new_game_plan.NewGamePlan) -> None:
        self._drawn = seeds.draw_seed()
        own = new_game_plan.own_player(self._settings)
        known = new_game_plan.known_guests(self._settings, self._spec.id)
        names = [player.name for player in last.players]
        level = next((p.level for p in reversed(last.players) if p.level), self._spec.levels[0].id)
        people = [player for player in last.players if player.level is None]
        if own not in people:
            people.append(own)
        names.append(own.name)
        for row in self.seats:
            if row.seat < len(last.players):
                player = last.players[row.seat]
            else:
                player = new_game_plan.opponent(self._spec, names, level)
                names.append(player.name)
            spare = player
            if player.level is not None:
                is_first = row.seat == 0 and own not in last.players
                spare = own if is_first else new_game_plan.guest(people, known)
                people.append(spare)
            row.fill(player, spare)
        for row in self.seats:
            self._seat_person(row, row.person(), is_own=row.person() == own)
        self._sort_out([row for row in self.seats if row.level() is not None])
        self.counts.button(len(last.players)).setChecked(True)
        self._introduced = next((row for row in self._taking_part() if row.level()), None)
        self._show_seats()

    def _seat_person(self, row: SeatRow, person: Player, *, is_own: bool) -> None:
        """Lets a person sit at a row. Nobody but the player has the player's portrait."""
        own = new_game_plan.own_player(self._settings).wizard
        portraits = [portrait for portrait in PORTRAITS if is_own or portrait != own]
        row.seat_person(person, portraits, is_own=is_own)

    def _keep_own_seat(self) -> None:
        """If people play and the player is not among them, the player takes the first of their
        seats; that person may sit where the player sat."""
        people = [row for row in self._taking_part() if row.level() is None]
        before = next((row for row in self.seats if row.is_own), None)
        if not people or before in people or before is None:  # None while the seats are filled
            return
        own, guest = before.person(), people[0].person()
        self._seat_person(before, guest, is_own=False)
        self._seat_person(people[0], own, is_own=True)

    def _change_faces(self, row: SeatRow, before: str) -> None:
        """Another portrait was chosen for a person: whoever had it gets the one of before."""
        for other in self.seats:
            if other is not row and other.face.portrait == row.face.portrait:
                other.wear_face(before)
        self._judge()

    def _draw_others(self) -> None:
        """Let chance choose the wizards."""
        players = new_game_plan.drawn([row.player() for row in self._taking_part()])
        rows = [row for row in self._taking_part() if row.level() is not None]
        for row in rows:
            row.seat_wizard(players[row.seat].wizard)
        self._sort_out(rows)
        self._introduce()

    def _change_places(self, row: SeatRow, before: str) -> None:
        """Another wizard was chosen for a seat: from wherever he sat, the one before takes over."""
        for other in self.seats:
            if other is not row and other.sitter() is row.sitter():
                other.seat_wizard(before)
        self._introduce(row)

    def _sort_out(self, rows: list[SeatRow]) -> None:
        """No wizard has two seats: outside these rows, he gives way to another."""
        taken = {row.sitter().id for row in rows}
        people = [row.person().name for row in self.seats if row.level() is None]
        for row in self.seats:
            if row in rows:
                continue
            if row.sitter().id in taken:
                names = [*people, *(one.name for one in WIZARDS if one.id in taken)]
                row.seat_wizard(new_game_plan.opponent(self._spec, names, "").wizard)
            taken.add(row.sitter().id)

    def _change_count(self) -> None:
        self._set_levels()
        self._keep_own_seat()
        self._show_seats()
        self.grow()

    def _show_seats(self) -> None:
        for row in self.seats:
            row.setVisible(row.seat < self.counts.checkedId())
        self._introduce()
        self._judge()

    def _judge(self) -> None:
        if self.rated is not None and not self._is_rated:
            people = sum(row.level() is None for row in self._taking_part())
            self.rated.allow(people == 1)
        names = [row.player().name.casefold() for row in self._taking_part()]
        same = len(set(names)) < len(names)
        self.others.setEnabled(any(row.level() is not None for row in self._taking_part()))
        self._problem.setText(
            render(N_("NewGameDialog", "Two players have the same name. Change one of the names."))
            if same
            else ""
        )
        self._problem.setVisible(same)
        wrong = self._seed_problem()
        wear_role(self._seed_help, "soft" if wrong is None else "problem")
        usual = render(
            N_("NewGameDialog", "The same seed and number of players give the same draws.")
        )
        self._seed_help.setText(usual if wrong is None else render(wrong))
        usable = self._is_rated or self.house is None or self.house.usable
        self.play.setEnabled(not same and wrong is None and usable)

    def _seed_problem(self) -> Message | None:
        """Why what was typed is no seed; None where it is one, or where one is to be drawn."""
        if self._is_rated:
            return None
        try:
            seeds.read(self.seed.text().strip() or "0")
        except seeds.SeedError as problem:
            return problem.reason
        return None

    def _introduce(self, row: SeatRow | None = None) -> None:
        """Say what the opponent chosen last is like: who plays, and how strong; he stays until
        another is chosen."""
        if row is not None and row.level() is not None:
            self._introduced = row
        row = self._introduced
        if row is None or row.level() is None or not row.isVisibleTo(self):
            row = next((one for one in self._taking_part() if one.level() is not None), None)
        level = None if row is None else row.level()
        for told in (self._level_told, self._style_told):
            told.setVisible(level is not None)
        self._portrait.show_wizard("" if row is None or level is None else row.sitter().id)
        if row is None or level is None:
            return
        wizard = row.sitter()
        about = "" if level.about is None else render(level.about)
        self._level_told.setText(
            _told(render(N_("NewGameDialog", "{who}: {about}")), render(level.title), about)
        )
        style = self._spec.style(wizard.style)
        who = _told(render(N_("NewGameDialog", "{who}, {about}")), wizard.name, render(style.title))
        self._style_told.setText(
            _told(render(N_("NewGameDialog", "{who}: {about}")), who, render(style.about))
        )

    def _lay_out(self) -> None:
        body = QWidget(self)
        body.setObjectName("clear")
        column = QVBoxLayout(body)
        column.setSpacing(appearance.scaled(10))
        column.setContentsMargins(*(appearance.scaled(m) for m in (28, 4, 28, 8)))
        column.addLayout(self._count_row())
        for row in self.seats:
            column.addWidget(row)
            row.on_change(self._judge)
            row.on_choice(self._introduce)
            row.on_wizard(self._change_places)
            row.on_face(self._change_faces)
            row.kind.currentIndexChanged.connect(lambda _: self._keep_own_seat())
            row.kind.activated.connect(lambda _, row=row: row.ask_name())
        column.addLayout(self._introduction())
        column.addWidget(self._problem)
        if self.rated is not None:
            column.addSpacing(appearance.scaled(4))
            column.addWidget(self.rated)
            self.rated.on_change(self._change_rated)
        if self._options_title is not None:
            column.addSpacing(appearance.scaled(8))
            column.addWidget(self._options_title)
        for option in self.options:
            column.addWidget(option)
        if self.house is not None:
            column.addSpacing(appearance.scaled(8))
            column.addWidget(self.house)
            self.house.on_change(self._judge)
        column.addSpacing(appearance.scaled(8))
        column.addWidget(self._seed_title)
        seed = QHBoxLayout()
        self.seed.setFixedWidth(appearance.scaled(220))
        seed.addWidget(self.seed)
        seed.addSpacing(appearance.scaled(10))
        seed.addWidget(self._seed_help, 1)
        column.addLayout(seed)
        column.addStretch()
        self.furnish(self._title, body, self.cancel, self.play)

    def _introduction(self) -> QHBoxLayout:
        words = QVBoxLayout()
        words.setSpacing(appearance.scaled(4))
        words.addStretch()
        words.addWidget(self._style_told)
        words.addWidget(self._level_told)
        words.addStretch()
        row = QHBoxLayout()
        row.setSpacing(appearance.scaled(14))
        row.addWidget(self._portrait)
        row.addLayout(words, 1)
        return row

    def _count_row(self) -> ButtonRow:
        for seats in self._spec.seats:
            count = button(self, "segment")
            count.setText(str(seats))
            count.setCheckable(True)
            self.counts.addButton(count, seats)
        self.counts.idToggled.connect(lambda _, on: self._change_count() if on else None)
        return ButtonRow(self.counts.buttons(), (self._players, self.others))


def _told(text: str, who: str, about: str) -> str:
    return text.replace("{who}", who).replace("{about}", about)


def dialog_for(navigator: Navigator, game_id: str, rated: bool = False) -> NewGameDialog:
    """Returns the dialog that sets up a match of a game and deals it, at first a `rated` one."""
    profile = navigator.profile
    dialog = NewGameDialog(catalog.get(game_id), profile.settings, navigator.window, profile.data)
    if rated and dialog.rated is not None:
        dialog.rated.on.setChecked(True)

    def play() -> None:
        profile.change(dialog.settings())
        navigator.play(game_id, dialog.plan())

    dialog.accepted.connect(play)
    return dialog
