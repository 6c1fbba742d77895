# SPDX-License-Identifier: MIT
"""The table of a game on a floor of the tower: who plays, what is special, what brings stars."""

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
    """One of the tables of a floor.

    Signals:
        wanted(str): the table of this game is to be played.
    """

    wanted = Signal(str)

    def __init__(
        self, table: TowerTable, won: int, *, is_open: bool, parent: QWidget | None = None
    ) -> None:
        """`won` has a bit for each star that was won."""
        super().__init__(parent, corners=False)
        self.game = table.game
        self._table, self._won = table, won
        self._spec = catalog.get(table.game)
        self._title = label(self, "heading", wrap=True)
        self._people = label(self, "", wrap=True)
        self._special = label(self, "soft", wrap=True)
        self._goals = [label(self, "", wrap=True) for _ in table.goals]
        self.play = button(self, "primary" if is_open else "", self._ask)
        self.play.setEnabled(is_open)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.play)
        goals = QGridLayout()
        goals.setHorizontalSpacing(appearance.scaled(8))
        goals.setVerticalSpacing(appearance.scaled(2))
        for place, words in enumerate(self._goals):
            mark = StarMark("full" if won >> place & 1 else "empty", self)
            goals.addWidget(mark, place, 0, Qt.AlignmentFlag.AlignTop)
            goals.addWidget(words, place, 1)
        goals.setColumnStretch(1, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*(appearance.scaled(m) for m in (16, 10, 16, 12)))
        whole.setSpacing(appearance.scaled(5))
        whole.addLayout(head)
        whole.addWidget(self._people)
        whole.addWidget(self._special)
        whole.addLayout(goals)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._title.setText(render(self._spec.title))
        told = render(N_("FloorCard", "{name}, {level}"))
        people = [
            told.replace("{name}", one.name).replace(
                "{level}", render(self._spec.level(one.level).title)
            )
            for one in self._table.players
            if one.level is not None
        ]
        self._people.setText(" · ".join(people))
        special = [
            render(option.title)
            for option in self._spec.options
            if self._table.setup.option(option.id, False)
        ]
        if self._table.is_unaided:
            special.append(render(N_("FloorCard", "No undo and no help")))
        self._special.setText(" · ".join(special))
        self._special.setVisible(bool(special))
        keeper = tower_floor.keeper(self._table.floor)
        for words, goal in zip(self._goals, self._table.goals, strict=True):
            words.setText(render(goal.sentence(keeper)))
        self.play.setText(render(N_("FloorCard", "Play")))
        self.play.setAccessibleDescription(self._title.text())
        won, open_ = (
            render(N_("FloorCard", "Star won: {goal}")),
            render(N_("FloorCard", "Star to win: {goal}")),
        )
        goals = [
            (won if self._won >> place & 1 else open_).replace("{goal}", words.text())
            for place, words in enumerate(self._goals)
        ]
        heard = [self._people.text(), self._special.text()]
        said = ". ".join(one.removesuffix(".") for one in (*heard, *goals) if one)
        self.be_heard(self._title.text(), f"{said}.")

    def _ask(self) -> None:
        self.wanted.emit(self.game)
