# SPDX-License-Identifier: MIT
"""The new-game dialog: a round table where the players sit down, and the options of the match."""

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from wizardtable.core import catalog, override, seeds
from wizardtable.core.arranged import purposes
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import N_, plain_tip
from wizardtable.play.translate import render
from wizardtable.store.paths import DataDir
from wizardtable.store.settings import Settings
from wizardtable.ui import new_game_plan, routes
from wizardtable.ui.dialogs.custom_file_row import CustomFileRow
from wizardtable.ui.dialogs.new_match.options_panel import OptionsPanel
from wizardtable.ui.dialogs.new_match.round_table import RoundTable
from wizardtable.ui.dialogs.new_match.seat_card import SeatCard
from wizardtable.ui.dialogs.new_match.seating import Chair, Seating
from wizardtable.ui.dialogs.rated_row import RatedRow, has_rated_matches
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.spoken_names import set_tip
from wizardtable.ui.style.widgets import Dialog, button, label, scroll_area_of

CARD_SIZES = ((1160, 390, 20, 58), (860, 334, 20, 48), (0, 306, 14, 46))
"""The sizes of the seat card by the width within the dialog's frame, in pixels at 100 %.

Each entry has the least width of the dialog, then the card's width, its side margins, and the width
of a portrait button. The first entry that fits counts.
"""

LONG_OPTIONS_WIDTH = 440
"""The greatest width of an options panel with many options, in pixels at 100 %."""

MAX_SIZE = QSize(1500, 980)
"""The dialog's greatest size, in pixels at 100 %, in a large window."""

STACKED_WIDTH = 680
"""In a dialog narrower than this, in pixels at 100 %, the card lies below the table."""

TIGHT_WIDTH = 860
"""A dialog narrower than this, in pixels at 100 %, has narrow margins."""

ROOMY_WIDTH = 1000
"""In a dialog this wide, in pixels at 100 %, the card is as wide as the options panel."""


class NewGameDialog(Dialog):
    """Sets up a match of a game: the players, the options and the match code.

    The dialog opens with the setup of the last match, so that Enter plays the same again. Once the
    dialog is accepted, `plan` returns the match.

    Attributes:
        seating: the players and their chairs.
        table: the round table with a button for each chair.
        card: the seat card, which shows and changes the player of the selected chair.
        panel: the options, which take the card's place while they are open.
        options_button: the button that opens and closes the options.
        rated_row: the row for a rated match; None if the game has no rated matches.
        draw_button: the button that replaces the opponents at random.
        challenge_button: the button that offers the table to friends.
        play_button: the button that starts the match.

    Signals:
        challenge_wanted(): the player wants to offer the table to friends.
    """

    material = Material.FELT

    is_form = True

    challenge_wanted = Signal()

    def __init__(
        self,
        spec: GameSpec,
        settings: Settings,
        parent: QWidget | None = None,
        data: DataDir | None = None,
    ) -> None:
        """Makes the dialog for a game.

        Args:
            spec: the game.
            settings: the player's settings, which remember the setup of the last match.
            parent: the parent widget.
            data: the player's folder, which keeps ratings and custom files. With None, the dialog
                offers neither.
        """
        super().__init__(parent, 1060, 664, MAX_SIZE)
        self._spec = spec
        self._settings = settings
        self._random_seed = seeds.draw_seed()
        last = new_game_plan.last_plan(spec, settings)
        self.seating = Seating(spec, settings, last)
        self._title = label(self, "title")
        self._problem = label(self, "problem", wrap=True)
        self.table = RoundTable(spec, self.seating, self)
        self.card = SeatCard(spec, self.seating, self._first_chair(), self)
        self.panel = OptionsPanel(spec, last, self, data)
        self.rated_row: RatedRow | None = None
        if data is not None and has_rated_matches(spec):
            self.rated_row = RatedRow(spec, data, self)
        self.draw_button = button(self, "", self._draw_opponents, "hat")
        self.options_button = button(self, "", None, "gear")
        self.options_button.setCheckable(True)
        self.challenge_button = button(self, "", self.challenge_wanted.emit, "friends")
        self.cancel_button = button(self, "", self.reject)
        self.play_button = button(self, "primary", self.accept)
        self._lay_out()
        self._connect()
        self.options_button.setChecked(self.panel.problem() is not None)
        self.play_button.setDefault(True)
        self.play_button.setFocus()
        self.retranslate()

    def _lay_out(self) -> None:
        whole = QWidget(self)
        whole.setObjectName("clear")
        table_column = QVBoxLayout()
        table_column.setSpacing(appearance.scaled(8))
        table_column.addWidget(self.table, 1)
        table_column.addWidget(self._problem)
        if self.rated_row is not None:
            table_column.addWidget(self.rated_row)
        self._side_column = QVBoxLayout()
        self._side_column.addWidget(self.card)
        self._side_column.addWidget(self.panel)
        self.panel.hide()
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight, whole)
        self._body.addLayout(table_column, 1)
        self._body.addLayout(self._side_column)
        self.furnish(
            self._title,
            whole,
            self.cancel_button,
            self.play_button,
            left_widgets=(self.draw_button, self.options_button, self.challenge_button),
        )
        self._arrange()

    def _connect(self) -> None:
        self.table.pressed.connect(self._select_chair)
        self.table.entered.connect(self._select_and_focus)
        self.table.emptied.connect(self._remove_player)
        self.card.changed.connect(self._update_all)
        self.card.removed.connect(self._remove_player)
        self.panel.changed.connect(self._check_setup)
        self.options_button.toggled.connect(lambda _: self._switch_side())
        if self.rated_row is not None:
            self.rated_row.on_change(self._change_rated)

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(render(N_("NewGameDialog", "New match")))
        self._title.setText(render(self._spec.title))
        self.draw_button.setText(render(N_("NewGameDialog", "Change opponents")))
        self.draw_button.setToolTip(render(N_("NewGameDialog", "Pick opponents at random")))
        if self.rated_row is not None:
            self.rated_row.retranslate()
        self.cancel_button.setText(render(N_("NewGameDialog", "Cancel")))
        self.challenge_button.setText(render(N_("NewGameDialog", "Challenge a friend")))
        self.challenge_button.setToolTip(
            render(
                N_(
                    "NewGameDialog",
                    "Turns this table into a text that lets a friend play it too.",
                )
            )
        )
        self.play_button.setText(render(N_("NewGameDialog", "Play")))
        self.card.retranslate()
        self.panel.retranslate()
        self._update_all()

    @override
    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Arranges the parts anew: only a visible dialog knows the height of its texts."""
        super().showEvent(event)
        self._arrange()
        self.grow()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    @override
    def event(self, event: QEvent) -> bool:
        """Reads the player's files anew when they come back from another window."""
        if event.type() == QEvent.Type.WindowActivate and self.panel.custom_file_row is not None:
            self.panel.custom_file_row.refresh()
        return super().event(event)

    def plan(self) -> new_game_plan.NewGamePlan:
        """Returns the match as the player has set it up; without a match code, its seed is random.

        Raises:
            seeds.SeedError: the typed match code is invalid; then the button *Play* is disabled.
        """
        players = tuple(chair.player() for chair in self.seating.taken_chairs())
        if self._is_rated:
            return new_game_plan.NewGamePlan(
                Setup(len(players)), players, self._random_seed, purpose=purposes.RATED
            )
        typed = self.panel.typed_seed()
        seed = self._random_seed if typed is None else typed
        setup = self.panel.setup(len(players))
        return new_game_plan.NewGamePlan(setup, players, seed, self.panel.file_name)

    def settings(self) -> Settings:
        """Returns the settings, which now remember this setup as the game's last one.

        A rated match is not remembered, since the player's rating decided its setup.
        """
        if self._is_rated:
            return self._settings
        return new_game_plan.with_last_plan(self._settings, self._spec, self.plan())

    def _can_challenge(self) -> bool:
        """Returns whether one person sits at the table with opponents, so that friends can play it.

        A rated match is no challenge.
        """
        people = [chair.has_person for chair in self.seating.taken_chairs()].count(True)
        return people == 1 and not self._is_rated

    @override
    def _inputs(self) -> list[object]:
        """Returns all that the player has chosen; the selected chair is no choice."""
        chosen: list[object] = [chair.player() for chair in self.seating.taken_chairs()]
        seed = self.panel.code_field.text()
        return [*chosen, *self.panel.values(), self.panel.file_name, seed, self._is_rated]

    @property
    def _is_rated(self) -> bool:
        return self.rated_row is not None and self.rated_row.check_box.isChecked()

    def _first_chair(self) -> Chair:
        """Returns the chair that the card shows at first: an opponent's, if there is one."""
        return (*self.seating.opponents(), *self.seating.taken_chairs())[0]

    def _select_chair(self, chair: Chair) -> None:
        """Selects a chair, so that the card shows it; an empty chair gets an opponent first."""
        if not chair.is_taken:
            self.seating.add(chair)
        self._set_rated_levels()
        self.options_button.setChecked(False)
        self.card.show_chair(chair, is_rated=self._is_rated)
        self._update_all()
        self._scroll_to_side()

    def _select_and_focus(self, chair: Chair) -> None:
        """Selects a chair, and gives the focus to its card."""
        self._select_chair(chair)
        self.card.focus_first()

    def _remove_player(self, chair: Chair) -> None:
        """Removes the player of a chair, if the game can be played with one player fewer."""
        if not self.seating.can_remove or (chair.is_own and chair.has_person):
            return
        self.seating.remove(chair)
        self._set_rated_levels()
        if chair is self.card.chair:
            self.card.show_chair(self._first_chair(), is_rated=self._is_rated)
            self.table.seats[chair.number].setFocus()
        self._update_all()

    def _draw_opponents(self) -> None:
        """Replaces the opponents' wizards at random."""
        self.seating.draw_opponents()
        self._update_all()

    def _change_rated(self) -> None:
        """Adapts levels, options and match code to the check box for a rated match.

        A rated match fixes them; an ordinary match gets the player's former choices back.
        """
        if not self._is_rated:
            self.seating.restore_levels()
        self._set_rated_levels()
        self.panel.set_rated(is_rated=self._is_rated)
        self._update_all()
        self.grow()

    def _set_rated_levels(self) -> None:
        """Gives the opponents fair levels if the match is rated."""
        if self.rated_row is not None and self._is_rated:
            self.seating.set_rated_levels(self.rated_row.fair_levels(len(self.seating.opponents())))

    def _update_all(self) -> None:
        """Updates table, card and buttons after a change of the players."""
        self.table.show_seating(None if self.options_button.isChecked() else self.card.chair)
        self.card.show_chair(self.card.chair, is_rated=self._is_rated)
        self._check_setup()

    def _switch_side(self) -> None:
        """Shows the options in place of the card, or the card again."""
        is_open = self.options_button.isChecked()
        self.panel.setVisible(is_open)
        self.card.setVisible(not is_open)
        self._update_all()
        if is_open:
            self._scroll_to_side()
        self.grow()

    def _scroll_to_side(self) -> None:
        """Scrolls to the card or the options if they lie below the table."""
        area = scroll_area_of(self.card)
        if area is None or self._body.direction() != QBoxLayout.Direction.TopToBottom:
            return
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        part = self.panel if self.options_button.isChecked() else self.card
        area.verticalScrollBar().setValue(part.y() - appearance.scaled(4))

    def _check_setup(self) -> None:
        """Enables or disables the buttons, and shows why the match cannot start."""
        taken = self.seating.taken_chairs()
        if self.rated_row is not None and not self._is_rated:
            self.rated_row.set_allowed(sum(chair.has_person for chair in taken) == 1)
        names = [chair.player().name.casefold() for chair in taken]
        has_same_names = len(set(names)) < len(names)
        self.draw_button.setEnabled(bool(self.seating.opponents()))
        problem = self.panel.problem()
        shown_problem = problem if not self.options_button.isChecked() else None
        if has_same_names:
            shown_problem = N_(
                "NewGameDialog", "Two players have the same name. Change one of the names."
            )
        self._problem.setText("" if shown_problem is None else render(shown_problem))
        self._problem.setVisible(shown_problem is not None)
        self.options_button.setText(self.panel.summary())
        self.options_button.setAccessibleDescription("")
        set_tip(self.options_button, plain_tip(self.panel.details()))
        self.play_button.setEnabled(not has_same_names and problem is None)
        self.challenge_button.setEnabled(self._can_challenge() and self.play_button.isEnabled())

    def _arrange(self) -> None:
        """Lays the card beside the table or, in little width, below it."""
        width = (self.width() - 2 * self.contentsMargins().left()) * 100
        width //= appearance.font_scale()
        is_stacked = width < STACKED_WIDTH
        direction = QBoxLayout.Direction
        self._body.setDirection(direction.TopToBottom if is_stacked else direction.LeftToRight)
        edge = 12 if width < TIGHT_WIDTH else 26
        self._body.setContentsMargins(*(appearance.scaled(m) for m in (edge, 4, edge, 6)))
        self._body.setSpacing(appearance.scaled(12 if width < TIGHT_WIDTH else 22))
        card_width, card_margin, face_width = next(
            measures for least_width, *measures in CARD_SIZES if width >= least_width
        )
        self.card.set_sizes(card_margin, face_width)
        panel_width = (
            max(card_width, min(LONG_OPTIONS_WIDTH, width // 2))
            if self.panel.is_long
            else card_width
        )
        if width >= ROOMY_WIDTH:
            card_width = panel_width  # so that the table keeps its place when the options open
        for part, part_width in ((self.card, card_width), (self.panel, panel_width)):
            part.setMinimumWidth(0 if is_stacked else appearance.scaled(part_width))
            part.setMaximumWidth(QWIDGETSIZE_MAX if is_stacked else appearance.scaled(part_width))


QWIDGETSIZE_MAX = 16777215
"""The greatest width of a widget in Qt, which stands for no limit."""


def _open_boxes(spec: GameSpec, dialog: NewGameDialog, row: CustomFileRow, file_name: str) -> None:
    """Opens the list of the game's boxes above the dialog; the box chosen there is played."""
    boxes = routes.load(routes.BOXES_DIALOG)(spec, row.folder, dialog, file_name)
    boxes.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    boxes.finished.connect(lambda _: row.refresh(boxes.chosen_name))
    boxes.open()


def dialog_for(
    navigator: Navigator, game_id: str, rated: bool = False, box_file: str | None = None
) -> NewGameDialog:
    """Returns the dialog that sets up and starts a match of a game.

    `box_file` is the name of the file with the box that is chosen at first, "" for the built-in
    one and None for that of the last match. If `rated` is true, the check box for a rated match is
    checked at first.
    """
    profile, spec = navigator.profile, catalog.get(game_id)
    dialog = NewGameDialog(spec, profile.settings, navigator.window, profile.data)
    row = dialog.panel.custom_file_row
    if row is not None:
        row.boxes_wanted.connect(lambda name: _open_boxes(spec, dialog, row, name))
        if box_file is not None:
            row.refresh(box_file)
    if rated and dialog.rated_row is not None:
        dialog.rated_row.check_box.setChecked(True)

    def play() -> None:
        profile.change(dialog.settings())
        navigator.play(game_id, dialog.plan())

    def challenge() -> None:
        profile.change(dialog.settings())
        plan = dialog.plan()
        dialog.reject()
        navigator.open("friends", (game_id, plan))

    dialog.accepted.connect(play)
    dialog.challenge_wanted.connect(challenge)
    return dialog
