# SPDX-License-Identifier: MIT
"""The page of problems: by game, kind and difficulty, with what was solved and missed."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import catalog
from wizardtable.core.teaching.problem import DIFFICULTIES, ProblemEntry, ProblemFile
from wizardtable.core.text import N_, NN_, Message
from wizardtable.play.translate import labelled, render
from wizardtable.store.problem_results import Key, ProblemStanding
from wizardtable.ui.problems.problem_sheet import DIFFICULTY
from wizardtable.ui.style import appearance
from wizardtable.ui.style.fields import ComboBox
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.spoken_names import call
from wizardtable.ui.style.touch_scrolling import scroll_by_touch
from wizardtable.ui.style.widgets import Dialog, Panel, button, label

KEY = Qt.ItemDataRole.UserRole
"""The role under which a row keeps the id of its problem."""

BESIDE = 660
"""Pixels at 100 % of a dialog in which the two panels have room beside each other."""

ALL = ""
"""What a choice holds that leaves nothing out."""

_STATES = {
    None: ("untried", N_("problem", "Not tried yet")),
    True: ("solved", N_("problem", "Solved")),
    False: ("missed", N_("problem", "Not solved")),
}
"""By how a problem went the last time: its mark, and what it means."""

_ROW = N_("problem", "{number}. {title} · {difficulty} · {state}")


class ProblemChoice(Dialog):
    """Offers the problems.

    Attributes:
        list: the problems that are shown.
        daily, repeat: the problem of the day, and those that come again.

    Signals:
        chosen(str, str, list): a game, the id of a problem, and the keys of those that follow it;
            the dialog is closed then.
    """

    material = Material.FELT

    chosen = Signal(str, str, object)

    def __init__(
        self,
        files: Mapping[str, ProblemFile],
        standings: Mapping[Key, ProblemStanding],
        daily: Key,
        waiting: Sequence[Key],
        parent: QWidget | None = None,
        game: str = "",
        notice: Message | None = None,
    ) -> None:
        """`files` are the problems by game, of at least one; `waiting` are to come again; `game`
        is shown first, by default that of the problem of the day; `notice` is what was wrong with
        the file of results."""
        super().__init__(parent, 760, 620)
        self._files, self._standings = files, standings
        self._daily, self._waiting = daily, list(waiting)
        self._reason = notice
        self._title = label(self, "title")
        body = QWidget(self)
        body.setObjectName("clear")
        self.daily = button(body, "", self._open_daily, "day")
        self.repeat = button(body, "", self._open_waiting, "replay")
        self._daily_title, self._daily_words = label(body, "heading"), label(body, "", wrap=True)
        self._repeat_title, self._repeat_words = label(body, "heading"), label(body, "", wrap=True)
        self.game, self.motif, self.difficulty = (ComboBox(body) for _ in range(3))
        for game_id in files:
            self.game.addItem("", game_id)
        self.game.setCurrentIndex(max(0, self.game.findData(game or daily[0])))
        self._heads = [label(body, "soft") for _ in range(3)]
        self._count = label(body, "soft", wrap=True)
        self._problem = label(body, "problem", wrap=True)
        self.list = QListWidget(body)
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumHeight(appearance.scaled(150))
        scroll_by_touch(self.list)
        self._lay_out(body)
        self.close_ = button(self, "", self.reject)
        self.solve = button(self, "primary", self._open_selected)
        self.solve.setDefault(True)
        self.furnish(self._title, body, self.close_, self.solve)
        self.game.currentIndexChanged.connect(lambda _: self._choose_game())
        for choice in (self.motif, self.difficulty):
            choice.currentIndexChanged.connect(lambda _: self._fill())
        self.list.itemActivated.connect(lambda _: self._open_selected())
        self._choose_game()
        self.retranslate()
        self.list.setFocus()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self.setWindowTitle(render(N_("problem", "Problems")))
        self._title.setText(render(N_("problem", "Problems")))
        game = catalog.get(self._daily[0]).title
        state = _STATES[self._went(self._daily)][1]
        words = N_("problem", "{game} · {state}").of(game=game, state=state)
        self._daily_title.setText(render(N_("problem", "Problem of the day")))
        self._daily_words.setText(render(words))
        self.daily.setText(render(N_("problem", "Solve")))
        waiting = len(self._waiting)
        self._repeat_title.setText(render(N_("problem", "Problems to retry")))
        said = NN_("problem", "%n to retry today", "", waiting)
        self._repeat_words.setText(
            render(said if waiting else N_("problem", "Nothing to retry today"))
        )
        self.repeat.setText(render(N_("problem", "Retry")))
        self.repeat.setEnabled(bool(waiting))
        for made, title, below in (
            (self.daily, self._daily_title, self._daily_words),
            (self.repeat, self._repeat_title, self._repeat_words),
        ):
            made.setAccessibleName(labelled(made.text(), title.text()))
            made.setAccessibleDescription(below.text())
        heads = (N_("problem", "Game"), N_("problem", "Kind"), N_("problem", "Level"))
        choices = (self.game, self.motif, self.difficulty)
        for head, title_, choice in zip(self._heads, heads, choices, strict=True):
            head.setText(render(title_))
            call(choice, render(title_))
        for index in range(self.game.count()):
            self.game.setItemText(index, render(catalog.get(self.game.itemData(index)).title))
        self._problem.setText("" if self._reason is None else render(self._reason))
        self._problem.setVisible(self._reason is not None)
        self.close_.setText(render(N_("problem", "Close")))
        self.solve.setText(render(N_("problem", "Solve")))
        self.list.setAccessibleName(self._title.text())
        self._name_choices()
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: in less room the two panels lie one above the other."""
        super().resizeEvent(event)
        beside = self.width() >= appearance.scaled(BESIDE)
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if hasattr(self, "_top") and self._top.direction() != way:
            self._top.setDirection(way)

    def shown(self) -> list[ProblemEntry]:
        """The problems of the chosen game, kind and difficulty."""
        motif, difficulty = self.motif.currentData(), self.difficulty.currentData()
        return [
            entry
            for entry in self._files[self.game.currentData()].entries
            if motif in (ALL, entry.motif) and difficulty in (ALL, entry.difficulty)
        ]

    def _went(self, key: Key) -> bool | None:
        standing = self._standings.get(key)
        return None if standing is None else standing.solved

    def _choose_game(self) -> None:
        """Offer the kinds of problems that the game has."""
        file = self._files[self.game.currentData()]
        for choice in (self.motif, self.difficulty):
            choice.blockSignals(True)
            choice.clear()
            choice.addItem("", ALL)
        for motif in dict.fromkeys(entry.motif for entry in file.entries):
            self.motif.addItem("", motif)
        for difficulty in DIFFICULTIES:
            if any(entry.difficulty == difficulty for entry in file.entries):
                self.difficulty.addItem("", difficulty)
        for choice in (self.motif, self.difficulty):
            choice.setCurrentIndex(0)
            choice.blockSignals(False)
        self._name_choices()
        self._fill()

    def _titles(self) -> dict[str, Message]:
        known = catalog.get(self.game.currentData()).problems
        return {} if known is None else {motif.id: motif.title for motif in known.motifs}

    def _name_choices(self) -> None:
        titles = self._titles()
        self.motif.setItemText(0, render(N_("problem", "All kinds")))
        self.difficulty.setItemText(0, render(N_("problem", "All levels")))
        for index in range(1, self.motif.count()):
            self.motif.setItemText(index, render(titles[self.motif.itemData(index)]))
        for index in range(1, self.difficulty.count()):
            self.difficulty.setItemText(index, render(DIFFICULTY[self.difficulty.itemData(index)]))

    def _fill(self) -> None:
        """List what is shown, the first one not yet solved selected."""
        game, titles = self.game.currentData(), self._titles()
        places = {entry.id: place for place, entry in enumerate(self._files[game].entries, 1)}
        self.list.clear()
        first = -1
        solved = 0
        for row, entry in enumerate(self.shown()):
            went = self._went((game, entry.id))
            mark, state = _STATES[went]
            words = _ROW.of(
                number=places[entry.id],
                title=titles[entry.motif],
                difficulty=DIFFICULTY[entry.difficulty],
                state=state,
            )
            item = QListWidgetItem(icon(mark), render(words))
            item.setData(KEY, entry.id)
            self.list.addItem(item)
            solved += went is True
            if first < 0 and went is not True:
                first = row
        self.list.setIconSize(QSize(appearance.scaled(18), appearance.scaled(18)))
        self.list.setCurrentRow(max(first, 0))
        count = N_("problem", "Problems solved: {solved} of {count}")
        self._count.setText(render(count.of(solved=solved, count=self.list.count())))

    def _open_selected(self) -> None:
        item = self.list.currentItem()
        if item is None:
            return
        game, ids = self.game.currentData(), [entry.id for entry in self.shown()]
        place = ids.index(item.data(KEY))
        self._open((game, ids[place]), [(game, one) for one in ids[place + 1 :] + ids[:place]])

    def _open_daily(self) -> None:
        game, problem = self._daily
        ids = [entry.id for entry in self._files[game].entries if entry.id != problem]
        self._open(self._daily, [(game, one) for one in ids])

    def _open_waiting(self) -> None:
        if self._waiting:
            self._open(self._waiting[0], self._waiting[1:])

    def _open(self, key: Key, following: Sequence[Key]) -> None:
        self.accept()
        self.chosen.emit(*key, list(following))

    def _lay_out(self, body: QWidget) -> None:
        self._top = top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        top.setSpacing(appearance.scaled(12))
        for title, words, made in (
            (self._daily_title, self._daily_words, self.daily),
            (self._repeat_title, self._repeat_words, self.repeat),
        ):
            panel = Panel(body)
            for part in (title, words, made):
                part.setParent(panel)
            row = QHBoxLayout(panel)
            row.setContentsMargins(*(appearance.scaled(m) for m in (16, 12, 14, 12)))
            said = QVBoxLayout()
            said.setSpacing(appearance.scaled(2))
            said.addWidget(title)
            said.addWidget(words)
            row.addLayout(said, 1)
            row.addWidget(made)
            top.addWidget(panel, 1)
        choices = QGridLayout()
        choices.setHorizontalSpacing(appearance.scaled(12))
        choices.setVerticalSpacing(appearance.scaled(3))
        for column, (head, choice) in enumerate(
            zip(self._heads, (self.game, self.motif, self.difficulty), strict=True)
        ):
            head.setBuddy(choice)
            choice.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            choice.setMinimumContentsLength(8)
            choices.addWidget(head, 0, column)
            choices.addWidget(choice, 1, column)
            choices.setColumnStretch(column, 1)
        rows = QVBoxLayout(body)
        rows.setContentsMargins(*(appearance.scaled(m) for m in (22, 8, 22, 4)))
        rows.setSpacing(appearance.scaled(10))
        rows.addLayout(top)
        rows.addLayout(choices)
        rows.addWidget(self.list, 1)
        rows.addWidget(self._count)
        rows.addWidget(self._problem)
