# SPDX-License-Identifier: MIT
"""The new-game dialog: who plays, by which options, with what, from which seed."""

from PySide6.QtCore import QEvent, QRegularExpression
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core.agent import Level
from wizardtable.core.catalog import GameSpec
from wizardtable.core.game import Setup
from wizardtable.core.match import Player
from wizardtable.core.paths import DataDir
from wizardtable.core.settings import Settings
from wizardtable.table.translate import render
from wizardtable.ui import style
from wizardtable.ui.house_row import HouseRow
from wizardtable.ui.new_game_rows import OptionRow, SeatRow
from wizardtable.ui.plan import Plan, random_seed, recalled, remembering, wizard
from wizardtable.ui.widgets import Dialog, button, label


class NewGameDialog(Dialog):
    """Asks how a match shall be played; `plan` tells what was decided once it is accepted.

    Opens with the last setup of the game, so that pressing Enter plays it again.
    """

    def __init__(
        self,
        spec: GameSpec,
        settings: Settings,
        parent: QWidget | None = None,
        data: DataDir | None = None,
    ) -> None:
        """`data` holds what the player has written for the game; without it, it is not offered."""
        super().__init__(parent, 660, 668)
        self._spec = spec
        self._settings = settings
        last = recalled(spec, settings)
        self._title = label("title")
        self._players = label("heading")
        self._options_title = label("heading")
        self._seed_title = label("heading")
        self._seed_help = label("soft", wrap=True)
        self._problem = label("problem", wrap=True)
        self._opponent = label("soft", wrap=True)
        self._introduced: Level | None = None
        self.counts = QButtonGroup(self)
        self.seats = [SeatRow(spec, seat) for seat in range(max(spec.seats))]
        self.options = [OptionRow(option, last.setup) for option in spec.options]
        self.house: HouseRow | None = None
        if spec.house is not None and data is not None:
            self.house = HouseRow(spec.house, data.own(spec.house.folder), last.file)
        self.seed = QLineEdit()
        self.seed.setValidator(
            QRegularExpressionValidator(QRegularExpression("[0-9]{0,18}"), self.seed)
        )
        self.cancel = button("", self.reject)
        self.play = button("primary", self.accept)
        self._lay_out()
        self._fill(last)
        self.play.setDefault(True)
        self.play.setFocus()
        self.retranslate()

    def plan(self) -> Plan:
        """The match as decided; a seed is drawn where none was typed."""
        players = tuple(row.player() for row in self._taking_part())
        chosen = ((row.option, row.value()) for row in self.options)
        options = tuple((option.id, value) for option, value in chosen if value != option.default)
        seed = int(self.seed.text()) if self.seed.text() else self._drawn
        own = ("", "") if self.house is None else (self.house.data, self.house.file)
        return Plan(Setup(len(players), options, own[0]), players, seed, own[1])

    def settings(self) -> Settings:
        """The settings that remember this plan as the last setup of its game."""
        return remembering(self._settings, self._spec, self.plan())

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self.setWindowTitle(self.tr("New game"))
        self._title.setText(render(self._spec.title))
        self._players.setText(self.tr("Players"))
        self._options_title.setText(self.tr("Options"))
        self._seed_title.setText(self.tr("Seed"))
        self._seed_help.setText(
            self.tr("The same seed deals the same cards to the same number of players.")
        )
        self.seed.setPlaceholderText(self.tr("Drawn by chance"))
        self.seed.setAccessibleName(self.tr("Seed"))
        self.cancel.setText(self.tr("Cancel"))
        self.play.setText(self.tr("Play"))
        for seat in self.seats:
            seat.retranslate()
        for option in self.options:
            option.retranslate()
        if self.house is not None:
            self.house.retranslate()
        for count in self.counts.buttons():
            words = self.tr("%n player(s)", "", self.counts.id(count))
            count.setAccessibleName(words)
            count.setToolTip(words)
        self._introduce(self._introduced)
        self._judge()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: whoever comes back from a text editor finds his file read anew."""
        super().changeEvent(event)
        back = event.type() == QEvent.Type.ActivationChange and self.isActiveWindow()
        if back and self.house is not None:
            self.house.refresh()

    def _taking_part(self) -> list["SeatRow"]:
        return self.seats[: self.counts.checkedId()]

    def _fill(self, last: Plan) -> None:
        self._drawn = random_seed()
        names = [player.name for player in last.players]
        level = next((p.level for p in reversed(last.players) if p.level), self._spec.levels[0].id)
        for row in self.seats:
            if row.seat < len(last.players):
                row.fill(last.players[row.seat])
                continue
            names.append(wizard(names))
            row.fill(Player(names[-1], level))
        self.counts.button(len(last.players)).setChecked(True)
        self._introduced = next((row.level() for row in self._taking_part() if row.level()), None)
        self._show_seats()

    def _show_seats(self) -> None:
        for row in self.seats:
            row.setVisible(row.seat < self.counts.checkedId())
        self._judge()

    def _judge(self) -> None:
        names = [row.player().name for row in self._taking_part()]
        same = len(set(names)) < len(names)
        self._problem.setText(self.tr("Two players have the same name.") if same else "")
        self._problem.setVisible(same)
        self.play.setEnabled(not same and (self.house is None or self.house.usable))

    def _introduce(self, level: Level | None) -> None:
        """Say what the level chosen last is like; it stays until another opponent is chosen."""
        if level is not None and level.about is not None:
            self._introduced = level
            words = {"level": render(level.title), "about": render(level.about)}
            text = self.tr("{level}: {about}")
            for name, value in words.items():
                text = text.replace("{" + name + "}", value)
            self._opponent.setText(text)

    def _lay_out(self) -> None:
        body = QWidget()
        body.setObjectName("clear")
        column = QVBoxLayout(body)
        column.setSpacing(style.scaled(10))
        column.setContentsMargins(*(style.scaled(m) for m in (28, 4, 28, 8)))
        column.addLayout(self._count_row())
        for row in self.seats:
            column.addWidget(row)
            row.on_change(self._judge)
            row.on_choice(self._introduce)
        column.addWidget(self._opponent)
        column.addWidget(self._problem)
        if self.options:
            column.addSpacing(style.scaled(8))
            column.addWidget(self._options_title)
        for option in self.options:
            column.addWidget(option)
        if self.house is not None:
            column.addSpacing(style.scaled(8))
            column.addWidget(self.house)
            self.house.on_change(self._judge)
        column.addSpacing(style.scaled(8))
        column.addWidget(self._seed_title)
        seed = QHBoxLayout()
        self.seed.setFixedWidth(style.scaled(220))
        seed.addWidget(self.seed)
        seed.addSpacing(style.scaled(10))
        seed.addWidget(self._seed_help, 1)
        column.addLayout(seed)
        column.addStretch()
        self.furnish(self._title, body, self.cancel, self.play)

    def _count_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(style.scaled(6))
        row.addWidget(self._players)
        row.addStretch()
        for seats in self._spec.seats:
            count = button("segment")
            count.setText(str(seats))
            count.setCheckable(True)
            self.counts.addButton(count, seats)
            row.addWidget(count)
        self.counts.idClicked.connect(lambda _: self._show_seats())
        return row
