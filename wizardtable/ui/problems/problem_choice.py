# SPDX-License-Identifier: MIT
"""The page of problems: shelves of small positions, with seals for solved and missed problems."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QVBoxLayout, QWidget

from wizardtable.core import catalog, override
from wizardtable.core.teaching.problem import DIFFICULTIES, ProblemEntry, ProblemFile
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.store.problem_results import Key, ProblemStanding
from wizardtable.ui.problems.position_pictures import PositionPictures
from wizardtable.ui.problems.problem_board import ProblemBoard, Shelf
from wizardtable.ui.problems.problem_sheet import DIFFICULTY_NAMES
from wizardtable.ui.problems.problem_tile import ProblemTile
from wizardtable.ui.style import appearance
from wizardtable.ui.style.fields import ComboBox
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.spoken_names import set_spoken_name
from wizardtable.ui.style.widgets import Dialog, button, label

ANY = ""
"""The data of a choice that filters nothing."""

_STATE_NAMES = {
    None: N_("problem", "Not tried yet"),
    True: N_("problem", "Solved"),
    False: N_("problem", "Not solved"),
}
"""The names of the results, by whether the last attempt solved the problem; None without
attempt."""

_NAME_PATTERN = N_("problem", "{number}. {title}")
_SPOKEN_PATTERN = N_("problem", "{name} · {difficulty} · {state}")
_SPOKEN_DAILY_PATTERN = N_("problem", "{shelf} · {game} · {difficulty} · {state}")
_SPOKEN_DUE_PATTERN = N_("problem", "{shelf} · {name} · {difficulty} · {state}")


class ProblemChoice(Dialog):
    """The dialog that offers the problems, five on a shelf.

    The first shelf has the problem of the day, of whichever game it is, and the problems of the
    chosen game to retry. The other shelves have the problems of that game by motif.

    Attributes:
        board: the shelves.
        daily_tile: the tile of the problem of the day.
        due_tiles: the tiles of the problems of the chosen game to retry today.
        game, motif, difficulty: the choices that filter the shelves.
        pictures: makes the pictures of the positions.

    Signals:
        problem_chosen(str, str, list): a problem was chosen, and the dialog closes; the id of the
            game, the id of the problem, and the keys of the problems to follow.
    """

    material = Material.FELT

    problem_chosen = Signal(str, str, object)

    def __init__(
        self,
        files: Mapping[str, ProblemFile],
        standings: Mapping[Key, ProblemStanding],
        daily_key: Key,
        due_keys: Sequence[Key],
        folder: Path,
        parent: QWidget | None = None,
        game: str = "",
        notice: Message | None = None,
    ) -> None:
        """Makes the dialog.

        Args:
            files: the problems by the id of their game; at least one game.
            standings: the results of the tried problems.
            daily_key: the key of the problem of the day.
            due_keys: the keys of the problems to retry today.
            folder: the folder of the pictures.
            parent: the parent widget.
            game: the id of the game to show first; "" for the game of the problem of the day.
            notice: what was wrong with the file of results; None if nothing was.
        """
        super().__init__(parent, 1130, 690)
        self._files, self._standings = files, standings
        self._daily_key, self._due_keys = daily_key, list(due_keys)
        self._notice = notice
        self._title = label(self, "title")
        body = QWidget(self)
        body.setObjectName("clear")
        self.game, self.motif, self.difficulty = (ComboBox(body) for _ in range(3))
        for game_id in files:
            self.game.addItem("", game_id)
        self.game.setCurrentIndex(max(0, self.game.findData(game or daily_key[0])))
        self._count = label(body, "soft")
        self._problem = label(body, "problem", wrap=True)
        self.pictures = PositionPictures(folder, files, self)
        self.board = ProblemBoard(body)
        self.pictures.picture_made.connect(self.board.update_tile)
        self.finished.connect(lambda _: self.pictures.stop())
        self.daily_tile = self._make_tile(daily_key, self._open_daily)
        self.due_tiles: list[ProblemTile] = []
        self._shelved: list[tuple[ProblemTile, int, ProblemEntry]] = []
        self._lay_out(body)
        self.close_ = button(self, "", self.reject)
        self.furnish(self._title, body, self.close_)
        self.game.currentIndexChanged.connect(lambda _: self._show_game())
        for choice in (self.motif, self.difficulty):
            choice.currentIndexChanged.connect(lambda _: self._fill_shelves())
        self._fill_choices()
        self.retranslate()

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
        rows.setContentsMargins(*(appearance.scaled(margin) for margin in (16, 6, 16, 4)))
        rows.setSpacing(appearance.scaled(8))
        rows.addLayout(choices)
        rows.addWidget(self._problem)
        rows.addWidget(self.board)
        rows.addWidget(self._count)
        rows.addStretch()

    def retranslate(self) -> None:
        """Puts all words into the current language."""
        self.setWindowTitle(render(N_("problem", "Problems")))
        self._title.setText(render(N_("problem", "Problems")))
        field_names = (N_("problem", "Game"), N_("problem", "Kind"), N_("problem", "Level"))
        for field_name, choice in zip(
            field_names, (self.game, self.motif, self.difficulty), strict=True
        ):
            set_spoken_name(choice, render(field_name))
        for index in range(self.game.count()):
            self.game.setItemText(index, render(catalog.get(self.game.itemData(index)).title))
        self._problem.setText("" if self._notice is None else render(self._notice))
        self._problem.setVisible(self._notice is not None)
        self.close_.setText(render(N_("problem", "Close")))
        self._retranslate_choices()
        self._fill_shelves()

    def shown_entries(self) -> list[ProblemEntry]:
        """Returns the problems of the chosen game, motif and difficulty, in the order of the
        shelves."""
        motif, difficulty = self.motif.currentData(), self.difficulty.currentData()
        entries = self._files[self.game.currentData()].entries
        kinds = list(dict.fromkeys(entry.motif for entry in entries))
        matches = (
            entry
            for entry in entries
            if motif in (ANY, entry.motif) and difficulty in (ANY, entry.difficulty)
        )
        return sorted(matches, key=lambda entry: kinds.index(entry.motif))

    @property
    def first_unsolved(self) -> ProblemTile | None:
        """The first visible problem that is not solved; else the first problem; None without
        problems."""
        tiles = self.board.tiles
        return next((tile for tile in tiles if tile.is_solved is not True), next(iter(tiles), None))

    def _is_solved(self, key: Key) -> bool | None:
        standing = self._standings.get(key)
        return None if standing is None else standing.is_solved

    def _make_tile(self, key: Key, act: Callable[[], None]) -> ProblemTile:
        entry = self._files[key[0]].entry(key[1])
        difficulty = 0 if entry is None else entry.difficulty
        picture_path = self.pictures.picture_path
        tile = ProblemTile(key, difficulty, self._is_solved(key), picture_path, self.board)
        tile.clicked.connect(lambda _=False: act())
        return tile

    def _show_game(self) -> None:
        self._fill_choices()
        self._retranslate_choices()
        self._fill_shelves()

    def _fill_choices(self) -> None:
        """Fills the choices with the motifs and difficulties of the game."""
        file = self._files[self.game.currentData()]
        for choice in (self.motif, self.difficulty):
            choice.blockSignals(True)
            choice.clear()
            choice.addItem("", ANY)
        for motif in dict.fromkeys(entry.motif for entry in file.entries):
            self.motif.addItem("", motif)
        for difficulty in DIFFICULTIES:
            if any(entry.difficulty == difficulty for entry in file.entries):
                self.difficulty.addItem("", difficulty)
        for choice in (self.motif, self.difficulty):
            choice.setCurrentIndex(0)
            choice.blockSignals(False)

    def _motif_titles(self) -> dict[str, Message]:
        problem_set = catalog.get(self.game.currentData()).problems
        return (
            {} if problem_set is None else {motif.id: motif.title for motif in problem_set.motifs}
        )

    def _retranslate_choices(self) -> None:
        titles = self._motif_titles()
        self.motif.setItemText(0, render(N_("problem", "All kinds")))
        self.difficulty.setItemText(0, render(N_("problem", "All levels")))
        for index in range(1, self.motif.count()):
            self.motif.setItemText(index, render(titles[self.motif.itemData(index)]))
        for index in range(1, self.difficulty.count()):
            self.difficulty.setItemText(
                index, render(DIFFICULTY_NAMES[self.difficulty.itemData(index)])
            )

    def _fill_shelves(self) -> None:
        """Fills the shelves with the shown problems."""
        game, titles = self.game.currentData(), self._motif_titles()
        numbers = {entry.id: number for number, entry in enumerate(self._files[game].entries, 1)}
        daily_title = render(N_("problem", "Problem of the day"))
        retry_title = render(N_("problem", "Problems to retry"))
        self._set_daily_words(daily_title)
        self.due_tiles = []
        for key in self._due_keys_shown():
            tile = self._make_tile(key, partial(self._open_due, key))
            self._set_words(tile, titles, numbers, retry_title)
            self.due_tiles.append(tile)
        nothing_due = N_("problem", "{game}: nothing to retry today")
        nothing_words = render(nothing_due.of(game=catalog.get(game).title))
        shelves = [
            Shelf(daily_title, [self.daily_tile], is_short=True),
            Shelf(retry_title, self.due_tiles, True, nothing_words),
        ]
        shown_entries, total_solved = self.shown_entries(), 0
        for motif in dict.fromkeys(entry.motif for entry in shown_entries):
            entries = [entry for entry in shown_entries if entry.motif == motif]
            tiles = []
            for entry in entries:
                key = game, entry.id
                tile = self._make_tile(key, partial(self._open_shown, key))
                self._set_words(tile, titles, numbers)
                tiles.append(tile)
            solved_count = sum(tile.is_solved is True for tile in tiles)
            total_solved += solved_count
            title_pattern = N_("problem", "{title}: {solved} of {count} solved")
            title_words = title_pattern.of(
                title=titles[motif], solved=solved_count, count=len(tiles)
            )
            shelves.append(Shelf(render(title_words), tiles))
        self.board.show_shelves(shelves)
        self.board.set_tab_target(self.first_unsolved)
        total_pattern = N_("problem", "Problems solved: {solved} of {count}")
        self._count.setText(render(total_pattern.of(solved=total_solved, count=len(shown_entries))))

    def _due_keys_shown(self) -> list[Key]:
        return [key for key in self._due_keys if key[0] == self.game.currentData()]

    def _set_words(
        self,
        tile: ProblemTile,
        titles: Mapping[str, Message],
        numbers: Mapping[str, int],
        shelf: str = "",
    ) -> None:
        """Gives a tile of the chosen game the words that name its problem.

        Args:
            tile: the tile.
            titles: the titles of the game's motifs by id.
            numbers: the numbers of the game's problems by id.
            shelf: the title of the shelf; "" for a shelf of a motif.
        """
        entry = self._files[tile.key[0]].entry(tile.key[1])
        if entry is None:
            return
        name = _NAME_PATTERN.of(number=numbers[entry.id], title=titles[entry.motif])
        difficulty, state = DIFFICULTY_NAMES[entry.difficulty], _STATE_NAMES[tile.is_solved]
        pattern = _SPOKEN_DUE_PATTERN.of(shelf=shelf) if shelf else _SPOKEN_PATTERN
        spoken = pattern.of(name=name, difficulty=difficulty, state=state)
        tile.set_words(render(name), render(difficulty), render(spoken))

    def _set_daily_words(self, shelf: str) -> None:
        game, problem = self._daily_key
        entry = self._files[game].entry(problem)
        level = "" if entry is None else render(DIFFICULTY_NAMES[entry.difficulty])
        title = catalog.get(game).title
        state = _STATE_NAMES[self.daily_tile.is_solved]
        spoken = _SPOKEN_DAILY_PATTERN.of(shelf=shelf, game=title, difficulty=level, state=state)
        self.daily_tile.set_words(render(title), level, render(spoken))

    def _open_shown(self, key: Key) -> None:
        keys = [(key[0], entry.id) for entry in self.shown_entries()]
        place = keys.index(key)
        self._open_problem(key, keys[place + 1 :] + keys[:place])

    def _open_daily(self) -> None:
        game, problem = self._daily_key
        ids = [entry.id for entry in self._files[game].entries if entry.id != problem]
        self._open_problem(self._daily_key, [(game, entry_id) for entry_id in ids])

    def _open_due(self, key: Key) -> None:
        keys = self._due_keys_shown()
        place = keys.index(key)
        self._open_problem(key, keys[place + 1 :] + keys[:place])

    def _open_problem(self, key: Key, following: Sequence[Key]) -> None:
        self.accept()
        self.problem_chosen.emit(*key, list(following))

    @override
    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Gives the keyboard focus to the first problem that is not solved."""
        super().showEvent(event)
        if self.first_unsolved is not None:
            self.first_unsolved.setFocus()
