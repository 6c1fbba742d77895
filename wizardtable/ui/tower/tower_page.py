# SPDX-License-Identifier: MIT
"""The page of the tower: its floors, the tables of the chosen floor, and the looks to choose."""

from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from wizardtable.core import catalog, override, seeds
from wizardtable.core.arranged import purposes, tower_floor
from wizardtable.core.arranged.tower_floor import FLOOR_COUNT
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.store import tower
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.new_game_plan import NewGamePlan, own_player
from wizardtable.ui.profile import Profile
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.portraits import Portrait
from wizardtable.ui.style.widgets import Dialog, Ornament, button, in_scroll_area, label
from wizardtable.ui.tower.floor_card import FloorCard
from wizardtable.ui.tower.look_choice import LookChoice
from wizardtable.ui.tower.tower_picture import TowerPicture

MIN_WORDS_WIDTH: Final = 760
"""In a page at least this wide, in pixels at 100 %, words stand beside the tower."""


TWO_COLUMNS_WIDTH: Final = 1040
"""In a page at least this wide, in pixels at 100 %, two tables stand side by side."""


class TowerDialog(Dialog):
    """The dialog of the tower, which starts at the highest open floor.

    Attributes:
        floor: the number of the chosen floor.
        cards: the cards of the chosen floor's tables.
        picture: the picture of the tower.
        tower_scroll: the scroll area of the picture.
        looks: the choice of looks.

    Signals:
        match_requested(str, NewGamePlan): the player wants to play the planned match of a game (its
            id).
    """

    material = Material.FELT

    match_requested = Signal(str, object)

    def __init__(self, profile: Profile, parent: QWidget | None = None) -> None:
        super().__init__(parent, 1180, 720)
        self._profile = profile
        self._record = tower.read(profile.data)
        self.floor = self._record.highest
        self.cards: list[FloorCard] = []
        self._column_count = 0
        self._title = label(self, "title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._about = label(self, "soft", wrap=True)
        self._problem = label(self, "problem", wrap=True)
        self._keeper = Portrait(64, self)
        self._floor = label(self, "heading", wrap=True)
        self._locked_note = label(self, "lead", wrap=True)
        self._star_total = label(self, "lead")
        self.close_ = button(self, "", self.accept)
        self.picture = TowerPicture(self)
        self.picture.chosen.connect(self.show_floor)
        self.looks = LookChoice(self)
        self.looks.chosen.connect(self._choose_look)
        self._lay_out()
        self.show_floor(self.floor)

    def _lay_out(self) -> None:
        tower_holder = QWidget(self)
        tower_holder.setObjectName("clear")
        holder_column = QVBoxLayout(tower_holder)
        holder_column.setContentsMargins(0, 0, 0, 0)
        holder_column.addWidget(self.picture)
        holder_column.addStretch()
        self.tower_scroll = in_scroll_area(tower_holder)
        self._body = body = QWidget(self)
        body.setObjectName("clear")
        keeper_row = QHBoxLayout()
        keeper_row.setSpacing(appearance.scaled(12))
        keeper_row.addWidget(self._keeper)
        keeper_row.addWidget(self._floor, 1)
        self._tables = QGridLayout()
        self._tables.setSpacing(appearance.scaled(8))
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, appearance.scaled(8), 0)
        column.setSpacing(appearance.scaled(8))
        column.addLayout(keeper_row)
        column.addWidget(self._star_total)
        column.addWidget(self._about)
        column.addWidget(self._problem)
        column.addWidget(self._locked_note)
        column.addLayout(self._tables)
        column.addWidget(self.looks)
        column.addStretch()
        sides = QHBoxLayout()
        sides.setSpacing(appearance.scaled(14))
        sides.addWidget(self.tower_scroll)
        body_scroll = in_scroll_area(body)
        for scroll_area in (self.tower_scroll, body_scroll):
            scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its contents take the keyboard
        sides.addWidget(body_scroll, 1)
        button_row = QHBoxLayout()
        button_row.addStretch()
        button_row.addWidget(self.close_)
        page_column = QVBoxLayout(self)
        page_column.setContentsMargins(*(appearance.scaled(margin) for margin in (24, 16, 24, 16)))
        page_column.setSpacing(appearance.scaled(8))
        page_column.addWidget(self._title)
        page_column.addWidget(Ornament(self))
        page_column.addLayout(sides, 1)
        page_column.addLayout(button_row)

    def retranslate(self) -> None:
        """Puts all words into the current language."""
        self.setWindowTitle(render(N_("TowerDialog", "The tower")))
        self._title.setText(render(N_("TowerDialog", "The tower")))
        self._about.setText(
            render(
                N_(
                    "TowerDialog",
                    "Each of the ten floors belongs to a wizard and has a table for each game. "
                    "One star in any game opens the next floor. Every table has three goals, "
                    "worth a star each. The last two count only in a match in which you also "
                    "reach the first, but you need not win all three stars in one match. A match "
                    "earns no stars if the Grand Magus helped you, or if you undid another "
                    "player’s move or a move that revealed something.",
                )
            )
        )
        keeper = tower_floor.keeper(self.floor)
        heading = N_("TowerDialog", "Floor {floor}: {keeper}")
        self._floor.setText(render(heading.of(floor=self.floor, keeper=keeper.name)))
        total = sum(self._record.count(floor) for floor in range(1, FLOOR_COUNT + 1))
        all_stars = FLOOR_COUNT * tower_floor.stars_of_a_floor(catalog.all())
        star_total = N_("TowerDialog", "{count} of {all} stars")
        self._star_total.setText(render(star_total.of(count=total, all=all_stars)))
        is_open = self._record.is_open(self.floor)
        condition = N_("TowerDialog", "Win a star on floor {floor} to open this one.")
        self._locked_note.setText(render(condition.of(floor=self.floor - 1)))
        self._locked_note.setVisible(not is_open)
        problem = self._record.problem
        self._problem.setText(render(problem) if problem is not None else "")
        self._problem.setVisible(problem is not None)
        self.close_.setText(render(N_("TowerDialog", "Close")))
        self.picture.retranslate()
        self.looks.retranslate()
        for card in self.cards:
            card.retranslate()

    def show_floor(self, floor: int) -> None:
        """Shows the tables of a floor, and marks the floor in the picture."""
        self.floor = floor
        record = self._record
        for card in self.cards:
            self._tables.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = []
        for spec in catalog.all():
            if not tower_floor.tables(spec):
                continue
            table = tower_floor.table(spec, floor)
            card = FloorCard(
                table, record.at(spec.id, floor), is_open=record.is_open(floor), parent=self._body
            )
            card.play_requested.connect(self._play)
            self.cards.append(card)
            card.show()
        self._column_count = 0
        self._arrange_cards()
        self._keeper.show_wizard(tower_floor.keeper(floor).id)
        star_counts = [record.count(number) for number in range(1, FLOOR_COUNT + 1)]
        self.picture.show_floors(star_counts, record.highest, floor)
        self.looks.show_looks(record, self._profile.settings)
        self.retranslate()

    def _arrange_cards(self) -> None:
        """Puts the cards into two columns if the page is wide enough, else into one."""
        columns = 2 if self.width() >= appearance.scaled(TWO_COLUMNS_WIDTH) else 1
        if columns == self._column_count:
            return
        self._column_count = columns
        for index, card in enumerate(self.cards):
            self._tables.addWidget(card, index // columns, index % columns)
        for column in range(2):
            self._tables.setColumnStretch(column, int(column < columns))

    def _play(self, game: str) -> None:
        table = tower_floor.table(catalog.get(game), self.floor)
        name = own_player(self._profile.settings).name
        purpose = purposes.tower(self.floor)
        plan = NewGamePlan(table.setup, table.seated(name), seeds.draw_seed(), purpose=purpose)
        self.accept()
        self.match_requested.emit(game, plan)

    def _choose_look(self, kind: str, look: str) -> None:
        change: dict[str, Any] = {kind: look}
        self._profile.change(replace(self._profile.settings, **change))
        self.looks.show_looks(self._record, self._profile.settings)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.picture.is_slim = self.width() < appearance.scaled(MIN_WORDS_WIDTH)
        scroll_bar_width = self.tower_scroll.verticalScrollBar().sizeHint().width()
        self.tower_scroll.setFixedWidth(self.picture.sizeHint().width() + scroll_bar_width + 4)
        self._arrange_cards()

    @override
    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Scrolls to the chosen floor."""
        super().showEvent(event)
        for part in (self, self.tower_scroll.widget()):
            layout = None if part is None else part.layout()
            if layout is not None:
                layout.activate()  # without this, all would be painted twice
        self.tower_scroll.ensureWidgetVisible(self.picture.floors[self.floor - 1], 0, 90)


def dialog_for(navigator: Navigator) -> TowerDialog:
    """Returns the dialog of the tower; its tables are played in the navigator's window."""
    dialog = TowerDialog(navigator.profile, navigator.window)
    dialog.match_requested.connect(navigator.play)
    return dialog
