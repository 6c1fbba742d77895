# SPDX-License-Identifier: MIT
"""The card of a table on a floor of the tower: opponents, special rules and goals."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from wizardtable.core import catalog
from wizardtable.core.arranged import tower_floor
from wizardtable.core.arranged.tower_floor import TowerTable
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui.match.star_mark import StarMark
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import Panel, button, label


class FloorCard(Panel):
    """The card of one game's table on a floor.

    Attributes:
        game: the id of the game.
        play: the button that plays the table.

    Signals:
        play_requested(str): the player wants to play the table of this game.
    """

    play_requested = Signal(str)

    def __init__(
        self, table: TowerTable, won_bits: int, *, is_open: bool, parent: QWidget | None = None
    ) -> None:
        """Makes the card.

        Args:
            table: the table.
            won_bits: the won stars; bit n stands for the goal with index n.
            is_open: whether the table may be played.
            parent: the parent widget.
        """
        super().__init__(parent, corners=False)
        self.game = table.game
        self._table, self._won_bits = table, won_bits
        self._spec = catalog.get(table.game)
        self._title = label(self, "heading", wrap=True)
        self._opponents = label(self, "", wrap=True)
        self._special_rules = label(self, "soft", wrap=True)
        self._goals = [label(self, "", wrap=True) for _ in table.goals]
        self.play = button(self, "primary" if is_open else "", self._request_play)
        self.play.setEnabled(is_open)
        title_row = QHBoxLayout()
        title_row.addWidget(self._title, 1)
        title_row.addWidget(self.play)
        goals = QGridLayout()
        goals.setHorizontalSpacing(appearance.scaled(8))
        goals.setVerticalSpacing(appearance.scaled(2))
        for index, goal_label in enumerate(self._goals):
            mark = StarMark("full" if won_bits >> index & 1 else "empty", self)
            goals.addWidget(mark, index, 0, Qt.AlignmentFlag.AlignTop)
            goals.addWidget(goal_label, index, 1)
        goals.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(appearance.scaled(margin) for margin in (16, 10, 16, 12)))
        column.setSpacing(appearance.scaled(5))
        column.addLayout(title_row)
        column.addWidget(self._opponents)
        column.addWidget(self._special_rules)
        column.addLayout(goals)

    def retranslate(self) -> None:
        """Puts all words into the current language."""
        self._title.setText(render(self._spec.title))
        name_and_level = N_("FloorCard", "{name}, {level}")
        people = [
            render(name_and_level.of(name=player.name, level=self._spec.level(player.level).title))
            for player in self._table.players
            if player.level is not None
        ]
        self._opponents.setText(" · ".join(people))
        special_rules = [
            render(option.title)
            for option in self._spec.options
            if self._table.setup.option(option.id, False)
        ]
        if self._table.is_unaided:
            special_rules.append(render(N_("FloorCard", "No undo and no help")))
        self._special_rules.setText(" · ".join(special_rules))
        self._special_rules.setVisible(bool(special_rules))
        keeper = tower_floor.keeper(self._table.floor)
        for line, goal in zip(self._goals, self._table.goals, strict=True):
            line.setText(render(goal.sentence(keeper)))
        self.play.setText(render(N_("FloorCard", "Play")))
        self.play.setAccessibleDescription(self._title.text())
        won, still_open = (
            N_("FloorCard", "Star won: {goal}"),
            N_("FloorCard", "Star to win: {goal}"),
        )
        goals = [
            render((won if self._won_bits >> index & 1 else still_open).of(goal=words.text()))
            for index, words in enumerate(self._goals)
        ]
        descriptions = [self._opponents.text(), self._special_rules.text()]
        spoken = ". ".join(part.removesuffix(".") for part in (*descriptions, *goals) if part)
        self.be_heard(self._title.text(), f"{spoken}.")

    def _request_play(self) -> None:
        self.play_requested.emit(self.game)
