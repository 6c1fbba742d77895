# SPDX-License-Identifier: MIT
"""The page of problems: shelves of small positions, with what was solved and missed."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QVBoxLayout, QWidget

from wizardtable.core import catalog
from wizardtable.core.teaching.problem import DIFFICULTIES, ProblemEntry, ProblemFile
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.store.problem_results import Key, ProblemStanding
from wizardtable.ui.problems.position_pictures import PositionPictures
from wizardtable.ui.problems.problem_board import ProblemBoard, Shelf
from wizardtable.ui.problems.problem_sheet import DIFFICULTY
from wizardtable.ui.problems.problem_tile import ProblemTile
from wizardtable.ui.style import appearance
from wizardtable.ui.style.fields import ComboBox
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.spoken_names import call
from wizardtable.ui.style.widgets import Dialog, button, label

ALL = ""
"""What a choice holds that leaves nothing out."""

_STATES = {
    None: N_("problem", "Not tried yet"),
    True: N_("problem", "Solved"),
    False: N_("problem", "Not solved"),
}
"""By how a problem went the last time: what its seal means."""

_NAME = N_("problem", "{number}. {title}")
_HEARD = N_("problem", "{name} · {difficulty} · {state}")
_FIRST_HEARD = N_("problem", "{shelf} · {game} · {difficulty} · {state}")


class ProblemChoice(Dialog):
    """Offers the problems, five on a shelf: the one of the day and those that come again first,
    then those of a game by kind.

    Attributes:
        board: all shelves.
        daily: the problem of the day; `waiting`: those that come again, as far as there is room.
        pictures: makes the pictures of the positions.

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
        folder: Path,
        parent: QWidget | None = None,
        game: str = "",
        notice: Message | None = None,
    ) -> None:
        """`files` are the problems by game, of at least one; `waiting` are to come again; `folder`
        keeps the pictures; `game` is shown first, by default that of the problem of the day;
        `notice` is what was wrong with the file of results."""
        super().__init__(parent, 1130, 690)
        self._files, self._standings = files, standings
        self._daily, self._waiting = daily, list(waiting)
        self._reason = notice
        self._title = label(self, "title")
        body = QWidget(self)
        body.setObjectName("clear")
        self.game, self.motif, self.difficulty = (ComboBox(body) for _ in range(3))
        for game_id in files:
            self.game.addItem("", game_id)
        self.game.setCurrentIndex(max(0, self.game.findData(game or daily[0])))
        self._count = label(body, "soft")
        self._problem = label(body, "problem", wrap=True)
        self.pictures = PositionPictures(folder, files, self)
        self.board = ProblemBoard(body)
        self.pictures.made.connect(self.board.update_tile)
        self.finished.connect(lambda _: self.pictures.stop())
        self.daily = self._tile(daily, self._open_daily)
        self.waiting = [self._tile(key, partial(self._open_waiting, key)) for key in waiting]
        self._shelved: list[tuple[ProblemTile, int, ProblemEntry]] = []
        self._lay_out(body)
        self.close_ = button(self, "", self.reject)
        self.furnish(self._title, body, self.close_)
        self.game.currentIndexChanged.connect(lambda _: self._choose_game())
        for choice in (self.motif, self.difficulty):
            choice.currentIndexChanged.connect(lambda _: self._fill())
        self._offer_kinds()
        self.retranslate()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self.setWindowTitle(render(N_("problem", "Problems")))
        self._title.setText(render(N_("problem", "Problems")))
        heads = (N_("problem", "Game"), N_("problem", "Kind"), N_("problem", "Level"))
        for head, choice in zip(heads, (self.game, self.motif, self.difficulty), strict=True):
            call(choice, render(head))
        for index in range(self.game.count()):
            self.game.setItemText(index, render(catalog.get(self.game.itemData(index)).title))
        self._problem.setText("" if self._reason is None else render(self._reason))
        self._problem.setVisible(self._reason is not None)
        self.close_.setText(render(N_("problem", "Close")))
        self._name_choices()
        self._fill()

    def shown(self) -> list[ProblemEntry]:
        """The problems of the chosen game, kind and difficulty, shelf by shelf."""
        motif, difficulty = self.motif.currentData(), self.difficulty.currentData()
        entries = self._files[self.game.currentData()].entries
        kinds = list(dict.fromkeys(entry.motif for entry in entries))
        found = (
            entry
            for entry in entries
            if motif in (ALL, entry.motif) and difficulty in (ALL, entry.difficulty)
        )
        return sorted(found, key=lambda entry: kinds.index(entry.motif))

    @property
    def offered(self) -> ProblemTile | None:
        """The first problem that is not solved yet, that of the day before all others."""
        tiles = self.board.tiles
        return next((tile for tile in tiles if tile.solved is not True), next(iter(tiles), None))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Qt: the keyboard begins at what is offered."""
        super().showEvent(event)
        if self.offered is not None:
            self.offered.setFocus()

    def _went(self, key: Key) -> bool | None:
        standing = self._standings.get(key)
        return None if standing is None else standing.is_solved

    def _tile(self, key: Key, act: Callable[[], None]) -> ProblemTile:
        entry = self._files[key[0]].entry(key[1])
        difficulty = 0 if entry is None else entry.difficulty
        path = self.pictures.path
        tile = ProblemTile(key, difficulty, self._went(key), path, self.board)
        tile.clicked.connect(lambda _=False: act())
        return tile

    def _choose_game(self) -> None:
        self._offer_kinds()
        self._name_choices()
        self._fill()

    def _offer_kinds(self) -> None:
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
        """Put what is shown on the shelves."""
        game, titles = self.game.currentData(), self._titles()
        numbers = {entry.id: number for number, entry in enumerate(self._files[game].entries, 1)}
        first = render(N_("problem", "Problem of the day"))
        again = render(N_("problem", "Problems to retry"))
        self._tell_first(self.daily, first)
        for tile in self.waiting:
            self._tell_first(tile, again)
        shelves = [
            Shelf(first, [self.daily], short=True),
            Shelf(again, self.waiting, True, render(N_("problem", "Nothing to retry today"))),
        ]
        shown, solved = self.shown(), 0
        for motif in dict.fromkeys(entry.motif for entry in shown):
            entries = [entry for entry in shown if entry.motif == motif]
            tiles = []
            for entry in entries:
                key = game, entry.id
                tile = self._tile(key, partial(self._open_shown, key))
                name = _NAME.of(number=numbers[entry.id], title=titles[motif])
                difficulty, state = DIFFICULTY[entry.difficulty], _STATES[tile.solved]
                heard = _HEARD.of(name=name, difficulty=difficulty, state=state)
                tile.tell(render(name), render(difficulty), render(heard))
                tiles.append(tile)
            done = sum(tile.solved is True for tile in tiles)
            solved += done
            head = N_("problem", "{title}: {solved} of {count} solved")
            told = head.of(title=titles[motif], solved=done, count=len(tiles))
            shelves.append(Shelf(render(told), tiles))
        self.board.show_shelves(shelves)
        self.board.choose(self.offered)
        count = N_("problem", "Problems solved: {solved} of {count}")
        self._count.setText(render(count.of(solved=solved, count=len(shown))))

    def _tell_first(self, tile: ProblemTile, shelf: str) -> None:
        game, problem = tile.key
        entry = self._files[game].entry(problem)
        level = "" if entry is None else render(DIFFICULTY[entry.difficulty])
        title = catalog.get(game).title
        state = _STATES[tile.solved]
        heard = _FIRST_HEARD.of(shelf=shelf, game=title, difficulty=level, state=state)
        tile.tell(render(title), level, render(heard))

    def _open_shown(self, key: Key) -> None:
        keys = [(key[0], entry.id) for entry in self.shown()]
        place = keys.index(key)
        self._open(key, keys[place + 1 :] + keys[:place])

    def _open_daily(self) -> None:
        game, problem = self._daily
        ids = [entry.id for entry in self._files[game].entries if entry.id != problem]
        self._open(self._daily, [(game, one) for one in ids])

    def _open_waiting(self, key: Key) -> None:
        place = self._waiting.index(key)
        self._open(key, self._waiting[place + 1 :] + self._waiting[:place])

    def _open(self, key: Key, following: Sequence[Key]) -> None:
        self.accept()
        self.chosen.emit(*key, list(following))

    def _lay_out(self, body: QWidget) -> None:
        choices = QGridLayout()
        choices.setHorizontalSpacing(appearance.scaled(12))
        choices.setVerticalSpacing(appearance.scaled(6))
        for column, choice in enumerate((self.game, self.motif, self.difficulty)):
            choice.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            choice.setMinimumContentsLength(8)
            choices.addWidget(choice, 0, column)
            choices.setColumnStretch(column, 1)
        rows = QVBoxLayout(body)
        rows.setContentsMargins(*(appearance.scaled(m) for m in (16, 6, 16, 4)))
        rows.setSpacing(appearance.scaled(8))
        rows.addLayout(choices)
        rows.addWidget(self._problem)
        rows.addWidget(self.board)
        rows.addWidget(self._count)
        rows.addStretch()
