# SPDX-License-Identifier: MIT
"""The tower: its floors, the tables of the one that is looked at, and the looks that stars open."""

from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from wizardtable.core import catalog, seeds
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
from wizardtable.ui.style.widgets import Dialog, Ornament, button, label, scrolled
from wizardtable.ui.tower.floor_card import FloorCard
from wizardtable.ui.tower.look_choice import LookChoice
from wizardtable.ui.tower.tower_picture import TowerPicture

ROOMY: Final = 760
"""Pixels at 100 % from which on there are words beside the tower."""


TWO_TABLES_WIDTH: Final = 1040
"""Pixels at 100 % of a dialog in which two tables stand side by side."""


class TowerDialog(Dialog):
    """Shows the tower, at first on the highest floor that is open.

    Attributes:
        floor: the floor that is looked at.
        outside: where the tower is scrolled.

    Signals:
        begun(str, NewGamePlan): the table of this game is to be played.
    """

    material = Material.FELT

    begun = Signal(str, object)

    def __init__(self, profile: Profile, parent: QWidget | None = None) -> None:
        super().__init__(parent, 1180, 720)
        self._profile = profile
        self._record = tower.read(profile.data)
        self.floor = self._record.highest
        self.cards: list[FloorCard] = []
        self._columns = 0
        self._title = label(self, "title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._about = label(self, "soft", wrap=True)
        self._problem = label(self, "problem", wrap=True)
        self._keeper = Portrait(64, self)
        self._floor = label(self, "heading", wrap=True)
        self._closed = label(self, "lead", wrap=True)
        self._total = label(self, "lead")
        self.close_ = button(self, "", self.accept)
        self.picture = TowerPicture(self)
        self.picture.chosen.connect(self.show_floor)
        self.looks = LookChoice(self)
        self.looks.chosen.connect(self._wear)
        self._lay_out()
        self.show_floor(self.floor)

    def show_floor(self, floor: int) -> None:
        """Show the tables of this floor."""
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
            card.wanted.connect(self._play)
            self.cards.append(card)
            card.show()
        self._columns = 0
        self._arrange()
        self._keeper.show_wizard(tower_floor.keeper(floor).id)
        counts = [record.count(one) for one in range(1, FLOOR_COUNT + 1)]
        self.picture.show_floors(counts, record.highest, floor)
        self.looks.show_looks(record, self._profile.settings)
        self.retranslate()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self.setWindowTitle(render(N_("TowerDialog", "The tower")))
        self._title.setText(render(N_("TowerDialog", "The tower")))
        self._about.setText(
            render(
                N_(
                    "TowerDialog",
                    "Each of the ten floors belongs to a wizard and has a table for each game. "
                    "One star in any game opens the next floor. Every table has three goals, "
                    "worth a star each. The last two count only if you reach the first in the "
                    "same match, but you can win the three stars in different matches. A match "
                    "earns no stars if the Grand Magus helped you, or if you undid another "
                    "player’s move or a move that revealed something.",
                )
            )
        )
        keeper = tower_floor.keeper(self.floor)
        told = render(N_("TowerDialog", "Floor {floor}: {keeper}")).replace(
            "{floor}", str(self.floor)
        )
        self._floor.setText(told.replace("{keeper}", keeper.name))
        total = sum(self._record.count(floor) for floor in range(1, FLOOR_COUNT + 1))
        stars = render(N_("TowerDialog", "{count} of {all} stars")).replace("{count}", str(total))
        all_stars = FLOOR_COUNT * tower_floor.stars_of_a_floor(catalog.all())
        self._total.setText(stars.replace("{all}", str(all_stars)))
        is_open = self._record.is_open(self.floor)
        below = render(N_("TowerDialog", "Win a star on floor {floor} to open this one."))
        self._closed.setText(below.replace("{floor}", str(self.floor - 1)))
        self._closed.setVisible(not is_open)
        problem = self._record.problem
        self._problem.setText(render(problem) if problem is not None else "")
        self._problem.setVisible(problem is not None)
        self.close_.setText(render(N_("TowerDialog", "Close")))
        self.picture.retranslate()
        self.looks.retranslate()
        for card in self.cards:
            card.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: where there is little room, the tower does without words."""
        super().resizeEvent(event)
        self.picture.slim = self.width() < appearance.scaled(ROOMY)
        bar = self.outside.verticalScrollBar().sizeHint().width()
        self.outside.setFixedWidth(self.picture.sizeHint().width() + bar + 4)
        self._arrange()

    def _arrange(self) -> None:
        """Puts two tables side by side where there is room."""
        columns = 2 if self.width() >= appearance.scaled(TWO_TABLES_WIDTH) else 1
        if columns == self._columns:
            return
        self._columns = columns
        for place, card in enumerate(self.cards):
            self._tables.addWidget(card, place // columns, place % columns)
        for column in range(2):
            self._tables.setColumnStretch(column, int(column < columns))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Qt: the floor that is looked at is in sight."""
        super().showEvent(event)
        for part in (self, self.outside.widget()):
            layout = None if part is None else part.layout()
            if layout is not None:
                layout.activate()  # else all would be painted twice
        self.outside.ensureWidgetVisible(self.picture.floors[self.floor - 1], 0, 90)

    def _play(self, game: str) -> None:
        table = tower_floor.table(catalog.get(game), self.floor)
        name = own_player(self._profile.settings).name
        purpose = purposes.tower(self.floor)
        plan = NewGamePlan(table.setup, table.seated(name), seeds.draw_seed(), purpose=purpose)
        self.accept()
        self.begun.emit(game, plan)

    def _wear(self, kind: str, look: str) -> None:
        chosen: dict[str, Any] = {kind: look}
        self._profile.change(replace(self._profile.settings, **chosen))
        self.looks.show_looks(self._record, self._profile.settings)

    def _lay_out(self) -> None:
        holder = QWidget(self)
        holder.setObjectName("clear")
        hold = QVBoxLayout(holder)
        hold.setContentsMargins(0, 0, 0, 0)
        hold.addWidget(self.picture)
        hold.addStretch()
        self.outside = scrolled(holder)
        self._body = body = QWidget(self)
        body.setObjectName("clear")
        head = QHBoxLayout()
        head.setSpacing(appearance.scaled(12))
        head.addWidget(self._keeper)
        head.addWidget(self._floor, 1)
        self._tables = QGridLayout()
        self._tables.setSpacing(appearance.scaled(8))
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, appearance.scaled(8), 0)
        column.setSpacing(appearance.scaled(8))
        column.addLayout(head)
        column.addWidget(self._total)
        column.addWidget(self._about)
        column.addWidget(self._problem)
        column.addWidget(self._closed)
        column.addLayout(self._tables)
        column.addWidget(self.looks)
        column.addStretch()
        sides = QHBoxLayout()
        sides.setSpacing(appearance.scaled(14))
        sides.addWidget(self.outside)
        inside = scrolled(body)
        for area in (self.outside, inside):
            area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what it holds is come to instead
        sides.addWidget(inside, 1)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self.close_)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*(appearance.scaled(m) for m in (24, 16, 24, 16)))
        whole.setSpacing(appearance.scaled(8))
        whole.addWidget(self._title)
        whole.addWidget(Ornament(self))
        whole.addLayout(sides, 1)
        whole.addLayout(foot)


def dialog_for(navigator: Navigator) -> TowerDialog:
    """Returns the tower, whose tables are played in the window."""
    dialog = TowerDialog(navigator.profile, navigator.window)
    dialog.begun.connect(navigator.play)
    return dialog
